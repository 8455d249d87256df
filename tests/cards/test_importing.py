"""Card files of all three forms give the same records, and what is broken in them is told with its line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from app.cards import scanning
from app.cards.importing import Fault, Found, NotACard, read_cards
from app.cards.records import CardRecord
from app.cards.scanning import BrokenFile

BEAR = {"name": "Meadow Bear", "layout": "normal", "mana_cost": "{1}{G}", "type_line": "Creature — Bear", "power": "2",
        "toughness": "2", "colors": ["G"], "color_identity": ["G"], "legalities": {"modern": "legal"}}  # fmt: skip
HALVES = {
    "name": "Root // Leaf",
    "layout": "split",
    "card_faces": [
        {"name": "Root", "mana_cost": "{G}", "type_line": "Instant", "oracle_text": "Draw a card.", "colors": ["G"]},
        {"name": "Leaf", "mana_cost": "{U}", "type_line": "Sorcery", "oracle_text": "Draw two cards.", "colors": ["U"]},
    ],
    "color_identity": ["U", "G"],
    "legalities": {"modern": "legal"},
}
TOKEN = {"name": "Bear", "layout": "token", "type_line": "Token Creature — Bear"}

ATOMIC_BEAR = {"name": "Meadow Bear", "layout": "normal", "manaCost": "{1}{G}", "type": "Creature — Bear", "power": "2",
               "toughness": "2", "colors": ["G"], "colorIdentity": ["G"],
               "legalities": {"modern": "Legal"}}  # fmt: skip
ATOMIC_HALF = {
    "name": "Root // Leaf",
    "layout": "aftermath",
    "colorIdentity": ["G", "U"],
    "legalities": {"modern": "Legal"},
}
ATOMIC_ROOT = {**ATOMIC_HALF, "faceName": "Root", "side": "a", "manaCost": "{G}", "type": "Instant", "colors": ["G"],
               "text": "Draw a card."}  # fmt: skip
ATOMIC_LEAF = {**ATOMIC_HALF, "faceName": "Leaf", "side": "b", "manaCost": "{U}", "type": "Sorcery", "colors": ["U"],
               "text": "Draw two cards."}  # fmt: skip
ATOMIC = {
    "meta": {"version": "5"},
    "data": {"Meadow Bear": [ATOMIC_BEAR], "Root // Leaf": [ATOMIC_LEAF, ATOMIC_ROOT]},
}

LINES = f"{json.dumps(BEAR)}\n{json.dumps(HALVES)}\n"
BULK = f"[\n{json.dumps(BEAR)},\n{json.dumps(HALVES)}\n]\n"


@pytest.fixture
def read(tmp_path: Path):
    def read_text(text: str) -> list[Found]:
        path = tmp_path / "cards.json"
        path.write_text(text, "utf-8")
        return list(read_cards(path))

    return read_text


@pytest.mark.parametrize("text", [LINES, BULK, json.dumps(ATOMIC), json.dumps(ATOMIC, indent=4), "\ufeff" + BULK])
def test_every_form_gives_the_same_records(read, text: str) -> None:
    bear, halves = read(text)
    assert isinstance(bear, CardRecord)
    assert (bear.name, bear.legal_in, bear.faces[0].power) == ("Meadow Bear", ("modern",), "2")
    assert isinstance(halves, CardRecord)
    assert (halves.layout, [face.name for face in halves.faces]) == ("split", ["Root", "Leaf"])
    assert [face.text for face in halves.faces] == ["Draw a card.", "Draw two cards."]
    assert halves.colors == ("U", "G")


def test_a_value_may_be_longer_than_what_is_read_at_once(read, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scanning, "CHUNK", 7)
    assert [record.name for record in read(json.dumps(ATOMIC))] == ["Meadow Bear", "Root // Leaf"]
    assert [record.name for record in read(BULK)] == ["Meadow Bear", "Root // Leaf"]


def test_parts_of_a_meld_pair_are_cards_of_their_own(read) -> None:
    pair = [
        {**ATOMIC_BEAR, "layout": "meld", "side": "a", "faceName": "Upper Half"},
        {**ATOMIC_BEAR, "layout": "meld", "side": "b", "faceName": "Whole Bear"},
    ]
    found = read(json.dumps({"data": {"Upper Half // Whole Bear": pair}}))
    assert [record.name for record in found] == ["Upper Half", "Whole Bear"]


def test_a_broken_record_is_told_and_the_next_one_read(read) -> None:
    nameless = {**BEAR, "name": None}
    found = read(f"{json.dumps(nameless)}\nnot json\n\n{json.dumps(BEAR)}\n[]\n")
    assert [type(record).__name__ for record in found] == ["Fault", "Fault", "CardRecord", "Fault"]
    assert found[0] == Fault(1, None, "name: missing")
    assert [record.line for record in found if isinstance(record, Fault)] == [1, 2, 5]
    assert read(f"[{json.dumps(BEAR)},\n{json.dumps(nameless)}]")[1] == Fault(2, None, "name: missing")


def test_tokens_are_passed_over(read) -> None:
    assert read(json.dumps(TOKEN)) == [NotACard(1, "Bear", "token: not a card")]


def test_an_empty_list_holds_no_cards(read) -> None:
    assert read("[]") == read("") == read('{"data": {}}') == []


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (f"[\n{json.dumps(BEAR)},\n{{]\n", 3),
        (f"[\n{json.dumps(BEAR)}\n{json.dumps(BEAR)}]", 3),
        ("[\n" + "[" * 100_000, 2),
        ('{"meta": }', 1),
        ('{"data":\n{"Meadow Bear": [', 2),
    ],
)
def test_a_file_out_of_form_stops_the_reading(read, text: str, line: int) -> None:
    with pytest.raises(BrokenFile) as broken:
        read(text)
    assert broken.value.line == line


def test_progress_is_told_in_bytes(tmp_path: Path) -> None:
    path = tmp_path / "cards.jsonl"
    path.write_text(LINES, "utf-8")
    told: list[tuple[int, int]] = []
    assert len(list(read_cards(path, lambda so_far, size: told.append((so_far, size))))) == 2
    assert told[-1] == (path.stat().st_size, path.stat().st_size)
