"""Declaring blockers: who may block whom, and what is blocked (509)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from app.engine.adjudication import Done, Outcome, Refused, adjudicate
from app.engine.announcement import Advance, DeclareBlockers
from app.engine.run import Run
from app.game.combat import Attacker, Combat
from app.vocabulary.words import Step, Zone
from tests.engine.conftest import Board


def attacked(board: Board, *attackers: str, defending: str = "bob") -> Board:
    """The board after some creatures have been declared as attackers of a player."""
    board.step(Step.DECLARE_ATTACKERS)
    combat = board.state.combat or Combat()
    more = tuple(Attacker(id, defending, defending) for id in attackers)
    board.state = replace(board.state, combat=replace(combat, attackers=(*combat.attackers, *more)))
    return board


def block(run: Run, *blocks: tuple[str, str], player: str = "bob") -> Outcome:
    """Go to the declaration of blockers and make it: pairs of a blocker and the attacker it blocks."""
    declaration = DeclareBlockers(player, tuple((blocker, (attacker,)) for blocker, attacker in blocks))
    assert adjudicate(run, Advance(Step.DECLARE_BLOCKERS), upcoming=declaration) == Done()
    return adjudicate(run, declaration)


def refusal(outcome: Outcome) -> str:
    """The rule that makes an action illegal."""
    assert isinstance(outcome, Refused), outcome
    return outcome.illegal.rule


def state_of(run: Run, attacker: str) -> bool | None:
    """Whether an attacker is blocked; None where that isn't told yet."""
    assert run.state.combat is not None
    found = run.state.combat.attacker(attacker)
    assert found is not None
    return found.blocked


def test_a_creature_with_a_blocker_is_blocked_and_one_without_is_unblocked(board: Board) -> None:
    board.permanent("bear")
    board.permanent("wolf")
    board.permanent("wall", of="bob")
    run = attacked(board, "bear", "wolf").run
    assert block(run, ("wall", "bear")) == Done()
    assert (state_of(run, "bear"), state_of(run, "wolf")) == (True, False)
    assert run.state.combat is not None
    assert run.state.combat.blockers_of("bear") == ("wall",)
    assert run.state.turn.priority == "alice"


def test_a_blocked_creature_stays_blocked_though_its_blocker_is_gone(board: Board) -> None:
    board.permanent("bear")
    board.permanent("wall", of="bob")
    run = attacked(board, "bear").run
    assert block(run, ("wall", "bear")) == Done()
    run.change("wall", damage=2)
    assert adjudicate(run, Advance(Step.DECLARE_BLOCKERS)) == Done()
    assert run.state.ids(Zone.GRAVEYARD, "bob")
    assert state_of(run, "bear") is True
    assert run.state.combat is not None
    assert run.state.combat.blockers == ()


EVASION = [
    ({"keywords": ("flying",)}, {}, "702.9b"),
    ({"keywords": ("flying",)}, {"keywords": ("reach",)}, None),
    ({"keywords": ("flying",)}, {"keywords": ("flying",)}, None),
    ({}, {"keywords": ("flying",)}, None),
    ({"lines": ("Shadow",)}, {}, "702.28b"),
    ({}, {"lines": ("Shadow",)}, "702.28b"),
    ({"lines": ("Shadow",)}, {"lines": ("Shadow",)}, None),
    ({"lines": ("Horsemanship",)}, {}, "702.31b"),
    ({}, {"lines": ("Horsemanship",)}, None),
    ({"lines": ("Fear",)}, {}, "702.36b"),
    ({"lines": ("Fear",)}, {"cost": ("{B}",)}, None),
    ({"lines": ("Fear",)}, {"types": "artifact creature"}, None),
    ({"lines": ("Intimidate",), "cost": ("{R}",)}, {"cost": ("{G}",)}, "702.13b"),
    ({"lines": ("Intimidate",), "cost": ("{R}",)}, {"cost": ("{R}", "{G}")}, None),
    ({"lines": ("Skulk",)}, {"size": "3/3"}, "702.118b"),
    ({"lines": ("Skulk",)}, {"size": "2/4"}, None),
    ({"lines": ("Islandwalk",)}, {}, "702.14c"),
    ({"lines": ("Swampwalk",)}, {}, None),
    ({"lines": ("Protection from red",)}, {"cost": ("{R}",)}, "702.16f"),
    ({"lines": ("This creature can't be blocked.",)}, {}, "509.1b"),
    ({"lines": ("This creature can't be blocked by Walls.",)}, {"types": "creature Wall"}, "509.1b"),
    ({"lines": ("This creature can't be blocked by Walls.",)}, {}, None),
    ({"lines": ("This creature can't be blocked except by Walls.",)}, {}, "509.1b"),
    ({"lines": ("This creature can't be blocked except by Walls.",)}, {"types": "creature Wall"}, None),
    ({}, {"lines": ("This creature can't block.",)}, "509.1b"),
    ({}, {"lines": ("This creature can't block alone.",)}, "509.1b"),
    ({}, {"lines": ("This creature can block only Walls.",)}, "509.1b"),
    ({}, {"tapped": True}, "509.1a"),
    ({}, {"of": "alice"}, "509.1a"),
    ({}, {"types": "artifact"}, "506.3"),
]


