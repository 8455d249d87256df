"""What a triggered ability waits for, where the rest of its line can't be read."""

from __future__ import annotations

import re
from dataclasses import replace

from app.oracle.face import FaceFacts
from app.oracle.reading import read_line
from app.vocabulary.abilities import Triggered
from app.vocabulary.events import Event

_ANOTHER_MAY_FOLLOW = re.compile(r", (?:or|and) ")
_A_DEED = "you draw a card."


def occasion_of(text: str, face: FaceFacts) -> Event | None:
    """The event that a line begins with, read as if a plain deed followed; None where it can't be told for certain.

    Of a line with another event in a list nothing is told: "enters, attacks, or dies" is no entering alone.
    """
    if _ANOTHER_MAY_FOLLOW.search(text):
        return None
    occasion, _, rest = text.partition(", ")
    if not rest:
        return None
    own = replace(face, types=tuple(it for it in face.types if it not in ("instant", "sorcery")))
    reading = read_line(f"{occasion}, {_A_DEED}", own)
    read = reading.ability if reading.verdict in ("exact", "variant") else None
    return read.event if isinstance(read, Triggered) else None
