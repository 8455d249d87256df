"""Printing: a tree of nodes as a line of Oracle text."""

from __future__ import annotations

from app.oracle.anaphora import voice
from app.oracle.english import grammar
from app.oracle.face import FaceFacts
from app.oracle.speaking import Speaker
from app.oracle.typesetting import typeset
from app.vocabulary.abilities import Ability


class Unspeakable(ValueError):
    """A tree for which the grammar has no words."""


def print_ability(ability: Ability, face: FaceFacts, *, kept: bool = True) -> str:
    """The line that says an ability on a face, in the card's own words where those were kept, or from meaning alone.

    Raises Unspeakable for a tree that has no words, NoAntecedent for a reference back to nothing.
    """
    spoken = voice(ability, kept=kept)
    words = Speaker(grammar(), face, kept=kept).say(grammar()["spell line"], spoken)
    if words is None:
        if kept:
            return print_ability(ability, face, kept=False)
        raise Unspeakable(type(ability).__name__)
    return typeset(words)
