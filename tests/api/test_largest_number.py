"""Every number that comes back can be sent back: what would get larger than a state may hold ends the ruling."""

from __future__ import annotations

from typing import Any

import pytest
from starlette.testclient import TestClient

from app.documents.words import LARGEST

Json = dict[str, Any]
GAIN = {"name": "Great Relief", "type_line": "Instant", "mana_cost": "{0}", "oracle_text": "You gain 3 life."}
GROW = {
    "name": "Growing Stone",
    "type_line": "Artifact",
    "oracle_text": "{0}: Put two charge counters on this artifact.",
}
NAMED = {card["name"]: card for card in (GAIN, GROW)}


def ruled(client: TestClient, player: Json, *actions: Json, **turn: object) -> tuple[int, Json]:
    state: Json = {"players": [{"id": "alice", "library": 5, **player}, {"id": "bob", "library": 5}]}
    if turn:
        state["turn"] = turn
    response = client.post("/v1/rulings", json={"state": state, "actions": actions, "cards": list(NAMED.values())})
    return response.status_code, response.json()


def cast(card: str) -> tuple[Json, Json]:
    return {"type": "cast_spell", "player": "alice", "card": card, "payment": "auto"}, {"type": "resolve"}


STONE = {"card": "Growing Stone", "counters": {"charge": LARGEST - 2}}
GROWN = {"card": "Growing Stone", "counters": {"charge": LARGEST - 1}}
ACTIVATE = {"type": "activate_ability", "player": "alice", "source": "growing-stone-1"}


@pytest.mark.parametrize(
    ("just_right", "too_large", "actions"),
    [
        (
            {"hand": ["Great Relief"], "life": LARGEST - 3},
            {"hand": ["Great Relief"], "life": LARGEST - 2},
            cast("great-relief-1"),
        ),
        ({"battlefield": [STONE]}, {"battlefield": [GROWN]}, (ACTIVATE, {"type": "resolve"})),
    ],
)
def test_numbers_stop_at_what_a_state_may_hold(
    client: TestClient, just_right: Json, too_large: Json, actions: tuple[Json, ...]
) -> None:
    status, ruling = ruled(client, just_right, *actions)
    assert (status, ruling.get("outcome")) == (200, "done"), ruling
    again = {
        "state": ruling["state"],
        "action": {"type": "pass_priority", "player": "alice"},
        "cards": list(NAMED.values()),
    }
    assert client.post("/v1/rulings", json=again).status_code == 200
    status, problem = ruled(client, too_large, *actions)
    assert (status, problem.get("budget"), problem.get("limit")) == (422, "number", LARGEST), problem


def test_so_do_the_turns(client: TestClient) -> None:
    turn = {"number": LARGEST, "active": "alice", "step": "end", "priority": "alice"}
    status, problem = ruled(client, {}, {"type": "advance", "to": "upkeep"}, **turn)
    assert (status, problem.get("budget")) == (422, "number"), problem


@pytest.mark.parametrize(("timestamp", "status"), [(LARGEST - 2, 200), (LARGEST - 1, 422)])
def test_and_the_timestamps(client: TestClient, timestamp: int, status: int) -> None:
    player = {"hand": ["Forest"], "battlefield": [{"card": "Island", "timestamp": timestamp}]}
    play = {"type": "play_land", "player": "alice", "card": "forest-1"}
    found, told = ruled(client, player, play)
    assert (found, told.get("budget")) == (status, None if status == 200 else "number"), told


def test_no_timestamp_is_left_after_the_largest(client: TestClient) -> None:
    player = {"battlefield": [{"card": "Island", "timestamp": LARGEST}]}
    status, problem = ruled(client, player, {"type": "pass_priority", "player": "alice"})
    assert (status, problem["pointer"]) == (422, "/state/clock")
