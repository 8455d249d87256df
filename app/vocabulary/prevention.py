"""Instructions that prevent damage (615), and what says that damage can't be prevented (615.12)."""

from __future__ import annotations

from app.vocabulary.events import Event
from app.vocabulary.instructions import Instruction
from app.vocabulary.node import kept, node, says
from app.vocabulary.quantities import Quantity
from app.vocabulary.references import Reference
from app.vocabulary.statements import Statement
from app.vocabulary.statics import Rewrite, StaticRule


@says("prevent(s) the next <amount:amount> damage that would be dealt to <to:object> this turn")
@says("prevent(s) the next <amount:amount> damage that would be dealt this turn to <to:object>")
@node
class PreventNext(Instruction):
    """The next so much damage to something is prevented this turn."""

    RULES = ("615.7",)
    amount: Quantity
    to: Reference
    said: str | None = kept()


@says("prevent(s) all <damage:damage> this turn")
@says("prevent(s) all <damage:damage this turn>")
@node
class PreventAll(Instruction):
    """All damage of a description is prevented this turn."""

    RULES = ("615.1a",)
    damage: Event
    said: str | None = kept()


@says("damage can't be prevented", by=None)
@says("damage that would be dealt by <by:object> can't be prevented")
@says("combat damage that would be dealt by <by:object> can't be prevented", combat=True)
@node
class CannotBePrevented(StaticRule):
    """Damage, perhaps by certain sources, can't be prevented (615.12)."""

    RULES = ("615.12",)
    by: Reference | None
    combat: bool = False


@says("damage can't be prevented this turn")
@says("the damage can't be prevented", this=True)
@says("this damage can't be prevented", this=True)
@node
class NoPrevention(Statement):
    """Damage can't be prevented this turn; or the damage that this spell or ability deals can't."""

    RULES = ("615.12",)
    this: bool = False
    said: str | None = kept()


@node
class PreventUpTo(Rewrite):
    """So much damage is prevented, and no more by the same effect: what is left of a shield. It has no words."""

    RULES = ("615.7",)
    amount: int
