"""Objects: cards, tokens and copies in their zones, and abilities on the stack (109)."""

from __future__ import annotations

from dataclasses import dataclass

from app.game.mana import Mana
from app.vocabulary.abilities import Ability
from app.vocabulary.cards import Card, Face
from app.vocabulary.modes import Modes
from app.vocabulary.words import Zone

ObjectId = str
PlayerId = str
Value = str | int | tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Counters:
    """Counters of one kind on an object, and when they got their timestamp (613.7c)."""

    kind: str
    count: int
    timestamp: int


@dataclass(frozen=True, slots=True)
class Uses:
    """How often an ability of an object was activated, where that is limited: this turn, and ever (602.5b).

    `nth` tells identical abilities of the object apart (602.5c).
    """

    ability: Ability
    nth: int = 1
    this_turn: int = 0
    ever: int = 0


@dataclass(frozen=True, slots=True)
class Cast:
    """The decisions made for a spell as it was cast or copied; the permanent it becomes remembers them (400.7d).

    `targets` are, for each target phrase in the order of mention, the ids chosen for it. `mana` is what was spent on
    it, `zone` where it was cast from; both are None for a copy that was not cast. `alternative` is the keyword whose
    cost was paid rather than the mana cost (118.9).
    """

    targets: tuple[tuple[ObjectId, ...], ...] = ()
    x: int = 0
    mana: tuple[Mana, ...] | None = None
    zone: Zone | None = None
    kicked: bool = False
    modes: Modes = ()
    alternative: str | None = None


@dataclass(frozen=True, slots=True)
class GameObject:
    """A card, token or copy in a zone. It gets a new id with every change of zone (400.7); `was` is the one before.

    `card` is None for a card whose identity is not known. `controller` is who controls it before effects that change
    control (layer 2), or None where an object has no controller (108.4). `summoning_sick` says that its controller has
    not controlled it continuously since their most recent turn began (302.6). `cast` is how the spell was cast that it
    is, or was before it became a permanent. `designations` are markers such as "monstrous" (701.37b). `shields` are
    regenerations that wait for its destruction (701.19a). `held_by` is the permanent until whose leaving the
    battlefield it is exiled (610.3). `copies` are the copiable values it has by a copy effect in place of its own
    (707.2). `spell_copy` marks a copy of a spell, which no card represents (112.1a).
    """

    id: ObjectId
    zone: Zone
    owner: PlayerId
    card: Card | None
    timestamp: int
    controller: PlayerId | None = None
    face: int = 0
    token: bool = False
    was: ObjectId | None = None
    tapped: bool = False
    summoning_sick: bool = False
    damage: int = 0
    deathtouched: bool = False
    counters: tuple[Counters, ...] = ()
    attached_to: ObjectId | PlayerId | None = None
    chosen: tuple[tuple[str, str], ...] = ()
    cast: Cast | None = None
    designations: tuple[str, ...] = ()
    shields: int = 0
    held_by: ObjectId | None = None
    uses: tuple[Uses, ...] = ()
    copies: Face | None = None
    spell_copy: bool = False

    @property
    def printed(self) -> Face | None:
        """Its copiable values: what it copies, else the face that is up (707.2); None for an unknown card."""
        return self.copies or (self.card.faces[self.face] if self.card else None)

    def count(self, kind: str) -> int:
        """How many counters of a kind are on it."""
        return sum(counters.count for counters in self.counters if counters.kind == kind)


@dataclass(frozen=True, slots=True)
class StackAbility:
    """An ability on the stack (113.7a): what it does, whose it is, and the choices made for it.

    `roles` are the values of the event that triggered it, by name. `targets` are, for each target phrase in the order
    of mention, the ids chosen for it. `x` is the value announced for X in its cost, `modes` the modes chosen.
    """

    id: ObjectId
    source: ObjectId
    controller: PlayerId
    ability: Ability
    timestamp: int
    roles: tuple[tuple[str, Value], ...] = ()
    targets: tuple[tuple[ObjectId, ...], ...] = ()
    x: int = 0
    modes: Modes = ()
