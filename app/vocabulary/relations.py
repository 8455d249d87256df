"""What is said of things after the noun: in which zone they are, whose they are."""

from __future__ import annotations

from typing import ClassVar

from app.vocabulary.filters import Filter, IsPlayer, Relation
from app.vocabulary.mana import TypeChoice
from app.vocabulary.node import assigned, kept, node, says
from app.vocabulary.references import A, Reference, You
from app.vocabulary.words import CardType, Zone


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
    """Of the type chosen for the object the ability is on (607.2d), or before in the same ability: then it is bound."""

    RULES = ("607.2d", "608.2c")
    yours: bool = False
    bound: str | None = assigned(None)


@says("of <color:named color>")
@says("you control of <color:named color>", yours=True)
@node
class OfNamedColor(Relation):
    """Of the colour chosen for the object the ability is on, or of one mentioned before (105.4, 607.2d)."""

    RULES = ("105.4", "607.2d")
    color: TypeChoice
    yours: bool = False


@says("you cast", by=You())
@says("a player casts", by=A(Filter((IsPlayer(),))))
@node
class CastBy(Relation):
    """Cast by a player: "spells you cast". Role: "player"."""

    RULES = ("601.2", "112.2")
    ROLES: ClassVar[dict[str, str]] = {"by": "player"}
    by: Reference


@says("that shares a <kind:card type#singular> type with <what:object>")
@node
class SharesType(Relation):
    """Having a subtype of a card type in common with something: "that shares a creature type with …"."""

    RULES = ("205.3", "608.2h")
    kind: CardType
    what: Reference


@says("<who:they#N> control(s)")
@node
class ControlledBy(Relation):
    """Controlled by a player mentioned before."""

    RULES = ("109.4",)
    who: Reference
