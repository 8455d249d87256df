"""Noun phrases: which objects or players qualify. One predicate language for targets, costs, events and scopes."""

from __future__ import annotations

from app.vocabulary.node import Node, node, says
from app.vocabulary.words import CardType, Color, Supertype


class Atom(Node):
    """One thing that is true or false of an object or a player."""

    __slots__ = ()


class Adjective(Atom):
    """An atom said before the noun."""

    __slots__ = ()


class Head(Atom):
    """An atom said as the noun; a noun phrase has one or several of them, any of which will do."""

    __slots__ = ()


class Quality(Atom):
    """An atom said after "with"."""

    __slots__ = ()


class Relation(Atom):
    """An atom said after the noun that relates it to a player or a zone."""

    __slots__ = ()


@says("[<adjectives:in a row>] <heads:joined by or#N> [with <qualities:joined by and>] [<controller>]")
@node
class Filter(Node):
    """A noun phrase: all adjectives, one of the heads, all qualities, and the relation must hold."""

    heads: tuple[Head, ...]
    adjectives: tuple[Adjective, ...] = ()
    qualities: tuple[Quality, ...] = ()
    controller: Relation | None = None


@says("<type:card type#N>")
@node
class OfType(Head):
    """An object of a card type: "creature", "artifacts"."""

    RULES = ("205.2",)
    type: CardType


@says("<subtype:subtype#N>")
@node
class OfSubtype(Head):
    """An object of a subtype: "Goblin", "Islands"."""

    RULES = ("205.3",)
    subtype: str


@says("{permanent|permanents}")
@node
class IsPermanent(Head):
    """A permanent."""

    RULES = ("110.1",)


@says("{player|players}")
@node
class IsPlayer(Head):
    """A player."""

    RULES = ("102.1",)


@says("{opponent|opponents}")
@node
class IsOpponent(Head):
    """An opponent of the player in question ("you")."""

    RULES = ("102.2",)


@says("<color:color>")
@node
class Colored(Adjective):
    """Of one colour."""

    RULES = ("105.2",)
    color: Color


@says("<supertype:supertype>")
@node
class OfSupertype(Adjective):
    """Of a supertype: "basic", "legendary"."""

    RULES = ("205.4",)
    supertype: Supertype


@says("non <type:card type#singular>")
@node
class NotOfType(Adjective):
    """Not of a card type: "nonland"."""

    RULES = ("205.2",)
    type: CardType


@says("tapped")
@node
class IsTapped(Adjective):
    """Tapped."""

    RULES = ("110.5",)


@says("untapped")
@node
class IsUntapped(Adjective):
    """Untapped."""

    RULES = ("110.5",)


@says("<name:plain keyword>")
@node
class HasKeyword(Quality):
    """Having a keyword ability: "with flying"."""

    RULES = ("702.1", "113.1")
    name: str


@says("you control")
@node
class YouControl(Relation):
    """Controlled by you."""

    RULES = ("109.5",)


@says("an opponent controls")
@node
class AnOpponentControls(Relation):
    """Controlled by one of your opponents."""

    RULES = ("109.5", "102.2")


ANY_TARGET = Filter(
    (OfType(CardType.CREATURE), IsPlayer(), OfType(CardType.PLANESWALKER), OfType(CardType.BATTLE))
)  # 115.4
