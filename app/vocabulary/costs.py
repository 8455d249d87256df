"""Costs: a list of items, each a cost symbol or an instruction in cost position (118)."""

from __future__ import annotations

from app.vocabulary.instructions import Instruction
from app.vocabulary.node import Node, node, says
from app.vocabulary.quantities import Number


class CostItem(Node):
    """Something that is only ever a cost."""

    __slots__ = ()


@says("<symbols:mana>", into="pay mana")
@node
class PayMana(CostItem):
    """Pay mana. Each symbol is kept with its braces."""

    RULES = ("107.4", "118.2")
    symbols: tuple[str, ...]


@says("0", amount=0)
@says("<amount:raised>")
@says("<amount:lowered>")
@node
class Loyalty(CostItem):
    """A loyalty symbol: counters put on or removed."""

    RULES = ("606.4", "107.7")
    amount: int


@says("{T}")
@node
class TapThis(CostItem):
    """The tap symbol."""

    RULES = ("107.5",)


@says("{Q}")
@node
class UntapThis(CostItem):
    """The untap symbol."""

    RULES = ("107.6",)


@says("tap any number of other untapped creatures you control with total power <power:digits> or greater")
@node
class TapForPower(CostItem):
    """Tap other creatures whose powers add up to enough: what crewing costs (702.122a)."""

    RULES = ("702.122a", "118.3")
    power: Number


@says("<items:pay mana in a row>", into="mana cost")
@says("<items:cost list#plural>")
@says("<items:instruction joined by and#N>", into="deed as a cost")
@node
class Cost(Node):
    """A whole cost, items in the order written."""

    RULES = ("118.1", "602.1a")
    items: tuple[CostItem | Instruction, ...]
