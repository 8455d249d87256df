"""Typesetting: a row of words as a line of text, with its spaces, capitals and articles."""

from __future__ import annotations

from collections.abc import Sequence

from app.oracle.tokens import CAPITAL, TIGHT_DASH

_NO_SPACE_BEFORE = frozenset({",", ".", ":", ";", "'s", "'", "/", "!", "?", ")", TIGHT_DASH})
_NO_SPACE_AFTER = frozenset({"/", "(", TIGHT_DASH})
_CAPITAL_AFTER = frozenset({".", ":", "—", TIGHT_DASH, CAPITAL, "•", "!", "?", "|"})
_AN_BEFORE = frozenset("aeiou")
_NOT_AN = ("one", "uni", "use", "eur", "once", "uthr", "u.")
_AN_TOO = frozenset({"x", "8", "11", "18"})
_SILENT_H = ("hour", "honor", "heir")


def typeset(words: Sequence[str]) -> str:
    """The line of text."""
    line: list[str] = []
    capital, quoted, before = True, False, ""
    for index, word in enumerate(words):
        if word == CAPITAL:
            capital = True
            continue
        if word == "." and before == '"' and line[-2:-1] and line[-2] in (".", "!", "?"):
            capital = True
            continue
        if word == "a":
            word = _article(words[index + 1 : index + 2])
        if word == "other" and before.lower() == "an":
            line[-1] += "other"
            before = "other"
            continue
        if word == "•":
            line.append("\n")
        elif before and _spaced(before, word, quoted=quoted):
            line.append(" ")
        if word == '"':
            quoted = not quoted
            capital = quoted
        elif word[0] not in "{+-(" and not word[0].isdigit():
            if capital:
                word = word[0].upper() + word[1:]
            capital = word in _CAPITAL_AFTER
        else:
            capital = False
        line.append("—" if word == TIGHT_DASH else word)
        before = "non-" if word.lower() == "non" else word
        if before == "non-" and words[index + 1 : index + 2] and words[index + 1][0].isupper():
            line.append("-")
    return "".join(line)


def _spaced(before: str, word: str, *, quoted: bool) -> bool:
    if word in _NO_SPACE_BEFORE or before in _NO_SPACE_AFTER or before == "non-":
        return False
    if word == '"' and quoted:
        return False
    if before == '"' and quoted:
        return False
    return not (before[0] == "{" and word[0] == "{")


def _article(following: Sequence[str]) -> str:
    if not following:
        return "a"
    word = following[0].lower()
    if word in _AN_TOO or word.startswith(_SILENT_H):
        return "an"
    return "an" if word[0] in _AN_BEFORE and not word.startswith(_NOT_AN) else "a"
