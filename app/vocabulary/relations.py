"""What is said of things after the noun: in which zone they are, whose they are."""

from __future__ import annotations

from app.vocabulary.filters import Relation
from app.vocabulary.node import kept, node, says
from app.vocabulary.references import Reference
from app.vocabulary.words import Zone


@says("in <whose:whose> <zone:zone>")
@says("from <whose:whose> <zone:zone>")
@node
class InZoneOf(Relation):
    """In a zone of a player: "in your graveyard"; "from your hand" where it is taken from there."""

    RULES = ("400.1",)
    whose: Reference
    zone: Zone
    said: str | None = kept()


@says("in a graveyard")
@says("from a graveyard")
@says("in all graveyards")
@says("from all graveyards")
@node
class InAnyGraveyard(Relation):
    """In the graveyard of any player."""

    RULES = ("404.1",)
    said: str | None = kept()


@says("of the chosen type")
@says("you control of the chosen type", yours=True)
@node
class OfChosenType(Relation):
    """Of the type chosen for the object the ability is on (607.2d)."""

    RULES = ("607.2d",)
    yours: bool = False


@says("<who:they#N> control(s)")
@node
class ControlledBy(Relation):
    """Controlled by a player mentioned before."""

    RULES = ("109.4",)
    who: Reference
