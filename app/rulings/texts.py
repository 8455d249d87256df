"""Abilities of objects as text."""

from __future__ import annotations

from app.game.row import Row
from app.oracle.face import FaceFacts
from app.oracle.printing import print_ability
from app.vocabulary.abilities import Ability, Unread


def facts_of(row: Row) -> FaceFacts:
    """What the language needs to know of an object, as it is or last was, to read and print its text."""
    types, subtypes = tuple(sorted(row.types)), tuple(sorted(row.subtypes))
    return FaceFacts(row.name, types, subtypes, tuple(sorted(row.supertypes)))


def text_of(ability: Ability, row: Row) -> str | None:
    """An ability of an object as text; None where that is not at hand."""
    return ability.text if isinstance(ability, Unread) else print_ability(ability, facts_of(row))
