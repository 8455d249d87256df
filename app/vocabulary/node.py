"""What every piece of the vocabulary is: a frozen, slotted, hashable node that knows its rules and its wordings."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, fields
from typing import Any, ClassVar, TypeVar, dataclass_transform

N = TypeVar("N", bound="type[Node]")


@dataclass(frozen=True, slots=True)
class Wording:
    """One way of saying a node: a template, the fields it fixes, and whether the printer may choose it.

    Templates are written in the phrase language described in `app/oracle/templates.py`.
    """

    template: str
    fixed: tuple[tuple[str, object], ...]
    canonical: bool


class Node:
    """Base of all nodes. Two nodes are equal when they mean the same; kept words do not count."""

    __slots__ = ("_hash",)

    RULES: ClassVar[tuple[str, ...]] = ()
    WORDINGS: ClassVar[tuple[Wording, ...]] = ()


def _hash(self: Any) -> int:
    try:
        return self._hash  # type: ignore[no-any-return]
    except AttributeError:
        value = hash((type(self).__name__, *(getattr(self, name) for name in self.MEANING)))
        object.__setattr__(self, "_hash", value)
        return value


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def node(cls: N) -> N:
    """Make a class a node: a frozen, slotted dataclass whose hash is computed once."""
    cls.__hash__ = _hash  # type: ignore[method-assign, assignment]
    made = dataclass(frozen=True, slots=True)(cls)
    made.MEANING = tuple(f.name for f in fields(made) if f.compare)  # type: ignore[attr-defined]
    return made  # type: ignore[return-value]


def kept() -> Any:
    """A field for the words a card used where English leaves a choice that meaning does not settle."""
    return field(default=None, compare=False)


def says(template: str, **fixed: object) -> Callable[[N], N]:
    """Record a wording that is read and printed. The first declared (topmost) that fits is the one printed."""
    return _wording(template, fixed, canonical=True)


def also(template: str, **fixed: object) -> Callable[[N], N]:
    """Record a wording that is read but never printed: a variant."""
    return _wording(template, fixed, canonical=False)


def _wording(template: str, fixed: dict[str, object], *, canonical: bool) -> Callable[[N], N]:
    def record(cls: N) -> N:
        inherited = cls.__dict__.get("WORDINGS", ())
        cls.WORDINGS = (Wording(template, tuple(fixed.items()), canonical), *inherited)
        return cls

    return record
