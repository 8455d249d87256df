"""Events: everything that happens in a game, with its roles, the rule that governs it and the sentence that says it.

A sentence is a template over the event's fields, in the language of trace steps: `{player}` is filled with the name of
what the field holds.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar

from app.game.mana import Mana
from app.game.objects import ObjectId, PlayerId
from app.vocabulary.abilities import Ability
from app.vocabulary.words import Step, Zone


class Cause(StrEnum):
    """What makes an event happen; some replacement effects ask for it."""

    EFFECT = "effect"
    COST = "cost"
    TURN_BASED = "turn_based"
    STATE_BASED = "state_based"
    SPECIAL = "special_action"
    RULE = "rule"


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happens. Subclasses add their roles."""

    RULE: ClassVar[str]
    SENTENCE: ClassVar[str]

    @property
    def rule(self) -> str:
        """The rule that governs this event."""
        return self.RULE


@dataclass(frozen=True, slots=True)
class Tapped(Event):
    """A permanent becomes tapped."""

    RULE = "701.26a"
    SENTENCE = "{object} becomes tapped."
    object: ObjectId
    cause: Cause = Cause.EFFECT


@dataclass(frozen=True, slots=True)
class Untapped(Event):
    """A permanent becomes untapped."""

    RULE = "701.26b"
    SENTENCE = "{object} becomes untapped."
    object: ObjectId
    cause: Cause = Cause.EFFECT


@dataclass(frozen=True, slots=True)
class ManaAdded(Event):
    """A player adds mana. `by_tapping` says that a permanent is being tapped for it (106.12)."""

    RULE = "106.4"
    SENTENCE = "{player} adds {mana}."
    player: PlayerId
    mana: tuple[Mana, ...]
    source: ObjectId
    by_tapping: bool = False


@dataclass(frozen=True, slots=True)
class ManaSpent(Event):
    """A player pays mana from the pool."""

    RULE = "106.4"
    SENTENCE = "{player} pays {mana}."
    player: PlayerId
    mana: tuple[Mana, ...]


@dataclass(frozen=True, slots=True)
class ManaLost(Event):
    """A pool empties as a step or phase ends."""

    RULE = "106.4"
    SENTENCE = "{player} loses the unspent {mana}."
    player: PlayerId
    mana: tuple[Mana, ...]


@dataclass(frozen=True, slots=True)
class Entry:
    """How an object enters the battlefield: what replacement effects on its entering have to say (614.1c)."""

    controller: PlayerId
    tapped: bool = False
    counters: tuple[tuple[str, int], ...] = ()
    chosen: tuple[tuple[str, str], ...] = ()
    attached_to: ObjectId | PlayerId | None = None


class Manner(StrEnum):
    """By which deed an object moves, as said of it."""

    PUT = "put into another zone"
    SACRIFICED = "sacrificed"
    DESTROYED = "destroyed"
    MILLED = "milled"
    DISCARDED = "discarded"
    ANNOUNCED = "announced as a spell"
    PLAYED = "played"
    RESOLVED = "resolved"


_MANNER_RULES = {
    Manner.PUT: "400.7",
    Manner.SACRIFICED: "701.21a",
    Manner.DESTROYED: "701.8a",
    Manner.MILLED: "701.17a",
    Manner.DISCARDED: "701.9a",
    Manner.ANNOUNCED: "601.2a",
    Manner.PLAYED: "305.1",
    Manner.RESOLVED: "608.3a",
}


@dataclass(frozen=True, slots=True)
class Moved(Event):
    """An object changes zones and becomes a new object (400.7).

    `entry` says how it enters the battlefield; `by` is the player who does the deed, where one does.
    """

    RULE = "400.7"
    SENTENCE = "{object} is {manner} and is now a new object in the {zone}."
    object: ObjectId
    origin: Zone
    zone: Zone
    becomes: ObjectId
    manner: Manner = Manner.PUT
    cause: Cause = Cause.EFFECT
    entry: Entry | None = None
    by: PlayerId | None = None

    @property
    def rule(self) -> str:
        """The rule of the deed by which it moves."""
        return _MANNER_RULES[self.manner]


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """A player draws a card (121.1); `card` is its new id, None when the library was empty."""

    RULE = "121.1"
    SENTENCE = "{player} draws a card."
    player: PlayerId
    card: ObjectId | None
    cause: Cause = Cause.EFFECT


@dataclass(frozen=True, slots=True)
class LifeGained(Event):
    """A player gains life."""

    RULE = "119.3"
    SENTENCE = "{player} gains {amount} life."
    player: PlayerId
    amount: int


@dataclass(frozen=True, slots=True)
class LifeLost(Event):
    """A player loses life."""

    RULE = "119.3"
    SENTENCE = "{player} loses {amount} life."
    player: PlayerId
    amount: int


@dataclass(frozen=True, slots=True)
class DamageDealt(Event):
    """A source deals damage to a player or an object."""

    RULE = "120.3"
    SENTENCE = "{source} deals {amount} damage to {recipient}."
    source: ObjectId
    recipient: ObjectId | PlayerId
    amount: int
    combat: bool = False


@dataclass(frozen=True, slots=True)
class AbilityActivated(Event):
    """An ability becomes activated; `ability` is None for a mana ability, which never is on the stack."""

    RULE = "602.2"
    SENTENCE = "{player} has activated an ability of {source}."
    player: PlayerId
    source: ObjectId
    ability: ObjectId | None
    text: Ability


@dataclass(frozen=True, slots=True)
class SpellCast(Event):
    """A spell becomes cast."""

    RULE = "601.2i"
    SENTENCE = "{player} has cast {spell}."
    player: PlayerId
    spell: ObjectId


@dataclass(frozen=True, slots=True)
class AbilityTriggered(Event):
    """A triggered ability is put on the stack."""

    RULE = "603.3"
    SENTENCE = "{player} puts the triggered ability of {source} on the stack."
    player: PlayerId
    source: ObjectId
    ability: ObjectId


@dataclass(frozen=True, slots=True)
class AbilityLeftStack(Event):
    """An ability has resolved, or did not because all its targets were illegal, and leaves the stack."""

    RULE = "608.2n"
    SENTENCE = "{ability} leaves the stack."
    ability: ObjectId


@dataclass(frozen=True, slots=True)
class StepBegan(Event):
    """A step or phase begins."""

    RULE = "500.1"
    SENTENCE = "The {step} step of turn {turn} begins."
    step: Step
    turn: int
    player: PlayerId


@dataclass(frozen=True, slots=True)
class PlayerLost(Event):
    """A player loses the game."""

    RULE = "104.3"
    SENTENCE = "{player} loses the game."
    player: PlayerId


@dataclass(frozen=True, slots=True)
class DamageWornOff(Event):
    """Marked damage is removed at cleanup."""

    RULE = "514.2"
    SENTENCE = "The damage marked on {object} wears off."
    object: ObjectId
