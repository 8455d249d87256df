"""Tapping for mana, what triggers on it, and what replaces what it makes (S-07, S-12 to S-17)."""

from __future__ import annotations

from tests.table import Table


def test_s07_1_only_a_mana_ability_with_the_tap_symbol_is_tapping_for_mana(table: Table) -> None:
    table.alice.controls("Mana Reflection", "Forest", "Skirk Prospector")
    ruling = table.alice.activates("Forest")
    ruling.done().adds("alice", "{G}{G}").taps("Forest").cites("106.12", "106.12b").and_nothing_else()
    ruling = table.alice.activates("Skirk Prospector")
    ruling.done().adds("alice", "{R}").moves("Skirk Prospector", "graveyard").cites("106.12").and_nothing_else()


def test_s07_2_nor_is_untapping(table: Table) -> None:
    table.alice.controls("Mana Reflection")
    table.alice.controls("Pili-Pala", tapped=True)
    table.alice.has(mana_pool="{C}{C}")
    ruling = table.alice.activates("Pili-Pala", "{R}")
    ruling.done().untaps("Pili-Pala").pool("alice", "{R}").cites("106.12").and_nothing_else()


def test_s07_3_nor_being_tapped_by_an_effect(table: Table) -> None:
    table.alice.controls("Icy Manipulator", "Mana Flare")
    table.alice.has(mana_pool="{C}")
    table.bob.controls("Forest")
    table.alice.activates("Icy Manipulator", targets=["forest-1"]).done().stack("icy-manipulator-1")
    ruling = table.resolves()
    ruling.done().taps("Forest").stack().no_mana().cites("701.26a").and_nothing_else()


def test_s12_1_a_trigger_on_tapping_for_mana_adds_its_mana(table: Table) -> None:
    table.alice.controls("Mana Flare", "Forest")
    ruling = table.alice.activates("Forest")
    ruling.done().adds("alice", "{G}{G}").taps("Forest").cites("106.12a", "605.1b", "605.4a").and_nothing_else()


def test_s12_2_two_of_them_add_two(table: Table) -> None:
    table.alice.controls("Mana Flare", "Mana Flare", "Forest")
    table.alice.activates("Forest").done().adds("alice", "{G}{G}{G}").taps("Forest").cites("106.12a").and_nothing_else()


def test_s12_3_whoever_taps_the_land_gets_the_mana(table: Table) -> None:
    table.alice.controls("Forest")
    table.bob.controls("Mana Flare")
    table.alice.activates("Forest").done().adds("alice", "{G}{G}").taps("Forest").cites("106.12a").and_nothing_else()


def test_s12_4_once_for_each_ability_whatever_the_amount(table: Table) -> None:
    table.alice.controls("Mana Flare", "Ancient Tomb")
    ruling = table.alice.activates("Ancient Tomb")
    ruling.done().adds("alice", "{C}{C}{C}").taps("Ancient Tomb").life("alice", 18).cites("106.12a").and_nothing_else()


def test_s12_5_a_delayed_trigger_can_be_a_mana_ability_too(table: Table) -> None:
    table.alice.controls("Island")
    table.alice.holds("High Tide")
    table.alice.has(mana_pool="{U}")
    table.alice.casts("High Tide").done()
    table.resolves().done().cites("603.7a")
    ruling = table.alice.activates("Island")
    ruling.done().adds("alice", "{U}{U}").taps("Island").cites("106.12a", "605.1b").and_nothing_else()


def test_s13_1_a_type_that_is_named_must_be_made(table: Table) -> None:
    table.alice.controls("Gauntlet of Power", chosen={"color": "red"})
    table.alice.controls("Mountain", "Forest")
    table.alice.activates("Mountain").done().adds("alice", "{R}{R}").taps("Mountain").cites(
        "106.12a"
    ).and_nothing_else()


def test_s13_2_another_type_does_not_do(table: Table) -> None:
    table.alice.controls("Gauntlet of Power", chosen={"color": "red"})
    table.alice.controls("Forest")
    table.alice.activates("Forest").done().adds("alice", "{G}").taps("Forest").cites("106.12a").and_nothing_else()


def test_s13_3_what_is_made_after_replacement_counts(table: Table) -> None:
    table.alice.controls("Gauntlet of Power", chosen={"color": "red"})
    table.alice.controls("Mountain", "Contamination")
    table.alice.activates("Mountain").done().adds("alice", "{B}").taps("Mountain").cites("106.12a").and_nothing_else()


def test_s13_3_with_the_color_that_is_made(table: Table) -> None:
    table.alice.controls("Gauntlet of Power", chosen={"color": "black"})
    table.alice.controls("Mountain", "Contamination")
    table.alice.activates("Mountain").done().adds("alice", "{B}{B}").taps("Mountain").cites(
        "106.12a"
    ).and_nothing_else()


def test_s14_1_no_mana_no_trigger(table: Table) -> None:
    table.alice.controls("Reflecting Pool", "Mana Flare")
    ruling = table.alice.activates("Reflecting Pool")
    ruling.done().no_mana().taps("Reflecting Pool").cites("106.12a", "106.5").and_nothing_else()


def test_s15_1_a_doubler_makes_one_event_of_twice_as_much(table: Table) -> None:
    table.alice.controls("Mana Reflection", "Forest")
    ruling = table.alice.activates("Forest")
    ruling.done().adds("alice", "{G}{G}").taps("Forest").cites("106.12b", "614.5").and_nothing_else()
    made = [event for event in ruling.ruling["events"] if event["type"] == "mana_added"]
    assert [event["mana"] for event in made] == ["{G}{G}"]


