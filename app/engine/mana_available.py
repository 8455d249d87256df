"""What mana a player could have now: every distinct pool that mana abilities can lead to (605.3a)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass

from app.engine.activating import Activation, Window
from app.engine.announcement import Announcement
from app.engine.finding_mana import SPENDING_ORDER, Deed, ManaSource
from app.engine.may_activate import mana_abilities
from app.engine.outcomes import Illegal, Unsupported
from app.engine.run import Run
from app.engine.scene import Scene
from app.engine.simulation import Along, paths
from app.engine.spending import ForAnEffect
from app.game.mana import Mana
from app.game.objects import PlayerId

_Key = frozenset[tuple[object, int]]
"""Mana by type, riders and snow, with the number of units of each."""


@dataclass(frozen=True, slots=True)
class Possibility:
    """A pool that a player could come to have, and the mana abilities that lead there, in their order."""

    pool: tuple[Mana, ...]
    used: tuple[ManaSource, ...] = ()


@dataclass(frozen=True, slots=True)
class _Reached:
    pool: tuple[Mana, ...]
    deeds: tuple[Deed, ...] = ()


def mana_available(run: Run, player: PlayerId) -> tuple[Possibility, ...]:
    """Every distinct pool that the player could have now, those that others surpass included, smaller ones first.

    Abilities that cost nothing but tapping are taken in every combination; since mana stays in the pool, abilities
    with other costs are tried after those, each paid from the pool alone. Nothing changes by asking.
    Raises `BudgetExceeded` where there are too many, `Unsupported` where a line that matters was not understood.
    """
    _window(run, player).need_read()
    _lean_on_what_may_be_activated(run, player)
    found: dict[_Key, Possibility] = {}
    for reached in _by_tapping(run, player):
        first = Possibility(reached.pool, tuple(deed.source for deed in reached.deeds))
        found.setdefault(_key(first.pool), first)
        for further in _by_other_costs(run, player, reached):
            found.setdefault(_key(further.pool), further)
    return tuple(sorted(found.values(), key=lambda one: (len(one.pool), _order(one.pool))))


def _lean_on_what_may_be_activated(run: Run, player: PlayerId) -> None:
    """The answer depends on every fact that permits or forbids a mana ability."""
    for source in mana_abilities(run, player):
        trial = Run(run.state, run.chooser, run.budget, simulated=True)
        with suppress(Illegal, Unsupported):
            activation = Activation(trial, player, source.source, source.ability, Announcement(), for_payment=True)
            activation.may_begin(Scene(player, source.source))
        for id, fact in trial.leaned:
            run.lean(id, fact)


def _window(run: Run, player: PlayerId) -> Window:
    return Window(run, player, Announcement(), ForAnEffect())


def _key(pool: tuple[Mana, ...]) -> _Key:
    return frozenset(Counter((unit.type, unit.riders, unit.snow) for unit in pool).items())


def _order(pool: tuple[Mana, ...]) -> list[int]:
    return sorted(SPENDING_ORDER.index(unit.type) for unit in pool)


def _by_tapping(run: Run, player: PlayerId) -> list[_Reached]:
    """The pools that tapping alone leads to, each with one way there."""
    start = _Reached(run.player(player).pool)
    found: dict[_Key, _Reached] = {_key(start.pool): start}
    for resource in _window(run, player).resources():
        for before in tuple(found.values()):
            for one in resource:
                run.budget.spend("simulations")
                deeds = before.deeds if one.deed is None else (*before.deeds, one.deed)
                after = _Reached((*before.pool, *one.mana), deeds)
                found.setdefault(_key(after.pool), after)
    return list(found.values())


def _by_other_costs(run: Run, player: PlayerId, start: _Reached) -> Iterator[Possibility]:
    """The pools that mana abilities with further costs lead to from one that tapping has led to."""
    if not _other_sources(run, player):
        return
    first = _replay(run, player, start.deeds)
    used = tuple(deed.source for deed in start.deeds)
    frontier: list[tuple[Run, tuple[ManaSource, ...]]] = [(first, used)]
    seen = {_situation(first, player)}
    while frontier:
        here, so_far = frontier.pop()
        for source in _other_sources(here, player):
            for there in _tried(here, player, source):
                situation = _situation(there, player)
                if situation not in seen:
                    seen.add(situation)
                    frontier.append((there, (*so_far, source)))
                    yield Possibility(there.player(player).pool, (*so_far, source))


def _other_sources(run: Run, player: PlayerId) -> list[ManaSource]:
    window = _window(run, player)
    by_tapping = {one.deed.source for resource in window.resources() for one in resource if one.deed is not None}
    return [source for source in window.sources() if source not in by_tapping]


def _replay(run: Run, player: PlayerId, deeds: tuple[Deed, ...]) -> Run:
    """A branch in which the deeds have been done."""
    branch = Run(run.state, run.chooser, run.budget, ignore_unread=run.ignore_unread)
    for deed in deeds:
        branch.chooser = Along(list(deed.path), run.chooser)
        _window(branch, player).activate(deed.source, None)
    branch.chooser = run.chooser
    return branch


def _tried(run: Run, player: PlayerId, source: ManaSource) -> Iterator[Run]:
    """The branches that activating a mana ability leads to, paid from the pool."""
    illegal: list[Run] = []

    def attempt(branch: Run) -> None:
        try:
            Activation(
                branch,
                player,
                source.source,
                source.ability,
                Announcement(),
                for_payment=True,
                from_pool=True,
            ).carry_out()
        except (Illegal, Unsupported):
            illegal.append(branch)

    for branch, _ in paths(run, attempt, triggering=True):
        if branch not in illegal:
            yield branch


def _situation(run: Run, player: PlayerId) -> object:
    """What tells two branches apart, as far as making more mana goes."""
    objects = run.state.objects.values()
    return (
        _key(run.player(player).pool),
        run.player(player).life,
        tuple((it.id, it.tapped, it.counters, it.uses) for it in objects),
    )
