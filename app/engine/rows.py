"""Rows of objects before any continuous effect: what is printed on their faces (613.1)."""

from __future__ import annotations

from typing import Any

from app.engine.keywords import expanded
from app.game.mana import colors_of
from app.game.objects import GameObject
from app.game.row import Row
from app.vocabulary.subtypes import SUBTYPES
from app.vocabulary.words import CardType

__all__ = ["Row", "printed_row"]


def printed_row(it: GameObject) -> Row:
    """The row of an object before any continuous effect: what is printed on its face (613.1)."""
    face = it.printed
    if face is None:
        none: frozenset[Any] = frozenset()
        return Row(it.id, it.zone, "", None, none, none, none, none, (), None, None, it.controller)
    colors = colors_of(face.mana_cost) if face.color_indicator is None else frozenset(face.color_indicator)
    row = Row(
        it.id,
        it.zone,
        face.name,
        face.mana_cost,
        colors,
        frozenset(face.supertypes),
        frozenset(face.types),
        frozenset(face.subtypes),
        expanded(face.abilities),
        _number(face.power),
        _number(face.toughness),
        it.controller,
        counters=tuple((counters.kind, counters.count) for counters in it.counters),
    )
    if row.has("devoid"):
        row.colors = frozenset()  # 702.114a
    if row.has("changeling"):
        row.subtypes |= frozenset(SUBTYPES[CardType.CREATURE])  # 702.73a
    return row


def _number(printed: str | None) -> int | None:
    """A printed power or toughness; what a characteristic-defining ability sets counts 0 until it does (208.2a)."""
    if printed is None:
        return None
    return int(printed) if printed.lstrip("+-").isdecimal() else 0
