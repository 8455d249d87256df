"""Rule 603: what triggers, how often, and from where."""

from __future__ import annotations

from tests.table import Table


def sources(table: Table) -> list[str]:
    """The sources of the abilities on the stack, from the bottom."""
    found = (it.get("source") for it in table.state["stack"])
    return [it["id"] if isinstance(it, dict) else it for it in found if it is not None]


def damage_to_both(table: Table) -> None:
    """Bob casts a spell that deals 2 damage to each creature."""
    table.card("Small Sweep", "Sorcery", "Small Sweep deals 2 damage to each creature.", mana_cost="{0}")
    table.alice.holds("Small Sweep")


def test_603_2c_one_or_more_things_at_once_trigger_once(table: Table) -> None:
    table.card("Mourner", "Enchantment", "Whenever one or more creatures die, you gain 1 life.", mana_cost="{1}")
    table.card("Counter of Heads", "Enchantment", "Whenever a creature dies, you gain 1 life.", mana_cost="{1}")
    damage_to_both(table)
    table.alice.controls("Mourner", "Grizzly Bears", "Grizzly Bears", "Grizzly Bears")
    table.bob.controls("Counter of Heads")
    table.alice.casts("Small Sweep").done()
    table.resolves().done()
    assert sources(table) == ["mourner-1", *["counter-of-heads-1"] * 3]


def test_603_2c_fewer_than_two_do_not_trigger_two_or_more(table: Table) -> None:
    table.card("Mourner", "Enchantment", "Whenever two or more creatures die, you gain 1 life.", mana_cost="{1}")
    damage_to_both(table)
    table.alice.controls("Mourner", "Grizzly Bears")
    table.alice.casts("Small Sweep").done()
    table.resolves().done()
    assert table.state["stack"] == []


def test_603_2_a_trigger_that_two_objects_give_triggers_twice(table: Table) -> None:
    table.card(
        "Teacher",
        "Creature — Sliver",
        'All Slivers have "When this creature enters, you gain 1 life."',
        mana_cost="{0}",
        power="1",
        toughness="1",
    )
    table.alice.controls("Teacher")
    table.alice.holds("Teacher")
    table.alice.casts("teacher-2").done()
    table.resolves().done()
    assert sources(table) == ["teacher-2.3", "teacher-2.3"]


def test_113_6k_a_card_that_is_discarded_triggers_from_hand(table: Table) -> None:
    table.card("Sturdy Ox", "Creature — Ox", "When you discard this card, you gain 3 life.", power="1", toughness="1")
    table.card("Waste", "Sorcery", "Discard a card.", mana_cost="{0}")
    table.alice.holds("Sturdy Ox", "Waste")
    table.alice.casts("Waste").done()
    table.resolves().done()
    assert sources(table) == ["sturdy-ox-1"]


def test_113_6m_a_card_that_returns_from_the_graveyard_watches_there(table: Table) -> None:
    table.card(
        "Patient Spirit",
        "Creature — Spirit",
        "Whenever a creature you control dies, return this card from your graveyard to your hand.",
        power="1",
        toughness="1",
    )
    damage_to_both(table)
    table.alice.has(graveyard=["Patient Spirit"])
    table.alice.controls("Grizzly Bears")
    table.alice.casts("Small Sweep").done()
    table.resolves().done()
    assert sources(table) == ["patient-spirit-1"]


def test_601_2i_a_spell_triggers_as_it_is_cast(table: Table) -> None:
    table.card(
        "Herald", "Creature — Bird", "When you cast this spell, draw a card.", mana_cost="{0}", power="1", toughness="1"
    )
    table.alice.holds("Herald")
    table.alice.casts("Herald").done()
    assert sources(table) == ["herald-1.2"]


def test_603_6_a_card_that_is_milled_triggers_from_the_library(table: Table) -> None:
    table.card(
        "Drifting Drone",
        "Creature — Illusion",
        "When this card is put into your graveyard from your library, you may put it onto the battlefield.",
        power="1",
        toughness="1",
    )
    table.card("Grind", "Sorcery", "You mill a card.", mana_cost="{0}")
    table.alice.has(library=["Drifting Drone"])
    table.alice.holds("Grind")
    table.alice.casts("Grind").done()
    table.resolves().done()
    assert sources(table) == ["drifting-drone-1.2"]
    table.resolves("yes").done().moves("Drifting Drone", "battlefield")


def test_603_6_the_graveyard_must_be_that_of_the_player_meant(table: Table) -> None:
    table.card(
        "Keeper",
        "Enchantment",
        "Whenever a creature is put into your graveyard from the battlefield, you gain 1 life.",
        mana_cost="{1}",
    )
    damage_to_both(table)
    table.alice.controls("Keeper", "Grizzly Bears")
    table.bob.controls("Grizzly Bears")
    table.alice.casts("Small Sweep").done()
    table.resolves().done()
    assert sources(table) == ["keeper-1"]


def test_603_2_a_spell_is_from_the_zone_that_it_was_cast_from(table: Table) -> None:
    table.card("Echoes", "Enchantment", "Whenever you cast a spell from your hand, you gain 1 life.", mana_cost="{1}")
    table.card("Trifle", "Sorcery", "Draw a card.", mana_cost="{0}")
    table.alice.controls("Echoes")
    table.alice.holds("Trifle")
    table.alice.casts("Trifle").done()
    assert sources(table) == ["echoes-1"]


def test_608_2h_counters_of_what_was_sacrificed_are_remembered(table: Table) -> None:
    table.card("Furnace", "Artifact", "Sacrifice an artifact: Add {C}.", mana_cost="{2}")
    table.alice.controls("Furnace")
    table.alice.controls("Hangarback Walker", counters={"+1/+1": 2})
    table.alice.activates("Furnace", "hangarback-walker-1").done()
    table.resolves().done().cites("701.7a")


def test_603_7a_a_delayed_trigger_that_refers_back_is_told(table: Table) -> None:
    table.card(
        "Brief Return",
        "Sorcery",
        "Return target creature card from your graveyard to the battlefield. "
        "Exile it at the beginning of the next end step.",
        mana_cost="{0}",
    )
    table.alice.has(graveyard=["Grizzly Bears"])
    table.alice.holds("Brief Return")
    table.alice.casts("Brief Return", targets=["grizzly-bears-1"]).done()
    table.resolves().done().cites("603.7a")
