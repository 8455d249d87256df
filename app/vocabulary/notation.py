"""Trees as JSON: one codec for every node of the vocabulary, driven by the declared type of each field.

    ["Draw", {"count": 2}]      a node: its kind and the fields that differ from their default
    ["You"]                     a node with nothing to say
    2                           a literal number where a quantity is expected
    "R", true, null, ["{G}"]    enums by value, flags, nothing, tuples

Which of these a value must be follows from the field that holds it, so nothing is ever guessed. A kind or field that
the vocabulary does not have is an error that names its place.
"""

from __future__ import annotations

import hashlib
import json
import pkgutil
from collections.abc import Callable, Mapping
from dataclasses import MISSING, Field, dataclass, fields, is_dataclass
from enum import StrEnum
from functools import cache, partial
from importlib import import_module
from types import NoneType, UnionType
from typing import Any, TypeVar, Union, cast, get_args, get_origin, get_type_hints

from app.vocabulary.node import Node
from app.vocabulary.quantities import Number

N = TypeVar("N", bound=Node)
Json = None | bool | int | str | list["Json"] | dict[str, "Json"]


class NotationError(ValueError):
    """Notation that names no tree of the vocabulary. `place` reads like `Card.faces[0].mana_cost`."""

    def __init__(self, place: str, reason: str) -> None:
        super().__init__(f"{place}: {reason}" if place else reason)
        self.place = place
        self.reason = reason


@cache
def kinds() -> Mapping[str, type[Node]]:
    """Every node class of the vocabulary by its name, sorted by name."""
    package = import_module("app.vocabulary")
    found: dict[str, type[Node]] = {}
    for module in pkgutil.walk_packages(package.__path__, "app.vocabulary."):
        for value in vars(import_module(module.name)).values():
            is_kind = isinstance(value, type) and issubclass(value, Node) and is_dataclass(value)
            if is_kind and found.setdefault(value.__name__, value) is not value:
                raise TypeError(f"two kinds of node are called {value.__name__}")
    return dict(sorted(found.items()))


@cache
def fingerprint() -> str:
    """A hash over all kinds, their fields and types: notation written under one fingerprint is valid under the same."""
    shapes = [[name, [[f.name, str(f.type)] for f in fields(cast(Any, kind))]] for name, kind in kinds().items()]
    return hashlib.sha256(json.dumps(shapes).encode()).hexdigest()[:16]


def encode(tree: Node, *, kept: bool = True) -> Json:
    """Write a tree as JSON. With `kept=False` the words outside a node's meaning are left out."""
    if isinstance(tree, Number):
        return tree.value
    said: dict[str, Json] = {}
    for f in _fields(type(tree)):
        if kept or f.compare:
            value = _encode_value(getattr(tree, f.name), kept)
            if f.default is MISSING or value != _encode_value(f.default, kept):
                said[f.name] = value
    return [type(tree).__name__, said] if said else [type(tree).__name__]


def decode(data: object, kind: type[N], *, place: str = "") -> N:
    """Read back a tree that must be of a kind (`Ability`, `Card`, …). Raises `NotationError`."""
    return cast(N, _decode_node((kind,), data, place or kind.__name__))


def without_kept_words(tree: N) -> N:
    """The same meaning with nothing said about its wording."""
    return decode(encode(tree, kept=False), type(tree))


def _encode_value(value: object, kept: bool) -> Json:
    if isinstance(value, Node):
        return encode(value, kept=kept)
    if isinstance(value, tuple):
        return [_encode_value(item, kept) for item in value]
    if isinstance(value, StrEnum):
        return value.value
    if value is None or isinstance(value, (bool, int, str)):
        return value
    raise TypeError(f"no notation for {type(value).__name__}")


Decoder = Callable[[object, str], object]


@dataclass(frozen=True, slots=True)
class _Form:
    """How one kind of node is read: its class, a reader for each field, the fields without a default."""

    kind: type[Node]
    decoders: Mapping[str, Decoder]
    required: tuple[str, ...]


