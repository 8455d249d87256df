"""Choices of a number, and of a division, are answered as such."""

from __future__ import annotations

from typing import Any

import pytest
from starlette.testclient import TestClient

Json = dict[str, Any]

BLAST = {
    "name": "Wide Relief",
    "type_line": "Sorcery",
    "mana_cost": "{X}",
    "oracle_text": "You gain X life.",
}
CAST = {"type": "cast_spell", "player": "alice", "card": "wide-relief-1", "payment": "auto"}


def ruled(client: TestClient, *answers: Json) -> tuple[int, Json]:
    state = {"players": [{"id": "alice", "hand": ["Wide Relief"], "mana_pool": "{G}{G}"}, {"id": "bob"}]}
    body = {"state": state, "action": CAST, "answers": list(answers), "cards": [BLAST]}
    response = client.post("/v1/rulings", json=body)
    return response.status_code, response.json()


def test_a_number_is_asked_for_as_an_amount(client: TestClient) -> None:
    status, ruling = ruled(client)
    assert (status, ruling["outcome"], ruling["choice"]["kind"]) == (200, "choice_required", "x")
    assert (ruling["choice"]["answer"], ruling["choice"]["total"]) == ("amount", None)
    chosen = {"choice": ruling["choice"]["id"], "amount": 2}
    status, ruling = ruled(client, chosen)
    assert (status, ruling["outcome"]) == (200, "done")
    assert ruling["state"]["stack"][0]["x"] == 2


@pytest.mark.parametrize("answer", [{"pick": ["many"]}, {"divide": {"bob": 2}}, {"amount": 1_000_001}])
def test_what_is_no_such_number_is_a_problem(client: TestClient, answer: Json) -> None:
    status, problem = ruled(client, answer)
    assert (status, problem["pointer"]) == (422, "/answers/0")
    assert "asks for an amount from 0 to 1000000" in problem["detail"]


@pytest.mark.parametrize("answer", [{}, {"pick": [], "amount": 1}, {"amount": 1, "divide": {"bob": 1}}, {"amount": -1}])
def test_an_answer_gives_one_thing(client: TestClient, answer: Json) -> None:
    status, problem = ruled(client, answer)
    assert status == 422
    assert problem["type"].endswith("invalid-fields")
    assert problem["pointer"].startswith("/answers/0")


FIGHT = {
    "players": [
        {"id": "alice", "battlefield": [{"card": "Serra Angel", "tapped": True}]},
        {"id": "bob", "battlefield": ["Grizzly Bears", "Llanowar Elves"]},
    ],
    "turn": {"active": "alice", "step": "declare_blockers", "priority": "alice"},
    "combat": {
        "attackers": [
            {"attacker": "serra-angel-1", "attacks": "bob", "blocked_by": ["grizzly-bears-1", "llanowar-elves-1"]}
        ]
    },
}


def fought(client: TestClient, *answers: Json) -> tuple[int, Json]:
    action = {"type": "advance", "to": "combat_damage"}
    response = client.post("/v1/rulings", json={"state": FIGHT, "action": action, "answers": list(answers)})
    return response.status_code, response.json()


def test_damage_is_divided_as_the_answer_says(client: TestClient) -> None:
    status, ruling = fought(client)
    choice = ruling["choice"]
    assert (status, choice["answer"], choice["total"]) == (200, "divide", 4)
    assert [option["id"] for option in choice["options"]] == ["grizzly-bears-1", "llanowar-elves-1"]
    shares = {"grizzly-bears-1": 4, "llanowar-elves-1": 0}
    status, ruling = fought(client, {"choice": choice["id"], "divide": shares})
    assert (status, ruling["outcome"]) == (200, "done"), ruling
    dealt = [(it["recipient"], it["amount"]) for it in ruling["events"] if it["type"] == "damage_dealt"]
    assert ("grizzly-bears-1", 4) in dealt
    assert "llanowar-elves-1" not in dict(dealt)


def test_a_division_of_another_amount_is_illegal(client: TestClient) -> None:
    status, ruling = fought(client, {"divide": {"grizzly-bears-1": 3}})
    assert (status, ruling["outcome"]) == (200, "illegal")
    assert "must divide 4 among Grizzly Bears and Llanowar Elves" in ruling["verdict"]


@pytest.mark.parametrize("answer", [{"divide": {"bob": 4}}, {"pick": ["grizzly-bears-1"]}, {"amount": 4}])
def test_what_is_no_such_division_is_a_problem(client: TestClient, answer: Json) -> None:
    status, problem = fought(client, answer)
    assert (status, problem["pointer"]) == (422, "/answers/0")
    assert "asks to divide 4 among its options" in problem["detail"]
