"""The starter catalogue: the cards of our examples, tests and documentation, so that the service works as installed.

It lies in the package as `starter.jsonl`, one card a line: the facts, and for each face its abilities as trees in
notation. It holds nobody's card text: what is printed of these cards is said by our own printer, and a line that could
not be read is kept as nothing but its shape. It is made from a card file (`make_starter`), never by hand.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

from app.cards.catalogue import Held, fold
from app.cards.compiling import compile_record
from app.cards.entries import Entry, Line
from app.cards.importing import read_cards
from app.cards.records import CardRecord, from_scryfall, to_scryfall
from app.vocabulary.abilities import Ability, Unread
from app.vocabulary.notation import decode, encode

FILE = Path(__file__).with_name("starter.jsonl")
NAMES = Path(__file__).with_name("starter.txt")


class MissingCards(LookupError):
    """Cards that the starter catalogue should have and the card file does not."""

    def __init__(self, names: tuple[str, ...]) -> None:
        super().__init__(f"no such cards in the file: {', '.join(names)}")
        self.names = names


@cache
def starter() -> Held:
    """The starter catalogue, read when it is first asked for."""
    lines = FILE.read_text("utf-8").splitlines()
    return Held(_entry(json.loads(line), f"{FILE.name}, line {number}") for number, line in enumerate(lines, start=1))


def starter_names() -> tuple[str, ...]:
    """The names of the cards that the starter catalogue is made of, one a line in `starter.txt`."""
    return tuple(NAMES.read_text("utf-8").splitlines())


def write_starter(source: Path, more: Iterable[str] = ()) -> tuple[str, ...]:
    """Make the starter catalogue again, with more cards where names are given, and return the names of its cards.

    Raises `OSError`, `BrokenFile`, `MissingCards`.
    """
    cards = tuple(make_starter(source, (*starter_names(), *more)))
    names = tuple(str(json.loads(card)["facts"]["name"]) for card in cards)
    FILE.write_text("".join(f"{card}\n" for card in cards), "utf-8")
    NAMES.write_text("".join(f"{name}\n" for name in names), "utf-8")
    starter.cache_clear()
    return names


def make_starter(source: Path, names: Iterable[str]) -> Iterator[str]:
    """The lines of a starter catalogue, made from a card file. Raises `OSError`, `BrokenFile`, `MissingCards`."""
    wanted = {fold(name): name for name in names}
    records: dict[str, CardRecord] = {}
    for found in read_cards(source):
        if isinstance(found, CardRecord):
            for name in (found.name, *(face.name for face in found.faces)):
                if fold(name) in wanted and (name == found.name or fold(name) not in records):
                    records[fold(name)] = found
    missing = tuple(wanted[key] for key in sorted(wanted) if key not in records)
    if missing:
        raise MissingCards(missing)
    by_name = {fold(record.name): record for record in records.values()}
    for key in sorted(by_name):
        yield json.dumps(_data(compile_record(by_name[key])), ensure_ascii=False, separators=(",", ":"))


def _data(entry: Entry) -> dict[str, object]:
    record = replace(entry.record, faces=tuple(replace(face, text="") for face in entry.record.faces))
    abilities = [[encode(_without_text(line.ability)) for line in face] for face in entry.lines]
    return {"facts": to_scryfall(record), "abilities": abilities}


def _without_text(ability: Ability) -> Ability:
    return replace(ability, text=None) if isinstance(ability, Unread) else ability


def _entry(data: dict[str, Any], place: str) -> Entry:
    lines = tuple(tuple(_line(tree, place) for tree in face) for face in data["abilities"])
    return Entry(from_scryfall(data["facts"]), lines)


def _line(tree: object, place: str) -> Line:
    ability = decode(tree, Ability, place=place)
    return Line(ability, "declined" if isinstance(ability, Unread) else "exact")
