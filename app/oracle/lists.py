"""The shapes of lists. A list is flat: a shape reads "a", "a and b", "a, b, and c" into one tuple."""

from __future__ import annotations

from dataclasses import dataclass

Words = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Shape:
    """What may stand between two items of a list.

    `between` stands between any two items, `last` before the last of several, `pair` between two. A chain takes any of
    its `joints` anywhere; the node keeps those that the printer would not choose.
    """

    between: Words
    pair: Words
    last: Words
    joints: tuple[Words, ...] = ()

    def met(self, joint: Words) -> Words:
        """A joint as it is read."""
        return tuple(word for word in joint if word != "^")

    def policy(self, count: int) -> tuple[Words, ...]:
        """The joints the printer chooses for a list of so many items."""
        if count == 2:
            return (self.pair,)
        return (self.between,) * (count - 2) + (self.last,) if count > 2 else ()


SHAPES: dict[str, Shape] = {
    "joined by and": Shape((",",), ("and",), (",", "and")),
    "joined by or": Shape((",",), ("or",), (",", "or")),
    "joined by and/or": Shape((",",), ("and", "/", "or"), (",", "and", "/", "or")),
    "comma list": Shape((",",), (",",), (",",)),
    "cost list": Shape((",", "^"), (",", "^"), (",", "^")),
    "in a row": Shape((), (), ()),
    "alternatives": Shape(
        (",",),
        ("or",),
        (",", "or"),
        (
            ("or",),
            ("and",),
            (",",),
            (",", "or"),
            (",", "and"),
            ("and", "/", "or"),
            (",", "and", "/", "or"),
        ),
    ),
    "sentences": Shape((".",), (".",), (".",)),
    "chained": Shape((",",), ("and",), (",", "and"), ((",", "then"), (",", "and"), ("and",), ("then",), (",",))),
}
