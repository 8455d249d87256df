"""What was chosen for an object as it entered (607.2d): each value by its kind, and the words that it can be."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from app.documents.faults import near
from app.documents.naming import no_such_id
from app.documents.problems import Fault, ImpossibleState, InvalidFields
from app.documents.syntax import pointer as pointer_of
from app.game.mana import symbol
from app.vocabulary.subtypes import SUBTYPES
from app.vocabulary.words import CardType, Color

COLORS: Mapping[str, str] = {
    said: color.value for color in Color for said in (color.value, color.name.lower(), symbol(color))
}
"""The colours (105.1) by the words for them: a letter, a name, or a mana symbol."""

_TYPES: Mapping[str, tuple[Collection[str], str]] = {
    "card_type": (tuple(CardType), "300.1"),
    "creature_type": (SUBTYPES[CardType.CREATURE], "205.3m"),
    "land_type": (SUBTYPES[CardType.LAND], "205.3i"),
}
_PLAYERS = ("player", "protector")
_FREE = ("name", "number")

KINDS = ("color", *_TYPES, *_PLAYERS, *_FREE)
"""The kinds of value that may have been chosen."""


def read_chosen(
    said: Mapping[str, str], players: Collection[str], pointer: str, faults: list[Fault]
) -> Iterator[tuple[str, str]]:
    """The values as the rules know them, by kind; faults for what nobody can choose."""
    for kind, value in sorted(said.items()):
        where = f"{pointer}{pointer_of((kind,))}"
        match kind:
            case "color" if value in COLORS:
                yield kind, COLORS[value]
            case "color":
                faults.append(_no_choice(where, "That is no color.", value, [it.name.lower() for it in Color], "105.1"))
            case "number" if not value.isdecimal():
                faults.append(Fault(where, "A number that is chosen is 0 or more.", (), "107.1", InvalidFields))
            case _ if kind in _PLAYERS and value not in players:
                detail, rule, suggestions = no_such_id(value, players)
                faults.append(Fault(where, detail, suggestions, rule, InvalidFields))
            case _ if kind in _TYPES and value not in _TYPES[kind][0]:
                words, rule = _TYPES[kind]
                faults.append(_no_choice(where, f"That is no {kind.replace('_', ' ')}.", value, words, rule))
            case _ if kind not in KINDS:
                detail = f"Nothing of this kind is chosen. Known are: {', '.join(KINDS)}."
                faults.append(Fault(where, detail, near(kind, KINDS), None, InvalidFields))
            case _:
                yield kind, value


def _no_choice(pointer: str, detail: str, value: str, words: Collection[str], rule: str) -> Fault:
    return Fault(pointer, detail, near(value, words) or tuple(words)[:5], rule, ImpossibleState)
