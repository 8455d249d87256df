"""How long an effect lasts (611.2)."""

from __future__ import annotations

from app.vocabulary.node import Node, kept, node, says


class Duration(Node):
    """When a continuous effect ends."""

    __slots__ = ()


@says("until end of turn")
@says("this turn")
@node
class UntilEndOfTurn(Duration):
    """Until the cleanup step (514.2)."""

    RULES = ("514.2", "611.2a")
    said: str | None = kept()


@says("until your next turn")
@node
class UntilYourNextTurn(Duration):
    """Until your next turn begins."""

    RULES = ("611.2a",)


@says("until end of combat")
@says("this combat")
@node
class UntilEndOfCombat(Duration):
    """Until the end of combat (511.2)."""

    RULES = ("511.2", "611.2a")
    said: str | None = kept()


@says("until the end of your next turn")
@node
class UntilEndOfYourNextTurn(Duration):
    """Until your next turn ends."""

    RULES = ("611.2a",)
