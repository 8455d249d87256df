"""Rule 106: what produces mana, what mana has no type, and what could be produced."""

from __future__ import annotations

import pytest

from tests.table import Table


def test_106_4_unspent_mana_is_lost_as_a_phase_ends(table: Table) -> None:
    table.alice.has(mana_pool="{R}")
    table.advances("begin_combat").done().pool("alice", "").cites("106.4", "106.4b")


def test_106_5_no_color_to_choose_is_no_type_of_mana(table: Table) -> None:
    table.alice.controls("Meteor Crater")
    ruling = table.alice.activates("Meteor Crater")
    ruling.done().no_mana().taps("Meteor Crater").cites("106.5").and_nothing_else()


def test_106_7_nothing_to_look_at_makes_nothing(table: Table) -> None:
    table.alice.controls("Exotic Orchard")
    ruling = table.alice.activates("Exotic Orchard")
    ruling.done().no_mana().taps("Exotic Orchard").cites("106.7", "106.5").and_nothing_else()


def test_106_7_two_that_look_at_each_other_make_nothing(table: Table) -> None:
    table.alice.controls("Exotic Orchard")
    table.bob.controls("Exotic Orchard")
    ruling = table.alice.activates("exotic-orchard-1")
    ruling.done().no_mana().taps("exotic-orchard-1").cites("106.7", "106.5").and_nothing_else()


def test_106_7_a_forest_is_seen_through_the_other(table: Table) -> None:
    table.alice.controls("Forest", "Exotic Orchard")
    table.bob.controls("Exotic Orchard")
    assert table.asks("could_produce", "exotic-orchard-1")["answer"] == {"types": ["{G}"]}
    assert table.asks("could_produce", "exotic-orchard-2")["answer"] == {"types": ["{G}"]}
    ruling = table.alice.activates("exotic-orchard-1")
    ruling.done().adds("alice", "{G}").taps("exotic-orchard-1").cites("106.7", "305.6").and_nothing_else()


@pytest.mark.parametrize(
    ("symbol", "half", "mana"),
    [("{G/W}", "{W}", "{W}"), ("{2/R}", "{R}", "{R}"), ("{2/R}", "{2}", "{C}{C}")],
)
def test_106_8_a_hybrid_symbol_adds_the_half_that_is_chosen(table: Table, symbol: str, half: str, mana: str) -> None:
    table.card("Split Prism", "Artifact", f"{{T}}: Add {symbol}.")
    table.alice.controls("Split Prism")
    ruling = table.alice.activates("Split Prism", half)
    ruling.done().adds("alice", mana).taps("Split Prism").cites("106.8").and_nothing_else()


@pytest.mark.parametrize(
    ("symbols", "mana"), [("{W/P}", "{W}"), ("{3}", "{C}{C}{C}"), ("{S}{S}", "{C}{C}")], ids=["9", "10", "11"]
)
def test_106_9_to_11_other_symbols_stand_for_a_color_or_for_colorless(table: Table, symbols: str, mana: str) -> None:
    table.card("Odd Prism", "Artifact", f"{{T}}: Add {symbols}.")
    table.alice.controls("Odd Prism")
    ruling = table.alice.activates("Odd Prism")
    ruling.done().adds("alice", mana).taps("Odd Prism").cites("106.12").and_nothing_else()


def test_106_6_a_restriction_does_not_pass_to_mana_that_is_added_by_doubling(table: Table) -> None:
    table.card("Cube", "Artifact", "{1}, {T}: Double the amount of each type of unspent mana you have.")
    table.card("Grove", "Land", "{T}: Add {G}. Spend this mana only to cast a creature spell.")
    table.card("Sip", "Sorcery", "You gain 1 life.", mana_cost="{G}{G}")
    table.alice.controls("Cube", "Grove", "Swamp", "Forest")
    table.alice.holds("Sip")
    table.alice.activates("Grove").done()
    table.alice.activates("Swamp").done()
    table.alice.activates("Cube").done().pool("alice", "{G}{G}").cites("701.10f")
    table.alice.activates("Forest").done().pool("alice", "{G}{G}{G}")
    table.alice.casts("Sip").done()
