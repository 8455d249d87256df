"""Delayed triggered abilities inside a game state (603.7): a sentence, and what its references back are bound to."""

from __future__ import annotations

from collections.abc import Callable, Container

from app.documents.ability_text import Source, facts_of, where_reading_stopped
from app.documents.problems import Fault, ImpossibleState, UnreadableText
from app.game.objects import GameObject, Value
from app.game.row import Row
from app.game.state import Delayed
from app.oracle.printing import print_ability
from app.oracle.reading import read_line
from app.oracle.things import ONE, SEVERAL, Thing
from app.vocabulary.abilities import Spell, Triggered
from app.vocabulary.delayed import AtNext, WheneverUntil
from app.vocabulary.durations import Duration
from app.vocabulary.references import Bound
from app.vocabulary.statements import Statement
from app.vocabulary.tree import mentions

Bindings = tuple[tuple[str, Value], ...]
FindSource = Callable[[str], Source]


def bindings(it: Delayed) -> Bindings:
    """What the ability remembers, as far as it speaks of it."""
    names = {bound.name for bound in mentions(it.ability, Bound)}
    return tuple((name, value) for name, value in it.bound if name in names)


def spoken_of(bound: Bindings, players: Container[str], source: FindSource) -> tuple[Thing, ...]:
    """The things that the sentence may refer back to."""
    return tuple(_thing(name, value, players, source) for name, value in bound)


def print_delayed(it: Delayed, source: Source, free: tuple[Thing, ...]) -> str:
    """The sentence of a delayed triggered ability. Raises Unspeakable where it has no words."""
    ability = it.ability
    sentence: Statement = AtNext(ability.event, ability.effect)
    if it.lasting is not None:
        sentence = WheneverUntil(it.lasting, ability.event, ability.effect)
    return print_ability(Spell((sentence,)), facts_of(source), free=free)


def read_delayed(
    text: str, source: Source, free: tuple[Thing, ...], pointer: str, faults: list[Fault]
) -> tuple[Triggered, Duration | None] | None:
    """The ability and how long it watches (None: once); None, and a fault, where the sentence says no such."""
    reading = read_line(text, facts_of(source), free=free, as_effect=True)
    if reading.verdict not in ("exact", "variant"):
        faults.append(Fault(pointer, where_reading_stopped(reading), kind=UnreadableText))
        return None
    match reading.ability:
        case Spell(effect=(AtNext(event=event, then=then),)):
            return Triggered(event, then), None
        case Spell(effect=(WheneverUntil(lasting=lasting, event=event, then=then),)):
            return Triggered(event, then), lasting
    detail = "The sentence must say at which moment, or until when at every event, something happens."
    faults.append(Fault(pointer, detail, rule="603.7", kind=ImpossibleState))
    return None


def _thing(name: str, value: Value, players: Container[str], source: FindSource) -> Thing:
    ids = value if isinstance(value, tuple) else (value,)
    nouns: set[str] = set()
    for id in ids:
        if id in players:
            nouns.add("player")
        elif isinstance(id, str):
            nouns.update(("card", "permanent", *_types(source(id))))
    return Thing(Bound(name), frozenset(nouns), ONE if len(ids) == 1 else SEVERAL)


def _types(it: Source) -> tuple[str, ...]:
    match it:
        case Row():
            return tuple(it.types)
        case GameObject():
            return it.printed.types if it.printed else ()
        case _:
            return ()
