"""Cards sent along with a request, in Scryfall's shape: they define cards, or override those of the catalogue."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated

from pydantic import ConfigDict, Field

from app.cards.catalogue import fold
from app.cards.compiling import compile_card
from app.cards.entries import Entry
from app.cards.records import BadRecord
from app.documents.model import Incoming
from app.documents.problems import Fault, InvalidFields
from app.documents.words import CardName
from app.vocabulary.words import Color

MOST_CARDS = 100

Line = Annotated[str, Field(max_length=200)]
Short = Annotated[str, Field(max_length=16)]


class SentFace(Incoming):
    """One face of a card with the field names of Scryfall; those of their fields that are no facts are ignored."""

    model_config = ConfigDict(extra="ignore")

    name: CardName
    mana_cost: Line | None = None
    type_line: Line | None = None
    oracle_text: Annotated[str, Field(max_length=4_000)] | None = None
    power: Short | None = None
    toughness: Short | None = None
    loyalty: Short | None = None
    defense: Short | None = None
    color_indicator: Annotated[list[Color], Field(max_length=5)] | None = None


class SentCard(SentFace):
    """A card object in Scryfall's shape."""

    layout: Annotated[str, Field(pattern=r"^[a-z_]{1,40}$")] = "normal"
    card_faces: Annotated[list[SentFace], Field(max_length=10)] | None = None


def compile_sent(cards: Sequence[SentCard], faults: list[Fault], place: str = "/cards") -> Iterator[Entry]:
    """The cards, read; a fault for each that is none, or that has the name of one before it."""
    names: set[str] = set()
    for position, card in enumerate(cards):
        name = fold(card.name)
        if name in names:
            detail = "Another card of this name is sent along already."
            faults.append(Fault(f"{place}/{position}/name", detail, kind=InvalidFields))
        names.add(name)
        try:
            yield compile_card(card.model_dump(mode="json", exclude_none=True))
        except BadRecord as bad:
            faults.append(Fault(f"{place}/{position}", f"This is no card: {bad}.", kind=InvalidFields))
