"""The grammar of Oracle text: the wordings of the vocabulary, the terminals, what may stand where, the guards."""

from __future__ import annotations

from functools import cache
from types import ModuleType

from app.oracle import guards
from app.oracle.grammar import Grammar
from app.oracle.lexicon import LEXICON
from app.vocabulary import (
    abilities,
    actions,
    conditions,
    copying,
    costs,
    counters,
    delayed,
    durations,
    emblems,
    events,
    filters,
    instead,
    instructions,
    keywords,
    limits,
    mana,
    mana_riders,
    measures,
    prevention,
    qualities,
    quantities,
    references,
    relations,
    statements,
    statics,
    tokens,
    type_changes,
    zones,
)
from app.vocabulary.node import Node

MODULES = (
    quantities,
    filters,
    references,
    qualities,
    relations,
    measures,
    conditions,
    durations,
    mana,
    instructions,
    actions,
    counters,
    zones,
    tokens,
    emblems,
    prevention,
    costs,
    events,
    keywords,
    statics,
    type_changes,
    statements,
    instead,
    delayed,
    copying,
    mana_riders,
    limits,
    abilities,
)


@cache
def grammar() -> Grammar:
    """The grammar, built once. Raises DeclarationError where the vocabulary's wordings are at fault."""
    made = Grammar()
    guards.attach(made)
    for module in MODULES:
        made.declare(_nodes(module))
    for category, terminal in LEXICON:
        made.word(category, terminal)
    _joins(made)
    made.close()
    return made


def _nodes(module: ModuleType) -> list[type[Node]]:
    return [
        value
        for value in vars(module).values()
        if isinstance(value, type) and issubclass(value, Node) and value.__module__ == module.__name__
    ]


def _joins(made: Grammar) -> None:
    made.join("holder", "whose pronoun")
    made.join("whose", "holder")
    made.join("count", "number word", "quantity")
    made.join("amount", "digits", "quantity")
    made.join("counter count", "number word", "quantity")
    made.join("granted", "keyword", "quoted ability")
    made.join("static rule", "continuous", "replacement")
    made.join("rewrite", "scaled")
    made.join("mana spec", "symbols")
    made.join("reference", "own name", "mention")
    made.join("subject", "subject pronoun", "reference", "derived", "bare plural", "either", "both")
    made.join(
        "object", "from zone", "whole hand", "object pronoun", "reference", "derived", "bare plural", "either", "both"
    )
    made.join("some reference", "reference", "bare plural")
    made.join("listed", "some reference", "object pronoun")
    made.join("listed later", "reference", "object pronoun", "other plural")
    made.join("they", "subject pronoun", "mention")
    made.join("kind", "card type", "subtype")
    made.join("type choice", "named color")
    made.join("cost item", "pay mana")
    made.join("change", "size change", "rule change")
    made.join("modification", "size change", "rule change")
    made.join("occasion", "event", "event list")
    made.join("first clause", "deed", "clause")
    made.join("next clause", "told deed", "clause")
    made.join("whole clause", "first clause", "clauses")
    made.join("statement", "whole clause")
    made.join("line", "ability")
    made.join("spell line", "ability", "spell")
