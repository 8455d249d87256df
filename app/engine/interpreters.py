"""All modules that carry out nodes: with this one imported, every registry is complete."""

from __future__ import annotations

from app.engine import (
    activation_limits,
    casting,
    combat,
    combat_patterns,
    commits,
    continuous,
    copying,
    costs,
    delayed,
    effects,
    entering,
    keywords_read,
    mana,
    mana_patterns,
    mana_replacement,
    paying,
    prohibitions,
    spending,
    turn,
    watching,
    zones,
)
from app.engine.registry import carried_out

__all__ = [
    "activation_limits",
    "carried_out",
    "casting",
    "combat",
    "combat_patterns",
    "commits",
    "continuous",
    "copying",
    "costs",
    "delayed",
    "effects",
    "entering",
    "keywords_read",
    "mana",
    "mana_patterns",
    "mana_replacement",
    "paying",
    "prohibitions",
    "spending",
    "turn",
    "watching",
    "zones",
]
