"""Rule 614: replacement effects wait for events, apply once, and do nothing about what does not happen."""

from __future__ import annotations

from tests.table import Table

TROLL = {"mana_cost": "{2}{G}", "power": "2", "toughness": "2"}


def troll_in_danger(table: Table) -> None:
    """Bob has cast Doom Blade on Alice's creature, and has passed."""
    table.card("Troll", "Creature — Troll", "{G}: Regenerate this creature.", **TROLL)
    table.turn.update(active="bob", priority="bob")
    table.alice.controls("Troll")
    table.alice.has(mana_pool="{G}")
    table.bob.holds("Doom Blade")
    table.bob.has(mana_pool="{B}{B}")
    table.bob.casts("Doom Blade", targets=["troll-1"]).done()


def test_614_1c_what_enters_with_something_has_it_from_the_first(table: Table) -> None:
    table.card("Sapling", "Creature — Elf", "This creature enters with a +1/+1 counter on it.", **TROLL)
    table.alice.holds("Sapling")
    table.alice.has(mana_pool="{G}{G}{G}")
    table.alice.casts("Sapling").done()
    table.resolves().done().moves("Sapling", "battlefield").cites("614.1c", "608.3a")
    assert table.asks("characteristics", "Sapling")["answer"]["power"] == 3


def test_614_1d_a_land_that_enters_tapped_never_was_untapped(table: Table) -> None:
    table.alice.holds("Azorius Guildgate")
    ruling = table.alice.plays("Azorius Guildgate").done().moves("Azorius Guildgate", "battlefield")
    ruling.cites("305.1", "614.1d")
    table.alice.activates("Azorius Guildgate", ability=1).illegal("107.5")


def test_614_1d_others_can_be_made_to_enter_tapped(table: Table) -> None:
    table.card("Toll Gate", "Artifact", "Creatures your opponents control enter tapped.")
    table.bob.controls("Toll Gate")
    table.alice.holds("Llanowar Elves")
    table.alice.has(mana_pool="{G}")
    table.alice.casts("Llanowar Elves").done()
    table.resolves().done().moves("Llanowar Elves", "battlefield").cites("614.1d")
    assert table.state["players"][0]["battlefield"][0]["tapped"] is True


def test_614_4_a_creature_is_regenerated_in_time(table: Table) -> None:
    troll_in_danger(table)
    table.bob.passes().done()
    table.alice.activates("Troll").done().stack("Doom Blade", "troll-1").pool("alice", "")
    table.resolves().done().stack("Doom Blade").cites("701.19a")
    ruling = table.resolves().done().taps("Troll").moves("Doom Blade", "graveyard").stack()
    ruling.cites("701.19a")


def test_614_4_or_it_is_too_late(table: Table) -> None:
    troll_in_danger(table)
    table.resolves().done().moves("Troll", "graveyard").cites("701.8a")
    table.bob.passes().done()
    table.alice.activates("Troll").illegal("113.6")


def test_614_5_each_effect_applies_once_and_two_apply_both(table: Table) -> None:
    table.alice.controls("Mana Reflection", "Mana Reflection", "Forest")
    ruling = table.alice.activates("Forest").done().adds("alice", "{G}{G}{G}{G}").taps("Forest")
    ruling.cites("614.5", "106.12b").and_nothing_else()


def test_614_6_only_the_event_that_takes_the_place_happens(table: Table) -> None:
    table.alice.controls("Gauntlet of Power", chosen={"color": "green"})
    table.alice.controls("Contamination", "Forest")
    ruling = table.alice.activates("Forest").done().adds("alice", "{B}").taps("Forest")
    ruling.cites("106.12b", "106.12a").and_nothing_else()


def test_614_7_no_mana_leaves_nothing_to_replace(table: Table) -> None:
    table.alice.controls("Mana Reflection", "Exotic Orchard")
    ruling = table.alice.activates("Exotic Orchard").done().no_mana().taps("Exotic Orchard")
    ruling.cites("106.5").and_nothing_else()
    assert "614.5" not in {citation["rule"] for citation in ruling.ruling["citations"]}


FURNACE = (
    "If a creature you control would deal damage to a permanent or player, it deals double that damage to that "
    "permanent or player instead."
)


def test_614_5_damage_that_is_doubled_twice_is_four_times_as_much(table: Table) -> None:
    table.card("Furnace", "Enchantment", FURNACE)
    table.card("Pinger", "Creature — Goblin", "{T}: This creature deals 2 damage to any target.", **TROLL)
    table.alice.controls("Furnace", "Furnace", "Pinger", summoning_sick=False)
    table.alice.activates("Pinger", targets=["bob"]).done()
    table.resolves().done().life("bob", 12).cites("614.5", "614.1a", "120.3")


