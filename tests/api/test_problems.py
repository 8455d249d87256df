"""Whatever goes wrong on the way in is a problem document."""

from __future__ import annotations

import pytest

from app.documents.problems import MEDIA_TYPE


def test_a_path_that_is_not_there(client):
    response = client.get("/v1/ruls")
    assert (response.status_code, response.headers["content-type"]) == (404, MEDIA_TYPE)
    assert "/v1/rules" in response.json()["suggestions"]
    assert "ruls" not in response.json()["detail"]


def test_a_method_that_is_not_there(client):
    response = client.post("/v1/rules/100")
    assert (response.status_code, response.headers["content-type"]) == (405, MEDIA_TYPE)
    assert response.headers["allow"] == "GET"


@pytest.mark.parametrize(
    "path", ["/v1/rules/%00", "/v1/rules/%ff", "/v1/rules?q=%00&limit=1", "/v1/rules/" + "9" * 5000]
)
def test_odd_paths_are_answered_calmly(client, path):
    assert client.get(path).status_code in {200, 404, 422}


def test_a_fault_of_our_own_is_a_problem_without_its_traceback(client, monkeypatch):
    def broken(number: str) -> None:
        raise RuntimeError("secret")

    monkeypatch.setattr("app.api.rules.find_rule", broken)
    response = client.get("/v1/rules/100")
    assert (response.status_code, response.headers["content-type"]) == (500, MEDIA_TYPE)
    assert response.headers["x-request-id"] in response.json()["detail"]
    assert "secret" not in response.text
