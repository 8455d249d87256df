"""What documents tell of cards: their facts, and each line of rules text with what it was read as."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Literal
from urllib.parse import quote

from pydantic import Field, JsonValue

from app.cards.catalogue import Catalogue, UnknownCard
from app.cards.compiling import face_facts, words_of
from app.cards.entries import Entry, Line
from app.cards.records import FaceRecord
from app.documents.explanation import CitationDocument
from app.documents.model import Outgoing
from app.documents.problems import NotFound
from app.documents.rules import rule_url
from app.oracle.printing import print_ability
from app.rulings.lookups import find_rule
from app.rulings.understanding import performed
from app.vocabulary import keywords
from app.vocabulary.abilities import Ability, Unread
from app.vocabulary.node import Node
from app.vocabulary.notation import encode
from app.vocabulary.tree import walk
from app.vocabulary.words import Color

Verdict = Literal["exact", "variant", "declined", "ambiguous", "mismatched"]


_KEYWORDS = keywords.PLAIN | keywords.OTHERS | keywords.COSTED | keywords.NUMBERED | keywords.NUMBERED_AND_COSTED


class CardEntry(Outgoing):
    """A card as a search finds it."""

    name: str
    type_lines: tuple[str, ...] = Field(description="The type line of each face.")
    understood: bool = Field(description="Whether everything on it is understood.")
    url: str

    @classmethod
    def of(cls, entry: Entry) -> CardEntry:
        faces = entry.record.faces
        return cls(
            name=entry.record.name,
            type_lines=tuple(face.type_line for face in faces),
            understood=entry.understood(performed),
            url=card_url(entry.record.name),
        )


class CardSearch(Outgoing):
    """The cards that fit a search, the best first."""

    cards: tuple[CardEntry, ...]

    @classmethod
    def of(cls, entries: Iterable[Entry]) -> CardSearch:
        return cls(cards=tuple(map(CardEntry.of, entries)))


class LineDocument(Outgoing):
    """One line of rules text, and what it was read as."""

    text: str | None = Field(description="Its words: the operator's where they are at hand, else printed by us.")
    understood: bool = Field(description="Whether it was read, and the engine carries out everything in it.")
    verdict: Verdict
    ability: JsonValue = Field(description="The ability as a tree, in the notation of the catalogue.")
    printed: str | None = Field(description="The ability as we print it; null for a line that was not read.")
    rules: tuple[CitationDocument, ...] = Field(description="The rules that its parts stand on.")
    stopped_at: int | None = Field(description="Where reading stopped, in characters from the start of the line.")
    expected: tuple[str, ...] = Field(description="What could have followed there.")
    fact: bool = Field(description="It is no line of text but a printed fact that the rules give no meaning to.")

    @classmethod
    def of(cls, face: FaceRecord, line: Line) -> LineDocument:
        read = None if isinstance(line.ability, Unread) else line.ability
        declined = read is None and not line.fact and line.text is not None
        return cls(
            text=words_of(face, line),
            understood=line.understood(performed),
            verdict=line.verdict,
            ability=None if read is None else encode(read),
            printed=None if read is None else print_ability(read, face_facts(face)),
            rules=tuple(_citations(read)) if read else (),
            stopped_at=_stopped_at(line.text or "", line.prefix) if declined else None,
            expected=line.expected if declined else (),
            fact=line.fact,
        )


class FaceDocument(Outgoing):
    """One face of a card."""

    name: str
    mana_cost: str | None
    type_line: str
    power: str | None
    toughness: str | None
    loyalty: str | None
    defense: str | None
    color_indicator: tuple[Color, ...] | None
    lines: tuple[LineDocument, ...]

    @classmethod
    def of(cls, face: FaceRecord, lines: Iterable[Line]) -> FaceDocument:
        return cls(
            name=face.name,
            mana_cost=None if face.mana_cost is None else "".join(face.mana_cost),
            type_line=face.type_line,
            power=face.power,
            toughness=face.toughness,
            loyalty=face.loyalty,
            defense=face.defense,
            color_indicator=face.color_indicator,
            lines=tuple(LineDocument.of(face, line) for line in lines),
        )


class CardDocument(Outgoing):
    """A card of the catalogue with each of its lines."""

    name: str
    layout: str
    understood: bool = Field(description="Whether everything on it is understood.")
    faces: tuple[FaceDocument, ...]

    @classmethod
    def of(cls, entry: Entry) -> CardDocument:
        record = entry.record
        return cls(
            name=record.name,
            layout=record.layout,
            understood=entry.understood(performed),
            faces=tuple(map(FaceDocument.of, record.faces, entry.lines)),
        )


def find_card(library: Catalogue, name: str) -> CardDocument:
    """The card of a name, or with a face of that name. Raises NotFound with near names."""
    try:
        return CardDocument.of(library.entry(name))
    except UnknownCard as unknown:
        raise NotFound("The catalogue has no card of this name.", suggestions=unknown.near) from None


def card_url(name: str) -> str:
    """Where the service tells of a card."""
    return f"/v1/cards/{quote(name, safe='')}"


def _citations(ability: Ability) -> Iterator[CitationDocument]:
    for rule in dict.fromkeys(rule for node in walk(ability) for rule in _rules_of(node)):
        yield CitationDocument(rule=rule, title=find_rule(rule).title, url=rule_url(rule))


def _rules_of(node: Node) -> tuple[str, ...]:
    """The rules of a node; of a keyword, its own."""
    if isinstance(node, keywords.Keyword) and (rule := _KEYWORDS.get(getattr(node, "name", ""))):
        return (rule,)
    return node.RULES


def _stopped_at(text: str, prefix: str) -> int:
    """Where in a line the words end that could be read."""
    place = 0
    for word in prefix.split():
        found = re.compile(re.escape(word), re.IGNORECASE).search(text, place)
        if found is None:
            break
        place = found.end()
    return place
