"""Rows of objects before any continuous effect: what is printed on their faces (613.1)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from app.engine.keywords import expanded
from app.game.mana import colors_of
from app.game.objects import GameObject, StackAbility
from app.game.row import Row, has_keyword
from app.vocabulary.abilities import Ability
from app.vocabulary.cards import Face
from app.vocabulary.itself import Itself
from app.vocabulary.subtypes import SUBTYPES
from app.vocabulary.words import CardType, Supertype, Zone

__all__ = ["Row", "printed_row"]


def printed_row(it: GameObject) -> Row:
    """The row of an object before any continuous effect: what is printed on its face (613.1)."""
    face = it.printed
    if face is None:
        none: frozenset[Any] = frozenset()
        return Row(it.id, it.zone, "", None, none, none, none, none, (), None, None, it.controller)
    facts = _facts_of(Itself(face))
    return Row(
        it.id,
        it.zone,
        face.name,
        face.mana_cost,
        facts.colors,
        facts.supertypes,
        facts.types,
        facts.subtypes,
        facts.abilities,
        facts.power,
        facts.toughness,
        it.controller,
        counters=tuple((counters.kind, counters.count) for counters in it.counters),
    )


@dataclass(frozen=True, slots=True)
class _Facts:
    """What every object with a face shares."""

    colors: frozenset[str]
    supertypes: frozenset[Supertype]
    types: frozenset[CardType]
    subtypes: frozenset[str]
    abilities: tuple[Ability, ...]
    power: int | None
    toughness: int | None


@lru_cache(maxsize=16_384)
def _facts_of(printed: Itself[Face]) -> _Facts:
    face = printed.it
    abilities = expanded(face.abilities)
    colors = colors_of(face.mana_cost) if face.color_indicator is None else frozenset(face.color_indicator)
    if has_keyword(abilities, "devoid"):
        colors = frozenset()  # 702.114a
    subtypes = frozenset(face.subtypes)
    if has_keyword(abilities, "changeling"):
        subtypes |= frozenset(SUBTYPES[CardType.CREATURE])  # 702.73a
    return _Facts(
        colors,
        frozenset(face.supertypes),
        frozenset(face.types),
        subtypes,
        abilities,
        _number(face.power),
        _number(face.toughness),
    )


def ability_row(it: StackAbility) -> Row:
    """The row of an ability on the stack: it has a controller, and no characteristics of an object (113.7a)."""
    none: frozenset[Any] = frozenset()
    return Row(it.id, Zone.STACK, "", None, none, none, none, none, (), None, None, it.controller)


def _number(printed: str | None) -> int | None:
    """A printed power or toughness; what a characteristic-defining ability sets counts 0 until it does (208.2a)."""
    if printed is None:
        return None
    return int(printed) if printed.lstrip("+-").isdecimal() else 0
