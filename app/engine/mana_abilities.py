"""Which abilities are mana abilities: judged from their text alone (605.1, 605.2)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from app.vocabulary.abilities import Activated, Triggered
from app.vocabulary.costs import TapThis
from app.vocabulary.events import TappedForMana
from app.vocabulary.instructions import AddMana, Draw, Instruction, Mill
from app.vocabulary.references import Target
from app.vocabulary.tree import mentions

LIBRARY_MOVES: tuple[type[Instruction], ...] = (Draw, Mill)
"""Instructions that move cards to or from a library (605.1a)."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """Whether an ability is a mana ability, with the rule and the test that decided it."""

    is_mana_ability: bool
    rule: str
    reason: str


@lru_cache(maxsize=65_536)
def judge_activated(ability: Activated) -> Judgement:
    """Judge an activated ability by the criteria of 605.1a, in their order."""
    if any(mentions(ability, Target)):
        return Judgement(False, "605.1a", "it requires a target")
    if not any(mentions(ability.effect, AddMana)):
        return Judgement(False, "605.1a", "it couldn't add mana")
    if any(isinstance(found, LIBRARY_MOVES) for found in mentions(ability, Instruction)):
        return Judgement(False, "605.1a", "it moves a card to or from a library")
    return Judgement(
        True,
        "605.1a",
        "it requires no target, could add mana, isn't a loyalty ability and moves no card to or from a library",
    )


@lru_cache(maxsize=65_536)
def judge_triggered(ability: Triggered) -> Judgement:
    """Judge a triggered ability by the criteria of 605.1b, in their order."""
    if any(mentions(ability, Target)):
        return Judgement(False, "605.1b", "it requires a target")
    if not isinstance(ability.event, TappedForMana):
        return Judgement(False, "605.5a", "it doesn't trigger from a mana ability or from mana being added")
    if not any(mentions(ability.effect, AddMana)):
        return Judgement(False, "605.5a", "it couldn't add mana")
    return Judgement(True, "605.1b", "it requires no target, triggers from a mana ability and could add mana")


def taps_for_mana(ability: Activated) -> bool:
    """Whether activating an ability is tapping its permanent for mana: a mana ability with {T} in its cost (106.12)."""
    return judge_activated(ability).is_mana_ability and any(isinstance(item, TapThis) for item in ability.cost.items)
