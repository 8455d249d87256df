"""Replacement effects on mana as it is made: how much of it, and of which type (106.12b, 106.6a)."""

from __future__ import annotations

from dataclasses import replace

from app.engine.mana_types import as_symbols, types_named
from app.engine.quantities import measure
from app.engine.registry import unless
from app.engine.replacement import Became, rewrites
from app.engine.run import Run
from app.engine.scene import Scene
from app.game.events import Event, ManaAdded
from app.game.mana import Mana
from app.vocabulary import mana as words
from app.vocabulary import statics
from app.vocabulary.mana import TypeChoice
from app.vocabulary.node import Node
from app.vocabulary.words import COLORLESS, MANA_TYPES


@rewrites(statics.ProduceTimes)
def produce_times(run: Run, it: statics.ProduceTimes, event: Event, scene: Scene) -> Became:
    """That mana is made several times over; riders stay on all of it (106.6a)."""
    assert isinstance(event, ManaAdded)
    if any(unit.riders for unit in event.mana):
        run.trace.note("106.6a", "What {source} says of its mana applies to all of it.", source=event.source)
    run.budget.allow("mana", len(event.mana) * it.times)
    return (replace(event, mana=tuple(unit for unit in event.mana for _ in range(it.times))),)


@unless
def is_no_plain_mana(it: Node) -> bool:
    """Only written symbols, or an amount of one type, can be made instead."""
    if not isinstance(it, statics.ProduceInstead):
        return False
    if isinstance(it.mana, words.Symbols):
        return any(text.strip("{}") not in MANA_TYPES for text in it.mana.symbols)
    return not isinstance(it.mana, words.ManaOf) or isinstance(it.mana.choice, words.CouldProduce)


@rewrites(statics.ProduceInstead)
def produce_instead(run: Run, it: statics.ProduceInstead, event: Event, scene: Scene) -> Became:
    """Other mana is made, whatever the type and amount would have been (106.12b); its riders stay (106.6a)."""
    assert isinstance(event, ManaAdded)
    if isinstance(it.mana, words.ManaOf):
        type = _type(run, it.mana.choice, scene)
        types = () if type is None else (type,) * run.budget.allow("mana", measure(it.mana.amount, run.sight, scene))
    else:
        assert isinstance(it.mana, words.Symbols)
        types = tuple(text.strip("{}") for text in it.mana.symbols)
    return (replace(event, mana=tuple(replace(event.mana[0], type=type) for type in types)),)


@rewrites(statics.ProduceType)
def produce_type(run: Run, it: statics.ProduceType, event: Event, scene: Scene) -> Became:
    """The same amount of another type is made; "instead of any other color" leaves colourless mana as it is."""
    assert isinstance(event, ManaAdded)
    type = _type(run, it.of, scene)
    if type is None:
        return (event,)

    def instead(unit: Mana) -> Mana:
        return unit if it.besides == "color" and unit.type == COLORLESS else replace(unit, type=type)

    return (replace(event, mana=tuple(instead(unit) for unit in event.mana)),)


def _type(run: Run, choice: TypeChoice, scene: Scene) -> str | None:
    """The type that is made, chosen by the player whom the effect speaks to; None where it is not defined (106.5)."""
    options = as_symbols(types_named(choice, run.sight, scene))
    if not options:
        run.trace.note("106.5", "{source} names no type of mana: it changes nothing.", source=scene.source)
        return None
    (picked,) = run.choose("mana_type", scene.you, "106.12b", "Which type is made?", options, source=scene.source)
    return picked.strip("{}")