@cache
def _form(name: str) -> _Form | None:
    kind = kinds().get(name)
    if kind is None:
        return None
    hints = get_type_hints(kind)
    decoders = {f.name: _decoder(hints[f.name]) for f in _fields(kind)}
    return _Form(kind, decoders, tuple(f.name for f in _fields(kind) if f.default is MISSING))


def _fields(kind: type[Node]) -> tuple[Field[Any], ...]:
    return fields(cast(Any, kind))


def _decode_node(allowed: tuple[type[Node], ...], data: object, place: str) -> Node:
    if type(data) is int and issubclass(Number, allowed):
        return Number(data)
    match data:
        case [str(name)]:
            given: Mapping[str, object] = {}
        case [str(name), dict(given)]:
            pass
        case _:
            raise NotationError(place, f"expected {_names(allowed)}")
    form = _form(name)
    if form is None:
        raise NotationError(place, f"unknown kind {name!r}")
    if not issubclass(form.kind, allowed):
        raise NotationError(place, f"expected {_names(allowed)}, found {name}")
    for key in given:
        if key not in form.decoders:
            raise NotationError(place, f"{name} has no field {key!r}")
    for key in form.required:
        if key not in given:
            raise NotationError(place, f"{name} needs {key!r}")
    return form.kind(**{key: form.decoders[key](value, f"{place}.{key}") for key, value in given.items()})


def _decoder(annotation: Any) -> Decoder:
    """The reader of one field, by its annotation: some kinds of node or one plain type, either possibly absent."""
    arms = get_args(annotation) if get_origin(annotation) in (Union, UnionType) else (annotation,)
    present = tuple(arm for arm in arms if arm is not NoneType)
    read: Decoder
    if all(isinstance(arm, type) and issubclass(arm, Node) for arm in present):
        read = partial(_decode_node, present)
    elif len(present) == 1:
        read = _plain_decoder(present[0])
    elif enums := [arm for arm in present if isinstance(arm, type) and issubclass(arm, StrEnum)]:
        read = _enum_or_text_decoder(enums[0])
    else:
        raise TypeError(f"no notation for fields of type {annotation}")
    return read if len(present) == len(arms) else lambda data, place: None if data is None else read(data, place)


def _plain_decoder(annotation: Any) -> Decoder:
    if get_origin(annotation) is tuple:
        item, *more = get_args(annotation)
        if more != [...]:
            raise TypeError(f"no notation for fields of type {annotation}")
        return _tuple_decoder(_decoder(item))
    if isinstance(annotation, type) and issubclass(annotation, StrEnum):
        return _enum_decoder(annotation)
    if annotation in (str, int, bool):
        return _literal_decoder(annotation)
    raise TypeError(f"no notation for fields of type {annotation}")


def _tuple_decoder(item: Decoder) -> Decoder:
    def read(data: object, place: str) -> object:
        if not isinstance(data, list):
            raise NotationError(place, "expected a list")
        return tuple(item(value, f"{place}[{i}]") for i, value in enumerate(data))

    return read


def _enum_decoder(enum: type[StrEnum]) -> Decoder:
    members = {member.value: member for member in enum}

    def read(data: object, place: str) -> object:
        member = members.get(data) if isinstance(data, str) else None
        if member is None:
            raise NotationError(place, f"expected one of {', '.join(members)}")
        return member

    return read


def _enum_or_text_decoder(enum: type[StrEnum]) -> Decoder:
    """A word of a closed list is that word, any other text stands for itself."""
    members = {member.value: member for member in enum}
    text = _literal_decoder(str)
    return lambda data, place: members.get(cast(str, data)) or text(data, place)


def _literal_decoder(kind: type) -> Decoder:
    words = {str: "text", int: "a whole number", bool: "true or false"}

    def read(data: object, place: str) -> object:
        if type(data) is kind:
            return data
        raise NotationError(place, f"expected {words[kind]}")

    return read


def _names(kinds: tuple[type[Node], ...]) -> str:
    return " or ".join(kind.__name__ for kind in kinds)
