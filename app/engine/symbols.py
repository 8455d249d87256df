"""The symbols of mana costs: what each can be paid with, and the choices some of them leave (107.4, 118.13)."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product

from app.engine.registry import unless
from app.game.mana import Mana
from app.vocabulary.costs import PayMana
from app.vocabulary.node import Node
from app.vocabulary.words import MANA_TYPES

PHYREXIAN_LIFE = 2


@dataclass(frozen=True, slots=True)
class Pip:
    """One unit of a cost: the types of mana that pay for it, and whether the mana must come from a snow source."""

    types: frozenset[str]
    snow: bool = False

    def takes(self, unit: Mana) -> bool:
        """Whether a unit of mana pays for it."""
        return unit.type in self.types and (unit.snow or not self.snow)


ANY = Pip(frozenset(MANA_TYPES))
SNOW = Pip(frozenset(MANA_TYPES), snow=True)


@dataclass(frozen=True, slots=True)
class Equivalent:
    """What a cost with hybrid or Phyrexian symbols comes to once it is said how each is paid (601.2b)."""

    symbols: tuple[str, ...]
    life: int = 0

    @property
    def label(self) -> str:
        """How a choice names it: "{W}{U}", "{1} and 2 life"."""
        parts = ["".join(self.symbols)] if self.symbols else []
        return " and ".join([*parts, f"{self.life} life"] if self.life else parts or ["{0}"])


def pips(symbols: tuple[str, ...]) -> tuple[Pip, ...]:
    """A mana cost unit by unit, the most particular first; no hybrid, Phyrexian or X symbol is left in it."""
    units: list[Pip] = []
    for symbol in symbols:
        text = symbol.strip("{}")
        if text.isdecimal():
            units.extend([ANY] * int(text))
        else:
            units.append(SNOW if text == "S" else Pip(frozenset({text})))
    return tuple(sorted(units, key=lambda pip: (len(pip.types), not pip.snow, sorted(pip.types))))


def with_x(symbols: tuple[str, ...], x: int) -> tuple[str, ...]:
    """A cost in which X has its value (107.3a)."""
    return tuple(f"{{{x}}}" if symbol == "{X}" else symbol for symbol in symbols)


def equivalents(symbols: tuple[str, ...]) -> tuple[Equivalent, ...]:
    """The ways to pay for the symbols of a cost, each once: halves of hybrids, mana or 2 life for Phyrexian ones.

    Ways with less life come first, then those with the earlier halves.
    """
    ways: dict[tuple[object, ...], Equivalent] = {}
    for parts in product(*(_parts(symbol) for symbol in symbols)):
        way = Equivalent(tuple(part for part in parts if part is not None), PHYREXIAN_LIFE * parts.count(None))
        ways.setdefault((tuple(sorted(way.symbols)), way.life), way)
    return tuple(sorted(ways.values(), key=lambda way: way.life))


def _parts(symbol: str) -> tuple[str | None, ...]:
    """What a symbol can be paid as; None stands for 2 life (107.4e, 107.4f)."""
    halves = symbol.strip("{}").split("/")
    colored = sorted(halves, key=lambda half: half.isdecimal())
    return tuple(None if half == "P" else "{" + half + "}" for half in colored)


@unless
def is_no_mana_symbol(it: Node) -> bool:
    """Costs of symbols that are paid with something else than mana and life, such as {E}."""
    return isinstance(it, PayMana) and not all(
        part in (*MANA_TYPES, "P", "S", "X") or part.isdecimal()
        for symbol in it.symbols
        for part in symbol.strip("{}").split("/")
    )
