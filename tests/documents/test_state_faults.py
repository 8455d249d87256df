"""Game states that cannot be: every fault at once, each with its place, its rule, and what may have been meant."""

from __future__ import annotations

import pytest

from app.documents.limits import Limits
from app.documents.problems import ImpossibleState, InvalidFields, TooLarge, UnknownCard, UnreadableText


def test_every_fault_is_listed_with_its_place(faults):
    alice = {"id": "alice", "battlefield": ["Quiet Glad", {"card": "Sudden Ember"}]}
    bob = {"id": "bob", "battlefield": [{"card": "Vine Weaver", "owner": "bobb", "attached_to": "nothing"}]}
    found = faults(
        players=[{**alice, "hand": [{"card": "Quiet Glade", "tapped": True}]}, bob],
        turn={"active": "alicia", "passed": ["carol"]},
        stack=[{"source": "vine-weaver-2", "ability": "Frobnicate."}],
        clock=2,
    )
    assert {pointer: fault.kind for pointer, fault in found.items()} == {
        "/players/0/battlefield/0": UnknownCard,
        "/players/0/battlefield/1/card": ImpossibleState,
        "/players/0/hand/0/tapped": ImpossibleState,
        "/players/1/battlefield/0/owner": ImpossibleState,
        "/players/1/battlefield/0/attached_to": ImpossibleState,
        "/turn/active": ImpossibleState,
        "/turn/passed/0": ImpossibleState,
        "/stack/0/source": ImpossibleState,
        "/stack/0/ability": UnreadableText,
        "/clock": ImpossibleState,
    }


def test_a_card_that_is_not_known_is_answered_with_near_names(faults):
    found = faults(players=[{"battlefield": ["Quiet Glad", {"card": "Vine Waever"}]}])
    assert found["/players/0/battlefield/0"].suggestions == ("Quiet Glade",)
    assert found["/players/0/battlefield/1/card"].suggestions == ("Vine Weaver",)


def test_an_id_that_nothing_has_is_answered_with_near_ids(faults):
    entries = [{"id": "weaver", "card": "Vine Weaver"}, {"id": "other", "card": None, "attached_to": "waever"}]
    found = faults(players=[{"battlefield": entries}])
    assert found["/players/0/battlefield/1/attached_to"].suggestions == ("weaver",)


def test_an_id_that_has_moved_on_names_its_successor(faults):
    stack = [{"source": "weaver", "ability": "{T}: Draw a card."}]
    fault = faults(players=[{"graveyard": [{"id": "weaver.2", "card": "Vine Weaver"}]}], stack=stack)["/stack/0/source"]
    assert (fault.suggestions, fault.rule) == (("weaver.2",), "400.7")


@pytest.mark.parametrize("second", ["elf", "elf.2", "alice", "alice.2"])
def test_no_two_things_have_one_id_or_would_come_to(faults, second):
    players = [{"id": "alice", "hand": [{"id": "elf", "card": None}, {"id": second, "card": None}]}]
    assert faults(players=players)["/players/0/hand/1/id"].kind is ImpossibleState


def test_no_two_players_have_one_id(faults):
    assert list(faults(players=[{"id": "alice"}, {"id": "alice"}])) == ["/players/1/id"]


def test_no_two_objects_have_one_timestamp(faults):
    hand = [{"card": None, "timestamp": 4}, {"card": None, "timestamp": 4}]
    assert faults(players=[{"hand": hand}])["/players/0/hand/1/timestamp"].rule == "613.7m"


@pytest.mark.parametrize(
    ("turn", "place", "rule"),
    [
        ({"step": "untap", "priority": "alice"}, "/turn/priority", "502.4"),
        ({"step": "upkeep", "priority": None}, "/turn/priority", "117.3a"),
        ({"passed": ["alice"]}, "/turn/passed", "117.3d"),
        ({"step": "declare_blockers"}, "/turn/step", "508.8"),
        ({"began": False, "priority": "alice"}, "/turn/priority", "117.3a"),
    ],
)
def test_a_turn_is_as_the_rules_have_it(faults, turn, place, rule):
    found = faults(players=[{"id": "alice"}], turn=turn)
    assert {pointer: fault.rule for pointer, fault in found.items()} == {place: rule}


