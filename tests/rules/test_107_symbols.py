"""Rules 107.3 to 107.6: X, mana symbols in costs, {T} and {Q}."""

from __future__ import annotations

import pytest

from tests.table import Table


def test_107_3a_the_controller_chooses_x_as_the_spell_is_cast(table: Table) -> None:
    table.card("Salve", "Sorcery", "You gain X life.", mana_cost="{X}{W}")
    table.alice.holds("Salve")
    table.alice.has(mana_pool="{W}{W}{W}")
    table.alice.casts("Salve", x=2).done().pool("alice", "").cites("107.3a")
    assert table.asks("characteristics", "Salve")["answer"]["mana_value"] == 3
    table.resolves().done().life("alice", 22)


def test_107_3g_in_other_zones_x_is_0(table: Table) -> None:
    table.card("Salve", "Sorcery", "You gain X life.", mana_cost="{X}{W}")
    table.alice.holds("Salve")
    assert table.asks("characteristics", "Salve")["answer"]["mana_value"] == 1


def test_107_3k_the_x_of_an_activated_ability_is_its_own(table: Table) -> None:
    table.card("Reader", "Creature — Elf", "{X}: You gain X life.", mana_cost="{X}{G}", power="1", toughness="1")
    table.alice.controls("Reader")
    table.alice.has(mana_pool="{G}{G}")
    table.alice.activates("Reader", x=2).done().pool("alice", "").stack("reader-1").cites("107.3a")
    table.resolves().done().life("alice", 22)
    assert table.asks("characteristics", "Reader")["answer"]["mana_value"] == 1


@pytest.mark.parametrize("way", ["{G}{G}", "{G}{W}", "{W}{W}"])
def test_107_4e_two_hybrid_symbols_are_paid_in_three_ways(table: Table, way: str) -> None:
    table.card("Warden", "Creature — Elf", "", mana_cost="{G/W}{G/W}", power="2", toughness="2")
    table.alice.holds("Warden")
    table.alice.has(mana_pool=way)
    table.alice.casts("Warden", payment=None).asks("cost", "{G}{G}", "{G}{W}", "{W}{W}").cites("601.2b")
    ruling = table.alice.casts("Warden").done().pool("alice", "").stack("Warden")
    ruling.says(f"is to be paid as {way}").cites("601.2b")


def test_107_4e_a_numbered_half_is_paid_with_any_type(table: Table) -> None:
    table.card("Ledger", "Artifact", "", mana_cost="{2/B}{2/B}")
    table.alice.holds("Ledger")
    table.alice.has(mana_pool="{B}{R}{C}")
    table.alice.casts("Ledger").done().pool("alice", "").cites("601.2b")


@pytest.mark.parametrize(
    ("way", "pool", "life"), [("{W}{W}", "{W}{W}", 20), ("{W} and 2 life", "{W}", 18), ("4 life", "", 16)]
)
def test_107_4f_two_phyrexian_symbols_too(table: Table, way: str, pool: str, life: int) -> None:
    table.card("Porcelain", "Artifact", "", mana_cost="{W/P}{W/P}")
    table.alice.holds("Porcelain")
    table.alice.has(mana_pool=pool)
    ruling = table.alice.casts("Porcelain").done().pool("alice", "").says(f"is to be paid as {way}").cites("601.2b")
    assert ruling.ruling["state"]["players"][0]["life"] == life


def test_107_4h_snow_costs_mana_of_a_snow_source(table: Table) -> None:
    table.card("Frost Charm", "Artifact", "", mana_cost="{S}")
    table.alice.controls("Forest", "Snow-Covered Forest")
    table.alice.holds("Frost Charm")
    table.alice.casts("Frost Charm").done().no_mana().taps("Snow-Covered Forest").cites("605.3a")


def test_107_4h_and_no_other(table: Table) -> None:
    table.card("Frost Charm", "Artifact", "", mana_cost="{S}")
    table.alice.controls("Forest")
    table.alice.holds("Frost Charm")
    table.alice.casts("Frost Charm").illegal("118.3")


def test_107_5_what_is_tapped_cannot_be_tapped_to_pay(table: Table) -> None:
    table.alice.controls("Forest", tapped=True)
    table.alice.activates("Forest").illegal("107.5")


def test_107_6_what_is_untapped_cannot_be_untapped_to_pay(table: Table) -> None:
    table.alice.controls("Pili-Pala")
    table.alice.has(mana_pool="{C}{C}")
    table.alice.activates("Pili-Pala").illegal("107.6")


def test_107_6_nor_can_what_came_under_control_this_turn(table: Table) -> None:
    table.alice.controls("Pili-Pala", tapped=True, summoning_sick=True)
    table.alice.has(mana_pool="{C}{C}")
    table.alice.activates("Pili-Pala").illegal("602.5a")
