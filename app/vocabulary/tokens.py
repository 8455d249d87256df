"""Tokens: what they are made with, and the instruction that makes them (111, 701.7)."""

from __future__ import annotations

from app.vocabulary.ability import Ability
from app.vocabulary.instructions import Instruction
from app.vocabulary.keywords import Keyword
from app.vocabulary.node import Node, kept, node, says
from app.vocabulary.quantities import Number, Quantity, X
from app.vocabulary.references import Reference
from app.vocabulary.words import CardType, Supertype


@says("<power:digits>/<toughness:digits>")
@says("X/X", power=X(), toughness=X())
@node
class Size(Node):
    """Power and toughness."""

    RULES = ("208.1",)
    power: Quantity
    toughness: Quantity


@says(
    "[<state:entering state>] [<supertypes:supertype in a row>] [<size>]"
    " [<colors:token color joined by and>]"
    " [<subtypes:subtype in a row>] [<types:card type in a row>] {token|tokens}"
    " [with <abilities:granted joined by and>]"
)
@node
class TokenKind(Node):
    """The characteristics a token is created with (111.3), in the order they are said."""

    RULES = ("111.3", "111.4")
    state: str | None = None
    supertypes: tuple[Supertype, ...] = ()
    size: Size | None = None
    colors: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()
    types: tuple[CardType, ...] = ()
    abilities: tuple[Keyword | Ability, ...] = ()


@says("create(s) a <kind#singular>", count=Number(1))
@says("create(s) <count:count#plural> <kind#plural>")
@says("create(s) a <kind#singular> <count:each count>")
@says("create(s) a number of <kind#plural> equal to <count:value>")
@node
class CreateTokens(Instruction):
    """The player creates tokens; what follows may call them "it" or "they"."""

    RULES = ("701.7", "111.1")
    kind: TokenKind
    count: Quantity
    said: str | None = kept()


@says("create(s) a token that's a copy of <of:object>")
@node
class CreateCopy(Instruction):
    """The player creates a token that is a copy of something."""

    RULES = ("701.7", "707.2")
    of: Reference
