"""Normalisation: a line of text as a row of words, and reminder text set aside (207.2a)."""

from __future__ import annotations

import re

CAPITAL = "^"  # the next word is printed with a capital

_REMINDER = re.compile(r" ?\([^()]*\)")
_WORD = re.compile(
    r"\{[^{}]+\}"  # a symbol
    r"|[+-](?:\d+|X)(?!\w)"  # a signed number
    r"|(?:[A-Z]\.){2,}"  # initials
    r"|\d+(?!\w)"
    r"|'s(?!\w)|[Nn]on-?(?=[A-Za-z]{3})"
    r"|(?<!\w)'[A-Za-z]\w*"  # a word with its beginning cut off
    r"|[\w&\ua789]+(?:['-](?!s\b)[\w&\ua789]+)*"  # U+A789 looks like a colon and is a letter of names
    r"|——|[^\s\w]"
)
TIGHT_DASH = "\u2014\u2014"


def without_reminder(text: str) -> str:
    """The text without its parentheses, which hold only reminder text."""
    return _REMINDER.sub("", text).strip()


def plain(text: str) -> str:
    """The text with one kind of minus sign, apostrophe and quotation mark."""
    return text.replace("−", "-").replace("’", "'").replace("“", '"').replace("”", '"')


def words_of(text: str) -> tuple[str, ...]:
    """The words, marks and symbols of a text. "non" is a word of its own; a dash with no space before it is doubled."""
    found = []
    for match in _WORD.finditer(plain(text)):
        word = match[0]
        if word in ("another", "Another"):
            found.append("a" if word[0] == "a" else "A")
            word = "other"
        elif word in ("non-", "Non-"):
            word = word[:-1]
        elif word == "—" and match.start() and not text[match.start() - 1].isspace():
            word = TIGHT_DASH
        found.append(word)
    return tuple(found)


def folded(words: tuple[str, ...]) -> tuple[str, ...]:
    """The words as they are compared: without capitals, and with "a" for "an"."""
    return tuple("a" if word == "an" else word for word in map(str.lower, words))
