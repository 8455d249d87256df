"""Replacement and prevention effects (614, 615) and the order in which they apply (616)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

from app.engine import entering
from app.engine.conditions import is_true
from app.engine.given import given_by_the_rules
from app.engine.own_words import speaks_of_its_own
from app.engine.patterns import alternatives, fit, patterns_about
from app.engine.registry import Registry, structural
from app.engine.run import Run
from app.engine.scene import Scene, Sight
from app.engine.simulation import branches
from app.engine.trace import Step
from app.game import events
from app.game.events import Event, Moved
from app.game.objects import ObjectId, PlayerId
from app.vocabulary.events import CountersPut, IsDestroyed
from app.vocabulary.statics import Replacement, Rewrite, StaticRule

Became = tuple[Event, ...]
"""What an event becomes: usually one, several where more happens in its place, none where nothing does."""

rewrites: Registry[Became] = Registry(Rewrite)
structural(Replacement)


@dataclass(frozen=True, slots=True)
class Applicable:
    """A replacement or prevention effect that applies to an event: what it is known by, whose it is, what it says."""

    id: tuple[object, ...]
    source: ObjectId
    you: PlayerId
    rule: StaticRule

    @property
    def kind(self) -> tuple[object, ...]:
        """The same for effects that do the same to the same event."""
        return self.you, self.rule, self.source if speaks_of_its_own(self.rule) else None


@dataclass(frozen=True, slots=True)
class Happening:
    """What happens in place of an event, and the step of what makes it so."""

    event: Event
    because: Step | None = None


REPLACED = "{source} replaces what would happen: instead of “{before}”, “{after}”."
UNCHANGED = "{source} applies to this too, and what would happen stays the same: “{after}”."
APPLIED = (REPLACED, UNCHANGED)
"""How a step says that a replacement effect has been applied."""


def replaced(
    run: Run,
    event: Event,
    spent: frozenset[object] = frozenset(),
    because: Step | None = None,
    sight: Sight | None = None,
) -> tuple[Happening, ...]:
    """What happens in place of an event once every replacement and prevention effect has had its turn (616.1).

    No effect applies twice to an event or to what has become of it (614.5); `spent` are those that have had their turn
    already. `sight` is what is looked at where that is not the game as it stands (614.12).
    """
    while True:
        applicable = list(_applicable(run, event, sight))
        candidates = [found for found in applicable if found.id not in spent]
        if not candidates:
            for again in applicable:
                if isinstance(again.rule, Replacement):
                    run.trace.note("614.5", "{source} has had its turn with this event.", source=again.source)
            return (Happening(event, because),)
        chosen = _choose(run, event, candidates, spent, sight)
        spent |= {chosen.id}
        became = _rewritten(run, chosen, event, spent)
        because = _noted(run, chosen, event, became) or because
        if len(became) != 1:
            return tuple(one for part in became for one in replaced(run, part, spent, because, sight))
        (event,) = became


def _noted(run: Run, it: Applicable, before: Event, became: Became) -> Step | None:
    """The step that says what an effect has made of an event; how a permanent enters is told piece by piece."""
    if not isinstance(it.rule, Replacement):
        assert isinstance(before, Moved)
        assert isinstance(became[0], Moved)
        entering.note_changes(run, before, became[0], it.rule, it.source)
        return None
    (after,) = became if len(became) == 1 else (None,)
    return run.trace.note(
        it.rule.rewrite.RULES[0],
        UNCHANGED if after == before else REPLACED,
        source=it.source,
        before=before,
        after=after or became,
    )


def _rewritten(run: Run, it: Applicable, event: Event, spent: frozenset[object]) -> Became:
    """What an event becomes by one effect."""
    if not isinstance(it.rule, Replacement):
        assert isinstance(event, Moved)
        return (entering.changed(run, event, it.rule, it.you, it.source),)
    roles = fit(it.rule.event, event, run.sight, Scene(it.you, it.source)) or {}
    scene = Scene(it.you, it.source, dict(roles), spent=spent, effect=_effect(it))
    return rewrites[type(it.rule.rewrite)](run, it.rule.rewrite, event, scene)


def _effect(it: Applicable) -> ObjectId | None:
    """The id of the effect of a resolved spell or ability that this is; None for what an object or the rules say."""
    kind, id, *_ = it.id
    return str(id) if kind == "effect" else None


def _applicable(run: Run, event: Event, sight: Sight | None = None) -> Iterator[Applicable]:
    sight = sight or run.sight
    for pattern in patterns_about(event):
        if pattern is CountersPut and isinstance(event, Moved):
            continue  # counters that something enters with are an event contained in its entering (616.1g)
        for row, place, static in run.view.replacements.get(pattern, ()):
            if row.controller is None or not isinstance(static.rule, Replacement):
                continue
            run.budget.spend("comparisons")
            scene = Scene(row.controller, row.id)
            on = static.condition is None or is_true(static.condition, run.sight, scene)
            if on and fit(static.rule.event, event, sight, scene) is not None:
                yield Applicable(("object", row.id, place), row.id, row.controller, static.rule)
    for effect in run.state.effects:
        run.budget.spend("comparisons")
        rule, scene = effect.rule, Scene(effect.controller, effect.source)
        if isinstance(rule, Replacement) and fit(rule.event, event, sight, scene) is not None:
            yield Applicable(("effect", effect.id), effect.source, effect.controller, rule)
    it = affected(event)
    for given in given_by_the_rules(run, event, it):
        scene = Scene(_decides(it, run), given.source)
        if fit(given.rule.event, event, sight, scene) is not None:
            yield Applicable(("rule", given.source, given.rule), given.source, scene.you, given.rule)
    if isinstance(event, Moved) and event.entry is not None:
        for source, you, entry_rule in entering.applicable(run, event):
            yield Applicable(("entry", source, entry_rule), source, you, entry_rule)


def _choose(
    run: Run, event: Event, candidates: list[Applicable], spent: frozenset[object], sight: Sight | None
) -> Applicable:
    """The affected player, or the affected object's controller, chooses which applies first (616.1).

    Some have to be chosen before others. Where every order ends the same, there is nothing to choose.
    """
    first = min(_class(found) for found in candidates)
    candidates = [found for found in candidates if _class(found) == first]
    different = _different(candidates)
    if first == _ENTERING or len(candidates) == 1 or (run.simulated and len(different) == 1):
        return candidates[0]
    options = _options(different if run.simulated else candidates)
    alike = len(different) == 1 or (not run.simulated and _end_the_same(run, event, different, spent, sight))
    if alike:
        run.trace.note(
            "616.1",
            "Whichever of {effects} applies first, it ends the same.",
            effects=tuple(found.source for found in candidates),
        )
    (picked,) = run.choose(
        "replacement",
        _decides(affected(event), run),
        "616.1",
        "Which replacement effect applies first?",
        tuple(options),
        alike=alike,
    )
    return options[picked]


_COPYING, _OUTER, _ANY, _ENTERING = 0, 1, 2, 3


def _class(it: Applicable) -> int:
    """Which effects have to be chosen first: those that make something a copy (616.1c), then those on the destruction
    that a going to the graveyard is contained in (616.1g). How a permanent enters otherwise is the same in any order.
    """
    if isinstance(it.rule, Replacement):
        return _OUTER if any(isinstance(one, IsDestroyed) for one in alternatives(it.rule.event)) else _ANY
    return _COPYING if entering.copies(it.rule) else _ENTERING


def _different(candidates: list[Applicable]) -> list[Applicable]:
    """The candidates without those that do what an earlier one does."""
    return list({found.kind: found for found in reversed(candidates)}.values())[::-1]


Ends = frozenset[Became]


def _end_the_same(
    run: Run, event: Event, different: list[Applicable], spent: frozenset[object], sight: Sight | None
) -> bool:
    """Whether the same ends can be reached whichever effect applies first, by the choices that come after it."""
    known: dict[tuple[object, ...], Ends] = {}
    turns: Counter[object] = Counter()
    first, *others = (_ends_by(run, event, one, spent, turns, sight, known) for one in different)
    return all(ends == first for ends in others)


def _ends_by(
    run: Run,
    event: Event,
    effect: Applicable,
    spent: frozenset[object],
    turns: Counter[object],
    sight: Sight | None,
    known: dict[tuple[object, ...], Ends],
) -> Ends:
    """All that an event can become once an effect has applied, in every order of the others.

    What matters about those that have had their turn is only how many of each kind they are.
    """
    spent, turns = spent | {effect.id}, turns + Counter((effect.kind,))
    ends: set[Became] = set()
    for became in _rewritings(run, effect, event, spent):
        parts = [_ends(run, part, spent, turns, sight, known) for part in became]
        ends.update(tuple(one for end in ends_of_parts for one in end) for ends_of_parts in product(*parts))
    return frozenset(ends)


def _ends(
    run: Run,
    event: Event,
    spent: frozenset[object],
    turns: Counter[object],
    sight: Sight | None,
    known: dict[tuple[object, ...], Ends],
) -> Ends:
    state = (event, frozenset(turns.items()))
    if state not in known:
        further = [found for found in _applicable(run, event, sight) if found.id not in spent]
        first = min((_class(found) for found in further), default=0)
        ends = (
            _ends_by(run, event, other, spent, turns, sight, known)
            for other in _different([found for found in further if _class(found) == first])
        )
        known[state] = frozenset().union(*ends) if further else frozenset({(event,)})
    return known[state]


def _rewritings(run: Run, effect: Applicable, event: Event, spent: frozenset[object]) -> Iterator[Became]:
    """What an event can become by one effect, by the choices that the effect leaves."""
    became: list[Became] = []
    for _ in branches(run, lambda branch: became.append(_rewritten(branch, effect, event, spent))):
        yield became.pop()


def _options(candidates: list[Applicable]) -> dict[str, Applicable]:
    """The candidates by the name of their source; a second effect of the same source has its number added."""
    options: dict[str, Applicable] = {}
    for candidate in candidates:
        earlier = sum(other.source == candidate.source for other in options.values())
        options[f"{candidate.source}:{earlier + 1}" if earlier else candidate.source] = candidate
    return options


def affected(event: Event) -> ObjectId | PlayerId | None:
    """The player or object whom an event affects (616.1); None for an event that no effect replaces."""
    match event:
        case events.DamageDealt(recipient=it) | events.CountersPut(on=it):
            return it
        case events.Moved(object=it) | events.Untapped(object=it) | events.Tapped(object=it):
            return it
        case events.ManaAdded(player=it) | events.LifeGained(player=it) | events.LifeLost(player=it):
            return it
        case events.CardDrawn(player=it) | events.TokensCreated(player=it):
            return it
    return None


def _decides(it: ObjectId | PlayerId | None, run: Run) -> PlayerId:
    """Who chooses: the player affected, the controller of the object affected, or its owner if it has none (616.1)."""
    if it is None or it in run.state.players:
        return it or run.state.turn_order()[0]
    return run.row(it).controller or run.sight.owner(it)
