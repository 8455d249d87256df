"""Sizes that a card's own text defines, and costs that keywords reduce."""

from __future__ import annotations

from tests.table import Table

GROWER = "This creature's power and toughness are each equal to the number of lands you control."


def _size(table: Table, card: str) -> tuple[int, int]:
    found = table.asks("characteristics", card)["answer"]
    return found["power"], found["toughness"]


def test_a_defined_size_follows_what_it_counts(table: Table) -> None:
    table.card("Grower", "Creature — Elf", GROWER, mana_cost="{G}", power="*", toughness="*")
    table.alice.controls("Grower", "Forest", "Island")
    assert _size(table, "Grower") == (2, 2)


def test_effects_that_change_power_come_after_what_defines_it(table: Table) -> None:
    table.card("Grower", "Creature — Elf", GROWER, mana_cost="{G}", power="*", toughness="*")
    table.card("Banner", "Enchantment", "Creatures you control get +1/+1.")
    table.alice.controls("Grower", "Forest", "Banner")
    assert _size(table, "Grower") == (2, 2)


def test_a_size_defined_in_the_graveyard_counts_there_too(table: Table) -> None:
    table.card("Grower", "Creature — Elf", GROWER, mana_cost="{G}", power="*", toughness="*")
    text = "Return target creature card with power 2 or greater from your graveyard to your hand."
    table.card("Recall", "Sorcery", text, mana_cost="{B}")
    table.alice.has(graveyard=["Grower"], mana_pool="{B}")
    table.alice.holds("Recall")
    table.alice.controls("Forest")
    table.alice.casts("Recall", targets=["grower-1"]).illegal("601.2c")


def test_affinity_counts_what_the_caster_controls(table: Table) -> None:
    table.card(
        "Frogling", "Artifact Creature — Frog", "Affinity for artifacts", mana_cost="{4}", power="2", toughness="2"
    )
    table.alice.controls("Sol Ring", "Brass Lamp", "Forest")
    table.card("Brass Lamp", "Artifact", "")
    table.alice.holds("Frogling")
    table.alice.casts("Frogling").done().stack("Frogling").cites("702.41a")


def test_undaunted_counts_opponents(table: Table) -> None:
    table.card("Bold One", "Creature — Knight", "Undaunted", mana_cost="{1}{W}", power="2", toughness="2")
    table.alice.controls("Plains")
    table.alice.holds("Bold One")
    table.alice.casts("Bold One").done().taps("Plains").cites("702.125a")
