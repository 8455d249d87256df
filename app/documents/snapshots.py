"""Snapshots: what objects that are gone were as they last existed (608.2h)."""

from __future__ import annotations

from app.documents.ability_text import Source, facts_of
from app.documents.game_state import SnapshotDocument, UnreadLineDocument
from app.game.mana import split_symbols
from app.game.row import Row
from app.oracle.face import FaceFacts
from app.oracle.printing import print_ability
from app.oracle.reading import read_line
from app.rulings.playable import playable
from app.vocabulary.abilities import Ability, Unread
from app.vocabulary.cards import Card, Face
from app.vocabulary.words import CardType, Color, Supertype


def read_snapshot(said: SnapshotDocument) -> Row:
    """The characteristics that a snapshot tells of."""
    facts = FaceFacts(said.name, tuple(said.types), tuple(said.subtypes), tuple(said.supertypes))
    abilities = tuple(_read(line, facts) for line in said.abilities)
    face = Face(said.name, None, tuple(said.types), tuple(said.subtypes), tuple(said.supertypes), abilities=abilities)
    return Row(
        id=said.id,
        zone=said.zone,
        name=said.name,
        mana_cost=None if said.mana_cost is None else split_symbols(said.mana_cost),
        colors=frozenset(said.colors),
        supertypes=frozenset(said.supertypes),
        types=frozenset(said.types),
        subtypes=frozenset(said.subtypes),
        abilities=playable(Card(said.name, (face,))).faces[0].abilities,
        power=said.power,
        toughness=said.toughness,
        controller=said.controller,
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
        "abilities": [write_line(line, row) for line in row.abilities],
        "power": row.power,
        "toughness": row.toughness,
        "controller": row.controller,
    }


def write_line(line: Ability, source: Source) -> str | dict[str, object]:
    """A line as text, or, where it was not understood, what is known of it."""
    if isinstance(line, Unread):
        return {"understood": False, "shape": line.shape, "text": line.text}
    return print_ability(line, facts_of(source))


def _read(line: str | UnreadLineDocument, facts: FaceFacts) -> Ability:
    if isinstance(line, UnreadLineDocument):
        return Unread(line.shape, line.text)
    reading = read_line(line, facts)
    understood = reading.ability if reading.verdict in ("exact", "variant") else None
    return understood or Unread(reading.shape, line)
