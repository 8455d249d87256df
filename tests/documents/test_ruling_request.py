"""Requests for rulings: an action or several, answers, and cards sent along."""

from __future__ import annotations

from typing import Any

import pytest

from app.documents.problems import Fault, InvalidFields, Problem, UnknownCard
from app.rulings.actions import (
    ActivateAbility,
    Advance,
    Announcement,
    CastSpell,
    DeclareAttackers,
    DeclareBlockers,
    PassPriority,
    PlayLand,
    Resolve,
)
from app.rulings.ruling import Answer
from app.vocabulary.words import Step

STATE: dict[str, Any] = {
    "players": [{"id": "alice", "battlefield": ["Vine Weaver", "Mirror Well", "Ember Adept"]}, {"id": "bob"}]
}
TAP = {"type": "activate_ability", "player": "alice", "source": "vine-weaver-1"}


@pytest.fixture
def refused(asked):
    def faults(**members) -> dict[str, Fault]:
        with pytest.raises(Problem) as caught:
            asked(state=STATE, **members)
        return {fault.pointer: fault for fault in caught.value.errors}

    return faults


def action(asked: Any, **members: Any) -> Any:
    (found,) = asked(state=STATE, action=members).request.actions
    return found


def test_an_ability_is_named_by_place_by_the_begin_of_its_text_or_not_at_all(asked):
    well = {"type": "activate_ability", "player": "alice", "source": "mirror-well-1"}
    assert action(asked, **well, ability=2).ability == 2
    assert action(asked, **well, ability="{T}: Add {W}").ability == 2
    assert action(asked, **TAP).ability == 1


def test_an_ability_that_is_not_named_well_is_answered_with_those_there_are(refused):
    well = {"type": "activate_ability", "player": "alice", "source": "mirror-well-1"}
    for ability in ({}, {"ability": "{T}: Add"}, {"ability": "{Q}"}):
        fault = refused(action={**well, **ability})["/action/ability"]
        assert fault.suggestions == ("{T}: Add {C}.", "{T}: Add {W} or {U}.")


def test_a_flat_list_of_targets_is_one_for_each_phrase(asked):
    adept = {"type": "activate_ability", "player": "alice", "source": "ember-adept-1", "payment": "auto"}
    assert action(asked, **adept, targets=["bob"]) == action(asked, **adept, targets=[["bob"]])
    assert action(asked, **adept, targets=["bob"]).announced == Announcement((("bob",),), payment="auto")


def test_the_other_actions(asked):
    assert action(asked, type="pass_priority", player="bob") == PassPriority("bob")
    assert action(asked, type="resolve") == Resolve()
    assert action(asked, type="play_land", player="alice", card="mirror-well-1") == PlayLand("alice", "mirror-well-1")
    cast = action(asked, type="cast_spell", player="alice", card="mirror-well-1", x=2, kicked=True)
    assert cast == CastSpell("alice", "mirror-well-1", Announcement(x=2, kicked=True))
    assert action(asked, type="advance", to="end", turn=2) == Advance(Step.END, 2)


def test_attackers_and_blockers_are_declared_or_asked_for(asked, refused):
    attack = {"type": "declare_attackers", "player": "alice"}
    assert action(asked, **attack) == DeclareAttackers("alice")
    one = action(asked, **attack, attackers=[{"attacker": "vine-weaver-1", "attacks": "bob"}])
    assert one == DeclareAttackers("alice", (("vine-weaver-1", "bob"),))
    block = {"type": "declare_blockers", "player": "bob"}
    two = action(asked, **block, blockers=[{"blocker": "vine-weaver-1", "blocks": ["ember-adept-1"]}])
    assert two == DeclareBlockers("bob", (("vine-weaver-1", ("ember-adept-1",)),))
    assert list(refused(action={**block, "blockers": [{"blocker": "x", "blocks": ["y"]}]})) == [
        "/action/blockers/0/blocker",
        "/action/blockers/0/blocks/0",
    ]


