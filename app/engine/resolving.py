"""Resolving the top of the stack (608)."""

from __future__ import annotations

from dataclasses import replace

from app.engine import targets
from app.engine.outcomes import Unsupported
from app.engine.run import Run
from app.engine.scene import Scene
from app.engine.statements import follow
from app.game.events import AbilityLeftStack
from app.game.objects import ObjectId, StackAbility
from app.vocabulary.abilities import Activated, Triggered
from app.vocabulary.words import Zone


def resolve_top(run: Run) -> None:
    """Resolve the object on top of the stack (405.5, 608.1)."""
    top = run.state.ids(Zone.STACK)[-1]
    it = run.state.abilities.get(top)
    if it is None:
        raise Unsupported("608.3", "Resolving {spell} is not implemented: it is a spell.", spell=top)
    with run.trace.under("608.1", "The ability of {source} on top of the stack resolves.", source=it.source):
        _resolve_ability(run, it)
    _leave_stack(run, top)


def _resolve_ability(run: Run, it: StackAbility) -> None:
    assert isinstance(it.ability, (Activated, Triggered))
    scene = Scene(it.controller, it.source, bound=dict(it.roles))
    if it.targets:
        legal = targets.still_legal(run, it.ability, scene, it.targets)
        if any(it.targets) and not any(legal):
            run.trace.note(
                "608.2b", "All its targets are illegal: {source}'s ability doesn't resolve.", source=it.source
            )
            return
        targets.bind(scene, it.ability, legal)
    follow(run, it.ability.effect, scene)


def _leave_stack(run: Run, id: ObjectId) -> None:
    """The ability is removed from the stack and ceases to exist (608.2n)."""
    state = replace(run.state, abilities={other: it for other, it in run.state.abilities.items() if other != id})
    run.become(state.with_zone(Zone.STACK, "", (other for other in state.ids(Zone.STACK) if other != id)))
    event = AbilityLeftStack(id)
    run.record(event)
    run.trace.happened(event)
