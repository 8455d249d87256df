"""Search in the rulebook: by number, by the names of headings, by the words of our summaries."""

from __future__ import annotations

import re
from collections.abc import Iterable
from heapq import nsmallest

from app.rulebook.rule import Rule

_WORD = re.compile(r"[\w{}/.'’+-]+")

SAME_NUMBER, NUMBER_BEGUN = 64, 32
OWN_NAME, SUMMARY, PATH = 10, 4, 2


class SearchIndex:
    """The words of every rule by the place they stand in. Deterministic: equals stay in the order given."""

    def __init__(self, rules: Iterable[Rule]) -> None:
        self._entries = [(rule, _places(rule)) for rule in rules]

    def search(self, words: str, limit: int) -> list[Rule]:
        """Rules that fit every word, best first, at most `limit`."""
        wanted = _words(words)
        found = []
        for position, (rule, places) in enumerate(self._entries):
            weights = [_weight(word, rule.number, places) for word in wanted]
            if weights and all(weights):
                found.append((-sum(weights), position))
        return [self._entries[position][0] for _, position in nsmallest(limit, found)]


def _places(rule: Rule) -> tuple[tuple[int, tuple[str, ...]], ...]:
    own, above = (rule.title, rule.path[:-1]) if rule.heading else ("", rule.path)
    return (OWN_NAME, _words(own)), (SUMMARY, _words(rule.summary or "")), (PATH, _words(" ".join(above)))


def _weight(word: str, number: str, places: tuple[tuple[int, tuple[str, ...]], ...]) -> int:
    """How well a word fits a rule: 0 where it does not occur, and for a whole word twice what a begun one is worth."""
    if word == number:
        return SAME_NUMBER
    if word[0].isdigit() and number.startswith(word):
        return NUMBER_BEGUN
    for worth, words in places:
        if word in words:
            return 2 * worth
        if any(candidate.startswith(word) for candidate in words):
            return worth
    return 0


def _words(text: str) -> tuple[str, ...]:
    stripped = (word.strip(".'’-") for word in _WORD.findall(text.casefold()))
    return tuple(word for word in stripped if word)
