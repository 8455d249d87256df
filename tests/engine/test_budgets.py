"""What a run may spend is counted in proportion to its work, so that a count ends it and never the clock."""

from __future__ import annotations

import pytest

from app.engine.activating import Activation
from app.engine.announcement import Announcement
from app.engine.budget import Budget
from app.engine.outcomes import BudgetExceeded
from app.engine.run import Run
from tests.engine.conftest import Answers, Board
from tests.engine.test_mana_could_produce import INTO_BLACK
from tests.engine.test_mana_replacement import with_effects

OF_BLACK = "If a land is tapped for mana, it produces {B} instead of any other type."
GREATER = "Creatures you control get +1/+1."
GREATER_BY_TWO = "Creatures you control get +2/+2."


def tap(run: Run) -> None:
    Activation(run, "alice", "land", 1, Announcement()).carry_out()


def test_effects_of_few_kinds_are_not_tried_in_every_order(board: Board) -> None:
    """Fourteen effects of two kinds have 3432 orders, and 64 ways to have come part of the way."""
    board.permanent("land", "basic land Forest")
    with_effects(board, *[INTO_BLACK] * 7, *[OF_BLACK] * 7)
    run = board.run
    tap(run)
    assert [unit.type for unit in run.player("alice").pool] == ["B"]


def test_holding_effects_against_an_event_is_counted(board: Board) -> None:
    board.permanent("land", "basic land Forest")
    with_effects(board, *[INTO_BLACK] * 5)
    run = Run(board.state, Answers(), Budget(comparisons=4))
    with pytest.raises(BudgetExceeded) as ended:
        tap(run)
    assert (ended.value.budget, ended.value.limit) == ("comparisons", 4)


def test_trying_dependencies_is_counted_by_objects(board: Board) -> None:
    with_effects(board, GREATER, GREATER_BY_TWO)
    board.permanent("bear")
    assert Run(board.state, Answers(), Budget(rows_tried=6)).row("bear").power == 5
    with pytest.raises(BudgetExceeded) as ended:
        Run(board.state, Answers(), Budget(rows_tried=2)).row("bear")
    assert ended.value.budget == "rows_tried"


def test_effects_that_say_the_same_are_tried_once(board: Board) -> None:
    with_effects(board, *[GREATER] * 30)
    board.permanent("bear")
    assert Run(board.state, Answers(), Budget(rows_tried=31 * 30)).row("bear").power == 32
