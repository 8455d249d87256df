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


def test_s24_3_one_that_came_on_the_other_players_turn_can(table: Table) -> None:
    table.turn = {"active": "bob", "step": "end", "priority": "bob"}
    table.alice.controls("Llanowar Elves", summoning_sick=True)
    table.bob.passes().done()
    table.alice.passes().done()
    assert table.state["turn"]["active"] == "alice"
    table.alice.activates("Llanowar Elves").done().adds("alice", "{G}")


def test_s24_4_a_land_that_is_a_creature_is_no_exception(table: Table) -> None:
    table.alice.holds("Dryad Arbor")
    table.alice.plays("Dryad Arbor").done()
    table.alice.activates("Dryad Arbor").illegal("107.5").cites("302.6")


def test_s24_5_what_is_no_creature_is_not_concerned(table: Table) -> None:
    table.alice.controls("Sol Ring", summoning_sick=True)
    table.alice.activates("Sol Ring").done().adds("alice", "{C}{C}").taps("Sol Ring").and_nothing_else()


def test_s24_6_control_must_have_been_continuous(table: Table) -> None:
    table.turn = {"active": "bob", "step": "precombat_main", "priority": "alice"}
    table.alice.controls("Llanowar Elves", summoning_sick=True)
    table.alice.activates("Llanowar Elves").illegal("107.5").cites("302.6")
    table.advances("upkeep").done()
    assert table.state["turn"]["active"] == "alice"
    table.alice.activates("Llanowar Elves").done().adds("alice", "{G}")


def test_s24_7_a_land_that_has_been_there_and_is_now_a_creature_can(table: Table) -> None:
    table.card("Walking Woods", "Enchantment", "Lands you control are creatures in addition to their other types.")
    table.alice.controls("Walking Woods", "Forest")
    table.alice.activates("Forest").done().adds("alice", "{G}").taps("Forest").and_nothing_else()


def test_s28_1_a_creature_that_came_this_turn_cannot_untap_to_pay(table: Table) -> None:
    table.alice.controls("Pili-Pala", tapped=True, summoning_sick=True)
    table.alice.has(mana_pool="{C}{C}")
    table.alice.activates("Pili-Pala", "{U}").illegal("107.6").cites("302.6", "602.5a")


def test_s28_2_with_haste_it_can(table: Table) -> None:
    table.alice.controls("Pili-Pala", tapped=True, summoning_sick=True)
    table.alice.controls("Fervor")
    table.alice.has(mana_pool="{C}{C}")
    table.alice.activates("Pili-Pala", "{U}").done().untaps("Pili-Pala").pool("alice", "{U}").cites("107.6", "702.10c")


def test_s29_1_what_is_no_creature_any_more_is_not_concerned(table: Table) -> None:
    table.alice.controls("Pili-Pala", tapped=True, summoning_sick=True)
    table.alice.controls("One with the Stars", attached_to="pili-pala-1")
    table.alice.has(mana_pool="{C}{C}")
    table.alice.activates("Pili-Pala", "{U}").done().untaps("Pili-Pala").pool("alice", "{U}").cites("107.6")


def test_s29_2_a_stun_counter_is_removed_and_the_cost_is_paid(table: Table) -> None:
    table.alice.controls("Pili-Pala", tapped=True, counters={"stun": 1})
    table.alice.has(mana_pool="{C}{C}")
    ruling = table.alice.activates("Pili-Pala", "{U}")
    ruling.done().pool("alice", "{U}").cites("122.1d", "118.11")
    pala = table.state["players"][0]["battlefield"][0]
    assert pala["tapped"]
    assert pala["counters"] == []


def test_s29_3_not_untapping_in_the_untap_step_does_not_matter(table: Table) -> None:
    table.alice.controls("Pili-Pala", tapped=True)
    table.alice.controls("Claustrophobia", attached_to="pili-pala-1")
    table.alice.has(mana_pool="{C}{C}")
    table.alice.activates("Pili-Pala", "{U}").done().untaps("Pili-Pala").pool("alice", "{U}").cites("107.6")
