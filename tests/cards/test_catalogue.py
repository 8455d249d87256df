"""Catalogues find cards by name, in memory, in a file and over each other."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.cards.catalogue import Catalogue, Held, Layers, UnknownCard, fold
from app.cards.entries import Entry, Line
from app.cards.records import from_scryfall
from app.cards.stored import Stored, UnusableCatalogue, store
from app.vocabulary.abilities import Activated, Do, Spell, Unread
from app.vocabulary.costs import Cost, TapThis
from app.vocabulary.instructions import AddMana, Draw
from app.vocabulary.mana import Symbols
from app.vocabulary.quantities import Number
from app.vocabulary.references import You
from app.vocabulary.words import CardType

TAP_FOR_GREEN = Activated(Cost((TapThis(),)), (Do(You(), (AddMana(Symbols(("{G}",))),)),))
DRAW = Spell((Do(You(), (Draw(Number(1)),), said="draw"),))

SPRITE = Entry(
    from_scryfall({"name": "Lúmin Sprite", "mana_cost": "{G}", "type_line": "Creature — Faerie", "power": "1",
                   "toughness": "1", "oracle_text": "{T}: Add {G}.\nGlow."}),
    ((Line(TAP_FOR_GREEN, "exact", "{T}: Add {G}."),
      Line(Unread("static", "Glow."), "declined", "Glow.", "", ("verb",))),),
)  # fmt: skip
HALVES = Entry(
    from_scryfall({"name": "Root // Leaf", "layout": "split", "card_faces": [
        {"name": "Root", "mana_cost": "{G}", "type_line": "Instant", "oracle_text": "Draw a card."},
        {"name": "Leaf", "mana_cost": "{U}", "type_line": "Sorcery", "oracle_text": ""}]}),
    ((Line(DRAW, "exact", "Draw a card."),), ()),
)  # fmt: skip
HOST = Entry(
    from_scryfall({"name": "Host Cat", "type_line": "Host Creature — Cat"}),
    ((Line(Unread("static", "Host Creature — Cat"), "declined", "Host Creature — Cat", fact=True),),),
)
ENTRIES = (SPRITE, HALVES, HOST)


@pytest.fixture(params=["held", "stored"])
def catalogue(request: pytest.FixtureRequest, tmp_path: Path) -> Catalogue:
    if request.param == "held":
        return Held(ENTRIES)
    store(tmp_path / "cards.sqlite3", ENTRIES)
    return Stored(tmp_path / "cards.sqlite3")


@pytest.mark.parametrize("name", ["Lúmin Sprite", "lumin sprite", "  LUMIN  SPRITE "])
def test_case_and_accents_do_not_matter(catalogue: Catalogue, name: str) -> None:
    assert catalogue.get(name).name == "Lúmin Sprite"


@pytest.mark.parametrize("name", ["Root // Leaf", "root//leaf", "Root", "leaf"])
def test_a_face_finds_its_card(catalogue: Catalogue, name: str) -> None:
    card = catalogue.get(name)
    assert [face.name for face in card.faces] == ["Root", "Leaf"]
    assert card.faces[0].types == (CardType.INSTANT,)
    assert card.faces[0].abilities == (DRAW,)


def test_entries_come_back_whole(catalogue: Catalogue) -> None:
    for entry in ENTRIES:
        found = catalogue.entry(entry.record.name)
        assert found == entry
        assert repr(found) == repr(entry), "kept words too"


def test_names_stand_in_order(catalogue: Catalogue) -> None:
    assert catalogue.names() == ("Host Cat", "Lúmin Sprite", "Root // Leaf")


def test_an_unknown_card_comes_with_names_near_it(catalogue: Catalogue) -> None:
    assert catalogue.find("Lumen Spirit") is None
    with pytest.raises(UnknownCard) as unknown:
        catalogue.get("Lumen Spirit")
    assert unknown.value.near == ("Lúmin Sprite",)
    assert catalogue.near("x" * 10_000) == ()


def test_search_takes_words_of_name_type_and_text(catalogue: Catalogue) -> None:
    def found(words: str, limit: int = 20) -> list[str]:
        return [entry.record.name for entry in catalogue.search(words, limit)]

    assert found("SPRITE") == ["Lúmin Sprite"]
    assert found("creature cat") == ["Host Cat"]
    assert found("draw card") == ["Root // Leaf"]
    assert found("creature") == ["Host Cat", "Lúmin Sprite"]
    assert found("le") == ["Root // Leaf"]
    assert found("", limit=2) == ["Host Cat", "Lúmin Sprite"]
    assert found("% '") == []


def test_a_card_is_understood_when_all_of_it_is(catalogue: Catalogue) -> None:
    def everything(_: object) -> bool:
        return True

    assert catalogue.entry("Root").understood(everything)
    assert not catalogue.entry("Root").understood(lambda tree: not isinstance(tree, Spell))
    assert not catalogue.entry("Lumin Sprite").understood(everything)
    assert not catalogue.entry("Host Cat").understood(everything)


def test_the_upper_layer_wins() -> None:
    custom = Entry(from_scryfall({"name": "lumin sprite", "type_line": "Land"}), ((),))
    layers = Layers(Held([custom]), Held(ENTRIES))
    assert layers.get("Lúmin Sprite").faces[0].types == (CardType.LAND,)
    assert layers.get("Root").name == "Root // Leaf"
    assert layers.names() == ("Host Cat", "lumin sprite", "Root // Leaf")
    assert [entry.record.name for entry in layers.search("sprite")] == ["lumin sprite"]
    assert layers.near("Rot // Leaf", 1) == ("Root // Leaf",)


def test_the_hash_is_that_of_the_content(tmp_path: Path) -> None:
    def stored(*entries: Entry) -> str:
        store(tmp_path / "cards.sqlite3", entries)
        return Stored(tmp_path / "cards.sqlite3").hash

    assert stored(SPRITE, HALVES) == stored(HALVES, SPRITE) != stored(SPRITE)
    assert Held([SPRITE, HALVES]).hash == Held([HALVES, SPRITE]).hash != Held([SPRITE]).hash
    assert Layers(Held([SPRITE]), Held([HALVES])).hash != Layers(Held([HALVES]), Held([SPRITE])).hash


def test_of_two_cards_of_one_name_the_first_counts(tmp_path: Path) -> None:
    other = Entry(from_scryfall({"name": "LUMIN SPRITE", "type_line": "Land"}), ((),))
    store(tmp_path / "cards.sqlite3", [SPRITE, other])
    assert Stored(tmp_path / "cards.sqlite3").names() == Held([SPRITE, other]).names() == ("Lúmin Sprite",)


def test_a_file_serves_many_threads(tmp_path: Path) -> None:
    store(tmp_path / "cards.sqlite3", ENTRIES)
    catalogue = Stored(tmp_path / "cards.sqlite3")
    found: list[str] = []
    threads = [threading.Thread(target=lambda e=e: found.append(catalogue.get(e.record.name).name)) for e in ENTRIES]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(found) == sorted(entry.record.name for entry in ENTRIES)


def test_a_file_that_is_no_catalogue_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "cards.sqlite3"
    with pytest.raises(UnusableCatalogue, match="there is no catalogue"):
        Stored(path)
    path.write_text("cards")
    with pytest.raises(UnusableCatalogue, match="is no catalogue"):
        Stored(path)
    store(path, ENTRIES)
    monkeypatch.setattr("app.cards.stored.fingerprint", lambda: "another vocabulary")
    with pytest.raises(UnusableCatalogue, match="import the cards again"):
        Stored(path)


def test_a_failed_import_leaves_the_old_catalogue(tmp_path: Path) -> None:
    path = tmp_path / "cards.sqlite3"
    store(path, ENTRIES)

    def broken() -> Iterator[Entry]:
        yield SPRITE
        raise ValueError("the file broke off")

    with pytest.raises(ValueError, match="broke off"):
        store(path, broken())
    assert len(Stored(path).names()) == len(ENTRIES)
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize(
    ("name", "folded"),
    [("Æther  Vial", "aether vial"), ("Ghûl’s “Cup”", 'ghul\'s "cup"'), ("A//B", "a // b")],
)
def test_folding(name: str, folded: str) -> None:
    assert fold(name) == folded
