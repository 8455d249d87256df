"""Coverage counts leaf rules: in scope, cited, tested."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.rulebook import rulebook
from app.rulebook.coverage import Coverage, coverage, load_scope
from app.rulebook.tested import read_tested, record


@pytest.fixture
def small(tmp_path: Path) -> Coverage:
    """The coverage of a package that cites two rules, one of them asserted by a test."""
    package, tested = tmp_path / "code", tmp_path / "tested.jsonl"
    package.mkdir()
    (package / "mana.py").write_text('step("605.1a"), step("702.16")')
    record("test_mana", ["605.1a", "605.1a"], tested)
    return coverage(tested, package)


def test_only_the_rule_itself_is_covered(small: Coverage):
    assert (small.cited, small.tested) == (1, 1)
    leaf = next(leaf for leaf in small.leaves if leaf.number == "605.1a")
    assert leaf.cited_in == ("code.mana",)
    assert leaf.tested_by == ("test_mana",)
    assert leaf.out_of_scope is None


def test_chapters_add_up_to_the_edition(small: Coverage):
    assert small.edition == "2026-08-07"
    assert small.rules == sum(chapter.rules for chapter in small.chapters) == 2592
    assert small.in_scope == sum(chapter.in_scope for chapter in small.chapters)
    mana = next(chapter for chapter in small.chapters if chapter.number == "605")
    assert (mana.title, mana.rules, mana.in_scope, mana.cited, mana.tested) == ("Mana Abilities", 9, 9, 1, 1)


def test_scope_covers_what_is_below(small: Coverage):
    reasons = {leaf.number: leaf.out_of_scope for leaf in small.leaves}
    assert reasons["100.2a"] == load_scope()["100"]
    assert reasons["102.2"] is None


def test_scope_names_rules_that_exist():
    assert [number for number in load_scope() if number not in rulebook()] == []


def test_scope_names_no_rule_twice_over():
    scope = load_scope()
    assert [number for number in scope if rulebook().get(number).parent in scope] == []


def test_recorded_tests_are_read_by_rule(tmp_path: Path):
    path = tmp_path / "build" / "tested.jsonl"
    record("test_b", ["106.12", "106.7"], path)
    record("test_a", ["106.7"], path)
    assert read_tested(path) == {"106.7": ("test_a", "test_b"), "106.12": ("test_b",)}


def test_without_a_recording_nothing_is_tested(tmp_path: Path):
    assert read_tested(tmp_path / "none.jsonl") == {}
