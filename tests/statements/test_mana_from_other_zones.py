"""Mana abilities that work outside the battlefield help to pay like any other (113.6m, 601.2g, 605.3a)."""

from __future__ import annotations

import pytest

from tests.table import Table

FROM_HAND = "Exile this card from your hand: Add {G}."
FROM_GRAVEYARD = "{1}, Exile this card from your graveyard: Add one mana of any color."


@pytest.fixture(autouse=True)
def cards(table: Table) -> None:
    table.card("Spirit of the Hand", "Creature — Spirit", FROM_HAND, power="2", toughness="2", mana_cost="{2}{G}")
    table.card("Dying Lantern", "Artifact", FROM_GRAVEYARD, mana_cost="{3}")


@pytest.mark.parametrize("payment", ["auto", None])
def test_a_card_in_hand_pays_for_a_spell(table: Table, payment: str | None) -> None:
    table.alice.controls("Forest")
    table.alice.holds("Grizzly Bears", "Spirit of the Hand")
    ruling = table.alice.casts("Grizzly Bears", "forest-1:1", payment=payment)
    ruling.done().stack("Grizzly Bears").moves("Spirit of the Hand", "exile").taps("Forest")
    ruling.cites("605.3a", "605.1a").pool("alice", "")


def test_with_priority_it_only_adds_its_mana(table: Table) -> None:
    table.alice.holds("Spirit of the Hand")
    ruling = table.alice.activates("Spirit of the Hand")
    ruling.done().adds("alice", "{G}").moves("Spirit of the Hand", "exile").and_nothing_else()


def test_on_the_battlefield_it_makes_nothing(table: Table) -> None:
    table.alice.controls("Spirit of the Hand", "Forest")
    table.alice.holds("Grizzly Bears")
    table.alice.casts("Grizzly Bears").illegal("118.3")


def test_a_card_in_the_graveyard_pays_for_a_spell(table: Table) -> None:
    table.alice.controls("Forest")
    table.alice.holds("Lightning Bolt")
    table.alice.has(graveyard=["Dying Lantern"])
    ruling = table.alice.casts("Lightning Bolt", "dying-lantern-1:1", "{R}", targets=["bob"], payment=None)
    ruling.done().stack("Lightning Bolt").moves("Dying Lantern", "exile").taps("Forest").pool("alice", "")


def test_not_the_cards_of_another_player(table: Table) -> None:
    table.alice.controls("Forest")
    table.alice.holds("Grizzly Bears")
    table.bob.holds("Spirit of the Hand")
    table.bob.has(graveyard=["Dying Lantern"])
    table.alice.casts("Grizzly Bears").illegal("118.3")


def test_a_spell_does_not_pay_for_itself(table: Table) -> None:
    table.alice.controls("Forest")
    table.alice.has(mana_pool="{G}")
    table.alice.holds("Spirit of the Hand")
    table.alice.casts("Spirit of the Hand").illegal("118.3")


@pytest.mark.parametrize(
    ("text", "outcome"),
    [
        ("Exile this card from your hand: Befriend a frog.", "unsupported"),
        ("Discard this card: Befriend a frog.", "unsupported"),
        ("{T}: Befriend a frog.", "illegal"),
    ],
)
def test_a_line_in_hand_that_was_not_read_might_make_mana(table: Table, text: str, outcome: str) -> None:
    """It matters only if it works there (113.6)."""
    table.card("Frogfriend", "Creature — Frog", text, power="1", toughness="1")
    table.alice.holds("Lightning Bolt", "Frogfriend")
    ruling = table.alice.casts("Lightning Bolt", targets=["bob"]).ruling
    assert ruling["outcome"] == outcome
    assert [line["card"] for line in ruling["not_understood"]] == (["Frogfriend"] if outcome == "unsupported" else [])
