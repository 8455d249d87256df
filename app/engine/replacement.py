"""Replacement effects (614) and the order in which they apply (616)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import singledispatch

from app.engine.conditions import is_true
from app.engine.own_words import speaks_of_its_own
from app.engine.patterns import fit, patterns_about, watch_of
from app.engine.registry import Registry, structural
from app.engine.run import Run
from app.engine.scene import Scene
from app.engine.simulation import branches
from app.engine.trace import Step
from app.game import events
from app.game.events import Event
from app.game.objects import ObjectId, PlayerId
from app.vocabulary.statics import Replacement, Rewrite

rewrites: Registry[Event] = Registry(Rewrite)
structural(Replacement)


@dataclass(frozen=True, slots=True)
class Applicable:
    """A replacement effect that applies to an event: the object it comes from, and what it says."""

    source: ObjectId
    you: PlayerId
    rule: Replacement

    @property
    def kind(self) -> tuple[object, ...]:
        """The same for effects that do the same to the same event."""
        return self.you, self.rule, self.source if speaks_of_its_own(self.rule) else None


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
        event = _rewritten(run, chosen, event)
        because = run.trace.note(
            watch_of(chosen.rule.event).replacement_rule,
            UNCHANGED if event == before else REPLACED,
            source=chosen.source,
            before=before,
            after=event,
        )


def _rewritten(run: Run, it: Applicable, event: Event) -> Event:
    """What an event becomes by one replacement effect."""
    return rewrites[type(it.rule.rewrite)](run, it.rule.rewrite, event, Scene(it.you, it.source))


def _applicable(run: Run, event: Event) -> Iterator[Applicable]:
    for pattern in patterns_about(event):
        for row, _, static in run.view.replacements.get(pattern, ()):
            if row.controller is None or not isinstance(static.rule, Replacement):
                continue
            run.budget.spend("comparisons")
            scene = Scene(row.controller, row.id)
            on = static.condition is None or is_true(static.condition, run.sight, scene)
            if on and fit(static.rule.event, event, run.sight, scene) is not None:
                yield Applicable(row.id, row.controller, static.rule)
    for effect in run.state.effects:
        run.budget.spend("comparisons")
        rule, scene = effect.replacement, Scene(effect.controller, effect.source)
        if rule is not None and fit(rule.event, event, run.sight, scene) is not None:
            yield Applicable(effect.source, effect.controller, rule)


def _choose(run: Run, event: Event, candidates: list[Applicable], spent: tuple[Applicable, ...]) -> Applicable:
    """The affected player, or the affected object's controller, chooses which applies first (616.1e).

    Where every order ends the same, there is nothing to choose.
    """
    different = _different(candidates)
    if len(candidates) == 1 or (run.simulated and len(different) == 1):
        return candidates[0]
    options = _options(different if run.simulated else candidates)
    alike = len(different) == 1 or (not run.simulated and _end_the_same(run, event, different, spent))
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


def _different(candidates: list[Applicable]) -> list[Applicable]:
    """The candidates without those that do what an earlier one does."""
    return list({found.kind: found for found in reversed(candidates)}.values())[::-1]


def _end_the_same(run: Run, event: Event, different: list[Applicable], spent: tuple[Applicable, ...]) -> bool:
    """Whether the same ends can be reached whichever effect applies first, by the choices that come after it."""
    first, *others = (_ends(run, event, one, spent) for one in different)
    return all(ends == first for ends in others)


def _ends(run: Run, event: Event, first: Applicable, spent: tuple[Applicable, ...]) -> set[Event]:
    """All that an event can become once an effect has applied, in every order of the others.

    What matters about those that have had their turn is only how many of each kind they are.
    """
    ends: set[Event] = set()
    seen: set[tuple[Event, frozenset[tuple[object, int]]]] = set()
    left = [(event, first, spent)]
    while left:
        event, effect, spent = left.pop()
        spent = (*spent, effect)
        turns = frozenset(Counter(it.kind for it in spent).items())
        for became in _rewritings(run, effect, event):
            if (became, turns) in seen:
                continue
            seen.add((became, turns))
            further = [found for found in _applicable(run, became) if found not in spent]
            left.extend((became, other, spent) for other in _different(further))
            if not further:
                ends.add(became)
    return ends


def _rewritings(run: Run, effect: Applicable, event: Event) -> Iterator[Event]:
    """What an event can become by one effect, by the choices that the effect leaves."""
    became: list[Event] = []
    for _ in branches(run, lambda branch: became.append(_rewritten(branch, effect, event))):
        yield became.pop()


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
