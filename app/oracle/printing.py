"""Printing: a tree of nodes as a line of Oracle text."""

from __future__ import annotations

from app.oracle.anaphora import resolve, voice
from app.oracle.english import grammar
from app.oracle.face import FaceFacts
from app.oracle.keeping import Keeping, reordered
from app.oracle.speaking import Speaker
from app.oracle.things import NoAntecedent, Thing
from app.oracle.typesetting import typeset
from app.vocabulary.abilities import Ability


class Unspeakable(ValueError):
    """A tree for which the grammar has no words."""


def print_ability(ability: Ability, face: FaceFacts, *, kept: bool = True, free: tuple[Thing, ...] = ()) -> str:
    """The line that says an ability on a face, in the card's own words where those were kept, or from meaning alone.

    `free` are things that the line may refer back to though it does not mention them. From meaning alone, a clause
    keeps its place, or gets another one, where a reference back depends on it. Raises Unspeakable for a tree that has
    no words.
    """
    for keeping in Keeping if kept else (Keeping.NONE, Keeping.ORDER):
        if (line := _line(ability, face, keeping, free)) is not None:
            return line
    for other in reordered(ability):
        if (line := _line(other, face, Keeping.ORDER, free)) is not None:
            return line
    raise Unspeakable(type(ability).__name__)


def _line(ability: Ability, face: FaceFacts, keeping: Keeping, free: tuple[Thing, ...]) -> str | None:
    try:
        spoken = voice(ability, keeping, free)
    except NoAntecedent:
        return None
    if resolve(spoken, free) != ability:
        return None
    words = Speaker(grammar(), face, keeping).say(grammar()["spell line"], spoken)
    return None if words is None else typeset(words)
