"""Lines that were not understood make a ruling unsupported wherever they could matter (113.6)."""

from __future__ import annotations

from typing import Any

import pytest
from starlette.testclient import TestClient

SAYS_ITS_ZONE = "As long as this card is in your graveyard, zorble the fnord."


def _tap_a_forest(
    client: TestClient, text: str, alice: dict[str, Any], kind: str = "Enchantment", **elsewhere: Any
) -> dict[str, Any]:
    odd = {"name": "Odd Card", "type_line": kind, "oracle_text": text}
    players = [{"id": "alice", "battlefield": ["Forest"], **alice}, {"id": "bob"}]
    body = {
        "state": {"players": players, **elsewhere},
        "action": {"type": "activate_ability", "player": "alice", "source": "forest-1"},
        "cards": [odd],
    }
    response = client.post("/v1/rulings", json=body)
    assert response.status_code == 200, response.text
    ruling: dict[str, Any] = response.json()
    return ruling


def test_one_of_a_spell_on_the_stack_could_matter(client: TestClient) -> None:
    ruling = _tap_a_forest(client, "Split second", {}, "Instant", stack=[{"card": "Odd Card", "controller": "bob"}])
    assert ruling["outcome"] == "unsupported"
    assert [line["text"] for line in ruling["not_understood"]] == ["Split second"]


def test_one_that_says_it_works_in_a_graveyard_could_matter_there(client: TestClient) -> None:
    ruling = _tap_a_forest(client, SAYS_ITS_ZONE, {"graveyard": ["Odd Card"]})
    assert ruling["outcome"] == "unsupported"
    assert [line["pointer"] for line in ruling["not_understood"]] == ["/state/players/0/graveyard/0"]


@pytest.mark.parametrize(("zone", "text"), [("graveyard", "Split second"), ("hand", SAYS_ITS_ZONE)])
def test_elsewhere_it_says_nothing(client: TestClient, zone: str, text: str) -> None:
    assert _tap_a_forest(client, text, {zone: ["Odd Card"]})["outcome"] == "done"
