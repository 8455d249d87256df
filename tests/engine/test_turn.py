"""The turn: its steps, what is done in them, and advancing through them (500 to 514)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from app.engine.adjudication import Done, Outcome, Refused, adjudicate
from app.engine.announcement import Advance, PassPriority
from app.engine.run import Run
from app.game.events import CardDrawn, StepBegan
from app.game.mana import Mana
from app.game.turn import Turn
from app.vocabulary.words import Step, Zone
from tests.engine.conftest import Board


@pytest.fixture
def late(board: Board) -> Board:
    """A board in Alice's end step, with libraries to draw from."""
    board.step(Step.END)
    for player in ("alice", "bob"):
        board.player(player, unlisted_library=20)
    return board


def steps(run: Run) -> list[Step]:
    """The steps that have begun."""
    return [event.step for event in run.log if isinstance(event, StepBegan)]


def refusal(outcome: Outcome) -> str:
    """The rule that makes an action illegal."""
    assert isinstance(outcome, Refused), outcome
    return outcome.illegal.rule


def test_a_whole_turn_goes_through_its_steps_in_order(late: Board) -> None:
    run = late.run
    assert adjudicate(run, Advance(Step.END, turn=6)) == Done()
    assert steps(run) == [
        Step.CLEANUP,
        Step.UNTAP,
        Step.UPKEEP,
        Step.DRAW,
        Step.PRECOMBAT_MAIN,
        Step.BEGIN_COMBAT,
        Step.DECLARE_ATTACKERS,
        Step.END_COMBAT,
        Step.POSTCOMBAT_MAIN,
        Step.END,
    ]
    assert (run.state.turn.active, run.state.turn.number, run.state.turn.priority) == ("bob", 6, "bob")


def test_advancing_to_where_the_game_is_does_nothing(late: Board) -> None:
    run = late.run
    assert adjudicate(run, Advance(Step.END)) == Done()
    assert run.log == []


def test_a_step_that_is_over_is_one_of_the_next_turn(late: Board) -> None:
    run = late.run
    assert adjudicate(run, Advance(Step.UPKEEP)) == Done()
    assert run.state.turn.number == 6
    assert refusal(adjudicate(late.run, Advance(Step.UPKEEP, turn=5))) == "500.1"


@pytest.mark.parametrize("step", [Step.CLEANUP, Step.UNTAP])
def test_in_a_step_without_priority_advancing_stops_before_the_next(late: Board, step: Step) -> None:
    run = late.run
    assert adjudicate(run, Advance(step)) == Done()
    assert (run.state.turn.step, run.state.turn.priority) == (step, None)
    assert adjudicate(run, Advance(Step.UPKEEP)) == Done()
    assert run.state.turn.priority == "bob"


def test_passing_in_turn_ends_the_step(late: Board) -> None:
    run = late.run
    assert adjudicate(run, PassPriority("alice")) == Done()
    assert run.state.turn.priority == "bob"
    assert adjudicate(run, PassPriority("bob")) == Done()
    assert steps(run) == [Step.CLEANUP, Step.UNTAP, Step.UPKEEP]


def test_the_next_player_untaps_what_is_not_kept_tapped(late: Board) -> None:
    late.permanent("bear", of="bob", tapped=True)
    late.permanent("golem", of="bob", tapped=True, lines=("This creature doesn't untap during your untap step.",))
    late.permanent("wolf", of="alice", tapped=True)
    run = late.run
    assert adjudicate(run, Advance(Step.UPKEEP)) == Done()
    assert [id for id in ("bear", "golem", "wolf") if run.object(id).tapped] == ["golem", "wolf"]


def test_creatures_have_been_there_long_enough_once_the_turn_begins(late: Board) -> None:
    late.permanent("bear", of="bob", summoning_sick=True)
    late.permanent("wolf", of="alice", summoning_sick=True)
    run = late.run
    assert adjudicate(run, Advance(Step.UPKEEP)) == Done()
    assert (run.object("bear").summoning_sick, run.object("wolf").summoning_sick) == (False, True)


def test_the_player_who_plays_first_skips_the_first_draw(board: Board) -> None:
    board.player("alice", unlisted_library=5)
    board.step(Step.UPKEEP, turn=1)
    run = board.run
    assert adjudicate(run, Advance(Step.PRECOMBAT_MAIN)) == Done()
    assert not any(isinstance(event, CardDrawn) for event in run.log)
    assert "103.8a" in {step.rule for step in run.trace.every_step()}


