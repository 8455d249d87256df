"""Event patterns: whether something that happens, or would happen, is what an ability watches for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from app.engine.references import refer
from app.engine.registry import Registry
from app.engine.scene import Scene, Sight
from app.game import events
from app.game.objects import Value
from app.vocabulary import events as words
from app.vocabulary.events import Event as Pattern

P = TypeVar("P", bound=Pattern)
Roles = dict[str, Value]


@dataclass(frozen=True, slots=True)
class Watch:
    """A kind of pattern: the kind of event it is about, the rules of triggering on it and replacing it, the test."""

    event: type[events.Event]
    trigger_rule: str
    replacement_rule: str
    roles: Callable[[Pattern, events.Event, Sight, Scene], Roles | None]


_WATCHES: dict[type[Pattern], Watch] = {}
_registry: Registry[Roles | None] = Registry(Pattern)


def watches(
    pattern: type[P], event: type[events.Event], *, trigger_rule: str = "603.2", replacement_rule: str = "614.1a"
) -> Callable[[Callable[..., Roles | None]], Callable[..., Roles | None]]:
    """Register how a kind of pattern is compared with a kind of event: the roles if it fits, else None."""

    def register(compare: Callable[..., Roles | None]) -> Callable[..., Roles | None]:
        _WATCHES[pattern] = Watch(event, trigger_rule, replacement_rule, compare)
        return _registry(pattern)(compare)

    return register


def patterns_about(event: events.Event) -> tuple[type[Pattern], ...]:
    """The kinds of pattern that an event could fit."""
    return tuple(pattern for pattern, watch in _WATCHES.items() if watch.event is type(event))


def watch_of(pattern: Pattern) -> Watch:
    """What is known about a kind of pattern."""
    return _WATCHES[type(pattern)]


def fit(pattern: Pattern, event: events.Event, sight: Sight, scene: Scene) -> Roles | None:
    """The roles that an event plays in a pattern, or None if it is not what the pattern describes."""
    return _WATCHES[type(pattern)].roles(pattern, event, sight, scene)


@watches(words.TappedForMana, events.ManaAdded, trigger_rule="106.12a", replacement_rule="106.12b")
def tapped_for_mana(pattern: words.TappedForMana, event: events.ManaAdded, sight: Sight, scene: Scene) -> Roles | None:
    """A permanent is tapped for mana when a mana ability with {T} in its cost makes some (106.12a, 106.12b)."""
    if not (event.by_tapping and event.mana):
        return None
    return tapping_fits(pattern, event.player, event.source, sight, scene)


def tapping_fits(pattern: words.TappedForMana, player: str, source: str, sight: Sight, scene: Scene) -> Roles | None:
    """The same question before any mana is made: is this the player and the permanent that the pattern names?"""
    if pattern.by is not None and player not in refer(pattern.by, sight, scene):
        return None
    if source not in refer(pattern.what, sight, scene):
        return None
    return {"player": player, "subject": source}
