"""Cards as the engine can play them: lines that it does not carry out count as not understood."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from app.engine.functioning import functions_in
from app.engine.interpreters import carried_out
from app.oracle.face import FaceFacts
from app.oracle.printing import print_ability
from app.rulings.unread import zone_of_activated
from app.vocabulary.abilities import Ability, Activated, Spell, Triggered, Unread
from app.vocabulary.cards import Card, Face


@lru_cache(maxsize=16_384)
def playable(card: Card) -> Card:
    """The card, with every line that was read but that the engine does not carry out made `Unread`."""
    faces = tuple(_playable_face(face) for face in card.faces)
    return card if faces == card.faces else replace(card, faces=faces)


def _playable_face(face: Face) -> Face:
    abilities = tuple(_playable_line(line, face) for line in face.abilities)
    return face if abilities == face.abilities else replace(face, abilities=abilities)


def _playable_line(line: Ability, face: Face) -> Ability:
    if isinstance(line, Unread):
        return replace(line, zone=zone_of_activated(line.text)) if line.shape == "activated" and line.text else line
    if carried_out(line):
        return line
    text = print_ability(line, FaceFacts(face.name, face.types, face.subtypes, face.supertypes))
    match line:
        case Activated():
            return Unread("activated", text, zone=functions_in(line))
        case Triggered(event=event):
            return Unread("triggered", text, event if carried_out(event) else None)
        case Spell():
            return Unread("spell", text)
        case _:
            return Unread("static", text)
