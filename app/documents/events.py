"""What happened, as documents: the kind of event in snake case, and its roles where they say something."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import MISSING, fields, is_dataclass
from enum import StrEnum
from functools import reduce
from operator import or_
from types import NoneType, UnionType
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeAlias, Union, get_args, get_origin, get_type_hints

from pydantic import Field, create_model

from app.documents.ability_text import Source, print_on
from app.documents.model import Outgoing
from app.game import events
from app.game.events import Event
from app.game.mana import Mana, written
from app.vocabulary.abilities import Ability

_WORD = re.compile(r"(?<!^)(?=[A-Z])")

FindSource = Callable[[str], Source]
"""Finds the object of an id, or what it was, to say an ability in its words."""


def kind_of(event: type[Event]) -> str:
    """What documents call a kind of event: `ManaAdded` is "mana_added"."""
    return _WORD.sub("_", event.__name__).lower()


def write_event(event: Event, source: FindSource) -> dict[str, object]:
    """An event: roles that have their usual value are left out; mana is written in symbols, abilities as text."""
    return {"type": kind_of(type(event)), **_roles(event, event, source)}


def _roles(it: Any, event: Event, source: FindSource) -> dict[str, object]:
    return {
        role.name: _value(value, event, source)
        for role in fields(it)
        if (value := getattr(it, role.name)) != role.default or role.default is MISSING
    }


def _value(value: Any, event: Event, source: FindSource) -> object:
    match value:
        case StrEnum():
            return value.value
        case Ability():
            return print_on(value, source(getattr(event, "source", "")))
        case tuple() if all(isinstance(part, Mana) for part in value):
            return written(value)
        case tuple() if all(isinstance(part, tuple) for part in value):
            return dict(value)
        case tuple():
            return [_value(part, event, source) for part in value]
        case _ if is_dataclass(value):
            return _roles(value, event, source)
        case _:
            return value


def _kinds() -> list[type[Event]]:
    """The kinds of event there are, by name."""
    found = (it for _, it in sorted(vars(events).items()) if isinstance(it, type) and issubclass(it, Event))
    return [kind for kind in found if kind is not Event]


def _model(kind: type[Any], name: str, **more: Any) -> type[Outgoing]:
    hints = get_type_hints(kind)
    told: dict[str, Any] = {}
    for role in fields(kind):
        hint, default = _told(hints[role.name], optional=role.default is not MISSING)
        taken = hasattr(Outgoing, role.name)  # such as "copy", which pydantic's models have for themselves
        told[f"{role.name}_" if taken else role.name] = (hint, Field(default, alias=role.name if taken else None))
    docs = (kind.__doc__ or "").strip()
    return create_model(name, __base__=Outgoing, __doc__=docs, **more, **told)


def _told(hint: Any, *, optional: bool) -> Any:
    """How a role stands in a document: its type there, and whether it may be left out."""
    kind = _type(hint)
    return (kind | None, None) if optional else (kind, ...)


def _type(hint: Any) -> Any:
    if get_origin(hint) in (Union, UnionType):
        return reduce(or_, (_type(arm) for arm in get_args(hint)))
    if get_origin(hint) is tuple:
        item = get_args(hint)[0]
        if item is Mana:
            return str
        return _by_word(get_args(item)[1]) if get_origin(item) is tuple else _several(_type(item))
    if hint is NoneType or hint in (str, int, bool):
        return hint
    if issubclass(hint, StrEnum):
        return hint
    return str if issubclass(hint, Ability) else _model(hint, f"{hint.__name__}Document")


def _several(kind: Any) -> Any:
    return tuple[kind, ...]


def _by_word(kind: Any) -> Any:
    return dict[str, kind]


if TYPE_CHECKING:
    EventDocument: TypeAlias = Outgoing
else:
    EventDocument = Annotated[
        reduce(or_, (_model(kind, f"{kind.__name__}Event", type=(Literal[kind_of(kind)], ...)) for kind in _kinds())),
        Field(discriminator="type"),
    ]
    """What a response says of an event, one model for each kind."""
