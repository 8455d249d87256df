"""Cards as the engine can play them: lines that it does not carry out count as not understood."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import lru_cache

from app.engine.functioning import functions_in
from app.engine.interpreters import carried_out
from app.oracle.face import FaceFacts
from app.oracle.printing import print_ability
from app.rulings.unread import zone_of_activated, zone_of_triggered
from app.vocabulary.abilities import Ability, Activated, Keywords, Spell, Triggered, Unread
from app.vocabulary.cards import Card, Face
from app.vocabulary.keyword_shapes import keyword_begun, shapes_of
from app.vocabulary.keywords import Keyword
from app.vocabulary.references import ThisFrom
from app.vocabulary.tree import mentions

_WITH_OWN_RULES = frozenset({"Siege"})
"""Subtypes that give abilities of their own which the engine does not carry out (310.12b)."""


@lru_cache(maxsize=16_384)
def playable(card: Card) -> Card:
    """The card, with every line that was read but that the engine does not carry out made `Unread`."""
    faces = tuple(_playable_face(face) for face in card.faces)
    return card if faces == card.faces else replace(card, faces=faces)


def _playable_face(face: Face) -> Face:
    lines = ((place, part) for place, line in enumerate(face.abilities, 1) for part in _playable_line(line, face))
    numbered = (replace(part, line=place) if isinstance(part, Unread) else part for place, part in lines)
    own = (Unread("static", subtype) for subtype in face.subtypes if subtype in _WITH_OWN_RULES)
    abilities = (*numbered, *own)
    return face if abilities == face.abilities else replace(face, abilities=abilities)


def _playable_line(line: Ability, face: Face) -> tuple[Ability, ...]:
    if isinstance(line, Unread):
        keyword = None if line.text is None else keyword_begun(line.text)
        return (_playable_unread(line),) if keyword is None else shapes_of(keyword, line.text or "")
    if carried_out(line):
        return (line,)
    facts = FaceFacts.of(face)
    text = print_ability(line, facts)
    match line:
        case Activated():
            return (Unread("activated", text, zone=functions_in(line)),)
        case Triggered(event=event):
            zone = next((this.zone for this in mentions(line, ThisFrom)), None)
            return (Unread("triggered", text, event if carried_out(event) else None, zone=zone),)
        case Spell():
            return (Unread("spell", text),)
        case Keywords(keywords):
            known = tuple(it for it in keywords if carried_out(Keywords((it,))))
            unknown = (it for it in keywords if it not in known)
            shapes = (shapes_of(_called(it), print_ability(Keywords((it,)), facts)) for it in unknown)
            return (*((Keywords(known),) if known else ()), *(part for parts in shapes for part in parts))
        case _:
            return (Unread("static", text),)


_AS_IT_ENTERS = re.compile(r"As (?!long as)[^,.]* enters\b(?! or)")
"""How a line begins that matters only as its object enters (614.1c)."""


def _playable_unread(line: Unread) -> Unread:
    if line.shape == "activated" and line.text:
        return replace(line, zone=zone_of_activated(line.text))
    if line.shape == "triggered" and line.text:
        line = replace(line, zone=zone_of_triggered(line.text))
    if line.shape == "static" and line.text and _AS_IT_ENTERS.match(line.text):
        return replace(line, shape="entering")
    known = line.event is None or carried_out(line.event)
    return line if known else replace(line, event=None)


_WORD = re.compile(r"(?<!^)(?=[A-Z])")


def _called(keyword: Keyword) -> str:
    """The name of a keyword, of one without a name field that of its kind: "two kickers"."""
    name = getattr(keyword, "name", None)
    return name if isinstance(name, str) else _WORD.sub(" ", type(keyword).__name__).lower()
