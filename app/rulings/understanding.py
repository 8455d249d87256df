"""What of a card is understood: its lines, read and carried out by the engine."""

from __future__ import annotations

from app.engine.interpreters import carried_out
from app.vocabulary.node import Node


def performed(tree: Node) -> bool:
    """Whether the engine carries out everything in a tree. Another process can import it."""
    return carried_out(tree)
