"""Invented cards that every test of this room may use."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

import pytest

WEAVER = {
    "name": "Vine Weaver",
    "mana_cost": "{G}",
    "type_line": "Creature — Elf Druid",
    "oracle_text": "{T}: Add {G}. (Tap this creature for mana.)",
    "power": "1",
    "toughness": "1",
    "legal_in": ["modern"],
}
GLADE = {
    "name": "Quiet Glade",
    "type_line": "Basic Land — Forest",
    "oracle_text": "({T}: Add {G}.)",
    "legal_in": ["modern"],
}
RIDDLE = {
    "name": "Old Riddle",
    "mana_cost": "{1}{U}",
    "type_line": "Artifact",
    "oracle_text": "{T}: Add {U}.\n{2}, {T}: Frobnicate a gizmo.\nWhenever a gizmo frobnicates, draw a card.\n"
    "Gizmos rule.",
    "legal_in": ["vintage"],
}
HOST = {"name": "Barn Cat", "type_line": "Host Creature — Cat", "power": "1", "toughness": "1", "legal_in": []}


@pytest.fixture(scope="session")
def invented() -> dict[str, Mapping[str, object]]:
    """Four invented cards by name."""
    return {str(card["name"]): card for card in (WEAVER, GLADE, RIDDLE, HOST)}


@pytest.fixture
def card_file(tmp_path: Path, invented: dict[str, Mapping[str, object]]) -> Path:
    """Those cards as JSON lines, and a line that is none."""
    path = tmp_path / "cards.jsonl"
    path.write_text("".join(f"{json.dumps(card)}\n" for card in invented.values()) + "oops\n", "utf-8")
    return path
