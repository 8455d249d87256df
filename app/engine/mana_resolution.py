"""A mana ability resolves: at once, with what it sets off, and with what notably had no part in it (605.3b, 106.12)."""

from __future__ import annotations

from dataclasses import dataclass

from app.engine.mana_abilities import taps_for_mana
from app.engine.patterns import fit, parts_fit
from app.engine.run import Run
from app.engine.scene import Scene
from app.engine.statements import follow
from app.engine.trace import Literally
from app.engine.triggers import resolve_mana_triggers
from app.game.events import AbilityActivated, ManaAdded
from app.game.objects import ObjectId, PlayerId
from app.vocabulary.abilities import Activated
from app.vocabulary.events import TappedForMana
from app.vocabulary.statics import Replacement


@dataclass(frozen=True, slots=True)
class _Watcher:
    """Something that waits for this permanent to be tapped for mana by this player."""

    source: ObjectId
    you: PlayerId
    event: TappedForMana


def resolve_mana_ability(run: Run, ability: Activated, scene: Scene, watching: Watching) -> None:
    """A mana ability resolves at once (605.3b), then the triggered mana abilities it set off (605.4a)."""
    run.record(AbilityActivated(scene.you, scene.source, None, ability))
    scene.by_tapping = taps_for_mana(ability)
    before = len(run.log)
    run.trace.note("605.3b", "{source}'s mana ability resolves immediately, without the stack.", source=scene.source)
    if scene.by_tapping:
        with run.trace.under(
            "106.12",
            "{source} is tapped for mana: {symbol} is in the cost of a mana ability.",
            source=scene.source,
            symbol=Literally("{T}"),
        ):
            follow(run, ability.effect, scene)
    else:
        follow(run, ability.effect, scene)
    made = [event for event in run.log[before:] if isinstance(event, ManaAdded)]
    watching.explain_what_did_not_apply(run, scene, made)
    if run.simulated:
        return
    added = len(run.log)
    resolve_mana_triggers(run)
    further = [event for event in run.log[added:] if isinstance(event, ManaAdded)]
    watching.explain_what_was_left_alone(run, scene, further)


class Watching:
    """Whose triggers, and whose replacement effects, concern a player tapping a permanent for mana."""

    def __init__(self, run: Run, player: PlayerId, permanent: ObjectId) -> None:
        parts = {"by": player, "what": permanent}
        view, sight = run.view, run.sight

        def concerned(found: _Watcher) -> bool:
            return parts_fit(found.event, parts, sight, Scene(found.you, found.source))

        triggers = (
            _Watcher(row.id, row.controller, ability.event)
            for row, _, ability in view.triggers.get(TappedForMana, ())
            if row.controller is not None and isinstance(ability.event, TappedForMana)
        )
        replacements = (
            _Watcher(row.id, row.controller, static.rule.event)
            for row, _, static in view.replacements.get(TappedForMana, ())
            if row.controller is not None
            and isinstance(static.rule, Replacement)
            and isinstance(static.rule.event, TappedForMana)
        )
        self.triggers = [found for found in triggers if concerned(found)]
        self.replacements = [found for found in replacements if concerned(found)]

    def explain_what_did_not_apply(self, run: Run, scene: Scene, made: list[ManaAdded]) -> None:
        """Note what would have had a part, had {T} been in the cost, or had mana of that type and amount been made."""
        if not scene.by_tapping:
            for it in (*self.triggers, *self.replacements):
                run.trace.note(
                    "106.12",
                    "{watcher} has no part in this: the ability has no {symbol} in its cost, so {source} isn't tapped "
                    "for mana.",
                    watcher=it.source,
                    source=scene.source,
                    symbol=Literally("{T}"),
                )
        elif not made:
            for it in self.triggers:
                run.trace.note("106.12a", "{watcher} doesn't trigger: no mana was produced.", watcher=it.source)
        else:
            self._explain_types_and_amounts(run, made)

    def _explain_types_and_amounts(self, run: Run, made: list[ManaAdded]) -> None:
        for it in self.triggers:
            if not any(_fits(run, it, event) for event in made):
                run.trace.note(
                    "106.12a",
                    "{watcher} doesn't trigger: {mana} is not the mana it waits for.",
                    watcher=it.source,
                    mana=tuple(unit for event in made for unit in event.mana),
                )
        for it in self.replacements:
            if it.event.amount is not None and not any(_fits(run, it, event) for event in made):
                run.trace.note(
                    "106.12b",
                    "{watcher} doesn't apply to {mana}: that is not the type or amount it names.",
                    watcher=it.source,
                    mana=tuple(unit for event in made for unit in event.mana),
                )

    def explain_what_was_left_alone(self, run: Run, scene: Scene, further: list[ManaAdded]) -> None:
        """Note that what triggered abilities add is no mana of the tapped permanent (106.12b)."""
        for event in further:
            for it in self.replacements:
                run.trace.note(
                    "106.12b",
                    "{watcher} leaves {mana} alone: it is made by {maker}, not by the tapped {source}.",
                    watcher=it.source,
                    mana=event.mana,
                    maker=event.source,
                    source=scene.source,
                )


def _fits(run: Run, it: _Watcher, event: ManaAdded) -> bool:
    return fit(it.event, event, run.sight, Scene(it.you, it.source)) is not None
