"""Hostile and clumsy requests for rulings: each is a problem document, none changes anything, none is a 500."""

from __future__ import annotations

import json

import pytest
from starlette.testclient import TestClient

HEADERS = {"Content-Type": "application/json"}
LAND = '{"players": [{"id": "alice", "battlefield": [%s]}, {"id": "bob"}]}'
TAP = '{"type": "activate_ability", "player": "alice", "source": "forest-1"}'


def request(land: str = '"Forest"', more: str = "") -> bytes:
    return f'{{"state": {LAND % land}, "action": {TAP}{more}}}'.encode()


def test_the_request_itself_is_ruled_on(client: TestClient) -> None:
    response = client.post("/v1/rulings", content=request(), headers=HEADERS)
    assert response.json()["outcome"] == "done"


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (request('"\\ud800"'), 400),
        (request("[" * 900 + "]" * 900), 400),
        (request('{"card": "Forest", "damage": NaN}'), 400),
        (request('{"card": "Forest", "damage": ' + "9" * 4000 + "}"), 400),
        (request('{"card": "Forest", "damage": true}'), 422),
        (request('{"card": "Forest", "damage": 1.5}'), 422),
        (request(more=f', "action": {TAP}'), 400),
        (request('{"card": "Forest", "colour": "green"}'), 422),
        (request(more=', "answers": [{"pick": ["{G}"]}]'), 422),
        (request('"Forrest"'), 422),
        (request('{"card": "Forest", "id": "Not An Id"}'), 422),
        (request('"Forest", ' * 3000 + '"Forest"'), 413),
        (request(more=', "seed": "' + "x" * 65 + '"'), 422),
    ],
)
def test_what_is_wrong_is_told(client: TestClient, body: bytes, status: int) -> None:
    response = client.post("/v1/rulings", content=body, headers=HEADERS)
    assert response.status_code == status
    assert response.headers["Content-Type"] == "application/problem+json"
    assert response.json()["status"] == status


def test_a_body_without_a_length_is_stopped_at_the_limit(client: TestClient) -> None:
    chunks = (b" " * 100_000 for _ in range(20))
    response = client.post("/v1/rulings", content=chunks, headers=HEADERS)
    assert response.status_code == 413


def test_a_refusal_is_canonical_input_again(client: TestClient) -> None:
    tapped = json.loads(request('{"card": "Forest", "tapped": true}'))
    refused = client.post("/v1/rulings", json=tapped).json()
    assert refused["outcome"] == "illegal"
    again = client.post("/v1/rulings", json={**tapped, "state": refused["state"]}).json()
    assert again["state"] == refused["state"]
