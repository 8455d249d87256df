"""Undefined types, "could produce", tapping for mana, and what watches or changes it (S-01 to S-17)."""

from __future__ import annotations

from tests.table import Table


def test_s01_1_a_type_that_cannot_be_named_makes_no_mana(table: Table) -> None:
    table.alice.controls("Meteor Crater")
    table.alice.activates("Meteor Crater").done().taps("Meteor Crater").cites("106.5").and_nothing_else()


def test_s01_2_where_no_mana_is_made_nothing_triggers_on_it(table: Table) -> None:
    table.alice.controls("Meteor Crater")
    table.bob.controls("Mana Flare")
    ruling = table.alice.activates("Meteor Crater")
    ruling.done().taps("Meteor Crater").cites("106.5", "106.12a").and_nothing_else()


def test_s01_3_only_a_color_may_be_chosen(table: Table) -> None:
    table.alice.controls("Meteor Crater", "Llanowar Elves")
    table.alice.activates("Meteor Crater", "{C}").illegal("105.4")
    table.alice.activates("Meteor Crater").done().adds("alice", "{G}").taps("Meteor Crater").and_nothing_else()


def test_s02_1_the_choice_is_among_the_colors_that_could_be_produced(table: Table) -> None:
    table.alice.controls("Exotic Orchard")
    table.bob.controls("Forest", "Island")
    table.alice.activates("Exotic Orchard").asks("mana_type", "{U}", "{G}").cites("106.7")
    table.alice.activates("Exotic Orchard", "{R}").illegal("106.7")
    ruling = table.alice.activates("Exotic Orchard", "{U}")
    ruling.done().adds("alice", "{U}").taps("Exotic Orchard").cites("106.7").and_nothing_else()


def test_s07_1_only_a_mana_ability_with_the_tap_symbol_is_tapping_for_mana(table: Table) -> None:
    table.alice.controls("Mana Reflection", "Forest", "Skirk Prospector")
    ruling = table.alice.activates("Forest")
    ruling.done().adds("alice", "{G}{G}").taps("Forest").cites("106.12", "106.12b").and_nothing_else()
    ruling = table.alice.activates("Skirk Prospector")
    ruling.done().adds("alice", "{R}").moves("Skirk Prospector", "graveyard").cites("106.12").and_nothing_else()


def test_s08_3_a_mana_ability_resolves_at_once(table: Table) -> None:
    table.alice.controls("Llanowar Elves")
    ruling = table.alice.activates("Llanowar Elves")
    ruling.done().stack().adds("alice", "{G}").taps("Llanowar Elves").cites("605.1a", "605.3b").and_nothing_else()


def test_s12_1_a_trigger_on_tapping_for_mana_adds_its_mana(table: Table) -> None:
    table.alice.controls("Mana Flare", "Forest")
    ruling = table.alice.activates("Forest")
    ruling.done().adds("alice", "{G}{G}").taps("Forest").cites("106.12a", "605.1b", "605.4a").and_nothing_else()


def test_s15_1_a_doubler_makes_one_event_of_twice_as_much(table: Table) -> None:
    table.alice.controls("Mana Reflection", "Forest")
    ruling = table.alice.activates("Forest")
    ruling.done().adds("alice", "{G}{G}").taps("Forest").cites("106.12b", "614.5").and_nothing_else()
    made = [event for event in ruling.ruling["events"] if event["type"] == "mana_added"]
    assert [event["mana"] for event in made] == ["{G}{G}"]
