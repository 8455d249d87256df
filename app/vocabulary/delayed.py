"""Delayed triggered abilities, as the statements that create them (603.7)."""

from __future__ import annotations

from app.vocabulary.durations import Duration
from app.vocabulary.events import Event
from app.vocabulary.node import kept, node, says
from app.vocabulary.references import Reference
from app.vocabulary.statements import Statement


@says("<lasting>, whenever <event:occasion>, <then:first clause & next clause chained>")
@node
class WheneverUntil(Statement):
    """For a time, something happens each time an event does (603.7b)."""

    RULES = ("603.7a", "603.7b")
    lasting: Duration
    event: Event
    then: tuple[Statement, ...]
    joints: tuple[str, ...] | None = kept()


@says("when <who:subject#N> do(es), <then:first clause & next clause chained>")
@node
class WhenDone(Statement):
    """A reflexive triggered ability: it triggers if what the player was to do was done (603.12)."""

    RULES = ("603.12",)
    who: Reference
    then: tuple[Statement, ...]
    joints: tuple[str, ...] | None = kept()


@node
class Done(Event):
    """What a player was to do was done: what a reflexive triggered ability waits for. No words of its own."""

    RULES = ("603.12",)
    by: Reference


@says("at <event:moment>, <then:first clause & next clause chained>")
@says("<then:first clause & next clause chained> at <event:moment>")
@node
class AtNext(Statement):
    """Once, the next time an event happens, something else does (603.7b)."""

    RULES = ("603.7a", "603.7b")
    event: Event
    then: tuple[Statement, ...]
    said: str | None = kept()
    joints: tuple[str, ...] | None = kept()
