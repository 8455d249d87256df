"""What becomes a target: ward, and abilities on the stack as targets (702.21, 113.3)."""

from __future__ import annotations

from tests.table import Table


def _warded(table: Table, ward: str = "Ward {1}") -> None:
    table.card("Guarded", "Creature — Elf", ward, power="2", toughness="2")
    table.bob.controls("Guarded")
    table.alice.holds("Lightning Bolt")
    table.alice.controls("Mountain", "Island")


def test_ward_triggers_as_an_opponents_spell_targets_it(table: Table) -> None:
    _warded(table)
    table.alice.casts("Lightning Bolt", targets=["guarded-1"]).done().stack("Lightning Bolt", "guarded-1").says(
        "triggers"
    )


def test_whoever_does_not_pay_has_the_spell_countered(table: Table) -> None:
    _warded(table)
    table.alice.casts("Lightning Bolt", targets=["guarded-1"]).done()
    table.resolves("no").done().moves("Lightning Bolt", "graveyard").cites("118.12a", "701.6a")


def test_whoever_pays_keeps_the_spell(table: Table) -> None:
    _warded(table, "Ward—Pay 2 life.")
    table.alice.casts("Lightning Bolt", targets=["guarded-1"]).done()
    table.resolves("yes").done().life("alice", 18)
    table.resolves().done().moves("Guarded", "graveyard")


def test_ward_minds_abilities_too(table: Table) -> None:
    _warded(table)
    table.card("Poker", "Artifact", "{T}: This artifact deals 1 damage to target creature.")
    table.alice.controls("Poker")
    table.alice.activates("Poker", targets=["guarded-1"]).done().stack("poker-1", "guarded-1")
    table.resolves("no").done().cites("701.6a").stack()


def test_ward_does_not_mind_its_own_controller(table: Table) -> None:
    _warded(table)
    table.card("Own", "Creature — Elf", "Ward {1}", power="2", toughness="2")
    table.alice.controls("Own")
    table.alice.casts("Lightning Bolt", targets=["own-1"]).done().stack("Lightning Bolt")


def test_an_ability_on_the_stack_can_be_a_target(table: Table) -> None:
    table.card("Poker", "Artifact", "{T}: This artifact deals 1 damage to target player.")
    table.card("Hush", "Instant", "Counter target activated ability.", mana_cost="{U}")
    table.alice.controls("Poker", "Island")
    table.alice.holds("Hush")
    table.alice.activates("Poker", targets=["bob"]).done()
    table.alice.casts("Hush", targets=[table.state["stack"][0]["id"]]).done()
    table.resolves().done().cites("701.6a")
    assert table.state["stack"] == []


def test_a_spell_is_no_ability(table: Table) -> None:
    table.card("Hush", "Instant", "Counter target activated ability.", mana_cost="{U}")
    table.alice.controls("Mountain", "Island")
    table.alice.holds("Hush", "Lightning Bolt")
    table.alice.casts("Lightning Bolt", targets=["bob"]).done()
    table.alice.casts("Hush", targets=["lightning-bolt-1.2"]).illegal("601.2c")
