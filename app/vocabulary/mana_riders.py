"""What travels with mana that was added: what it may be spent on, how long it lasts (106.6)."""

from __future__ import annotations

from typing import ClassVar

from app.vocabulary.node import Node, kept, node, says
from app.vocabulary.references import Reference
from app.vocabulary.statements import Statement


class Use(Node):
    """Something mana is spent on."""

    __slots__ = ()


@says("cast <what:object>")
@says("cast <what:object>", into="next use")
@says("to cast <what:object>", into="next use")
@says("to cast <what:object>", into="end")
@node
class ToCast(Use):
    """To cast spells. Role: "spell"."""

    RULES = ("106.6",)
    ROLES: ClassVar[dict[str, str]] = {"what": "spell"}
    what: Reference
    said: str | None = kept()


@says("activate abilities of <of:object>")
@says("activate a ability of <of:object>")
@says("activate abilities of <of:object>", into="next use")
@says("activate a ability of <of:object>", into="next use")
@says("to activate abilities of <of:object>", into="next use")
@says("to activate a ability of <of:object>", into="next use")
@node
class ToActivate(Use):
    """To activate abilities of things."""

    RULES = ("106.6",)
    of: Reference
    said: str | None = kept()


@says("activate abilities")
@says("activate abilities", into="next use")
@says("to activate abilities", into="next use")
@node
class ToActivateAny(Use):
    """To activate abilities."""

    RULES = ("106.6",)
    said: str | None = kept()


@says("spend this mana only to <uses:use & next use alternatives>")
@node
class SpendOnly(Statement):
    """The mana can be spent only in certain ways."""

    RULES = ("106.6",)
    uses: tuple[Use, ...]
    joints: tuple[str, ...] | None = kept()


@says("spend this mana only on costs that contain {X}")
@node
class SpendOnlyOnX(Statement):
    """The mana can be spent only on costs with X in them."""

    RULES = ("106.6", "107.3")


@says("this mana can't be spent to cast <what:object>")
@node
class NotToCast(Statement):
    """The mana cannot be spent to cast certain spells."""

    RULES = ("106.6",)
    what: Reference


@says("until end of turn, you don't lose this mana as steps and phases end")
@node
class ManaLasts(Statement):
    """The mana stays in the pool as steps and phases end, until end of turn (500.5)."""

    RULES = ("500.5", "106.4")


@says("when you spend this mana <use:end>, <then:first clause & next clause chained>")
@says("when that mana is spent <use:end>, <then:first clause & next clause chained>")
@node
class WhenSpent(Statement):
    """A delayed triggered ability that triggers when the mana is spent in a certain way (106.6, 603.7a)."""

    RULES = ("106.6", "603.7a")
    use: Use
    then: tuple[Statement, ...]
    said: str | None = kept()
    joints: tuple[str, ...] | None = kept()


RIDERS: tuple[type[Statement], ...] = (SpendOnly, SpendOnlyOnX, NotToCast, ManaLasts)
"""The sentences that travel with the mana that their effect adds."""
