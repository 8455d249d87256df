"""Walking a tree of nodes in the order of mention."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from app.vocabulary.node import Node

K = TypeVar("K", bound=Node)


def walk(tree: object) -> Iterator[Node]:
    """Every node of a tree (or of a tuple of trees), parents before children, fields in order."""
    if isinstance(tree, tuple):
        for part in tree:
            yield from walk(part)
    elif isinstance(tree, Node):
        yield tree
        for name in tree.MEANING:
            yield from walk(getattr(tree, name))


def mentions(tree: object, kind: type[K]) -> Iterator[K]:
    """The nodes of one kind in a tree, in the order of mention."""
    return (found for found in walk(tree) if isinstance(found, kind))
