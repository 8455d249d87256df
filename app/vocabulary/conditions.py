"""Conditions: what "if", "as long as", "unless" and "only if" ask (608.2c, 603.4)."""

from __future__ import annotations

from app.vocabulary.filters import Adjective
from app.vocabulary.node import Node, kept, node, says
from app.vocabulary.quantities import Number, Quantity
from app.vocabulary.references import Reference


class Condition(Node):
    """Something that holds or does not."""

    __slots__ = ()


@says("<who:subject#N> control(s) <what:object>")
@node
class Controls(Condition):
    """A player controls something."""

    RULES = ("109.4",)
    who: Reference
    what: Reference


@says("there {is|are} <what:object#N>")
@node
class Exists(Condition):
    """There is something, or so many of them."""

    RULES = ("608.2h",)
    what: Reference


@says("<who:subject#N> do(es)")
@node
class DidThat(Condition):
    """What the player might do, they did (118.12)."""

    RULES = ("118.12", "608.2c")
    who: Reference


@says("<who:subject#N> {doesn't|don't}")
@node
class DidNot(Condition):
    """What the player might do, they did not do (118.12)."""

    RULES = ("118.12", "608.2c")
    who: Reference


@says("<what:subject#N> {is|are} <state:adjective>")
@node
class Is(Condition):
    """Something is in a state, of a colour or of a supertype: "this creature is tapped"."""

    RULES = ("608.2h",)
    what: Reference
    state: Adjective


@says("<what:subject#N> {isn't|aren't} <state:adjective>")
@node
class IsNot(Condition):
    """Something is not in a state."""

    RULES = ("608.2h",)
    what: Reference
    state: Adjective


@says("<what:subject#N> {is|are} <kind:object>")
@node
class IsA(Condition):
    """Something is of a kind: "it's a land card"."""

    RULES = ("608.2h",)
    what: Reference
    kind: Reference


@says("<what:subject#N> {has|have} <count:counter count> <kind:counter kind> counters on {it|them}")
@says("<what:subject#N> {has|have} a <kind:counter kind> counter on {it|them}", count=Number(1))
@says("there are <count:counter count> <kind:counter kind> counters on <what:object>")
@says("there are no <kind:counter kind> counters on <what:object>", count=Number(0))
@says("<what:subject#N> {has|have} no <kind:counter kind> counters on {it|them}", count=Number(0))
@node
class HasCounters(Condition):
    """So many counters of a kind are on something."""

    RULES = ("122.1",)
    what: Reference
    kind: str
    count: Quantity
    said: str | None = kept()


@says("it's your turn")
@says("it's not your turn", yours=False)
@node
class YourTurn(Condition):
    """It is your turn, or is not."""

    RULES = ("102.1",)
    yours: bool = True


@says("<who:subject#N> {has|have} <count:counter count> cards in hand")
@says("<who:subject#N> {has|have} no cards in hand", count=Number(0))
@node
class CardsInHand(Condition):
    """A player has so many cards in hand."""

    RULES = ("402.1",)
    who: Reference
    count: Quantity


@says("<who:subject#N> {has|have} <amount:digits> or more life", least=True)
@says("<who:subject#N> {has|have} <amount:digits> or less life", least=False)
@node
class HasLife(Condition):
    """A player has at least or at most so much life."""

    RULES = ("119.1",)
    who: Reference
    amount: Quantity
    least: bool


@says("<fact:fact about casting>")
@node
class CastFact(Condition):
    """How the object came to be: "it was kicked", "you cast it from your hand" (`fact` in short words)."""

    RULES = ("607.2", "702.33d")
    fact: str


@says("<fact:turn fact>")
@node
class HappenedThisTurn(Condition):
    """Something has happened this turn (`fact` in short words)."""

    RULES = ("608.2i",)
    fact: str
