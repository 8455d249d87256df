"""Copying permanents, spells and abilities (707)."""

from __future__ import annotations

from app.vocabulary.filters import Filter
from app.vocabulary.instructions import Instruction
from app.vocabulary.node import Node, kept, node, says
from app.vocabulary.references import Reference
from app.vocabulary.statics import StaticRule


class CopyException(Node):
    """How a copy differs from what it copies (707.9)."""

    __slots__ = ()


@says("it isn't legendary")
@says("it isn't legendary if the spell is legendary")
@says("the token isn't legendary")
@says("the token isn't legendary if <what> is legendary")
@node
class NotLegendary(CopyException):
    """The copy isn't legendary."""

    RULES = ("707.9b",)
    what: Reference | None = None
    said: str | None = kept()


@says("you may have <what:object> enter as a copy of any <of#singular> on the battlefield [, except <but>]")
@says("you may have <what:object> enter as a copy of a <of#singular> you control [, except <but>]", yours=True)
@node
class EntersAsCopy(StaticRule):
    """It may enter as a copy of a permanent (707.5, 614.1c)."""

    RULES = ("614.1c", "707.5")
    what: Reference
    of: Filter
    but: CopyException | None = None
    yours: bool = False


@says("<what:subject#N> enter(s) as a copy of <copied:object>")
@node
class EnterAsCopies(StaticRule):
    """They enter as copies of one thing, without a choice (614.1c)."""

    RULES = ("614.1c", "707.5")
    what: Reference
    copied: Reference


@says("copy <what:object> [, except <but>]")
@node
class Copy(Instruction):
    """Copy a spell or ability on the stack (707.10)."""

    RULES = ("707.10",)
    what: Reference
    but: CopyException | None = None


@says("choose(s) new targets for <what:object>")
@node
class ChooseNewTargets(Instruction):
    """Choose new targets for a spell or ability (115.7d), such as a copy (707.10c)."""

    RULES = ("115.7d", "707.10c")
    what: Reference
