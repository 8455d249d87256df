"""The numbers that a game holds: totals, counts and amounts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from app.game.objects import Counters, Uses


def numbers_in(values: Iterable[object]) -> Iterator[int]:
    """Every number among the facts of an object, a player or an event."""
    for value in values:
        match value:
            case bool() | str():
                continue
            case int():
                yield value
            case Counters(count=count):
                yield count
            case Uses(this_turn=this_turn, ever=ever):
                yield this_turn
                yield ever
            case tuple():
                yield from numbers_in(value)
