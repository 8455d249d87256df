"""Replacement and prevention effects that the rules themselves give: by counters, regeneration and protection.

Shield counters (122.1c), stun counters (122.1d), finality counters (122.1h), regeneration (701.19a), protection
(702.16e) and flashback (702.34a) are effects like any other: they take part in the order of 616.1.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from app.engine.alternative_costs import FLASHBACK
from app.engine.protection import protects
from app.engine.run import Run
from app.game import events
from app.game.events import Event
from app.game.objects import ObjectId, PlayerId
from app.vocabulary.events import BecomesUntapped, Dies, IsDealtDamage, IsDestroyed
from app.vocabulary.given import (
    ExiledByFinality,
    ExiledByFlashback,
    LeavesStack,
    PreventedByProtection,
    PreventedByShield,
    RegenerateInstead,
    RemoveShieldInstead,
    RemoveStunInstead,
)
from app.vocabulary.references import This
from app.vocabulary.statics import Replacement

BY_COUNTERS: dict[str, tuple[Replacement, ...]] = {
    "shield": (
        Replacement(IsDestroyed(This(), effects=True), RemoveShieldInstead()),
        Replacement(IsDealtDamage(This(), combat=False), PreventedByShield()),
    ),
    "stun": (Replacement(BecomesUntapped(This()), RemoveStunInstead()),),
    "finality": (Replacement(Dies(This()), ExiledByFinality()),),
}
REGENERATION = Replacement(IsDestroyed(This()), RegenerateInstead())
FLASHED_BACK = Replacement(LeavesStack(This()), ExiledByFlashback())
PROTECTION = Replacement(IsDealtDamage(This(), combat=False), PreventedByProtection())


@dataclass(frozen=True, slots=True)
class Given:
    """An effect that the rules give an object."""

    source: ObjectId
    rule: Replacement


def given_by_the_rules(run: Run, event: Event, affected: ObjectId | PlayerId | None) -> Iterator[Given]:
    """The effects that the rules give the object that an event affects, whether or not they apply to that event."""
    it = None if affected is None else run.state.objects.get(affected)
    if it is None:
        return
    for kind, rules in BY_COUNTERS.items():
        if it.count(kind):
            yield from (Given(it.id, rule) for rule in rules)
    if it.shields and not (isinstance(event, events.Moved) and event.buried):
        yield Given(it.id, REGENERATION)
    if it.cast is not None and it.cast.alternative == FLASHBACK:
        yield Given(it.id, FLASHED_BACK)
    if isinstance(event, events.DamageDealt) and protects(run, it.id, event.source):
        yield Given(it.id, PROTECTION)
