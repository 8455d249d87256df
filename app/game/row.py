"""A row: the characteristics of one object at one moment, with what filters ask of it (109.3)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from app.game.objects import ObjectId, PlayerId
from app.vocabulary.abilities import Ability, Activated, Keywords, Unread
from app.vocabulary.keywords import Keyword, Plain, SpelledOut, WithCost
from app.vocabulary.statics import Modification
from app.vocabulary.words import CardType, Supertype, Zone


@dataclass(slots=True)
class Row:
    """The characteristics of an object after the layers applied so far; complete once the view is.

    `counters` are those on it, for when it is gone (122.8). `shaped_by` are the effects that have changed its types or
    abilities, each with the rule that it does so by.
    """

    id: ObjectId
    zone: Zone
    name: str
    mana_cost: tuple[str, ...] | None
    colors: frozenset[str]
    supertypes: frozenset[Supertype]
    types: frozenset[CardType]
    subtypes: frozenset[str]
    abilities: tuple[Ability, ...]
    power: int | None
    toughness: int | None
    controller: PlayerId | None
    rules: tuple[Modification, ...] = ()
    counters: tuple[tuple[str, int], ...] = ()
    shaped_by: tuple[tuple[str, ObjectId], ...] = ()

    @property
    def is_permanent(self) -> bool:
        """Whether it is on the battlefield (110.1)."""
        return self.zone is Zone.BATTLEFIELD

    def has(self, keyword: str) -> bool:
        """Whether it has a keyword, with or without a cost."""
        return has_keyword(self.abilities, keyword)

    def keywords(self) -> Iterator[Keyword]:
        """Its keyword abilities, one by one."""
        return (word for ability in self.abilities if isinstance(ability, Keywords) for word in ability.keywords)

    def activated(self) -> tuple[Activated | Unread, ...]:
        """Its activated abilities, in the order in which an action counts them; some may be unread."""
        return tuple(
            ability
            for ability in self.abilities
            if isinstance(ability, Activated) or (isinstance(ability, Unread) and ability.shape == "activated")
        )

    def unread(self, *shapes: str) -> tuple[Unread, ...]:
        """Its lines of certain shapes that were not understood."""
        return tuple(it for it in self.abilities if isinstance(it, Unread) and it.shape in shapes)


def has_keyword(abilities: Iterable[Ability], keyword: str) -> bool:
    """Whether a keyword is among abilities, with or without a cost."""
    return any(
        isinstance(granted, Plain | SpelledOut | WithCost) and granted.name == keyword
        for ability in abilities
        if isinstance(ability, Keywords)
        for granted in ability.keywords
    )
