"""Costs: a list of items, each a cost symbol or an instruction in cost position (118)."""

from __future__ import annotations

from app.vocabulary.instructions import Instruction
from app.vocabulary.node import Node, node, says


class CostItem(Node):
    """Something that is only ever a cost."""

    __slots__ = ()


@says("<symbols:mana>")
@node
class PayMana(CostItem):
    """Pay mana. Each symbol is kept with its braces."""

    RULES = ("107.4", "118.2")
    symbols: tuple[str, ...]


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


@says("<items:cost list#plural>")
@node
class Cost(Node):
    """A whole cost, items in the order written."""

    RULES = ("118.1", "602.1a")
    items: tuple[CostItem | Instruction, ...]
