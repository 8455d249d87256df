"""Which objects and players a noun phrase means: filters compiled once to tests over rows."""

from app.engine.filters import kinds, qualities, relations, states
from app.engine.filters.phrases import objects, permanents, players, test, without_other, zone_of
from app.engine.filters.reading import reads
from app.engine.meaning import Test, matches

__all__ = [
    "Test",
    "kinds",
    "matches",
    "objects",
    "permanents",
    "players",
    "qualities",
    "reads",
    "relations",
    "states",
    "test",
    "without_other",
    "zone_of",
]
