"""The shape of a request: strict, closed, every fault at once, and nothing repeated of what was sent."""

from __future__ import annotations

from typing import Annotated, Literal

import pytest
from pydantic import Field, field_validator

from app.documents.model import Incoming
from app.documents.problems import InvalidFields
from app.documents.reading import read


class Tap(Incoming):
    type: Literal["tap"]
    source: Annotated[str, Field(pattern=r"^[a-z]+$", max_length=8)]
    times: Annotated[int, Field(ge=1, le=9)] = 1


class Cast(Incoming):
    type: Literal["cast"]
    card: str | Tap
    targets: tuple[str, ...] = ()

    @field_validator("targets")
    @classmethod
    def at_most_two(cls, targets: tuple[str, ...]) -> tuple[str, ...]:
        if len(targets) > 2:
            raise ValueError("Name at most two targets.")
        return targets


class Request(Incoming):
    action: Annotated[Tap | Cast, Field(discriminator="type")]
    explain: Literal["none", "summary", "full"] = "summary"


def faults(body: str) -> list[tuple[str, str]]:
    with pytest.raises(InvalidFields) as caught:
        read(body.encode(), Request)
    return [(fault.pointer, fault.detail) for fault in caught.value.errors]


def test_a_request_of_the_right_shape_is_read():
    request = read(b'{"action": {"type": "cast", "card": "Twincast", "targets": ["bolt"]}}', Request)
    assert request.action == Cast(type="cast", card="Twincast", targets=("bolt",))


def test_every_fault_is_listed_with_its_place():
    assert faults('{"action": {"type": "tap", "source": "A1", "times": true, "x": 1}, "explain": 5}') == [
        ("/action/source", "Must match pattern '^[a-z]+$'."),
        ("/action/times", "Must be a valid integer."),
        ("/action/x", "There is no field of this name here."),
        ("/explain", "Must be 'none', 'summary' or 'full'."),
    ]


@pytest.mark.parametrize("number", ["true", '"1"', "1.5", "null", "[1]"])
def test_only_an_integer_is_an_integer(number):
    assert faults(f'{{"action": {{"type": "tap", "source": "a", "times": {number}}}}}') == [
        ("/action/times", "Must be a valid integer.")
    ]


def test_a_missing_field_is_pointed_to_where_it_should_be():
    assert faults('{"action": {"type": "tap"}}') == [("/action/source", "This field is required.")]
    assert faults("{}") == [("/action", "This field is required.")]
    assert faults('{"action": {}}') == [("/action/type", "This field is required.")]


def test_an_unknown_type_is_answered_with_the_known_ones():
    assert faults('{"action": {"type": "destroy"}}') == [("/action/type", "Must be one of 'tap', 'cast'.")]


def test_of_a_union_only_the_branch_that_was_meant_is_spoken_of():
    assert faults('{"action": {"type": "cast", "card": {"type": "tap", "source": "a", "times": 0}}}') == [
        ("/action/card/times", "Must be greater than or equal to 1.")
    ]
    assert faults('{"action": {"type": "cast", "card": 5}}') == [
        ("/action/card", "Must be a valid string. Or: Must be an object.")
    ]


def test_our_own_sentences_are_kept():
    assert faults('{"action": {"type": "cast", "card": "x", "targets": ["a", "b", "c"]}}') == [
        ("/action/targets", "Name at most two targets.")
    ]


def test_a_slip_of_the_pen_is_answered_with_the_field_that_was_meant():
    with pytest.raises(InvalidFields) as caught:
        read(b'{"action": {"type": "cast", "card": {"type": "tap", "sorce": "a"}}, "explian": "ful"}', Request)
    suggestions = {fault.pointer: fault.suggestions for fault in caught.value.errors}
    assert suggestions["/action/card/sorce"] == ("source",)
    assert suggestions["/explian"] == ("explain",)


def test_a_slip_in_a_value_is_answered_with_the_value_that_was_meant():
    with pytest.raises(InvalidFields) as caught:
        read(b'{"action": {"type": "tpa"}, "explain": "sumary"}', Request)
    assert [fault.suggestions for fault in caught.value.errors] == [("tap",), ("summary",)]


def test_nothing_of_the_request_is_repeated_but_the_way_to_the_fault():
    with pytest.raises(InvalidFields) as caught:
        read(b'{"action": {"type": "SECRET"}, "explain": "SECRET"}', Request)
    assert b"SECRET" not in caught.value.json()
