"""Mana is counted: no request makes more of it than a game state can hold."""

from __future__ import annotations

from typing import Any

import pytest
from starlette.testclient import TestClient


def _tap_a_forest(client: TestClient, reflections: int) -> tuple[int, dict[str, Any]]:
    battlefield = ["Forest", *["Mana Reflection"] * reflections]
    body = {
        "state": {"players": [{"id": "alice", "battlefield": battlefield}, {"id": "bob"}]},
        "action": {"type": "activate_ability", "player": "alice", "source": "forest-1"},
    }
    response = client.post("/v1/rulings", json=body)
    return response.status_code, response.json()


def test_the_state_that_comes_back_can_be_sent_back(client: TestClient) -> None:
    status, ruling = _tap_a_forest(client, 9)
    assert status == 200
    again = {"state": ruling["state"], "action": {"type": "pass_priority", "player": "alice"}}
    assert len(ruling["state"]["players"][0]["mana_pool"]) >= 512
    assert client.post("/v1/rulings", json=again).status_code == 200


@pytest.mark.parametrize("reflections", [10, 24])
def test_more_mana_than_a_state_holds_spends_the_budget(client: TestClient, reflections: int) -> None:
    status, problem = _tap_a_forest(client, reflections)
    assert status == 422
    assert problem["type"].endswith("budget-exceeded")
    assert (problem["budget"], problem["limit"]) == ("mana", 1_000)


def test_a_cost_of_more_mana_than_that_spends_it_too(client: TestClient) -> None:
    body = {
        "state": {"players": [{"id": "alice", "hand": ["Hangarback Walker"], "mana_pool": "{C}"}, {"id": "bob"}]},
        "action": {
            "type": "cast_spell",
            "player": "alice",
            "card": "hangarback-walker-1",
            "payment": "auto",
            "x": 1_000_000_000,
        },
    }
    response = client.post("/v1/rulings", json=body)
    assert (response.status_code, response.json()["budget"]) == (422, "mana")
