"""Abilities inside a game state as text: read on the face of their source, and printed so that it reads the same."""

from __future__ import annotations

from functools import lru_cache

from app.documents.problems import Fault, ImpossibleState, UnreadableText
from app.game.objects import GameObject
from app.game.row import Row
from app.oracle.face import FaceFacts
from app.oracle.printing import print_ability
from app.oracle.reading import Reading, read_line
from app.rulings import texts
from app.vocabulary.abilities import Ability, Activated, Spell, Triggered
from app.vocabulary.cards import Face
from app.vocabulary.delayed import AtNext, Done, WhenDone
from app.vocabulary.events import BeginningOf
from app.vocabulary.itself import Itself

_MOST_EXPECTED = 5

RIDERS_ON = FaceFacts("that object")
"""What the riders of mana stand on: they speak of the mana, not of an object."""

Source = GameObject | Row | None
"""Where an ability comes from: an object, or what it was as it last existed; None if nobody knows."""


def facts_of(source: Source) -> FaceFacts:
    """What the language needs to know of the object whose text is read or printed."""
    match source:
        case GameObject(printed=Face() as face):
            return FaceFacts.of(face)
        case Row():
            return texts.facts_of(source)
        case _:
            return FaceFacts("this object")


def read_ability(text: str, source: Source, pointer: str, faults: list[Fault]) -> Ability | None:
    """An activated or triggered ability in words; None, and a fault, where the text is none."""
    reading = _read(text, facts_of(source))
    if reading.verdict == "declined":
        reading = read_line(text, facts_of(source), as_effect=True)
    if reading.verdict not in ("exact", "variant"):
        faults.append(Fault(pointer, where_reading_stopped(reading), kind=UnreadableText))
    elif isinstance(reading.ability, Spell) and isinstance(reading.ability.effect[0], AtNext):
        once = reading.ability.effect[0]
        return Triggered(once.event, once.then)
    elif isinstance(reading.ability, Spell) and isinstance(reading.ability.effect[0], WhenDone):
        reflexive = reading.ability.effect[0]
        return Triggered(Done(reflexive.who), reflexive.then)
    elif not isinstance(reading.ability, Activated | Triggered):
        detail = "Only an activated or a triggered ability is put on the stack."
        faults.append(Fault(pointer, detail, rule="113.1c", kind=ImpossibleState))
    else:
        return reading.ability
    return None


_read = lru_cache(4_096)(read_line)
"""Readings by what is read, on what: states say the same abilities again and again."""


def print_on(ability: Ability, source: Source) -> str:
    """The text of an ability as its source would have it; a delayed one is said as the effect that created it."""
    return _printed(Itself(ability), facts_of(source))


@lru_cache(16_384)
def _printed(ability: Itself[Ability], facts: FaceFacts) -> str:
    match ability.it:
        case Triggered(event=BeginningOf(whose=None) as event, effect=effect):
            return print_ability(Spell((AtNext(event, effect),)), facts)
        case Triggered(event=Done(by=who), effect=effect):
            return print_ability(Spell((WhenDone(who, effect),)), facts)
    return print_ability(ability.it, facts)


def where_reading_stopped(reading: Reading) -> str:
    """How far a text could be read, and what could have followed there."""
    if reading.verdict != "declined":
        return "The text of this ability can be read in more than one way."
    expected = ", ".join(reading.expected[:_MOST_EXPECTED])
    return f"The text could be read up to its word {len(reading.prefix.split()) + 1}; what may follow: {expected}."
