"""Delayed triggered abilities through the documents (603.7)."""

from __future__ import annotations

from tests.table import Table


def test_one_without_a_duration_triggers_once(table: Table) -> None:
    table.card("Late Reward", "Instant", "At the beginning of the next end step, you gain 2 life.", mana_cost="{W}")
    table.alice.holds("Late Reward")
    table.alice.has(mana_pool="{W}")
    table.alice.casts("Late Reward").done()
    table.resolves().done().cites("603.7a").says("next end step")
    table.advances("end").done()
    table.resolves().done().life("alice", 22)
    assert table.state["delayed_triggers"] == []


def test_a_card_of_no_castable_type_is_refused(table: Table) -> None:
    table.card("Old Friend", "Vanguard", "")
    table.alice.holds("Old Friend")
    table.alice.casts("Old Friend").illegal("601.3")
