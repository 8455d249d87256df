"""Triggered abilities that trigger only once each turn."""

from __future__ import annotations

from tests.table import Table


def test_it_triggers_for_the_first_event_only(table: Table) -> None:
    text = "Whenever you cast a spell, you gain 1 life. This ability triggers only once each turn."
    table.card("Listener", "Creature — Elf", text, power="1", toughness="1")
    table.alice.controls("Listener", "Mountain", "Mountain")
    table.alice.holds("Lightning Bolt", "Lightning Bolt")
    table.alice.casts("lightning-bolt-1", targets=["bob"]).done().stack("Lightning Bolt", "listener-1")
    table.resolves().done().life("alice", 21)
    table.alice.casts("lightning-bolt-2", targets=["bob"]).done().says("triggered this turn already")
    assert [it.get("card") for it in table.state["stack"]] == ["Lightning Bolt", "Lightning Bolt"]


def test_two_of_the_same_ability_count_apart(table: Table) -> None:
    text = "Whenever you cast a spell, you gain 1 life. This ability triggers only once each turn."
    table.card("Listener", "Creature — Elf", f"{text}\n{text}", power="1", toughness="1")
    table.alice.controls("Listener", "Mountain")
    table.alice.holds("Lightning Bolt")
    table.alice.casts("Lightning Bolt", targets=["bob"]).done().stack("Lightning Bolt", "listener-1", "listener-1")
