"""The client against a served service."""

from __future__ import annotations

import pytest

from app.client import Adjudicator, Refused
from app.main import create_app
from app.settings import Settings
from tests.api.conftest import serving


@pytest.fixture(scope="module")
def adjudicator():
    with serving(create_app(Settings(api_key="secret"))) as address, Adjudicator(address, api_key="secret") as client:
        yield client


def test_what_is_told_is_typed(adjudicator):
    assert adjudicator.version().rules_edition == "2026-08-07"
    assert adjudicator.rule("605.1a").parent == "605.1"
    assert adjudicator.search_rules("mana abilities", limit=1).rules[0].number == "605"


def test_a_problem_is_raised(adjudicator):
    with pytest.raises(Refused) as caught:
        adjudicator.rule("605.1z")
    assert caught.value.document["status"] == 404
    assert "605.1a" in caught.value.document["suggestions"]
