"""Fragments: effects that wait in a game state, with words that refer to things named beside them."""

from __future__ import annotations

from collections.abc import Iterable

from app.oracle.face import FaceFacts
from app.oracle.lexicon import NOUNS
from app.oracle.printing import print_ability
from app.oracle.reading import Reading, read_line
from app.oracle.things import ONE, SEVERAL, Thing
from app.vocabulary.abilities import Ability
from app.vocabulary.references import Bound


def read_fragment(text: str, bind_names: Iterable[str], face: FaceFacts) -> Reading:
    """Read an effect in which words such as "that token" or "those creatures" refer to things known beforehand.

    Each such wording becomes `Bound` of itself; a plural that is no noun of the language raises KeyError. The text is
    read as an effect, whatever the types of the face.
    """
    return read_line(text, face, free=_free(bind_names), as_effect=True)


def print_fragment(ability: Ability, bind_names: Iterable[str], face: FaceFacts, *, kept: bool = True) -> str:
    """The words of such an effect. Raises Unspeakable for a tree that has none."""
    return print_ability(ability, face, kept=kept, free=_free(bind_names))


def _free(bind_names: Iterable[str]) -> tuple[Thing, ...]:
    """Things known beforehand, by the words that mean them: "that token", "those creatures"."""
    singular = {several: one for one, several in NOUNS.items()}
    things = []
    for words in bind_names:
        pointer, _, noun = words.partition(" ")
        number = ONE if pointer == "that" else SEVERAL
        things.append(Thing(Bound(words), frozenset({singular[noun] if number == SEVERAL else noun}), number))
    return tuple(things)
