"""What every request passes: id, log, header fields, key, rate, time."""

from __future__ import annotations

import pytest
from structlog.testing import capture_logs


def test_every_response_has_an_id(client):
    assert client.get("/health/live", headers={"X-Request-ID": "abc-1"}).headers["x-request-id"] == "abc-1"
    assert len(client.get("/health/live", headers={"X-Request-ID": "a b"}).headers["x-request-id"]) == 32


@pytest.mark.parametrize("path", ["/health/live", "/v1/rules/100", "/nowhere", "/docs"])
def test_every_response_tells_the_browser_what_it_may(client, path):
    headers = client.get(path).headers
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert headers["rules-edition"] == "2026-08-07"


def test_every_request_is_one_line_in_the_log(client):
    with capture_logs() as lines:
        client.get("/v1/rules/100", headers={"X-Request-ID": "abc-1"})
    [line] = lines
    assert (line["event"], line["request_id"], line["route"], line["status"]) == (
        "request",
        "abc-1",
        "/v1/rules/{number}",
        200,
    )


def test_a_key_is_asked_for_where_one_is_set(client_with):
    with client_with(api_key="secret") as client:
        refusal = client.get("/v1/rules/100")
        assert (refusal.status_code, refusal.headers["www-authenticate"]) == (401, "Bearer")
        assert client.get("/v1/rules/100", headers={"X-API-Key": "wrong"}).status_code == 401
        assert client.get("/v1/rules/100", headers={"X-API-Key": "secret"}).status_code == 200
        assert client.get("/v1/rules/100", headers={"Authorization": "Bearer secret"}).status_code == 200
        assert client.get("/health/live").status_code == 200


def test_a_rate_is_kept_where_one_is_set(client_with):
    with client_with(rate_limit="2/hour") as client:
        assert [client.get("/v1/rules/100").status_code for _ in range(3)] == [200, 200, 429]
        assert int(client.get("/v1/rules/100").headers["retry-after"]) >= 1
        assert client.get("/health/live").status_code == 200


def test_browser_tools_may_call_where_they_are_named(client_with):
    with client_with(cors_origins="https://judge.example, https://quiz.example") as client:
        response = client.get("/v1/rules/100", headers={"Origin": "https://quiz.example"})
        assert response.headers["access-control-allow-origin"] == "https://quiz.example"
        response = client.get("/v1/rules/100", headers={"Origin": "https://other.example"})
        assert "access-control-allow-origin" not in response.headers


def test_settings_come_from_the_environment(monkeypatch, client_with):
    monkeypatch.setenv("ADJUDICATOR_API_KEY", "from-outside")
    with client_with() as client:
        assert client.get("/v1/rules/100").status_code == 401
