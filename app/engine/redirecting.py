"""Damage that is dealt to something else (614.9)."""

from __future__ import annotations

from dataclasses import replace

from app.engine.references import refer
from app.engine.registry import unless
from app.engine.replacement import Became, rewrites
from app.engine.run import Run
from app.engine.scene import Scene
from app.game.events import DamageDealt, Event
from app.vocabulary.node import Node
from app.vocabulary.references import Bound, Host, This, You
from app.vocabulary.statics import DealTo
from app.vocabulary.words import CardType

_DAMAGED = frozenset({CardType.BATTLE, CardType.CREATURE, CardType.PLANESWALKER})


@unless
def is_to_one_of_several(it: Node) -> bool:
    """Damage that a player would have to choose another recipient for."""
    return isinstance(it, DealTo) and not isinstance(it.to, This | You | Host | Bound)


@rewrites(DealTo)
def deal_to(run: Run, it: DealTo, event: Event, scene: Scene) -> Became:
    """Nothing changes where the other is no longer there, or can't be dealt damage any more."""
    assert isinstance(event, DamageDealt)
    for id in refer(it.to, run.sight, scene)[:1]:
        row = run.view.permanent(id)
        if id in run.state.players or (row is not None and row.types & _DAMAGED):
            return (replace(event, recipient=id),)
        run.trace.note("614.9", "{recipient} can't be dealt the damage: it isn't redirected.", recipient=id)
    return (event,)
