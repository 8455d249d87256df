"""Scripted scenarios: what is done when, who answers, and what each verdict means."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from app.cards.starter import starter
from app.cli import app
from app.documents.scripted import run_scenario
from app.documents.suite import run_suite
from app.rulings.scripted import Scenario, Verdict, read_suite

MOUNTAINS = {"base": [{"name": "Mountain", "count": 20}]}


def written(
    script: list[dict[str, Any]],
    expect: list[dict[str, Any]],
    *,
    stop: tuple[int, str] = (1, "end"),
    answers: dict[str, Any] | None = None,
    **zones: dict[str, Any],
) -> dict[str, Any]:
    """A strict scenario for two players as it stands in a suite; entries are player A's in the first main phase."""
    usual = {"turn": 1, "step": "precombat_main", "player": "A"}
    return {
        "id": "test#case",
        "group": "test",
        "format": "two_player",
        "strict": True,
        "core": True,
        "setup": {
            "starting_player": "A",
            "shuffle_libraries": True,
            "players": {letter: {"life": 20, "library": MOUNTAINS, **zones.get(letter, {})} for letter in "AB"},
        },
        "script": [{**usual, **entry} for entry in script],
        "answers": answers or {},
        "stops": [{"turn": stop[0], "step": stop[1]}],
        "expect": [{"at": 0, **it} for it in expect],
    }


@pytest.fixture
def played(tmp_path: Path) -> Any:
    def play(*args: Any, **said: Any) -> Verdict:
        return run_scenario(read(tmp_path, written(*args, **said)), starter(), explain=True)

    return play


def read(folder: Path, scenario: dict[str, Any]) -> Scenario:
    file = folder / "suite.jsonl"
    file.write_text(json.dumps(scenario) + "\n", encoding="utf-8")
    (found,) = read_suite(file)
    return found


BOLT = {"do": "cast", "card": {"name": "Lightning Bolt"}, "targets": [{"player": "B"}]}
READY: dict[str, Any] = {"A": {"hand": [{"name": "Lightning Bolt"}], "battlefield": [{"name": "Mountain"}]}}


def test_a_spell_is_cast_paid_for_and_resolved(played: Any) -> None:
    verdict = played([BOLT], [{"assert": "life", "player": "B", "value": 17}], **READY)
    assert (verdict.kind, verdict.cause) == ("passed", "")
    assert "601.2i" in verdict.trace


def test_another_outcome_than_expected_fails(played: Any) -> None:
    verdict = played([BOLT], [{"assert": "life", "player": "B", "value": 16}], **READY)
    assert (verdict.kind, verdict.cause) == ("failed", "expectation: life")
    assert verdict.detail.endswith("found 17")


def test_what_cannot_be_done_fails_unless_that_is_expected(played: Any) -> None:
    poor: dict[str, Any] = {"A": {"hand": [{"name": "Lightning Bolt"}]}}
    assert played([BOLT], [], **poor).cause == "script: action_not_available"
    refusal = {"assert": "script_error", "required": True, "reason": "action_not_available"}
    assert played([BOLT], [refusal], **poor).kind == "passed"
    assert played([BOLT], [refusal], **READY).cause == "script: no error"


def test_what_is_not_understood_is_declined(played: Any) -> None:
    verdict = played([{"do": "cast", "card": {"name": "Lightning Bolt"}, "way": "mutate"}], [], **READY)
    assert (verdict.kind, verdict.cause) == ("declined", "script entry: cast by mutate")
    verdict = played([], [{"assert": "speed", "player": "A", "value": 1}])
    assert (verdict.kind, verdict.cause) == ("declined", "check: speed")
    verdict = played([], [], A={"hand": [{"name": "No Such Card"}]})
    assert (verdict.kind, verdict.cause) == ("declined", "set-up")


def test_attackers_and_blockers_are_declared(played: Any) -> None:
    script = [
        {"step": "declare_attackers", "do": "attack", "attacker": {"name": "Grizzly Bears"}},
        {
            "step": "declare_blockers",
            "player": "B",
            "do": "block",
            "blocker": {"name": "Serra Angel"},
            "attacker": {"name": "Grizzly Bears"},
        },
    ]
    dead = {"assert": "graveyard_count", "player": "A", "object": {"name": "Grizzly Bears"}, "value": 1}
    hurt = {"assert": "damage", "player": "B", "object": {"name": "Serra Angel"}, "value": 2}
    zones = {"A": {"battlefield": [{"name": "Grizzly Bears"}]}, "B": {"battlefield": [{"name": "Serra Angel"}]}}
    assert played(script, [dead, hurt], stop=(1, "postcombat_main"), **zones).kind == "passed"


