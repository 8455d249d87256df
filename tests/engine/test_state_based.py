"""State-based actions about tokens, counters, world permanents and destruction (704.5)."""

from __future__ import annotations

from typing import Any

from app.engine.state_based import perform_all
from app.vocabulary.words import Zone

Board = Any


def test_a_token_in_a_graveyard_ceases_to_exist(board: Board) -> None:
    board.card("goblin", Zone.GRAVEYARD, token=True)
    run = board.run
    perform_all(run)
    assert "goblin" not in run.state.objects


def test_opposite_counters_are_removed_in_pairs(board: Board) -> None:
    board.permanent("bear", counters={"+1/+1": 3, "-1/-1": 1})
    run = board.run
    perform_all(run)
    assert run.object("bear").count("+1/+1") == 2
    assert run.object("bear").count("-1/-1") == 0


def test_only_the_newest_world_permanent_stays(board: Board) -> None:
    board.permanent("old", "world enchantment")
    board.permanent("new", "world enchantment", of="bob")
    run = board.run
    perform_all(run)
    assert run.state.ids(Zone.BATTLEFIELD) == ("new",)


def test_a_regeneration_saves_from_lethal_damage(board: Board) -> None:
    board.permanent("bear", damage=2, shields=1)
    run = board.run
    perform_all(run)
    bear = run.object("bear")
    assert (bear.damage, bear.tapped, bear.shields) == (0, True, 0)


def test_a_shield_counter_does_not_save_from_lethal_damage(board: Board) -> None:
    board.permanent("bear", damage=2, counters={"shield": 1})
    run = board.run
    perform_all(run)
    assert run.state.ids(Zone.BATTLEFIELD) == ()


def test_a_planeswalker_without_loyalty_is_lost(board: Board) -> None:
    board.permanent("walker", "planeswalker")
    run = board.run
    perform_all(run)
    assert run.state.ids(Zone.GRAVEYARD, "alice") == ("walker.2",)
