"""What replacement and prevention effects leave to be done, beside the events that they make of one."""

from __future__ import annotations

from dataclasses import dataclass

from app.game.events import Event
from app.game.objects import ObjectId, PlayerId, Value
from app.vocabulary.statements import Statement


@dataclass(frozen=True, slots=True)
class Deferred(Event):
    """Something that is yet to be done in place of an event: no event of the game itself, and in no history."""


@dataclass(frozen=True, slots=True)
class DoneInstead(Deferred):
    """Something else is done in place of an event, once what happens at the same time has happened (614.6).

    `spent` are the replacement effects that have had their turn with the event (614.5); `roles` are those of the event.
    """

    RULE = "614.6"
    SENTENCE = "What {source} says is done."
    player: PlayerId
    source: ObjectId
    then: tuple[Statement, ...]
    roles: tuple[tuple[str, Value], ...] = ()
    spent: frozenset[object] = frozenset()


@dataclass(frozen=True, slots=True)
class ShieldReduced(Deferred):
    """So much of the damage that an effect prevents has been prevented (615.7)."""

    RULE = "615.7"
    SENTENCE = "What {source} prevents is less by {amount}."
    source: ObjectId
    effect: ObjectId
    amount: int
