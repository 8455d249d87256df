"""Restrictions on activating an ability (602.5)."""

from __future__ import annotations

from app.vocabulary.conditions import Condition
from app.vocabulary.node import Node, node, says


class Limit(Node):
    """When, or how often, an ability may be activated or triggers."""

    __slots__ = ()


@says("activate only as a sorcery")
@node
class AsASorcery(Limit):
    """Only when the player could cast a sorcery."""

    RULES = ("602.5d",)


@says("activate only as a instant")
@node
class AsAnInstant(Limit):
    """Only when the player could cast an instant."""

    RULES = ("602.5e",)


@says("activate only once each turn", times="each turn")
@says("activate only once", times="game")
@says("activate no more than twice each turn", times="twice each turn")
@says("activate no more than three times each turn", times="three times each turn")
@says("this ability triggers only once each turn", times="triggers")
@says("do this only once each turn", times="done")
@node
class Once(Limit):
    """A limited number of times."""

    RULES = ("602.5b", "603.2h")
    times: str


@says("activate only during your turn", when="your turn")
@says("activate only during your upkeep", when="your upkeep")
@says("activate only during combat", when="combat")
@says("activate only during a opponent's turn", when="an opponent's turn")
@says("activate only before attackers are declared", when="before attackers")
@says("activate only during your turn, before attackers are declared", when="your turn, before attackers")
@node
class During(Limit):
    """Only in a part of the turn."""

    RULES = ("602.5b",)
    when: str


@says("any player may activate this ability")
@node
class AnyPlayerMay(Limit):
    """Any player may activate it, not only the controller of its object."""

    RULES = ("602.2", "113.7")


@says("activate only if <condition>")
@node
class OnlyIf(Limit):
    """Only if a condition holds."""

    RULES = ("602.5b",)
    condition: Condition
