"""Number: a sentence whose parts disagree has no reading."""

from __future__ import annotations

import pytest

from app.oracle.reading import read_line
from tests.oracle.conftest import CREATURE, SPELL, understood


@pytest.mark.parametrize(
    "text",
    [
        "Target player draws a card.",
        "Each opponent discards a card.",
        "You may draw a card.",
        "Creatures you control get +1/+1 until end of turn.",
        "Target creature gets +1/+1 and gains flying until end of turn.",
        "Return target creature to its owner's hand.",
        "Return all artifacts to their owners' hands.",
    ],
)
def test_subject_and_verb_agree(text: str) -> None:
    understood(text, SPELL)


@pytest.mark.parametrize(
    "text",
    [
        "Target player draw a card.",
        "Each opponents discard a card.",
        "Creatures you control gets +1/+1 until end of turn.",
        "Target creature gets +1/+1 and gain flying until end of turn.",
        "Target creatures gets +1/+1 until end of turn.",
        "Draw two card.",
    ],
)
def test_disagreement_is_declined(text: str) -> None:
    assert read_line(text, SPELL).verdict == "declined"


def test_clauses_of_different_number_share_a_sentence() -> None:
    understood("When this creature enters, target opponent loses 2 life and you gain 2 life.", CREATURE)


def test_irregular_plurals_of_subtypes() -> None:
    understood("Other Elves you control have haste.")
    understood("Sacrifice two Wolves: Draw a card.")
    assert read_line("Other Elfs you control have haste.", CREATURE).verdict == "declined"
