"""All modules that carry out nodes: with this one imported, every registry is complete."""

from __future__ import annotations

from app.engine import commits, continuous, copying, delayed, effects, entering, mana, paying, watching, zones
from app.engine.registry import carried_out

__all__ = [
    "carried_out",
    "commits",
    "continuous",
    "copying",
    "delayed",
    "effects",
    "entering",
    "mana",
    "paying",
    "watching",
    "zones",
]
