"""Effects on a permanent being tapped for mana: what they change, in which order, and what triggers (106.12, 616)."""

from __future__ import annotations

import pytest

from app.engine.activating import Activation
from app.engine.announcement import Announcement
from app.engine.choices import Choice
from app.engine.run import Run
from app.game.mana import written
from tests.engine.conftest import Answers, Board
from tests.engine.test_mana_could_produce import INTO_BLACK, INTO_COLORLESS, OF_CHOICE, TWICE

CAPPED = "If a land is tapped for two or more mana, it produces {C} instead of any other type and amount."
FLARE = "Whenever a player taps a land for mana, that player adds one mana of any type that land produced."
GAUNTLET = (
    "Whenever a basic land is tapped for mana of the chosen color, its controller adds an additional one mana of that "
    "color."
)
FOR_CREATURES = "{T}: Add one mana of any color. Spend this mana only to cast a creature spell."


def with_effects(board: Board, *lines: str) -> Board:
    for number, line in enumerate(lines, 1):
        board.permanent(f"effect-{number}", "enchantment", lines=[line])
    return board


def tap(board: Board, *picks: tuple[str, ...], source: str = "land") -> Run:
    run = board.asking(*picks)
    Activation(run, "alice", source, 1, Announcement()).carry_out()
    return run


def pool(run: Run) -> str:
    return written(run.player("alice").pool)


def asked(run: Run) -> list[Choice]:
    assert isinstance(run.chooser, Answers)
    return run.chooser.asked


def rules(run: Run) -> list[str]:
    return [step.rule for step in run.trace.every_step()]


@pytest.mark.parametrize(
    ("land", "effects", "picks", "made"),
    [
        ("basic land Forest", [TWICE], [], "{G}{G}"),
        ("basic land Forest", [TWICE, TWICE], [], "{G}{G}{G}{G}"),
        ("basic land Forest", [INTO_BLACK], [], "{B}"),
        ("basic land Forest", [INTO_BLACK, TWICE], [("effect-1",)], "{B}{B}"),
        ("basic land Forest", [INTO_BLACK, TWICE], [("effect-2",)], "{B}"),
        ("basic land Plains", [OF_CHOICE], [("{U}",)], "{U}"),
        ("basic land Plains", [OF_CHOICE, TWICE], [("{U}",)], "{U}{U}"),
        ("basic land Forest", [CAPPED], [], "{G}"),
        ("basic land Forest", [CAPPED, TWICE], [], "{C}"),
        ("basic land Forest", [INTO_COLORLESS, TWICE], [], "{C}{C}"),
    ],
)
def test_what_a_basic_land_makes(
    board: Board, land: str, effects: list[str], picks: list[tuple[str, ...]], made: str
) -> None:
    board.permanent("land", land)
    run = tap(with_effects(board, *effects), *picks)
    assert pool(run) == made
    assert len(asked(run)) == len(picks)


def test_two_mana_may_be_capped_before_or_after_they_are_doubled(board: Board) -> None:
    board.permanent("land", "land", lines=["{T}: Add {C}{C}."])
    with_effects(board, CAPPED, TWICE)
    assert pool(tap(board, ("effect-1",))) == "{C}{C}"
    assert pool(tap(board, ("effect-2",))) == "{C}"


def test_an_order_that_does_not_matter_is_not_asked_but_told(board: Board) -> None:
    board.permanent("land", "basic land Forest")
    run = tap(with_effects(board, INTO_COLORLESS, TWICE))
    assert not asked(run)
    assert "616.1" in rules(run)


def test_a_restriction_stays_on_all_of_the_mana(board: Board) -> None:
    board.permanent("land", "land", lines=[FOR_CREATURES])
    run = tap(with_effects(board, TWICE), ("{G}",))
    assert len(run.player("alice").pool) == 2
    assert all(unit.riders for unit in run.player("alice").pool)


def test_a_replacement_has_one_turn_with_an_event(board: Board) -> None:
    board.permanent("land", "basic land Forest")
    assert "614.5" in rules(tap(with_effects(board, TWICE)))


def test_the_mana_of_a_trigger_is_not_multiplied(board: Board) -> None:
    board.permanent("land", "basic land Forest")
    run = tap(with_effects(board, TWICE, FLARE))
    assert pool(run) == "{G}{G}{G}"
    left_alone = [step for step in run.trace.every_step() if "leaves {mana} alone" in step.template]
    assert [step.fields["watcher"] for step in left_alone] == ["effect-1"]


def test_a_trigger_on_a_type_waits_for_that_type(board: Board) -> None:
    board.permanent("land", "basic land Mountain")
    board.permanent("gauntlet", "artifact", lines=[GAUNTLET], chosen=(("color", "R"),))
    assert pool(tap(board)) == "{R}{R}"
    with_effects(board, INTO_BLACK)
    run = tap(board)
    assert pool(run) == "{B}"
    assert "106.12a" in rules(run)


def test_an_effect_on_so_much_mana_leaves_less_alone(board: Board) -> None:
    board.permanent("land", "basic land Forest")
    run = tap(with_effects(board, CAPPED))
    assert [step.fields["watcher"] for step in run.trace.every_step() if step.rule == "106.12b"] == ["effect-1"]


def test_no_mana_triggers_nothing(board: Board) -> None:
    board.permanent("land", "land", lines=["{T}: Add {G} for each creature you control."])
    run = tap(with_effects(board, FLARE))
    assert pool(run) == ""
    assert "106.12a" in rules(run)


def test_an_ability_without_the_tap_symbol_is_not_tapping_for_mana(board: Board) -> None:
    board.permanent("goblin", "creature Goblin", lines=["Sacrifice a Goblin: Add {R}."])
    run = tap(with_effects(board, TWICE), source="goblin")
    assert pool(run) == "{R}"
    assert "106.12" in rules(run)


def test_mana_that_an_ability_of_a_land_adds_can_set_off_more(board: Board) -> None:
    board.permanent("land", "basic land Mountain")
    board.permanent(
        "sun",
        "artifact",
        lines=[
            "Whenever a land's ability causes you to add one or more mana of the chosen color, add an additional one "
            "mana of that color."
        ],
        chosen=(("color", "R"),),
    )
    assert pool(tap(board)) == "{R}{R}"
