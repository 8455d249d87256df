"""Event patterns: what triggered abilities wait for and replacement effects change."""

from __future__ import annotations

from app.vocabulary.mana import TypeChoice
from app.vocabulary.node import Node, node, says
from app.vocabulary.references import Reference


class Event(Node):
    """A pattern of events. Its roles ("player", "subject") are what the effect can refer back to."""

    __slots__ = ()


@says("<by> {tap|taps} <what> for mana", of=None)
@says("<what> is tapped for mana", by=None, of=None)
@node
class TappedForMana(Event):
    """A mana ability of a permanent with {T} in its cost resolves and makes mana. Roles: "player", "subject"."""

    RULES = ("106.12", "106.12a", "106.12b")
    what: Reference
    by: Reference | None = None
    of: TypeChoice | None = None
