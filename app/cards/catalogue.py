"""Catalogues: cards by name.

Names are compared without case and accents, and the name of a face finds its card. Catalogues are laid over each other:
the cards sent with a request over the imported ones, those over the starter set.
"""

from __future__ import annotations

import hashlib
import re
import unicodedata
from abc import ABC, abstractmethod
from collections.abc import Iterable
from functools import cached_property
from typing import NamedTuple

from rapidfuzz import process
from rapidfuzz.distance import JaroWinkler

from app.cards.entries import Entry
from app.vocabulary.cards import Card

LONGEST_NAME = 200
_LETTERS = str.maketrans({"æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "ß": "ss", "’": "'", "‘": "'", "“": '"', "”": '"'})


class UnknownCard(LookupError):
    """No catalogue has a card of this name."""

    def __init__(self, name: str, catalogue: Catalogue) -> None:
        super().__init__(f"no card is named {name!r}")
        self.name = name
        self._catalogue = catalogue

    @cached_property
    def near(self) -> tuple[str, ...]:
        """Names it may have been meant for, nearest first. Looked for when asked: it takes milliseconds."""
        return self._catalogue.near(self.name)


def fold(name: str) -> str:
    """A name as it is compared: no case, no accents, plain quotation marks, single spaces, `//` between halves."""
    letters = unicodedata.normalize("NFKD", name.casefold().translate(_LETTERS))
    plain = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return " ".join(re.sub(r"\s*//+\s*", " // ", plain).split())


def haystack(entry: Entry) -> str:
    """What a search looks into: the name in the first line, then the words of the faces."""
    record = entry.record
    words = [record.name, *(part for face in record.faces for part in (face.name, face.type_line, face.text))]
    return "\n".join(fold(word.replace("\n", " ")) for word in words)


class Match(NamedTuple):
    """A card that a search found. Rank 0: its name begins with the words; 1: its name has them all; 2: it has them."""

    rank: int
    title: str
    name: str


class Catalogue(ABC):
    """Cards by name. All methods may be called from any thread."""

    @property
    @abstractmethod
    def hash(self) -> str:
        """A hash over everything the catalogue holds."""

    @abstractmethod
    def names(self) -> tuple[str, ...]:
        """The full names of all cards, in the order of their folded forms."""

    @abstractmethod
    def find(self, name: str) -> Entry | None:
        """The card of that name, or with a face of that name, if there is one."""

    @abstractmethod
    def matches(self, words: tuple[str, ...]) -> list[Match]:
        """The cards whose haystack has all the folded words, best first."""

    def entry(self, name: str) -> Entry:
        """The card of that name with its lines and reports. Raises `UnknownCard`."""
        found = self.find(name)
        if found is None:
            raise UnknownCard(name, self)
        return found

    def get(self, name: str) -> Card:
        """The card of that name as the rules see it. Raises `UnknownCard`."""
        return self.entry(name).card

    def search(self, words: str, limit: int = 20) -> tuple[Entry, ...]:
        """Cards with all these words in name, type line or text, best names first."""
        return tuple(self.entry(match.name) for match in self.matches(tuple(fold(words).split()))[:limit])

    def near(self, name: str, limit: int = 3) -> tuple[str, ...]:
        """The names most like this one, nearest first."""
        return tuple(found for _, found in self.likenesses(name, limit))

    def likenesses(self, name: str, limit: int) -> list[tuple[float, str]]:
        """The names most like this one, each with how far it is from it (0 to 0.2)."""
        if len(name) > LONGEST_NAME:
            return []
        likest = process.extract(
            fold(name), self._folded_names, scorer=JaroWinkler.normalized_distance, limit=limit, score_cutoff=0.2
        )
        return sorted((distance, full) for _, distance, full in likest)

    @cached_property
    def _folded_names(self) -> dict[str, str]:
        return {name: fold(name) for name in self.names()}


class Held(Catalogue):
    """A catalogue in memory. Of several cards of one name the first counts."""

    def __init__(self, entries: Iterable[Entry]) -> None:
        self._entries: dict[str, Entry] = {}
        for entry in entries:
            self._entries.setdefault(fold(entry.record.name), entry)
        self._names = tuple(self._entries[key].record.name for key in sorted(self._entries))
        self._faces: dict[str, Entry] = {}
        for key in sorted(self._entries):
            for face in self._entries[key].record.faces:
                self._faces.setdefault(fold(face.name), self._entries[key])

    @cached_property
    def hash(self) -> str:
        return hashlib.sha256(repr([self._entries[key] for key in sorted(self._entries)]).encode()).hexdigest()

    def names(self) -> tuple[str, ...]:
        return self._names

    def find(self, name: str) -> Entry | None:
        key = fold(name)
        return self._entries.get(key) or self._faces.get(key)

    def matches(self, words: tuple[str, ...]) -> list[Match]:
        return ranked(((entry.record.name, haystack(entry)) for entry in self._entries.values()), words)


class Layers(Catalogue):
    """Catalogues over each other: the first that has a card gives it."""

    def __init__(self, *layers: Catalogue) -> None:
        self._layers = layers

    @cached_property
    def hash(self) -> str:
        return hashlib.sha256(":".join(layer.hash for layer in self._layers).encode()).hexdigest()

    def names(self) -> tuple[str, ...]:
        by_fold = {fold(name): name for layer in reversed(self._layers) for name in layer.names()}
        return tuple(by_fold[key] for key in sorted(by_fold))

    def find(self, name: str) -> Entry | None:
        return next((found for layer in self._layers if (found := layer.find(name))), None)

    def matches(self, words: tuple[str, ...]) -> list[Match]:
        return sorted(
            match
            for depth, layer in enumerate(self._layers)
            for match in layer.matches(words)
            if not any(upper.find(match.name) for upper in self._layers[:depth])
        )

    def likenesses(self, name: str, limit: int) -> list[tuple[float, str]]:
        found = {pair for layer in self._layers for pair in layer.likenesses(name, limit)}
        return sorted(found)[:limit]


def ranked(haystacks: Iterable[tuple[str, str]], words: tuple[str, ...]) -> list[Match]:
    """The cards that have all the words, best first."""
    found: list[Match] = []
    for name, text in haystacks:
        if all(word in text for word in words):
            title = text.partition("\n")[0]
            in_title = all(word in title for word in words)
            found.append(Match(0 if title.startswith(" ".join(words)) else 1 if in_title else 2, title, name))
    return sorted(found)