def test_s15_2_two_doublers_make_four_in_any_order(table: Table) -> None:
    table.alice.controls("Mana Reflection", "Mana Reflection", "Forest")
    ruling = table.alice.activates("Forest")
    ruling.done().adds("alice", "{G}{G}{G}{G}").taps("Forest").cites("106.12b", "616.1").and_nothing_else()


def test_s15_3_the_mana_of_a_trigger_is_not_doubled(table: Table) -> None:
    table.alice.controls("Forest", "Mana Reflection")
    table.alice.controls("Wild Growth", attached_to="forest-1")
    ruling = table.alice.activates("Forest")
    ruling.done().adds("alice", "{G}{G}{G}").taps("Forest").cites("106.12b", "605.4a").and_nothing_else()


def test_s16_1_an_amount_that_is_named_must_be_made(table: Table) -> None:
    table.alice.controls("Damping Sphere", "Ancient Tomb")
    ruling = table.alice.activates("Ancient Tomb")
    ruling.done().adds("alice", "{C}").taps("Ancient Tomb").life("alice", 18).cites("106.12b").and_nothing_else()


def test_s16_2_one_mana_is_not_two_or_more(table: Table) -> None:
    table.alice.controls("Damping Sphere", "Forest")
    table.alice.activates("Forest").done().adds("alice", "{G}").taps("Forest").and_nothing_else()


def test_s16_3_where_only_one_order_is_possible_nobody_is_asked(table: Table) -> None:
    table.alice.controls("Damping Sphere", "Mana Reflection", "Forest")
    ruling = table.alice.activates("Forest")
    ruling.done().adds("alice", "{C}").taps("Forest").cites("106.12b", "614.5").and_nothing_else()


def test_s16_4_where_the_orders_differ_the_player_chooses(table: Table) -> None:
    table.alice.controls("Damping Sphere", "Mana Reflection", "Ancient Tomb")
    table.alice.activates("Ancient Tomb").asks("replacement", "damping-sphere-1", "mana-reflection-1").cites("616.1")
    ruling = table.alice.activates("Ancient Tomb", "damping-sphere-1")
    ruling.done().adds("alice", "{C}{C}").taps("Ancient Tomb").life("alice", 18).cites("616.1").and_nothing_else()


def test_s16_4_the_other_order(table: Table) -> None:
    table.alice.controls("Damping Sphere", "Mana Reflection", "Ancient Tomb")
    ruling = table.alice.activates("Ancient Tomb", "mana-reflection-1")
    ruling.done().adds("alice", "{C}").taps("Ancient Tomb").life("alice", 18).cites("616.1").and_nothing_else()


def test_s16_5_any_other_color_leaves_colorless_alone(table: Table) -> None:
    table.turn = {"active": "alice", "step": "upkeep", "began": False}
    table.alice.controls("Hall of Gemstone", "Forest", "Wastes")
    table.advances("upkeep").done().stack("hall-of-gemstone-1")
    table.resolves("{R}").done().cites("611.2a")
    table.alice.activates("Forest").done().adds("alice", "{R}").taps("Forest").cites("106.12b").and_nothing_else()
    table.alice.activates("Wastes").done().adds("alice", "{C}").taps("Wastes").and_nothing_else()


def test_s17_1_the_type_is_replaced_and_the_amount_stays(table: Table) -> None:
    table.alice.controls("Pulse of Llanowar", "Plains")
    ruling = table.alice.activates("Plains", "{U}")
    ruling.done().adds("alice", "{U}").taps("Plains").cites("106.12b").and_nothing_else()


def test_s17_1_with_a_doubler_either_order_ends_the_same(table: Table) -> None:
    table.alice.controls("Pulse of Llanowar", "Mana Reflection", "Plains")
    ruling = table.alice.activates("Plains", "{U}")
    ruling.done().adds("alice", "{U}{U}").taps("Plains").cites("106.12b", "616.1").and_nothing_else()


def test_s17_2_type_and_amount_against_a_doubler_is_a_choice(table: Table) -> None:
    table.alice.controls("Contamination", "Mana Reflection", "Forest")
    ruling = table.alice.activates("Forest", "contamination-1")
    ruling.done().adds("alice", "{B}{B}").taps("Forest").cites("106.12b", "616.1").and_nothing_else()


def test_s17_2_the_other_order(table: Table) -> None:
    table.alice.controls("Contamination", "Mana Reflection", "Forest")
    ruling = table.alice.activates("Forest", "mana-reflection-1")
    ruling.done().adds("alice", "{B}").taps("Forest").cites("106.12b", "616.1").and_nothing_else()


def test_s17_3_a_restriction_stays_on_all_of_it(table: Table) -> None:
    table.alice.controls("Ancient Ziggurat", "Mana Reflection")
    table.alice.holds("Wild Growth", "Grizzly Bears")
    table.alice.activates("Ancient Ziggurat", "{G}").done().adds("alice", "{G}{G}").cites("106.6a")
    table.alice.casts("Wild Growth", targets=["ancient-ziggurat-1"]).illegal("106.6")
    table.alice.casts("Grizzly Bears").done().pool("alice", "").stack("Grizzly Bears")
