"""Replacement effects that have something else done (614.1a): what moves goes elsewhere, or other things are done."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from app.engine.deferred import DoneInstead
from app.engine.door import results_in
from app.engine.references import refer
from app.engine.replacement import Became, rewrites
from app.engine.run import Run
from app.engine.scene import Scene
from app.engine.statements import follow
from app.game.events import Event, LibraryShuffled, Manner, Moved
from app.vocabulary import zones as words
from app.vocabulary.instead import InsteadDo
from app.vocabulary.instructions import Instruction
from app.vocabulary.references import Reference
from app.vocabulary.statements import Do, Statement
from app.vocabulary.words import Zone


@rewrites(InsteadDo)
def instead_do(run: Run, it: InsteadDo, event: Event, scene: Scene) -> Became:
    """What would move goes where the effect says; all else is done once the event's moment has come (614.6)."""
    if isinstance(event, Moved):
        elsewhere = _elsewhere(run, it.then, event, scene)
        if elsewhere is not None:
            return elsewhere
    return (DoneInstead(scene.you, scene.source, it.then, tuple(scene.bound.items()), scene.spent),)


def _elsewhere(run: Run, then: tuple[Statement, ...], event: Moved, scene: Scene) -> Became | None:
    """The same move to where another instruction takes it, if the instruction is about what moves and nothing else."""
    acts = [act for statement in then if isinstance(statement, Do) for act in statement.acts]
    moves = [act for act in acts if not isinstance(act, words.Reveal)]
    if len(moves) != 1 or not all(isinstance(statement, Do) for statement in then):
        return None
    (act,) = moves
    what = getattr(act, "what", None)
    if not isinstance(what, Reference) or type(act) not in _GOES or refer(what, run.sight, scene) != (event.object,):
        return None
    return _GOES[type(act)](run, act, event)


def _exiled(run: Run, it: words.Exile, event: Moved) -> Became | None:
    return (replace(event, zone=Zone.EXILE, manner=Manner.EXILED),) if it.until is None else None


def _shuffled_in(run: Run, it: words.ShuffleInto, event: Moved) -> Became:
    put = replace(event, zone=Zone.LIBRARY, manner=Manner.PUT)
    return put, LibraryShuffled(run.sight.owner(event.object))


def _put(run: Run, it: words.Put, event: Moved) -> Became | None:
    match it.to:
        case words.ToHand():
            return (replace(event, zone=Zone.HAND, manner=Manner.PUT),)
        case words.ToLibrary(top=top):
            return (replace(event, zone=Zone.LIBRARY, manner=Manner.PUT, bottom=not top),)
    return None


_GOES: dict[type[Instruction], Callable[..., Became | None]] = {
    words.Exile: _exiled,
    words.ShuffleInto: _shuffled_in,
    words.Put: _put,
}


@results_in(DoneInstead)
def do_instead(run: Run, event: DoneInstead) -> Iterable[Event]:
    """Follow what the effect says; what happens by it is what has become of the event (614.5)."""
    before, run.spent = run.spent, run.spent | event.spent
    with run.trace.under(event.rule, event.SENTENCE, source=event.source):
        follow(run, event.then, Scene(event.player, event.source, dict(event.roles), since=len(run.log)))
    run.spent = before
    return ()
