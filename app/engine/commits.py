"""How events other than moves change the state."""

from __future__ import annotations

from dataclasses import replace

from app.engine.door import commits
from app.engine.run import Run
from app.game import events
from app.game.mana import Mana
from app.game.objects import PlayerId
from app.vocabulary.words import CardType


@commits(events.Tapped)
def tap(run: Run, event: events.Tapped) -> None:
    run.change(event.object, tapped=True)


@commits(events.Untapped)
def untap(run: Run, event: events.Untapped) -> None:
    run.change(event.object, tapped=False)


@commits(events.ManaAdded)
def add_mana(run: Run, event: events.ManaAdded) -> None:
    """Mana goes into the player's pool (106.4)."""
    run.change_player(event.player, pool=(*run.player(event.player).pool, *event.mana))


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


@commits(events.DamageDealt)
def deal_damage(run: Run, event: events.DamageDealt) -> None:
    """Damage to a player is lost life; a creature has it marked, a planeswalker loses loyalty (120.3)."""
    if event.recipient in run.state.players:
        run.change_player(event.recipient, life=run.player(event.recipient).life - event.amount)
        return
    row = run.row(event.recipient)
    it = run.object(event.recipient)
    if CardType.CREATURE in row.types:
        deadly = it.deathtouched or run.row(event.source).has("deathtouch")
        run.change(it.id, damage=it.damage + event.amount, deathtouched=deadly)
    if CardType.PLANESWALKER in row.types:
        left = max(0, it.count("loyalty") - event.amount)
        run.change(
            it.id,
            counters=tuple(replace(c, count=left) if c.kind == "loyalty" else c for c in it.counters),
        )


@commits(events.DamageWornOff)
def wear_off(run: Run, event: events.DamageWornOff) -> None:
    run.change(event.object, damage=0, deathtouched=False)


@commits(events.PlayerLost)
def lose(run: Run, event: events.PlayerLost) -> None:
    run.change_player(event.player, lost=True)


@commits(events.StepBegan)
def begin_step(run: Run, event: events.StepBegan) -> None:
    """A step begins; nobody has priority yet (117.3a)."""
    turn = replace(run.state.turn, step=event.step, number=event.turn, active=event.player, priority=None, passed=())
    run.state = replace(run.state, turn=turn)


@commits(events.SpellCast)
def become_cast(run: Run, event: events.SpellCast) -> None:
    """The spell is on the stack already; from now on it counts as cast."""
