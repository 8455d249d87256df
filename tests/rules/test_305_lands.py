"""Rule 305: playing lands, and land types."""

from __future__ import annotations

from tests.table import Table


def test_305_1_a_land_is_put_onto_the_battlefield_without_the_stack(table: Table) -> None:
    table.alice.holds("Forest")
    ruling = table.alice.plays("Forest").done().stack().moves("Forest", "battlefield").cites("305.1")
    assert ruling.ruling["state"]["players"][0]["lands_played"] == 1


def test_305_1_in_a_main_phase_only(table: Table) -> None:
    table.turn["step"] = "upkeep"
    table.alice.holds("Forest")
    table.alice.plays("Forest").illegal("305.1")


def test_305_2b_one_land_each_turn(table: Table) -> None:
    table.alice.has(lands_played=1)
    table.alice.holds("Forest")
    table.alice.plays("Forest").illegal("305.2b")


def test_305_3_in_no_turn_but_ones_own(table: Table) -> None:
    table.turn["active"] = "bob"
    table.alice.holds("Forest")
    table.alice.plays("Forest").illegal("305.3")


def test_305_4_putting_is_not_playing(table: Table) -> None:
    table.card("Sow", "Sorcery", "You may put a land card from your hand onto the battlefield.", mana_cost="{G}")
    table.alice.has(lands_played=1, mana_pool="{G}")
    table.alice.holds("Sow", "Forest")
    table.alice.casts("Sow").done()
    table.resolves("yes", "forest-1").done().moves("Forest", "battlefield")
    assert table.state["players"][0]["lands_played"] == 1


def test_305_5_a_land_type_stands_after_the_dash(table: Table) -> None:
    table.card("Lone Peak", "Basic Land — Mountain", "")
    table.alice.controls("Lone Peak")
    answer = table.asks("characteristics", "Lone Peak")["answer"]
    assert (answer["supertypes"], answer["types"], answer["subtypes"]) == (["basic"], ["land"], ["Mountain"])


def test_305_6_a_basic_land_type_has_its_mana_ability(table: Table) -> None:
    table.card("Twin Bluff", "Land — Mountain Forest", "")
    table.alice.controls("Twin Bluff")
    ruling = table.alice.activates("Twin Bluff", ability=2)
    ruling.done().adds("alice", "{G}").taps("Twin Bluff").cites("106.12").and_nothing_else()
    assert table.asks("could_produce", "Twin Bluff")["answer"] == {"types": ["{R}", "{G}"]}


def test_305_7_a_type_that_is_set_takes_the_place_of_what_the_land_could_do(table: Table) -> None:
    table.card("Red Tide", "Enchantment", "Nonbasic lands are Mountains.")
    table.alice.controls("Red Tide", "Ancient Tomb")
    assert table.asks("characteristics", "Ancient Tomb")["answer"]["abilities"] == ["{T}: Add {R}."]
    table.alice.activates("Ancient Tomb").done().adds("alice", "{R}").taps("Ancient Tomb").and_nothing_else()


def test_305_8_only_the_supertype_makes_a_land_basic(table: Table) -> None:
    table.card("Red Tide", "Enchantment", "Nonbasic lands are Mountains.")
    table.alice.controls("Red Tide", "Forest", "Bayou")
    assert table.asks("characteristics", "Forest")["answer"]["subtypes"] == ["Forest"]
    assert table.asks("characteristics", "Bayou")["answer"]["subtypes"] == ["Mountain"]
