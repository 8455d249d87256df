"""Zones and what moves between them (400): a moved object is a new object (400.7)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from app.engine import libraries
from app.engine.door import commits
from app.engine.run import Run
from app.engine.scene import Scene
from app.game.events import CardDrawn, Cause, CeasedToExist, Entry, Manner, Moved
from app.game.objects import Counters, GameObject, ObjectId, PlayerId
from app.game.state import GameState
from app.vocabulary.words import Zone

LONGEST_LINEAGE = 56
"""How much of an id is kept in the ids of what the object becomes."""

PUBLIC = frozenset({Zone.BATTLEFIELD, Zone.GRAVEYARD, Zone.EXILE, Zone.COMMAND, Zone.STACK})  # 400.2


def successor(id: ObjectId) -> ObjectId:
    """The id of an object after its next change of zone: "bolt" becomes "bolt.2", then "bolt.3"."""
    lineage, dot, count = id.rpartition(".")
    if not (dot and count.isdecimal()):
        lineage, count = id, "1"
    return f"{lineage[:LONGEST_LINEAGE]}.{int(count) + 1}"


def moving(
    run: Run,
    id: ObjectId,
    zone: Zone,
    manner: Manner = Manner.PUT,
    cause: Cause = Cause.EFFECT,
    entry: Entry | None = None,
    by: PlayerId | None = None,
    *,
    bottom: bool = False,
    held_by: ObjectId | None = None,
) -> Moved:
    """The event of an object moving to a zone; one that enters the battlefield does so under its owner's control."""
    it = run.object(id)
    if entry is None and zone is Zone.BATTLEFIELD:
        entry = Entry(it.owner)
    return Moved(id, it.zone, zone, successor(id), manner, cause, entry, by, bottom, held_by)


def followed(run: Run, id: ObjectId, scene: Scene) -> ObjectId | None:
    """The object that an object has become, where the effect that is being carried out can find it.

    It finds what it has itself moved to a public zone (400.7j), and an ability what moved as it triggered (400.7e).
    None if the object is gone for it. Players stay who they are.
    """
    if id in run.state.players:
        return id
    moves = {event.object: event.becomes for event in run.log[scene.since :] if isinstance(event, Moved)}
    if id in scene.finds and id not in moves:
        id = next((it.id for it in run.state.objects.values() if it.was == id), id)
    while id not in run.state.objects and id in moves:
        id = moves[id]
        if id in run.state.objects and run.object(id).zone not in PUBLIC:
            return None
    return id if id in run.state.objects else None


def found(run: Run, ids: Iterable[ObjectId], scene: Scene) -> tuple[ObjectId, ...]:
    """The objects that are still there of some that were mentioned, or what they have become."""
    there = (followed(run, id, scene) for id in ids)
    return tuple(dict.fromkeys(id for id in there if id is not None))


@commits(Moved)
def move(run: Run, event: Moved) -> None:
    """Take the object out of its zone and put the new object it becomes into another."""
    old = run.object(event.object)
    created = event.origin is None
    new = GameObject(
        event.becomes,
        event.zone,
        old.owner,
        old.card,
        run.tick(),
        face=old.face if old.token else 0,
        token=old.token,
        was=None if created else old.id,
        held_by=event.held_by,
        copies=old.copies if old.spell_copy else None,
        spell_copy=old.spell_copy,
    )
    if event.entry is not None:
        new = _entering(new, event.entry, old)
    state = run.state if created else _left(run, old)
    state = state.with_object(new)
    if event.zone is Zone.LIBRARY:
        state = libraries.join(state, old.owner, new.id, bottom=event.bottom)
    else:
        state = state.with_zone(event.zone, old.owner, (*state.ids(event.zone, old.owner), new.id))
    run.become(state)


def _left(run: Run, old: GameObject) -> GameState:
    """The state in which an object has left its zone; what it was stays known (608.2h)."""
    run.known[old.id] = old
    state, row = run.state, run.looking_back.row(old.id)
    for size in (row.power, row.toughness):
        run.budget.allow("number", abs(size or 0))
    objects = {id: it for id, it in state.objects.items() if id != old.id}
    state = replace(state, objects=objects, past={**state.past, old.id: row})
    if old.zone is Zone.LIBRARY:
        return libraries.leave(state, old.owner, old.id)
    return state.with_zone(old.zone, old.owner, (id for id in state.ids(old.zone, old.owner) if id != old.id))


def _entering(new: GameObject, entry: Entry, old: GameObject) -> GameObject:
    """The permanent that enters, as its entry says; one that was a spell remembers how it was cast (400.7d).

    A copy of a permanent spell becomes a token (608.3f).
    """
    return replace(
        new,
        token=new.token or old.spell_copy,
        spell_copy=False,
        copies=entry.copies or new.copies,
        controller=entry.controller,
        tapped=entry.tapped,
        counters=tuple(Counters(kind, count, new.timestamp) for kind, count in entry.counters),
        chosen=entry.chosen,
        attached_to=entry.attached_to,
        summoning_sick=True,
        cast=old.cast if old.zone is Zone.STACK else None,
    )


@commits(CardDrawn)
def draw(run: Run, event: CardDrawn) -> None:
    """Put the top card of the library into the hand; from an empty library it is only an attempt (121.4)."""
    player = run.player(event.player)
    if event.card is None:
        run.change_player(player.id, drew_from_empty=True)
        return
    top = libraries.listed_top(run, event.player)
    if top is not None:
        move(run, Moved(top, Zone.LIBRARY, Zone.HAND, event.card))
        return
    run.change_player(player.id, unlisted_library=player.unlisted_library - 1)
    unknown = GameObject(event.card, Zone.HAND, player.id, None, run.tick())
    state = run.state.with_object(unknown)
    run.become(state.with_zone(Zone.HAND, player.id, (*state.ids(Zone.HAND, player.id), unknown.id)))


def drawn(run: Run, player: PlayerId) -> CardDrawn:
    """The event of a player drawing the next card."""
    top = libraries.listed_top(run, player)
    if top is not None:
        return CardDrawn(player, successor(top))
    if run.player(player).unlisted_library:
        return CardDrawn(player, f"{player}.card-{run.state.clock}")
    run.lean(player, "library")
    return CardDrawn(player, None)


@commits(CeasedToExist)
def cease_to_exist(run: Run, event: CeasedToExist) -> None:
    """The object is in no zone any more (704.5d)."""
    run.become(_left(run, run.object(event.object)))
