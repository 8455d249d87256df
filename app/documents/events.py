"""What happened, as documents both ways: the kind of event in snake case, and its roles where they say something."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import MISSING, fields, is_dataclass
from enum import StrEnum
from functools import reduce
from operator import or_
from types import NoneType, UnionType
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeAlias, Union, cast, get_args, get_origin, get_type_hints

from pydantic import BaseModel, Field, create_model

from app.documents.ability_text import Source, print_on, read_ability
from app.documents.characteristics import CopiableValues
from app.documents.model import Incoming, Outgoing
from app.documents.object_documents import CopiedDocument
from app.documents.problems import Fault
from app.documents.snapshots import read_copied, write_copied
from app.documents.words import ManaInSymbols, Number, Text, Word
from app.game import events
from app.game.events import Event
from app.game.mana import Mana, split_symbols, written
from app.vocabulary.abilities import Ability
from app.vocabulary.cards import Face

_WORD = re.compile(r"(?<!^)(?=[A-Z])")

FindSource = Callable[[str], Source]
"""Finds the object of an id, or what it was, to say an ability in its words."""


def kind_of(event: type[Event]) -> str:
    """What documents call a kind of event: `ManaAdded` is "mana_added"."""
    return _WORD.sub("_", event.__name__).lower()


def _kinds() -> dict[str, type[Event]]:
    """The kinds of event there are, by what documents call them."""
    found = (it for _, it in sorted(vars(events).items()) if isinstance(it, type) and issubclass(it, Event))
    return {kind_of(kind): kind for kind in found if kind is not Event}


KINDS = _kinds()
_CALLED = {kind: name for name, kind in KINDS.items()}


def write_event(event: Event, source: FindSource) -> dict[str, object]:
    """An event: roles that have their usual value are left out; mana is written in symbols, abilities as text."""
    return {"type": _CALLED[type(event)], **_written(event, event, source)}


def read_event(said: BaseModel, source: FindSource, pointer: str, faults: list[Fault]) -> Event | None:
    """The event that a document tells of; None, and a fault, where its text cannot be read."""
    kind = KINDS[getattr(said, "type")]  # noqa: B009 - the models are made below
    roles = _read(kind, said)
    if isinstance(text := roles.get("text"), str):
        roles["text"] = read_ability(text, source(roles["source"]), f"{pointer}/text", faults)
        if roles["text"] is None:
            return None
    return kind(**roles)


def _written(it: Any, event: Event, source: FindSource) -> dict[str, object]:
    return {
        role.name: _write(value, event, source)
        for role in fields(it)
        if (value := getattr(it, role.name)) != role.default or role.default is MISSING
    }


def _write(value: Any, event: Event, source: FindSource) -> object:
    match value:
        case StrEnum():
            return value.value
        case Ability():
            return print_on(value, source(getattr(event, "source", "")))
        case Face():
            return write_copied(value)
        case tuple() if value and all(isinstance(part, Mana) for part in value):
            return written(value)
        case tuple() if value and all(isinstance(part, tuple) for part in value):
            return dict(value)
        case tuple():
            return list(value)
        case _ if is_dataclass(value):
            return _written(value, event, source)
        case _:
            return value


def _read(kind: type[Any], said: BaseModel) -> dict[str, Any]:
    hints = get_type_hints(kind)
    given = {role.name: getattr(said, _attribute(role.name)) for role in fields(kind)}
    usual = {role.name for role in fields(kind) if role.default is not MISSING}
    return {name: _value(hints[name], value) for name, value in given.items() if value is not None or name not in usual}


def _value(hint: Any, value: Any) -> Any:
    match value:
        case CopiedDocument():
            return read_copied(value)
        case BaseModel():
            kind = next(arm for arm in (get_args(hint) or (hint,)) if is_dataclass(arm))
            return cast(Any, kind)(**_read(cast(type[Any], kind), value))
        case dict():
            return tuple(value.items())
        case list():
            return tuple(value)
        case str() if get_args(hint)[:1] == (Mana,):
            return tuple(Mana(symbol.strip("{}")) for symbol in split_symbols(value))
        case _:
            return value


def _attribute(role: str) -> str:
    """What a model calls a role; some names, such as "copy", pydantic's models have for themselves."""
    return f"{role}_" if hasattr(BaseModel, role) else role


def _model(kind: type[Any], name: str, base: type[BaseModel], **more: Any) -> type[BaseModel]:
    hints = get_type_hints(kind)
    told: dict[str, Any] = {}
    for role in fields(kind):
        hint = _type(hints[role.name], base)
        optional = role.default is not MISSING
        alias = role.name if _attribute(role.name) != role.name else None
        told[_attribute(role.name)] = (hint | None if optional else hint, Field(None if optional else ..., alias=alias))
    docs = (kind.__doc__ or "").strip()
    return create_model(name, __base__=base, __doc__=docs, **more, **told)


def _type(hint: Any, base: type[BaseModel]) -> Any:
    """How a role stands in a document that comes in, or goes out."""
    incoming = base is Incoming
    if get_origin(hint) in (Union, UnionType):
        return reduce(or_, (_type(arm, base) for arm in get_args(hint)))
    if get_origin(hint) is tuple:
        return _several(get_args(hint)[0], base)
    if hint is Face:
        return CopiedDocument if incoming else CopiableValues
    if hint in (bool, NoneType) or issubclass(hint, StrEnum):
        return hint
    if hint is int:
        return Number if incoming else int
    if hint is str:
        return Word if incoming else str
    if issubclass(hint, Ability):
        return Text if incoming else str
    return _model(hint, f"{hint.__name__}{'Document' if incoming else 'Told'}", base)


def _several(item: Any, base: type[BaseModel]) -> Any:
    if item is Mana:
        return ManaInSymbols if base is Incoming else str
    kind = _type(get_args(item)[1] if get_origin(item) is tuple else item, base)
    several: Any = dict[str, kind] if get_origin(item) is tuple else list[kind]  # type: ignore[valid-type]
    return Annotated[several, Field(max_length=1_000)] if base is Incoming else several


def _union(base: type[BaseModel], suffix: str) -> Any:
    models = (_model(kind, f"{kind.__name__}{suffix}", base, type=(Literal[name], ...)) for name, kind in KINDS.items())
    return reduce(or_, models)


if TYPE_CHECKING:
    EventDocument: TypeAlias = Incoming
    EventTold: TypeAlias = Outgoing
else:
    EventDocument = Annotated[_union(Incoming, "Document"), Field(discriminator="type")]
    """What a request says of an event, one model for each kind."""
    EventTold = Annotated[_union(Outgoing, "Event"), Field(discriminator="type")]
    """What a response says of an event, one model for each kind."""
