"""Resolving the top of the stack (608)."""

from __future__ import annotations

from dataclasses import replace

from app.engine import attaching, targets
from app.engine.conditions import is_true
from app.engine.door import happen
from app.engine.patterns import alternatives, watch_of
from app.engine.rows import Row
from app.engine.run import Run
from app.engine.scene import Scene
from app.engine.statements import follow
from app.engine.zones import moving
from app.game.events import AbilityLeftStack, Cause, Entry, Manner, Moved
from app.game.objects import Cast, ObjectId, StackAbility
from app.vocabulary.abilities import Activated, Spell, Triggered
from app.vocabulary.modes import as_chosen
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
        decided = it.cast or Cast()
        scene = Scene(it.controller, spell, x=decided.x)
        if row.types & PERMANENT_TYPES:
            entry = _entry(run, row, scene, decided.targets)
            if entry is not None:
                happen(run, moving(run, spell, Zone.BATTLEFIELD, Manner.RESOLVED, Cause.RULE, entry))
        else:
            spells = tuple(as_chosen(line, decided.modes) for line in row.abilities if isinstance(line, Spell))
            _follow(run, spells, scene, decided.targets)
    if spell not in run.state.objects:
        return
    with run.trace.under("608.2n", "{spell} is put into its owner's graveyard.", spell=spell):
        happen(run, moving(run, spell, Zone.GRAVEYARD, Manner.PUT, Cause.RULE))


def _entry(run: Run, row: Row, scene: Scene, chosen: targets.Chosen) -> Entry | None:
    """How a permanent spell enters: an Aura attached to its target (608.3c); None if that is illegal (608.3b)."""
    if not attaching.is_aura(row):
        return Entry(scene.you)
    phrases = attaching.target_phrases(row)
    legal = targets.still_legal(run, phrases, scene, chosen) if len(phrases) == len(chosen) else ()
    if not any(legal):
        run.trace.note("608.3b", "The target is illegal: {source} doesn't resolve.", source=scene.source)
        return None
    return Entry(scene.you, attached_to=legal[0][0])


def _resolve_ability(run: Run, it: StackAbility) -> None:
    assert isinstance(it.ability, (Activated, Triggered))
    scene = Scene(it.controller, it.source, bound=dict(it.roles), x=it.x)
    condition = it.ability.condition if isinstance(it.ability, Triggered) else None
    if condition is not None and not is_true(condition, run.sight, scene):
        run.trace.note("608.2a", "Its condition is no longer true: {source}'s ability does nothing.", source=it.source)
        return
    scene.finds = _moved_by_event(it)
    _follow(run, (as_chosen(it.ability, it.modes),), scene, it.targets)


def _moved_by_event(it: StackAbility) -> tuple[ObjectId, ...]:
    """The objects that an ability which triggered as they changed zones can find where they went (400.7e)."""
    if not isinstance(it.ability, Triggered):
        return ()
    watches = [watch_of(one) for one in alternatives(it.ability.event)]
    if not any(Moved in watch.events and watch.looks_back for watch in watches):
        return ()
    return (it.source, *(value for _, value in it.roles if isinstance(value, str)))


def _follow(
    run: Run, abilities: tuple[Activated | Triggered | Spell, ...], scene: Scene, chosen: targets.Chosen
) -> None:
    """Check the targets (608.2b), then follow the instructions in order (608.2c)."""
    scene.since = len(run.log)
    if chosen:
        legal = targets.still_legal(run, abilities, scene, chosen)
        if any(chosen) and not any(legal):
            run.trace.note("608.2b", "All targets are illegal: {source} doesn't resolve.", source=scene.source)
            return
        targets.bind(scene, abilities, legal)
    follow(run, tuple(statement for ability in abilities for statement in ability.effect), scene)


def _leave_stack(run: Run, id: ObjectId) -> None:
    """The ability is removed from the stack and ceases to exist (608.2n)."""
    state = replace(run.state, abilities={other: it for other, it in run.state.abilities.items() if other != id})
    run.become(state.with_zone(Zone.STACK, "", (other for other in state.ids(Zone.STACK) if other != id)))
    event = AbilityLeftStack(id)
    run.record(event)
    run.trace.happened(event)
