"""Rules over HTTP."""

from __future__ import annotations


def test_a_rule_is_told_with_its_place_and_neighbours(client):
    rule = client.get("/v1/rules/605.1a").json()
    assert rule["path"] == ["Spells, Abilities, and Effects", "Mana Abilities"]
    assert (rule["parent"], rule["previous"], rule["next"]) == ("605.1", "605.1", "605.1b")
    assert rule["url"] == "/v1/rules/605.1a"


def test_an_unknown_number_is_answered_with_near_ones(client):
    response = client.get("/v1/rules/605.1z")
    assert response.status_code == 404
    assert "605.1a" in response.json()["suggestions"]


def test_rules_are_found_by_words(client):
    rules = client.get("/v1/rules", params={"q": "mana abilities", "limit": 3}).json()["rules"]
    assert rules[0]["number"] == "605"
    assert len(rules) <= 3


def test_what_is_wrong_with_parameters_is_listed(client):
    response = client.get("/v1/rules", params={"limit": 1000})
    assert response.status_code == 422
    assert [error["pointer"] for error in response.json()["errors"]] == ["/query/q", "/query/limit"]
    assert "1000" not in response.text
