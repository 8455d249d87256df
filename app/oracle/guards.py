"""Guards: facts of English that no template can state, checked when reading and when printing."""

from __future__ import annotations

from app.oracle.grammar import Grammar
from app.vocabulary import abilities, mana


def attach(grammar: Grammar) -> None:
    """Put every guard on its node."""
    grammar.guard(mana.OneOf, lambda it: len(it.options) > 1)
    grammar.guard(abilities.InOrder, lambda it: len(it.steps) > 1)
