"""The facts of a face that its text may speak of: its name and its types."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from app.oracle.tokens import words_of
from app.vocabulary.cards import Face

_TELLING_SUBTYPES = (
    "Aura",
    "Equipment",
    "Vehicle",
    "Saga",
    "Class",
    "Case",
    "Fortification",
    "Spacecraft",
    "Siege",
    "Room",
    "Background",
)
_TELLING_TYPES = ("creature", "land", "planeswalker", "artifact", "enchantment", "battle")
SELF_NOUNS = (
    *_TELLING_SUBTYPES,
    *_TELLING_TYPES,
    "card",
    "permanent",
    "spell",
    "token",
    "instant",
    "sorcery",
    "scheme",
    "conspiracy",
    "plane",
    "Attraction",
    "Contraption",
)


@dataclass(frozen=True)
class FaceFacts:
    """The name and type line of the face whose text is read or printed."""

    name: str
    types: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()
    supertypes: tuple[str, ...] = ()
    short_name: str | None = None

    @classmethod
    def of(cls, face: Face) -> FaceFacts:
        """The facts of a face."""
        return cls(face.name, face.types, face.subtypes, face.supertypes)

    @cached_property
    def names(self) -> tuple[tuple[str, ...], ...]:
        """The full name and the short names it may go by (201.5c), as words, longest first."""
        full = self.name
        shorter = [self.short_name] if self.short_name else []
        if "legendary" in self.supertypes or "planeswalker" in self.types:
            shorter += [full.partition(sign)[0] for sign in (", ", " the ", " of ", " & ", " ")]
        found = dict.fromkeys(filter(None, map(words_of, (full, *shorter))))
        return tuple(sorted(found, key=len, reverse=True))

    @cached_property
    def short(self) -> str:
        """The short name of a legendary card, the name of any other."""
        return self.short_name or self.name.partition(", ")[0]

    @cached_property
    def own_phrase(self) -> str:
        """How the text of this face calls its own object where nothing else is kept."""
        if "instant" in self.types or "sorcery" in self.types:
            return self.name
        if "legendary" in self.supertypes:
            return self.short
        noun = next((s for s in _TELLING_SUBTYPES if s in self.subtypes and "creature" not in self.types), None)
        noun = noun or next((t for t in _TELLING_TYPES if t in self.types), None)
        return f"this {noun}" if noun else self.name
