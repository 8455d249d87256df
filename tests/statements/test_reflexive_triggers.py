"""Reflexive triggered abilities: they trigger as something is done, and choose their targets then (603.12)."""

from __future__ import annotations

from tests.table import Table

ASKS = "{T}: You may sacrifice an artifact. When you do, this creature deals 2 damage to target player."


def _asker(table: Table) -> None:
    table.card("Asker", "Creature — Goblin", ASKS, power="1", toughness="1")
    table.alice.controls("Asker")
    table.alice.controls("Sol Ring")


def test_no_target_is_chosen_before_it_triggers(table: Table) -> None:
    _asker(table)
    table.alice.activates("Asker").done().stack("asker-1")


def test_it_goes_on_the_stack_once_the_thing_is_done(table: Table) -> None:
    _asker(table)
    table.alice.activates("Asker").done()
    table.resolves("yes", "bob").done().moves("Sol Ring", "graveyard").stack("asker-1").cites("603.12")
    table.resolves().done().life("bob", 18)


def test_it_does_not_trigger_if_nothing_is_done(table: Table) -> None:
    _asker(table)
    table.alice.activates("Asker").done()
    table.resolves("no").done().stack()


def test_what_can_not_be_done_was_not_done(table: Table) -> None:
    table.card("Asker", "Creature — Goblin", ASKS, power="1", toughness="1")
    table.alice.controls("Asker")
    table.alice.activates("Asker").done()
    table.resolves("yes").done().stack()
