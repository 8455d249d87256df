"""Rule 605: mana abilities that make nothing, that are used while casting, and those that trigger."""

from __future__ import annotations

import pytest

from tests.table import Table


@pytest.fixture
def grove(table: Table) -> Table:
    """A table with an artifact that makes as much green mana as its controller has creatures."""
    table.card("Grove", "Artifact", "{T}: Add {G} for each creature you control.")
    return table


def test_605_2_a_mana_ability_stays_one_when_it_makes_nothing(grove: Table) -> None:
    grove.alice.controls("Grove")
    ruling = grove.alice.activates("Grove")
    ruling.done().stack().no_mana().taps("Grove").cites("605.1a", "605.3b").and_nothing_else()


def test_605_2_and_when_its_permanent_is_tapped(grove: Table) -> None:
    grove.alice.controls("Grove", tapped=True)
    grove.alice.controls("Grizzly Bears")
    grove.alice.activates("Grove").illegal("107.5")
    assert grove.asks("could_produce", "Grove")["answer"] == {"types": ["{G}"]}


def test_605_4a_the_additional_mana_comes_in_time_to_pay(table: Table) -> None:
    table.alice.controls("Mana Flare", "Forest")
    table.alice.holds("Grizzly Bears")
    ruling = table.alice.casts("Grizzly Bears").done().no_mana().taps("Forest").stack("Grizzly Bears")
    ruling.cites("605.3a", "106.12a", "605.1b", "605.4a")


def test_605_5a_a_trigger_on_something_else_uses_the_stack(table: Table) -> None:
    table.card("Spring", "Enchantment", "Whenever a creature you control enters, add {G}.")
    table.alice.controls("Spring")
    table.alice.holds("Grizzly Bears")
    table.alice.has(mana_pool="{G}{G}")
    table.alice.casts("Grizzly Bears").done()
    table.resolves().done().no_mana().stack("spring-1")
    table.resolves().done().adds("alice", "{G}").stack()


def test_605_5b_a_spell_is_no_mana_ability(table: Table) -> None:
    table.alice.holds("Dark Ritual")
    table.alice.has(mana_pool="{B}")
    table.alice.casts("Dark Ritual").done().pool("alice", "").stack("Dark Ritual").cites("601.2a")
    table.resolves().done().adds("alice", "{B}{B}{B}").moves("Dark Ritual", "graveyard")


def test_605_3a_mana_that_pays_for_a_mana_ability_turns_into_other_mana(table: Table) -> None:
    table.card("Plain Signet", "Artifact", "{1}, {T}: Add {W}{U}.", mana_cost="{2}")
    table.card("Small Reward", "Sorcery", "You gain 2 life.", mana_cost="{W}{U}")
    table.alice.controls("Swamp", "Plain Signet")
    table.alice.holds("Small Reward")
    table.alice.casts("Small Reward", payment="auto").done().taps("Swamp", "Plain Signet").cites("605.3a", "605.3b")


def test_605_3a_where_no_conversion_is_found_the_player_is_asked(table: Table) -> None:
    table.card("Plain Signet", "Artifact", "{1}, {T}: Add {W}{U}.", mana_cost="{2}")
    table.card("Small Reward", "Sorcery", "You gain 2 life.", mana_cost="{W}{R}")
    table.alice.controls("Swamp", "Plain Signet")
    table.alice.holds("Small Reward")
    table.alice.casts("Small Reward", payment="auto").asks("mana_ability")
