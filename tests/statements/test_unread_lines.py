"""Lines that were not understood matter where and when they could work, and no sooner (113.3, 113.6)."""

from __future__ import annotations

import pytest

from tests.table import Table

TAP = {"type": "activate_ability", "player": "alice", "source": "forest-1"}
UNREAD = "frobnicate the nearest wurzel."


@pytest.fixture
def forest(table: Table) -> Table:
    table.alice.controls("Forest")
    return table


@pytest.mark.parametrize(
    "text",
    [
        f"When this creature enters, {UNREAD}",
        f"Whenever this creature deals combat damage to a player, {UNREAD}",
        f"{{T}}: {UNREAD.capitalize()}",
        "Crew 2",
        "Convoke",
        "Extort",
        "Riot",
        "Ward {2}",
        "Flying, convoke",
    ],
)
def test_what_cannot_matter_to_a_land_that_is_tapped_does_not_stop_it(forest: Table, text: str) -> None:
    forest.card("Old Engine", "Creature — Golem", text, power="2", toughness="2")
    forest.alice.controls("Old Engine")
    forest.act(TAP).done().adds("alice", "{G}")


@pytest.mark.parametrize("text", [UNREAD.capitalize(), f"Whenever a wurzel is cooked, {UNREAD}", "Phasing"])
def test_what_could_matter_at_any_time_stops_everything(forest: Table, text: str) -> None:
    forest.card("Old Engine", "Creature — Golem", text, power="2", toughness="2")
    forest.alice.controls("Old Engine")
    assert forest.act(TAP).ruling["outcome"] == "unsupported"


def test_one_of_several_events_in_a_list_is_not_taken_for_all_of_them(forest: Table) -> None:
    text = f"Whenever this creature enters, cooks a wurzel, or attacks, {UNREAD}"
    forest.card("Old Engine", "Creature — Golem", text, power="2", toughness="2")
    forest.alice.controls("Old Engine")
    assert forest.act(TAP).ruling["outcome"] == "unsupported"


@pytest.mark.parametrize("text", ["Cascade", "Storm", "Riot", f"When this creature enters, {UNREAD}"])
def test_it_stops_what_it_speaks_of(table: Table, text: str) -> None:
    table.card("Old Engine", "Creature — Golem", text, mana_cost="{G}", power="2", toughness="2")
    table.alice.controls("Forest")
    table.alice.holds("Old Engine")
    cast = table.alice.casts("Old Engine").ruling
    if cast["outcome"] == "done":
        cast = table.resolves().ruling
    assert cast["outcome"] == "unsupported"
    assert [line["line"] for line in cast["not_understood"]] == [1]


def test_a_keyword_beside_one_that_is_not_carried_out_is_kept(forest: Table) -> None:
    forest.card("Old Engine", "Creature — Golem", "Flying, riot\nReach", power="2", toughness="2")
    forest.alice.controls("Old Engine")
    assert forest.asks("characteristics", "Old Engine")["answer"]["keywords"] == ["Flying", "Reach"]


@pytest.mark.parametrize(("text", "zone"), [("Dredge 3", "graveyard"), ("Madness {1}{B}", "hand")])
def test_a_keyword_that_works_elsewhere_is_minded_there(forest: Table, text: str, zone: str) -> None:
    forest.card("Grave Weed", "Creature — Plant", text, power="2", toughness="2")
    forest.alice.has(**{zone: ["Grave Weed"]})
    assert forest.act(TAP).ruling["outcome"] == "unsupported"


@pytest.mark.parametrize("text", ["Dredge 3", "Madness {1}{B}", "Unearth {B}"])
def test_it_is_not_minded_on_the_battlefield(forest: Table, text: str) -> None:
    forest.card("Grave Weed", "Creature — Plant", text, power="2", toughness="2")
    forest.alice.controls("Grave Weed")
    forest.act(TAP).done()


@pytest.mark.parametrize(
    ("text", "outcome"), [(UNREAD.capitalize(), "done"), ("This spell can't be wurzeled.", "unsupported")]
)
def test_a_static_line_of_a_permanent_spell_works_on_the_stack_where_it_says_so(
    forest: Table, text: str, outcome: str
) -> None:
    forest.card("Old Engine", "Creature — Golem", text, power="2", toughness="2")
    body = {"state": {**forest.state, "stack": [{"card": "Old Engine", "controller": "bob"}]}, "action": TAP}
    assert forest.rule({**body, "cards": forest.cards}).ruling["outcome"] == outcome


def test_ward_stops_an_opponent_who_makes_it_a_target(table: Table) -> None:
    table.card("Warded One", "Creature — Golem", "Ward—Collect evidence 4.", power="2", toughness="2")
    table.alice.controls("Mountain")
    table.alice.holds("Lightning Bolt")
    table.bob.controls("Warded One")
    target = table.id_of("Warded One")
    assert table.alice.casts("Lightning Bolt", targets=[[target]]).ruling["outcome"] == "unsupported"


def test_a_line_that_is_ignored_and_then_needed_is_not_said_to_say_nothing(forest: Table) -> None:
    forest.card("Old Engine", "Artifact", f"{{T}}: {UNREAD.capitalize()}\nCrew 1")
    forest.alice.controls("Old Engine")
    action = {"type": "activate_ability", "player": "alice", "source": forest.id_of("Old Engine"), "ability": 1}
    body = {"state": forest.state, "action": action, "cards": forest.cards, "unread": "ignore"}
    ruling = forest.rule(body).ruling
    assert ruling["outcome"] == "unsupported"
    assert not [it for it in ruling["assumptions"] if it["text"].startswith("Line 1 ")]


def test_whether_an_ignored_line_decides_nobody_can_tell(forest: Table) -> None:
    forest.card("Old Engine", "Artifact", UNREAD.capitalize())
    forest.alice.controls("Old Engine")
    body = {"state": forest.state, "action": TAP, "cards": forest.cards, "unread": "ignore"}
    (assumed,) = (it for it in forest.rule(body).done().ruling["assumptions"] if it["conditional"])
    assert assumed["decides"] is None
