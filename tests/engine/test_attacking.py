"""Declaring attackers: who may attack what, what must, and what triggers (508)."""

from __future__ import annotations

import pytest

from app.engine.adjudication import Done, Outcome, Refused, adjudicate
from app.engine.announcement import Advance, DeclareAttackers
from app.engine.run import Run
from app.game.events import Attacked
from app.vocabulary.words import Step, Zone
from tests.engine.conftest import Board


def attack(run: Run, *attacks: tuple[str, str | None], player: str = "alice") -> Outcome:
    """Go to the declaration of attackers and make it."""
    declaration = DeclareAttackers(player, attacks)
    assert adjudicate(run, Advance(Step.DECLARE_ATTACKERS), upcoming=declaration) == Done()
    return adjudicate(run, declaration)


def refusal(outcome: Outcome) -> str:
    """The rule that makes an action illegal."""
    assert isinstance(outcome, Refused), outcome
    return outcome.illegal.rule


@pytest.fixture
def combat(board: Board) -> Board:
    """A board in Alice's beginning of combat step."""
    board.step(Step.BEGIN_COMBAT)
    return board


def test_attacking_taps_a_creature_and_gives_the_active_player_priority(combat: Board) -> None:
    combat.permanent("bear")
    run = combat.run
    assert attack(run, ("bear", "bob")) == Done()
    assert run.object("bear").tapped
    assert run.state.combat is not None
    assert [it.id for it in run.state.combat.attackers] == ["bear"]
    assert run.state.turn.priority == "alice"
    assert Attacked("bear", "bob", "alice", "bob", first=True) in run.log


def test_vigilance_keeps_an_attacker_untapped(combat: Board) -> None:
    combat.permanent("angel", keywords=("vigilance",))
    run = combat.run
    assert attack(run, ("angel", "bob")) == Done()
    assert not run.object("angel").tapped
    assert "702.20b" in {step.rule for step in run.trace.every_step()}


@pytest.mark.parametrize(
    ("facts", "rule"),
    [
        ({"tapped": True}, "508.1a"),
        ({"of": "bob"}, "508.1a"),
        ({"summoning_sick": True}, "302.6"),
        ({"keywords": ("defender",)}, "702.3b"),
        ({"types": "artifact"}, "506.3"),
        ({"lines": ("This creature can't attack.",)}, "508.1c"),
        ({"lines": ("This creature can't attack or block.",)}, "508.1c"),
        ({"lines": ("This creature can't attack alone.",)}, "508.1c"),
    ],
)
def test_what_cannot_attack(combat: Board, facts: dict[str, object], rule: str) -> None:
    combat.permanent("it", **facts)  # type: ignore[arg-type]
    assert refusal(attack(combat.run, ("it", "bob"))) == rule


def test_haste_makes_up_for_a_creature_that_has_just_come(combat: Board) -> None:
    combat.permanent("goblin", keywords=("haste",), summoning_sick=True)
    run = combat.run
    assert attack(run, ("goblin", "bob")) == Done()
    assert "702.10b" in {step.rule for step in run.trace.every_step()}


def test_that_a_creature_has_been_there_long_enough_is_leaned_on(combat: Board) -> None:
    combat.permanent("bear")
    run = combat.run
    attack(run, ("bear", "bob"))
    assert ("bear", "summoning_sick") in run.leaned


def test_two_creatures_that_cannot_attack_alone_attack_together(combat: Board) -> None:
    for id in ("one", "two"):
        combat.permanent(id, lines=("This creature can't attack alone.",))
    assert attack(combat.run, ("one", "bob"), ("two", "bob")) == Done()


def test_a_creature_attacks_one_thing_only(combat: Board) -> None:
    combat.permanent("bear")
    combat.permanent("walker", "planeswalker", of="bob")
    assert refusal(attack(combat.run, ("bear", "bob"), ("bear", "walker"))) == "508.1b"


def test_only_opponents_and_what_they_defend_can_be_attacked(combat: Board) -> None:
    combat.permanent("bear")
    combat.permanent("own", "planeswalker")
    combat.permanent("rock", "artifact", of="bob")
    for attacked in ("alice", "own", "rock"):
        assert refusal(attack(combat.run, ("bear", attacked))) == "508.1b"


def test_a_siege_is_attacked_by_its_own_controller(combat: Board) -> None:
    combat.permanent("bear")
    combat.permanent("siege", "battle Siege", chosen=(("protector", "bob"),), counters={"defense": 3})
    run = combat.run
    assert attack(run, ("bear", "siege")) == Done()
    assert run.state.combat is not None
    assert run.state.combat.attackers[0].defending == "bob"


def test_what_must_attack_attacks_if_it_can(combat: Board) -> None:
    combat.permanent("berserker", lines=("This creature attacks each combat if able.",))
    assert refusal(attack(combat.run)) == "508.1d"
    assert attack(combat.run, ("berserker", "bob")) == Done()


