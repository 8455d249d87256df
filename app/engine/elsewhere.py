"""Abilities that watch for events from outside the battlefield (113.6)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache, lru_cache

from app.engine.keywords import expanded
from app.engine.patterns import alternatives
from app.engine.rows import Row, printed_row
from app.game.state import GameState
from app.vocabulary.abilities import Ability, Static, Triggered, Unread
from app.vocabulary.cards import Face
from app.vocabulary.events import Casts, Cycles, Discards, Event, PutIntoGraveyard
from app.vocabulary.references import This, ThisFrom
from app.vocabulary.statics import Replacement
from app.vocabulary.tree import mentions
from app.vocabulary.words import Zone

_OF_ITSELF: dict[type[Event], Zone] = {
    Casts: Zone.STACK,
    Cycles: Zone.HAND,
    Discards: Zone.HAND,
    PutIntoGraveyard: Zone.GRAVEYARD,
}
"""Events that can't happen to a permanent: an ability that waits for its object's own functions there (113.6k)."""


def watches_in(ability: Ability, event: Event, zone: Zone) -> bool:
    """Whether an ability watches for an event while its object is in a zone other than the battlefield.

    So does one that moves its object out of that zone, unless the event is what puts it there (113.6m), and one whose
    event can happen to its object in that zone alone (113.6k). What replaces its object's going to a graveyard watches
    wherever that object comes from.
    """
    if isinstance(ability, Static) and any(_is_its_going_to_a_graveyard(one) for one in alternatives(event)):
        return zone is not Zone.GRAVEYARD
    if any(zone in _happens_to_itself_in(one) for one in alternatives(event)):
        return True
    if any(isinstance(getattr(one, "what", None), This) for one in alternatives(event)):
        return False
    if isinstance(ability, Unread):
        return ability.zone is zone
    return any(this.zone is zone for this in mentions(ability, ThisFrom))


@cache
def watches_on_the_battlefield(ability: Ability, event: Event) -> bool:
    """Whether an ability of a permanent watches: not one that moves its object out of another zone (113.6m)."""
    if any(isinstance(getattr(one, "what", None), This) for one in alternatives(event)):
        return True
    if isinstance(ability, Unread):
        return ability.zone in (None, Zone.BATTLEFIELD)
    return all(this.zone is Zone.BATTLEFIELD for this in mentions(ability, ThisFrom))


def _is_its_going_to_a_graveyard(event: Event) -> bool:
    return isinstance(event, PutIntoGraveyard) and isinstance(event.what, This)


def _happens_to_itself_in(event: Event) -> tuple[Zone, ...]:
    """The zones in which an event can happen to the object that waits for it."""
    if not isinstance(getattr(event, "what", None), This):
        return ()
    return (_OF_ITSELF[type(event)],) if type(event) in _OF_ITSELF else ()


def watching_elsewhere(state: GameState) -> Iterator[Row]:
    """The objects outside the battlefield that have abilities which watch there, with those abilities alone.

    A card that nobody controls counts as controlled by its owner (113.8).
    """
    for it in state.objects.values():
        if it.zone is Zone.BATTLEFIELD or it.printed is None:
            continue
        abilities = _watching(it.printed).get(it.zone)
        if abilities is not None:
            yield replace(printed_row(it), abilities=abilities, controller=it.controller or it.owner)


@lru_cache(maxsize=16_384)
def _watching(face: Face) -> dict[Zone, tuple[Ability, ...]]:
    """The abilities of a face that watch outside the battlefield, by zone."""
    found: dict[Zone, tuple[Ability, ...]] = {}
    for ability in expanded(face.abilities):
        event = event_of(ability)
        for zone in Zone:
            if zone is not Zone.BATTLEFIELD and event is not None and watches_in(ability, event, zone):
                found[zone] = (*found.get(zone, ()), ability)
    return found


def event_of(ability: Ability) -> Event | None:
    """What an ability watches for: a trigger event, or the event that it replaces."""
    match ability:
        case Triggered(event=event) | Unread(event=event) | Static(rule=Replacement(event=event)):
            return event
    return None
