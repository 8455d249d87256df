"""The events of a turn: a sequence that grows at its end, without what it was being copied or changed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from operator import eq
from typing import overload

from app.game.events import Event


class History(Sequence[Event]):
    """Events in order. Longer histories share the list of shorter ones; each knows how much of it is its own."""

    __slots__ = ("_events", "_length")

    def __init__(self, events: Sequence[Event] = ()) -> None:
        self._events = list(events)
        self._length = len(self._events)

    def and_then(self, event: Event) -> History:
        """The history with one more event."""
        if len(self._events) > self._length:
            return History([*self, event])
        longer = History.__new__(History)
        longer._events, longer._length = self._events, self._length + 1
        self._events.append(event)
        return longer

    def __len__(self) -> int:
        return self._length

    def __iter__(self) -> Iterator[Event]:
        return islice(self._events, self._length)

    @overload
    def __getitem__(self, place: int) -> Event: ...
    @overload
    def __getitem__(self, place: slice) -> Sequence[Event]: ...
    def __getitem__(self, place: int | slice) -> Event | Sequence[Event]:
        return self._events[: self._length][place]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, History) and len(self) == len(other) and all(map(eq, self, other))

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __repr__(self) -> str:
        return f"History({list(self)!r})"
