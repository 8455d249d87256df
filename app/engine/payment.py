"""Paying mana: what each symbol is paid with (601.2b), mana abilities (601.2g), and the payment itself (601.2h)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Protocol

from app.engine.announcement import Announcement
from app.engine.door import happen
from app.engine.finding_mana import Deed, ManaSource, Path, Resource, Yield, cheapest, ways_to_pay
from app.engine.life import pay_life
from app.engine.outcomes import Illegal
from app.engine.run import Run
from app.engine.spending import Purpose, may_spend
from app.engine.symbols import Equivalent, Pip, equivalents, pips
from app.engine.trace import Literally
from app.game.events import ManaSpent
from app.game.mana import Mana, written
from app.game.objects import PlayerId
from app.vocabulary.abilities import Spell

__all__ = [
    "Deed",
    "Equivalent",
    "ManaSource",
    "ManaWindow",
    "Path",
    "Resource",
    "Yield",
    "announce",
    "pay_announced",
    "pay_mana",
]


_MOST_CONVERSIONS = 2
"""How many abilities that turn mana into other mana are tried for one cost."""


class ManaWindow(Protocol):
    """The chance to activate mana abilities while something is paid for (605.3a)."""

    @property
    def run(self) -> Run:
        """The run that it is a part of."""
        ...

    @property
    def purpose(self) -> Purpose:
        """What is paid for."""
        ...

    def sources(self) -> list[ManaSource]:
        """The mana abilities that the player could activate now."""
        ...

    def resources(self) -> list[Resource]:
        """What each permanent could add by mana abilities that cost nothing but tapping."""
        ...

    def converters(self) -> list[ManaSource]:
        """The mana abilities that the player could activate now and that turn mana into other mana."""
        ...

    def after(self, source: ManaSource) -> Iterator[tuple[ManaWindow, Path]]:
        """The same chance once a mana ability has been activated, each way that goes, with the choices made in it."""
        ...

    def need_read(self) -> None:
        """Raise `Unsupported` if the player has activated abilities that were not understood: they might make mana."""
        ...

    def activate(self, source: ManaSource, path: Path | None) -> None:
        """Activate a mana ability; with a path, its choices are taken from there."""
        ...

    def explain_what_is_left(self) -> None:
        """Note why mana abilities can't be activated, but for those that have been for the mana in the pool."""
        ...


def announce(
    run: Run, player: PlayerId, cost: tuple[str, ...], announced: Announcement, window: ManaWindow
) -> Equivalent:
    """Have the player say how hybrid and Phyrexian symbols are to be paid (601.2b, 118.13).

    With payment "auto", the way with the least life for which mana can be found.
    """
    ways = equivalents(cost)
    if len(ways) == 1:
        return ways[0]
    if announced.payment == "auto":
        resources = window.resources()
        pool = _usable(run, player, window)
        payable = (way for way in ways if cheapest(pool, resources, _units(run, way.symbols)) is not None)
        chosen = next(payable, ways[0])
        with run.trace.under(
            "601.2b", "{cost} is to be paid as {way}.", cost=_words(cost), way=Literally(chosen.label)
        ):
            _note_symbols(run, cost)
        return chosen
    (picked,) = run.choose(
        "cost",
        player,
        "601.2b",
        "How is {cost} to be paid?",
        tuple(way.label for way in ways),
        cost=_words(cost),
    )
    return next(way for way in ways if way.label == picked)


def _note_symbols(run: Run, cost: tuple[str, ...]) -> None:
    """Why there is more than one way to pay a cost (107.4e, 107.4f)."""
    for text in dict.fromkeys(it for it in cost if "/" in it):
        if text.endswith("/P}"):
            run.trace.note("107.4f", "{symbol} can be paid with its mana or with 2 life.", symbol=Literally(text))
        else:
            run.trace.note("107.4e", "{symbol} can be paid as either of its halves.", symbol=Literally(text))


def pay_mana(run: Run, player: PlayerId, cost: tuple[str, ...], announced: Announcement, window: ManaWindow) -> None:
    """Pay a mana cost from the pool, after mana abilities as the pool needs them.

    Symbols that can be paid in several ways are asked for immediately before (118.13b). Raises `Illegal` where the mana
    or the life can't be had.
    """
    pay_announced(run, player, announce(run, player, cost, announced, window), announced, window)


def pay_announced(run: Run, player: PlayerId, way: Equivalent, announced: Announcement, window: ManaWindow) -> None:
    """The same for a cost of which the player has said how its symbols are paid."""
    units = _units(run, way.symbols)
    if units and announced.payment == "auto":
        for deed in _deeds(player, window, units):
            window.activate(deed.source, deed.path)
    while not (payable := ways_to_pay(_usable(run, player, window), units)):
        _activate_one(run, player, way.symbols, window)
    if way.life:
        pay_life(run, player, way.life)
    if units:
        _spend(run, player, payable, announced, window, units)


