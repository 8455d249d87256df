"""One shape for the facts of a card, whoever wrote them down.

Scryfall's card objects are the shape that everybody has, so it is also the shape in which we store facts:
`from_scryfall` and `to_scryfall` are each other's inverse on what a record holds.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import cast

from app.cards.type_line import TypeLine, parse_type_line
from app.vocabulary.words import COLORLESS, Color

MANA_COST = re.compile(r"(?:\{[^{}\s]+\})*")
_ANY_COLOR = "[WUBRG]"
MANA_SYMBOL = re.compile(
    rf"\{{(?:\d+|[XSC]|{_ANY_COLOR}|[2C]/{_ANY_COLOR}|{_ANY_COLOR}/{_ANY_COLOR}|(?:{_ANY_COLOR}/){{1,2}}P)\}}"
)  # 107.4
NUMBER = re.compile(r"-?\d+|X|\*|\d+[+-]\*|\*\+\d+")  # 208.2, 209.1, 210.1
LEGAL = ("legal", "restricted")


class BadRecord(ValueError):
    """Something that is no card record; the message names the field."""


@dataclass(frozen=True, slots=True)
class FaceRecord:
    """The printed facts of one face. `mana_cost` None: it has none (202.1b); `missing`: nobody knows this face."""

    name: str
    type_line: str
    text: str = ""
    mana_cost: tuple[str, ...] | None = None
    power: str | None = None
    toughness: str | None = None
    loyalty: str | None = None
    defense: str | None = None
    color_indicator: tuple[Color, ...] | None = None
    missing: bool = False

    @property
    def types(self) -> TypeLine:
        """The type line in its parts."""
        return parse_type_line(self.type_line)

    def faults(self) -> tuple[str, ...]:
        """The facts that the rules of this edition give no meaning to, as they are printed."""
        if self.missing:
            return (self.name,)
        numbers = (self.power, self.toughness, self.loyalty, self.defense)
        return (
            *((self.type_line,) if self.types.unknown or not self.types.types else ()),
            *(symbol for symbol in self.mana_cost or () if not MANA_SYMBOL.fullmatch(symbol)),
            *(number for number in numbers if number is not None and not NUMBER.fullmatch(number)),
        )


@dataclass(frozen=True, slots=True)
class CardRecord:
    """The facts of a card: its faces in printed order, and what a catalogue tells about it."""

    name: str
    faces: tuple[FaceRecord, ...]
    layout: str = "normal"
    colors: tuple[Color, ...] = ()
    color_identity: tuple[Color, ...] = ()
    produced_mana: tuple[str, ...] = ()
    legal_in: tuple[str, ...] = ()


def from_scryfall(data: Mapping[str, object]) -> CardRecord:
    """Read a card object in Scryfall's shape; fields we have no use for are passed over. Raises `BadRecord`."""
    name = _needed(data, "name")
    layout = _text(data, "layout") or "normal"
    sides = _objects(data, "card_faces")
    if layout == "reversible_card" and sides:  # one card printed on both sides
        data, name, layout, sides = {**data, **sides[0]}, _needed(sides[0], "name"), "normal", ()
    faces = tuple(_face(side) for side in sides) or (_face(data),)
    return CardRecord(
        name=name,
        faces=faces,
        layout=layout,
        colors=_colors(data, "colors") or _all_colors([_colors(side, "colors") for side in sides]),
        color_identity=_colors(data, "color_identity") or (),
        produced_mana=_words(data, "produced_mana", (*Color, COLORLESS)) or (),
        legal_in=_legal_in(data),
    )


def to_scryfall(record: CardRecord) -> dict[str, object]:
    """Write a record as a card object in Scryfall's shape, without what is empty."""
    several = len(record.faces) > 1
    whole = {
        "name": record.name,
        "layout": record.layout,
        **({"card_faces": [_face_facts(face) for face in record.faces]} if several else _face_facts(record.faces[0])),
        "colors": list(record.colors),
        "color_identity": list(record.color_identity),
        "produced_mana": list(record.produced_mana),
        "legal_in": list(record.legal_in),
    }
    return {key: value for key, value in whole.items() if value}


