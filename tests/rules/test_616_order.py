"""Rule 616: who chooses between replacement effects, and what the first one leaves to the next."""

from __future__ import annotations

import pytest

from tests.table import Table


@pytest.mark.parametrize(("first", "mana"), [("mana-reflection-1", "{B}"), ("contamination-1", "{B}{B}")])
def test_616_1_the_player_who_gets_the_mana_chooses(table: Table, first: str, mana: str) -> None:
    table.alice.controls("Forest")
    table.bob.controls("Contamination")
    table.alice.controls("Mana Reflection")
    asked = table.alice.activates("Forest").asks("replacement").cites("616.1")
    assert asked.ruling["choice"]["player"] == "alice"
    ruling = table.alice.activates("Forest", first).done().adds("alice", mana).taps("Forest")
    ruling.cites("616.1", "614.5").and_nothing_else()


def test_616_1_where_the_order_does_not_matter_nobody_is_asked(table: Table) -> None:
    table.alice.controls("Mana Reflection", "Ritual of Subdual", "Forest")
    ruling = table.alice.activates("Forest").done().adds("alice", "{C}{C}").taps("Forest")
    ruling.cites("616.1", "106.12b").and_nothing_else()


def test_616_1c_a_copy_is_made_first_and_its_abilities_are_lost(table: Table) -> None:
    table.card(
        "Late Mimic",
        "Creature — Shapeshifter",
        "This creature enters tapped.\nYou may have this creature enter as a copy of any creature on the battlefield.",
        mana_cost="{3}{U}",
        power="0",
        toughness="0",
    )
    table.alice.controls("Grizzly Bears")
    table.alice.holds("Late Mimic")
    table.alice.has(mana_pool="{U}{U}{U}{U}")
    table.alice.casts("Late Mimic").done()
    table.resolves("grizzly-bears-1").done().cites("707.5")
    entered = table.state["players"][0]["battlefield"][-1]
    assert entered["tapped"] is False


def test_616_1f_what_the_copy_says_applies_in_its_turn(table: Table) -> None:
    table.card("Drowsy Golem", "Creature — Golem", "This creature enters tapped.", power="3", toughness="3")
    table.alice.controls("Drowsy Golem")
    table.alice.holds("Clone")
    table.alice.has(mana_pool="{U}{U}{U}{U}")
    table.alice.casts("Clone").done()
    table.resolves("drowsy-golem-1").done().cites("707.5", "614.1d")
    assert table.state["players"][0]["battlefield"][-1]["tapped"] is True


def test_616_2_one_effect_makes_the_event_that_another_waits_for(table: Table) -> None:
    table.alice.controls("Mana Reflection", "Damping Sphere", "Forest")
    ruling = table.alice.activates("Forest").done().adds("alice", "{C}").taps("Forest")
    ruling.cites("106.12b", "614.5").and_nothing_else()
