"""Noun phrases: which objects or players qualify. One predicate language for targets, costs, events and scopes."""

from __future__ import annotations

from app.vocabulary.node import Node, kept, node, says
from app.vocabulary.words import PERMANENT_TYPES, CardType, Color, Supertype


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


@says("[<adjectives:in a row>] <heads:alternatives#N> [with <qualities:joined by and>] [<controller>]")
@says("[<adjectives:in a row>] <heads:alternatives#N> <controller> with <qualities:joined by and>")
@node
class Filter(Node):
    """A noun phrase: all adjectives, one of the heads, all qualities, and the relation must hold."""

    heads: tuple[Head, ...]
    adjectives: tuple[Adjective, ...] = ()
    qualities: tuple[Quality, ...] = ()
    controller: Relation | None = None
    said: str | None = kept()
    joints: tuple[str, ...] | None = kept()


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


@says("{card|cards}")
@node
class IsCard(Head):
    """A card, in a zone other than the battlefield or the stack (109.2a)."""

    RULES = ("108.2", "109.2a")


@says("{spell|spells}")
@node
class IsSpell(Head):
    """A spell (109.2b)."""

    RULES = ("112.1", "109.2b")


@says("{ability|abilities}")
@node
class IsAbility(Head):
    """An ability on the stack (113.3, 112.1)."""

    RULES = ("113.1", "113.9")


@says("{token|tokens}")
@node
class IsToken(Head):
    """A token."""

    RULES = ("111.1",)


@says("{source|sources}")
@node
class IsSource(Head):
    """The source of an ability or of damage (113.7, 120.7)."""

    RULES = ("113.7",)


@says("permanent", kinds=tuple(sorted(PERMANENT_TYPES)))
@says("<kinds:kind alternatives>")
@node
class Typed(Adjective):
    """Of one of several types, said before the noun: "artifact creature", "instant or sorcery spell"."""

    RULES = ("205.2", "205.3")
    kinds: tuple[CardType | str, ...]
    joints: tuple[str, ...] | None = kept()


@says("other")
@node
class Other(Adjective):
    """Not the object the ability is on, nor what was mentioned with it: "another", "other"."""

    RULES = ("109.1",)


@says("non <subtype:subtype#singular>")
@node
class NotOfSubtype(Adjective):
    """Not of a subtype: "non-Human"."""

    RULES = ("205.3",)
    subtype: str


@says("non <color:color>")
@node
class NotColored(Adjective):
    """Not of a colour: "nonblack"."""

    RULES = ("105.2",)
    color: Color


@says("non token")
@node
class NotToken(Adjective):
    """No token."""

    RULES = ("111.1",)


@says("non <supertype:supertype>")
@node
class NotOfSupertype(Adjective):
    """Not of a supertype: "nonbasic", "nonlegendary"."""

    RULES = ("205.4",)
    supertype: Supertype


@says("<state:state>")
@node
class InState(Adjective):
    """Attacking, blocking, colourless, multicoloured, face down … (`state` is the word)."""

    RULES = ("508.1k", "509.1g", "105.2", "708.2")
    state: str


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


@says("without <name:plain keyword>")
@node
class Without(Relation):
    """Not having a keyword ability: "without flying"."""

    RULES = ("702.1", "113.1")
    name: str


@says("you control")
@node
class YouControl(Relation):
    """Controlled by you."""

    RULES = ("109.5",)


@says("you own")
@node
class YouOwn(Relation):
    """Owned by you."""

    RULES = ("108.3",)


@says("you don't control")
@node
class YouDontControl(Relation):
    """Not controlled by you."""

    RULES = ("109.5",)


@says("a opponent controls")
@says("your opponents control")
@node
class AnOpponentControls(Relation):
    """Controlled by one of your opponents."""

    RULES = ("109.5", "102.2")
    said: str | None = kept()


ANY_TARGET = Filter(
    (OfType(CardType.CREATURE), IsPlayer(), OfType(CardType.PLANESWALKER), OfType(CardType.BATTLE))
)  # 115.4
