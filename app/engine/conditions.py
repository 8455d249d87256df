"""Conditions: what must be true for an ability to trigger, apply or be activated."""

from __future__ import annotations

from app.engine.registry import Registry
from app.engine.scene import Scene, Sight
from app.vocabulary.conditions import Condition

holds: Registry[bool] = Registry(Condition)


def is_true(condition: Condition, sight: Sight, scene: Scene) -> bool:
    """Whether a condition is true now."""
    return holds[type(condition)](condition, sight, scene)
