"""Things that were mentioned: by which words they may be called, and which of them the words mean."""

from __future__ import annotations

from dataclasses import dataclass, replace

from app.vocabulary import filters as nouns
from app.vocabulary.node import node
from app.vocabulary.quantities import Number, UpTo
from app.vocabulary.references import Bound, Derived, Each, Either, Reference, Some, Target, This, TopCards
from app.vocabulary.subtypes import PARENTS
from app.vocabulary.tokens import CreateTokens
from app.vocabulary.words import PERMANENT_TYPES

ONE, SEVERAL = 1, 2
COPY = "copy"


class NoAntecedent(ValueError):
    """A reference back to nothing that was mentioned."""


@node
class Mention(Reference):
    """A reference back, as said: "it", "they", or "that", "those" or "the" with a noun in the singular."""

    words: str


@dataclass(frozen=True, slots=True)
class Thing:
    """Something that was introduced: what refers to it, by which nouns it may be called, one or several."""

    reference: Reference
    nouns: frozenset[str]
    number: int = ONE

    @property
    def is_player(self) -> bool:
        return "player" in self.nouns

    @property
    def is_object(self) -> bool:
        return bool(self.nouns - {"player", "opponent"})

    def fits(self, words: str) -> bool:
        """Whether these words can mean it."""
        if words == "it":
            return self.number == ONE and self.is_object
        if words == "they":
            return self.number == SEVERAL or self.is_player
        pointer, _, noun = words.partition(" ")
        if (pointer == "the") != (noun == COPY):
            return False
        return self.number == (SEVERAL if pointer == "those" else ONE) and noun in self.nouns

    def mentions(self) -> tuple[str, ...]:
        """The words that may be tried for it, in order of choice."""
        if COPY in self.nouns:
            return (f"the {COPY}",)
        pointer = "that" if self.number == ONE else "those"
        if not self.is_object:
            first: tuple[str, ...] = (f"{pointer} player", "they")
        else:
            first = ("it",) if self.number == ONE else ("they",)
        return (*first, *(f"{pointer} {noun}" for noun in sorted(self.nouns)))


class Scene:
    """What has been introduced so far in one ability."""

    def __init__(self, free: tuple[Thing, ...] = ()) -> None:
        self.things: list[Thing] = list(free)
        self.targets = 0
        self.chosen = 0
        self.used: set[str] = set()
        self.color: str | None = None
        self.type: str | None = None

    def antecedent(self, words: str) -> Reference:
        """What these words mean here. Raises NoAntecedent."""
        for thing in reversed(self.things):
            if thing.fits(words):
                return thing.reference
        if words == "it":
            return This("it")
        raise NoAntecedent(words)

    def words_for(self, reference: Reference, said: str | None) -> str | None:
        """The words for a reference back: those kept, else the first that mean it here; None if there are none."""
        tried = [said] if said else []
        for thing in reversed(self.things):
            if thing.reference == reference:
                tried.extend(thing.mentions())
        for words in tried:
            try:
                if self.antecedent(words) == reference:
                    return words
            except NoAntecedent:
                continue
        return None

    def introduce(self, reference: Reference, described: Reference, said: str | None = None) -> None:
        """Let what follows refer to a thing as it was described, in the words that are kept."""
        self.things.append(Thing(reference, _nouns(described), _number(described, said)))

    def introduce_tokens(self, created: CreateTokens) -> None:
        """Let what follows refer to tokens that are created."""
        number = ONE if created.count == Number(1) else SEVERAL
        self.things.append(Thing(Bound("token"), _token_nouns(created), number))

    def introduce_copy(self) -> None:
        """Let what follows speak of "the copy"."""
        self.things.append(Thing(Bound(COPY), frozenset({COPY})))

    def move(self, reference: Reference) -> None:
        """Call a thing a card too once it has moved, and the latest that was mentioned."""
        for thing in reversed(self.things):
            if thing.reference == reference and thing.is_object:
                self.things.append(replace(thing, nouns=thing.nouns | {"card"}))
                return


def _number(described: Reference, said: str | None) -> int:
    if isinstance(described, Each) and said is not None:
        return SEVERAL
    if isinstance(described, Target) and described.count not in (Number(1), UpTo(Number(1))):
        return SEVERAL
    if isinstance(described, Some) or (isinstance(described, TopCards) and described.count != Number(1)):
        return SEVERAL
    return ONE


def _token_nouns(it: CreateTokens) -> frozenset[str]:
    kinds = {kind.value for kind in it.kind.types}
    return frozenset({"token", "permanent", *kinds, *it.kind.subtypes})


def _nouns(described: Reference) -> frozenset[str]:
    if isinstance(described, Either):
        return frozenset().union(*(_nouns(thing) for thing in described.things))
    if isinstance(described, Derived):
        return frozenset({"player"})
    if isinstance(described, TopCards):
        return frozenset({"card"})
    what = getattr(described, "what", None)
    if not isinstance(what, nouns.Filter):
        return frozenset({"permanent", "card"})
    found: set[str] = set()
    if any(isinstance(head, nouns.IsCard | nouns.IsSpell | nouns.IsToken) for head in what.heads):
        found.update(_typed(what))
    for head in what.heads:
        match head:
            case nouns.IsCard():
                found.add("card")
            case nouns.IsSpell():
                found.add("spell")
            case nouns.IsToken():
                found.update(("token", "permanent"))
            case nouns.OfType(kind):
                found.add(kind.value)
                if kind in PERMANENT_TYPES:
                    found.add("permanent")
            case nouns.OfSubtype(subtype):
                found.update((subtype, "permanent", *(kind.value for kind in PARENTS[subtype])))
            case nouns.IsPermanent():
                found.add("permanent")
            case nouns.IsPlayer() | nouns.IsOpponent():
                found.update(("player", "opponent") if isinstance(head, nouns.IsOpponent) else ("player",))
            case _:
                found.add("object")
    return frozenset(found)


def _typed(what: nouns.Filter) -> set[str]:
    """The types said before "card", "spell" or "token"."""
    kinds = (kind for adjective in what.adjectives if isinstance(adjective, nouns.Typed) for kind in adjective.kinds)
    return {getattr(kind, "value", kind) for kind in kinds}