def test_614_11_a_draw_from_an_empty_library_can_be_replaced(table: Table) -> None:
    table.card("Well", "Enchantment", "If you would draw a card, you gain 2 life instead.")
    table.card("Page", "Sorcery", "Draw a card.", mana_cost="{U}")
    table.alice.has(library=0, mana_pool="{U}")
    table.alice.controls("Well")
    table.alice.holds("Page")
    table.alice.casts("Page").done()
    table.resolves().done().life("alice", 22).cites("614.1a", "614.6")


def test_614_16_counters_that_something_enters_with_are_doubled(table: Table) -> None:
    table.card(
        "Season",
        "Enchantment",
        "If an effect would put one or more counters on a permanent you control, it puts twice that many of those "
        "counters on that permanent instead.",
    )
    table.card("Sapling", "Creature — Elf", "This creature enters with a +1/+1 counter on it.", **TROLL)
    table.alice.controls("Season")
    table.alice.holds("Sapling")
    table.alice.has(mana_pool="{G}{G}{G}")
    table.alice.casts("Sapling").done()
    table.resolves().done().cites("614.1c", "614.1a")
    assert table.asks("characteristics", "Sapling")["answer"]["power"] == 4


def test_614_17_what_cannot_be_prevented_is_dealt_and_leaves_the_shield_whole(table: Table) -> None:
    """615.12."""
    table.card(
        "Ward",
        "Instant",
        "Prevent the next 3 damage that would be dealt to target creature this turn.",
        mana_cost="{0}",
    )
    table.card("Truth", "Instant", "Damage can't be prevented this turn.", mana_cost="{0}")
    table.card("Spark", "Instant", "Spark deals 1 damage to target creature.", mana_cost="{0}")
    table.alice.controls("Grizzly Bears")
    table.alice.holds("Ward", "Truth", "Spark", "Spark")
    table.alice.casts("Ward", targets=["grizzly-bears-1"]).done()
    table.resolves().done()
    table.alice.casts("Spark", targets=["grizzly-bears-1"]).done()
    table.resolves().done().cites("615.7")
    assert table.state["players"][0]["battlefield"][0].get("damage", 0) == 0
    table.alice.casts("Truth").done()
    table.resolves().done()
    table.alice.casts("spark-2", targets=["grizzly-bears-1"]).done()
    table.resolves().done().cites("615.12")
    assert table.state["players"][0]["battlefield"][0]["damage"] == 1


def test_615_7_a_shield_prevents_so_much_and_no_more(table: Table) -> None:
    table.card(
        "Ward", "Instant", "Prevent the next 2 damage that would be dealt to any target this turn.", mana_cost="{0}"
    )
    table.alice.holds("Ward", "Lightning Bolt")
    table.alice.has(mana_pool="{R}")
    table.alice.casts("Ward", targets=["bob"]).done()
    table.resolves().done()
    table.alice.casts("Lightning Bolt", targets=["bob"]).done()
    table.resolves().done().life("bob", 19).cites("615.7")
    assert not table.state.get("effects")


def test_614_9_damage_is_dealt_to_another_as_long_as_that_can_be_dealt_damage(table: Table) -> None:
    table.card(
        "Guard", "Creature — Wall", "All damage that would be dealt to you is dealt to this creature instead.", **TROLL
    )
    table.bob.controls("Guard")
    table.alice.holds("Lightning Bolt")
    table.alice.has(mana_pool="{R}")
    table.alice.casts("Lightning Bolt", targets=["bob"]).done()
    table.resolves().done().life("bob", 20).moves("Guard", "graveyard").cites("614.9", "704.5g")


def test_614_9_what_is_no_creature_is_dealt_nothing(table: Table) -> None:
    table.card("Guard", "Artifact", "All damage that would be dealt to you is dealt to this artifact instead.")
    table.bob.controls("Guard")
    table.alice.holds("Lightning Bolt")
    table.alice.has(mana_pool="{R}")
    table.alice.casts("Lightning Bolt", targets=["bob"]).done()
    table.resolves().done().life("bob", 17).cites("614.9")


def test_614_1a_a_card_replaces_its_own_going_to_a_graveyard_from_any_zone(table: Table) -> None:
    table.card("Idol", "Artifact", "If this artifact would be put into a graveyard from anywhere, exile it instead.")
    table.card("Rot", "Sorcery", "Discard a card.", mana_cost="{0}")
    table.alice.holds("Rot", "Idol")
    table.alice.casts("Rot").done()
    table.resolves().done().moves("Idol", "exile").cites("614.1a")
