"""Numbers: how many, how much."""

from __future__ import annotations

from app.vocabulary.filters import Filter
from app.vocabulary.node import Node, node, says


class Quantity(Node):
    """A number, evaluated when the effect that mentions it is applied (608.2h)."""

    __slots__ = ()


@node
class Number(Quantity):
    """A literal number. Said as a word ("two"), an article ("a") or digits, by the category of its slot."""

    RULES = ("107.1",)
    value: int


@says("X")
@node
class X(Quantity):
    """The announced value of X."""

    RULES = ("107.3",)


@says("up to <limit:count>")
@node
class UpTo(Quantity):
    """Any number the player chooses up to a bound."""

    RULES = ("107.1c", "115.6")
    limit: Quantity


class Value(Quantity):
    """A number that has to be counted or looked up, said as a noun phrase."""

    __slots__ = ()


@says("the number of <what#plural>")
@node
class Count(Value):
    """How many things match."""

    RULES = ("608.2h",)
    what: Filter