@pytest.mark.parametrize(
    ("zone", "said", "field", "rule"),
    [
        ("battlefield", {"card": "Sudden Ember"}, "card", "110.4"),
        ("hand", {"card": "Vine Weaver", "damage": 1}, "damage", "120.6"),
        ("graveyard", {"card": "Vine Weaver", "summoning_sick": True}, "summoning_sick", "302.6"),
        ("exile", {"card": "Vine Weaver", "attached_to": "alice"}, "attached_to", "303.4"),
        ("library", [{"card": "Vine Weaver", "x": 2}], "x", "400.7d"),
        ("battlefield", {"id": "elf", "card": "Vine Weaver", "attached_to": "elf"}, "attached_to", "303.4d"),
    ],
)
def test_a_card_is_where_it_can_be_and_has_there_what_it_can_have(faults, zone, said, field, rule):
    entries = said if isinstance(said, list) else [said]
    found = faults(players=[{"id": "alice", zone: entries}])
    assert {pointer: fault.rule for pointer, fault in found.items()} == {f"/players/0/{zone}/0/{field}": rule}


def test_a_combat_is_of_permanents_and_players(faults):
    attackers = [
        {"attacker": "vine-waever-1", "attacks": "bobb", "blocked_by": ["nobody"]},
        {"attacker": "vine-weaver-1", "attacks": None},
    ]
    found = faults(
        players=[{"id": "alice", "battlefield": ["Vine Weaver"]}, {"id": "bob"}], combat={"attackers": attackers}
    )
    assert {pointer: fault.suggestions for pointer, fault in found.items()} == {
        "/combat/attackers/0/attacker": ("vine-weaver-1",),
        "/combat/attackers/0/attacks": ("bob",),
        "/combat/attackers/0/blocked_by/0": (),
        "/combat/attackers/0/defending": (),
        "/combat/attackers/1/defending": (),
    }


def test_a_land_is_no_spell(faults):
    assert faults(players=[{}], stack=["Quiet Glade"])["/stack/0"].rule == "305.9"


def test_targets_are_given_for_each_phrase_of_the_text(faults):
    text = "{T}: Ember Adept deals 1 damage to any target."
    found = faults(
        players=[{"battlefield": ["Ember Adept"]}], stack=[{"source": "ember-adept-1", "ability": text, "targets": []}]
    )
    assert found["/stack/0/targets"].rule == "601.2c"


def test_only_activated_and_triggered_abilities_are_on_the_stack(faults):
    found = faults(players=[{"battlefield": ["Vine Weaver"]}], stack=[{"source": "vine-weaver-1", "ability": "Flying"}])
    assert found["/stack/0/ability"].rule == "113.1c"


def test_one_part_of_a_library_is_unknown_at_most(faults):
    assert faults(players=[{"library": [4, "Quiet Glade", 5]}])["/players/0/library/2"].rule == "401.2"


def test_what_the_service_has_no_place_for_yet_is_refused_as_such(faults):
    found = faults(
        players=[{"speed": 2, "battlefield": [{"card": "Vine Weaver", "face_down": True, "banana": 1}]}],
        monarch="player-1",
        stack=[{"card": "Sudden Ember", "division": [1]}],
    )
    assert {pointer: fault.detail for pointer, fault in found.items()} == {
        "/monarch": "This is not supported yet.",
        "/players/0/speed": "This is not supported yet.",
        "/players/0/battlefield/0/face_down": "This is not supported yet.",
        "/players/0/battlefield/0/banana": "There is no field of this name here.",
        "/stack/0/division": "This is not supported yet.",
    }


def test_a_card_or_a_token_not_both_and_not_neither(faults):
    token = {"name": "Imp", "type_line": "Creature"}
    found = faults(players=[{"battlefield": [{"tapped": True}, {"card": "Vine Weaver", "token": token}]}])
    assert {fault.kind for fault in found.values()} == {InvalidFields}
    assert list(found) == ["/players/0/battlefield/0", "/players/0/battlefield/1"]


def test_a_token_has_a_type(faults):
    token = {"name": "Imp", "type_line": "Gizmo"}
    assert (
        faults(players=[{"battlefield": [{"token": token}]}])["/players/0/battlefield/0/token/type_line"].rule
        == "205.1"
    )


def test_a_state_may_be_as_large_as_the_limit_and_no_larger(game, faults):
    game(
        Limits(objects=3, stack_objects=1), players=[{"hand": ["Old Riddle"] * 2, "library": 99}], stack=["Old Riddle"]
    )
    found = faults(Limits(objects=3), players=[{"hand": ["Old Riddle"] * 4}])
    assert found[""].kind is TooLarge
    found = faults(Limits(stack_objects=1), players=[{}], stack=["Old Riddle"] * 2)
    assert found["/stack"].kind is TooLarge


def test_an_effect_says_what_changes_about_what_is_bound(faults):
    effect = {"bind": {"that creature": ["vine-weaver-1"]}, "source": "vine-weaver-1"}
    found = faults(
        players=[{"battlefield": ["Vine Weaver"]}],
        effects=[{**effect, "text": "Draw a card."}, {**effect, "text": "That creature frobnicates."}],
    )
    assert (found["/effects/0/text"].rule, found["/effects/1/text"].kind) == ("611.2", UnreadableText)
