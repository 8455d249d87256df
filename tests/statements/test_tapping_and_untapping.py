"""The tap and untap symbols in costs, and "summoning sickness" (S-22 to S-29)."""

from __future__ import annotations

from tests.table import Table


def test_s22_1_the_tap_symbol_is_paid_before_the_effect(table: Table) -> None:
    table.alice.controls("Llanowar Elves")
    ruling = table.alice.activates("Llanowar Elves")
    ruling.done().taps("Llanowar Elves").adds("alice", "{G}").cites("107.5", "701.26a").and_nothing_else()
    happened = [event["type"] for event in ruling.ruling["events"]]
    assert happened.index("tapped") < happened.index("mana_added")


def test_s22_2_being_tapped_by_something_else_is_not_paying_the_cost(table: Table) -> None:
    table.turn = {"active": "bob", "step": "precombat_main", "priority": "bob"}
    table.alice.controls("Llanowar Elves")
    table.bob.controls("Icy Manipulator", "Mountain")
    table.bob.activates("Icy Manipulator", targets=["llanowar-elves-1"]).done().stack("icy-manipulator-1")
    table.bob.passes().done().passes_to("alice").and_nothing_else()
    ruling = table.alice.passes()
    ruling.done().taps("Llanowar Elves").stack().no_mana().passes_to("bob").and_nothing_else()
    table.bob.passes().done()
    table.alice.activates("Llanowar Elves").illegal("107.5").cites("118.3")


def test_s23_1_a_tapped_permanent_cannot_pay_the_tap_symbol(table: Table) -> None:
    table.alice.controls("Forest", tapped=True)
    table.alice.activates("Forest").illegal("107.5").cites("118.3").says("already tapped")


def test_s24_1_a_creature_that_came_this_turn_cannot_pay_it(table: Table) -> None:
    table.alice.controls("Llanowar Elves", summoning_sick=True)
    table.alice.activates("Llanowar Elves").illegal("107.5").cites("302.6", "602.5a")


def test_s24_2_with_haste_it_can(table: Table) -> None:
    table.alice.controls("Llanowar Elves", summoning_sick=True)
    table.alice.controls("Fervor")
    ruling = table.alice.activates("Llanowar Elves")
    ruling.done().adds("alice", "{G}").taps("Llanowar Elves").cites("107.5", "702.10c").and_nothing_else()


def test_s26_1_the_untap_symbol_untaps_to_pay(table: Table) -> None:
    table.alice.controls("Pili-Pala", tapped=True)
    table.alice.controls("Forest", "Forest")
    ruling = table.alice.activates("Pili-Pala", "{U}")
    ruling.done().untaps("Pili-Pala").taps("Forest", "Forest").adds("alice", "{U}").cites("107.6", "701.26b")
    ruling.and_nothing_else()


def test_s27_1_an_untapped_permanent_cannot_pay_it(table: Table) -> None:
    table.alice.controls("Pili-Pala", "Forest", "Forest")
    table.alice.activates("Pili-Pala", "{U}").illegal("107.6")
