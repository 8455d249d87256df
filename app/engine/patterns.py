"""Event patterns: whether something that happens, or would happen, is what an ability watches for."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TypeVar

from app.engine.references import means
from app.engine.registry import Registry, structural
from app.engine.scene import Scene, Sight
from app.game import events
from app.game.objects import Value
from app.vocabulary.events import AnyOf
from app.vocabulary.events import Event as Pattern
from app.vocabulary.references import Reference

P = TypeVar("P", bound=Pattern)
Roles = dict[str, Value]
Parts = dict[str, str]
"""Who or what plays which part in an event, by the field of the pattern that speaks of it."""


@dataclass(frozen=True, slots=True)
class Watch:
    """A kind of pattern: the kinds of event it is about, and who plays which part in one; None where it does not fit.

    `looks_back` says that the game is looked at as it was before the event (603.10). `further` asks what no reference
    in the pattern says, and may add roles.
    """

    events: tuple[type[events.Event], ...]
    parts: Callable[..., Parts | None]
    trigger_rule: str
    looks_back: bool
    further: Callable[..., Roles | None] | None


WATCHES: dict[type[Pattern], Watch] = {}
_ABOUT: dict[type[events.Event], list[type[Pattern]]] = {}
_registry: Registry[Parts | None] = Registry(Pattern)
structural(AnyOf)


def watches(
    pattern: type[P],
    *kinds: type[events.Event],
    trigger_rule: str = "603.2",
    looks_back: bool = False,
    further: Callable[..., Roles | None] | None = None,
) -> Callable[[Callable[..., Parts | None]], Callable[..., Parts | None]]:
    """Register how events of one or more kinds take part in a kind of pattern."""

    def register(parts: Callable[..., Parts | None]) -> Callable[..., Parts | None]:
        WATCHES[pattern] = Watch(kinds, parts, trigger_rule, looks_back, further)
        for kind in kinds:
            _ABOUT.setdefault(kind, []).append(pattern)
        return _registry(pattern)(parts)

    return register


def patterns_about(event: events.Event) -> tuple[type[Pattern], ...]:
    """The kinds of pattern that an event could fit."""
    return tuple(_ABOUT.get(type(event), ()))


def alternatives(pattern: Pattern) -> Iterator[Pattern]:
    """The patterns that a pattern is made of: itself, or each of several events (603.2)."""
    if isinstance(pattern, AnyOf):
        for one in pattern.events:
            yield from alternatives(one)
    else:
        yield pattern


def watch_of(pattern: Pattern) -> Watch:
    """What is known about a kind of pattern; of several, about the first."""
    return WATCHES[type(next(alternatives(pattern)))]


def fit(pattern: Pattern, event: events.Event, sight: Sight, scene: Scene) -> Roles | None:
    """The roles that an event plays in a pattern, or None if it is not what the pattern describes."""
    for one in alternatives(pattern):
        watch = WATCHES[type(one)]
        parts = watch.parts(one, event) if type(event) in watch.events else None
        if parts is None or not parts_fit(one, parts, sight, scene):
            continue
        more = watch.further(one, event, sight, scene) if watch.further is not None else {}
        if more is not None:
            amount = getattr(event, "amount", None)
            numbers = {} if amount is None else {"amount": amount}
            return {**{one.ROLES.get(field, field): part for field, part in parts.items()}, **numbers, **more}
    return None


def parts_fit(pattern: Pattern, parts: Parts, sight: Sight, scene: Scene) -> bool:
    """Whether everyone who takes part is who the pattern speaks of."""
    return all(
        reference is None or means(reference, parts[field], sight, scene)
        for field in parts
        if (reference := getattr(pattern, field, None)) is None or isinstance(reference, Reference)
    )
