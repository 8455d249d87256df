"""Undefined types of mana, and what permanents could produce (S-01 to S-06)."""

from __future__ import annotations

from tests.table import Table

ANY_COLOR = ("{W}", "{U}", "{B}", "{R}", "{G}")


def could_produce(table: Table, permanent: str) -> list[str]:
    """The types that a permanent could produce; asking changes nothing."""
    before = table.canonical()
    answer = table.asks("could_produce", permanent)
    assert table.canonical() == before
    assert "106.7" in {citation["rule"] for citation in answer["citations"]}
    types: list[str] = answer["answer"]["types"]
    return types


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


def test_s02_2_colorless_is_a_type_and_no_color(table: Table) -> None:
    table.alice.controls("Wastes", "Reflecting Pool", "Exotic Orchard")
    table.bob.controls("Wastes")
    ruling = table.alice.activates("Reflecting Pool")
    ruling.done().adds("alice", "{C}").taps("Reflecting Pool").cites("106.7").and_nothing_else()
    ruling = table.alice.activates("Exotic Orchard")
    ruling.done().no_mana().taps("Exotic Orchard").cites("106.7", "106.5").and_nothing_else()


def test_s02_3_only_the_type_is_read_not_the_restriction(table: Table) -> None:
    table.alice.controls("Ancient Ziggurat", "Reflecting Pool")
    table.alice.holds("Wild Growth")
    assert could_produce(table, "Reflecting Pool") == list(ANY_COLOR)
    table.alice.activates("Reflecting Pool", "{G}").done().adds("alice", "{G}")
    table.alice.casts("Wild Growth", targets=["reflecting-pool-1"]).done().stack("Wild Growth")


def test_s03_1_every_ability_of_the_permanent_counts(table: Table) -> None:
    table.alice.controls("Vivid Crag", counters={"charge": 2})
    table.alice.controls("Reflecting Pool")
    assert could_produce(table, "Reflecting Pool") == list(ANY_COLOR)


def test_s03_2_intrinsic_abilities_too(table: Table) -> None:
    table.alice.controls("Forest", "Exotic Orchard")
    table.bob.controls("Urborg, Tomb of Yawgmoth", "Forest")
    assert could_produce(table, "Forest") == ["{B}", "{G}"]
    assert could_produce(table, "Exotic Orchard") == ["{B}", "{G}"]


def test_s03_3_and_abilities_that_are_no_mana_abilities(table: Table) -> None:
    table.alice.controls("Crumbling Vestige", "Reflecting Pool")
    assert could_produce(table, "Reflecting Pool") == [*ANY_COLOR, "{C}"]


def test_s03_4_abilities_of_other_objects_do_not(table: Table) -> None:
    table.alice.controls("Plains", "Reflecting Pool")
    table.alice.controls("Wild Growth", attached_to="plains-1")
    assert could_produce(table, "Reflecting Pool") == ["{W}"]


def test_s04_1_replacement_effects_count(table: Table) -> None:
    table.alice.controls("Exotic Orchard", "Contamination")
    table.bob.controls("Plains")
    assert could_produce(table, "Exotic Orchard") == ["{B}"]
    ruling = table.alice.activates("Exotic Orchard")
    ruling.done().adds("alice", "{B}").taps("Exotic Orchard").cites("106.7", "106.12b").and_nothing_else()


def test_s04_2_in_every_order(table: Table) -> None:
    table.alice.controls("Plains", "Reflecting Pool", "Contamination", "Ritual of Subdual")
    assert could_produce(table, "Plains") == ["{B}", "{C}"]
    assert could_produce(table, "Reflecting Pool") == ["{B}", "{C}"]


def test_s04_3_those_that_offer_a_choice_too(table: Table) -> None:
    table.alice.controls("Exotic Orchard")
    table.bob.controls("Plains", "Pulse of Llanowar")
    assert could_produce(table, "Exotic Orchard") == list(ANY_COLOR)


def test_s05_1_costs_are_ignored(table: Table) -> None:
    table.alice.controls("Vivid Crag", tapped=True)
    table.alice.controls("Reflecting Pool")
    assert could_produce(table, "Reflecting Pool") == list(ANY_COLOR)


def test_s05_2_so_is_summoning_sickness(table: Table) -> None:
    table.alice.controls("Dryad Arbor", summoning_sick=True)
    table.alice.controls("Reflecting Pool")
    assert could_produce(table, "Reflecting Pool") == ["{G}"]


def test_s05_3_and_restrictions_on_activating(table: Table) -> None:
    table.alice.controls("Spire of Industry", "Reflecting Pool")
    assert could_produce(table, "Reflecting Pool") == [*ANY_COLOR, "{C}"]


def test_s06_1_two_that_only_look_at_each_other_make_nothing(table: Table) -> None:
    table.alice.controls("Exotic Orchard")
    table.bob.controls("Exotic Orchard")
    ruling = table.alice.activates("Exotic Orchard")
    ruling.done().no_mana().taps("Exotic Orchard").cites("106.7", "106.5").and_nothing_else()


def test_s06_2_a_forest_gives_both_something_to_look_at(table: Table) -> None:
    table.alice.controls("Forest")
    table.alice.controls("Exotic Orchard", id="alices")
    table.bob.controls("Exotic Orchard", id="bobs")
    assert could_produce(table, "alices") == ["{G}"]
    assert could_produce(table, "bobs") == ["{G}"]


def test_s06_3_two_pools_alone_make_nothing(table: Table) -> None:
    table.alice.controls("Reflecting Pool", "Reflecting Pool")
    assert could_produce(table, "Reflecting Pool") == []


def test_s06_4_what_would_make_nothing_has_no_type(table: Table) -> None:
    table.alice.controls("Gaea's Cradle", "Reflecting Pool")
    assert could_produce(table, "Reflecting Pool") == []
    table.alice.controls("Grizzly Bears")
    assert could_produce(table, "Reflecting Pool") == ["{G}"]


def test_s06_5_nor_has_what_names_no_type(table: Table) -> None:
    table.alice.controls("Meteor Crater", "Reflecting Pool")
    assert could_produce(table, "Reflecting Pool") == []
