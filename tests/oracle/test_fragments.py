"""Effects that wait in a game state refer to things named beside them."""

from __future__ import annotations

from app.oracle.fragments import print_fragment, read_fragment
from app.vocabulary.references import Bound
from app.vocabulary.tree import mentions
from tests.oracle.conftest import CREATURE


def test_a_free_reference_is_bound_to_its_own_words() -> None:
    reading = read_fragment("Sacrifice that token.", ["that token"], CREATURE)
    assert reading.verdict == "exact"
    assert [found.name for found in mentions(reading.ability, Bound)] == ["that token"]


def test_a_fragment_is_printed_with_the_same_names() -> None:
    names = ["that creature", "those lands"]
    text = "Destroy that creature. Untap those lands."
    reading = read_fragment(text, names, CREATURE)
    assert reading.ability is not None
    assert print_fragment(reading.ability, names, CREATURE, kept=False).count("that creature") <= 1
    assert print_fragment(reading.ability, names, CREATURE) == text


def test_a_name_that_is_not_given_is_declined() -> None:
    assert read_fragment("Sacrifice that token.", [], CREATURE).verdict == "declined"
