"""Cards as data: facts and abilities (200)."""

from __future__ import annotations

from app.vocabulary.abilities import Ability
from app.vocabulary.node import Node, node
from app.vocabulary.words import CardType, Color, Supertype


@node
class Face(Node):
    """One set of characteristics: a whole card, or one face or part of it (201 to 209)."""

    name: str
    mana_cost: tuple[str, ...] | None
    types: tuple[CardType, ...]
    subtypes: tuple[str, ...] = ()
    supertypes: tuple[Supertype, ...] = ()
    color_indicator: tuple[Color, ...] | None = None
    abilities: tuple[Ability, ...] = ()
    power: str | None = None
    toughness: str | None = None
    loyalty: str | None = None
    defense: str | None = None


@node
class Card(Node):
    """A card: its name, its layout and its faces in printed order."""

    name: str
    faces: tuple[Face, ...]
    layout: str = "normal"


@node
class TokenSpec(Node):
    """What a token is created with (111.3)."""

    face: Face
