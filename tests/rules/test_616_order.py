"""Rule 616: who chooses between replacement effects, and what the first one leaves to the next."""

from __future__ import annotations

import pytest

from tests.table import Table

SIX = {"mana_cost": "{4}{G}{G}", "power": "6", "toughness": "6"}


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


REST = "If a card would be put into a graveyard from anywhere, exile it instead."
RETURN = "If this creature would die, shuffle it into its owner's library instead."


@pytest.mark.parametrize(("first", "zone"), [("rest-1", "exile"), ("worm-1", "library")])
def test_616_1f_the_controller_decides_where_it_goes_and_the_other_effect_does_nothing(
    table: Table, first: str, zone: str
) -> None:
    table.card("Rest", "Enchantment", REST)
    table.card("Worm", "Creature — Worm", RETURN, mana_cost="{3}{G}", power="4", toughness="4")
    table.bob.controls("Rest", "Worm")
    table.alice.holds("Doom Blade")
    table.alice.has(mana_pool="{B}{B}")
    table.alice.casts("Doom Blade", targets=["worm-1"]).done()
    asked = table.resolves().asks("replacement").cites("616.1")
    assert asked.ruling["choice"]["player"] == "bob"
    table.resolves(first).done()
    bob = table.state["players"][1]
    assert [it["card"] for it in bob.get("exile", [])] == (["Worm"] if zone == "exile" else [])
    assert [it["card"] for it in (bob["library"][0]["shuffled"] if zone == "library" else [])] == (
        ["Worm"] if zone == "library" else []
    )


def test_616_1f_what_enters_as_a_copy_of_another_card_loses_what_it_said_of_its_entering(table: Table) -> None:
    table.card("Essence", "Creature — Avatar", "Creatures you control enter as a copy of this creature.", **SIX)
    table.card(
        "Sentinel", "Creature — Golem", "This creature enters tapped.", mana_cost="{4}", power="3", toughness="3"
    )
    table.alice.controls("Essence")
    table.alice.holds("Sentinel")
    table.alice.has(mana_pool="{C}{C}{C}{C}")
    table.alice.casts("Sentinel").done()
    table.resolves().done().cites("614.1c")
    assert table.state["players"][0]["battlefield"][-1]["tapped"] is False
    assert table.asks("characteristics", "Sentinel")["answer"]["power"] == 6


def test_616_1g_tokens_are_doubled_before_each_of_them_has_its_color_chosen(table: Table) -> None:
    table.card(
        "Season",
        "Enchantment",
        "If an effect would create one or more tokens under your control, it creates twice that many of those tokens "
        "instead.",
    )
    table.card("Voice", "Creature — Angel", "As this creature enters, choose a color.", **SIX)
    table.card("Mirror", "Sorcery", "Create a token that's a copy of target creature.", mana_cost="{U}")
    table.alice.controls("Season")
    table.alice.controls("Voice", chosen={"color": "white"})
    table.alice.holds("Mirror")
    table.alice.has(mana_pool="{U}")
    table.alice.casts("Mirror", targets=["voice-1"]).done()
    table.resolves().asks("color")
    table.resolves("{G}", "{R}").done().cites("614.1a", "701.7a")
    made = [it["chosen"] for it in table.state["players"][0]["battlefield"] if it.get("token")]
    assert made == [{"color": "G"}, {"color": "R"}]


def test_616_2_gaining_life_becomes_drawing_which_becomes_returning_a_card(table: Table) -> None:
    table.card("Lore", "Enchantment", "If you would gain life, draw that many cards instead.")
    table.card(
        "Dredger", "Enchantment", "If you would draw a card, return a card from your graveyard to your hand instead."
    )
    table.card("Sip", "Instant", "You gain 1 life.", mana_cost="{0}")
    table.alice.controls("Dredger", "Lore")
    table.alice.has(graveyard=["Forest"])
    table.alice.holds("Sip")
    table.alice.casts("Sip").done()
    ruling = table.resolves("forest-1").done().life("alice", 20).moves("Forest", "hand")
    ruling.cites("614.1a", "614.6")
    assert table.state["players"][0]["library"] == 20


def test_616_1_regeneration_and_a_shield_counter_wait_for_the_same_destruction(table: Table) -> None:
    table.card("Troll", "Creature — Troll", "{G}: Regenerate this creature.", **SIX)
    table.bob.controls("Troll", shields=1, counters={"shield": 1})
    table.alice.holds("Doom Blade")
    table.alice.has(mana_pool="{B}{B}")
    table.alice.casts("Doom Blade", targets=["troll-1"]).done()
    asked = table.resolves().asks("replacement")
    assert asked.ruling["choice"]["player"] == "bob"
    assert [it["id"] for it in asked.ruling["choice"]["options"]] == ["troll-1", "troll-1:2"]
