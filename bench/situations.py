"""The situations that are measured, as requests for rulings."""

from __future__ import annotations

import json
from typing import Any


def ruling(battlefield: list[str], source: str, *picks: str) -> bytes:
    """Alice activates the only ability of a permanent."""
    return _request(battlefield, {"type": "activate_ability", "player": "alice", "source": source}, picks)


def _request(battlefield: list[str], action: dict[str, Any], picks: tuple[str, ...]) -> bytes:
    players = [{"id": "alice", "battlefield": battlefield}, {"id": "bob"}]
    answers = [{"pick": [pick]} for pick in picks]
    return json.dumps({"state": {"players": players}, "action": action, "answers": answers}).encode()


SITUATIONS: dict[str, bytes] = {
    "tapping a Forest among 4 permanents": ruling(["Forest", "Grizzly Bears", "Island", "Sol Ring"], "forest-1"),
    "Reflecting Pool among 50 permanents": ruling(
        [
            "Reflecting Pool",
            *["Forest"] * 15,
            *["Island"] * 15,
            *["Birds of Paradise"] * 10,
            *["Grizzly Bears"] * 9,
        ],
        "reflecting-pool-1",
        "{G}",
    ),
    "could-produce, 30 lands, 3 replacements": ruling(
        [
            "Reflecting Pool",
            *["Forest"] * 10,
            *["Island"] * 10,
            *["Exotic Orchard"] * 9,
            "Mana Reflection",
            "Mana Reflection",
            "Pulse of Llanowar",
        ],
        "reflecting-pool-1",
        "{G}",
    ),
}
