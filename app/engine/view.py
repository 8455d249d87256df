"""The view: the characteristics of every permanent at one moment, and the abilities that watch for events."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeVar

from app.engine import layers
from app.engine.budget import Budget
from app.engine.patterns import alternatives
from app.engine.rows import Row
from app.game.objects import ObjectId
from app.game.state import GameState
from app.vocabulary.abilities import Static, Triggered, Unread
from app.vocabulary.events import Event
from app.vocabulary.statics import Replacement

Watcher = TypeVar("Watcher", Triggered, Unread, Static)


class View:
    """What the permanents of a state are, once every continuous effect has been applied (613).

    `reads` names the fields of objects, beyond characteristics, that some continuous effect asked about: a change of
    another field leaves the view as it is, unless it is `volatile` and depends on more. `triggers`, `unread_triggers`
    and `replacements` are the watching abilities, by kind of event.
    """

    def __init__(self, state: GameState, budget: Budget | None = None) -> None:
        computed = layers.characteristics(state, budget or Budget())
        self.rows = computed.rows
        self.reads = computed.reads
        self.volatile = computed.volatile
        self.triggers = _by_event(_triggers(self.rows.values()))
        self.unread_triggers = _by_event(_unread_triggers(self.rows.values()))
        self.replacements = _by_event(_replacements(self.rows.values()))

    def permanents(self) -> Iterable[Row]:
        """The rows of all permanents, in the order of the battlefield."""
        return self.rows.values()

    def permanent(self, id: ObjectId) -> Row | None:
        """The row of a permanent, or None for an id that is not on the battlefield."""
        return self.rows.get(id)


def _triggers(rows: Iterable[Row]) -> Iterator[tuple[Row, Triggered, Event | None]]:
    return (
        (row, ability, ability.event) for row in rows for ability in row.abilities if isinstance(ability, Triggered)
    )


def _unread_triggers(rows: Iterable[Row]) -> Iterator[tuple[Row, Unread, Event | None]]:
    return ((row, ability, ability.event) for row in rows for ability in row.unread("triggered"))


def _replacements(rows: Iterable[Row]) -> Iterator[tuple[Row, Static, Event | None]]:
    return (
        (row, ability, ability.rule.event)
        for row in rows
        for ability in row.abilities
        if isinstance(ability, Static) and isinstance(ability.rule, Replacement)
    )


def _by_event(found: Iterator[tuple[Row, Watcher, Event | None]]) -> dict[type[Event], list[tuple[Row, Watcher]]]:
    index: dict[type[Event], list[tuple[Row, Watcher]]] = {}
    for row, watcher, event in found:
        if event is not None:
            for kind in {type(one): None for one in alternatives(event)}:
                index.setdefault(kind, []).append((row, watcher))
    return index
