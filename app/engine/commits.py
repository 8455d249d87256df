"""How events other than moves change the state."""

from __future__ import annotations

from dataclasses import replace

from app.engine.door import commits
from app.engine.run import Run
from app.game import events
from app.game.mana import Mana
from app.game.objects import Counters, PlayerId
from app.game.state import Result
from app.game.turn import Turn


@commits(events.Tapped)
def tap(run: Run, event: events.Tapped) -> None:
    run.change(event.object, tapped=True)


@commits(events.Untapped)
def untap(run: Run, event: events.Untapped) -> None:
    run.change(event.object, tapped=False)


@commits(events.Attached)
def attach(run: Run, event: events.Attached) -> None:
    """It gets a new timestamp (613.7e)."""
    run.change(event.object, attached_to=event.to, timestamp=run.tick())


@commits(events.Unattached)
def unattach(run: Run, event: events.Unattached) -> None:
    run.change(event.object, attached_to=None)


@commits(events.ManaAdded)
def add_mana(run: Run, event: events.ManaAdded) -> None:
    """Mana goes into the player's pool (106.4)."""
    pool = (*run.player(event.player).pool, *event.mana)
    run.budget.allow("mana", len(pool))
    run.change_player(event.player, pool=pool)


@commits(events.ManaSpent)
def spend_mana(run: Run, event: events.ManaSpent) -> None:
    _take_from_pool(run, event.player, event.mana)


@commits(events.ManaLost)
def lose_mana(run: Run, event: events.ManaLost) -> None:
    _take_from_pool(run, event.player, event.mana)


def _take_from_pool(run: Run, player: PlayerId, mana: tuple[Mana, ...]) -> None:
    pool = list(run.player(player).pool)
    for unit in mana:
        pool.remove(unit)
    run.change_player(player, pool=tuple(pool))


@commits(events.LifeGained)
def gain_life(run: Run, event: events.LifeGained) -> None:
    run.change_player(event.player, life=run.player(event.player).life + event.amount)


@commits(events.LifeLost)
def lose_life(run: Run, event: events.LifeLost) -> None:
    run.change_player(event.player, life=run.player(event.player).life - event.amount)


@commits(events.DamageWornOff)
def wear_off(run: Run, event: events.DamageWornOff) -> None:
    run.change(event.object, damage=0, deathtouched=False)


@commits(events.PlayerLost)
def lose(run: Run, event: events.PlayerLost) -> None:
    run.change_player(event.player, lost=True)


@commits(events.StepBegan)
def begin_step(run: Run, event: events.StepBegan) -> None:
    """A step begins; its turn-based actions are still to be done, and nobody has priority yet (117.3a)."""
    turn = Turn(event.turn, event.player, event.step, priority=None, began=False)
    run.state = replace(run.state, turn=turn)


@commits(events.SpellCast)
def become_cast(run: Run, event: events.SpellCast) -> None:
    """The spell is on the stack already; from now on it counts as cast."""


@commits(events.CountersPut)
def put_counters(run: Run, event: events.CountersPut) -> None:
    """All counters of a kind on an object share the timestamp of the newest (613.7c)."""
    if event.on in run.state.players:
        _give_counters(run, event.on, event.kind, event.count)
        return
    it = run.object(event.on)
    new = Counters(event.kind, it.count(event.kind) + event.count, run.tick())
    run.change(it.id, counters=(*(there for there in it.counters if there.kind != event.kind), new))


@commits(events.CountersRemoved)
def remove_counters(run: Run, event: events.CountersRemoved) -> None:
    if event.on in run.state.players:
        _give_counters(run, event.on, event.kind, -event.count)
        return
    left = (
        replace(there, count=there.count - event.count) if there.kind == event.kind else there
        for there in run.object(event.on).counters
    )
    run.change(event.on, counters=tuple(there for there in left if there.count > 0))


def _give_counters(run: Run, player: PlayerId, kind: str, count: int) -> None:
    it = run.player(player)
    if kind == "poison":
        run.change_player(player, poison=it.poison + count)
        return
    held = {**dict(it.counters), kind: it.count(kind) + count}
    run.change_player(player, counters=tuple((kind, count) for kind, count in held.items() if count))


@commits(events.Regenerated)
def regenerate(run: Run, event: events.Regenerated) -> None:
    """Its damage is removed and it becomes tapped (701.19a)."""
    it = run.object(event.object)
    run.change(it.id, damage=0, deathtouched=False, shields=it.shields - 1, tapped=True)


@commits(events.Designated)
def designate(run: Run, event: events.Designated) -> None:
    """A designation is there or not: it isn't had twice (701.60d)."""
    held = run.object(event.object).designations
    run.change(event.object, designations=tuple(dict.fromkeys((*held, event.designation))))


@commits(events.TokensCreated)
def create_tokens(run: Run, event: events.TokensCreated) -> None:
    """The tokens enter the battlefield as the next thing, at the same time."""


@commits(events.PlayerWon)
def win(run: Run, event: events.PlayerWon) -> None:
    """The game ends at once (104.1)."""
    run.state = replace(run.state, result=Result((event.player,)))
