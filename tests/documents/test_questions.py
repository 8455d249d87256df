"""Questions about a game state, and their answers."""

from __future__ import annotations

import json

import pytest

from app.documents.limits import Limits
from app.documents.problems import Problem
from app.documents.question_request import read_question_request
from app.documents.reply import ReplyDocument, reply_markdown, write_reply
from app.rulings.questions import reply_to

STATE = {"players": [{"id": "alice", "battlefield": ["Mirror Well", "Vine Weaver"], "hand": ["Quiet Glade"]}]}


@pytest.fixture
def asked(library):
    def read(**members):
        return read_question_request(json.dumps(members).encode(), library, Limits())

    return read


@pytest.fixture
def answer(asked):
    """The document of an answer, checked against the response model."""

    def answered(**question):
        request = asked(state=STATE, question=question)
        reply = reply_to(request.state, request.question, ignore_unread=request.ignore_unread)
        written = write_reply(reply, request)
        ReplyDocument.model_validate_json(written)
        return json.loads(written)

    return answered


def test_what_a_permanent_could_produce(answer):
    document = answer(kind="could_produce", object="mirror-well-1")
    assert document["answer"] == {"types": ["{W}", "{U}", "{C}"]}
    assert "106.7" in [it["rule"] for it in document["citations"]]


def test_what_mana_a_player_could_have(answer):
    document = answer(kind="mana_available", player="alice")
    assert [pool["mana"] for pool in document["answer"]["pools"]][:3] == ["", "{C}", "{W}"]
    last = document["answer"]["pools"][-1]
    assert (last["mana"], last["abilities"]) == (
        "{U}{G}",
        [{"source": "mirror-well-1", "ability": 2}, {"source": "vine-weaver-1", "ability": 1}],
    )
    assert [unit["type"] for unit in last["pool"]] == ["{U}", "{G}"]
    assert "605.3a" in [it["rule"] for it in document["citations"]]


def test_a_default_that_the_answer_turned_on_is_named(asked):
    request = asked(state=STATE, question={"kind": "mana_available", "player": "alice"})
    reply = reply_to(request.state, request.question, stated=request.stated)
    assert [it["pointer"] for it in json.loads(write_reply(reply, request))["assumptions"]] == [
        "/state/players/0/battlefield/1/summoning_sick"
    ]


def test_what_an_object_is(answer):
    assert answer(kind="characteristics", object="vine-weaver-1")["answer"] == {
        "name": "Vine Weaver",
        "mana_cost": "{G}",
        "mana_value": 1,
        "colors": ["G"],
        "supertypes": [],
        "types": ["creature"],
        "subtypes": ["Druid", "Elf"],
        "keywords": [],
        "abilities": ["{T}: Add {G}."],
        "power": 1,
        "toughness": 1,
        "controller": "alice",
    }


def test_an_answer_in_prose(asked):
    request = asked(
        state=STATE, question={"kind": "could_produce", "object": "quiet-glade-1"} | {"object": "mirror-well-1"}
    )
    assert reply_markdown(reply_to(request.state, request.question)).startswith("**Mirror Well could produce")


@pytest.mark.parametrize(
    ("question", "pointer", "said"),
    [
        ({"kind": "could_produce", "object": "mirror-wel-1"}, "/question/object", "Nothing here has this id."),
        ({"kind": "mana_available", "player": "alic"}, "/question/player", "Nothing here has this id."),
        ({"kind": "characteristics", "object": "alice"}, "/question/object", "Nothing here has this id."),
        ({"kind": "could_produce", "object": "quiet-glade-1"}, "/question/object", "Only a permanent"),
        ({"kind": "outcomes", "object": "mirror-well-1"}, "/question/kind", "This is not supported yet."),
        ({"kind": "mood", "object": "mirror-well-1"}, "/question/kind", "Must be one of"),
    ],
)
def test_a_question_that_cannot_be_asked(asked, question, pointer, said):
    with pytest.raises(Problem) as caught:
        asked(state=STATE, question=question)
    (fault,) = caught.value.errors
    assert fault.pointer == pointer
    assert fault.detail.startswith(said)
