"""Ids: those given, those made from a name and a count, and the lineage that an id belongs to (400.7)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from functools import lru_cache

from app.cards.catalogue import fold
from app.documents.faults import near

LONGEST = 64
_LONGEST_SLUG = 48
_SEPARATORS = re.compile(r"[^a-z0-9]+")
_MOVES = re.compile(r"\.\d+$")


@lru_cache(4_096)
def slug(name: str) -> str:
    """A name in the letters of ids: "Gaea's Cradle" is "gaeas-cradle"."""
    letters = _SEPARATORS.sub("-", fold(name).replace("'", "")).strip("-")
    return letters[:_LONGEST_SLUG].rstrip("-") or "card"


def lineage(id: str) -> str:
    """What the ids of one card through its changes of zone have in common: "bolt" of "bolt.2"."""
    return _MOVES.sub("", id)


def no_such_id(id: str, known: Iterable[str]) -> tuple[str, str | None, tuple[str, ...]]:
    """What to say of an id that nothing has: a sentence, the rule, the ids that may be meant."""
    known = tuple(known)
    successors = tuple(other for other in known if other != id and lineage(other) == lineage(id))
    if successors:
        return "The object that had this id has changed zones and has a new one.", "400.7", successors
    return "Nothing here has this id.", None, near(id, known)


class Namer:
    """Makes ids for what has none: the name and a count, past the ids that are taken."""

    def __init__(self, taken: Iterable[str]) -> None:
        self._taken = {lineage(id) for id in taken}
        self._counts: Counter[str] = Counter()

    def name(self, kind: str) -> str:
        """The next id for a thing of this kind: "forest-1", "forest-2"."""
        while True:
            self._counts[kind] += 1
            id = f"{kind}-{self._counts[kind]}"
            if id not in self._taken:
                self._taken.add(id)
                return id
