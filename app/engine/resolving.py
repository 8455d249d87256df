"""Resolving the top of the stack (608)."""

from __future__ import annotations

from dataclasses import replace

from app.engine import targets
from app.engine.conditions import is_true
from app.engine.door import happen
from app.engine.run import Run
from app.engine.scene import Scene
from app.engine.statements import follow
from app.engine.zones import moving
from app.game.events import AbilityLeftStack, Cause, Entry, Manner
from app.game.objects import Cast, ObjectId, StackAbility
from app.vocabulary.abilities import Activated, Spell, Triggered
from app.vocabulary.words import PERMANENT_TYPES, Zone


def resolve_top(run: Run) -> None:
    """Resolve the object on top of the stack (405.5, 608.1)."""
    top = run.state.ids(Zone.STACK)[-1]
    ability = run.state.abilities.get(top)
    if ability is None:
        _resolve_spell(run, top)
        return
    with run.trace.under("608.1", "The ability of {source} on top of the stack resolves.", source=ability.source):
        _resolve_ability(run, ability)
    _leave_stack(run, top)


def _resolve_spell(run: Run, spell: ObjectId) -> None:
    """A permanent spell becomes a permanent (608.3); the instructions of any other are followed (608.2)."""
    row, it = run.row(spell), run.object(spell)
    assert it.controller is not None
    run.needs_read(spell, "608.2c", "spell")
    with run.trace.under("608.1", "{spell} on top of the stack resolves.", spell=spell):
        if row.types & PERMANENT_TYPES:
            entry = Entry(it.controller)
            happen(run, moving(run, spell, Zone.BATTLEFIELD, Manner.RESOLVED, Cause.RULE, entry))
            return
        instructions = tuple(line for line in row.abilities if isinstance(line, Spell))
        decided = it.cast or Cast()
        _follow(run, instructions, Scene(it.controller, spell, x=decided.x), decided.targets)
    with run.trace.under("608.2n", "{spell} is put into its owner's graveyard.", spell=spell):
        happen(run, moving(run, spell, Zone.GRAVEYARD, Manner.PUT, Cause.RULE))


def _resolve_ability(run: Run, it: StackAbility) -> None:
    assert isinstance(it.ability, (Activated, Triggered))
    scene = Scene(it.controller, it.source, bound=dict(it.roles))
    condition = it.ability.condition if isinstance(it.ability, Triggered) else None
    if condition is not None and not is_true(condition, run.sight, scene):
        run.trace.note("608.2a", "Its condition is no longer true: {source}'s ability does nothing.", source=it.source)
        return
    _follow(run, (it.ability,), scene, it.targets)


def _follow(
    run: Run, abilities: tuple[Activated | Triggered | Spell, ...], scene: Scene, chosen: targets.Chosen
) -> None:
    """Check the targets (608.2b), then follow the instructions in order (608.2c)."""
    if chosen:
        legal = targets.still_legal(run, abilities, scene, chosen)
        if any(chosen) and not any(legal):
            run.trace.note("608.2b", "All targets are illegal: {source} doesn't resolve.", source=scene.source)
            return
        targets.bind(scene, abilities, legal)
    for ability in abilities:
        follow(run, ability.effect, scene)


def _leave_stack(run: Run, id: ObjectId) -> None:
    """The ability is removed from the stack and ceases to exist (608.2n)."""
    state = replace(run.state, abilities={other: it for other, it in run.state.abilities.items() if other != id})
    run.become(state.with_zone(Zone.STACK, "", (other for other in state.ids(Zone.STACK) if other != id)))
    event = AbilityLeftStack(id)
    run.record(event)
    run.trace.happened(event)
