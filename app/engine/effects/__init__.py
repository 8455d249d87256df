"""What the instructions of spells and abilities do, by family of verbs."""

from app.engine.effects import (
    actions,
    cards,
    choosing,
    controlling,
    counters,
    damage_and_life,
    moving,
    permanents,
    searching,
    tokens,
)

__all__ = [
    "actions",
    "cards",
    "choosing",
    "controlling",
    "counters",
    "damage_and_life",
    "moving",
    "permanents",
    "searching",
    "tokens",
]
