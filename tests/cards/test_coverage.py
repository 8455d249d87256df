"""Coverage counts cards and lines, and ranks what stands in the way."""

from __future__ import annotations

import json
from operator import truth
from pathlib import Path

from app.cards.compiling import compile_card
from app.cards.coverage import coverage
from app.cards.library import import_cards, open_library, with_request_cards
from app.vocabulary.instructions import AddMana
from app.vocabulary.node import Node
from app.vocabulary.tree import mentions


def everything(_: Node) -> bool:
    return True


def no_mana(tree: Node) -> bool:
    return not any(mentions(tree, AddMana))


def test_cards_and_lines_are_counted(card_file: Path) -> None:
    found = coverage(card_file, everything)
    summary = json.loads(json.dumps(found.summary()))
    assert summary.pop("ms_per_card_p50") >= 0
    assert summary == {
        "cards": 4, "understood": 2, "lines": 5, "exact": 2, "variant": 0, "declined": 3, "ambiguous": 0,
        "mismatched": 0, "idle": 0, "round_trips": 2, "strayed": 0, "faults": 1,
    }  # fmt: skip
    assert [fault.line for fault in found.faults] == [5]


def test_tournament_cards_are_those_legal_somewhere(card_file: Path) -> None:
    assert coverage(card_file, everything, tournament=True).cards == 3


def test_what_is_not_carried_out_is_not_understood(card_file: Path) -> None:
    found = coverage(card_file, no_mana)
    assert (found.understood, found.exact, found.idle) == (1, 2, 2)
    best = found.obstacles[0]
    assert (best.where, best.cards, best.lines) == ("not carried out: AddMana", 1, 2)


def test_a_family_takes_only_its_lines(card_file: Path) -> None:
    found = coverage(card_file, everything, family="mana")
    assert (found.cards, found.understood, found.lines) == (2, 2, 2)


def test_obstacles_name_the_place_and_the_cards_they_would_unlock(card_file: Path) -> None:
    found = coverage(card_file, everything)
    assert sum(obstacle.lines for obstacle in found.obstacles) == 4
    assert found.obstacles[0].where == "fact: Host Creature — Cat"
    assert found.obstacles[0].cards == 1
    assert all(obstacle.cards == 0 for obstacle in found.obstacles[1:]), "the riddle has three of them"


def test_two_processes_find_the_same(card_file: Path) -> None:
    alone, together = coverage(card_file, truth), coverage(card_file, truth, jobs=2)
    assert together.obstacles == alone.obstacles
    assert together.understood == alone.understood


def test_an_import_reports_and_serves(card_file: Path, tmp_path: Path, invented) -> None:
    out = tmp_path / "cards.sqlite3"
    told: list[int] = []
    report = import_cards(card_file, out, everything, lambda so_far, _: told.append(so_far))
    assert (report.cards, report.understood, report.lines, report.lines_understood) == (4, 2, 5, 2)
    assert [fault.line for fault in report.faults] == [5]
    assert told[-1] == card_file.stat().st_size
    library = open_library(out)
    assert library.entry("vine weaver") == compile_card(invented["Vine Weaver"])
    assert library.get("Forest").name == "Forest", "the starter set lies below"


def test_cards_of_a_request_lie_on_top() -> None:
    library = open_library(None)
    changed = compile_card({"name": "Forest", "type_line": "Land", "oracle_text": "{T}: Add {C}."})
    assert len(with_request_cards(library, [changed]).get("Forest").faces[0].abilities) == 1
    assert with_request_cards(library, []) is library
