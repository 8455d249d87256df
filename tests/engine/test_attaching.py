"""Auras and Equipment: what they can be attached to, and when they come off."""

from __future__ import annotations

from typing import Any

from app.engine import attaching
from app.engine.door import happen
from app.engine.resolving import resolve_top
from app.engine.state_based import perform_all
from app.game.events import Attached
from app.game.objects import Cast
from app.vocabulary.words import Zone

Board = Any
AURA = "enchantment Aura"


def test_an_aura_spell_resolves_attached_to_its_target(board: Board) -> None:
    board.permanent("bear")
    board.card("aura", Zone.STACK, AURA, lines=("Enchant creature",))
    run = board.run
    run.change("aura", cast=Cast((("bear",),)))
    resolve_top(run)
    assert run.object("aura.2").attached_to == "bear"


def test_it_goes_to_the_graveyard_where_its_target_is_illegal(board: Board) -> None:
    board.card("aura", Zone.STACK, AURA, lines=("Enchant creature",))
    run = board.run
    run.change("aura", cast=Cast((("bear",),)))
    resolve_top(run)
    assert run.state.ids(Zone.GRAVEYARD, "alice") == ("aura.2",)


def test_an_aura_whose_host_has_left_is_lost(board: Board) -> None:
    board.permanent("aura", AURA, lines=("Enchant creature",), attached_to="bear")
    run = board.run
    assert perform_all(run)
    assert run.state.ids(Zone.GRAVEYARD, "alice") == ("aura.2",)


def test_an_aura_stays_on_what_it_may_enchant(board: Board) -> None:
    board.permanent("bear", of="bob")
    board.permanent("aura", AURA, lines=("Enchant creature",), attached_to="bear")
    assert not perform_all(board.run)


def test_equipment_comes_off_what_is_no_creature(board: Board) -> None:
    board.permanent("stone", "artifact")
    board.permanent("sword", "artifact Equipment", attached_to="stone")
    run = board.run
    assert perform_all(run)
    assert run.object("sword").attached_to is None


def test_protection_keeps_auras_of_a_color_off(board: Board) -> None:
    board.permanent("knight", lines=("Protection from black",))
    board.permanent("aura", AURA, cost=("{B}",), lines=("Enchant creature",), attached_to="knight")
    run = board.run
    perform_all(run)
    assert run.state.ids(Zone.GRAVEYARD, "alice") == ("aura.2",)


def test_attaching_gives_a_new_timestamp(board: Board) -> None:
    board.permanent("bear")
    board.permanent("sword", "artifact Equipment")
    run = board.run
    before = run.object("sword").timestamp
    happen(run, *attaching.attaching(run, "sword", "bear"))
    assert run.object("sword").timestamp > before
    assert attaching.attaching(run, "sword", "bear") == ()
    assert isinstance(run.log[-1], Attached)