def _deeds(player: PlayerId, window: ManaWindow, units: tuple[Pip, ...]) -> tuple[Deed, ...]:
    """The mana abilities to activate for a cost; where tapping is not enough, those that turn mana into other mana too.

    There are none where the mana can't be found.
    """
    found = (_found(player, window, units, conversions) for conversions in range(_MOST_CONVERSIONS + 1))
    return next((deeds for deeds in found if deeds is not None), ())


def _found(player: PlayerId, window: ManaWindow, units: tuple[Pip, ...], conversions: int) -> tuple[Deed, ...] | None:
    if not conversions:
        plan = cheapest(_usable(window.run, player, window), window.resources(), units)
        return None if plan is None else plan.deeds
    for source in window.converters():
        for there, path in window.after(source):
            rest = _found(player, there, units, conversions - 1)
            if rest is not None:
                return (Deed(source, path), *rest)
    return None


def _usable(run: Run, player: PlayerId, window: ManaWindow) -> tuple[Mana, ...]:
    """The mana in the pool that may be spent on this (106.6)."""
    pool = run.player(player).pool
    return tuple(unit for unit in pool if not unit.riders or may_spend(run, player, unit, window.purpose))


def _units(run: Run, cost: tuple[str, ...]) -> tuple[Pip, ...]:
    """A cost unit by unit. Raises `BudgetExceeded` for one of more mana than a player may come to have."""
    run.budget.allow("mana", sum(int(text) for symbol in cost if (text := symbol.strip("{}")).isdecimal()))
    return pips(cost)


def _words(cost: tuple[str, ...]) -> Literally:
    return Literally("".join(cost))


def _activate_one(run: Run, player: PlayerId, cost: tuple[str, ...], window: ManaWindow) -> None:
    available = {source.option: source for source in window.sources()}
    if not available:
        window.need_read()
        window.explain_what_is_left()
        raise _cannot_pay(run, player, cost, window)
    (picked,) = run.choose(
        "mana_ability",
        player,
        "601.2g",
        "Which mana ability is activated to pay {cost}?",
        tuple(available),
        cost=_words(cost),
    )
    window.activate(available[picked], None)


def _cannot_pay(run: Run, player: PlayerId, cost: tuple[str, ...], window: ManaWindow) -> Illegal:
    """Why a cost can't be paid with what is in the pool: it is too little, or may not be spent on this (106.6)."""
    pool = run.player(player).pool
    fields: dict[str, object] = {"player": player, "pool": pool, "cost": _words(cost)}
    for saying, units in _unusable(run, player, window).items():
        run.trace.note(
            "106.6", "{mana} of {player}'s can't be spent on this: {saying}", mana=units, saying=saying, player=player
        )
    if ways_to_pay(pool, _units(run, cost)):
        return Illegal(
            "106.6", "{player} has {pool}, but can't spend all of it on this, so can't pay {cost}.", **fields
        )
    fields["pool"] = pool or Literally("no mana")
    return Illegal("118.3", "{player} has {pool} and can't pay {cost}.", **fields)


def _unusable(run: Run, player: PlayerId, window: ManaWindow) -> dict[Spell, tuple[Mana, ...]]:
    """The mana in the pool that may not be spent on this, by what is said of it."""
    usable = Counter(_usable(run, player, window))
    found: dict[Spell, tuple[Mana, ...]] = {}
    for unit in (Counter(run.player(player).pool) - usable).elements():
        said = Spell(unit.riders)
        found[said] = (*found.get(said, ()), unit)
    return found


def _spend(
    run: Run,
    player: PlayerId,
    ways: list[tuple[Mana, ...]],
    announced: Announcement,
    window: ManaWindow,
    units: tuple[Pip, ...],
) -> None:
    """Spend mana in one of several ways; the player chooses where they differ."""
    if announced.payment == "auto":
        plan = cheapest(_usable(run, player, window), (), units)
        assert plan is not None
        spent = plan.spent
        if len(ways) > 1:
            run.trace.note(
                "601.2h", "{mana} is spent; other mana of {player}'s would have done.", mana=spent, player=player
            )
    else:
        options = _options(ways)
        (picked,) = run.choose("payment", player, "601.2h", "Which mana is spent?", tuple(options))
        spent = options[picked]
    happen(run, ManaSpent(player, spent))
    left = run.player(player).pool
    if left:
        run.trace.note("106.4a", "{player} has {mana} left.", player=player, mana=left)


def _options(ways: list[tuple[Mana, ...]]) -> dict[str, tuple[Mana, ...]]:
    """The ways by their symbols; where those don't tell them apart, the sources of special mana are added."""
    plain = [written(way) for way in ways]
    return {
        label if plain.count(label) == 1 else _with_sources(label, way): way
        for label, way in zip(plain, ways, strict=True)
    }


def _with_sources(label: str, way: tuple[Mana, ...]) -> str:
    special = [f"{written((unit,))}{unit.source or ''}" for unit in way if unit.riders or unit.snow]
    return f"{label} with {' '.join(special)}" if special else label
