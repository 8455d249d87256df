"""Cards, tokens and their faces by the names in a game state."""

from __future__ import annotations

from collections.abc import Callable

from app.cards.catalogue import UnknownCard, fold
from app.cards.compiling import compile_record
from app.cards.records import CardRecord, FaceRecord
from app.documents import problems
from app.documents.object_documents import ObjectDocument, TokenDocument
from app.documents.problems import Fault
from app.documents.snapshots import read_copied
from app.rulings.playable import playable
from app.vocabulary.cards import Card, Face
from app.vocabulary.words import Color, Zone

Lookup = Callable[[str], Card]
"""Finds a card by its name, or raises `app.cards.catalogue.UnknownCard`."""

TOKEN_LAYOUT = "token"  # noqa: S105
"""The layout of a card that stands for a token which a game state describes itself."""

_BACK_FACES_UP = ("transform", "modal_dfc", "flip", "meld")
"""Layouts of which another face than the first may be up on the battlefield (710, 712)."""
_MOST_SUGGESTIONS = 10


class CardReader:
    """Looks up the cards that a request names, each once, and collects the faults."""

    def __init__(self, lookup: Lookup, faults: list[Fault]) -> None:
        self._lookup = lookup
        self._faults = faults
        self._known: dict[str, Card | None] = {}
        self._suggested = 0

    def read(self, said: ObjectDocument, zone: Zone, pointer: str, card_pointer: str) -> tuple[Card | None, int]:
        """The card of an object, None where it is not known, and which of its faces is up (from 0)."""
        if isinstance(said.token, TokenDocument):
            face = _token(said.token)
            if face.faults():
                detail = "This is no type line: name card types, and subtypes after a dash."
                self._faults.append(Fault(f"{pointer}/token/type_line", detail, rule="205.1"))
            return playable(compile_record(CardRecord(said.token.name, (face,), TOKEN_LAYOUT)).card), 0
        if said.card is None:
            return None, 0
        card = self._named(said.card, card_pointer)
        if card is None:
            return None, 0
        if said.face is None:
            return card, _face_named(card, said.card, zone)
        if said.face > len(card.faces):
            self._faults.append(
                Fault(f"{pointer}/face", f"The card has {len(card.faces)} face(s).", kind=problems.ImpossibleState)
            )
            return card, 0
        return card, said.face - 1

    def read_copied(self, said: ObjectDocument, pointer: str) -> Face | None:
        """The copiable values of what an object is a copy of, by name or in full; None if it is none."""
        if isinstance(said.copy_of, str):
            card = self._named(said.copy_of, f"{pointer}/copy_of")
            return card.faces[0] if card else None
        return read_copied(said.copy_of) if said.copy_of else None

    def _named(self, name: str, pointer: str) -> Card | None:
        if name not in self._known:
            try:
                self._known[name] = playable(self._lookup(name))
            except UnknownCard as unknown:
                self._known[name] = None
                self._suggested += 1
                near = unknown.near if self._suggested <= _MOST_SUGGESTIONS else ()
                self._faults.append(_unknown(pointer, near))
        elif self._known[name] is None:
            self._faults.append(_unknown(pointer, ()))
        return self._known[name]


def _unknown(pointer: str, near: tuple[str, ...]) -> Fault:
    detail = "The catalogue has no card of this name; correct it, or send the card along in `cards`."
    return Fault(pointer, detail, near, kind=problems.UnknownCard)


def _face_named(card: Card, name: str, zone: Zone) -> int:
    """The face that is up: the one that is named, where it can be up there; else the first."""
    if zone is not Zone.BATTLEFIELD or card.layout not in _BACK_FACES_UP or fold(name) == fold(card.name):
        return 0
    return next((place for place, face in enumerate(card.faces) if fold(face.name) == fold(name)), 0)


def _token(said: TokenDocument) -> FaceRecord:
    return FaceRecord(
        name=said.name,
        type_line=said.type_line,
        text=said.text,
        power=said.power,
        toughness=said.toughness,
        color_indicator=tuple(color for color in Color if color in said.colors) or None,
    )
