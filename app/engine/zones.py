"""Zones and what moves between them (400): a moved object is a new object (400.7)."""

from __future__ import annotations

from dataclasses import replace

from app.engine.door import commits
from app.engine.run import Run
from app.game.events import CardDrawn, Cause, Entry, Manner, Moved
from app.game.objects import Counters, GameObject, ObjectId, PlayerId
from app.vocabulary.words import Zone


def successor(id: ObjectId) -> ObjectId:
    """The id of an object after its next change of zone: "bolt" becomes "bolt.2", then "bolt.3"."""
    lineage, dot, count = id.rpartition(".")
    return f"{lineage}.{int(count) + 1}" if dot and count.isdecimal() else f"{id}.2"


def moving(
    run: Run,
    id: ObjectId,
    zone: Zone,
    manner: Manner = Manner.PUT,
    cause: Cause = Cause.EFFECT,
    entry: Entry | None = None,
    by: PlayerId | None = None,
) -> Moved:
    """The event of an object moving to a zone; one that enters the battlefield does so under its owner's control."""
    it = run.object(id)
    if entry is None and zone is Zone.BATTLEFIELD:
        entry = Entry(it.owner)
    return Moved(id, it.zone, zone, successor(id), manner, cause, entry, by)


@commits(Moved)
def move(run: Run, event: Moved) -> None:
    """Take the object out of its zone and put the new object it becomes into another; a library's top comes first."""
    old = run.object(event.object)
    run.known[old.id] = old
    owner = old.owner
    new = GameObject(event.becomes, event.zone, owner, old.card, run.tick(), token=old.token, was=old.id)
    if event.entry is not None:
        new = _entering(new, event.entry, old)
    state = run.state
    objects = {id: it for id, it in state.objects.items() if id != old.id}
    objects[new.id] = new
    past = {**state.past, old.id: run.looking_back.row(old.id)}
    state = replace(state, objects=objects, past=past)
    state = state.with_zone(old.zone, owner, (id for id in state.ids(old.zone, owner) if id != old.id))
    there = state.ids(event.zone, owner)
    run.become(state.with_zone(event.zone, owner, (new.id, *there) if event.zone is Zone.LIBRARY else (*there, new.id)))


def _entering(new: GameObject, entry: Entry, old: GameObject) -> GameObject:
    """The permanent that enters, as its entry says; one that was a spell remembers how it was cast (400.7d)."""
    return replace(
        new,
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
    top = top_of_library(run, event.player)
    if top is not None:
        move(run, Moved(top, Zone.LIBRARY, Zone.HAND, event.card))
        return
    run.change_player(player.id, unlisted_library=player.unlisted_library - 1)
    unknown = GameObject(event.card, Zone.HAND, player.id, None, run.tick())
    state = run.state.with_object(unknown)
    run.become(state.with_zone(Zone.HAND, player.id, (*state.ids(Zone.HAND, player.id), unknown.id)))


def top_of_library(run: Run, player: PlayerId) -> ObjectId | None:
    """The listed card on top of a library, if one is listed."""
    listed = run.state.ids(Zone.LIBRARY, player)
    return listed[0] if listed else None


def drawn(run: Run, player: PlayerId) -> CardDrawn:
    """The event of a player drawing the next card."""
    top = top_of_library(run, player)
    if top is not None:
        return CardDrawn(player, successor(top))
    if run.player(player).unlisted_library:
        return CardDrawn(player, f"{player}.card-{run.state.clock}")
    return CardDrawn(player, None)


def forget_object(run: Run, id: ObjectId) -> None:
    """Let an object cease to exist (704.5d)."""
    it = run.object(id)
    run.known[id] = it
    state = replace(run.state, objects={other: its for other, its in run.state.objects.items() if other != id})
    run.become(state.with_zone(it.zone, it.owner, (other for other in state.ids(it.zone, it.owner) if other != id)))
