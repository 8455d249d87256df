"""Spaces, capitals and articles."""

from __future__ import annotations

import pytest

from app.oracle.tokens import words_of
from app.oracle.typesetting import typeset


@pytest.mark.parametrize(
    "text",
    [
        "Draw a card. Discard an artifact card.",
        "{2}, {T}: Add {G}{G}.",
        "An opponent's creature gets -1/-1.",
        "Nonland permanents and non-Human creatures.",
        'It has "{T}: Add {C}."',
        "Ward—Pay 2 life.",
        "Landfall — Draw a card.",
        "Players' hands and/or graveyards.",
        "Sacrifice another creature: Add an additional {B}.",
        "Put an hour counter on a unicorn.",
    ],
)
def test_words_are_put_back_as_they_were(text: str) -> None:
    words = [word[0].lower() + word[1:] if word in _SENTENCE_STARTS else word for word in words_of(text)]
    words = ["a" if word in ("an", "An", "A") else word for word in words]
    assert typeset(words) == text.replace("Sacrifice", "Sacrifice")


_SENTENCE_STARTS = {"Draw", "Discard", "Add", "Nonland", "It", "Ward", "Pay", "Players", "Sacrifice", "Put"}
