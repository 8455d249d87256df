"""Lines that were not understood: which there are, and which could matter before anything happens."""

from __future__ import annotations

import re
from collections.abc import Container, Iterator

from app.game.objects import GameObject
from app.game.state import GameState
from app.rulings.ruling import UnreadLine
from app.vocabulary.abilities import Unread
from app.vocabulary.cards import Face
from app.vocabulary.words import PERMANENT_TYPES, Zone


def lines_that_could_matter(state: GameState) -> tuple[UnreadLine, ...]:
    """The unread lines that could matter to anything where their objects are (113.6).

    An activated ability matters when it is activated or asked about, a triggered one whose event was understood when
    that happens, and keywords when that is done which they speak of; the engine minds those.
    """
    return tuple(line for it in state.objects.values() for line in _lines(it, always=True))


def lines_of(state: GameState) -> tuple[UnreadLine, ...]:
    """All unread lines of the permanents of a state, and those that could matter elsewhere."""
    permanents = (line for it in _objects(state, Zone.BATTLEFIELD) for line in _lines(it, always=False))
    return tuple(dict.fromkeys((*permanents, *lines_that_could_matter(state))))


def lines_on(state: GameState, ids: Container[object]) -> tuple[UnreadLine, ...]:
    """All unread lines of certain objects, wherever they are."""
    return tuple(line for it in state.objects.values() if it.id in ids for line in _lines(it, always=False))


_SAID_TO_WORK = {
    Zone.STACK: re.compile(r"\b[Tt]his spell\b|\bon the stack\b|\bcan't be countered\b"),
    Zone.HAND: re.compile(r"\bis in (?:your|its owner's|a) hand\b|\b(?:discard|cycle) this card\b|^Splice onto\b"),
    Zone.GRAVEYARD: re.compile(r"\bis in (?:your|its owner's|a) graveyard\b|\bthis card from your graveyard\b"),
    Zone.EXILE: re.compile(r"\bis (?:in exile|exiled)\b"),
    Zone.COMMAND: re.compile(r"\bis in the command zone\b"),
}
"""How a line states that it works in a zone."""

_IN_THE_GRAVEYARD = re.compile(r"\bthis card (?:from|is in) your graveyard\b")


def _works_where_it_is(line: Unread, it: GameObject, face: Face) -> bool:
    """Whether a line could work where its object is: on the battlefield, as a line of an instant or sorcery on the
    stack, or where it states so; one whose text is not at hand may state anything (113.6, 113.6b).
    """
    if line.zone is not None:
        return it.zone is line.zone
    if it.zone is Zone.BATTLEFIELD or (it.zone is Zone.STACK and not PERMANENT_TYPES & set(face.types)):
        return True
    stated = _SAID_TO_WORK.get(it.zone)
    return stated is not None and (line.text is None or bool(stated.search(line.text)))


_MOVED_FROM = {
    Zone.HAND: re.compile(r"\b(?:from your hand|[Dd]iscard this card)\b"),
    Zone.GRAVEYARD: re.compile(r"\bfrom your graveyard\b"),
}
"""How an activated ability says that it moves its object, or may move it, out of a zone (113.6m)."""


def zone_of_activated(text: str) -> Zone | None:
    """Where an unread activated ability works: None where its words leave that open."""
    return None if any(moved.search(text) for moved in _MOVED_FROM.values()) else Zone.BATTLEFIELD


def zone_of_triggered(text: str) -> Zone | None:
    """The graveyard where an unread triggered ability states it or moves its card out of it (113.6b, 113.6m)."""
    return Zone.GRAVEYARD if _IN_THE_GRAVEYARD.search(text) else None


def _objects(state: GameState, *zones: Zone) -> Iterator[GameObject]:
    return (it for it in state.objects.values() if it.zone in zones)


def _lines(it: GameObject, *, always: bool) -> tuple[UnreadLine, ...]:
    face = it.printed
    if face is None:
        return ()
    return tuple(
        UnreadLine(it.id, face.name, line.line or position, line.shape, line.text)
        for position, line in enumerate(face.abilities, 1)
        if isinstance(line, Unread) and (not always or (_matters_always(line) and _works_where_it_is(line, it, face)))
    )


def _matters_always(line: Unread) -> bool:
    return line.shape == "static" or (line.shape == "triggered" and line.event is None)
