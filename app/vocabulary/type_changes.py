"""Changes of types, abilities and base power and toughness (613.1d, 613.1f, 613.4b)."""

from __future__ import annotations

from app.vocabulary.node import node, says
from app.vocabulary.quantities import Quantity, Value
from app.vocabulary.statics import Modification
from app.vocabulary.words import CardType


@says("{is a|are} <subtype:subtype#N> in addition to {its|their} other <others:kind of types>")
@node
class AlsoOfSubtype(Modification):
    """They have a subtype more (layer 4)."""

    RULES = ("613.1d", "205.1b")
    subtype: str
    others: str = "types"


@says("{is a|are} <type:card type#N> in addition to {its|their} other types")
@node
class AlsoOfType(Modification):
    """They have a card type more (layer 4)."""

    RULES = ("613.1d", "205.1b")
    type: CardType


@says("{becomes a artifact creature|become artifact creatures}", into="change")
@node
class BecomeArtifactCreature(Modification):
    """They are artifact creatures and keep the types they have (layer 4)."""

    RULES = ("205.1b", "613.1d")


@says("{is a|are} <type:card type#N> and lose(s) all other card types")
@node
class OnlyOfType(Modification):
    """They have one card type and lose the others (layer 4)."""

    RULES = ("613.1d", "205.1a")
    type: CardType


@says("{is a|are} <subtype:subtype#N>")
@node
class OnlyOfLandType(Modification):
    """They have a basic land type in place of their other land types, and lose the abilities of their text (305.7)."""

    RULES = ("305.7", "613.1d")
    subtype: str


@says("lose(s) all abilities")
@node
class LoseAllAbilities(Modification):
    """They lose all abilities (layer 6)."""

    RULES = ("613.1f",)


@says("{has|have} base power and base toughness each equal to <value>")
@node
class BasePTEqual(Modification):
    """Base power and toughness are each set to a number that is looked up (layer 7b)."""

    RULES = ("613.4b",)
    value: Value


@says("{has|have} base power and toughness <power:digits>/<toughness:digits>")
@node
class BasePT(Modification):
    """Base power and toughness are set (layer 7b)."""

    RULES = ("613.4b",)
    power: Quantity
    toughness: Quantity
