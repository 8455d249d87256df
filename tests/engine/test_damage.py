"""What damage results in (120.3)."""

from __future__ import annotations

from typing import Any

from app.engine.damage import deal
from app.game.events import DamageDealt, LifeLost

Board = Any


def test_a_player_loses_life(board: Board) -> None:
    board.permanent("bear")
    run = board.run
    deal(run, DamageDealt("bear", "bob", 2))
    assert run.player("bob").life == 18
    assert run.log[-1] == LifeLost("bob", 2)


def test_infect_gives_poison_counters_and_shrinks_creatures(board: Board) -> None:
    board.permanent("viper", lines=("Infect",))
    board.permanent("bear", of="bob")
    run = board.run
    deal(run, DamageDealt("viper", "bob", 2), DamageDealt("viper", "bear", 2))
    assert (run.player("bob").life, run.player("bob").poison) == (20, 2)
    assert (run.object("bear").damage, run.object("bear").count("-1/-1")) == (0, 2)


def test_lifelink_counts_damage_of_any_kind(board: Board) -> None:
    board.permanent("cleric", keywords=("lifelink",))
    board.permanent("bear", of="bob")
    run = board.run
    deal(run, DamageDealt("cleric", "bear", 3))
    assert run.player("alice").life == 23


def test_toxic_adds_poison_to_combat_damage(board: Board) -> None:
    board.permanent("rat", lines=("Toxic 2",))
    run = board.run
    deal(run, DamageDealt("rat", "bob", 1, combat=True))
    assert (run.player("bob").life, run.player("bob").poison) == (19, 2)
    deal(run, DamageDealt("rat", "bob", 1))
    assert run.player("bob").poison == 2


def test_a_planeswalker_loses_loyalty(board: Board) -> None:
    board.permanent("bear")
    board.permanent("walker", "planeswalker", of="bob", counters={"loyalty": 3})
    run = board.run
    deal(run, DamageDealt("bear", "walker", 2))
    assert run.object("walker").count("loyalty") == 1


def test_protection_prevents_damage(board: Board) -> None:
    board.permanent("imp", cost=("{B}",))
    board.permanent("knight", of="bob", lines=("Protection from black",))
    run = board.run
    deal(run, DamageDealt("imp", "knight", 2))
    assert run.object("knight").damage == 0