@pytest.mark.parametrize(("attacker", "blocker", "rule"), EVASION)
def test_who_can_block_whom(
    board: Board, attacker: dict[str, object], blocker: dict[str, object], rule: str | None
) -> None:
    board.permanent("island", "land Island", of="bob")
    board.permanent("attacker", **attacker)  # type: ignore[arg-type]
    board.permanent("blocker", **{"of": "bob", **blocker})  # type: ignore[arg-type]
    outcome = block(attacked(board, "attacker").run, ("blocker", "attacker"))
    assert outcome == Done() if rule is None else refusal(outcome) == rule


def test_menace_needs_two_blockers(board: Board) -> None:
    board.permanent("brute", keywords=("menace",))
    for id in ("one", "two"):
        board.permanent(id, of="bob")
    attacked(board, "brute")
    assert refusal(block(board.run, ("one", "brute"))) == "702.111b"
    assert block(board.run, ("one", "brute"), ("two", "brute")) == Done()
    assert block(board.run) == Done()


def test_some_creatures_take_one_blocker_only(board: Board) -> None:
    board.permanent("sneak", lines=("This creature can't be blocked by more than one creature.",))
    for id in ("one", "two"):
        board.permanent(id, of="bob")
    attacked(board, "sneak")
    assert refusal(block(board.run, ("one", "sneak"), ("two", "sneak"))) == "509.1b"


def test_a_creature_blocks_one_attacker(board: Board) -> None:
    board.permanent("bear")
    board.permanent("wolf")
    board.permanent("wall", of="bob")
    attacked(board, "bear", "wolf")
    assert refusal(block(board.run, ("wall", "bear"), ("wall", "wolf"))) == "509.1a"


def test_a_player_blocks_only_what_attacks_that_player(three: Board) -> None:
    three.permanent("bear")
    three.permanent("wolf")
    three.permanent("wall", of="bob")
    attacked(three, "bear", defending="bob")
    attacked(three, "wolf", defending="carol")
    assert refusal(block(three.run, ("wall", "wolf"))) == "509.1a"


def test_defending_players_declare_in_turn_order(three: Board) -> None:
    three.permanent("bear")
    three.permanent("wolf")
    three.permanent("wall", of="bob")
    three.permanent("tree", of="carol")
    attacked(three, "bear", defending="carol")
    attacked(three, "wolf", defending="bob")
    run = three.run
    bobs, carols = DeclareBlockers("bob", ()), DeclareBlockers("carol", (("tree", ("bear",)),))
    assert adjudicate(run, Advance(Step.DECLARE_BLOCKERS), upcoming=bobs) == Done()
    assert refusal(adjudicate(run, carols)) == "509.1"
    assert adjudicate(run, bobs, upcoming=carols) == Done()
    assert run.state.turn.priority is None
    assert adjudicate(run, carols) == Done()
    assert run.state.turn.priority == "alice"


def test_a_declaration_that_nobody_makes_is_asked_for(board: Board) -> None:
    board.permanent("bear")
    board.permanent("bird", keywords=("flying",))
    board.permanent("wall", of="bob")
    run = attacked(board, "bear", "bird").asking(("wall:bear",))
    assert adjudicate(run, Advance(Step.DECLARE_BLOCKERS)) == Done()
    (choice,) = run.chooser.asked  # type: ignore[attr-defined]
    assert (choice.kind, choice.player, choice.options) == ("blockers", "bob", ("wall:bear",))
    assert state_of(run, "bear") is True


def test_against_one_attacker_the_options_are_the_blockers(board: Board) -> None:
    board.permanent("bear")
    board.permanent("wall", of="bob")
    run = attacked(board, "bear").asking(("wall",))
    assert adjudicate(run, Advance(Step.DECLARE_BLOCKERS)) == Done()
    assert state_of(run, "bear") is True


@pytest.mark.parametrize(
    ("line", "times"),
    [
        ("Whenever this creature becomes blocked, draw a card.", 1),
        ("Whenever this creature becomes blocked by a creature, draw a card.", 2),
        ("Whenever this creature becomes blocked by an artifact, draw a card.", 0),
        ("Whenever a creature blocks, draw a card.", 2),
        ("Whenever a creature blocks a creature, draw a card.", 2),
        ("Whenever this creature attacks or blocks, draw a card.", 0),
    ],
)
def test_what_triggers_on_two_blockers(board: Board, line: str, times: int) -> None:
    board.permanent("bear", lines=(line,))
    for id in ("one", "two"):
        board.permanent(id, of="bob")
    run = attacked(board, "bear").asking(*[("bear:1",)] * times)
    assert block(run, ("one", "bear"), ("two", "bear")) == Done()
    assert len(run.state.ids(Zone.STACK)) == times


def test_an_attacker_that_changes_control_is_removed_from_combat(board: Board) -> None:
    board.permanent("bear", of="alice")
    attacked(board, "bear")
    board.state = board.state.with_object(replace(board.state.objects["bear"], controller="bob"))
    run = board.run
    assert adjudicate(run, Advance(Step.DECLARE_ATTACKERS)) == Done()
    assert run.state.combat is not None
    assert run.state.combat.attackers == ()
    assert "506.4" in {step.rule for step in run.trace.every_step()}


def test_a_creature_goes_on_attacking_though_the_planeswalker_is_gone(board: Board) -> None:
    board.permanent("bear")
    board.permanent("wall", of="bob")
    attacked(board, "bear")
    board.state = replace(board.state, combat=Combat((Attacker("bear", "walker", "bob"),)))
    run = board.run
    assert block(run, ("wall", "bear")) == Done()
    assert run.state.combat is not None
    assert run.state.combat.attackers[0].attacks is None
