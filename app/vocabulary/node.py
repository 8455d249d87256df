"""What every piece of the vocabulary is: a frozen, slotted, hashable node that knows its rules and its wordings."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, fields
from typing import Any, ClassVar, TypeVar, dataclass_transform

N = TypeVar("N", bound="type[Node]")


@dataclass(frozen=True, slots=True)
class Wording:
    """One way of saying a node: a template, the fields it fixes, and whether the printer may choose it.

    It belongs to the category of the node's base class, unless `into` names another.

    Templates are written in the phrase language described in `app/oracle/templates.py`.
    """

    template: str
    fixed: tuple[tuple[str, object], ...]
    canonical: bool
    into: str | None = None


class Node:
    """Base of all nodes. Two nodes are equal when they mean the same; kept words do not count."""

    __slots__ = ("_hash",)

    RULES: ClassVar[tuple[str, ...]] = ()
    WORDINGS: ClassVar[tuple[Wording, ...]] = ()
    MEANING: ClassVar[tuple[str, ...]] = ()


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
    cls.__hash__ = _hash  # type: ignore[method-assign]
    made: Any = dataclass(frozen=True, slots=True)(cls)
    made.MEANING = tuple(f.name for f in fields(made) if f.compare)
    return made  # type: ignore[no-any-return]


def kept() -> Any:
    """A field for the words a card used where English leaves a choice that meaning does not settle."""
    return field(default=None, compare=False)


def assigned(default: Any) -> Any:
    """A field that no words tell: the order of mention gives it its value, when references back are resolved."""
    return field(default=default, metadata={"told": False})


def says(template: str, *, into: str | None = None, **fixed: object) -> Callable[[N], N]:
    """Record a wording that is read and printed. The first declared (topmost) that fits is the one printed."""
    return _wording(Wording(template, tuple(fixed.items()), canonical=True, into=into))


def also(template: str, *, into: str | None = None, **fixed: object) -> Callable[[N], N]:
    """Record a wording that is read but never printed: a variant."""
    return _wording(Wording(template, tuple(fixed.items()), canonical=False, into=into))


def _wording(wording: Wording) -> Callable[[N], N]:
    def record(cls: N) -> N:
        cls.WORDINGS = (wording, *cls.__dict__.get("WORDINGS", ()))
        return cls

    return record
