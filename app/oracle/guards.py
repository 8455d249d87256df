"""Guards: facts of English that no template can state, checked when reading and when printing."""

from __future__ import annotations

from app.oracle.grammar import Grammar
from app.vocabulary import abilities, costs, events, mana, references, statements


def attach(grammar: Grammar) -> None:
    """Put every guard on its node."""
    grammar.guard(mana.OneOf, lambda it: len(it.options) > 1)
    grammar.guard(statements.InOrder, lambda it: len(it.steps) > 1)
    grammar.guard(references.Either, _several_with_articles)
    grammar.guard(references.Both, _several_with_articles)
    grammar.guard(events.AnyOf, lambda it: len(it.events) > 1)
    grammar.guard(abilities.Triggered, _first_if_intervenes)
    grammar.guard(costs.Cost, lambda it: len(it.items) > 0)


def _first_if_intervenes(it: abilities.Triggered) -> bool:
    """An "if" right after the event belongs to the event (603.4)."""
    return it.condition is not None or not isinstance(it.effect[0], statements.If | statements.InsteadIf)


def _several_with_articles(it: references.Either | references.Both) -> bool:
    """A bare noun after "and" or "or" belongs to the noun phrase before it: "artifacts and creatures you control"."""
    return len(it.things) > 1 and not any(
        isinstance(thing, references.Each) and thing.said == "<what#plural>" for thing in it.things[1:]
    )
