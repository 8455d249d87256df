"""Replacement effects by which more happens, or less: damage, life, counters, tokens (614.1a, 614.16)."""

from __future__ import annotations

from dataclasses import replace

from app.engine.quantities import measure
from app.engine.replacement import Became, rewrites
from app.engine.run import Run
from app.engine.scene import Scene
from app.game.events import CountersPut, DamageDealt, Event, LifeGained, LifeLost, TokensCreated
from app.vocabulary import statics as words


@rewrites(words.DealMore)
def deal_more(run: Run, it: words.DealMore, event: Event, scene: Scene) -> Became:
    """No damage at all is dealt if nothing is left (120.8)."""
    assert isinstance(event, DamageDealt)
    more, less = (measure(number, run.sight, scene) for number in (it.plus, it.minus))
    amount = event.amount * it.times + more - less
    return (replace(event, amount=run.budget.allow("number", amount)),) if amount > 0 else ()


@rewrites(words.GainMore, words.LoseMore)
def gain_more(run: Run, it: words.GainMore | words.LoseMore, event: Event, scene: Scene) -> Became:
    assert isinstance(event, LifeGained | LifeLost)
    amount = event.amount * it.times + measure(it.plus, run.sight, scene)
    return (replace(event, amount=run.budget.allow("number", amount)),)


@rewrites(words.PutMore, words.CreateMore)
def more_of_them(run: Run, it: words.PutMore | words.CreateMore, event: Event, scene: Scene) -> Became:
    assert isinstance(event, CountersPut | TokensCreated)
    count = event.count * it.times + measure(it.plus, run.sight, scene)
    return (replace(event, count=run.budget.allow("number", count)),)
