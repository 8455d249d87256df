"""Which abilities are mana abilities: judged from their text alone (605.1)."""

from __future__ import annotations

import pytest

from app.engine.mana_abilities import judge_activated, judge_triggered, taps_for_mana
from app.oracle.face import FaceFacts
from app.oracle.reading import read_line
from app.vocabulary.abilities import Activated, Triggered
from app.vocabulary.words import CardType

LAND = FaceFacts("Test Land", (CardType.LAND,), (), ())


def activated(line: str) -> Activated:
    ability = read_line(line, LAND).ability
    assert isinstance(ability, Activated), line
    return ability


def triggered(line: str) -> Triggered:
    ability = read_line(line, LAND).ability
    assert isinstance(ability, Triggered), line
    return ability


@pytest.mark.parametrize(
    "line",
    [
        "{T}: Add {G}.",
        "{T}: Add {C}{C}. You lose 2 life.",
        "{1}, {T}: Add {U} or {B}.",
        "Sacrifice a Goblin: Add {R}.",
        "{T}: Add {G} for each creature you control.",
        "{T}: Add {G}. Activate only as an instant.",
        "{T}: Add {U}. Shuffle your library.",
    ],
)
def test_these_are_mana_abilities(line: str) -> None:
    assert judge_activated(activated(line)).is_mana_ability


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("{T}: Exile target card from a graveyard. Add one mana of any color.", "it requires a target"),
        ("{T}: Untap up to one target creature. Add {G}.", "it requires a target"),
        ("{T}: You gain 1 life.", "it couldn't add mana"),
        ("+1: Add {R}{R}.", "it is a loyalty ability"),
        ("{T}, Mill a card: Add {C}.", "it moves a card to or from a library"),
        ("{T}: Add {C}. Draw a card.", "it moves a card to or from a library"),
        ("{T}: Add {C}. Surveil 1.", "it moves a card to or from a library"),
        ("{T}: Add {C}. Put the top card of your library into your hand.", "it moves a card to or from a library"),
        ("{T}: Add {C}. Put a card from your hand on the bottom of your library.",
         "it moves a card to or from a library"),
        ("{T}: Create a 1/1 green Elf creature token with \"{T}: Add {G}.\"", "it couldn't add mana"),
    ],
)  # fmt: skip
def test_these_are_not(line: str, reason: str) -> None:
    judgement = judge_activated(activated(line))
    assert (judgement.is_mana_ability, judgement.rule, judgement.reason) == (False, "605.1a", reason)


def test_looking_at_a_card_or_moving_it_inside_its_library_is_no_matter() -> None:
    assert judge_activated(activated("{T}: Add {C}. Scry 1.")).is_mana_ability


def test_triggered_mana_abilities_trigger_from_mana() -> None:
    assert judge_triggered(triggered("Whenever a player taps a land for mana, that player adds {G}.")).is_mana_ability


@pytest.mark.parametrize(
    "line",
    [
        "Whenever you tap this land for mana, target player gains 1 life.",
        "Whenever this land becomes tapped, add {G}.",
        "Whenever you tap this land for mana, you gain 1 life.",
        "When this land enters, add {G}.",
    ],
)
def test_other_triggered_abilities_are_none(line: str) -> None:
    assert not judge_triggered(triggered(line)).is_mana_ability


def test_tapping_for_mana_takes_the_tap_symbol_and_a_mana_ability() -> None:
    assert taps_for_mana(activated("{T}: Add {G}."))
    assert not taps_for_mana(activated("Sacrifice a Goblin: Add {R}."))
    assert not taps_for_mana(activated("{T}, Mill a card: Add {C}."))
