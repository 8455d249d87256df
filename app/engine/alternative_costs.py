"""Alternative costs: what keywords let a player pay rather than a spell's mana cost (118.9)."""

from __future__ import annotations

from dataclasses import dataclass

from app.engine.outcomes import Illegal
from app.engine.rows import Row
from app.engine.run import Run
from app.engine.trace import Literally
from app.game.objects import PlayerId
from app.vocabulary.costs import Cost
from app.vocabulary.keywords import WithCost
from app.vocabulary.words import CardType, Zone

FLASHBACK = "flashback"
ALTERNATIVES: dict[str, tuple[Zone, str]] = {
    FLASHBACK: (Zone.GRAVEYARD, "702.34a"),
    "evoke": (Zone.HAND, "702.74a"),
}
"""The keywords whose cost is paid rather than the mana cost: from where the card is cast so, and the rule."""

NONE = "mana cost"


@dataclass(frozen=True, slots=True)
class Alternative:
    """A keyword of a card, and the cost that it lets one pay."""

    name: str
    cost: Cost

    @property
    def rule(self) -> str:
        """The rule of the keyword."""
        return ALTERNATIVES[self.name][1]


def alternatives(row: Row) -> tuple[Alternative, ...]:
    """The alternative costs for which a card could be cast from where it is."""
    found = (word for word in row.keywords() if isinstance(word, WithCost) and word.name in ALTERNATIVES)
    possible = (word for word in found if ALTERNATIVES[word.name][0] is row.zone)
    return tuple(Alternative(word.name, word.cost) for word in possible if _allows(word.name, row))


def _allows(name: str, row: Row) -> bool:
    """Only what is an instant or sorcery spell is cast with flashback (702.34a)."""
    return name != FLASHBACK or bool({CardType.INSTANT, CardType.SORCERY} & row.types)


def choose(run: Run, row: Row, player: PlayerId, announced: str | None) -> Alternative | None:
    """The alternative cost that is paid; None where the mana cost is. From a graveyard there is no other way (118.9a).

    Raises `Illegal` where the one announced is not to be had.
    """
    possible = {it.name: it for it in alternatives(row)}
    if announced is not None and announced not in possible:
        raise Illegal("118.9", "{card} can't be cast for such a cost from where it is.", card=row.id)
    if announced is None:
        if not possible:
            return None
        options = (NONE, *possible) if row.zone is Zone.HAND else tuple(possible)
        (announced,) = run.choose("alternative", player, "118.9", "Which cost is paid?", options, source=row.id)
    chosen = possible.get(announced)
    if chosen is not None:
        run.trace.note(chosen.rule, "{card} is cast for its {name} cost.", card=row.id, name=Literally(chosen.name))
    return chosen
