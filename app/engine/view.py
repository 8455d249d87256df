"""The view: the characteristics of every permanent at one moment, and the abilities that watch for events."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Generic, NamedTuple, TypeVar

from app.engine import layers
from app.engine.budget import Budget
from app.engine.elsewhere import event_of, watches_on_the_battlefield, watching_elsewhere
from app.engine.patterns import alternatives
from app.engine.rows import Row
from app.game.objects import ObjectId
from app.game.state import GameState
from app.vocabulary.abilities import Static, Triggered, Unread
from app.vocabulary.events import Event
from app.vocabulary.words import Zone

Watcher = TypeVar("Watcher", Triggered, Unread, Static)


class Watching(NamedTuple, Generic[Watcher]):
    """An ability that watches for events: its object, its place among that object's abilities, and what it says."""

    row: Row
    place: int
    ability: Watcher


class View:
    """What the permanents of a state are, once every continuous effect has been applied (613).

    `reads` names the fields of objects, beyond characteristics, that some continuous effect asked about: a change of
    another field leaves the view as it is, unless it is `volatile` and depends on more. `triggers`, `unread_triggers`
    and `replacements` are the watching abilities, by kind of event, those that work outside the battlefield included.
    """

    def __init__(self, state: GameState, budget: Budget | None = None) -> None:
        computed = layers.characteristics(state, budget or Budget())
        self.rows = computed.rows
        self.reads = computed.reads
        self.volatile = computed.volatile
        watching = (*self.rows.values(), *watching_elsewhere(state))
        self.triggers = _by_event(_watching(watching, Triggered))
        self.unread_triggers = _by_event(_watching(watching, Unread))
        self.replacements = _by_event(_watching(watching, Static))

    def permanents(self) -> Iterable[Row]:
        """The rows of all permanents, in the order of the battlefield."""
        return self.rows.values()

    def permanent(self, id: ObjectId) -> Row | None:
        """The row of a permanent, or None for an id that is not on the battlefield."""
        return self.rows.get(id)


def _watching(rows: Iterable[Row], kind: type[Watcher]) -> Iterator[tuple[Watching[Watcher], Event]]:
    """The abilities of a kind that watch for events, and what each waits for."""
    for row in rows:
        for place, ability in enumerate(row.abilities):
            if not isinstance(ability, kind) or (event := event_of(ability)) is None:
                continue
            if row.zone is not Zone.BATTLEFIELD or watches_on_the_battlefield(ability, event):
                yield Watching(row, place, ability), event


def _by_event(found: Iterator[tuple[Watching[Watcher], Event]]) -> dict[type[Event], list[Watching[Watcher]]]:
    index: dict[type[Event], list[Watching[Watcher]]] = {}
    for watching, event in found:
        for kind in {type(one): None for one in alternatives(event)}:
            index.setdefault(kind, []).append(watching)
    return index
