"""The command line, as a person types it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from urllib.request import urlopen

import pytest
from typer.testing import CliRunner

from app.cli import app


@pytest.fixture
def run():
    """Runs a command line: `run("rulebook", "show", "605.1a")`."""

    def run(*arguments: str):
        return CliRunner().invoke(app, arguments)

    return run


def test_a_rule_is_shown(run):
    shown = run("rulebook", "show", "605.1a")
    assert shown.exit_code == 0
    assert shown.output.startswith("605.1a  Spells, Abilities, and Effects › Mana Abilities\n")


def test_an_unknown_rule_is_a_bad_request(run):
    shown = run("rulebook", "show", "605.1z")
    assert shown.exit_code == 2
    assert "605.1a" in shown.output


def test_rules_are_searched(run):
    found = run("rulebook", "search", "mana", "abilities", "--limit", "1")
    assert found.output.startswith("605 ")


def test_where_the_lock_of_citations_differs_the_check_fails(run, shared):
    checked = run("rulebook", "lock", str(shared / "reference" / "cr-index.json"), "--check")
    assert checked.exit_code == (1 if checked.output else 0)


@pytest.fixture
def card_file(tmp_path):
    """A file of two cards in Scryfall's shape: one that is understood, one that nobody could."""
    cards = [
        {"name": "Plain Rock", "type_line": "Artifact", "mana_cost": "{1}", "oracle_text": "{T}: Add {C}."},
        {"name": "Odd Rock", "type_line": "Artifact", "mana_cost": "{1}", "oracle_text": "Zzz the zzz."},
    ]
    file = tmp_path / "cards.jsonl"
    file.write_text("".join(json.dumps({"layout": "normal", **card}) + "\n" for card in cards))
    return file


def test_the_coverage_of_a_card_file_is_told(run, card_file):
    told = json.loads(run("cards", "coverage", str(card_file), "--jobs", "1", "--json").output)
    assert (told["cards"], told["understood"], told["lines"], told["exact"], told["declined"]) == (2, 1, 2, 1, 1)
    assert (told["ambiguous"], told["mismatched"]) == (0, 0)


def test_imported_cards_are_shown(run, card_file, tmp_path, monkeypatch):
    imported = run("cards", "import", str(card_file), "--out", str(tmp_path / "cards.sqlite3"))
    assert "2 cards, 1 of them understood" in imported.output
    monkeypatch.setenv("ADJUDICATOR_CATALOGUE", str(tmp_path / "cards.sqlite3"))
    assert "[understood] {T}: Add {C}." in run("cards", "show", "plain rock").output
    assert "[declined] Zzz the zzz." in run("cards", "show", "Odd Rock").output
    assert run("cards", "show", "No Such Rock").exit_code == 2


def test_the_coverage_of_the_rules_is_told(run):
    assert run("rulebook", "coverage").output.splitlines()[-1].endswith("in all")


def test_openapi_is_written_where_it_is_wanted(run, tmp_path):
    assert run("openapi", "--out", str(tmp_path / "openapi.json")).exit_code == 0
    assert json.loads((tmp_path / "openapi.json").read_text())["info"]["title"] == "Adjudicator"


def test_help_imports_neither_the_service_nor_the_engine():
    check = "import sys, app.cli; print([room for room in ('app.api', 'app.engine', 'fastapi') if room in sys.modules])"
    assert subprocess.check_output([sys.executable, "-c", check], text=True) == "[]\n"


def test_a_bad_setting_is_told_and_nothing_is_served(run):
    refused = run("serve", "--port", "99999")
    assert refused.exit_code == 2
    assert "port" in refused.output


@pytest.mark.parametrize("workers", ["1", "2"])
def test_the_service_is_served_until_it_is_told_to_stop(workers, free_port):
    command = [sys.executable, "-m", "app", "serve", "--port", str(free_port), "--workers", workers]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, start_new_session=True) as service:
        try:
            assert _answer(free_port, "/health/ready") == b'{"status":"ready"}'
            assert b"adjudicator_requests_total" in _answer(free_port, "/metrics")
        finally:
            os.killpg(service.pid, signal.SIGTERM)
        assert service.wait(10) in {0, -signal.SIGTERM}


def _answer(port: int, path: str) -> bytes:
    """What a service on its way up answers at last."""
    for _ in range(200):
        try:
            with urlopen(f"http://127.0.0.1:{port}{path}", timeout=5) as response:
                body: bytes = response.read()
                return body
        except OSError:
            signal.sigtimedwait([], 0.1)
    raise AssertionError("the service never came up")


def request_file(tmp_path, **more) -> str:
    players = [{"id": "alice", "battlefield": ["Forest"]}, {"id": "bob"}]
    action = {"type": "activate_ability", "player": "alice", "source": "forest-1"}
    file = tmp_path / "request.json"
    file.write_text(json.dumps({"state": {"players": players}, "action": action, **more}))
    return str(file)


def test_a_ruling_is_printed_as_prose(run, tmp_path):
    ruled = run("rule", request_file(tmp_path))
    assert ruled.exit_code == 0
    assert ruled.output.startswith("**Alice adds {G}.**")


def test_a_ruling_is_printed_as_json(run, tmp_path):
    ruled = run("rule", request_file(tmp_path), "--json", "--explain", "full")
    assert ruled.exit_code == 0
    assert json.loads(ruled.output)["outcome"] == "done"


def test_a_bad_request_ends_with_status_2(run, tmp_path):
    assert run("rule", request_file(tmp_path, actions=[])).exit_code == 2
    assert run("rule", str(tmp_path / "absent.json")).exit_code == 2
