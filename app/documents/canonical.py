"""The canonical form of a game state, as responses describe it. It is also a valid input."""

from __future__ import annotations

from typing import Literal, TypeAlias

from pydantic import Field

from app.documents.characteristics import CopiableValues, Snapshot
from app.documents.events import EventTold
from app.documents.model import Outgoing
from app.documents.words import ManaSymbol
from app.vocabulary.words import Color, Step, Zone


class ManaUnit(Outgoing):
    """One unit of mana."""

    type: ManaSymbol
    source: str | None = None
    snow: Literal[True] | None = None
    riders: str | None = None


class CountersOfAKind(Outgoing):
    """Counters of one kind."""

    kind: str
    count: int
    timestamp: int


class Token(Outgoing):
    """What a token is."""

    name: str
    type_line: str
    colors: tuple[Color, ...]
    text: str
    power: str | None
    toughness: str | None


class CanonicalUses(Outgoing):
    """How often an ability was activated, where that is limited."""

    ability: str
    nth: int
    this_turn: int
    ever: int


class CanonicalObject(Outgoing):
    """A card or token. Of permanents `tapped`, `summoning_sick`, `damage` and `counters` are always told."""

    id: str
    card: str | None = None
    face: int | None = None
    token: Token | Literal[True] | None = None
    owner: str
    timestamp: int
    was: str | None = None
    tapped: bool | None = None
    summoning_sick: bool | None = None
    damage: int | None = None
    counters: tuple[CountersOfAKind, ...] | None = None
    deathtouched: Literal[True] | None = None
    attached_to: str | None = None
    shields: int | None = None
    chosen: dict[str, str] | None = None
    designations: tuple[str, ...] | None = None
    held_by: str | None = None
    uses: tuple[CanonicalUses, ...] | None = None
    copy_of: CopiableValues | None = None
    copy_: Literal[True] | None = Field(default=None, alias="copy")
    x: int | None = None
    kicked: Literal[True] | None = None
    mana_spent: tuple[ManaUnit, ...] | None = None
    cast_from: Zone | None = None
    alternative: str | None = None


Reference: TypeAlias = str | Snapshot
Role: TypeAlias = Reference | int | tuple[Reference, ...]


class CanonicalSpell(CanonicalObject):
    """A spell on the stack."""

    controller: str
    modes: tuple[int, ...] | None = None
    targets: tuple[tuple[Reference, ...], ...]


class CanonicalAbility(Outgoing):
    """An ability on the stack."""

    id: str
    source: Reference
    ability: str
    controller: str
    modes: tuple[int, ...] | None = None
    targets: tuple[tuple[Reference, ...], ...]
    x: int | None = None
    roles: dict[str, Role]
    timestamp: int


class CanonicalWaiting(Outgoing):
    """An ability that has triggered and is not on the stack yet."""

    source: Reference
    ability: str
    controller: str
    roles: dict[str, Role]
    mana: tuple[ManaUnit, ...]


class CanonicalEffect(Outgoing):
    """A continuous effect: one sentence, and the objects that its open reference is bound to."""

    id: str
    text: str
    bind: dict[str, tuple[str, ...]]
    source: Reference
    controller: str
    timestamp: int


class ShuffledPart(Outgoing):
    """A part of a library in an order that nobody knows."""

    shuffled: tuple[CanonicalObject, ...]
    more: int


class CanonicalDelayed(Outgoing):
    """A delayed triggered ability: one sentence, and what its references back mean."""

    id: str
    text: str
    bind: dict[str, Role]
    source: Reference
    controller: str
    timestamp: int


class CanonicalPlayer(Outgoing):
    """A player with everything that this player controls on the battlefield and owns elsewhere."""

    id: str
    life: int
    poison: int
    lands_played: int
    counters: dict[str, int] | None = None
    mana_pool: tuple[ManaUnit, ...]
    lost: Literal[True] | None = None
    drew_from_empty: Literal[True] | None = None
    battlefield: tuple[CanonicalObject, ...]
    hand: tuple[CanonicalObject, ...]
    graveyard: tuple[CanonicalObject, ...]
    exile: tuple[CanonicalObject, ...]
    command: tuple[CanonicalObject, ...]
    library: int | tuple[CanonicalObject | int | ShuffledPart, ...]


class CanonicalTurn(Outgoing):
    """Where in the turn the game is."""

    number: int
    active: str
    step: Step
    priority: str | None
    passed: tuple[str, ...]
    began: bool


class CanonicalResult(Outgoing):
    """How the game has ended."""

    kind: Literal["won", "draw"]
    winners: tuple[str, ...]


class CanonicalAttacker(Outgoing):
    """An attacking creature; `blocked_by` is absent until blockers are declared."""

    attacker: str
    attacks: str | None
    defending: str
    blocked_by: tuple[str, ...] | None = None
    blocked: Literal[True] | None = None


class CanonicalBlocker(Outgoing):
    """A blocking creature."""

    blocker: str
    blocks: tuple[str, ...]


class CanonicalCombat(Outgoing):
    """The present combat."""

    attackers: tuple[CanonicalAttacker, ...]
    blockers: tuple[CanonicalBlocker, ...] | None = None
    declared: tuple[str, ...]
    struck_first: tuple[str, ...] | None = None


class CanonicalState(Outgoing):
    """A game at one moment, with every id and timestamp. Send it back as the `state` of a request."""

    players: tuple[CanonicalPlayer, ...]
    stack: tuple[CanonicalAbility | CanonicalSpell, ...]
    waiting: tuple[CanonicalWaiting, ...]
    effects: tuple[CanonicalEffect, ...]
    delayed_triggers: tuple[CanonicalDelayed, ...]
    turn: CanonicalTurn
    clock: int = Field(description="The next timestamp.")
    combat: CanonicalCombat | None = None
    history: tuple[EventTold, ...] | None = Field(default=None, description="What has happened this turn.")
    past: tuple[Snapshot, ...] | None = Field(
        default=None, description="What objects that are gone were, where the history tells of them."
    )
    result: CanonicalResult | None = None
