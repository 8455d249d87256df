"""Walking a tree of nodes in the order of mention."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, TypeVar

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


def exchange(tree: Any, change: Callable[[Node], Node]) -> Any:
    """The tree with each node changed, parts before wholes; what nothing changes in stays the same."""
    if isinstance(tree, tuple):
        return tuple(exchange(part, change) for part in tree)
    if not isinstance(tree, Node):
        return tree
    fields = {name: exchange(getattr(tree, name), change) for name in tree.MEANING}
    if any(value != getattr(tree, name) for name, value in fields.items()):
        tree = replace(tree, **fields)  # type: ignore[type-var]
    return change(tree)
