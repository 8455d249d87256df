"""Which mana an effect adds (106), and with which riders."""

from __future__ import annotations

import pytest

from app.engine.activating import Activation
from app.engine.announcement import Announcement
from app.engine.interpreters import carried_out
from app.engine.run import Run
from app.engine.turn import end_step
from app.game.events import ManaAdded
from app.game.mana import written
from app.vocabulary.mana_riders import SpendOnly
from app.vocabulary.words import Step
from tests.engine.conftest import Board

Picks = list[tuple[str, ...]]
NOTHING = Announcement()


def tap(board: Board, source: str = "land", *picks: tuple[str, ...], ability: int = 1) -> Run:
    """Activate an ability of Alice's; the run it leads to."""
    run = board.asking(*picks)
    Activation(run, "alice", source, ability, NOTHING).carry_out()
    return run


def pool(run: Run) -> str:
    return written(run.player("alice").pool)


@pytest.mark.parametrize(
    ("words", "picks", "made"),
    [
        ("{G}", [], "{G}"),
        ("{C}{C}", [], "{C}{C}"),
        ("{W} or {U}", [("{U}",)], "{U}"),
        ("one mana of any color", [("{R}",)], "{R}"),
        ("two mana of any one color", [("{R}",)], "{R}{R}"),
        ("two mana of different colors", [("{R}", "{W}")], "{W}{R}"),
        ("three mana in any combination of {R} and/or {G}", [("{R}:1", "{G}:2")], "{R}{G}{G}"),
        ("two mana in any combination of colors", [("{W}:1", "{B}:1")], "{W}{B}"),
        ("{G} for each Forest you control", [], "{G}{G}"),
        ("{R/G}", [("{G}",)], "{G}"),
        ("{2/W}", [("{2}",)], "{C}{C}"),
        ("{U/P}", [], "{U}"),
        ("{3}", [], "{C}{C}{C}"),
        ("{S}{S}", [], "{C}{C}"),
    ],
)
def test_what_is_added(board: Board, words: str, picks: Picks, made: str) -> None:
    board.permanent("land", "land", lines=[f"{{T}}: Add {words}."])
    board.permanent("one", "land Forest")
    board.permanent("two", "land Forest")
    assert pool(tap(board, "land", *picks)) == made


def test_the_chosen_color_is_that_of_the_object(board: Board) -> None:
    board.permanent("land", "land", lines=["{T}: Add one mana of the chosen color."], chosen=(("color", "U"),))
    assert pool(tap(board)) == "{U}"


def test_without_a_chosen_color_there_is_no_type_to_make(board: Board) -> None:
    board.permanent("land", "land", lines=["{T}: Add one mana of the chosen color."])
    run = tap(board)
    assert pool(run) == ""
    assert "106.5" in [step.rule for step in run.trace.every_step()]


def test_no_mana_at_all_is_no_event(board: Board) -> None:
    board.permanent("land", "land", lines=["{T}: Add {G} for each creature you control."])
    run = tap(board)
    assert not [event for event in run.log if isinstance(event, ManaAdded)]


def test_a_restriction_travels_with_the_mana(board: Board) -> None:
    board.permanent(
        "land", "land", lines=["{T}: Add one mana of any color. Spend this mana only to cast a creature spell."]
    )
    (unit,) = tap(board, "land", ("{G}",)).player("alice").pool
    assert isinstance(unit.riders[0], SpendOnly)
    assert unit.source == "land"


def test_mana_of_a_snow_source_is_marked(board: Board) -> None:
    board.permanent("land", "snow land Forest")
    (unit,) = tap(board).player("alice").pool
    assert unit.snow


def test_mana_that_lasts_is_kept_until_the_turn_ends(board: Board) -> None:
    board.permanent(
        "land",
        "land",
        lines=["{T}: Add {R}. Until end of turn, you don't lose this mana as steps and phases end."],
    )
    board.permanent("other", "land Forest")
    run = tap(board)
    Activation(run, "alice", "other", 1, NOTHING).carry_out()
    end_step(run)
    assert pool(run) == "{R}"
    board.state = run.state
    board.step(Step.CLEANUP, priority=False)
    last = board.run
    end_step(last)
    assert pool(last) == ""


def test_everything_here_is_carried_out(board: Board) -> None:
    board.permanent("land", "land", lines=["{T}: Add two mana in any combination of colors."])
    assert carried_out(board.run.row("land").abilities)
