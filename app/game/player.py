"""Players (102)."""

from __future__ import annotations

from dataclasses import dataclass

from app.game.mana import Mana
from app.game.objects import PlayerId


@dataclass(frozen=True, slots=True)
class Player:
    """A player: life, pool, and how many cards of the library are not listed (they lie below the listed ones)."""

    id: PlayerId
    life: int = 20
    pool: tuple[Mana, ...] = ()
    unlisted_library: int = 0
    lands_played: int = 0
    poison: int = 0
    drew_from_empty: bool = False
    lost: bool = False
