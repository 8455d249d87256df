"""Guards: facts of English that no template can state, checked when reading and when printing."""

from __future__ import annotations

from app.oracle.grammar import Grammar
from app.vocabulary import costs, events, mana, references, statements


def attach(grammar: Grammar) -> None:
    """Put every guard on its node."""
    grammar.guard(mana.OneOf, lambda it: len(it.options) > 1)
    grammar.guard(statements.InOrder, lambda it: len(it.steps) > 1)
    grammar.guard(references.Either, lambda it: len(it.things) > 1)
    grammar.guard(references.Both, lambda it: len(it.things) > 1)
    grammar.guard(events.AnyOf, lambda it: len(it.events) > 1)
    grammar.guard(costs.Cost, lambda it: len(it.items) > 0)
