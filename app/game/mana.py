"""Mana in a pool, and the symbols that stand for mana in costs (106, 107.4)."""

from __future__ import annotations

from dataclasses import dataclass

from app.vocabulary.statements import Statement
from app.vocabulary.words import MANA_TYPES


@dataclass(frozen=True, slots=True)
class Mana:
    """One unit of mana: its type ("W", "U", "B", "R", "G" or "C") and the object that produced it (106.3).

    `riders` are the sentences of the effect that made it about how it may be spent, what comes of spending it, and how
    long it lasts (106.6). `snow` says that its source was snow as it was produced (107.4h).
    """

    type: str
    source: str | None = None
    riders: tuple[Statement, ...] = ()
    snow: bool = False


def symbol(type: str) -> str:
    """The mana symbol of a type: "G" is written "{G}"."""
    return "{" + type + "}"


def written(mana: tuple[Mana, ...]) -> str:
    """Mana as symbols, in WUBRGC order."""
    return "".join(symbol(unit.type) for unit in sorted(mana, key=lambda unit: MANA_TYPES.index(unit.type)))


def split_symbols(text: str) -> tuple[str, ...]:
    """The symbols of a cost, each with its braces: "{2}{G}" is ("{2}", "{G}")."""
    return tuple("{" + part for part in text.replace(" ", "").split("{") if part)


def mana_value(cost: tuple[str, ...] | None) -> int:
    """The mana value of a cost where X is 0 (202.3): generic counts its number, the larger half counts (202.3f)."""
    return sum(_value(text.strip("{}")) for text in cost or ())


def _value(text: str) -> int:
    if text.isdecimal():
        return int(text)
    if text == "X":
        return 0
    return max((int(part) for part in text.split("/") if part.isdecimal()), default=1)


def colors_of(cost: tuple[str, ...] | None) -> frozenset[str]:
    """The colours of the mana symbols in a cost (202.2)."""
    return frozenset(part for text in cost or () for part in text.strip("{}").split("/") if part in "WUBRG")
