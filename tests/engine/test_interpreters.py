"""Whoever asks what is carried out gets the whole answer, whatever else has been imported."""

from __future__ import annotations

import subprocess
import sys

COUNT = "import app.engine.{module}; from app.engine import registry; print(len(registry._CARRIED_OUT))"


def kinds_carried_out(module: str) -> int:
    """How many kinds of node are known to be carried out in a process that imports one module."""
    run = subprocess.run(
        [sys.executable, "-c", COUNT.format(module=module)], capture_output=True, text=True, check=True
    )
    return int(run.stdout)


def test_the_interpreters_are_complete_by_themselves() -> None:
    assert kinds_carried_out("interpreters") == kinds_carried_out("adjudication")
