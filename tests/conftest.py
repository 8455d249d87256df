"""What every test may lean on."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable, Generator
from pathlib import Path

import pytest
from hypothesis import settings

from app.rulebook.tested import record

ROOT = Path(__file__).parents[1]
CITED = pytest.StashKey[list[str]]()

settings.register_profile("ci", derandomize=True, deadline=None, print_blob=True)
settings.register_profile("dev", deadline=None)
settings.load_profile("ci" if os.environ.get("CI") else "dev")


@pytest.fixture(scope="session")
def shared() -> Path:
    """The folder of card files and scenarios, which is no part of the repository."""
    folder = Path(os.environ.get("ADJUDICATOR_SHARED", ROOT.parent / "shared"))
    if not folder.is_dir():
        pytest.skip(f"needs the shared folder of card files; there is none at {folder} (set ADJUDICATOR_SHARED)")
    return folder


@pytest.fixture
def free_port() -> int:
    """A port of the loopback address that nothing listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@pytest.fixture
def cites(request: pytest.FixtureRequest) -> Callable[[str], None]:
    """Notes a rule that the test asserted on a step; if the test passes, the rule counts as tested."""
    cited: list[str] = []
    request.node.stash[CITED] = cited
    return cited.append


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call" and report.passed and (cited := item.stash.get(CITED, [])):
        record(item.nodeid, cited, ROOT / "build" / "tested-rules.jsonl")
    return report
