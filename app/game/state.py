"""The whole state of a game: a few dicts of frozen things. Every change returns a new state."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from app.game.combat import Combat
from app.game.history import History
from app.game.mana import Mana
from app.game.objects import GameObject, ObjectId, PlayerId, StackAbility, Value
from app.game.player import Player
from app.game.row import Row
from app.game.turn import Turn
from app.vocabulary.abilities import Ability, Triggered
from app.vocabulary.durations import Duration
from app.vocabulary.statics import Modification, StaticRule
from app.vocabulary.words import Zone

SHARED_ZONES = (Zone.BATTLEFIELD, Zone.STACK, Zone.EXILE, Zone.COMMAND)


@dataclass(frozen=True, slots=True)
class Waiting:
    """An ability that has triggered and is not on the stack yet (603.3).

    `mana` is the mana whose making set it off, where that was the event.
    """

    source: ObjectId
    controller: PlayerId
    ability: Ability
    roles: tuple[tuple[str, Value], ...] = ()
    mana: tuple[Mana, ...] = ()


@dataclass(frozen=True, slots=True)
class Delayed:
    """A delayed triggered ability (603.7): whose it is, what it remembers, and until when it watches.

    Without `lasting` it triggers once, the next time its event happens.
    """

    id: ObjectId
    source: ObjectId
    controller: PlayerId
    ability: Triggered
    timestamp: int
    bound: tuple[tuple[str, Value], ...] = ()
    lasting: Duration | None = None


@dataclass(frozen=True, slots=True)
class FloatingEffect:
    """A continuous effect from the resolution of a spell or ability (611.2): the objects it has locked in, what changes
    about them, and until when; or a rule that is in force, such as a replacement effect (614.1).
    """

    id: ObjectId
    source: ObjectId
    controller: PlayerId
    timestamp: int
    affected: tuple[ObjectId, ...]
    modifications: tuple[Modification, ...]
    lasting: Duration | None
    rule: StaticRule | None = None


@dataclass(frozen=True, slots=True)
class Result:
    """How a game has ended (104): the winners, or nobody for a draw."""

    winners: tuple[PlayerId, ...]


@dataclass(frozen=True, slots=True)
class GameState:
    """A game at one moment.

    `objects` holds every object by id, abilities on the stack included. `zones` lists the ids of a zone: of each
    player's hand, graveyard and library (top first), of the shared battlefield, stack (bottom first), exile and command
    zone under the player "". `clock` is the next timestamp. `past` holds the characteristics of objects as they last
    existed, by id, where something may still refer to them (608.2h). `history` are the events of this turn. `combat` is
    the present combat once something has attacked in it.
    """

    players: Mapping[PlayerId, Player]
    turn: Turn
    objects: Mapping[ObjectId, GameObject] = field(default_factory=dict)
    abilities: Mapping[ObjectId, StackAbility] = field(default_factory=dict)
    zones: Mapping[tuple[Zone, PlayerId], tuple[ObjectId, ...]] = field(default_factory=dict)
    effects: tuple[FloatingEffect, ...] = ()
    delayed: tuple[Delayed, ...] = ()
    waiting: tuple[Waiting, ...] = ()
    clock: int = 1
    past: Mapping[ObjectId, Row] = field(default_factory=dict)
    history: History = field(default_factory=History)
    result: Result | None = None
    combat: Combat | None = None

    def ids(self, zone: Zone, player: PlayerId = "") -> tuple[ObjectId, ...]:
        """The ids in a zone, in its order."""
        return self.zones.get((zone, "" if zone in SHARED_ZONES else player), ())

    def with_object(self, changed: GameObject) -> GameState:
        """The state in which one object has changed and stays where it is."""
        return replace(self, objects={**self.objects, changed.id: changed})

    def with_player(self, changed: Player) -> GameState:
        """The state in which one player has changed."""
        return replace(self, players={**self.players, changed.id: changed})

    def with_zone(self, zone: Zone, player: PlayerId, ids: Iterable[ObjectId]) -> GameState:
        """The state in which a zone lists other ids."""
        key = (zone, "" if zone in SHARED_ZONES else player)
        return replace(self, zones={**self.zones, key: tuple(ids)})

    def turn_order(self, first: PlayerId | None = None) -> tuple[PlayerId, ...]:
        """The players still in the game in turn order, from one of them on (the active player if none is named)."""
        seats = [player.id for player in self.players.values() if not player.lost]
        start = first or self.turn.active
        at = list(self.players).index(start)
        after = [*list(self.players)[at:], *list(self.players)[:at]]
        return tuple(player for player in after if player in seats)

    def opponents(self, player: PlayerId) -> tuple[PlayerId, ...]:
        """The player's opponents in turn order from that player (102.2)."""
        return tuple(other for other in self.turn_order(player) if other != player)
