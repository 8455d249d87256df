"""Continuous effects from resolving spells and abilities: they lock in whom they affect, and end when said (611.2)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from app.engine.modifications import settle, speaks_of_each
from app.engine.picking import pick
from app.engine.references import Ids
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
from app.vocabulary.references import Bound
from app.vocabulary.statements import ForATime, ReplaceForATime
from app.vocabulary.statics import Change, ChangePTTimes, GetPTTimes, Modification, ProduceType, Replacement
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
    timestamp = run.tick()
    rule = _settled(it.replacement, scene)
    effect = FloatingEffect(f"effect-{timestamp}", scene.source, scene.you, timestamp, (), (), it.lasting, rule)
    run.become(replace(run.state, effects=(*run.state.effects, effect)))
    run.trace.note("611.2a", "What {source} says lasts for a time.", source=scene.source)


def _settled(rule: Replacement, scene: Scene) -> Replacement:
    rewrite = rule.rewrite
    if isinstance(rewrite, ProduceType) and isinstance(rewrite.of, BoundColor):
        color = scene.bound.get(rewrite.of.name)
        symbols = (symbol(color),) if isinstance(color, str) else ()
        return replace(rule, rewrite=replace(rewrite, of=ExactType(symbols)))
    return rule


def end(run: Run, over: Callable[[FloatingEffect | Delayed], bool]) -> None:
    """End the continuous effects and the delayed triggered abilities whose time is up."""
    state = run.state
    effects = tuple(it for it in state.effects if not over(it))
    delayed = tuple(it for it in state.delayed if it.lasting is None or not over(it))
    if (effects, delayed) != (state.effects, state.delayed):
        run.become(replace(state, effects=effects, delayed=delayed))
