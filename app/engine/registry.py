"""Registries: which function carries out which kind of node, and whether a whole tree can be carried out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from app.vocabulary.node import Node
from app.vocabulary.tree import walk

R = TypeVar("R")

_CARRIED_OUT: set[type[Node]] = set()


class Registry(Generic[R]):
    """The functions that carry out the nodes of one base class, each returning an R."""

    def __init__(self, base: type[Node]) -> None:
        self.base = base
        self._functions: dict[type[Node], Callable[..., R]] = {}

    def __call__(self, *kinds: type[Node]) -> Callable[[Callable[..., R]], Callable[..., R]]:
        """Register a function for one or more kinds of node."""

        def register(function: Callable[..., R]) -> Callable[..., R]:
            for kind in kinds:
                if not issubclass(kind, self.base) or kind in self._functions:
                    raise TypeError(f"{kind.__name__} is no new kind of {self.base.__name__}")
                self._functions[kind] = function
                _CARRIED_OUT.add(kind)
            return function

        return register

    def __contains__(self, kind: type[Node]) -> bool:
        return kind in self._functions

    def __getitem__(self, kind: type[Node]) -> Callable[..., R]:
        return self._functions[kind]


def structural(*kinds: type[Node]) -> None:
    """Declare kinds of node that the engine reads as parts of others, without a function of their own."""
    _CARRIED_OUT.update(kinds)


_REFUSALS: list[Callable[[Node], bool]] = []


def unless(test: Callable[[Node], bool]) -> Callable[[Node], bool]:
    """Register a test for nodes of a known kind whose values the engine does not carry out."""
    _REFUSALS.append(test)
    return test


def carried_out(tree: object) -> bool:
    """Whether the engine carries out every node of a tree."""
    return all(type(found) in _CARRIED_OUT and not any(refuses(found) for refuses in _REFUSALS) for found in walk(tree))
