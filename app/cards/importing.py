"""Card files: Scryfall's bulk file, MTGJSON's AtomicCards.json, and JSON lines in Scryfall's shape.

A record that is no card record is reported and the next one is read. What breaks the form of the file itself ends the
reading, since nothing after it can be trusted; in JSON lines that is never more than one line.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO

from app.cards.records import BadRecord, CardRecord, from_scryfall
from app.cards.scanning import Progress, Scanner

NOT_CARDS = ("art_series", "double_faced_token", "emblem", "token")
ATOMIC = re.compile(rb'(?:\xef\xbb\xbf)?\s*\{\s*"(?:meta|data)"\s*:')
LIST = re.compile(rb"(?:\xef\xbb\xbf)?\s*\[")
SCRYFALL_FIELDS = {
    "manaCost": "mana_cost",
    "type": "type_line",
    "text": "oracle_text",
    "power": "power",
    "toughness": "toughness",
    "loyalty": "loyalty",
    "defense": "defense",
    "colors": "colors",
    "colorIndicator": "color_indicator",
    "colorIdentity": "color_identity",
    "legalities": "legalities",
}
SCRYFALL_LAYOUTS = {"aftermath": "split"}


@dataclass(frozen=True, slots=True)
class Fault:
    """A record that could not be used, where it stands in the file and why."""

    line: int
    name: str | None
    reason: str


@dataclass(frozen=True, slots=True)
class NotACard(Fault):
    """A record that was passed over because it tells of a token, an emblem or a picture."""


Found = CardRecord | Fault


def read_cards(path: Path, progress: Progress | None = None) -> Iterator[Found]:
    """Read a card file of any of the three forms, record by record. Raises `OSError`, `BrokenFile`."""
    size = path.stat().st_size
    with path.open("rb") as file:
        start = file.read(4096)
        file.seek(0)
        if ATOMIC.match(start):
            records = _atomic_cards
        elif LIST.match(start):
            records = _bulk
        else:
            records = _lines
        for found, so_far in records(file):
            if progress:
                progress(so_far, size)
            yield found
        if progress:
            progress(size, size)


def _lines(file: BinaryIO) -> Iterator[tuple[Found, int]]:
    so_far = 0
    for number, line in enumerate(file, start=1):
        so_far += len(line)
        if line.strip():
            try:
                data = json.loads(line.decode("utf-8-sig"))
            except (ValueError, RecursionError) as error:
                yield Fault(number, None, f"no JSON: {error}"), so_far
            else:
                yield _card(data, number), so_far


def _bulk(file: BinaryIO) -> Iterator[tuple[Found, int]]:
    scanner = Scanner(file)
    scanner.take("[")
    if scanner.peek() == "]":
        return
    while True:
        scanner.peek()
        line = scanner.line
        yield _card(scanner.value(), line), scanner.bytes_read
        if scanner.take(",", "]") == "]":
            return


def _atomic_cards(file: BinaryIO) -> Iterator[tuple[Found, int]]:
    scanner = Scanner(file)
    for part in _keys(scanner):
        if part != "data":
            scanner.value()
            continue
        for name in _keys(scanner):
            line = scanner.line
            for found in _atomic(name, scanner.value(), line):
                yield found, scanner.bytes_read


def _keys(scanner: Scanner) -> Iterator[str]:
    """The keys of an object, with the scanner at the value of each."""
    scanner.take("{")
    if scanner.peek() == "}":
        scanner.take("}")
        return
    while True:
        key = scanner.value()
        scanner.take(":")
        scanner.peek()
        yield str(key)
        if scanner.take(",", "}") == "}":
            return


def _card(data: object, line: int) -> Found:
    if not isinstance(data, dict):
        return Fault(line, None, "expected an object")
    name = data.get("name")
    told = name if isinstance(name, str) else None
    if data.get("layout") in NOT_CARDS:
        return NotACard(line, told, f"{data['layout']}: not a card")
    try:
        return from_scryfall(data)
    except BadRecord as error:
        return Fault(line, told, str(error))


def _atomic(name: str, sides: object, line: int) -> Iterator[Found]:
    """The faces of one card of MTGJSON. The parts of a meld pair are cards of their own (712.4)."""
    if not isinstance(sides, list) or not sides or not all(isinstance(side, dict) for side in sides):
        yield Fault(line, name, "expected a list of faces")
        return
    sides = sorted(sides, key=lambda side: str(side.get("side", "")))
    faces = [_scryfall_face(name, side) for side in sides]
    layout = str(sides[0].get("layout", "normal"))
    if layout == "meld" or len(faces) == 1:
        for face in faces:
            yield _card({**face, "layout": layout}, line)
    else:
        whole = {key: value for key, value in faces[0].items() if key in ("color_identity", "legalities")}
        layout = SCRYFALL_LAYOUTS.get(layout, layout)
        yield _card({"name": name, "layout": layout, "card_faces": faces, **whole}, line)


def _scryfall_face(name: str, side: Mapping[str, object]) -> dict[str, object]:
    facts = {ours: side[theirs] for theirs, ours in SCRYFALL_FIELDS.items() if theirs in side}
    return {"name": side.get("faceName") or name, **facts}
