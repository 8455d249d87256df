"""Explanations name what lies behind: the effect that governs, the step that failed, what is undone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.table import Json, Table


def steps(told: Json) -> list[tuple[str, str]]:
    return list(_steps(told["explanation"]))


def _steps(explanation: list[Json]) -> Iterator[tuple[str, str]]:
    for step in explanation:
        yield step["rule"], step["text"]
        yield from _steps(step["steps"])


def test_what_makes_a_land_what_it_is_stands_behind_what_it_could_produce(table: Table) -> None:
    table.card("Red Moon", "Enchantment", "Nonbasic lands are Mountains.")
    table.card("Quiet Grove", "Land", "{T}: Add {G}.")
    table.alice.controls("Exotic Orchard")
    table.alice.controls("Red Moon")
    table.bob.controls("Quiet Grove")
    told = table.asks("could_produce", "Exotic Orchard")
    assert told["answer"]["types"] == ["{R}"]
    assert any(rule == "305.7" and "Red Moon" in text for rule, text in steps(told))


def test_the_effect_that_took_an_ability_is_named(table: Table) -> None:
    table.card("Meekness", "Enchantment", "All creatures lose all abilities and have base power and toughness 1/1.")
    table.alice.controls("Meekness", "Llanowar Elves")
    ruling = table.alice.activates("Llanowar Elves").ruling
    assert ruling["outcome"] == "illegal"
    assert "Meekness" in ruling["verdict"]
    assert any(rule == "613.1f" and "Meekness" in text for rule, text in steps(ruling))


@pytest.mark.parametrize("keyword", ["Hexproof", "Shroud"])
def test_a_target_that_cannot_be_chosen_is_named_first_and_the_casting_undone(table: Table, keyword: str) -> None:
    table.card("Slippery One", "Creature — Fish", keyword, power="2", toughness="2")
    table.alice.controls("Mountain")
    table.alice.holds("Lightning Bolt")
    table.bob.controls("Slippery One")
    ruling = table.alice.casts("Lightning Bolt", targets=[[table.id_of("Slippery One")]]).ruling
    rules = [rule for rule, _ in steps(ruling)]
    assert rules[-3] == "601.2c"
    assert rules[-2] in {"702.11b", "702.18a"}
    assert rules[-1] == "733.1"


def test_what_never_began_is_not_undone(table: Table) -> None:
    table.alice.controls("Forest", tapped=True)
    assert "733.1" not in [rule for rule, _ in steps(table.alice.activates("Forest").ruling)]


def test_a_replacement_behind_an_answer_stands_in_the_summary(table: Table) -> None:
    table.alice.controls("Forest", "Contamination")
    told = table.asks("could_produce", "Forest", explain="summary")
    assert any("Contamination" in text for _, text in steps(told))
    assert {rule for rule, _ in steps(told)} == {it["rule"] for it in told["citations"]}
