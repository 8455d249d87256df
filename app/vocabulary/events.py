"""Event patterns: what triggered abilities wait for and replacement effects change."""

from __future__ import annotations

from typing import ClassVar

from app.vocabulary.mana import TypeChoice
from app.vocabulary.node import Node, kept, node, says
from app.vocabulary.references import Reference


class Event(Node):
    """A pattern of events. Its roles ("player", "subject") are what the effect can refer back to."""

    __slots__ = ()

    ROLES: ClassVar[dict[str, str]] = {"what": "subject", "by": "player"}  # by field


@says("<by:subject#N> tap(s) <what:object> for mana", of=None)
@says("<what:subject#N> {is|are} tapped for mana", by=None, of=None)
@node
class TappedForMana(Event):
    """A mana ability of a permanent with {T} in its cost resolves and makes mana. Roles: "player", "subject"."""

    RULES = ("106.12", "106.12a", "106.12b")
    what: Reference
    by: Reference | None = None
    of: TypeChoice | None = None


@says("<what:subject#N> enter(s)")
@node
class Enters(Event):
    """Something enters the battlefield."""

    RULES = ("603.6a",)
    what: Reference


@says("<what:subject#N> {dies|die}")
@says("<what:subject#N> {is|are} put into a graveyard from the battlefield")
@node
class Dies(Event):
    """Something is put into a graveyard from the battlefield (700.4)."""

    RULES = ("700.4", "603.6c")
    what: Reference
    said: str | None = kept()
