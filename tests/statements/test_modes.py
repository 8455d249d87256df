"""Modal spells and abilities: modes are chosen as they are put on the stack, then followed in the order written."""

from __future__ import annotations

import pytest

from tests.table import Table

THREE_WAYS = "Choose {number} —\n• Draw a card.\n• Destroy target artifact.\n• You gain 3 life."


def _sorcery(table: Table, number: str) -> None:
    table.card("Three Ways", "Sorcery", THREE_WAYS.format(number=number), mana_cost="{G}")
    table.alice.holds("Three Ways")
    table.alice.controls("Forest")


def test_the_player_is_asked_which_mode(table: Table) -> None:
    _sorcery(table, "one")
    table.bob.controls("Sol Ring")
    table.alice.casts("Three Ways").asks("modes", "1", "2", "3")


def test_a_mode_without_a_legal_target_is_not_offered(table: Table) -> None:
    _sorcery(table, "one")
    table.alice.casts("Three Ways").asks("modes", "1", "3").cites("700.2a")


def test_a_mode_without_a_legal_target_cannot_be_announced(table: Table) -> None:
    _sorcery(table, "one")
    table.alice.casts("Three Ways", modes=[2]).illegal("700.2a").says("no legal target")


def test_only_the_chosen_mode_is_followed_and_no_target_is_asked_for_another(table: Table) -> None:
    _sorcery(table, "one")
    table.bob.controls("Sol Ring")
    table.alice.casts("Three Ways", modes=[3]).done().stack("Three Ways").cites("700.2a")
    table.resolves().done().life("alice", 23)
    assert table.id_of("Sol Ring") == "sol-ring-1"


def test_several_modes_are_followed_in_the_order_written(table: Table) -> None:
    _sorcery(table, "two")
    table.bob.controls("Sol Ring")
    table.alice.casts("Three Ways", modes=[3, 2], targets=["sol-ring-1"]).done()
    assert table.state["stack"][0]["modes"] == [2, 3]
    told = table.resolves().done().life("alice", 23).moves("Sol Ring", "graveyard").told
    assert told.index("Sol Ring") < told.index("3 life")


@pytest.mark.parametrize(
    ("number", "modes", "rule"),
    [
        ("one", [1, 3], "700.2a"),
        ("two", [1], "700.2a"),
        ("two", [1, 1], "700.2d"),
        ("one or both", [], "700.2a"),
        ("one", [4], "700.2"),
    ],
)
def test_other_choices_of_modes_are_refused(table: Table, number: str, modes: list[int], rule: str) -> None:
    _sorcery(table, number)
    table.alice.casts("Three Ways", modes=modes).illegal(rule)


def test_modes_said_of_what_has_none_are_refused(table: Table) -> None:
    table.alice.controls("Mountain")
    table.alice.holds("Lightning Bolt")
    table.alice.casts("Lightning Bolt", modes=[1], targets=["bob"]).illegal("700.2")


def test_a_modal_activated_ability(table: Table) -> None:
    table.card("Two Taps", "Artifact", "{T}: Choose one —\n• Target player loses 1 life.\n• You gain 1 life.")
    table.alice.controls("Two Taps")
    table.alice.activates("Two Taps", modes=[2]).done().stack("two-taps-1")
    table.resolves().done().life("alice", 21)


def test_a_modal_triggered_ability_chooses_as_it_is_put_on_the_stack(table: Table) -> None:
    text = "When this creature enters, choose one —\n• Target player loses 2 life.\n• You gain 2 life."
    table.card("Two Minds", "Creature — Wizard", text, mana_cost="{U}", power="1", toughness="1")
    table.alice.holds("Two Minds")
    table.alice.controls("Island")
    table.alice.casts("Two Minds").done()
    table.resolves("1", "bob").done().cites("700.2a")
    table.resolves().done().life("bob", 18)


def test_a_modal_triggered_ability_without_a_legal_mode_is_removed(table: Table) -> None:
    text = "When this creature enters, choose one —\n• Destroy target artifact.\n• Destroy target enchantment."
    table.card("Two Minds", "Creature — Wizard", text, mana_cost="{U}", power="1", toughness="1")
    table.alice.holds("Two Minds")
    table.alice.controls("Island")
    table.alice.casts("Two Minds").done()
    table.resolves().done().cites("603.3c").stack()


def test_a_copy_has_the_modes_of_the_original(table: Table) -> None:
    table.card("Echo Word", "Instant", "Copy target instant or sorcery spell.", mana_cost="{U}")
    _sorcery(table, "one")
    table.alice.holds("Echo Word")
    table.alice.controls("Island")
    table.alice.casts("Three Ways", modes=[3]).done()
    table.alice.casts("Echo Word", targets=["three-ways-1.2"]).done()
    table.resolves().done()
    assert table.state["stack"][-1]["modes"] == [3]
    table.resolves().done().life("alice", 23)


def test_a_modal_spell_on_the_stack_must_say_its_modes(table: Table) -> None:
    table.card("Three Ways", "Sorcery", THREE_WAYS.format(number="one"), mana_cost="{G}")
    body = {**table.state, "stack": ["Three Ways"]}
    request = {"state": body, "action": {"type": "resolve"}, "cards": table.cards}
    response = table._client.post("/v1/rulings", json=request)
    assert response.status_code == 422
    (fault,) = response.json()["errors"]
    assert fault["pointer"] == "/state/stack/0/modes"
