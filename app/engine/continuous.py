"""Continuous effects from resolving spells and abilities: they lock in whom they affect, and end when said (611.2)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from app.engine.modifications import settle
from app.engine.references import Ids
from app.engine.registry import structural
from app.engine.run import Run
from app.engine.scene import Scene
from app.engine.statements import performs
from app.engine.zones import found
from app.game.state import Delayed, FloatingEffect
from app.vocabulary.durations import Duration, UntilEndOfCombat, UntilEndOfTurn, UntilYourNextTurn
from app.vocabulary.statics import Change, Modification

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


def end(run: Run, over: Callable[[FloatingEffect | Delayed], bool]) -> None:
    """End the continuous effects and the delayed triggered abilities whose time is up."""
    state = run.state
    effects = tuple(it for it in state.effects if not over(it))
    delayed = tuple(it for it in state.delayed if it.lasting is None or not over(it))
    if (effects, delayed) != (state.effects, state.delayed):
        run.become(replace(state, effects=effects, delayed=delayed))
