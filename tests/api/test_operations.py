"""Health, version, metrics, and the way to the documentation."""

from __future__ import annotations

from importlib.metadata import version


def test_the_service_is_alive_and_ready(client):
    assert client.get("/health/live").json() == {"status": "alive"}
    assert client.get("/health/ready").json() == {"status": "ready"}


def test_it_says_what_exactly_answers(client):
    told = client.get("/version").json()
    assert told["version"] == version("adjudicator")
    assert told["rules_edition"] == "2026-08-07"
    assert told["catalogue"]


def test_requests_are_counted(client):
    client.get("/v1/rules/100")
    assert (
        'adjudicator_requests_total{method="GET",route="/v1/rules/{number}",status="200"}'
        in client.get("/metrics").text
    )


def test_the_root_leads_to_the_documentation(client):
    response = client.get("/")
    assert response.url.path == "/docs"
    assert "swagger-ui-bundle.js" in response.text


def test_the_documentation_may_load_nothing_from_elsewhere(client):
    policy = client.get("/docs").headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "http" not in policy


def test_every_file_of_the_documentation_is_served(client):
    for name in ("swagger-ui-bundle.js", "swagger-ui.css", "favicon-32x32.png", "start.js"):
        assert client.get(f"/docs/{name}").status_code == 200
    assert client.get("/docs/other").status_code == 404
