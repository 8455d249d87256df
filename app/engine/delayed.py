"""Delayed triggered abilities: created by effects, they watch until they have triggered or their time is up (603.7)."""

from __future__ import annotations

from dataclasses import replace

from app.engine.run import Run
from app.engine.scene import Scene
from app.engine.statements import follows
from app.engine.zones import followed
from app.game.state import Delayed
from app.vocabulary.abilities import Spell, Triggered
from app.vocabulary.delayed import AtNext, WheneverUntil
from app.vocabulary.durations import Duration
from app.vocabulary.statements import Statement


@follows(WheneverUntil)
def whenever_until(run: Run, it: WheneverUntil, scene: Scene) -> None:
    _create(run, it, Triggered(it.event, it.then), scene, it.lasting)


@follows(AtNext)
def at_next(run: Run, it: AtNext, scene: Scene) -> None:
    _create(run, it, Triggered(it.event, it.then), scene, None)


def _create(run: Run, said: Statement, ability: Triggered, scene: Scene, lasting: Duration | None) -> None:
    """It remembers what the effect spoke of (603.7c), and is controlled by whoever controlled that effect (603.7d).

    Its own object is what the effect could find: if that moved as the ability triggered, what it became (400.7e).
    """
    timestamp = run.tick()
    bound = tuple(sorted(scene.bound.items()))
    source = followed(run, scene.source, scene) if scene.source in scene.finds else None
    made = Delayed(f"delayed-{timestamp}", source or scene.source, scene.you, ability, timestamp, bound, lasting)
    run.state = replace(run.state, delayed=(*run.state.delayed, made))
    run.trace.note(
        "603.7a", "{source} has created a delayed triggered ability: {said}", source=scene.source, said=Spell((said,))
    )
