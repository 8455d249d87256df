"""Controlling what is enchanted, counters that players get, and targets that are only chosen."""

from __future__ import annotations

from tests.table import Table


def test_the_controller_of_the_aura_controls_what_it_enchants(table: Table) -> None:
    table.card("Leash", "Enchantment — Aura", "Enchant creature\nYou control enchanted creature.", mana_cost="{U}")
    table.bob.controls("Grizzly Bears")
    table.alice.holds("Leash")
    table.alice.controls("Island")
    table.alice.casts("Leash", targets=["grizzly-bears-1"]).done()
    table.resolves().done()
    assert table.asks("characteristics", "Grizzly Bears")["answer"]["controller"] == "alice"


def test_a_player_gets_poison_counters(table: Table) -> None:
    table.card("Venom", "Sorcery", "Target player gets two poison counters.", mana_cost="{B}")
    table.alice.holds("Venom")
    table.alice.controls("Swamp")
    table.alice.casts("Venom", targets=["bob"]).done()
    table.resolves().done().cites("122.6")
    assert table.state["players"][1]["poison"] == 2


def test_a_target_that_is_only_chosen(table: Table) -> None:
    table.card("Aim", "Sorcery", "Choose target creature. You gain life equal to its power.", mana_cost="{W}")
    table.bob.controls("Grizzly Bears")
    table.alice.holds("Aim")
    table.alice.controls("Plains")
    table.alice.casts("Aim", targets=["grizzly-bears-1"]).done()
    table.resolves().done().life("alice", 22)