def test_an_action_can_wait_for_what_is_on_the_stack(played: Any) -> None:
    script = [
        {"do": "cast", "card": {"name": "Grizzly Bears"}},
        {
            "player": "B",
            "do": "cast",
            "card": {"name": "Counterspell"},
            "targets": [{"name": "Grizzly Bears"}],
            "when": {"on_stack": "Grizzly Bears"},
        },
    ]
    zones = {
        "A": {"hand": [{"name": "Grizzly Bears"}], "battlefield": [{"name": "Forest", "count": 2}]},
        "B": {"hand": [{"name": "Counterspell"}], "battlefield": [{"name": "Island", "count": 2}]},
    }
    gone = {"assert": "graveyard_count", "player": "A", "object": {"name": "Grizzly Bears"}, "value": 1}
    assert played(script, [gone], **zones).kind == "passed"


def test_a_run_stops_after_a_step_or_before_a_turn(played: Any) -> None:
    hand = {"assert": "hand_count", "player": "B", "value": 0}
    assert played([], [hand, {"assert": "turn", "value": 1}], stop=(2, "untap")).kind == "passed"
    assert played([], [{**hand, "value": 1}], stop=(2, "draw")).kind == "passed"


def test_names_lack_accents_and_objects_have_aliases(played: Any) -> None:
    script = [{"do": "activate_mana", "ability": "{T}: Add {R}", "source": {"ref": "@it"}}]
    tapped = {"assert": "tapped_count", "object": {"name": "mountain"}, "tapped": True, "value": 1}
    zones = {"A": {"battlefield": [{"name": "Mountain", "ref": "@it"}, {"name": "mountain"}]}}
    assert played(script, [tapped], **zones).kind == "passed"


def test_a_choice_is_answered_from_the_queue_in_its_order(played: Any) -> None:
    script = [{"do": "cast", "card": {"name": "Clone"}}]
    answers = {"A": {"choices": [{"kind": "yes_no", "value": True}, {"kind": "text", "value": "Serra Angel"}]}}
    zones = {
        "A": {
            "hand": [{"name": "Clone"}],
            "battlefield": [{"name": "Island", "count": 4}, {"name": "Grizzly Bears"}, {"name": "Serra Angel"}],
        }
    }
    angels = {"assert": "permanent_count", "player": "A", "object": {"name": "Serra Angel"}, "value": 2}
    assert played(script, [angels], answers=answers, **zones).kind == "passed"
    assert played(script, [angels], answers={}, **zones).cause == "expectation: permanent_count"


def test_a_suite_is_summed_up(tmp_path: Path) -> None:
    cases = [
        written([BOLT], [{"assert": "life", "player": "B", "value": 17}], **READY),
        written([BOLT], [{"assert": "life", "player": "B", "value": 20}], **READY),
        written([], [{"assert": "speed", "player": "A", "value": 0}]),
    ]
    run = run_suite([read(tmp_path, case) for case in cases], starter(), jobs=2)
    summary = run.summary
    assert (summary.scenarios, summary.passed, summary.failed, summary.declined) == (3, 1, 1, 1)
    assert (summary.reach, summary.accuracy) == (0.6667, 0.5)
    assert any("expectation: life" in line for line in run.report(5))


def test_the_command_plays_a_file(tmp_path: Path) -> None:
    file = tmp_path / "suite.jsonl"
    file.write_text(json.dumps(written([BOLT], [{"assert": "life", "player": "B", "value": 17}], **READY)) + "\n")
    done = CliRunner().invoke(app, ["scenario", str(file), "--json", "--jobs", "1", "--only", "core"])
    assert done.exit_code == 0
    assert json.loads(done.stdout)["passed"] == 1
    assert CliRunner().invoke(app, ["scenario", str(file), "--only", "shell"]).exit_code == 2
    (tmp_path / "broken.jsonl").write_text("{}\n")
    assert CliRunner().invoke(app, ["scenario", str(tmp_path / "broken.jsonl")]).exit_code == 2
