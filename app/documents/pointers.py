"""Where in a request each thing stands, so that a ruling can say where a fact could have been given."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

_IN_DOCUMENTS = {"pool": "mana_pool", "unlisted_library": "library", "drew_from_empty": "drew_from_empty"}
_OF_THE_TURN = frozenset({"number", "active", "step", "priority", "passed", "began"})


def field_name(fact: str) -> str:
    """What documents call a field of an object or a player."""
    return _IN_DOCUMENTS.get(fact, fact)


@dataclass(frozen=True, slots=True)
class Pointers:
    """JSON Pointers into a request: `places` by the id of an object or player, `state` of the game state itself."""

    places: Mapping[str, str] = field(default_factory=dict)
    state: str = "/state"

    def of(self, id: str | None, fact: str | None = None) -> str | None:
        """Where a thing stands, or where a fact about it is given or could be; None for a thing not in the request."""
        if fact in _OF_THE_TURN:
            return f"{self.state}/turn/{fact}"
        place = self.state if id is None else self.places.get(id)
        return place if place is None or fact is None else f"{place}/{field_name(fact)}"
