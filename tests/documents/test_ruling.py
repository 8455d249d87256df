"""Rulings as documents and as prose, and that they are what the response models say."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from app.documents.markdown import markdown
from app.documents.ruling import RulingDocument, write_ruling
from app.rulings.adjudicating import rule_on

STATE = {
    "players": [
        {"id": "alice", "battlefield": ["Vine Weaver", "Mirror Well", "Ember Adept"]},
        {"id": "bob", "battlefield": ["Old Riddle"]},
    ]
}
TAP = {"type": "activate_ability", "player": "alice", "source": "vine-weaver-1"}
WELL = {"type": "activate_ability", "player": "alice", "source": "mirror-well-1", "ability": 2}
PING = {"type": "activate_ability", "player": "alice", "source": "ember-adept-1"}


@pytest.fixture
def ruling(asked):
    """The document of a ruling, checked against the response model."""

    def ruled(explain="summary", **members):
        request = asked(state=STATE, **members)
        written = write_ruling(rule_on(request.request), request, explain)
        RulingDocument.model_validate_json(written)
        return json.loads(written)

    return ruled


def test_what_was_done_is_told_with_its_events(ruling):
    document = ruling(action=TAP)
    assert (document["outcome"], document["completed"], document["choice"]) == ("done", 1, None)
    assert document["state"]["players"][0]["mana_pool"] == [{"type": "{G}", "source": "vine-weaver-1"}]
    assert {"type": "tapped", "object": "vine-weaver-1", "cause": "cost"} in document["events"]
    activated = next(event for event in document["events"] if event["type"] == "ability_activated")
    assert activated["text"] == "{T}: Add {G}."
    assert document["rules_edition"] == "2026-08-07"


def test_every_citation_has_its_heading_and_its_place(ruling):
    citations = {it["rule"]: it for it in ruling(action=TAP)["citations"]}
    assert citations["605.3b"] == {"rule": "605.3b", "title": "Mana Abilities", "url": "/v1/rules/605.3b"}


def test_an_assumption_points_to_where_the_fact_could_have_been_given(ruling):
    pointers = [it["pointer"] for it in ruling(action=TAP)["assumptions"]]
    assert "/state/players/0/battlefield/0/summoning_sick" in pointers


def test_as_much_is_explained_as_is_asked_for(ruling):
    members = {"action": PING, "answers": [{"pick": ["bob"]}]}
    none, summary, full = (ruling(explain, **members) for explain in ("none", "summary", "full"))
    assert none["explanation"] == []
    assert 0 < len(json.dumps(summary["explanation"])) <= len(json.dumps(full["explanation"]))
    assert none["citations"] == summary["citations"]


@pytest.mark.parametrize("explain", ["summary", "full"])
def test_what_is_cited_are_the_rules_of_the_steps_that_are_told(ruling, explain):
    document = ruling(explain, action=TAP)
    assert [it["rule"] for it in document["citations"]] == list(dict.fromkeys(rules_of(document["explanation"])))


def rules_of(steps: list[dict[str, Any]]) -> Iterator[str]:
    for step in steps:
        yield step["rule"]
        yield from rules_of(step["steps"])


def test_an_open_choice_comes_with_its_options_and_the_input(ruling):
    document = ruling(action=PING)
    assert document["outcome"] == "choice_required"
    assert document["state"] == ruling(action={"type": "pass_priority", "player": "bob"})["state"]
    choice = document["choice"]
    assert (choice["player"], choice["min"], choice["max"]) == ("alice", 1, 1)
    assert {"id": "ember-adept-1", "name": "Ember Adept"} in choice["options"]
    assert {"id": "bob"} in choice["options"]


def test_the_answer_is_sent_with_the_id_of_the_choice(ruling):
    choice = ruling(action=WELL)["choice"]
    document = ruling(action=WELL, answers=[{"choice": choice["id"], "pick": ["{U}"]}])
    assert document["outcome"] == "done"
    assert document["state"]["players"][0]["mana_pool"] == [{"type": "{U}", "source": "mirror-well-1"}]


def test_the_state_of_a_ruling_is_the_state_of_the_next_request(ruling, asked):
    document = ruling(action=PING, answers=[{"pick": ["bob"]}])
    assert [it["ability"] for it in document["state"]["stack"]] == ["{T}: Ember Adept deals 1 damage to any target."]
    again = asked(state=document["state"], action={"type": "pass_priority", "player": "alice"})
    assert json.loads(write_ruling(rule_on(again.request), again))["outcome"] == "done"


def test_lines_that_were_not_understood_are_named(asked):
    request = asked(
        state={**STATE, "turn": {"active": "bob"}},
        action={"type": "activate_ability", "player": "bob", "source": "old-riddle-1"},
    )
    document = json.loads(write_ruling(rule_on(request.request), request))
    assert document["outcome"] == "unsupported"
    assert document["not_understood"] == [
        {
            "object": "old-riddle-1",
            "card": "Old Riddle",
            "line": 1,
            "shape": "activated",
            "text": "{T}: Frobnicate a gizmo.",
            "pointer": "/state/players/1/battlefield/0",
        }
    ]


def test_prose_says_the_verdict_first_and_each_step_with_its_rule(asked):
    request = asked(state=STATE, action=TAP)
    text = markdown(rule_on(request.request))
    assert text.startswith("**Alice adds {G}.**\n\n1. ")
    assert "[605.3b]" in text
    assert text.endswith("Comprehensive Rules of 2026-08-07.\n")


def test_prose_lists_the_options_of_an_open_choice(asked):
    request = asked(state=STATE, action=WELL)
    assert "- {W}\n- {U}\n" in markdown(rule_on(request.request))
