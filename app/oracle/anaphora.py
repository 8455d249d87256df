"""References back: what "it", "that creature" and "they" mean, and when they may be said.

Reading leaves a `Mention`; `resolve` walks the tree in the order of mention, keeps what has been introduced, and puts
the latest introduced thing that fits in place of each mention; the ability's own object only where nothing else fits
(608.2c, 608.2k). `voice` walks the same way and puts a mention in place of each reference back, in words that the same
rule resolves to the same thing.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from app.oracle.keeping import Keeping, mention_order
from app.vocabulary import filters as nouns
from app.vocabulary.abilities import Ability, Do
from app.vocabulary.events import AnyOf, Event
from app.vocabulary.node import Node, node
from app.vocabulary.quantities import Number, UpTo
from app.vocabulary.references import (
    A,
    Bound,
    Derived,
    Each,
    Either,
    Host,
    Reference,
    Same,
    Some,
    Target,
    This,
    TopCards,
)
from app.vocabulary.subtypes import PARENTS
from app.vocabulary.tokens import CreateTokens
from app.vocabulary.words import PERMANENT_TYPES

ONE, SEVERAL = 1, 2


class NoAntecedent(ValueError):
    """A reference back to nothing that was mentioned."""


@node
class Mention(Reference):
    """A reference back, as said: "it", "they", or "that" or "those" with a noun in the singular."""

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
        return self.number == (ONE if pointer == "that" else SEVERAL) and noun in self.nouns

    def mentions(self) -> tuple[str, ...]:
        """The words that may be tried for it, in order of choice."""
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


def resolve(ability: Any, free: tuple[Thing, ...] = ()) -> Any:
    """The tree with every mention replaced by what it means. Raises NoAntecedent."""
    scene = Scene(free)
    return _bind(_Resolver(scene).walk(ability, None), scene.used)


def voice(ability: Any, keeping: Keeping, free: tuple[Thing, ...] = ()) -> Any:
    """The tree with a mention in place of every reference back that has one. Raises NoAntecedent."""
    return _Voice(Scene(free), keeping).walk(ability, None)


class _Walk:
    def __init__(self, scene: Scene, keeping: Keeping = Keeping.ALL) -> None:
        self.scene = scene
        self.keeping = keeping
        self.begun = False

    def _events(self, events: tuple[Any, ...]) -> tuple[Any, ...]:
        """The events of a list: the subject stands in the first one only."""
        raise NotImplementedError

    def inner(self) -> _Walk:
        """The walk through a quoted ability: nothing has been introduced there."""
        raise NotImplementedError

    def back(self, it: Reference) -> Reference:
        """What becomes of a reference."""
        raise NotImplementedError

    def walk(self, it: Any, role: str | None) -> Any:
        if isinstance(it, tuple):
            parts = tuple(self.walk(part, role) for part in it)
            return parts if any(new is not old for new, old in zip(parts, it, strict=True)) else it
        if not isinstance(it, Node):
            return it
        if isinstance(it, Mention | Bound | This | Host):
            came = self.back(it)
            meant = it if isinstance(came, Mention) else came
            if role is not None and not isinstance(meant, Mention | Bound):
                self.scene.introduce(Bound(role), meant)
            elif isinstance(meant, Host):
                self.scene.introduce(replace(meant, said="it"), meant)
            return came
        if isinstance(it, Ability) and self.begun:
            return self.inner().walk(it, None)
        self.begun = True
        made = self._parts(it)
        if isinstance(it, Reference):
            return self._introduced(made, role)
        if isinstance(it, CreateTokens):
            number = ONE if it.count == Number(1) else SEVERAL
            self.scene.things.append(Thing(Bound("token"), _token_nouns(it), number))
        return made

    def _parts(self, it: Any) -> Any:
        roles = it.ROLES if isinstance(it, Event) else {}
        changed: dict[str, Any] = {}
        cls: Any = type(it)
        for name in mention_order(cls, self.keeping.said(it)):
            before = getattr(it, name)
            if not isinstance(before, Node | tuple):
                continue
            role = roles.get(name) or ("each" if isinstance(it, Do) and isinstance(before, Each) else None)
            after = self._events(it.events) if isinstance(it, AnyOf) else self.walk(before, role)
            if after is not before:
                changed[name] = after
        if getattr(it, "said", None) != self.keeping.said(it):
            changed["said"] = None
        return replace(it, **changed) if changed else it

    def _introduced(self, it: Any, role: str | None) -> Any:
        if isinstance(it, Target):
            self.scene.targets += 1
            it = replace(it, slot=self.scene.targets)
            self.scene.introduce(Bound(f"target-{it.slot}"), it)
        elif role is not None and isinstance(it, A | Each | Some | Either | Derived):
            self.scene.introduce(Bound(role), it, self.keeping.said(it))
        elif isinstance(it, A | Each | Some | TopCards):
            self.scene.chosen += 1
            it = replace(it, bind=f"chosen-{self.scene.chosen}")
            self.scene.introduce(Bound(it.bind), it, self.keeping.said(it))
        return it


class _Resolver(_Walk):
    def _events(self, events: tuple[Any, ...]) -> tuple[Any, ...]:
        first = self.walk(events[0], None)
        return (first, *(self._parts(replace(later, what=first.what)) for later in events[1:]))

    def inner(self) -> _Resolver:
        return _Resolver(Scene())

    def back(self, it: Reference) -> Reference:
        if not isinstance(it, Mention):
            return it
        meant = self.scene.antecedent(it.words)
        if isinstance(meant, Bound):
            self.scene.used.add(meant.name)
            policy = self.scene.words_for(meant, None)
            return replace(meant, said=None if policy == it.words else it.words)
        if isinstance(meant, Host):
            return replace(meant, said=it.words)
        return meant


class _Voice(_Walk):
    def _events(self, events: tuple[Any, ...]) -> tuple[Any, ...]:
        first = self.walk(events[0], None)
        return (first, *(self._parts(replace(later, what=Same())) for later in events[1:]))

    def inner(self) -> _Voice:
        return _Voice(Scene(), self.keeping)

    def back(self, it: Any) -> Reference:
        if isinstance(it, Bound):
            words = self.scene.words_for(it, it.said if self.keeping is Keeping.ALL else None)
            if words is None:
                raise NoAntecedent(it.name)
            return Mention(words)
        if self.keeping is Keeping.ALL and (isinstance(it, Host) or it == This()) and it.said is not None:
            is_pronoun = isinstance(it, Host) or it.said == "it"
            if is_pronoun and self.scene.words_for(it, it.said) == it.said:
                return Mention(it.said)
        return it  # type: ignore[no-any-return]


def _bind(it: Any, used: set[str]) -> Any:
    """Leave a bound name only where something refers back to it."""
    if isinstance(it, tuple):
        parts = tuple(_bind(part, used) for part in it)
        return parts if any(new is not old for new, old in zip(parts, it, strict=True)) else it
    if not isinstance(it, Node):
        return it
    changed: dict[str, Any] = {}
    for name in it.MEANING:
        before = getattr(it, name)
        if name == "bind" and isinstance(it, A | Each | Some | TopCards):
            if before is not None and before not in used:
                changed[name] = None
        elif isinstance(before, Node | tuple):
            after = _bind(before, used)
            if after is not before:
                changed[name] = after
    return replace(it, **changed) if changed else it


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
