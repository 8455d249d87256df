"""Lines that were not understood: which there are, and which could matter before anything happens."""

from __future__ import annotations

from app.game.objects import GameObject
from app.game.state import GameState
from app.rulings.ruling import UnreadLine
from app.vocabulary.abilities import Unread
from app.vocabulary.words import Zone


def lines_that_could_matter(state: GameState) -> tuple[UnreadLine, ...]:
    """The unread lines of permanents that could matter to anything.

    An activated ability matters when it is activated or asked about, a triggered one whose event was understood when
    that happens; the engine minds those. Lines of objects elsewhere do not function there.
    """
    permanents = (state.objects[id] for id in state.ids(Zone.BATTLEFIELD))
    return tuple(line for it in permanents for line in _lines(it, always=True))


def lines_of(state: GameState) -> tuple[UnreadLine, ...]:
    """All unread lines of the permanents of a state."""
    permanents = (state.objects[id] for id in state.ids(Zone.BATTLEFIELD))
    return tuple(line for it in permanents for line in _lines(it, always=False))


def _lines(it: GameObject, *, always: bool) -> tuple[UnreadLine, ...]:
    face = it.printed
    if face is None:
        return ()
    return tuple(
        UnreadLine(it.id, face.name, position, line.shape, line.text)
        for position, line in enumerate(face.abilities, 1)
        if isinstance(line, Unread) and (_matters_always(line) or not always)
    )


def _matters_always(line: Unread) -> bool:
    return line.shape == "static" or (line.shape == "triggered" and line.event is None)
