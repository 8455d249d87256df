"""Combat damage: how it is assigned and divided, and when it is dealt (510)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from app.engine.adjudication import Done, Outcome, Refused, adjudicate
from app.engine.announcement import Advance
from app.engine.run import Run
from app.game.combat import Attacker, Blocker, Combat
from app.game.events import LifeGained
from app.vocabulary.words import Step, Zone
from tests.engine.conftest import Board


def fight(board: Board, **blocked_by: str) -> Board:
    """The board after blocks: each attacker of Bob with the names of its blockers, "" for none."""
    board.step(Step.DECLARE_BLOCKERS)
    attackers = tuple(Attacker(id, "bob", "bob", blocked=bool(names)) for id, names in blocked_by.items())
    blockers = tuple(Blocker(name, (id,)) for id, names in blocked_by.items() for name in names.split())
    board.state = replace(board.state, combat=Combat(attackers, blockers, ("bob",)))
    return board


def deal(run: Run, to: Step = Step.COMBAT_DAMAGE) -> Outcome:
    """Go on until damage has been dealt."""
    return adjudicate(run, Advance(to))


def dead(run: Run) -> set[str]:
    """The creatures that have died, by their names before."""
    graves = (id for player in run.state.players for id in run.state.ids(Zone.GRAVEYARD, player))
    return {id.removesuffix(".2") for id in graves}


def rules(run: Run) -> set[str]:
    """The rules of all steps."""
    return {step.rule for step in run.trace.every_step()}


def test_an_unblocked_creature_damages_the_player_it_attacks(board: Board) -> None:
    board.permanent("bear", size="3/3")
    run = fight(board, bear="").run
    assert deal(run) == Done()
    assert run.player("bob").life == 17
    assert run.state.turn.priority == "alice"


def test_a_blocked_creature_and_its_blocker_damage_each_other_at_once(board: Board) -> None:
    board.permanent("bear", size="2/2")
    board.permanent("wolf", size="2/2", of="bob")
    run = fight(board, bear="wolf").run
    assert deal(run) == Done()
    assert dead(run) == {"bear", "wolf"}
    assert run.player("bob").life == 20


def test_damage_is_divided_among_blockers_as_the_attackers_controller_likes(board: Board) -> None:
    board.permanent("giant", size="4/4")
    board.permanent("one", size="1/3", of="bob")
    board.permanent("two", size="1/3", of="bob")
    run = fight(board, giant="one two").asking(("one:1", "two:3"))
    assert deal(run) == Done()
    (choice,) = run.chooser.asked  # type: ignore[attr-defined]
    assert (choice.kind, choice.player, choice.divide, choice.options) == ("damage", "alice", 4, ("one", "two"))
    assert dead(run) == {"two"}


def test_blocked_with_no_blocker_left_means_no_damage(board: Board) -> None:
    board.permanent("bear")
    fight(board, bear="")
    board.state = replace(board.state, combat=Combat((Attacker("bear", "bob", "bob", blocked=True),), (), ("bob",)))
    run = board.run
    assert deal(run) == Done()
    assert run.player("bob").life == 20
    assert "510.1c" in rules(run)


def test_no_power_no_damage(board: Board) -> None:
    board.permanent("wall", size="0/4")
    run = fight(board, wall="").run
    assert deal(run) == Done()
    assert run.player("bob").life == 20
    assert "510.1a" in rules(run)


def test_first_strike_kills_before_it_is_struck(board: Board) -> None:
    board.permanent("knight", size="2/1", keywords=("first strike",))
    board.permanent("wolf", size="2/2", of="bob")
    run = fight(board, knight="wolf").run
    assert deal(run, Step.FIRST_COMBAT_DAMAGE) == Done()
    assert dead(run) == {"wolf"}
    assert deal(run) == Done()
    assert dead(run) == {"wolf"}
    assert "702.7b" in rules(run)


def test_double_strike_deals_damage_twice(board: Board) -> None:
    board.permanent("champion", size="2/2", keywords=("double strike",))
    board.permanent("bear", size="1/1")
    run = fight(board, champion="", bear="").run
    assert deal(run, Step.FIRST_COMBAT_DAMAGE) == Done()
    assert run.player("bob").life == 18
    assert deal(run) == Done()
    assert run.player("bob").life == 15


def test_there_is_one_damage_step_where_nobody_strikes_first(board: Board) -> None:
    board.permanent("bear")
    outcome = deal(fight(board, bear="").run, Step.FIRST_COMBAT_DAMAGE)
    assert isinstance(outcome, Refused)
    assert outcome.illegal.rule == "500.11"


def test_first_strike_lost_between_the_steps_does_not_strike_again(board: Board) -> None:
    board.permanent("knight")
    fight(board, knight="")
    board.step(Step.FIRST_COMBAT_DAMAGE)
    combat = board.state.combat
    assert combat is not None
    board.state = replace(board.state, combat=replace(combat, struck_first=("knight",)))
    run = board.run
    assert deal(run) == Done()
    assert run.player("bob").life == 20


def test_trample_carries_what_is_more_than_lethal_over_the_blocker(board: Board) -> None:
    board.permanent("beast", size="5/5", keywords=("trample",))
    board.permanent("wall", size="0/3", of="bob", damage=1)
    fight(board, beast="wall")
    run = board.asking(("wall:2", "bob:3"))
    assert deal(run) == Done()
    assert run.player("bob").life == 17
    refused = deal(board.asking(("wall:1", "bob:4")))
    assert isinstance(refused, Refused)
    assert refused.illegal.rule == "702.19b"


def test_trample_without_excess_is_not_asked_about(board: Board) -> None:
    board.permanent("beast", size="3/3", keywords=("trample",))
    board.permanent("wall", size="0/3", of="bob")
    run = fight(board, beast="wall").run
    assert deal(run) == Done()
    assert (dead(run), run.player("bob").life) == ({"wall"}, 20)


def test_one_point_of_deathtouch_is_lethal_for_trample(board: Board) -> None:
    board.permanent("beast", size="5/5", keywords=("trample", "deathtouch"))
    board.permanent("wall", size="0/4", of="bob")
    run = fight(board, beast="wall").asking(("wall:1", "bob:4"))
    assert deal(run) == Done()
    assert (dead(run), run.player("bob").life) == ({"wall"}, 16)


def test_trample_counts_what_others_assign_to_the_same_blocker(board: Board) -> None:
    board.permanent("bear", size="1/1")
    board.permanent("beast", size="3/3", keywords=("trample",))
    board.permanent("wall", size="0/2", of="bob")
    fight(board, bear="", beast="wall")
    attackers = (Attacker("bear", "bob", "bob", blocked=True), Attacker("beast", "bob", "bob", blocked=True))
    board.state = replace(board.state, combat=Combat(attackers, (Blocker("wall", ("bear", "beast")),), ("bob",)))
    run = board.asking(("wall:1", "bob:2"))
    assert deal(run) == Done()
    assert (dead(run), run.player("bob").life) == ({"wall"}, 18)


def test_trample_treats_a_missing_blocker_as_dealt_with(board: Board) -> None:
    board.permanent("beast", size="3/3", keywords=("trample",))
    fight(board, beast="")
    board.state = replace(board.state, combat=Combat((Attacker("beast", "bob", "bob", blocked=True),), (), ("bob",)))
    run = board.run
    assert deal(run) == Done()
    assert run.player("bob").life == 17
    assert "702.19d" in rules(run)


def test_lifelink_gains_for_each_source_separately(board: Board) -> None:
    for id in ("one", "two"):
        board.permanent(id, size="2/2", keywords=("lifelink",))
    run = fight(board, one="", two="").run
    assert deal(run) == Done()
    assert [event for event in run.log if isinstance(event, LifeGained)] == [LifeGained("alice", 2)] * 2


def test_deathtouch_kills_what_it_scratches(board: Board) -> None:
    board.permanent("snake", size="1/1", keywords=("deathtouch",))
    board.permanent("giant", size="5/5", of="bob")
    run = fight(board, snake="giant").run
    assert deal(run) == Done()
    assert dead(run) == {"snake", "giant"}


def test_an_attacked_planeswalker_loses_loyalty(board: Board) -> None:
    board.permanent("bear", size="2/2")
    board.permanent("walker", "planeswalker", of="bob", counters={"loyalty": 3})
    fight(board, bear="")
    board.state = replace(board.state, combat=Combat((Attacker("bear", "walker", "bob", blocked=False),), (), ("bob",)))
    run = board.run
    assert deal(run) == Done()
    assert (run.object("walker").count("loyalty"), run.player("bob").life) == (1, 20)


def test_what_attacks_nothing_any_more_deals_no_damage(board: Board) -> None:
    board.permanent("bear", size="2/2")
    fight(board, bear="")
    board.state = replace(board.state, combat=Combat((Attacker("bear", None, "bob", blocked=False),), (), ("bob",)))
    run = board.run
    assert deal(run) == Done()
    assert run.player("bob").life == 20
    assert "510.1b" in rules(run)


@pytest.mark.parametrize(
    ("line", "times"),
    [
        ("Whenever this creature deals combat damage to a player, you gain 1 life.", 1),
        ("Whenever a creature you control deals combat damage to a player, you gain 1 life.", 2),
    ],
)
def test_damage_triggers_for_each_creature_that_deals_it(board: Board, line: str, times: int) -> None:
    board.permanent("ninja", lines=(line,))
    board.permanent("bear")
    run = fight(board, ninja="", bear="").asking(*[("ninja:1",)] * times)
    assert deal(run) == Done()
    assert len(run.state.ids(Zone.STACK)) == times


def test_combat_is_over_after_its_last_step(board: Board) -> None:
    board.permanent("bear")
    fight(board, bear="")
    board.step(Step.END_COMBAT)
    run = board.run
    assert adjudicate(run, Advance(Step.POSTCOMBAT_MAIN)) == Done()
    assert run.state.combat is None
    assert "511.3" in rules(run)
