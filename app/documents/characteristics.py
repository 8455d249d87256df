"""Characteristics inside game states and events, as responses describe them."""

from __future__ import annotations

from typing import Literal

from app.documents.model import Outgoing
from app.vocabulary.words import CardType, Color, Supertype, Zone


class UnreadInSnapshot(Outgoing):
    """A line that was not understood."""

    understood: Literal[False]
    shape: str
    text: str | None


class CopiableValues(Outgoing):
    """The characteristics that a copy has in place of its own."""

    name: str
    mana_cost: str | None
    types: tuple[CardType, ...]
    subtypes: tuple[str, ...]
    supertypes: tuple[Supertype, ...]
    color_indicator: tuple[Color, ...] | None
    abilities: tuple[str | UnreadInSnapshot, ...]
    power: str | None
    toughness: str | None
    loyalty: str | None
    defense: str | None


class Snapshot(Outgoing):
    """What an object was as it last existed."""

    id: str
    zone: Zone
    name: str
    mana_cost: str | None
    colors: tuple[Color, ...]
    supertypes: tuple[Supertype, ...]
    types: tuple[CardType, ...]
    subtypes: tuple[str, ...]
    abilities: tuple[str | UnreadInSnapshot, ...]
    power: int | None
    toughness: int | None
    controller: str | None
    counters: dict[str, int]
