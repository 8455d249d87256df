"""Continuous effects from resolving spells and abilities: they lock in whom they affect, and end when said (611.2)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from app.engine.modifications import settle, speaks_of_each
from app.engine.patterns import alternatives
from app.engine.picking import pick
from app.engine.references import Ids, bound_ids
from app.engine.registry import structural, unless
from app.engine.run import Run
from app.engine.scene import Scene
from app.engine.statements import WHO, follows, perform, performs
from app.engine.zones import found
from app.game.mana import symbol
from app.game.state import Delayed, FloatingEffect
from app.vocabulary.durations import Duration, UntilEndOfCombat, UntilEndOfTurn, UntilYourNextTurn
from app.vocabulary.mana import BoundColor, ExactType
from app.vocabulary.node import Node
from app.vocabulary.references import Bound, Target, This, Those
from app.vocabulary.statements import ForATime, ReplaceForATime
from app.vocabulary.statics import Change, ChangePTTimes, GetPTTimes, Modification, Replacement, StaticRule
from app.vocabulary.tree import mentions

structural(UntilEndOfTurn, UntilEndOfCombat, UntilYourNextTurn)


@performs(Change)
def change(run: Run, it: Change, who: Ids, scene: Scene) -> None:
    """The subject's characteristics change for a time; numbers are worked out now (608.2h, 611.2c)."""
    begin(run, found(run, who, scene), tuple(settle(one, run.sight, scene) for one in it.changes), it.lasting, scene)


def begin(run: Run, affected: Ids, changes: tuple[Modification, ...], lasting: Duration | None, scene: Scene) -> None:
    """Begin a continuous effect on certain objects."""
    timestamp = run.tick()
    effect = FloatingEffect(f"effect-{timestamp}", scene.source, scene.you, timestamp, affected, changes, lasting)
    run.become(replace(run.state, effects=(*run.state.effects, effect)))
    run.trace.note(
        "611.2c", "From now on {affected} is affected by what {source} says.", affected=affected, source=scene.source
    )


@performs(ChangePTTimes)
def change_for_each(run: Run, it: ChangePTTimes, who: Ids, scene: Scene) -> None:
    """The number is counted once, as the effect begins (608.2h)."""
    perform(run, Change((GetPTTimes(it.power, it.toughness, it.times),), it.lasting), who, scene)


@follows(ForATime)
def change_for_a_time(run: Run, it: ForATime, scene: Scene) -> None:
    perform(run, Change(it.changes, it.lasting), pick(run, it.who, scene.you, scene, WHO), scene)


@unless
def differs_for_each(it: Node) -> bool:
    """Changes for a time whose numbers differ from one object to the next."""
    if isinstance(it, ChangePTTimes):
        return any(found.name == "each" for found in mentions(it.times, Bound))
    return isinstance(it, Change | ForATime) and speaks_of_each(it.changes)


@follows(ReplaceForATime)
def replace_for_a_time(run: Run, it: ReplaceForATime, scene: Scene) -> None:
    """A replacement effect for a time; a colour chosen before is part of what it says (608.2h)."""
    lasting_rule(run, it.replacement, it.lasting, scene)


def lasting_rule(run: Run, rule: StaticRule, lasting: Duration, scene: Scene) -> None:
    """Put a rule in force for a time, with what it refers back to locked in (611.2c)."""
    timestamp = run.tick()
    locked = locked_in(rule, scene)
    assert isinstance(locked, StaticRule)
    effect = FloatingEffect(f"effect-{timestamp}", scene.source, scene.you, timestamp, (), (), lasting, locked)
    run.become(replace(run.state, effects=(*run.state.effects, effect)))
    run.trace.note("611.2a", "What {source} says lasts for a time.", source=scene.source)


def locked_in(it: Any, scene: Scene, roles: frozenset[str] = frozenset()) -> Any:
    """A tree with the objects, players and colors that it refers back to in place of the words (611.2c, 608.2h).

    `roles` are the names that an event inside it gives to what takes part: those stay open.
    """
    if isinstance(it, tuple):
        return tuple(locked_in(part, scene, roles) for part in it)
    match it:
        case This():
            return Those((scene.source,))
        case Bound(name) | Target(slot=name) if name not in roles:
            name = f"target-{name}" if isinstance(it, Target) else name
            return Those(bound_ids(scene, name)) if name in scene.bound else it
        case BoundColor(name):
            color = scene.bound.get(name)
            return ExactType((symbol(color),) if isinstance(color, str) else ())
        case Replacement(event=event):
            inner = {one.ROLES.get(field, field) for one in alternatives(event) for field in one.MEANING}
            changed = locked_in(event, scene, roles)
            return replace(it, event=changed, rewrite=locked_in(it.rewrite, scene, roles | inner))
        case Node():
            fields = {name: locked_in(getattr(it, name), scene, roles) for name in it.MEANING}
            return replace(it, **fields)  # type: ignore[type-var]
    return it


def end(run: Run, over: Callable[[FloatingEffect | Delayed], bool]) -> None:
    """End the continuous effects and the delayed triggered abilities whose time is up."""
    state = run.state
    effects = tuple(it for it in state.effects if not over(it))
    delayed = tuple(it for it in state.delayed if it.lasting is None or not over(it))
    if (effects, delayed) != (state.effects, state.delayed):
        run.become(replace(state, effects=effects, delayed=delayed))
