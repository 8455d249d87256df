"""The base of all abilities (113.3)."""

from __future__ import annotations

from app.vocabulary.node import Node


class Ability(Node):
    """One line of rules text, read."""

    __slots__ = ()
