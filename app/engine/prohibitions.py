"""What effects say can't be done, or can't be done to something (101.2)."""

from __future__ import annotations

from app.engine.registry import unless
from app.game.row import Row
from app.vocabulary.node import Node
from app.vocabulary.statics import Cannot

DEEDS: dict[str, str] = {
    "attack": "508.1c",
    "attack alone": "508.1c",
    "attack or block": "508.1c",
    "block": "509.1b",
    "block alone": "509.1b",
    "be blocked": "509.1b",
    "be blocked by more than one creature": "509.1b",
    "be countered": "701.6a",
}
"""The deeds whose prohibition the engine minds, each with the rule where it does."""


def forbidden(row: Row, *deeds: str) -> bool:
    """Whether an effect says that an object can't do any of these, or have it done to it."""
    return any(isinstance(rule, Cannot) and rule.deed in deeds for rule in row.rules)


@unless
def is_not_minded(it: Node) -> bool:
    """Prohibitions that the engine does not ask about."""
    return isinstance(it, Cannot) and it.deed not in DEEDS
