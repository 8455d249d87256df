"""Numbers that objects and players have: power, toughness, mana value, life total (202.3, 208, 119)."""

from __future__ import annotations

from dataclasses import replace

from app.engine.defined_size import define, definition
from app.engine.meaning import Ids
from app.engine.registry import unless
from app.engine.rows import Row
from app.engine.scene import Sight
from app.game.mana import mana_value
from app.vocabulary.measures import Greatest, Property, Total
from app.vocabulary.node import Node
from app.vocabulary.qualities import Compared
from app.vocabulary.words import CardType, Zone

OF_OBJECTS = ("power", "toughness", "mana value")
LIFE_TOTAL = "life total"


def property_of(row: Row, name: str, sight: Sight) -> int | None:
    """A property of an object; None where it has none: a noncreature permanent has no power (208.3)."""
    if name == "mana value":
        return mana_value_of(row, sight)
    if row.zone is not Zone.BATTLEFIELD and definition(row) is not None:
        row = replace(row)
        define(row, sight)
    found = row.power if name == "power" else row.toughness
    if row.zone is Zone.BATTLEFIELD:
        return (found or 0) if CardType.CREATURE in row.types else None
    return found


def properties(ids: Ids, name: str, sight: Sight) -> tuple[int, ...]:
    """A property of each of several objects or players that have it."""
    if name == LIFE_TOTAL:
        return tuple(sight.state.players[id].life for id in ids if id in sight.state.players)
    found = (property_of(sight.row(id), name, sight) for id in ids if id not in sight.state.players)
    return tuple(value for value in found if value is not None)


def mana_value_of(row: Row, sight: Sight) -> int:
    """The mana value of an object (202.3): X is what was chosen for a spell on the stack, else 0 (202.3e)."""
    it = sight.state.objects.get(row.id)
    cost = row.mana_cost
    if it is not None and it.card is not None:
        front = it.card.faces[0]
        if it.card.layout == "transform" and it.face:
            cost = front.mana_cost  # 202.3b
        elif it.card.layout == "split" and row.zone is not Zone.STACK:
            cost = tuple(symbol for half in it.card.faces for symbol in half.mana_cost or ())  # 202.3d
    chosen = it.cast.x if it is not None and it.cast is not None and row.zone is Zone.STACK else 0
    return mana_value(cost) + chosen * (cost or ()).count("{X}")


@unless
def is_unknown_property(it: Node) -> bool:
    """Properties that are not kept, or that objects do not have."""
    if isinstance(it, Property):
        return it.property not in (*OF_OBJECTS, LIFE_TOTAL)
    return isinstance(it, Compared | Greatest | Total) and it.property not in OF_OBJECTS
