"""Normalisation: a line of text as a row of words, and reminder text set aside (207.2a)."""

from __future__ import annotations

import re

CAPITAL = "^"  # the next word is printed with a capital

_REMINDER = re.compile(r" ?\([^()]*\)")
_WORD = re.compile(
    r"\{[^{}]+\}"  # a symbol
    r"|[+-]?(?:\d+|X)/[+-]?(?:\d+|X)(?![A-Za-z])"  # power and toughness
    r"|[+-](?:\d+|X)(?!\w)"  # a loyalty symbol
    r"|\d+(?![\w])"
    r"|'s(?!\w)|non-?(?=[A-Za-z]{3})"
    r"|[\w&]+(?:['-](?!s\b)[\w&]+)*"
    r"|[^\s\w]"
)


def without_reminder(text: str) -> str:
    """The text without its parentheses, which hold only reminder text."""
    return _REMINDER.sub("", text).strip()


def words_of(text: str) -> tuple[str, ...]:
    """The words, marks and symbols of a text. Every kind of minus sign is a hyphen here; "non" is a word of its own."""
    plain = text.replace("−", "-").replace("’", "'").replace("“", '"').replace("”", '"')
    return tuple("non" if word == "non-" else word for word in _WORD.findall(plain))


def folded(words: tuple[str, ...]) -> tuple[str, ...]:
    """The words as they are compared: without capitals, and with "a" for "an"."""
    return tuple("a" if word == "an" else word for word in map(str.lower, words))
