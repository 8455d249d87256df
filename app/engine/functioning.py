"""In which zone an activated ability functions (113.6)."""

from __future__ import annotations

from app.vocabulary.abilities import Activated
from app.vocabulary.references import This, ThisFrom
from app.vocabulary.tree import mentions
from app.vocabulary.words import Zone
from app.vocabulary.zones import Discard


def functions_in(ability: Activated) -> Zone:
    """The zone out of which it moves its object (113.6m), the hand if it is discarded to pay, else the battlefield."""
    for this in mentions(ability, ThisFrom):
        return this.zone
    discarded = any(isinstance(item, Discard) and isinstance(item.what, This) for item in ability.cost.items)
    return Zone.HAND if discarded else Zone.BATTLEFIELD
