"""What a player announces with an action; what is left out is asked as a choice."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from app.game.objects import ObjectId, PlayerId


@dataclass(frozen=True, slots=True)
class Announcement:
    """Decisions given early: targets by target phrase, X, and how mana is paid.

    `payment` is "auto" to have the engine find the mana, or None to be asked.
    """

    targets: tuple[tuple[ObjectId | PlayerId, ...], ...] | None = None
    x: int | None = None
    payment: Literal["auto"] | None = None


@dataclass(frozen=True, slots=True)
class ActivateAbility:
    """A player activates an ability of an object; `ability` counts its activated abilities from 1."""

    player: PlayerId
    source: ObjectId
    ability: int
    announced: Announcement = Announcement()


@dataclass(frozen=True, slots=True)
class PassPriority:
    """The player who has priority passes (117.3d)."""

    player: PlayerId


@dataclass(frozen=True, slots=True)
class CastSpell:
    """A player casts a card as a spell."""

    player: PlayerId
    card: ObjectId
    announced: Announcement = Announcement()


@dataclass(frozen=True, slots=True)
class PlayLand:
    """A player plays a land card."""

    player: PlayerId
    card: ObjectId


@dataclass(frozen=True, slots=True)
class Resolve:
    """All players pass until the present top of the stack has left it."""


Action = ActivateAbility | CastSpell | PlayLand | PassPriority | Resolve
