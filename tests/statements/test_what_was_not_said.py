"""Defaults that a ruling turned on are named; what was chosen and isn't told is not guessed at (607.2d)."""

from __future__ import annotations

import pytest

from tests.table import Outcome, Table

SPRAWL = (
    "Enchant land\nAs this Aura enters, choose a color.\nWhenever enchanted land is tapped for mana, its controller "
    "adds an additional one mana of the chosen color."
)
LINES = {
    "mine": "{T}, Remove a mining counter from this land: Add {G}.",
    "hand": "{T}: Add {C} for each card in your hand.",
    "growing": "{T}: Add {G} for each charge counter on this artifact.",
}


def named(outcome: Outcome) -> set[tuple[str, bool]]:
    return {(it["pointer"], it["decides"]) for it in outcome.ruling["assumptions"]}


def test_counters_that_are_not_given(table: Table) -> None:
    table.card("Dwindling Mine", "Land", LINES["mine"])
    table.alice.controls("Dwindling Mine")
    ruling = table.alice.activates("Dwindling Mine").illegal("118.3")
    assert ("/state/players/0/battlefield/0/counters", True) in named(ruling)


def test_counters_that_are(table: Table) -> None:
    table.card("Dwindling Mine", "Land", LINES["mine"])
    table.alice.controls("Dwindling Mine", counters={})
    ruling = table.alice.activates("Dwindling Mine").illegal("118.3")
    assert not [pointer for pointer, _ in named(ruling) if pointer.endswith("/counters")]


def test_counters_that_are_counted(table: Table) -> None:
    table.card("Growing Stone", "Artifact", LINES["growing"])
    table.alice.controls("Growing Stone")
    assert ("/state/players/0/battlefield/0/counters", True) in named(table.alice.activates("Growing Stone").done())


def test_cards_in_hand_that_are_counted(table: Table) -> None:
    table.card("Empty Hand Rock", "Artifact", LINES["hand"])
    table.alice.controls("Empty Hand Rock")
    assert ("/state/players/0/hand", True) in named(table.alice.activates("Empty Hand Rock").done())


def test_that_no_land_was_played(table: Table) -> None:
    table.alice.holds("Forest")
    assert ("/state/players/0/lands_played", True) in named(table.alice.plays("Forest").done())


def test_a_library_that_nothing_is_said_of(table: Table) -> None:
    del table.alice.document["library"]
    table.alice.controls("Millikin")
    ruling = table.alice.activates("Millikin").illegal("701.17b")
    assert ("/state/players/0/library", True) in named(ruling)


def test_nothing_is_named_that_a_ruling_does_not_turn_on(table: Table) -> None:
    table.alice.controls("Forest", "Dwindling Mine")
    table.card("Dwindling Mine", "Land", LINES["mine"])
    assert not named(table.alice.activates("Forest").done())


def test_a_color_that_was_chosen_and_is_not_told(table: Table) -> None:
    table.card("Sprawling Growth", "Enchantment — Aura", SPRAWL)
    table.alice.controls("Forest")
    table.alice.controls("Sprawling Growth", attached_to="forest-1")
    ruling = table.alice.activates("Forest")
    assert ruling.ruling["outcome"] == "unsupported"
    ruling.says("give it in `chosen`").cites("607.2d")


def test_matters_only_when_it_is_asked_for(table: Table) -> None:
    table.card("Sprawling Growth", "Enchantment — Aura", SPRAWL)
    table.alice.controls("Forest", "Llanowar Elves")
    table.alice.controls("Sprawling Growth", attached_to="forest-1")
    table.alice.activates("Llanowar Elves").done().adds("alice", "{G}")


def test_in_a_static_ability_it_matters_always(table: Table) -> None:
    table.alice.controls("Gauntlet of Power", "Forest")
    ruling = table.alice.activates("Forest")
    assert ruling.ruling["outcome"] == "unsupported"
    ruling.says("Gauntlet of Power").cites("607.2d")


@pytest.mark.parametrize("said", ["green", "G", "{G}"])
def test_told_in_any_word_for_it(table: Table, said: str) -> None:
    table.card("Sprawling Growth", "Enchantment — Aura", SPRAWL)
    table.alice.controls("Forest")
    table.alice.controls("Sprawling Growth", attached_to="forest-1", chosen={"color": said})
    table.alice.activates("Forest").done().adds("alice", "{G}{G}")


def test_nor_is_a_question_answered(table: Table) -> None:
    table.alice.controls("Gauntlet of Power", "Forest")
    answer = table.asks("characteristics", "Forest")
    assert answer["answer"] is None
    assert "607.2d" in {citation["rule"] for citation in answer["citations"]}
