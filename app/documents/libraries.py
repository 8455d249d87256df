"""Libraries: cards whose place is known, and between them one part at most in an order that nobody knows (401)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypeAlias

from app.documents.game_state import ShuffledDocument
from app.documents.object_documents import ObjectInput
from app.documents.problems import Fault, ImpossibleState
from app.game.player import Player

Library: TypeAlias = int | Sequence[ObjectInput | int | ShuffledDocument]


class Unknown(NamedTuple):
    """What of a library is not known: how many cards are not listed, are listed in no order, lie below those."""

    unlisted: int = 0
    shuffled: int = 0
    bottom: int = 0


def listed_cards(library: Library) -> Iterator[tuple[str, ObjectInput]]:
    """The cards that are listed, from the top, each with its place below that of the library."""
    for position, entry in enumerate(() if isinstance(library, int) else library):
        if isinstance(entry, ShuffledDocument):
            yield from ((f"/{position}/shuffled/{place}", card) for place, card in enumerate(entry.shuffled))
        elif not isinstance(entry, int):
            yield f"/{position}", entry


def unknown_part(library: Library, pointer: str, faults: list[Fault]) -> Unknown:
    """What is not known of a library."""
    if isinstance(library, int):
        return Unknown(library)
    parts = [(position, entry) for position, entry in enumerate(library) if isinstance(entry, int | ShuffledDocument)]
    if not parts:
        return Unknown()
    for position, _ in parts[1:]:
        detail = "Only one part of a library is in an order that nobody knows."
        faults.append(Fault(f"{pointer}/{position}", detail, rule="401.2", kind=ImpossibleState))
    position, part = parts[0]
    below = len(library) - position - 1
    return Unknown(part, 0, below) if isinstance(part, int) else Unknown(part.more, len(part.shuffled), below)


def write_library(cards: list[dict[str, object]], it: Player) -> object:
    """A library with its cards as documents, from the top."""
    if not it.shuffled:
        if not cards:
            return it.unlisted_library
        known = len(cards) - it.bottom
        return [*cards[:known], *([it.unlisted_library] if it.unlisted_library else []), *cards[known:]]
    known = len(cards) - it.bottom - it.shuffled
    below = len(cards) - it.bottom
    part = {"shuffled": cards[known:below], "more": it.unlisted_library}
    return [*cards[:known], part, *cards[below:]]
