"""The starter catalogue is what its names compile to, and holds nobody's text."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from app.cards import starter as module
from app.cards.catalogue import fold
from app.cards.compiling import words_of
from app.cards.starter import FILE, NAMES, MissingCards, make_starter, starter, starter_names, write_starter
from app.vocabulary.abilities import Unread


def lines() -> list[str]:
    return FILE.read_text("utf-8").splitlines()


def test_it_has_the_cards_of_the_list_in_order() -> None:
    assert list(starter().names()) == sorted(starter_names(), key=fold) == list(starter_names())


def test_it_is_what_the_card_file_compiles_to(shared: Path) -> None:
    made = list(make_starter(shared / "cards" / "oracle-cards.jsonl", starter_names()))
    assert made == lines(), "make it again: python -m app cards starter"


def test_it_holds_no_printed_text() -> None:
    for line in lines():
        assert "oracle_text" not in line
    for name in starter().names():
        for _, held in starter().entry(name).all_lines():
            assert held.text is None
            assert not isinstance(held.ability, Unread) or held.ability.text is None


def test_its_cards_are_said_by_our_own_printer() -> None:
    ((face, line),) = starter().entry("llanowar elves").all_lines()
    assert words_of(face, line) == "{T}: Add {G}."


def test_basic_lands_have_no_lines() -> None:
    assert starter().get("Forest").faces[0].abilities == ()


def test_it_is_made_of_the_names_asked_for(card_file: Path) -> None:
    made = [json.loads(line) for line in make_starter(card_file, ["vine weaver", "Old Riddle"])]
    assert [card["facts"]["name"] for card in made] == ["Old Riddle", "Vine Weaver"]
    assert made[0]["abilities"][0][1:] == [
        ["Unread", {"shape": shape}] for shape in ("activated", "triggered", "static")
    ]
    with pytest.raises(MissingCards, match="Nobody"):
        list(make_starter(card_file, ["Nobody", "Vine Weaver"]))


def test_it_is_made_again_with_more_cards(card_file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "FILE", tmp_path / FILE.name)
    monkeypatch.setattr(module, "NAMES", tmp_path / NAMES.name)
    (tmp_path / NAMES.name).write_text("Quiet Glade\n", "utf-8")
    assert write_starter(card_file, ["vine weaver"]) == ("Quiet Glade", "Vine Weaver")
    assert starter_names() == starter().names() == ("Quiet Glade", "Vine Weaver")
    starter.cache_clear()
