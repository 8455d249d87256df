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


@says("<least:number word> or more")
@node
class OrMore(Quantity):
    """At least so many; chosen by whoever acts, or required of what is counted."""

    RULES = ("107.1c",)
    least: Quantity


@says("any number of")
@node
class AnyNumber(Quantity):
    """Any number the player chooses, nought included."""

    RULES = ("107.1c",)


class Value(Quantity):
    """A number that has to be counted or looked up, said as a noun phrase."""

    __slots__ = ()


@says("the number of <what#plural>")
@says("for each <what#singular>", into="each count")
@node
class Count(Value):
    """How many things match."""

    RULES = ("608.2h",)
    what: Filter


@says("<factor:digits> life <of:each count>", into="life for each")
@says("<factor:number word> cards <of:each count>", into="cards for each")
@node
class Multiple(Value):
    """So many for each of several things: "2 life for each creature you control"."""

    RULES = ("608.2h", "107.1")
    factor: Quantity
    of: Quantity


@says("that many", into="count")
@says("that much", into="amount")
@node
class ThatMany(Quantity):
    """The number mentioned before (608.2c)."""

    RULES = ("608.2c",)
