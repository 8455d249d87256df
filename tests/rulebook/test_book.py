"""The rulebook answers by number and by words."""

from __future__ import annotations

import subprocess
import sys

import pytest

from app.rulebook import Rule, UnknownRule, rulebook


def test_it_knows_every_number_of_the_edition():
    assert rulebook().edition == "2026-08-07"
    assert len(rulebook().rules()) == 3318


def test_a_rule_knows_its_place():
    rule = rulebook().get("605.1a")
    assert rule.path == ("Spells, Abilities, and Effects", "Mana Abilities")
    assert rule.title == "Mana Abilities"
    assert (rule.parent, rule.previous, rule.next) == ("605.1", "605.1", "605.1b")
    assert rule.leaf
    assert rule.summary is not None


def test_a_keyword_is_a_heading_of_its_own():
    haste = rulebook().get("702.10")
    assert haste.path == ("Additional Rules", "Keyword Abilities", "Haste")
    assert haste.heading
    assert not haste.leaf
    assert haste.children == ("702.10a", "702.10b", "702.10c", "702.10d")


def test_a_heading_without_rules_is_no_leaf():
    assert not rulebook().get("600").leaf


def test_the_edition_has_a_first_and_a_last_rule():
    rules = rulebook().rules()
    assert rules[0].previous is None
    assert rules[-1].next is None
    assert [rule.next for rule in rules[:-1]] == [rule.number for rule in rules[1:]]


def test_membership_is_by_number():
    assert "704.5aa" in rulebook()
    assert "605.1l" not in rulebook()
    assert 605 not in rulebook()


@pytest.mark.parametrize(
    ("number", "nearest", "among"),
    [("605.1z", "605.1", "605.1a"), ("106.99", "106", "106.9"), ("999", "9", "905"), ("702.16é", "702", "702.16")],
)
def test_an_unknown_number_comes_with_near_ones(number: str, nearest: str, among: str):
    with pytest.raises(UnknownRule) as caught:
        rulebook().get(number)
    assert caught.value.number == number
    assert caught.value.near[0] == nearest
    assert among in caught.value.near


def test_nothing_is_near_nonsense():
    with pytest.raises(UnknownRule) as caught:
        rulebook().get("abc")
    assert caught.value.near == ()


def numbers(found: list[Rule]) -> list[str]:
    return [rule.number for rule in found]


def test_a_number_is_found_before_what_is_below_it():
    assert numbers(rulebook().search("605.1")) == ["605.1", "605.1a", "605.1b"]


def test_a_keyword_is_found_by_its_name():
    assert numbers(rulebook().search("haste"))[0] == "702.10"


def test_all_words_have_to_fit():
    found = rulebook().search("could produce orders", limit=5)
    assert numbers(found) == ["106.7"]


def test_words_may_be_begun():
    assert "702.16" in numbers(rulebook().search("protec"))


def test_the_limit_is_kept():
    assert len(rulebook().search("mana", limit=3)) == 3


@pytest.mark.parametrize("words", ["", " ,; ", "xyzzy"])
def test_nothing_fits_nothing(words: str):
    assert rulebook().search(words) == []


def test_nothing_is_read_before_it_is_asked_for():
    program = "import app.rulebook; print(app.rulebook.rulebook.cache_info().currsize)"
    shown = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert shown.stdout == "0\n"