def test_with_three_players_nobody_skips_the_first_draw(three: Board) -> None:
    three.player("alice", unlisted_library=5)
    three.step(Step.UPKEEP, turn=1)
    run = three.run
    assert adjudicate(run, Advance(Step.PRECOMBAT_MAIN)) == Done()
    assert any(isinstance(event, CardDrawn) for event in run.log)


def test_mana_is_lost_as_each_step_ends(late: Board) -> None:
    late.player("alice", pool=(Mana("G"),))
    run = late.run
    assert adjudicate(run, Advance(Step.CLEANUP)) == Done()
    assert run.player("alice").pool == ()


def test_too_many_cards_are_discarded(late: Board) -> None:
    cards = [late.card(f"card-{number}", Zone.HAND) for number in range(9)]
    run = late.asking((cards[0], cards[8]))
    assert adjudicate(run, Advance(Step.UPKEEP)) == Done()
    assert len(run.state.ids(Zone.HAND, "alice")) == 7
    assert len(run.state.ids(Zone.GRAVEYARD, "alice")) == 2


def test_without_a_maximum_hand_size_nothing_is_discarded(late: Board) -> None:
    late.permanent("tower", "artifact", lines=("You have no maximum hand size.",))
    for number in range(9):
        late.card(f"card-{number}", Zone.HAND)
    run = late.run
    assert adjudicate(run, Advance(Step.UPKEEP)) == Done()
    assert len(run.state.ids(Zone.HAND, "alice")) == 9
    assert "402.2" in {step.rule for step in run.trace.every_step()}


def test_damage_wears_off_at_cleanup(late: Board) -> None:
    late.permanent("bear", size="2/3", damage=2)
    run = late.run
    assert adjudicate(run, Advance(Step.CLEANUP)) == Done()
    assert run.object("bear").damage == 0


def test_what_happens_in_the_cleanup_step_gives_priority_and_another_cleanup_step(late: Board) -> None:
    late.permanent("ghoul", lines=("Whenever you discard a card, you gain 1 life.",))
    cards = [late.card(f"card-{number}", Zone.HAND) for number in range(8)]
    run = late.asking((cards[0],))
    assert adjudicate(run, Advance(Step.CLEANUP)) == Done()
    assert run.state.turn.priority == "alice"
    assert adjudicate(run, Advance(Step.UPKEEP)) == Done()
    assert steps(run) == [Step.CLEANUP, Step.CLEANUP, Step.UNTAP, Step.UPKEEP]
    assert run.player("alice").life == 21


def test_abilities_trigger_at_the_beginning_of_a_step(late: Board) -> None:
    late.permanent("clock", "artifact", of="bob", lines=("At the beginning of your upkeep, you gain 1 life.",))
    run = late.run
    assert adjudicate(run, Advance(Step.UPKEEP)) == Done()
    assert len(run.state.ids(Zone.STACK)) == 1
    assert adjudicate(run, Advance(Step.DRAW)) == Done()
    assert run.player("bob").life == 21


def test_the_history_is_that_of_the_turn(late: Board) -> None:
    run = late.run
    adjudicate(run, Advance(Step.CLEANUP))
    assert tuple(run.state.history) == (StepBegan(Step.CLEANUP, 5, "alice"),)
    adjudicate(run, Advance(Step.UNTAP))
    assert tuple(run.state.history) == (StepBegan(Step.UNTAP, 6, "bob"),)


def test_lands_played_are_counted_anew(late: Board) -> None:
    late.player("bob", lands_played=1)
    run = late.run
    adjudicate(run, Advance(Step.PRECOMBAT_MAIN))
    assert run.player("bob").lands_played == 0


def test_a_step_that_has_not_begun_begins_when_the_game_goes_on(late: Board) -> None:
    late.state = replace(late.state, turn=Turn(5, "alice", Step.DRAW, None, began=False))
    run = late.run
    assert refusal(adjudicate(run, PassPriority("alice"))) == "117.1"
    assert adjudicate(run, Advance(Step.DRAW)) == Done()
    assert len(run.state.ids(Zone.HAND, "alice")) == 1
    assert run.state.turn.priority == "alice"
