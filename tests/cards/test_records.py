"""Facts of cards: type lines, and Scryfall's shape in and out."""

from __future__ import annotations

import pytest

from app.cards.records import BadRecord, from_scryfall, to_scryfall
from app.cards.type_line import TypeLine, parse_type_line
from app.vocabulary.words import CardType, Color, Supertype

BEAR = {
    "object": "card",
    "name": "Meadow Bear",
    "layout": "normal",
    "mana_cost": "{1}{G}",
    "cmc": 2.0,
    "type_line": "Creature — Bear",
    "oracle_text": "",
    "power": "2",
    "toughness": "2",
    "colors": ["G"],
    "color_identity": ["G"],
    "legalities": {"modern": "legal", "standard": "not_legal", "vintage": "restricted", "legacy": "banned"},
}
LEAF = {
    "name": "Root // Leaf",
    "layout": "transform",
    "type_line": "Land // Legendary Creature — Time Lord Doctor",
    "card_faces": [
        {"name": "Root", "mana_cost": "", "type_line": "Land", "oracle_text": "{T}: Add {G}."},
        {
            "name": "Leaf",
            "mana_cost": "",
            "type_line": "Legendary Creature — Time Lord Doctor",
            "oracle_text": "Flying",
            "power": "*",
            "toughness": "1+*",
            "colors": ["G", "W"],
            "color_indicator": ["G", "W"],
        },
    ],
    "color_identity": ["G", "W"],
    "legal_in": ["modern"],
}


def test_a_card_of_one_face() -> None:
    record = from_scryfall(BEAR)
    (face,) = record.faces
    assert (record.name, record.layout, record.legal_in) == ("Meadow Bear", "normal", ("modern", "vintage"))
    assert face.mana_cost == ("{1}", "{G}")
    assert face.types == TypeLine((), (CardType.CREATURE,), ("Bear",))
    assert (face.power, face.toughness, face.loyalty) == ("2", "2", None)
    assert face.faults() == ()


def test_a_card_of_two_faces() -> None:
    record = from_scryfall(LEAF)
    root, leaf = record.faces
    assert root.mana_cost is None
    assert root.text == "{T}: Add {G}."
    assert leaf.types == TypeLine((Supertype.LEGENDARY,), (CardType.CREATURE,), ("Time Lord", "Doctor"))
    assert leaf.color_indicator == (Color.WHITE, Color.GREEN)
    assert record.colors == (Color.WHITE, Color.GREEN)


@pytest.mark.parametrize("data", [BEAR, LEAF])
def test_what_is_written_is_read_again(data: dict[str, object]) -> None:
    record = from_scryfall(data)
    assert from_scryfall(to_scryfall(record)) == record


@pytest.mark.parametrize(
    ("line", "parts"),
    [
        ("Basic Snow Land — Forest", TypeLine((Supertype.BASIC, Supertype.SNOW), (CardType.LAND,), ("Forest",))),
        ("Tribal Instant — Elf", TypeLine((), (CardType.KINDRED, CardType.INSTANT), ("Elf",))),
        ("Plane — Wide Green Meadow", TypeLine((), (CardType.PLANE,), ("Wide Green Meadow",))),
        ("Artifact — Power-Plant", TypeLine((), (CardType.ARTIFACT,), ("Power-Plant",))),
        ("Host Creature — Cat", TypeLine((), (CardType.CREATURE,), ("Cat",), ("Host",))),
    ],
)
def test_type_lines(line: str, parts: TypeLine) -> None:
    assert parse_type_line(line) == parts


@pytest.mark.parametrize(
    ("change", "faults"),
    [
        ({"type_line": "Host Creature — Cat"}, ("Host Creature — Cat",)),
        ({"mana_cost": "{1}{HW}{W/P}{2/G}{G/U/P}{X}{S}"}, ("{HW}",)),
        ({"power": "3½", "toughness": "7-*"}, ("3½",)),
    ],
)
def test_facts_outside_the_rules_are_told(change: dict[str, object], faults: tuple[str, ...]) -> None:
    (face,) = from_scryfall({**BEAR, **change}).faces
    assert face.faults() == faults


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"name": ""}, "name: missing"),
        ({"type_line": None}, "type_line: missing"),
        ({"power": 2}, "power: expected text"),
        ({"name": "\ud800"}, "name: expected text"),
        ({"mana_cost": "1G"}, "mana_cost: expected mana symbols in braces"),
        ({"colors": ["green"]}, "colors: expected a list of W, U, B, R, G"),
        ({"legal_in": "modern"}, "legal_in: expected a list of words"),
        ({"card_faces": ["Leaf"]}, "card_faces: expected a list of objects"),
        ({"type_line": "Land // Land"}, "type_line: it tells of several faces, but there are no card_faces"),
    ],
)
def test_what_is_no_record_is_refused_by_field(change: dict[str, object], message: str) -> None:
    with pytest.raises(BadRecord, match=message):
        from_scryfall({**BEAR, **change})


def test_a_card_printed_on_both_sides_has_one_face() -> None:
    sides = [{**BEAR}, {**BEAR}]
    record = from_scryfall({"name": "Meadow Bear // Meadow Bear", "layout": "reversible_card", "card_faces": sides})
    assert (record.name, record.layout, len(record.faces)) == ("Meadow Bear", "normal", 1)
