"""Finding the mana for a cost: which units to spend and which mana abilities to activate, sparing what is precious."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from app.engine.symbols import Pip
from app.game.mana import Mana
from app.game.objects import ObjectId
from app.vocabulary.words import COLORLESS, Color

SPENDING_ORDER: tuple[str, ...] = (COLORLESS, *Color)
"""Which types are spent first where any will do."""

Path = tuple[tuple[str, ...], ...]
"""The picks that lead through the choices of an ability."""


@dataclass(frozen=True, slots=True)
class ManaSource:
    """A mana ability that a player could activate now, by its object and its place among the activated abilities."""

    source: ObjectId
    ability: int

    @property
    def option(self) -> str:
        """How a choice names it."""
        return f"{self.source}:{self.ability}"


@dataclass(frozen=True, slots=True)
class Deed:
    """Activating a mana ability, with the choices that are made in it."""

    source: ManaSource
    path: Path = ()


@dataclass(frozen=True, slots=True)
class Yield:
    """Mana to be had in one go, and the deed that makes it; None for mana that is in the pool."""

    mana: tuple[Mana, ...]
    deed: Deed | None = None


Resource = tuple[Yield, ...]
"""What one source offers: one of its yields, or none."""


@dataclass(frozen=True, slots=True)
class _Price:
    """What a plan costs: first of all units with riders, then deeds, then versatile sources, then colours."""

    ridden: int = 0
    deeds: int = 0
    versatility: int = 0
    colors: int = 0

    def key(self) -> tuple[int, int, int, int]:
        return self.ridden, self.deeds, self.versatility, self.colors

    def plus(self, spent: Iterable[Mana], deeds: int, versatility: int) -> _Price:
        units = tuple(spent)
        return _Price(
            self.ridden + sum(bool(unit.riders) for unit in units),
            self.deeds + deeds,
            self.versatility + versatility,
            self.colors + sum(SPENDING_ORDER.index(unit.type) for unit in units),
        )


@dataclass(frozen=True, slots=True)
class Plan:
    """A way to pay: the units that are spent, and the deeds that make those that are not in the pool yet."""

    spent: tuple[Mana, ...] = ()
    deeds: tuple[Deed, ...] = ()


_Left = tuple[int, ...]
"""How many units of each kind of pip are still to be paid."""


def cheapest(pool: Iterable[Mana], resources: Iterable[Resource], cost: tuple[Pip, ...]) -> Plan | None:
    """The best way to pay a cost from a pool and further sources, each used once at most; None if there is none.

    Mana with riders is spent last of all; then as few sources as will do are used, the least versatile first. The
    sources are taken one after another; for each rest of the cost only the best way to get there is kept.
    """
    wanted = Counter(cost)
    kinds = tuple(wanted)
    start: _Left = tuple(wanted.values())
    best: dict[_Left, tuple[_Price, Plan]] = {start: (_Price(), Plan())}
    for resource in _enough([*((Yield((unit,)),) for unit in pool), *resources], len(cost)):
        versatility = len({tuple(unit.type for unit in one.mana) for one in resource}) - 1
        reached = dict(best)
        for left, (price, plan) in best.items():
            for one in resource:
                for rest, spent in _spend(one.mana, left, kinds):
                    new = price.plus(spent, one.deed is not None, versatility if one.deed is not None else 0)
                    if rest not in reached or new.key() < reached[rest][0].key():
                        deeds = plan.deeds if one.deed is None else (*plan.deeds, one.deed)
                        reached[rest] = new, Plan((*plan.spent, *spent), deeds)
        best = reached
    found = best.get((0,) * len(kinds))
    return None if found is None else found[1]


def _enough(resources: list[Resource], most: int) -> Iterator[Resource]:
    """The resources, but of those that offer the same no more than could be used."""
    seen: Counter[object] = Counter()
    for resource in resources:
        offer = (
            resource[0].deed is None,
            tuple(tuple((unit.type, unit.riders, unit.snow) for unit in one.mana) for one in resource),
        )
        seen[offer] += 1
        if seen[offer] <= most:
            yield resource


def _spend(mana: tuple[Mana, ...], left: _Left, kinds: tuple[Pip, ...]) -> list[tuple[_Left, tuple[Mana, ...]]]:
    """The rests of a cost that units of mana lead to, at least one of them spent."""
    reached: dict[_Left, tuple[Mana, ...]] = {left: ()}
    for unit in mana:
        for rest, spent in tuple(reached.items()):
            for place, pip in enumerate(kinds):
                if rest[place] and pip.takes(unit):
                    reached.setdefault((*rest[:place], rest[place] - 1, *rest[place + 1 :]), (*spent, unit))
    del reached[left]
    return list(reached.items())


def ways_to_pay(pool: tuple[Mana, ...], cost: tuple[Pip, ...]) -> list[tuple[Mana, ...]]:
    """Every way to pay a cost from a pool, as far as they differ in type, riders or snow of the mana spent."""
    kinds: dict[object, list[Mana]] = {}
    for unit in sorted(pool, key=lambda unit: SPENDING_ORDER.index(unit.type)):
        kinds.setdefault((unit.type, unit.riders, unit.snow), []).append(unit)
    units = list(kinds.values())
    used: dict[tuple[int, ...], None] = {(0,) * len(units): None}
    for pip in cost:
        used = {
            (*so_far[:place], so_far[place] + 1, *so_far[place + 1 :]): None
            for so_far in used
            for place, alike in enumerate(units)
            if so_far[place] < len(alike) and pip.takes(alike[0])
        }
    return [tuple(unit for alike, n in zip(units, way, strict=True) for unit in alike[:n]) for way in used]
