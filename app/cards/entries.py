"""What a catalogue holds of a card: its facts, and each of its lines with the ability it was read as."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from app.cards.records import CardRecord, FaceRecord
from app.vocabulary.abilities import Ability, Unread
from app.vocabulary.cards import Card, Face
from app.vocabulary.node import Node

Performed = Callable[[Node], bool]
"""Whether every node of a tree is carried out. The engine knows; whoever asks for understanding brings it along."""


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a card.

    Attributes:
        ability: what the line was read as, `Unread` where it was not.
        verdict: "exact", "variant", "declined", "ambiguous" or "mismatched".
        text: the operator's text, verbatim; None in a catalogue that ships without.
        prefix: the longest part that was read, where reading stopped.
        expected: what could have followed there.
        fact: it is a printed fact, such as the type line, that the rules give no meaning to; no line of rules text.
    """

    ability: Ability
    verdict: str
    text: str | None = None
    prefix: str = ""
    expected: tuple[str, ...] = ()
    fact: bool = False

    def understood(self, performed: Performed) -> bool:
        """Whether it was read and everything in it is carried out."""
        return not isinstance(self.ability, Unread) and performed(self.ability)


@dataclass(frozen=True, slots=True)
class Entry:
    """A card of a catalogue. `lines` has one tuple for each face of the record."""

    record: CardRecord
    lines: tuple[tuple[Line, ...], ...]
    card: Card = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        faces = tuple(map(_face, self.record.faces, self.lines))
        object.__setattr__(self, "card", Card(self.record.name, faces, self.record.layout))

    def all_lines(self) -> Iterator[tuple[FaceRecord, Line]]:
        """Every line with its face, in printed order."""
        for face, lines in zip(self.record.faces, self.lines, strict=True):
            for line in lines:
                yield face, line

    def understood(self, performed: Performed) -> bool:
        """Whether all its lines, faces and numbers are understood."""
        return all(line.understood(performed) for _, line in self.all_lines())


def _face(record: FaceRecord, lines: tuple[Line, ...]) -> Face:
    types = record.types
    return Face(
        name=record.name,
        mana_cost=record.mana_cost,
        types=types.types,
        subtypes=types.subtypes,
        supertypes=types.supertypes,
        color_indicator=record.color_indicator,
        abilities=tuple(line.ability for line in lines),
        power=record.power,
        toughness=record.toughness,
        loyalty=record.loyalty,
        defense=record.defense,
    )
