"""What the effects that the rules themselves give make of an event. They stand on no card and have no words."""

from __future__ import annotations

from app.vocabulary.events import Event
from app.vocabulary.node import node
from app.vocabulary.references import Reference
from app.vocabulary.statics import Rewrite


@node
class LeavesStack(Event):
    """A spell leaves the stack for any zone but exile."""

    RULES = ("702.34a",)
    what: Reference


@node
class ExiledByFlashback(Rewrite):
    """A spell whose flashback cost was paid is exiled."""

    RULES = ("702.34a",)


@node
class RemoveShieldInstead(Rewrite):
    """A shield counter is removed in place of destruction."""

    RULES = ("122.1c",)


@node
class PreventedByShield(Rewrite):
    """Damage is prevented, and a shield counter removed."""

    RULES = ("122.1c",)


@node
class RemoveStunInstead(Rewrite):
    """A stun counter is removed in place of untapping."""

    RULES = ("122.1d",)


@node
class ExiledByFinality(Rewrite):
    """A permanent with a finality counter is exiled in place of dying."""

    RULES = ("122.1h",)


@node
class RegenerateInstead(Rewrite):
    """A permanent regenerates in place of being destroyed."""

    RULES = ("701.19a",)


@node
class PreventedByProtection(Rewrite):
    """Damage by a source that something has protection from is prevented."""

    RULES = ("702.16e",)
