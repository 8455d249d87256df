"""Replacement effects (614) and the order in which they apply (616)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import singledispatch

from app.engine.conditions import is_true
from app.engine.patterns import fit, patterns_about, watch_of
from app.engine.registry import Registry, structural
from app.engine.run import Run
from app.engine.scene import Scene
from app.engine.simulation import paths
from app.engine.trace import Step
from app.game import events
from app.game.events import Event
from app.game.objects import ObjectId, PlayerId
from app.game.state import GameState
from app.vocabulary.statics import Replacement, Rewrite

rewrites: Registry[Event] = Registry(Rewrite)
structural(Replacement)


@dataclass(frozen=True, slots=True)
class Applicable:
    """A replacement effect that applies to an event: the object it comes from, and what it says."""

    source: ObjectId
    you: PlayerId
    rule: Replacement


REPLACED = "{source} replaces what would happen: instead of “{before}”, “{after}”."
UNCHANGED = "{source} applies to this too, and what would happen stays the same: “{after}”."
APPLIED = (REPLACED, UNCHANGED)
"""How a step says that a replacement effect has been applied."""


def replaced(run: Run, event: Event, applied: tuple[Applicable, ...] = ()) -> tuple[Event, Step | None]:
    """What happens in place of an event once every replacement effect has had its turn (616.1), and the last of them.

    No effect applies twice to an event or to what has become of it (614.5); `applied` are those that have had their
    turn already.
    """
    spent = list(applied)
    because: Step | None = None
    while True:
        applicable = list(_applicable(run, event))
        candidates = [found for found in applicable if found not in spent]
        if not candidates:
            for again in applicable:
                run.trace.note("614.5", "{source} has had its turn with this event.", source=again.source)
            return event, because
        chosen = _choose(run, event, candidates, tuple(spent))
        spent.append(chosen)
        before = event
        event = rewrites[type(chosen.rule.rewrite)](run, chosen.rule.rewrite, event, Scene(chosen.you, chosen.source))
        because = run.trace.note(
            watch_of(chosen.rule.event).replacement_rule,
            UNCHANGED if event == before else REPLACED,
            source=chosen.source,
            before=before,
            after=event,
        )


def _applicable(run: Run, event: Event) -> Iterator[Applicable]:
    for pattern in patterns_about(event):
        for row, static in run.view.replacements.get(pattern, ()):
            if row.controller is None or not isinstance(static.rule, Replacement):
                continue
            scene = Scene(row.controller, row.id)
            on = static.condition is None or is_true(static.condition, run.sight, scene)
            if on and fit(static.rule.event, event, run.sight, scene) is not None:
                yield Applicable(row.id, row.controller, static.rule)
    for effect in run.state.effects:
        rule, scene = effect.replacement, Scene(effect.controller, effect.source)
        if rule is not None and fit(rule.event, event, run.sight, scene) is not None:
            yield Applicable(effect.source, effect.controller, rule)


def _choose(run: Run, event: Event, candidates: list[Applicable], spent: tuple[Applicable, ...]) -> Applicable:
    """The affected player, or the affected object's controller, chooses which applies first (616.1e).

    Where every order ends the same, there is nothing to choose.
    """
    different = list({(found.you, found.rule): found for found in reversed(candidates)}.values())[::-1]
    if len(candidates) == 1 or (run.simulated and len(different) == 1):
        return candidates[0]
    options = _options(different if run.simulated else candidates)
    alike = len(different) == 1 or (not run.simulated and _ends_the_same(run, event, spent))
    if alike:
        run.trace.note(
            "616.1",
            "Whichever of {effects} applies first, it ends the same.",
            effects=tuple(found.source for found in candidates),
        )
    (picked,) = run.choose(
        "replacement",
        affected_player(event, run),
        "616.1",
        "Which replacement effect applies first?",
        tuple(options),
        alike=alike,
    )
    return options[picked]


def _ends_the_same(run: Run, event: Event, spent: tuple[Applicable, ...]) -> bool:
    """Whether the same ends can be reached whichever effect applies first, by the choices that come after it."""
    reached: dict[tuple[str, ...], list[tuple[Event, GameState]]] = {}
    ends: list[tuple[Event, GameState]] = []

    def to_the_end(branch: Run) -> None:
        ends.append((replaced(branch, event, spent)[0], branch.state))

    for _, path in paths(run, to_the_end):
        reached.setdefault(path[0], []).append(ends[-1])
    return all(end in one for one in reached.values() for end in ends)


def _options(candidates: list[Applicable]) -> dict[str, Applicable]:
    """The candidates by the name of their source; a second effect of the same source has its number added."""
    options: dict[str, Applicable] = {}
    for candidate in candidates:
        earlier = sum(other.source == candidate.source for other in options.values())
        options[f"{candidate.source}:{earlier + 1}" if earlier else candidate.source] = candidate
    return options


@singledispatch
def affected_player(event: Event, run: Run) -> PlayerId:
    """Who chooses among replacement effects: the player affected, or the controller of the object affected (616.1)."""
    raise TypeError(f"nobody is affected by {type(event).__name__}")


@affected_player.register
def _(event: events.ManaAdded, run: Run) -> PlayerId:
    return event.player
