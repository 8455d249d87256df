"""What mana a player could have now."""

from __future__ import annotations

from app.engine.mana_available import mana_available
from app.game.mana import Mana, written
from tests.engine.conftest import Board


def pools(board: Board) -> list[str]:
    return [written(one.pool) for one in mana_available(board.run, "alice")]


def test_every_combination_of_what_is_untapped(board: Board) -> None:
    board.permanent("forest", "land Forest")
    board.permanent("taiga", "land Mountain Forest")
    board.permanent("swamp", "land Swamp", tapped=True)
    assert pools(board) == ["", "{R}", "{G}", "{R}{G}", "{G}{G}"]


def test_the_abilities_used_are_told(board: Board) -> None:
    board.permanent("forest", "land Forest")
    assert [[it.option for it in one.used] for one in mana_available(board.run, "alice")] == [[], ["forest:1"]]


def test_abilities_with_other_costs_are_paid_from_the_pool(board: Board) -> None:
    board.permanent("forest", "land Forest")
    board.permanent("filter", "land", lines=["{R/G}, {T}: Add {R}{R}, {R}{G}, or {G}{G}."])
    assert pools(board) == ["", "{G}", "{R}{R}", "{R}{G}", "{G}{G}"]


def test_what_is_sacrificed_makes_mana_once(board: Board) -> None:
    board.permanent("petal", "artifact", lines=["{T}, Sacrifice this artifact: Add one mana of any color."])
    assert pools(board) == ["", "{W}", "{U}", "{B}", "{R}", "{G}"]


def test_mana_in_the_pool_is_there_already(board: Board) -> None:
    board.player("alice", pool=(Mana("C"),))
    board.permanent("forest", "land Forest")
    assert pools(board) == ["{C}", "{G}{C}"]


def test_triggered_mana_abilities_count(board: Board) -> None:
    board.permanent("forest", "land Forest")
    board.permanent("flare", "enchantment", lines=["Whenever a player taps a land for mana, that player adds {R}."])
    assert pools(board) == ["", "{R}{G}"]


def test_asking_changes_nothing(board: Board) -> None:
    board.permanent("forest", "land Forest")
    run = board.run
    before = run.state
    mana_available(run, "alice")
    assert run.state is before
