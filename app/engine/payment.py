"""Paying mana: the chance to activate mana abilities (601.2g), then the payment from the pool (601.2h)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Protocol

from app.engine.announcement import Announcement
from app.engine.door import happen
from app.engine.outcomes import Illegal
from app.engine.registry import unless
from app.engine.run import Run
from app.engine.trace import Literally
from app.game.events import ManaSpent
from app.game.mana import Mana, written
from app.game.objects import ObjectId, PlayerId
from app.vocabulary.costs import PayMana
from app.vocabulary.node import Node
from app.vocabulary.words import COLORLESS, MANA_TYPES, Color

Pip = frozenset[str]
"""What one unit of a cost can be paid with: types of mana."""

ANY: Pip = frozenset(MANA_TYPES)
SPENDING_ORDER = (COLORLESS, *Color)


@dataclass(frozen=True, slots=True)
class ManaSource:
    """A mana ability that a player could activate now, by its object and its place among the activated abilities."""

    source: ObjectId
    ability: int

    @property
    def option(self) -> str:
        """How a choice names it."""
        return f"{self.source}:{self.ability}"


Types = tuple[str, ...]
Path = list[tuple[str, ...]]
"""The picks that lead through the choices of an ability."""


class ManaWindow(Protocol):
    """The chance to activate mana abilities while something is paid for (605.3a)."""

    def sources(self) -> list[ManaSource]:
        """The mana abilities that the player could activate now."""
        ...

    def outputs(self, source: ManaSource) -> list[tuple[Types, Path]]:
        """What a mana ability that costs nothing but tapping could make, each with the choices that lead there."""
        ...

    def need_read(self) -> None:
        """Raise `Unsupported` if the player has activated abilities that were not understood: they might make mana."""
        ...

    def activate(self, source: ManaSource, path: Path | None) -> None:
        """Activate a mana ability; with a path, its choices are taken from there."""
        ...


def pips(symbols: tuple[str, ...]) -> tuple[Pip, ...]:
    """A mana cost unit by unit, the most particular first (107.4)."""
    units: list[Pip] = []
    for symbol in symbols:
        text = symbol.strip("{}")
        units.extend([ANY] * int(text) if text.isdecimal() else [frozenset(text.split("/"))])
    return tuple(sorted(units, key=len))


@unless
def asks_for_more_than_types(it: Node) -> bool:
    """Costs with X, Phyrexian, snow or two-generic hybrid symbols."""
    return isinstance(it, PayMana) and any(not pip <= ANY for pip in pips(it.symbols))


def payments(pool: tuple[Mana, ...], cost: tuple[Pip, ...]) -> list[tuple[Mana, ...]]:
    """Every way to pay a cost from a pool, as far as they differ in the types of mana spent; colorless goes first."""
    ways: dict[tuple[str, ...], None] = {}
    for types in _assignments(Counter(unit.type for unit in pool), cost):
        ways.setdefault(tuple(sorted(types, key=SPENDING_ORDER.index)))
    return [_units(pool, types) for types in ways]


def _assignments(
    left: Counter[str], cost: tuple[Pip, ...], earlier: tuple[Pip, int] = (ANY, 0)
) -> Iterator[tuple[str, ...]]:
    """Ways to give each unit a type; among units alike, types only go up, so that no way comes twice."""
    if not cost:
        yield ()
        return
    pip = cost[0]
    least = earlier[1] if earlier[0] == pip else 0
    for place, type in enumerate(SPENDING_ORDER):
        if place >= least and type in pip and left[type]:
            rest = left.copy()
            rest[type] -= 1
            for others in _assignments(rest, cost[1:], (pip, place)):
                yield (type, *others)


def _units(pool: tuple[Mana, ...], types: tuple[str, ...]) -> tuple[Mana, ...]:
    left = list(pool)
    spent: list[Mana] = []
    for type in types:
        unit = next(unit for unit in left if unit.type == type)
        left.remove(unit)
        spent.append(unit)
    return tuple(spent)


def pay_mana(run: Run, player: PlayerId, cost: tuple[str, ...], announced: Announcement, window: ManaWindow) -> None:
    """Pay a mana cost from the pool, after mana abilities as the pool needs them.

    Raises `Illegal` where the mana can't be had.
    """
    units = pips(cost)
    if not units:
        return
    if announced.payment == "auto":
        for source, path in find_mana(run, player, units, window):
            window.activate(source, path)
    while not payments(run.player(player).pool, units):
        _activate_one(run, player, cost, window)
    _spend(run, player, payments(run.player(player).pool, units), announced)


def _activate_one(run: Run, player: PlayerId, cost: tuple[str, ...], window: ManaWindow) -> None:
    available = {source.option: source for source in window.sources()}
    if not available:
        window.need_read()
        raise Illegal(
            "118.3",
            "{player} has {pool} and can't pay {cost}.",
            player=player,
            pool=Literally(written(run.player(player).pool) or "no mana"),
            cost=Literally("".join(cost)),
        )
    (picked,) = run.choose(
        "mana_ability",
        player,
        "601.2g",
        "Which mana ability is activated to pay {cost}?",
        tuple(available),
        cost=Literally("".join(cost)),
    )
    window.activate(available[picked], None)


def _spend(run: Run, player: PlayerId, ways: list[tuple[Mana, ...]], announced: Announcement) -> None:
    """Spend mana in one of several ways; the player chooses where the types differ."""
    options = {written(way): way for way in ways}
    picked = next(iter(options))
    if announced.payment != "auto":
        (picked,) = run.choose("payment", player, "601.2h", "Which mana is spent?", tuple(options))
    happen(run, ManaSpent(player, options[picked]))


def find_mana(run: Run, player: PlayerId, units: tuple[Pip, ...], window: ManaWindow) -> list[tuple[ManaSource, Path]]:
    """Mana abilities that together make up what the pool lacks, the least versatile first; empty if there are none."""
    outputs = {source: ways for source in window.sources() if (ways := window.outputs(source))}
    versatile = sorted(outputs, key=lambda source: len({types for types, _ in outputs[source]}))

    def search(pool: tuple[Mana, ...], left: list[ManaSource]) -> list[tuple[ManaSource, Path]] | None:
        if payments(pool, units):
            return []
        wanted = _first_lacking(pool, units)
        tried: set[Types] = set()
        for source in left:
            for types, path in outputs[source]:
                if types in tried or not wanted.intersection(types):
                    continue
                tried.add(types)
                more = tuple(Mana(type, source.source) for type in types)
                rest = search((*pool, *more), [other for other in left if other.source != source.source])
                if rest is not None:
                    return [(source, path), *rest]
        return None

    return search(run.player(player).pool, versatile) or []


def _first_lacking(pool: tuple[Mana, ...], units: tuple[Pip, ...]) -> Pip:
    """The first unit of a cost that a pool has nothing left for."""
    left = Counter(unit.type for unit in pool)
    for pip in units:
        type = next((type for type in SPENDING_ORDER if type in pip and left[type]), None)
        if type is None:
            return pip
        left[type] -= 1
    return units[-1]
