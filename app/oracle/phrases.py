"""Phrases: one wording of one node, made ready to be read and printed."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import MISSING, dataclass, field, fields
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from app.oracle.templates import AGREES, BOTH, Inflected, Optional, Part, Slot, Template, Words, parse
from app.oracle.tokens import folded
from app.vocabulary.node import Node, Wording

Guard = Callable[[Any], bool]
KEPT = ("said", "joints")


class DeclarationError(TypeError):
    """A phrase whose template and node disagree."""


@dataclass(frozen=True, slots=True, eq=False)
class Literal:
    """Words to be met."""

    words: tuple[str, ...]
    folded: tuple[str, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Choice:
    """Words to be met, by number."""

    singular: Literal
    plural: Literal


@dataclass(frozen=True, slots=True, eq=False)
class Gap:
    """A slot with its category found out. A gap that is a list has a shape."""

    field: str
    categories: tuple[str, ...]
    shape: str | None
    number: int


@dataclass(frozen=True, slots=True, eq=False)
class Maybe:
    """A part that may be missing, with the field it owns."""

    pieces: tuple[Literal | Choice | Gap, ...]
    field: str


Piece = Literal | Choice | Gap | Maybe


@dataclass(eq=False, slots=True)
class Phrase:
    """One wording of a node."""

    node: type[Node]
    category: str
    template: str
    pieces: tuple[Piece, ...]
    number: int
    fixed: dict[str, object]
    canonical: bool
    guards: tuple[Guard, ...]
    left_out: dict[str, object] = field(default_factory=dict)
    earlier: tuple[Phrase, ...] = ()
    led_by: Any = None  # the category of its first piece, where that is a gap, and by what words the rest may begin
    then: frozenset[str] = frozenset()
    free: bool = False  # nothing asks for the number of its category, so its own number is nobody's concern

    def says(self, node: Node) -> bool:
        """Whether this wording tells everything there is to tell about the node."""
        for name, value in self.fixed.items():
            if getattr(node, name) != value:
                return False
        for name, value in self.left_out.items():
            if getattr(node, name) != value:
                return False
        return all(guard(node) for guard in self.guards)


def category_of(cls: type) -> str:
    """The category a class of nodes belongs to: its nearest abstract base, or itself where that is `Node`."""
    if "MEANING" in cls.__dict__ and cls.__bases__[0] is not Node:
        return category_of(cls.__bases__[0])
    return "".join(" " + c.lower() if c.isupper() else c for c in cls.__name__).strip()


def phrase_of(cls: type[Node], wording: Wording, guards: tuple[Guard, ...]) -> Phrase:
    """Make a wording ready. Raises DeclarationError where template and fields disagree."""
    template = parse(wording.template)
    hints = get_type_hints(cls)
    names = {f.name: f for f in fields(cls)}  # type: ignore[arg-type]
    fixed = dict(wording.fixed)
    where = f"{cls.__name__}: {wording.template!r}"
    slots = list(_slot_names(template.parts))
    if unknown := sorted({*slots, *fixed} - names.keys()):
        raise DeclarationError(f"{where} names no field: {unknown}")
    if len(set(slots)) != len(slots) or set(slots) & fixed.keys():
        raise DeclarationError(f"{where} tells a field twice")
    left_out = {}
    for name, declared in names.items():
        if name in fixed or name in KEPT or name in slots or not declared.metadata.get("told", True):
            continue
        if declared.default is MISSING:
            raise DeclarationError(f"{where} does not tell {name!r}")
        if declared.compare:
            left_out[name] = declared.default
    pieces = tuple(_piece(part, hints, where) for part in template.parts)
    for piece in pieces:
        if isinstance(piece, Maybe) and names[piece.field].default is MISSING:
            raise DeclarationError(f"{where}: optional {piece.field!r} has no default")
    category = wording.into or category_of(cls)
    return Phrase(cls, category, wording.template, pieces, template.number, fixed, wording.canonical, guards, left_out)


def _slot_names(parts: Iterable[Part]) -> Iterable[str]:
    for part in parts:
        if isinstance(part, Slot):
            yield part.field
        elif isinstance(part, Optional):
            yield from _slot_names(part.parts)


def _piece(part: Part, hints: dict[str, Any], where: str) -> Any:
    match part:
        case Words(words):
            return _literal(words)
        case Inflected(singular, plural):
            return Choice(_literal(singular), _literal(plural))
        case Slot(name, category, shape, number):
            try:
                categories = (category,) if category else tuple(_categories(hints[name], listed=shape is not None))
            except DeclarationError as fault:
                raise DeclarationError(f"{where}: {name!r}: {fault}") from None
            return Gap(name, categories, shape, number)
        case Optional(parts):
            owned = [inner.field for inner in parts if isinstance(inner, Slot)]
            if len(owned) != 1:
                raise DeclarationError(f"{where}: an optional part owns exactly one field, not {owned}")
            return Maybe(tuple(_piece(inner, hints, where) for inner in parts), owned[0])


def _literal(words: tuple[str, ...]) -> Literal:
    return Literal(words, folded(tuple(word for word in words if word != "^")))


def _categories(declared: Any, *, listed: bool) -> Iterable[str]:
    if get_origin(declared) is tuple:
        if not listed:
            raise DeclarationError("a list needs a shape")
        yield from _categories(get_args(declared)[0], listed=False)
    elif get_origin(declared) in (Union, UnionType):
        for arm in get_args(declared):
            if arm is not type(None):
                yield from _categories(arm, listed=listed)
    elif isinstance(declared, type) and issubclass(declared, Node):
        yield category_of(declared)
    else:
        raise DeclarationError("a field that is no node needs a category")


__all__ = ["AGREES", "BOTH", "Choice", "DeclarationError", "Gap", "Literal", "Maybe", "Phrase", "Template", "phrase_of"]
