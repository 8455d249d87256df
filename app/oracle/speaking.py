"""Putting nodes into words: the grammar read the other way."""

from __future__ import annotations

from typing import Any

from app.oracle.grammar import Category, Grammar, ListOf
from app.oracle.keeping import Keeping
from app.oracle.lists import SHAPES
from app.oracle.phrases import Choice, Gap, Literal, Maybe, Phrase
from app.oracle.templates import AGREES, BOTH, PLURAL, SINGULAR
from app.vocabulary.node import Node


class Speaker:
    """Says nodes for one face; honours kept words or not; `quoted` while it says an ability in quotation marks."""

    def __init__(self, grammar: Grammar, face: Any, keeping: Keeping) -> None:
        self.grammar = grammar
        self.face = face
        self.keeping = keeping
        self.kept = keeping is Keeping.ALL
        self.quoted = False

    def say(self, category: Category, value: Any, number: int = BOTH, joints: Any = None) -> list[str] | None:
        """The words for a value in a category and number; None where it has none."""
        sources = category.speakers(type(value))
        said = self.keeping.said(value)
        if said is not None:
            sources = tuple(s for s in sources if isinstance(s, Phrase) and s.template == said) or sources
        for each in (SINGULAR, PLURAL):
            if number & each:
                for source in sources:
                    words = self._source(source, value, each, joints)
                    if words is not None:
                        return words
        return None

    def _source(self, source: Any, value: Any, number: int, joints: Any) -> list[str] | None:
        if isinstance(source, Phrase):
            return self._phrase(source, value, number)
        if isinstance(source, ListOf):
            return self._list(source, value, number, joints)
        words = source.write(value, number, self)
        return None if words is None else list(words)

    def _phrase(self, phrase: Phrase, node: Node, number: int) -> list[str] | None:
        if not phrase.says(node):
            return None
        if phrase.free:
            return self._pieces(phrase, node, SINGULAR) or self._pieces(phrase, node, PLURAL)
        if phrase.number != AGREES and not phrase.number & number:
            return None
        return self._pieces(phrase, node, number)

    def _pieces(self, phrase: Phrase, node: Node, number: int) -> list[str] | None:
        words: list[str] = []
        for piece in phrase.pieces:
            if isinstance(piece, Maybe):
                if self._left_out(node, piece.field):
                    continue
                for inner in piece.pieces:
                    if not self._piece(inner, node, number, words):
                        return None
            elif not self._piece(piece, node, number, words):
                return None
        return words

    def _piece(self, piece: Literal | Choice | Gap, node: Node, number: int, words: list[str]) -> bool:
        if isinstance(piece, Literal):
            words.extend(piece.words)
        elif isinstance(piece, Choice):
            words.extend((piece.singular if number == SINGULAR else piece.plural).words)
        else:
            joints = getattr(node, "joints", None) if piece.shape and SHAPES[piece.shape].joints and self.kept else None
            asked = number if piece.number == AGREES else piece.number
            said = self.say(self.grammar.filled_by(piece), getattr(node, piece.field), asked, joints)
            if said is None:
                return False
            words.extend(said)
        return True

    def _left_out(self, node: Node, name: str) -> bool:
        declared = type(node).__dataclass_fields__[name]  # type: ignore[attr-defined]
        if not declared.compare and not self.kept:
            return True
        return bool(getattr(node, name) == declared.default)

    def _list(self, source: ListOf, values: tuple[Any, ...], number: int, joints: Any) -> list[str] | None:
        if not values:
            return None
        between = source.shape.policy(len(values))
        if joints is not None and len(joints) == len(values) - 1:
            between = tuple(tuple(joint.split()) for joint in joints)
        words: list[str] = []
        for index, value in enumerate(values):
            said = self.say(source.rest if index else source.item, value, number)
            if said is None:
                return None
            if index:
                words.extend(between[index - 1])
            words.extend(said)
        return words
