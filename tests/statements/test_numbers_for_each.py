"""Continuous effects whose numbers differ from one object to the next."""

from __future__ import annotations

from tests.table import Table


def size(table: Table, permanent: str) -> tuple[int, int]:
    answer = table.asks("characteristics", permanent)["answer"]
    return answer["power"], answer["toughness"]


def test_each_is_counted_by_itself(table: Table) -> None:
    table.card("Growth Chart", "Enchantment", "Each creature you control gets +1/+1 for each +1/+1 counter on it.")
    table.alice.controls("Growth Chart")
    table.alice.controls("Grizzly Bears", id="grown", counters={"+1/+1": 2})
    table.alice.controls("Grizzly Bears", id="plain")
    assert size(table, "grown") == (6, 6)
    assert size(table, "plain") == (2, 2)


def test_base_size_can_be_each_ones_mana_value(table: Table) -> None:
    table.card(
        "Waking Walls",
        "Enchantment",
        "Each other non-Aura enchantment is a creature in addition to its other types and has base power and base "
        "toughness each equal to its mana value.",
    )
    table.alice.controls("Waking Walls", "Mana Flare", "Mana Reflection")
    assert size(table, "Mana Flare") == (3, 3)
    assert size(table, "Mana Reflection") == (6, 6)
