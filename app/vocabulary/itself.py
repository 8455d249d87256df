"""What is told apart by being itself, not by what it means."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

T = TypeVar("T")


@dataclass(frozen=True, slots=True, eq=False)
class Itself(Generic[T]):
    """A thing as a key. Nodes that mean the same are equal, and may still differ in the words that a card has kept."""

    it: T

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Itself) and other.it is self.it

    def __hash__(self) -> int:
        return id(self.it)