def test_what_must_attack_but_cannot_stays_home(combat: Board) -> None:
    combat.permanent("berserker", lines=("This creature attacks each combat if able.",), tapped=True)
    assert attack(combat.run) == Done()


def test_what_cannot_attack_alone_need_not_attack_without_company(combat: Board) -> None:
    lines = ("This creature attacks each combat if able.", "This creature can't attack alone.")
    combat.permanent("shy", lines=lines)
    assert attack(combat.run) == Done()
    combat.permanent("friend")
    assert refusal(attack(combat.run)) == "508.1d"
    assert refusal(attack(combat.run, ("shy", "bob"))) == "508.1c"
    assert attack(combat.run, ("shy", "bob"), ("friend", "bob")) == Done()


def test_only_the_active_player_declares_attackers(combat: Board) -> None:
    assert refusal(attack(combat.run, player="bob")) == "508.1"


def test_attackers_are_declared_as_their_step_begins_and_not_later(combat: Board) -> None:
    run = combat.run
    assert refusal(adjudicate(run, DeclareAttackers("alice", ()))) == "508.1"
    assert attack(run) == Done()
    assert refusal(adjudicate(run, DeclareAttackers("alice", ()))) == "508.1"


def test_a_declaration_that_nobody_makes_is_asked_for(combat: Board) -> None:
    combat.permanent("bear")
    combat.permanent("wall", keywords=("defender",))
    run = combat.asking(("bear",))
    assert adjudicate(run, Advance(Step.DECLARE_ATTACKERS)) == Done()
    (choice,) = run.chooser.asked  # type: ignore[attr-defined]
    assert (choice.kind, choice.options, choice.minimum) == ("attackers", ("bear",), 0)
    assert run.state.combat is not None


def test_where_several_things_can_be_attacked_the_options_name_them(three: Board) -> None:
    three.step(Step.BEGIN_COMBAT)
    three.permanent("bear")
    three.permanent("walker", "planeswalker", of="carol", counters={"loyalty": 3})
    run = three.asking(("bear:walker",))
    assert adjudicate(run, Advance(Step.DECLARE_ATTACKERS)) == Done()
    (choice,) = run.chooser.asked  # type: ignore[attr-defined]
    assert choice.options == ("bear:bob", "bear:carol", "bear:walker")
    assert run.state.combat is not None
    assert run.state.combat.attackers[0].defending == "carol"


def test_what_an_action_leaves_unsaid_is_asked(three: Board) -> None:
    three.step(Step.BEGIN_COMBAT)
    three.permanent("bear")
    run = three.asking(("carol",))
    assert attack(run, ("bear", None)) == Done()
    assert run.state.combat is not None
    assert run.state.combat.attackers[0].attacks == "carol"


def test_nothing_is_asked_where_nothing_can_attack(combat: Board) -> None:
    run = combat.run
    assert adjudicate(run, Advance(Step.DECLARE_ATTACKERS)) == Done()
    assert (run.state.turn.step, run.state.turn.priority) == (Step.DECLARE_ATTACKERS, "alice")


def test_without_attackers_the_next_steps_are_skipped(combat: Board) -> None:
    run = combat.run
    assert adjudicate(run, Advance(Step.END_COMBAT)) == Done()
    assert "508.8" in {step.rule for step in run.trace.every_step()}
    assert refusal(adjudicate(combat.run, Advance(Step.COMBAT_DAMAGE))) == "500.11"


@pytest.mark.parametrize(
    ("line", "times"),
    [
        ("Whenever this creature attacks, draw a card.", 1),
        ("Whenever a creature you control attacks, draw a card.", 2),
        ("Whenever you attack, draw a card.", 1),
        ("Whenever this creature attacks a player, draw a card.", 1),
        ("Whenever a creature you control attacks alone, draw a card.", 0),
        ("Whenever an opponent attacks, draw a card.", 0),
    ],
)
def test_what_triggers_on_two_attackers(combat: Board, line: str, times: int) -> None:
    combat.permanent("captain", lines=(line,))
    combat.permanent("soldier")
    run = combat.asking(*[("captain:1",)] * times)
    assert attack(run, ("captain", "bob"), ("soldier", "bob")) == Done()
    assert len(run.state.ids(Zone.STACK)) == times


def test_a_lone_attacker_attacks_alone(combat: Board) -> None:
    combat.permanent("captain", lines=("Whenever a creature you control attacks alone, draw a card.",))
    run = combat.run
    assert attack(run, ("captain", "bob")) == Done()
    assert len(run.state.ids(Zone.STACK)) == 1


def test_attacking_creatures_are_what_effects_say_of_them(combat: Board) -> None:
    combat.permanent("bear")
    combat.permanent("banner", "artifact", lines=("Attacking creatures you control get +1/+0.",))
    run = combat.run
    assert run.row("bear").power == 2
    attack(run, ("bear", "bob"))
    assert run.row("bear").power == 3
