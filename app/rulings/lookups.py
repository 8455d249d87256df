"""Looking up what a ruling leans on: rules with where the engine applies them, and the catalogue of cards."""

from __future__ import annotations

from app.cards.catalogue import Catalogue, UnknownCard
from app.cards.library import open_library
from app.rulebook import Rule, UnknownRule, rulebook

__all__ = [
    "Catalogue",
    "Rule",
    "UnknownCard",
    "UnknownRule",
    "edition",
    "find_rule",
    "open_library",
    "search_rules",
]


def edition() -> str:
    """The date from which the rules that we apply are in force, as an ISO date."""
    return rulebook().edition


def find_rule(number: str) -> Rule:
    """The rule of a number. Raises UnknownRule, which holds near numbers."""
    return rulebook().get(number)


def search_rules(words: str, limit: int) -> list[Rule]:
    """The rules that fit all the words, the best first."""
    return rulebook().search(words, limit)
