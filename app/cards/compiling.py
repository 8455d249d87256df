"""From facts to abilities: the rules text of each face, read line by line."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache

from app.cards.entries import Entry, Line
from app.cards.records import CardRecord, FaceRecord, from_scryfall
from app.oracle.face import FaceFacts
from app.oracle.occasions import occasion_of
from app.oracle.printing import print_ability
from app.oracle.reading import Reading, read_line, read_text
from app.vocabulary.abilities import Ability, Unread
from app.vocabulary.notation import without_kept_words

KEPT_IN_MEMORY = 1024
SECTION = re.compile(r"LEVEL \d|.*: Level \d+$|\d+\+ \|")
"""What opens a section of the text box: a level symbol (711.2), a class level bar (716.2), a station symbol (721.2)."""
IN_SECTION = ("the section that the line belongs to",)


def compile_record(record: CardRecord) -> Entry:
    """Read a card. Lines that cannot be read become `Unread` of the shape that their form shows.

    So does every printed fact that the rules give no meaning to (a type that is none, half a point of power): since it
    could matter to anything, its shape is "static". Basic land types are facts; what they do is no line (305.6).
    """
    return Entry(record, tuple((*_fact_lines(face), *_text_lines(face)) for face in record.faces))


_compiled = lru_cache(KEPT_IN_MEMORY)(compile_record)


def compile_card(data: Mapping[str, object]) -> Entry:
    """Read a card object in Scryfall's shape, as sent with a request; the last thousand are remembered by content.

    Raises `BadRecord`.
    """
    return _compiled(from_scryfall(data))


def face_facts(face: FaceRecord) -> FaceFacts:
    """What the language needs to know of a face to read and print its own name and kind."""
    types = face.types
    return FaceFacts(face.name, types.types, types.subtypes, types.supertypes)


def words_of(face: FaceRecord, line: Line) -> str | None:
    """A line in words: the operator's where they are at hand, else ours; None for an unread line of the starter set."""
    if line.text is not None or isinstance(line.ability, Unread):
        return line.text
    return print_ability(line.ability, face_facts(face))


def prints_back(face: FaceRecord, ability: Ability) -> bool:
    """Whether an ability, printed from its meaning alone, is read as the same ability."""
    facts = face_facts(face)
    try:
        printed = print_ability(without_kept_words(ability), facts, kept=False)
    except ValueError:  # it has no words, or they refer back to nothing
        return False
    return read_line(printed, facts).ability == ability


def _text_lines(face: FaceRecord) -> Iterator[Line]:
    """The lines of a face. Those in a section are part of the static ability that opens it, never abilities alone."""
    in_section = False
    for reading in read_text(face.text, face_facts(face)):
        if in_section:
            yield Line(Unread(reading.shape, reading.text), "declined", reading.text, expected=IN_SECTION)
        else:
            yield _line(reading, face_facts(face))
        in_section = in_section or bool(SECTION.match(reading.text))


def _line(reading: Reading, facts: FaceFacts) -> Line:
    read = reading.verdict in ("exact", "variant") and reading.ability
    event = occasion_of(reading.text, facts) if reading.shape == "triggered" and not read else None
    return Line(
        ability=read or Unread(reading.shape, reading.text, event),
        verdict=reading.verdict,
        text=reading.text,
        prefix=reading.prefix,
        expected=reading.expected,
    )


def _fact_lines(face: FaceRecord) -> tuple[Line, ...]:
    return tuple(Line(Unread("static", fact), "declined", fact, fact=True) for fact in face.faults())
