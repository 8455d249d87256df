"""The one door that everything that happens goes through.

Proposed events meet prohibitions and replacement effects (614, 616), are committed at once, and then seen by triggered
abilities (603.2).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from app.engine import control, replacement, triggers
from app.engine.alternative_costs import exiled_instead
from app.engine.entering import entered_with
from app.engine.run import Run
from app.engine.stun import stunned
from app.engine.trace import Step
from app.game.events import Event, Moved

E = TypeVar("E", bound=Event)

Results = Callable[[Run, E], Iterable[Event]]

_COMMITS: dict[type[Event], Callable[[Run, Event], None]] = {}
_RESULTS: dict[type[Event], Callable[[Run, Event], Iterable[Event]]] = {}


def commits(kind: type[E]) -> Callable[[Callable[[Run, E], None]], Callable[[Run, E], None]]:
    """Register how a kind of event changes the state."""

    def register(commit: Callable[[Run, E], None]) -> Callable[[Run, E], None]:
        _COMMITS[kind] = commit  # type: ignore[assignment]
        return commit

    return register


def results_in(kind: type[E]) -> Callable[[Results[E]], Results[E]]:
    """Register what follows at once from a kind of event, as part of it: the results of damage (120.4c)."""

    def register(results: Results[E]) -> Results[E]:
        _RESULTS[kind] = results  # type: ignore[assignment]
        return results

    return register


def happen(run: Run, *proposed: Event) -> tuple[Event, ...]:
    """Let events happen simultaneously, after what replaces them. Returns what did happen."""
    if not proposed:
        return ()
    run.looking_back, watching = run.sight, run.view
    happened = [_replaced(run, event) for event in proposed]
    for event, because in happened:
        run.trace.happened(event, within=because)
        _COMMITS[type(event)](run, event)
        run.record(event)
    control.note_changes(run, watching)
    if not run.simulated:
        triggers.watch(run, tuple(event for event, _ in happened), watching)
    happen(run, *(result for event, _ in happened for result in _results(run, event)))
    return tuple(event for event, _ in happened)


def _replaced(run: Run, event: Event) -> tuple[Event, Step | None]:
    """What happens in place of an event, and the step of what makes it so."""
    if isinstance(event, Moved):
        event = entered_with(run, event)
    event, because = stunned(run, event)
    event, exiled = exiled_instead(run, event)
    event, replacing = replacement.replaced(run, event)
    return event, replacing or exiled or because


def _results(run: Run, event: Event) -> Iterable[Event]:
    follows = _RESULTS.get(type(event))
    return () if follows is None else follows(run, event)
