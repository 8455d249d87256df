"""Characteristics inside a game state: what objects that are gone were (608.2h), and copiable values (707.2)."""

from __future__ import annotations

from collections.abc import Iterable

from app.documents.ability_text import facts_of
from app.documents.object_documents import CopiedDocument, SnapshotDocument, UnreadLineDocument
from app.game.mana import split_symbols
from app.game.row import Row
from app.oracle.face import FaceFacts
from app.oracle.occasions import occasion_of
from app.oracle.printing import print_ability
from app.oracle.reading import read_line
from app.rulings.playable import playable
from app.vocabulary.abilities import Ability, Unread
from app.vocabulary.cards import Card, Face
from app.vocabulary.words import CardType, Color, Supertype


def read_snapshot(said: SnapshotDocument) -> Row:
    """The characteristics that a snapshot tells of."""
    return Row(
        id=said.id,
        zone=said.zone,
        name=said.name,
        mana_cost=None if said.mana_cost is None else split_symbols(said.mana_cost),
        colors=frozenset(said.colors),
        supertypes=frozenset(said.supertypes),
        types=frozenset(said.types),
        subtypes=frozenset(said.subtypes),
        abilities=_read_lines(said),
        power=said.power,
        toughness=said.toughness,
        controller=said.controller,
        counters=tuple(sorted(said.counters.items())),
    )


def write_snapshot(row: Row) -> dict[str, object]:
    """The characteristics of an object as it last existed."""
    return {
        "id": row.id,
        "zone": row.zone.value,
        "name": row.name,
        "mana_cost": None if row.mana_cost is None else "".join(row.mana_cost),
        "colors": [color.value for color in Color if color in row.colors],
        "supertypes": [it.value for it in Supertype if it in row.supertypes],
        "types": [it.value for it in CardType if it in row.types],
        "subtypes": sorted(row.subtypes),
        "abilities": write_lines(row.abilities, facts_of(row)),
        "power": row.power,
        "toughness": row.toughness,
        "controller": row.controller,
        "counters": dict(sorted(row.counters)),
    }


def read_copied(said: CopiedDocument) -> Face:
    """Copiable values."""
    return Face(
        name=said.name,
        mana_cost=None if said.mana_cost is None else split_symbols(said.mana_cost),
        types=tuple(said.types),
        subtypes=tuple(said.subtypes),
        supertypes=tuple(said.supertypes),
        color_indicator=None if said.color_indicator is None else tuple(said.color_indicator),
        abilities=_read_lines(said),
        power=said.power,
        toughness=said.toughness,
        loyalty=said.loyalty,
        defense=said.defense,
    )


def write_copied(face: Face) -> dict[str, object]:
    """Copiable values in full."""
    facts = FaceFacts.of(face)
    return {
        "name": face.name,
        "mana_cost": None if face.mana_cost is None else "".join(face.mana_cost),
        "types": [it.value for it in face.types],
        "subtypes": list(face.subtypes),
        "supertypes": [it.value for it in face.supertypes],
        "color_indicator": None if face.color_indicator is None else [it.value for it in face.color_indicator],
        "abilities": write_lines(face.abilities, facts),
        "power": face.power,
        "toughness": face.toughness,
        "loyalty": face.loyalty,
        "defense": face.defense,
    }


def write_lines(lines: Iterable[Ability], facts: FaceFacts) -> list[str | dict[str, object]]:
    """Lines as text, or, where they were not understood, what is known of them."""
    return [
        {"understood": False, "shape": line.shape, "text": line.text}
        if isinstance(line, Unread)
        else print_ability(line, facts)
        for line in lines
    ]


def _read_lines(said: SnapshotDocument | CopiedDocument) -> tuple[Ability, ...]:
    types, subtypes, supertypes = tuple(said.types), tuple(said.subtypes), tuple(said.supertypes)
    facts = FaceFacts(said.name, types, subtypes, supertypes)
    abilities = tuple(_read(line, facts) for line in said.abilities)
    face = Face(said.name, None, types, subtypes, supertypes, abilities=abilities)
    return playable(Card(said.name, (face,))).faces[0].abilities


def _read(line: str | UnreadLineDocument, facts: FaceFacts) -> Ability:
    if isinstance(line, UnreadLineDocument):
        return Unread(line.shape, line.text)
    reading = read_line(line, facts)
    understood = reading.ability if reading.verdict in ("exact", "variant") else None
    event = occasion_of(line, facts) if reading.shape == "triggered" and not understood else None
    return understood or Unread(reading.shape, line, event)
