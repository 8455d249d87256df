"""Replacement effects (614) and the order in which they apply (616)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import singledispatch

from app.engine.conditions import is_true
from app.engine.patterns import fit, patterns_about, watch_of
from app.engine.registry import Registry, structural, unless
from app.engine.run import Run
from app.engine.scene import Scene
from app.engine.trace import Step
from app.game import events
from app.game.events import Event, ManaAdded
from app.game.mana import Mana
from app.game.objects import ObjectId, PlayerId
from app.vocabulary import statics
from app.vocabulary.mana import Symbols
from app.vocabulary.node import Node
from app.vocabulary.statics import Replacement, Rewrite

rewrites: Registry[Event] = Registry(Rewrite)
structural(Replacement)


@dataclass(frozen=True, slots=True)
class Applicable:
    """A replacement effect that applies to an event: the object it comes from, and what it says."""

    source: ObjectId
    you: PlayerId
    rule: Replacement


def replaced(run: Run, event: Event) -> tuple[Event, Step | None]:
    """What happens in place of an event once every replacement effect has had its turn (616.1), and the last of them.

    No effect applies twice to an event or to what has become of it (614.5).
    """
    spent: list[Applicable] = []
    because: Step | None = None
    while True:
        applicable = list(_applicable(run, event))
        candidates = [found for found in applicable if found not in spent]
        if not candidates:
            for again in applicable:
                run.trace.note("614.5", "{source} has had its turn with this event.", source=again.source)
            return event, because
        chosen = _choose(run, event, candidates)
        spent.append(chosen)
        before = event
        event = rewrites[type(chosen.rule.rewrite)](run, chosen.rule.rewrite, event, Scene(chosen.you, chosen.source))
        because = run.trace.note(
            watch_of(chosen.rule.event).replacement_rule,
            "{source} replaces what would happen: instead of “{before}”, “{after}”.",
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


def _choose(run: Run, event: Event, candidates: list[Applicable]) -> Applicable:
    """The affected player, or the affected object's controller, chooses which applies first (616.1e)."""
    if len(candidates) == 1:
        return candidates[0]
    options = _options(candidates)
    (picked,) = run.choose(
        "replacement",
        affected_player(event, run),
        "616.1",
        "Which replacement effect applies first?",
        tuple(options),
        alike=len({candidate.rule.rewrite for candidate in candidates}) == 1,
    )
    return options[picked]


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


@rewrites(statics.ProduceTimes)
def produce_times(run: Run, it: statics.ProduceTimes, event: Event, scene: Scene) -> Event:
    """That mana is made several times over; riders stay on all of it (106.6a)."""
    assert isinstance(event, ManaAdded)
    return replace(event, mana=tuple(unit for unit in event.mana for _ in range(it.times)))


@unless
def is_not_written_mana(it: Node) -> bool:
    """Only mana written in symbols can be made instead."""
    return isinstance(it, statics.ProduceInstead) and not isinstance(it.mana, Symbols)


@rewrites(statics.ProduceInstead)
def produce_instead(run: Run, it: statics.ProduceInstead, event: Event, scene: Scene) -> Event:
    """Other mana is made, whatever the type and amount would have been (106.12b)."""
    assert isinstance(event, ManaAdded)
    assert isinstance(it.mana, Symbols)
    return replace(event, mana=tuple(Mana(symbol.strip("{}"), event.source) for symbol in it.mana.symbols))
