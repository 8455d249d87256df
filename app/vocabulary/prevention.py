"""Instructions that prevent damage (615)."""

from __future__ import annotations

from app.vocabulary.instructions import Instruction
from app.vocabulary.node import node, says
from app.vocabulary.quantities import Quantity
from app.vocabulary.references import Reference


@says("prevent(s) the next <amount:amount> damage that would be dealt to <to:object> this turn")
@node
class PreventNext(Instruction):
    """The next so much damage to something is prevented this turn."""

    RULES = ("615.7",)
    amount: Quantity
    to: Reference


@says("prevent(s) all combat damage that would be dealt this turn")
@node
class PreventCombatDamage(Instruction):
    """All combat damage is prevented this turn."""

    RULES = ("615.1a",)


@says("prevent(s) all damage that would be dealt to <to:object> this turn", combat=False)
@says("prevent(s) all combat damage that would be dealt to <to:object> this turn", combat=True)
@node
class PreventAllTo(Instruction):
    """All damage, or combat damage, to something is prevented this turn."""

    RULES = ("615.1a",)
    to: Reference
    combat: bool


@says("prevent(s) all damage that would be dealt by <by:object> this turn", combat=False)
@says("prevent(s) all combat damage that would be dealt by <by:object> this turn", combat=True)
@node
class PreventAllBy(Instruction):
    """All damage, or combat damage, by something is prevented this turn."""

    RULES = ("615.1a",)
    by: Reference
    combat: bool
