"""The canonical form: every id and timestamp written, one way only, and itself a valid input."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.cards.catalogue import Catalogue
from app.documents.canonical import CanonicalState
from app.documents.game_state import GameStateDocument
from app.documents.limits import Limits
from app.documents.reading import read
from app.documents.state_reading import read_state
from app.documents.state_writing import compact, digest, write_state
from app.game.combat import Attacker, Blocker, Combat
from app.game.mana import Mana
from app.game.objects import Cast, GameObject, StackAbility, Uses
from app.game.player import Player
from app.game.state import Delayed, FloatingEffect, GameState, Result, Waiting
from app.game.turn import Turn

PERMANENTS = ("Quiet Glade", "Still Shore", "Mirror Well", "Vine Weaver", "Ember Adept", "Night Wolf")
ABILITIES = ("{T}: Draw a card.", "Whenever a creature dies, draw a card.")
AMOUNT = st.integers(0, 20)


@st.composite
def permanents(draw: st.DrawFn) -> Any:
    name = draw(st.sampled_from(PERMANENTS))
    if draw(st.booleans()):
        return name
    kinds = st.sampled_from(["+1/+1", "stun", "charge"])
    said = {
        "card": name,
        "tapped": draw(st.booleans()),
        "summoning_sick": draw(st.booleans()),
        "damage": draw(AMOUNT),
        "counters": draw(st.dictionaries(kinds, st.integers(1, 9), max_size=3)),
        "chosen": draw(st.sampled_from([{}, {"color": "R"}, {"name": "Imp"}, {"color": "G", "name": "Imp"}])),
        "attached_to": draw(st.sampled_from([None, "alice"])),
        "x": draw(AMOUNT),
        "kicked": draw(st.booleans()),
        "token": draw(st.booleans()),
        "designations": draw(st.sampled_from([[], ["monstrous"]])),
        "shields": draw(AMOUNT),
        "copy_of": draw(st.sampled_from(["Mirror Well", "Vine Weaver"])),
    }
    return {key: value for key, value in said.items() if draw(st.booleans()) or key == "card"}


@st.composite
def documents(draw: st.DrawFn) -> dict[str, Any]:
    """Game states in shorthand. Half of them have a stack, half have triggers waiting, half have effects."""
    ridden = {"type": "{G}", "snow": True, "riders": "Spend this mana only to cast creature spells."}
    cards = st.lists(st.sampled_from(["Vine Weaver", "Sudden Ember", {"card": None}]), max_size=3)
    players: list[dict[str, Any]] = [
        {
            "id": id,
            "life": draw(st.integers(-5, 40)),
            "mana_pool": draw(st.sampled_from(["", "{R}{R}", [{"type": "{G}", "source": "x"}, ridden]])),
            "battlefield": draw(st.lists(permanents(), max_size=4)),
            "hand": draw(cards),
            "graveyard": draw(cards),
            "exile": draw(cards),
            "library": draw(
                st.one_of(
                    AMOUNT,
                    cards,
                    cards.map(lambda listed: [*listed, 9, "Old Riddle"]),
                    cards.map(lambda listed: ["Old Riddle", {"shuffled": listed, "more": 3}]),
                )
            ),
            "counters": draw(st.sampled_from([{}, {"energy": 2, "experience": 1}])),
        }
        for id in ("alice", "bob")
    ]
    uses = [{"ability": "{T}: Ember Adept deals 1 damage to any target.", "this_turn": 1, "ever": 2}]
    players[0]["battlefield"].append({"id": "source", "card": "Ember Adept", "uses": draw(st.sampled_from([[], uses]))})
    gone = {"id": "gone", "name": "Imp", "types": ["creature"], "abilities": ["Flying"], "controller": "bob"}
    source = st.sampled_from(["source", gone])
    target = {"source": "source", "ability": "{T}: Ember Adept deals 1 damage to any target.", "targets": ["bob"]}
    on_stack = st.one_of(
        st.builds(lambda it, text: {"source": it, "ability": text, "x": 2}, source, st.sampled_from(ABILITIES)),
        st.just(target),
        st.sampled_from(["Sudden Ember", {"card": "Vine Weaver", "controller": "bob", "x": 3}]),
    )
    waiting = st.builds(
        lambda it, roles: {"source": it, "ability": ABILITIES[1], "roles": roles},
        source,
        st.sampled_from([{}, {"subject": gone, "amount": 2}]),
    )
    effect = {"text": "That object gets +1/+1 until end of turn.", "bind": {"that object": ["source"]}}
    control = {"text": "Gain control of that object.", "bind": {"that object": ["source"]}, "source": "source"}
    later = {"text": "At the beginning of the next end step, sacrifice it.", "bind": {"it": "source"}}
    delayed = [{**later, "source": "source"}, {**later, "source": gone, "bind": {"target-1": ["gone"]}}]
    attacker = {"attacker": "source", "attacks": "bob"}
    combats = [
        attacker,
        {**attacker, "blocked_by": []},
        {**attacker, "attacks": None, "defending": "bob", "blocked": True},
    ]
    history = [
        {"type": "life_lost", "player": "bob", "amount": 3},
        {"type": "ability_activated", "player": "alice", "source": "source", "ability": None, "text": ABILITIES[0]},
        {"type": "counters_put", "on": "gone", "kind": "stun", "count": 1},
        {"type": "mana_added", "player": "alice", "mana": "{R}{G}", "source": "source"},
    ]
    happened = draw(st.lists(st.sampled_from(history), max_size=4))
    return {
        "players": players,
        "combat": draw(st.sampled_from([None, *({"attackers": [it]} for it in combats)])),
        "history": happened,
        "past": [gone] if happened else [],
        "stack": draw(st.one_of(st.just([]), st.lists(on_stack, min_size=1, max_size=3))),
        "waiting": draw(st.one_of(st.just([]), st.lists(waiting, min_size=1, max_size=2))),
        "effects": draw(st.sampled_from([[], [{**effect, "source": "source"}], [{**effect, "source": gone}, control]])),
        "delayed_triggers": draw(st.lists(st.sampled_from(delayed), max_size=2)),
        "turn": {"number": draw(st.integers(1, 9)), "active": draw(st.sampled_from(["alice", "bob"]))},
    }


def to_game(document: bytes, library: Catalogue) -> GameState:
    return read_state(read(document, GameStateDocument), library.get, Limits()).state


@settings(max_examples=150)
@given(document=documents())
def test_output_is_valid_input_and_canonical_twice_is_the_same_bytes(library, document):
    state = to_game(compact(document), library)
    once = compact(write_state(state))
    again = to_game(once, library)
    assert again == replace(state, past=again.past)  # what nothing refers to is left out
    assert compact(write_state(again)) == once


@settings(max_examples=50)
@given(document=documents())
def test_it_is_as_responses_describe_it(library, document):
    CanonicalState.model_validate_json(compact(write_state(to_game(compact(document), library))))


@settings(max_examples=50)
@given(document=documents(), data=st.data())
def test_the_order_of_a_zone_without_one_does_not_matter(library, document, data):
    canonical = write_state(to_game(compact(document), library))
    shuffled = {**canonical, "players": [dict(player) for player in canonical["players"]]}
    for player in shuffled["players"]:
        for zone in ("battlefield", "hand", "exile"):
            player[zone] = data.draw(st.permutations(player[zone]))
    assert write_state(to_game(compact(shuffled), library)) == canonical


def test_the_smallest_game_in_full(game):
    assert write_state(game(players=[{"id": "alice", "battlefield": ["Quiet Glade"], "library": 3}]).state) == {
        "players": [
            {
                "id": "alice",
                "life": 20,
                "poison": 0,
                "lands_played": 0,
                "mana_pool": [],
                "battlefield": [
                    {
                        "id": "quiet-glade-1",
                        "card": "Quiet Glade",
                        "owner": "alice",
                        "timestamp": 1,
                        "tapped": False,
                        "summoning_sick": False,
                        "damage": 0,
                        "counters": [],
                    }
                ],
                "hand": [],
                "graveyard": [],
                "exile": [],
                "command": [],
                "library": 3,
            }
        ],
        "stack": [],
        "waiting": [],
        "effects": [],
        "delayed_triggers": [],
        "turn": {
            "number": 1,
            "active": "alice",
            "step": "precombat_main",
            "priority": "alice",
            "passed": [],
            "began": True,
        },
        "clock": 2,
    }


@pytest.mark.parametrize("text", ["", "Flying", "Flying\nFrobnicate a gizmo."])
def test_a_token_keeps_its_words(game, text):
    token = {"name": "Imp", "type_line": "Legendary Creature — Imp", "colors": ["B"], "text": text, "power": "1"}
    (written,) = write_state(game(players=[{"battlefield": [{"token": token}]}]).state)["players"][0]["battlefield"]
    assert written["token"] == {**token, "toughness": None}


CARRIED = {
    GameState: {"players", "turn", "objects", "abilities", "zones", "effects", "delayed", "waiting", "clock", "past"}
    | {"history", "result", "combat"},
    Player: {"id", "life", "pool", "unlisted_library", "shuffled", "bottom", "lands_played", "poison", "counters"}
    | {"drew_from_empty", "lost"},
    Mana: {"type", "source", "riders", "snow"},
    Turn: {"number", "active", "step", "priority", "passed", "began"},
    GameObject: {"id", "zone", "owner", "card", "timestamp", "controller", "face", "token", "was", "tapped", "damage"}
    | {"summoning_sick", "deathtouched", "counters", "attached_to", "chosen", "cast", "designations", "shields"}
    | {"held_by", "uses", "copies", "spell_copy"},
    Cast: {"targets", "x", "kicked", "mana", "zone", "modes", "alternative"},
    Uses: {"ability", "nth", "this_turn", "ever"},
    StackAbility: {"id", "source", "controller", "ability", "timestamp", "roles", "targets", "x", "modes"},
    Waiting: {"source", "controller", "ability", "roles", "mana"},
    FloatingEffect: {"id", "source", "controller", "timestamp", "affected", "modifications", "lasting", "rule"},
    Delayed: {"id", "source", "controller", "ability", "timestamp", "bound", "lasting"},
    Combat: {"attackers", "blockers", "declared", "struck_first"},
    Attacker: {"id", "attacks", "defending", "blocked"},
    Blocker: {"id", "blocks"},
    Result: {"winners"},
}


@pytest.mark.parametrize("part", CARRIED, ids=lambda part: part.__name__)
def test_documents_carry_everything_that_a_game_holds(part):
    assert {field.name for field in fields(part)} == CARRIED[part]


def test_a_snapshot_is_written_once(game):
    gone = {"id": "gone", "name": "Imp", "types": ["creature"], "controller": "alice"}
    stack = [{"source": gone, "ability": "{T}: Draw a card.", "roles": {"subject": "gone"}}] * 2
    on_stack = write_state(game(players=[{"id": "alice"}], stack=stack).state)["stack"]
    assert on_stack[0]["source"]["name"] == "Imp"
    assert (on_stack[0]["roles"], on_stack[1]["source"]) == ({"subject": "gone"}, "gone")


def test_a_hash_tells_states_apart(game):
    states = [game(players=[{"life": life}]).state for life in (20, 20, 19)]
    hashes = [digest(write_state(state)) for state in states]
    assert hashes[0] == hashes[1] != hashes[2]
