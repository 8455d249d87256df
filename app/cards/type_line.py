"""Type lines (205): the words before the dash and the words after it."""

from __future__ import annotations

import re
from dataclasses import dataclass

from app.vocabulary.words import CardType, Supertype

DASH = re.compile(r"\s+[—–-]\s*")
LONG_SUBTYPES = (("Time", "Lord"),)  # 205.3m: the one creature type of two words
FORMER_NAMES = {"tribal": CardType.KINDRED}


@dataclass(frozen=True, slots=True)
class TypeLine:
    """A type line in its parts. Words before the dash that are no type of this edition stand in `unknown`."""

    supertypes: tuple[Supertype, ...] = ()
    types: tuple[CardType, ...] = ()
    subtypes: tuple[str, ...] = ()
    unknown: tuple[str, ...] = ()


def parse_type_line(line: str) -> TypeLine:
    """Read a type line. Each word after the dash is a subtype, except on planes, where all are one (205.3b)."""
    left, *right = DASH.split(line.strip(), maxsplit=1)
    supertypes: list[Supertype] = []
    types: list[CardType] = []
    unknown: list[str] = []
    for word in left.split():
        if word.lower() in Supertype.__members__.values():
            supertypes.append(Supertype(word.lower()))
        elif word.lower() in CardType.__members__.values():
            types.append(CardType(word.lower()))
        elif word.lower() in FORMER_NAMES:
            types.append(FORMER_NAMES[word.lower()])
        else:
            unknown.append(word)
    return TypeLine(tuple(supertypes), tuple(types), _subtypes("".join(right).split(), types), tuple(unknown))


def _subtypes(words: list[str], types: list[CardType]) -> tuple[str, ...]:
    if CardType.PLANE in types:
        return (" ".join(words),) if words else ()
    found: list[str] = []
    for word in words:
        if found and (found[-1], word) in LONG_SUBTYPES:
            found[-1] = f"{found[-1]} {word}"
        else:
            found.append(word)
    return tuple(found)
