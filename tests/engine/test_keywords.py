"""Keywords that stand for abilities, and where those function."""

from __future__ import annotations

from typing import Any

import pytest

from app.engine.activating import activate
from app.engine.announcement import ActivateAbility, Announcement
from app.engine.door import happen
from app.engine.keywords import is_carried_out
from app.engine.outcomes import Illegal
from app.engine.resolving import resolve_top
from app.engine.triggers import put_on_stack
from app.engine.zones import moving
from app.oracle.face import FaceFacts
from app.oracle.reading import read_line
from app.vocabulary.abilities import Keywords
from app.vocabulary.words import Zone

Board = Any
CREATURE = FaceFacts("This creature", ("creature",))


@pytest.mark.parametrize(
    "line",
    [
        "Cycling {0}",
        "Basic landcycling {1}",
        "Equip {1}",
        "Outlast {1}",
        "Prowess",
        "Exalted",
        "Battle cry",
        "Bushido 1",
        "Undying",
        "Persist",
        "Afterlife 1",
        "Living weapon",
        "For Mirrodin!",
        "Exploit",
        "Ingest",
        "Poisonous 1",
        "Annihilator 2",
        "Afflict 2",
        "Soulshift 3",
        "Fabricate 1",
        "Bloodthirst 2",
        "Ward {1}",
        "Evoke {1}",
        "Crew 2",
    ],
)
def test_a_keyword_stands_for_abilities_that_are_carried_out(line: str) -> None:
    ability = read_line(line, CREATURE).ability
    assert isinstance(ability, Keywords)
    assert all(is_carried_out(keyword) for keyword in ability.keywords)


def test_equip_attaches_at_sorcery_speed(board: Board) -> None:
    board.permanent("bear")
    board.permanent("sword", "artifact Equipment", lines=("Equip {0}",))
    run = board.run
    activate(run, ActivateAbility("alice", "sword", 1, Announcement((("bear",),))))
    resolve_top(run)
    assert run.object("sword").attached_to == "bear"


def test_cycling_functions_in_the_hand(board: Board) -> None:
    board.card("relic", Zone.HAND, "artifact", lines=("Cycling {0}",))
    board.card("top", Zone.LIBRARY)
    run = board.run
    activate(run, ActivateAbility("alice", "relic", 1))
    assert run.state.ids(Zone.GRAVEYARD, "alice") == ("relic.2",)
    resolve_top(run)
    assert run.state.ids(Zone.HAND, "alice") == ("top.2",)


def test_and_only_there(board: Board) -> None:
    board.permanent("relic", "artifact", lines=("Cycling {0}",))
    with pytest.raises(Illegal) as refused:
        activate(board.run, ActivateAbility("alice", "relic", 1))
    assert refused.value.rule == "113.6"


def test_undying_returns_it_once(board: Board) -> None:
    board.permanent("wolf", lines=("Undying",))
    run = board.run
    happen(run, moving(run, "wolf", Zone.GRAVEYARD))
    put_on_stack(run)
    resolve_top(run)
    (back,) = run.state.ids(Zone.BATTLEFIELD)
    assert run.object(back).count("+1/+1") == 1
    happen(run, moving(run, back, Zone.GRAVEYARD))
    assert not run.state.waiting


def test_devoid_and_changeling_define_what_a_card_is_everywhere(board: Board) -> None:
    board.card("drone", Zone.HAND, cost=("{B}",), lines=("Devoid", "Changeling"))
    row = board.run.row("drone")
    assert row.colors == frozenset()
    assert {"Goblin", "Elf"} <= row.subtypes


def test_a_keyword_counter_gives_the_keyword(board: Board) -> None:
    board.permanent("bear", counters={"flying": 1, "+1/+0": 2})
    row = board.run.row("bear")
    assert row.has("flying")
    assert (row.power, row.toughness) == (4, 2)
