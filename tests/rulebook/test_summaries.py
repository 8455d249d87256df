"""Summaries are ours: one sentence, of a rule that exists, in other words than the rule's."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from app.rulebook import rulebook
from app.rulebook.importer import read_cr_index
from app.rulebook.summaries import load_summaries


def test_every_summary_is_of_a_rule_that_exists():
    assert [number for number in load_summaries() if number not in rulebook()] == []


def test_every_summary_is_a_sentence():
    assert [number for number, summary in load_summaries().items() if not re.fullmatch(r"\S.*[^. ]\.", summary)] == []


def test_no_summary_is_long():
    assert [number for number, summary in load_summaries().items() if len(summary.split()) > 32] == []


def test_a_rule_summarised_twice_is_refused(tmp_path: Path):
    (tmp_path / "1.toml").write_text('"605.1" = "One."')
    (tmp_path / "2.toml").write_text('"605.1" = "Another."')
    with pytest.raises(ValueError, match=r"605\.1 is summarised twice"):
        load_summaries(tmp_path)


def words(text: str) -> list[str]:
    return re.findall(r"[\w{}/'+-]+", text.casefold().replace("’", "'"))


def runs(text: str, length: int) -> set[tuple[str, ...]]:
    found = words(text)
    return {tuple(found[start : start + length]) for start in range(len(found) - length + 1)}


def test_no_summary_copies_the_rule(shared: Path):
    texts = read_cr_index(shared / "reference/cr-index.json").texts
    copied = [
        number
        for number, summary in load_summaries().items()
        if runs(summary, 8) & runs(texts[number], 8) or words(summary) == words(texts[number])
    ]
    assert copied == []
