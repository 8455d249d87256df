"""Delayed triggered abilities: created by effects, they watch until they have triggered or their time is up (603.7)."""

from __future__ import annotations

from dataclasses import replace

from app.engine.patterns import watches
from app.engine.registry import unless
from app.engine.run import Run
from app.engine.scene import Scene
from app.engine.statements import follows
from app.engine.zones import followed
from app.game.events import Event
from app.game.state import Delayed, Waiting
from app.vocabulary.abilities import Spell, Triggered
from app.vocabulary.delayed import AtNext, Done, WhenDone, WheneverUntil
from app.vocabulary.durations import Duration
from app.vocabulary.node import Node
from app.vocabulary.quantities import X
from app.vocabulary.references import Bound, Target
from app.vocabulary.statements import Statement
from app.vocabulary.tree import mentions


@follows(WheneverUntil)
def whenever_until(run: Run, it: WheneverUntil, scene: Scene) -> None:
    _create(run, it, Triggered(it.event, it.then), scene, it.lasting)


@follows(AtNext)
def at_next(run: Run, it: AtNext, scene: Scene) -> None:
    _create(run, it, Triggered(it.event, it.then), scene, None)


@follows(WhenDone)
def when_done(run: Run, it: WhenDone, scene: Scene) -> None:
    """It triggers at once if what was to be done was done, and goes on the stack as any other (603.12)."""
    if not scene.done:
        return
    reflexive = Triggered(Done(it.who), it.then)
    with run.trace.under("603.12", "{source}'s reflexive ability triggers.", source=scene.source):
        waiting = Waiting(scene.source, scene.you, reflexive, tuple(sorted(scene.bound.items())))
        run.state = replace(run.state, waiting=(*run.state.waiting, waiting))


@watches(Done, trigger_rule="603.12")
def done(pattern: Done, event: Event) -> None:
    """No event is what it waits for: whoever follows the instruction sees whether it was done."""


@unless
def speaks_of_what_was_done(it: Node) -> bool:
    """Reflexive abilities that refer to things of the effect before: they may have moved since."""
    if not isinstance(it, WhenDone):
        return False
    own = {f"target-{target.slot}" for target in mentions(it.then, Target)}
    return any(mentions(it.then, X)) or any(bound.name not in own for bound in mentions(it.then, Bound))


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
