"""Event patterns about mana: "is tapped for mana", of a type or so much of it, and mana being added (106.12)."""

from __future__ import annotations

from collections.abc import Iterable

from app.engine.mana_types import types_named
from app.engine.patterns import Parts, Roles, watches
from app.engine.quantities import bounds
from app.engine.scene import Scene, Sight
from app.game.events import ManaAdded
from app.vocabulary import events as words
from app.vocabulary.mana import TypeChoice


def _named(choice: TypeChoice | None, made: Iterable[str], sight: Sight, scene: Scene) -> Roles | None:
    """The role "color" where mana of a type that is named was made; None where none was."""
    if choice is None:
        return {}
    types = sorted(types_named(choice, sight, scene).intersection(made))
    return {"color": types[0]} if types else None


def _tapped_further(pattern: words.TappedForMana, event: ManaAdded, sight: Sight, scene: Scene) -> Roles | None:
    """The type and the amount of mana that are specified (106.12a, 106.12b)."""
    if pattern.amount is not None:
        least, most = bounds(pattern.amount, sight, scene)
        if len(event.mana) < least or (most is not None and len(event.mana) > most):
            return None
    return _named(pattern.of, (unit.type for unit in event.mana), sight, scene)


@watches(
    words.TappedForMana,
    ManaAdded,
    trigger_rule="106.12a",
    further=_tapped_further,
)
def tapped_for_mana(pattern: words.TappedForMana, event: ManaAdded) -> Parts | None:
    """A permanent is tapped for mana when a mana ability with {T} in its cost makes some (106.12a, 106.12b)."""
    return {"what": event.source, "by": event.player} if event.by_tapping and event.mana else None


def _added_further(pattern: words.AddsMana, event: ManaAdded, sight: Sight, scene: Scene) -> Roles | None:
    return _named(pattern.of, (unit.type for unit in event.mana), sight, scene)


@watches(words.AddsMana, ManaAdded, further=_added_further)
def adds_mana(pattern: words.AddsMana, event: ManaAdded) -> Parts | None:
    """An ability of something has made a player add mana."""
    return {"what": event.source, "by": event.player} if event.mana else None
