"""Dealing damage, and what it results in (120)."""

from __future__ import annotations

from collections.abc import Iterator

from app.engine.door import commits, happen, results_in
from app.engine.rows import Row
from app.engine.run import Run
from app.game.events import CountersPut, CountersRemoved, DamageDealt, Event, LifeGained, LifeLost
from app.vocabulary.abilities import Keywords
from app.vocabulary.keywords import WithNumber
from app.vocabulary.quantities import Number
from app.vocabulary.words import CardType


def deal(run: Run, *damage: DamageDealt) -> None:
    """Deal damage simultaneously; no damage is none (120.8)."""
    happen(run, *(event for event in damage if event.amount > 0))


@commits(DamageDealt)
def mark(run: Run, event: DamageDealt) -> None:
    """It is marked on a creature, unless its source has wither or infect (120.3d, 120.3e); deathtouch is remembered."""
    if event.recipient in run.state.players:
        return
    it, source = run.object(event.recipient), run.row(event.source)
    if CardType.CREATURE not in run.row(it.id).types:
        return
    if not _withers(source):
        run.change(it.id, damage=it.damage + event.amount)
    if source.has("deathtouch"):
        run.change(it.id, deathtouched=True)


@results_in(DamageDealt)
def results(run: Run, event: DamageDealt) -> Iterator[Event]:
    """What damage results in, besides being marked (120.3)."""
    source = run.row(event.source)
    if event.recipient in run.state.players:
        yield from _for_a_player(event, source)
    else:
        yield from _for_a_permanent(run, event, source)
    if source.has("lifelink"):
        yield LifeGained(source.controller or run.sight.owner(event.source), event.amount)


def _for_a_player(event: DamageDealt, source: Row) -> Iterator[Event]:
    """Life is lost, or with infect there are poison counters (120.3a, 120.3b); toxic gives them too (120.3g)."""
    if source.has("infect"):
        yield CountersPut(event.recipient, "poison", event.amount, source.controller)
    else:
        yield LifeLost(event.recipient, event.amount)
    toxic = _total_toxic(source)
    if event.combat and toxic and CardType.CREATURE in source.types:
        yield CountersPut(event.recipient, "poison", toxic, source.controller)


def _for_a_permanent(run: Run, event: DamageDealt, source: Row) -> Iterator[Event]:
    """Loyalty or defense counters are removed (120.3c, 120.3h), -1/-1 counters put (120.3d)."""
    it, row = run.object(event.recipient), run.row(event.recipient)
    for type, kind in ((CardType.PLANESWALKER, "loyalty"), (CardType.BATTLE, "defense")):
        left = min(event.amount, it.count(kind))
        if type in row.types and left:
            yield CountersRemoved(it.id, kind, left)
    if CardType.CREATURE in row.types and _withers(source):
        yield CountersPut(it.id, "-1/-1", event.amount, source.controller)


def _withers(source: Row) -> bool:
    return source.has("wither") or source.has("infect")


def _total_toxic(source: Row) -> int:
    """The sum of all toxic abilities (702.164b)."""
    return sum(
        keyword.number.value
        for ability in source.abilities
        if isinstance(ability, Keywords)
        for keyword in ability.keywords
        if isinstance(keyword, WithNumber) and keyword.name == "toxic" and isinstance(keyword.number, Number)
    )
