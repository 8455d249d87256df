"""Instructions: the verbs of spells and abilities. An act has no subject; a clause gives it one."""

from __future__ import annotations

from app.vocabulary.mana import ColorSource, ManaSpec
from app.vocabulary.node import Node, kept, node, says
from app.vocabulary.quantities import Number, Quantity
from app.vocabulary.references import Reference
from app.vocabulary.words import CardType


class Instruction(Node):
    """A verb phrase: what its subject does (608.2c)."""

    __slots__ = ()


@says("add(s) <mana>")
@says("add(s) a additional <mana>")
@node
class AddMana(Instruction):
    """The player adds mana."""

    RULES = ("106.3", "106.4")
    mana: ManaSpec
    said: str | None = kept()


@says("double(s) the amount of each type of unspent mana you have")
@node
class DoubleMana(Instruction):
    """The player adds as much mana of each type as there is unspent (701.10f)."""

    RULES = ("701.10f",)


@says("choose(s) <source>", bind="color")
@node
class ChooseColor(Instruction):
    """The player chooses a colour; what follows calls it by its bound name."""

    RULES = ("608.2d", "105.4")
    source: ColorSource
    bind: str = "color"


@says("choose(s) a <kind:card type#singular> type")
@node
class ChooseType(Instruction):
    """The player chooses a subtype of a card type: "choose a creature type"; what follows calls it the chosen type."""

    RULES = ("608.2d", "205.3")
    kind: CardType
    bind: str = "type"


@says("choose(s) <what:reference>")
@node
class ChooseTarget(Instruction):
    """Choose a target, for what follows to speak of; it is chosen as the spell or ability is put on the stack."""

    RULES = ("115.1", "601.2c")
    what: Reference


@says("tap(s) <what:object>")
@node
class Tap(Instruction):
    """Tap permanents."""

    RULES = ("701.26a",)
    what: Reference


@says("untap(s) <what:object>")
@node
class Untap(Instruction):
    """Untap permanents."""

    RULES = ("701.26b",)
    what: Reference


@says("tap(s) or untap(s) <what:object>")
@node
class TapOrUntap(Instruction):
    """Tap permanents or untap them, as the player chooses."""

    RULES = ("701.26", "608.2d")
    what: Reference


@says("sacrifice(s) <what:object>")
@says("sacrifice(s) <what:object> of their choice")
@node
class Sacrifice(Instruction):
    """The player sacrifices permanents of their own."""

    RULES = ("701.21",)
    what: Reference
    said: str | None = kept()


@says("destroy(s) <what:object>")
@node
class Destroy(Instruction):
    """Destroy permanents."""

    RULES = ("701.8",)
    what: Reference


@says("draw(s) a card", count=Number(1))
@says("draw(s) <count:count#plural> cards")
@says("draw(s) cards equal to <count:value>")
@says("draw(s) a card <count:each count>")
@says("draw(s) <count:cards for each>")
@node
class Draw(Instruction):
    """The player draws cards, one after another."""

    RULES = ("121.1", "121.2")
    count: Quantity
    said: str | None = kept()


@says("gain(s) <amount:amount> life")
@says("gain(s) life equal to <amount:value>")
@says("gain(s) 1 life <amount:each count>")
@says("gain(s) <amount:life for each>")
@node
class GainLife(Instruction):
    """The player gains life."""

    RULES = ("119.3",)
    amount: Quantity
    said: str | None = kept()


@says("lose(s) <amount:amount> life")
@says("lose(s) life equal to <amount:value>")
@says("lose(s) 1 life <amount:each count>")
@says("lose(s) <amount:life for each>")
@node
class LoseLife(Instruction):
    """The player loses life."""

    RULES = ("119.3",)
    amount: Quantity
    said: str | None = kept()


@says("deal(s) <amount:amount> damage to <recipient:object>")
@says("deal(s) damage equal to <amount:value> to <recipient:object>")
@says("deal(s) damage to <recipient:object> equal to <amount:value>")
@node
class DealDamage(Instruction):
    """The subject deals damage."""

    RULES = ("120.1", "120.3")
    amount: Quantity
    recipient: Reference
    said: str | None = kept()


@says("mill(s) a card", count=Number(1))
@says("mill(s) <count:count#plural> cards")
@node
class Mill(Instruction):
    """The player mills cards."""

    RULES = ("701.17",)
    count: Quantity
