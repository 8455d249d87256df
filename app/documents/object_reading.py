"""Objects and mana from what a document says of them."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import replace

from app.documents.ability_text import RIDERS_ON, read_ability, where_reading_stopped
from app.documents.chosen import read_chosen
from app.documents.object_documents import ManaDocument, ObjectDocument, Pool, SpellDocument
from app.documents.problems import Fault, UnreadableText
from app.game.mana import Mana, split_symbols
from app.game.objects import Cast, Counters, GameObject, ObjectId, PlayerId, Uses
from app.oracle.reading import read_line
from app.vocabulary.abilities import Spell
from app.vocabulary.cards import Card, Face
from app.vocabulary.statements import Statement
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
    copies: Face | None,
    players: Collection[PlayerId],
    pointer: str,
    faults: list[Fault],
) -> GameObject:
    """A card or token in its zone; faults for texts in it that cannot be read."""
    it = GameObject(
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
        counters=_counters(said, timestamp) if "counters" in said.model_fields_set else (),
        attached_to=said.attached_to,
        chosen=tuple(read_chosen(said.chosen, players, f"{pointer}/chosen", faults)),
        cast=_cast(said, zone, pointer, faults),
        designations=tuple(said.designations),
        shields=said.shields,
        held_by=said.held_by,
        copies=copies,
        spell_copy=isinstance(said, SpellDocument) and said.copy_,
    )
    if zone is Zone.BATTLEFIELD and "counters" not in said.model_fields_set:
        it = replace(it, counters=_printed_counters(it))
    return replace(it, uses=tuple(_uses(said, it, pointer, faults))) if said.uses else it


def _printed_counters(it: GameObject) -> tuple[Counters, ...]:
    """The loyalty or defense that a permanent has as it enters (306.5b, 310.4b), where nothing is said of counters."""
    face = it.printed
    printed = () if face is None else (("loyalty", face.loyalty), ("defense", face.defense))
    return tuple(
        Counters(kind, int(number), it.timestamp)
        for kind, number in printed
        if number is not None and number.isdecimal()
    )


def _uses(said: ObjectDocument, it: GameObject, pointer: str, faults: list[Fault]) -> Iterator[Uses]:
    for position, use in enumerate(said.uses):
        ability = read_ability(use.ability, it, f"{pointer}/uses/{position}/ability", faults)
        if ability is not None:
            yield Uses(ability, use.nth, use.this_turn, use.ever)


def read_pool(pool: Pool, pointer: str, faults: list[Fault]) -> tuple[Mana, ...]:
    """Mana as symbols, or unit by unit with what is known of each."""
    if isinstance(pool, str):
        return tuple(Mana(symbol.strip("{}")) for symbol in split_symbols(pool))
    return tuple(
        Mana(unit.type.strip("{}"), unit.source, _riders(unit, f"{pointer}/{position}/riders", faults), unit.snow)
        for position, unit in enumerate(pool)
    )


def _riders(said: ManaDocument, pointer: str, faults: list[Fault]) -> tuple[Statement, ...]:
    if said.riders is None:
        return ()
    reading = read_line(said.riders, RIDERS_ON, as_effect=True)
    if isinstance(reading.ability, Spell):
        return reading.ability.effect
    faults.append(Fault(pointer, where_reading_stopped(reading), kind=UnreadableText))
    return ()


def _cast(said: ObjectDocument, zone: Zone, pointer: str, faults: list[Fault]) -> Cast | None:
    """How it was cast: a spell from the hand and for no mana if nothing else is said, other things not at all."""
    given = said.model_fields_set
    spent = None if said.mana_spent is None else read_pool(said.mana_spent, f"{pointer}/mana_spent", faults)
    if zone is Zone.STACK:
        return Cast(
            x=said.x,
            kicked=said.kicked,
            mana=spent if "mana_spent" in given else (),
            zone=said.cast_from if "cast_from" in given else Zone.HAND,
            alternative=said.alternative,
        )
    if {"x", "kicked", "mana_spent", "cast_from", "alternative"} & given:
        return Cast(x=said.x, kicked=said.kicked, mana=spent, zone=said.cast_from, alternative=said.alternative)
    return None


def _counters(said: ObjectDocument, timestamp: int) -> tuple[Counters, ...]:
    """The counters of an object, in the order of their timestamps; one not given is that of the object."""
    if isinstance(said.counters, dict):
        found = [Counters(kind, count, timestamp) for kind, count in said.counters.items()]
    else:
        found = [Counters(it.kind, it.count, it.timestamp or timestamp) for it in said.counters]
    return tuple(sorted(found, key=lambda it: (it.timestamp, it.kind)))
