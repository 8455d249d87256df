"""Problem documents: one stable type for each kind, and a schema that fits every document."""

from __future__ import annotations

import json

import jsonschema_rs
import pytest

from app.documents.problems import (
    BudgetExceeded,
    Fault,
    ImpossibleState,
    InvalidFields,
    MethodNotAllowed,
    Overloaded,
    UnknownCard,
    kinds,
    problem_of,
)


def test_each_kind_has_a_type_of_its_own():
    slugs = [kind.slug for kind in kinds()]
    assert len(slugs) == len(set(slugs))


@pytest.mark.parametrize(
    "problem",
    [
        UnknownCard("No card of this name is known.", pointer="/players/0/hand/1", suggestions=["Twincast"]),
        BudgetExceeded("The loop goes on.", budget="events", limit=20_000),
        ImpossibleState("Two things.", errors=[Fault("/a", "First.", rule="110.5"), Fault("/b", "Second.")]),
    ],
)
def test_a_document_fits_the_schema_of_its_kind(problem):
    schema = {**type(problem).schema(), "components": {"schemas": {"Fault": Fault.schema()}}}
    validator = jsonschema_rs.validator_for(schema)
    assert validator.is_valid(json.loads(problem.json()))
    assert not validator.is_valid({**json.loads(problem.json()), "status": 500})


def test_what_does_not_apply_is_left_out():
    assert Overloaded("Full.").document() == {
        "type": "urn:adjudicator:problem:overloaded",
        "title": "The service is busy",
        "status": 503,
        "detail": "Full.",
        "suggestions": [],
        "errors": [],
    }


def test_http_gets_the_header_fields_it_wants():
    assert Overloaded("Full.", retry_after=3).headers == {"Retry-After": "3"}
    assert MethodNotAllowed("No.", allowed="GET").headers == {"Allow": "GET"}


def test_one_fault_is_told_at_the_top_too():
    problem = problem_of([Fault("/a", "Not there.", ("b",), "110.5", UnknownCard)])
    assert isinstance(problem, UnknownCard)
    assert (problem.detail, problem.pointer, problem.rule, problem.suggestions) == ("Not there.", "/a", "110.5", ("b",))


def test_faults_of_several_kinds_make_one_problem_that_keeps_them_apart():
    unknown = Fault("/a", "Not known.", kind=UnknownCard)
    impossible = Fault("/b", "Cannot be.", kind=ImpossibleState)
    assert isinstance(problem_of([unknown, impossible]), ImpossibleState)
    assert isinstance(problem_of([unknown, Fault("/c", "Wrong.")]), InvalidFields)
    assert [error["type"].rpartition(":")[2] for error in problem_of([unknown, impossible]).document()["errors"]] == [
        "unknown-card",
        "impossible-state",
    ]
