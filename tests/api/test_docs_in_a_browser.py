"""Swagger UI as a person meets it, offline."""

from __future__ import annotations

import pytest

from tests.api.browser import CHROMIUM, page

pytestmark = [
    pytest.mark.xdist_group("browser"),
    pytest.mark.skipif(not CHROMIUM.exists(), reason=f"needs Debian's chromium at {CHROMIUM}"),
]


def test_a_rule_is_looked_up_and_no_request_leaves_the_machine(server):
    with page() as (docs, asked):
        errors: list[str] = []
        docs.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
        docs.goto(f"{server}/")
        operation = docs.locator("#operations-rules-get_rule")
        operation.locator(".opblock-summary-control").click()
        operation.get_by_role("button", name="Try it out").click()
        operation.get_by_placeholder("number").fill("605.1a")
        operation.get_by_role("button", name="Execute").click()
        answer = operation.locator(".live-responses-table .response-col_description .microlight").first
        assert '"parent": "605.1"' in answer.inner_text()
        assert errors == []
        assert {address for address in asked if not address.startswith((server, "data:"))} == set()


def test_an_example_is_ruled_on_at_the_first_click(server):
    with page() as (docs, asked):
        docs.goto(f"{server}/docs")
        operation = docs.locator("#operations-rulings-rule")
        operation.locator(".opblock-summary-control").click()
        operation.get_by_role("button", name="Try it out").click()
        operation.get_by_role("button", name="Execute").click()
        answer = operation.locator(".live-responses-table .response-col_description .microlight").first
        text = answer.inner_text()
        assert '"outcome": "done"' in text
        assert '"verdict": "No mana is added."' in text
        assert {address for address in asked if not address.startswith((server, "data:"))} == set()
