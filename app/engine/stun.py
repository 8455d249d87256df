"""Stun counters: one is removed in place of the permanent's becoming untapped (122.1d)."""

from __future__ import annotations

from app.engine.run import Run
from app.engine.trace import Step
from app.game.events import CountersRemoved, Event, Untapped


def stunned(run: Run, event: Event) -> tuple[Event, Step | None]:
    """The event, or what a stun counter makes of it, with the step that says so."""
    if not isinstance(event, Untapped) or not run.object(event.object).count("stun"):
        return event, None
    step = run.trace.note(
        "122.1d", "A stun counter is removed from {object} in place of its untapping.", object=event.object
    )
    return CountersRemoved(event.object, "stun", 1, event.cause), step
