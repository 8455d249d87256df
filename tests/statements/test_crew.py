"""Crewing a Vehicle (702.122)."""

from __future__ import annotations

from typing import Any

from tests.table import Outcome, Table


def _crews(table: Table, *picked: str) -> Outcome:
    action = {"type": "activate_ability", "player": "alice", "source": "cart-1", "payment": "auto"}
    answers: list[dict[str, Any]] = [{"pick": list(picked)}] if picked else []
    return table.rule({"state": table.state, "action": action, "answers": answers, "cards": table.cards})


def _cart(table: Table) -> None:
    table.card("Cart", "Artifact — Vehicle", "Crew 3", mana_cost="{2}", power="4", toughness="4")
    table.alice.controls("Cart")
    table.alice.controls("Grizzly Bears", "Llanowar Elves", summoning_sick=True)


def test_creatures_with_enough_power_make_it_a_creature(table: Table) -> None:
    _cart(table)
    _crews(table, "grizzly-bears-1", "llanowar-elves-1").done().taps("Grizzly Bears", "Llanowar Elves")
    table.resolves().done()
    assert "creature" in table.asks("characteristics", "Cart")["answer"]["types"]


def test_too_little_power_is_refused(table: Table) -> None:
    _cart(table)
    _crews(table, "grizzly-bears-1").illegal("702.122a")


def test_nobody_to_crew_it(table: Table) -> None:
    table.card("Cart", "Artifact — Vehicle", "Crew 3", mana_cost="{2}", power="4", toughness="4")
    table.alice.controls("Cart", "Grizzly Bears")
    _crews(table).illegal("118.3")


def test_the_effect_can_be_told_and_ends(table: Table) -> None:
    table.turn = {"active": "alice", "step": "postcombat_main", "priority": "alice"}
    _cart(table)
    _crews(table, "grizzly-bears-1", "llanowar-elves-1").done()
    table.resolves().done()
    assert "artifact creature until end of turn" in table.state["effects"][0]["text"]
    table.advances("upkeep").done()
    assert "creature" not in table.asks("characteristics", "Cart")["answer"]["types"]
