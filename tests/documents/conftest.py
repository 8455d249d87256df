"""Invented cards that every test of this room may use, and the way from a document to a game and back."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from app.cards.catalogue import Catalogue, Held
from app.cards.compiling import compile_card
from app.documents.game_state import GameStateDocument
from app.documents.limits import Limits
from app.documents.problems import Fault, Problem
from app.documents.reading import read
from app.documents.ruling_request import RulingAsked, read_ruling_request
from app.documents.state_reading import StateRead, read_state

CARDS = (
    {"name": "Quiet Glade", "type_line": "Basic Land — Forest"},
    {"name": "Still Shore", "type_line": "Basic Land — Island"},
    {"name": "Mirror Well", "type_line": "Land", "oracle_text": "{T}: Add {C}.\n{T}: Add {W} or {U}."},
    {
        "name": "Vine Weaver",
        "mana_cost": "{G}",
        "type_line": "Creature — Elf Druid",
        "oracle_text": "{T}: Add {G}.",
        "power": "1",
        "toughness": "1",
    },
    {
        "name": "Ember Adept",
        "mana_cost": "{R}",
        "type_line": "Creature — Human Wizard",
        "oracle_text": "{T}: Ember Adept deals 1 damage to any target.",
        "power": "1",
        "toughness": "1",
    },
    {"name": "Sudden Ember", "mana_cost": "{R}", "type_line": "Instant", "oracle_text": "Draw a card."},
    {"name": "Old Riddle", "type_line": "Artifact", "oracle_text": "{T}: Frobnicate a gizmo."},
    {
        "name": "Night Pup // Night Wolf",
        "layout": "transform",
        "card_faces": [
            {"name": "Night Pup", "type_line": "Creature — Wolf", "power": "1", "toughness": "1"},
            {"name": "Night Wolf", "type_line": "Creature — Wolf", "power": "3", "toughness": "3"},
        ],
    },
)


@pytest.fixture(scope="session")
def library() -> Catalogue:
    return Held(compile_card(card) for card in CARDS)


@pytest.fixture
def game(library: Catalogue) -> Callable[..., StateRead]:
    """Reads a game state: the members of its document as keywords."""

    def to_game(limits: Limits | None = None, **members: Any) -> StateRead:
        document = read(json.dumps(members).encode(), GameStateDocument)
        return read_state(document, library.get, limits or Limits())

    return to_game


@pytest.fixture
def faults(game: Callable[..., StateRead]) -> Callable[..., dict[str, Fault]]:
    """The faults of a game state by their place, below `/state`."""

    def found(limits: Limits | None = None, **members: Any) -> dict[str, Fault]:
        with pytest.raises(Problem) as caught:
            game(limits, **members)
        return {fault.pointer.removeprefix("/state"): fault for fault in caught.value.errors}

    return found


@pytest.fixture
def asked(library: Catalogue) -> Callable[..., RulingAsked]:
    """Reads a request for a ruling: the members of its document as keywords."""
    return lambda **members: read_ruling_request(json.dumps(members).encode(), library, Limits())
