"""Objects and mana from what a document says of them."""

from __future__ import annotations

from app.documents.object_documents import ObjectDocument, Pool, SpellDocument
from app.game.mana import Mana, split_symbols
from app.game.objects import Cast, Counters, GameObject, ObjectId, PlayerId
from app.vocabulary.cards import Card, Face
from app.vocabulary.words import Zone


def game_object(
    said: ObjectDocument,
    id: ObjectId,
    zone: Zone,
    owner: PlayerId,
    controller: PlayerId | None,
    timestamp: int,
    card: Card | None,
    face: int,
    copies: Face | None = None,
) -> GameObject:
    """A card or token in its zone."""
    return GameObject(
        id=id,
        zone=zone,
        owner=owner,
        card=card,
        timestamp=timestamp,
        controller=controller,
        face=face,
        token=bool(said.token),
        was=said.was,
        tapped=said.tapped,
        summoning_sick=said.summoning_sick,
        damage=said.damage,
        deathtouched=said.deathtouched,
        counters=_counters(said, timestamp),
        attached_to=said.attached_to,
        chosen=tuple(sorted(said.chosen.items())),
        cast=_cast(said, zone),
        designations=tuple(said.designations),
        shields=said.shields,
        held_by=said.held_by,
        copies=copies,
        spell_copy=isinstance(said, SpellDocument) and said.copy_,
    )


def read_pool(pool: Pool) -> tuple[Mana, ...]:
    """Mana as symbols, or unit by unit with its source."""
    if isinstance(pool, str):
        return tuple(Mana(symbol.strip("{}")) for symbol in split_symbols(pool))
    return tuple(Mana(unit.type.strip("{}"), unit.source) for unit in pool)


def _cast(said: ObjectDocument, zone: Zone) -> Cast | None:
    """How it was cast: a spell from the hand and for no mana if nothing else is said, other things not at all."""
    given = said.model_fields_set
    if zone is Zone.STACK:
        return Cast(
            x=said.x,
            mana=_spent(said) if "mana_spent" in given else (),
            zone=said.cast_from if "cast_from" in given else Zone.HAND,
        )
    if {"x", "mana_spent", "cast_from"} & given:
        return Cast(x=said.x, mana=_spent(said), zone=said.cast_from)
    return None


def _spent(said: ObjectDocument) -> tuple[Mana, ...] | None:
    return None if said.mana_spent is None else read_pool(said.mana_spent)


def _counters(said: ObjectDocument, timestamp: int) -> tuple[Counters, ...]:
    """The counters of an object, in the order of their timestamps; one not given is that of the object."""
    if isinstance(said.counters, dict):
        found = [Counters(kind, count, timestamp) for kind, count in said.counters.items()]
    else:
        found = [Counters(it.kind, it.count, it.timestamp or timestamp) for it in said.counters]
    return tuple(sorted(found, key=lambda it: (it.timestamp, it.kind)))
