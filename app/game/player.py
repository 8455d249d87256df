"""Players (102)."""

from __future__ import annotations

from dataclasses import dataclass

from app.game.mana import Mana
from app.game.objects import PlayerId


@dataclass(frozen=True, slots=True)
class Player:
    """A player: life, pool, counters, and what is known of the library.

    A library lists, from the top, the cards whose place is known, then `shuffled` cards that lie in an order nobody
    knows together with `unlisted_library` cards that are not listed at all, and last `bottom` cards known to lie below
    those.
    `counters` are those other than poison counters.
    """

    id: PlayerId
    life: int = 20
    pool: tuple[Mana, ...] = ()
    unlisted_library: int = 0
    shuffled: int = 0
    bottom: int = 0
    lands_played: int = 0
    poison: int = 0
    drew_from_empty: bool = False
    lost: bool = False
    counters: tuple[tuple[str, int], ...] = ()

    def count(self, kind: str) -> int:
        """How many counters of a kind the player has."""
        return self.poison if kind == "poison" else dict(self.counters).get(kind, 0)
