"""Events: everything that happens in a game, with its roles, the rule that governs it and the sentence that says it.

A sentence is a template over the event's fields, in the language of trace steps: `{player}` is filled with the name of
what the field holds, `{count:counter is|counters are}` with the words that agree with it.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar

from app.game.mana import Mana
from app.game.objects import ObjectId, PlayerId
from app.vocabulary.abilities import Ability
from app.vocabulary.cards import Face
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

    @property
    def is_attempt(self) -> bool:
        """Whether nothing comes of it, so that nothing triggers by it."""
        return False


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
    copies: Face | None = None


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
    EXILED = "exiled"
    COUNTERED = "countered"
    CREATED = "created"


_MANNER_RULES = {
    Manner.PUT: "400.7",
    Manner.SACRIFICED: "701.21a",
    Manner.DESTROYED: "701.8a",
    Manner.MILLED: "701.17a",
    Manner.DISCARDED: "701.9a",
    Manner.ANNOUNCED: "601.2a",
    Manner.PLAYED: "305.1",
    Manner.RESOLVED: "608.3a",
    Manner.EXILED: "701.13a",
    Manner.COUNTERED: "701.6a",
    Manner.CREATED: "701.7a",
}


@dataclass(frozen=True, slots=True)
class Moved(Event):
    """An object changes zones and becomes a new object (400.7).

    `entry` says how it enters the battlefield; `by` is the player who does the deed, where one does. A token that is
    created comes from no zone and keeps its id. `bottom` says that a library is entered from below, `held_by` is the
    permanent until whose leaving the battlefield something is exiled (610.3), `buried` that it can't be regenerated.
    """

    RULE = "400.7"
    SENTENCE = "{object} is {manner} and is now a new object {zone}."
    object: ObjectId
    origin: Zone | None
    zone: Zone
    becomes: ObjectId
    manner: Manner = Manner.PUT
    cause: Cause = Cause.EFFECT
    entry: Entry | None = None
    by: PlayerId | None = None
    bottom: bool = False
    held_by: ObjectId | None = None
    buried: bool = False

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

    @property
    def is_attempt(self) -> bool:
        """From an empty library nothing is drawn (121.4)."""
        return self.card is None


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
    unpreventable: bool = False


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
class SpellCopied(Event):
    """A copy of a spell or ability is put on the stack; it is not cast (707.10)."""

    RULE = "707.10"
    SENTENCE = "A copy of {original} is put on the stack under {player}'s control; it isn't cast."
    player: PlayerId
    original: ObjectId
    copy: ObjectId


@dataclass(frozen=True, slots=True)
class BecameTarget(Event):
    """An object or a player becomes a target of a spell or ability."""

    RULE = "601.2c"
    SENTENCE = "{object} becomes a target of {by}."
    object: ObjectId | PlayerId
    by: ObjectId


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
class AbilityCountered(Event):
    """An ability on the stack is countered and ceases to exist."""

    RULE = "701.6a"
    SENTENCE = "{ability} is countered."
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


@dataclass(frozen=True, slots=True)
class TokensCreated(Event):
    """A player creates tokens; that they enter the battlefield is part of it (701.7a)."""

    RULE = "701.7a"
    SENTENCE = "{player} creates {count} of the tokens described ({name})."
    player: PlayerId
    name: str
    count: int
    cause: Cause = Cause.EFFECT


@dataclass(frozen=True, slots=True)
class CountersPut(Event):
    """Counters are put on an object or a player; `by` is the player who puts them there."""

    RULE = "122.6"
    SENTENCE = "{count} {kind} {count:counter is|counters are} put on {on}."
    on: ObjectId | PlayerId
    kind: str
    count: int
    by: PlayerId | None = None
    cause: Cause = Cause.EFFECT


@dataclass(frozen=True, slots=True)
class CountersRemoved(Event):
    """Counters are removed from an object or a player."""

    RULE = "122.1"
    SENTENCE = "{count} {kind} {count:counter is|counters are} removed from {on}."
    on: ObjectId | PlayerId
    kind: str
    count: int
    cause: Cause = Cause.EFFECT


@dataclass(frozen=True, slots=True)
class LibraryShuffled(Event):
    """A player shuffles a library; nobody knows its order any more."""

    RULE = "701.24a"
    SENTENCE = "{player}'s library is shuffled: nobody knows its order."
    player: PlayerId


@dataclass(frozen=True, slots=True)
class LibraryArranged(Event):
    """Cards of a library are put on its top and on its bottom, in the order given."""

    RULE = "401.4"
    SENTENCE = "Of {player}'s library, {top} is put on top and {bottom} on the bottom."
    player: PlayerId
    top: tuple[ObjectId, ...]
    bottom: tuple[ObjectId, ...]


@dataclass(frozen=True, slots=True)
class LibrarySearched(Event):
    """A player searches a library."""

    RULE = "701.23a"
    SENTENCE = "{by} searches {player}'s library."
    player: PlayerId
    by: PlayerId


@dataclass(frozen=True, slots=True)
class Revealed(Event):
    """A player shows cards to all players."""

    RULE = "701.20a"
    SENTENCE = "{player} reveals {cards}."
    player: PlayerId
    cards: tuple[ObjectId, ...]


@dataclass(frozen=True, slots=True)
class Regenerated(Event):
    """A permanent regenerates instead of being destroyed."""

    RULE = "701.19a"
    SENTENCE = "{object} regenerates: its damage is removed and it becomes tapped."
    object: ObjectId


@dataclass(frozen=True, slots=True)
class Attached(Event):
    """An Aura, Equipment or Fortification becomes attached to an object or player."""

    RULE = "701.3a"
    SENTENCE = "{object} becomes attached to {to}."
    object: ObjectId
    to: ObjectId | PlayerId


@dataclass(frozen=True, slots=True)
class Unattached(Event):
    """Something is no longer attached to anything, and stays on the battlefield."""

    RULE = "701.3d"
    SENTENCE = "{object} becomes unattached."
    object: ObjectId
    cause: Cause = Cause.STATE_BASED


@dataclass(frozen=True, slots=True)
class CeasedToExist(Event):
    """A token outside the battlefield, or a copy outside its zones, ceases to exist."""

    RULE = "704.5d"
    SENTENCE = "{object} ceases to exist."
    object: ObjectId


@dataclass(frozen=True, slots=True)
class Designated(Event):
    """A permanent gets a designation, such as monstrous."""

    RULE = "701.37b"
    SENTENCE = "{object} becomes {designation}."
    object: ObjectId
    designation: str


@dataclass(frozen=True, slots=True)
class ActionDone(Event):
    """A player, or a permanent, has carried out a keyword action."""

    RULE = "701.1"
    SENTENCE = "{player} is done: {action}."
    player: PlayerId
    action: str
    object: ObjectId | None = None


@dataclass(frozen=True, slots=True)
class PlayerWon(Event):
    """An effect says that a player wins the game."""

    RULE = "104.2b"
    SENTENCE = "{player} wins the game."
    player: PlayerId


@dataclass(frozen=True, slots=True)
class Attacked(Event):
    """A creature is declared as an attacker.

    `defending` is the defending player for it (508.5); `first` says that it is the first one declared to attack that
    player or permanent.
    """

    RULE = "508.1k"
    SENTENCE = "{attacker} attacks {attacked}."
    attacker: ObjectId
    attacked: PlayerId | ObjectId
    player: PlayerId
    defending: PlayerId
    first: bool = False


@dataclass(frozen=True, slots=True)
class AttackersDeclared(Event):
    """A player has declared one or more attackers."""

    RULE = "508.1m"
    SENTENCE = "{player} has attacked with {attackers}."
    player: PlayerId
    attackers: tuple[ObjectId, ...]


@dataclass(frozen=True, slots=True)
class Blocked(Event):
    """A creature is declared as a blocker of another; `first` says that it is the first one this creature blocks."""

    RULE = "509.1g"
    SENTENCE = "{blocker} blocks {attacker}."
    blocker: ObjectId
    attacker: ObjectId
    player: PlayerId
    first: bool = True


@dataclass(frozen=True, slots=True)
class BecameBlocked(Event):
    """An attacking creature becomes blocked, and stays so."""

    RULE = "509.1h"
    SENTENCE = "{attacker} becomes blocked."
    attacker: ObjectId


@dataclass(frozen=True, slots=True)
class BecameUnblocked(Event):
    """An attacking creature for which no blocker was declared is unblocked."""

    RULE = "509.1h"
    SENTENCE = "{attacker} is unblocked."
    attacker: ObjectId


@dataclass(frozen=True, slots=True)
class RemovedFromCombat(Event):
    """A permanent stops attacking, blocking or being attacked."""

    RULE = "506.4"
    SENTENCE = "{object} is removed from combat."
    object: ObjectId