def _face(data: Mapping[str, object]) -> FaceRecord:
    missing = data.get("missing") is True
    type_line = (_text(data, "type_line") or "") if missing else _needed(data, "type_line")
    if "//" in type_line:
        raise BadRecord("type_line: it tells of several faces, but there are no card_faces")
    cost = _text(data, "mana_cost") or ""
    if not MANA_COST.fullmatch(cost):
        raise BadRecord("mana_cost: expected mana symbols in braces")
    return FaceRecord(
        name=_needed(data, "name"),
        type_line=type_line,
        text=_text(data, "oracle_text") or "",
        mana_cost=tuple(re.findall(r"\{[^{}]+\}", cost)) or None,
        power=_text(data, "power"),
        toughness=_text(data, "toughness"),
        loyalty=_text(data, "loyalty"),
        defense=_text(data, "defense"),
        color_indicator=_colors(data, "color_indicator") or None,
        missing=missing,
    )


def _face_facts(face: FaceRecord) -> dict[str, object]:
    facts = {
        "name": face.name,
        "mana_cost": "".join(face.mana_cost or ()),
        "type_line": face.type_line,
        "oracle_text": face.text,
        "power": face.power,
        "toughness": face.toughness,
        "loyalty": face.loyalty,
        "defense": face.defense,
        "color_indicator": list(face.color_indicator or ()),
        "missing": face.missing,
    }
    return {key: value for key, value in facts.items() if value}


def _text(data: Mapping[str, object], key: str) -> str | None:
    value = data.get(key)
    if value is None or (isinstance(value, str) and _is_text(value)):
        return value
    raise BadRecord(f"{key}: expected text")


def _is_text(value: str) -> bool:
    """Whether it can be written down: half a surrogate pair can not."""
    return value.isascii() or not any("\ud800" <= character <= "\udfff" for character in value)


def _needed(data: Mapping[str, object], key: str) -> str:
    value = (_text(data, key) or "").strip()
    if not value:
        raise BadRecord(f"{key}: missing")
    return value


def _words(data: Mapping[str, object], key: str, allowed: tuple[str, ...] | None = None) -> tuple[str, ...] | None:
    value = data.get(key)
    if value is None:
        return None
    words = cast(list[object], value) if isinstance(value, list) else [None]
    if not all(isinstance(word, str) and (allowed is None or word in allowed) for word in words):
        raise BadRecord(f"{key}: expected a list of {'words' if allowed is None else ', '.join(allowed)}")
    return tuple(cast(list[str], words))


def _colors(data: Mapping[str, object], key: str) -> tuple[Color, ...] | None:
    """Colours in the order of the rules (105.1), however they were listed."""
    named = _words(data, key, tuple(Color))
    return None if named is None else tuple(color for color in Color if color in named)


def _all_colors(of_faces: list[tuple[Color, ...] | None]) -> tuple[Color, ...]:
    return tuple(color for color in Color if any(color in (colors or ()) for colors in of_faces))


def _objects(data: Mapping[str, object], key: str) -> tuple[Mapping[str, object], ...]:
    value = data.get(key)
    if value is None:
        return ()
    if not isinstance(value, list) or not all(isinstance(item, dict) for item in value):
        raise BadRecord(f"{key}: expected a list of objects")
    return tuple(value)


def _legal_in(data: Mapping[str, object]) -> tuple[str, ...]:
    if "legal_in" in data:
        return _words(data, "legal_in") or ()
    legalities = data.get("legalities")
    if legalities is None:
        return ()
    if not isinstance(legalities, dict):
        raise BadRecord("legalities: expected an object")
    return tuple(format_ for format_, status in legalities.items() if str(status).lower() in LEGAL)
