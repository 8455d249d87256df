"""Attaching: what an Aura, Equipment or Fortification can be attached to (301.5, 301.6, 303.4, 701.3)."""

from __future__ import annotations

from app.engine import filters
from app.engine.protection import protects
from app.engine.registry import structural
from app.engine.rows import Row
from app.engine.run import Run
from app.engine.scene import Scene
from app.game.events import Attached
from app.game.objects import ObjectId, PlayerId
from app.vocabulary.abilities import Keywords
from app.vocabulary.filters import Filter
from app.vocabulary.keywords import Enchant
from app.vocabulary.references import Target
from app.vocabulary.words import CardType

structural(Enchant)

AURA, EQUIPMENT, FORTIFICATION = "Aura", "Equipment", "Fortification"


def is_aura(row: Row) -> bool:
    """Whether an object is an Aura (303.4)."""
    return AURA in row.subtypes


def enchants(row: Row) -> tuple[Filter, ...]:
    """What an object's enchant abilities name; all of them must be met (702.5c)."""
    return tuple(
        keyword.what
        for ability in row.abilities
        if isinstance(ability, Keywords)
        for keyword in ability.keywords
        if isinstance(keyword, Enchant)
    )


def target_phrases(row: Row) -> tuple[Target, ...]:
    """The target that an Aura spell requires, as its enchant ability defines it (303.4a)."""
    return tuple(Target(what, slot=1) for what in enchants(row)[:1])


def hosts(run: Run, aura: Row, player: PlayerId) -> tuple[ObjectId | PlayerId, ...]:
    """Everything that an Aura under a player's control could enchant now, in the order of zones."""
    wanted = enchants(aura)
    scene = Scene(player, aura.id)
    named = [(*filters.objects(what, run.sight, scene), *filters.players(what, run.sight, scene)) for what in wanted]
    return tuple(
        id
        for id in (named[0] if named else ())
        if id != aura.id and all(id in others for others in named[1:]) and not protects(run, id, aura.id)
    )


def can_be_attached(run: Run, id: ObjectId, to: ObjectId | PlayerId) -> bool:
    """Whether a permanent can be attached to an object or player (301.5, 301.6, 303.4c, 303.4d)."""
    row = run.view.permanent(id)
    if row is None or row.controller is None or id == to:
        return False
    creature = CardType.CREATURE in row.types
    if is_aura(row):
        return not creature and to in hosts(run, row, row.controller)
    host = run.view.permanent(to)
    if host is None or protects(run, to, id):
        return False
    if EQUIPMENT in row.subtypes:
        return CardType.CREATURE in host.types and (not creature or row.has("reconfigure"))
    return FORTIFICATION in row.subtypes and CardType.LAND in host.types and not creature


def choose_host(run: Run, aura: Row, player: PlayerId) -> ObjectId | PlayerId | None:
    """What an Aura enchants that enters in another way than by resolving: its controller chooses (303.4f).

    None where there is nothing to enchant: the Aura does not enter (303.4g).
    """
    options = hosts(run, aura, player)
    if not options:
        run.trace.note("303.4g", "There is nothing that {aura} could enchant: it doesn't enter.", aura=aura.id)
        return None
    (picked,) = run.choose("attach", player, "303.4f", "What does {aura} enchant?", options, aura=aura.id)
    return picked


def attaching(run: Run, id: ObjectId, to: ObjectId | PlayerId) -> tuple[Attached, ...]:
    """The event of something becoming attached; none where it can't be, or is already (701.3b)."""
    if run.view.permanent(id) is None or run.object(id).attached_to == to:
        return ()
    if not can_be_attached(run, id, to):
        run.trace.note("701.3b", "{object} can't be attached to {to}: it doesn't move.", object=id, to=to)
        return ()
    return (Attached(id, to),)
