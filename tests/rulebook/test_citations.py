"""Citations are found in the code, known to the edition, summarised and locked."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from app.rulebook import rulebook
from app.rulebook.citations import cited_numbers, rule_order, scan
from app.rulebook.coverage import load_scope
from app.rulebook.lock import check_lock, load_lock, make_lock


@pytest.mark.parametrize(
    ("source", "cited"),
    [
        ('trace.step("605.1a", "…")', {"605.1a"}),
        ('RULES = ("121.1", "605")', {"121.1", "605"}),
        ('class Draw:\n    RULES: tuple[str, ...] = ("702",)', {"702"}),
        ('LIMITS = ("605", "100")', set()),
        ('"""605.1a"""; """See 605.1b."""', {"605.1a"}),
        ('f"605.{letter}605.1a"', set()),
        ('step("605.1l"), step("605.1o"), step("1.0"), step("60.5"), step(605.1)', set()),
    ],
)
def test_what_counts_as_a_citation(source: str, cited: set[str]):
    assert cited_numbers(source) == cited


def test_rules_are_sorted_as_in_the_edition():
    numbers = [rule.number for rule in rulebook().rules() if len(rule.number) > 1]
    assert sorted(numbers, key=rule_order) == numbers


def test_every_citation_is_known_to_the_edition():
    assert [number for number in scan() if number not in rulebook()] == []


def test_every_cited_rule_has_a_summary():
    assert [number for number in scan() if rulebook().get(number).summary is None] == []


def test_every_citation_is_locked():
    locked = {number: entry.cited_in for number, entry in load_lock().items()}
    assert locked == scan(), "make the lock again: python -m app rulebook lock CR_INDEX.json"


def test_no_cited_rule_is_out_of_scope():
    scope = load_scope()
    assert [number for number in scan() if number in scope] == []


def test_the_lock_holds_what_the_rules_say(shared: Path):
    differences = check_lock(shared / "reference/cr-index.json")
    assert [difference for difference in differences if difference.change in {"changed", "vanished"}] == []


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A package with two modules that cite two rules."""
    folder = tmp_path / "code"
    folder.mkdir()
    (folder / "__init__.py").write_text('step("605.1a")')
    (folder / "mana.py").write_text('step("605.1a"), step("605.1b")')
    return folder


def index(folder: Path, **texts: str) -> Path:
    rules = [
        {"number": number.replace("_", "."), "parent": None, "is_heading": False, "text": text}
        for number, text in texts.items()
    ]
    file = folder / "index.json"
    file.write_text(json.dumps({"effective": "August 7, 2026", "rules": rules}))
    return file


def test_a_package_is_scanned_by_module(package: Path):
    assert scan(package) == {"605.1a": ("code", "code.mana"), "605.1b": ("code.mana",)}


def test_a_lock_agrees_with_what_it_was_made_from(package: Path, tmp_path: Path):
    rules, lock = index(tmp_path, **{"605_1a": "One.", "605_1b": "Two."}), tmp_path / "lock.json"
    assert make_lock(rules, package, lock) == load_lock(lock)
    assert check_lock(rules, package, lock) == []


def test_a_lock_shows_what_became_different(package: Path, tmp_path: Path):
    lock = tmp_path / "lock.json"
    (package / "layers.py").write_text('step("613.1a"), step("613.1b")')
    old = {"605_1a": "One.", "605_1b": "Two.", "613_1a": "Three.", "613_1b": "Four."}
    make_lock(index(tmp_path, **old), package, lock)

    (package / "layers.py").write_text('step("613.1a"), step("613.1c")')
    (package / "view.py").write_text('step("605.1b")')
    rules = index(tmp_path, **{"605_1a": "Uno.", "605_1b": "Two.", "613_1b": "Four.", "613_1c": "Five."})
    assert [(difference.number, difference.change) for difference in check_lock(rules, package, lock)] == [
        ("605.1a", "changed"),
        ("605.1b", "moved"),
        ("613.1a", "vanished"),
        ("613.1b", "uncited"),
        ("613.1c", "new"),
    ]


def test_a_citation_of_no_rule_is_not_locked(package: Path, tmp_path: Path):
    with pytest.raises(ValueError, match=r"605\.1b \(code\.mana\)"):
        make_lock(index(tmp_path, **{"605_1a": "One."}), package, tmp_path / "lock.json")
    assert not (tmp_path / "lock.json").exists()
