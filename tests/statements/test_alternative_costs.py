"""Costs that keywords let one pay rather than the mana cost (118.9)."""

from __future__ import annotations

from tests.table import Table


def _echo(table: Table, flashback: str = "Flashback {2}{R}") -> None:
    table.card("Spark", "Sorcery", f"This spell deals 2 damage to target player.\n{flashback}", mana_cost="{R}")
    table.alice.has(graveyard=["Spark"])


def test_flashback_is_paid_for_a_card_in_the_graveyard_and_it_is_exiled(table: Table) -> None:
    _echo(table)
    table.alice.controls("Mountain", "Mountain", "Mountain")
    table.alice.casts("Spark", targets=["bob"]).done().stack("Spark").cites("702.34a")
    assert table.state["stack"][0]["alternative"] == "flashback"
    table.resolves().done().life("bob", 18).moves("Spark", "exile").cites("702.34a")


def test_the_mana_cost_is_not_enough_from_the_graveyard(table: Table) -> None:
    _echo(table)
    table.alice.controls("Mountain")
    table.alice.casts("Spark", targets=["bob"]).illegal("118.3")


def test_from_the_hand_the_mana_cost_is_paid_and_it_goes_to_the_graveyard(table: Table) -> None:
    _echo(table)
    table.alice.has(graveyard=[])
    table.alice.holds("Spark")
    table.alice.controls("Mountain")
    table.alice.casts("Spark", targets=["bob"]).done()
    table.resolves().done().life("bob", 18).moves("Spark", "graveyard")


def test_flashback_is_no_way_to_cast_from_the_hand(table: Table) -> None:
    _echo(table)
    table.alice.has(graveyard=[])
    table.alice.holds("Spark")
    table.alice.controls("Mountain", "Mountain", "Mountain")
    table.alice.casts("Spark", targets=["bob"], alternative="flashback").illegal("118.9")


def test_a_card_without_flashback_stays_in_the_graveyard(table: Table) -> None:
    table.alice.has(graveyard=["Lightning Bolt"])
    table.alice.controls("Mountain")
    table.alice.casts("Lightning Bolt", targets=["bob"]).illegal("601.3")


def test_a_flashback_cost_may_be_more_than_mana(table: Table) -> None:
    _echo(table, "Flashback—{R}, Pay 3 life.")
    table.alice.controls("Mountain")
    table.alice.casts("Spark", targets=["bob"]).done().life("alice", 17)


def test_a_countered_spell_with_flashback_is_exiled_too(table: Table) -> None:
    _echo(table, "Flashback {R}")
    table.card("No", "Instant", "Counter target spell.", mana_cost="{U}")
    table.alice.controls("Mountain", "Island")
    table.alice.holds("No")
    table.alice.casts("Spark", targets=["bob"]).done()
    table.alice.casts("No", targets=["spark-1.2"]).done()
    table.resolves().done().moves("Spark", "exile")


def test_evoke_is_a_choice_and_brings_a_sacrifice(table: Table) -> None:
    table.card("Brief One", "Creature — Elemental", "Evoke {G}", mana_cost="{4}{G}", power="4", toughness="4")
    table.alice.controls("Forest")
    table.alice.holds("Brief One")
    table.alice.casts("Brief One").asks("alternative", "mana cost", "evoke")
    table.alice.casts("Brief One", alternative="evoke").done().cites("702.74a")
    table.resolves().done().stack("brief-one-1.3")
    table.resolves().done().moves("Brief One", "graveyard")
