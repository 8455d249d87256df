"""Guards: facts of English that no template can state, checked when reading and when printing."""

from __future__ import annotations

from app.oracle.grammar import Grammar
from app.vocabulary import (
    abilities,
    actions,
    costs,
    delayed,
    events,
    filters,
    instructions,
    mana,
    quantities,
    references,
    statements,
    zones,
)
from app.vocabulary.instructions import Instruction


def attach(grammar: Grammar) -> None:
    """Put every guard on its node."""
    grammar.guard(mana.OneOf, lambda it: len(it.options) > 1)
    grammar.guard(statements.InOrder, lambda it: len(it.steps) > 1)
    grammar.guard(references.Either, lambda it: len(it.things) > 1)
    grammar.guard(references.Both, lambda it: len(it.things) > 1)
    grammar.guard(events.AnyOf, lambda it: len(it.events) > 1)
    grammar.guard(abilities.Triggered, _first_if_intervenes)
    grammar.guard(abilities.Triggered, lambda it: not _is_next_moment(it.event))
    grammar.guard(delayed.AtNext, lambda it: _is_next_moment(it.event))
    grammar.guard(mana.ThisOrThat, lambda it: isinstance(it.second, mana.ManaOf))
    grammar.guard(costs.Cost, lambda it: len(it.items) > 0)
    grammar.guard(costs.Cost, _is_no_payment, into="deed as a cost")
    grammar.guard(zones.YouControlThat, lambda it: isinstance(it.what, references.Host))
    grammar.guard(instructions.ChooseTarget, lambda it: isinstance(it.what, references.Target))
    grammar.guard(quantities.Multiple, lambda it: it.factor != quantities.Number(1))
    grammar.guard(statements.Then, _may_follow_then)
    grammar.guard(references.Each, _is_set_apart, into="other plural")


def _may_follow_then(it: statements.Then) -> bool:
    """The word "then" is said once, and not of what stands for, or against, the sentence before."""
    return not isinstance(it.what, statements.Then | statements.InsteadIf | statements.Otherwise)


def _is_next_moment(event: events.Event) -> bool:
    """The words "the next end step" are said of a delayed trigger alone (603.7b)."""
    return isinstance(event, events.BeginningOf) and event.whose is None


def _is_no_payment(it: costs.Cost) -> bool:
    """Mana is paid, not done."""
    return all(isinstance(item, Instruction) and not isinstance(item, actions.Pay) for item in it.items)


def _is_set_apart(it: references.Each) -> bool:
    """A plural noun phrase later in a list is one of its own only if it begins with "other"."""
    return it.what.adjectives[:1] == (filters.Other(),)


def _first_if_intervenes(it: abilities.Triggered) -> bool:
    """An "if" right after the event belongs to the event (603.4)."""
    return it.condition is not None or not isinstance(it.effect[0], statements.If | statements.InsteadIf)
