"""What a player announces with an action; what is left out is asked as a choice."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from app.game.objects import ObjectId, PlayerId
from app.vocabulary.modes import Modes
from app.vocabulary.words import Step


@dataclass(frozen=True, slots=True)
class Announcement:
    """Decisions given early: modes, targets by target phrase, X, kicker, alternative cost, and how mana is paid.

    `payment` is "auto" to have the engine find the mana, or None to be asked.
    """

    targets: tuple[tuple[ObjectId | PlayerId, ...], ...] | None = None
    x: int | None = None
    kicked: bool | None = None
    payment: Literal["auto"] | None = None
    modes: Modes | None = None
    alternative: str | None = None


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


@dataclass(frozen=True, slots=True)
class Advance:
    """All players pass again and again until a step: there with priority, or, where there is none, before it ends.

    Without `turn` it is the next such step, this one included.
    """

    to: Step
    turn: int | None = None


@dataclass(frozen=True, slots=True)
class DeclareAttackers:
    """The active player declares attackers: each creature, and what it attacks.

    Where that is None and there is a choice, the player is asked. Without `attackers` the player is asked.
    """

    player: PlayerId
    attackers: tuple[tuple[ObjectId, PlayerId | ObjectId | None], ...] | None = None


@dataclass(frozen=True, slots=True)
class DeclareBlockers:
    """A defending player declares blockers: each creature, and the attackers it blocks. Without them: be asked."""

    player: PlayerId
    blocks: tuple[tuple[ObjectId, tuple[ObjectId, ...]], ...] | None = None


Action = ActivateAbility | CastSpell | PlayLand | PassPriority | Resolve | Advance | DeclareAttackers | DeclareBlockers
