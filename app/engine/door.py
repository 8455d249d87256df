"""The one door that everything that happens goes through.

Proposed events meet prohibitions and replacement effects (614, 616), are committed at once, and then seen by triggered
abilities (603.2).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from typing import TypeVar

from app.engine import control, replacement, triggers
from app.engine.deferred import Deferred, ShieldReduced
from app.engine.entering import entered, looking_ahead, must_be_read
from app.engine.replacement import Happening
from app.engine.run import Run
from app.game.events import CountersPut, CountersRemoved, Event, Moved

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
    happened: list[Happening] = []
    for event in proposed:
        for one in _replaced(run, event):
            if isinstance(one.event, ShieldReduced):
                _COMMITS[ShieldReduced](run, one.event)
            elif not _is_removed_already(one, happened):
                happened.append(one)
    for one in happened:
        if not isinstance(one.event, Deferred):
            _commit(run, one)
    control.note_changes(run, watching)
    events = tuple(one.event for one in happened if not isinstance(one.event, Deferred))
    if not run.simulated:
        triggers.watch(run, tuple(event for event in events if not event.is_attempt), watching)
    happen(run, *(result for one in happened for result in _results(run, one.event)))
    return events


def _commit(run: Run, it: Happening) -> None:
    run.trace.happened(it.event, within=it.because)
    _COMMITS[type(it.event)](run, it.event)
    run.record(it.event)


def _is_removed_already(it: Happening, others: list[Happening]) -> bool:
    """Whether a counter that is removed in place of an event is removed for another one at the same time (122.1c)."""
    if it.because is None or not isinstance(it.event, CountersRemoved):
        return False
    return any(one.event == it.event and one.because is not None for one in others)


def _replaced(run: Run, event: Event) -> Iterator[Happening]:
    """What happens in place of an event, and the steps of what makes it so.

    Counters that a permanent enters with are put on it by an event contained in its entering (616.1g).
    """
    if isinstance(event, Moved) and event.entry is not None:
        must_be_read(run, event)
    for one in replacement.replaced(run, event, run.spent):
        if isinstance(one.event, Moved) and one.event.entry is not None:
            yield Happening(_with_counters(run, entered(run, one.event)), one.because)
        else:
            yield one


def _with_counters(run: Run, event: Moved) -> Moved:
    """A permanent that enters with counters, once what replaces their being put has been applied."""
    entry = event.entry
    if entry is None or not entry.counters:
        return event
    sight = looking_ahead(run, event)
    put = [
        one.event
        for kind, count in entry.counters
        for one in replacement.replaced(
            run, CountersPut(event.object, kind, count, entry.controller), run.spent, sight=sight
        )
    ]
    counters = tuple((one.kind, one.count) for one in put if isinstance(one, CountersPut))
    return replace(event, entry=replace(entry, counters=counters))


def _results(run: Run, event: Event) -> Iterable[Event]:
    follows = _RESULTS.get(type(event))
    return () if follows is None else follows(run, event)