def test_an_action_that_comes_later_is_refused_as_such(refused):
    detail = refused(action={"type": "concede"})["/action/type"].detail
    assert detail.startswith("This is not supported yet. Must be one of 'activate_ability'")
    assert refused(action={"type": "dance"})["/action/type"].detail.startswith("Must be one of 'activate_ability'")


def test_one_action_or_a_list_of_them(asked, refused):
    two = asked(state=STATE, actions=[TAP, {"type": "pass_priority", "player": "alice"}]).request.actions
    assert two == (ActivateAbility("alice", "vine-weaver-1", 1), PassPriority("alice"))
    assert list(refused()) == [""]
    assert list(refused(action=TAP, actions=[TAP])) == [""]


def test_who_acts_and_with_what_is_there(refused):
    found = refused(action={**TAP, "player": "alicia", "source": "vine-waever-1", "targets": ["bobb"]})
    assert {pointer: fault.suggestions for pointer, fault in found.items()} == {
        "/action/player": ("alice",),
        "/action/source": ("vine-weaver-1",),
        "/action/targets/0": ("bob",),
    }


def test_a_later_action_may_name_what_an_object_will_have_become(asked, refused):
    later = {**TAP, "source": "vine-weaver-1.2", "ability": 1}
    asked(state=STATE, actions=[TAP, later])
    assert list(refused(actions=[later])) == ["/actions/0/source"]
    assert list(refused(actions=[TAP, {**later, "ability": "{T}"}])) == ["/actions/1/ability"]


def test_answers_may_name_their_choice(asked):
    answers = [{"pick": ["{R}"]}, {"choice": "2-targets-0123abcd", "pick": []}]
    request = asked(state=STATE, action=TAP, answers=answers, seed="dice", unread="ignore").request
    assert request.answers == (Answer(("{R}",)), Answer((), "2-targets-0123abcd"))
    assert (request.seed, request.ignore_unread) == ("dice", True)


def test_cards_sent_along_come_before_those_of_the_catalogue(asked):
    weaver = {"name": "Vine Weaver", "type_line": "Artifact", "oracle_text": "{T}: Add {C}.", "prices": {"eur": "1"}}
    state = asked(state=STATE, action=TAP, cards=[weaver]).request.state
    assert state.objects["vine-weaver-1"].printed.types == ("artifact",)


def test_faults_of_cards_and_of_the_state_are_told_together(asked):
    with pytest.raises(Problem) as caught:
        asked(state={"players": [{"hand": ["Nothing"]}]}, action=TAP, cards=[{"name": "Nothing"}])
    assert {(fault.pointer, fault.kind) for fault in caught.value.errors} == {
        ("/cards/0", InvalidFields),
        ("/state/players/0/hand/0", UnknownCard),
    }


def test_the_same_request_has_the_same_id_however_it_is_written(asked):
    def id_of(state: dict[str, Any], **more: Any) -> str:
        return str(asked(state=state, action=TAP, **more).decision_id)

    reordered = {"players": [dict(reversed(player.items())) for player in STATE["players"]]}
    assert id_of(STATE) == id_of(reordered)
    assert len({id_of(STATE), id_of(STATE, seed="x"), id_of({**STATE, "turn": {"priority": "alice"}})}) == 3


def test_a_missing_action_is_told_with_what_else_is_wrong(asked) -> None:
    with pytest.raises(Problem) as caught:
        asked(state={"players": [{"id": "alice", "life": "x"}]})
    assert {fault.pointer for fault in caught.value.errors} == {"/state/players/0/life", ""}


@pytest.mark.parametrize("again", ["Made Up", "MADE UP"])
def test_two_cards_of_one_name_are_a_fault(asked, again: str) -> None:
    card = {"name": "Made Up", "type_line": "Land", "oracle_text": "{T}: Add {G}."}
    other = {"name": again, "type_line": "Land", "oracle_text": "{T}: Add {R}."}
    state = {"players": [{"id": "alice", "battlefield": ["Made Up"]}]}
    with pytest.raises(Problem) as caught:
        asked(state=state, action={"type": "pass_priority", "player": "alice"}, cards=[card, other])
    assert [fault.pointer for fault in caught.value.errors] == ["/cards/1/name"]
