"""The same request is answered with the same bytes, whatever the process and its hash seed."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import ROOT

EXAMPLES = sorted((ROOT / "openapi" / "examples").glob("s-*.json"))


def ruling(request: Path, seed: int) -> bytes:
    """What a new process with a hash seed answers."""
    command = [sys.executable, "-m", "app", "rule", str(request), "--json", "--explain", "full"]
    environment = os.environ | {"PYTHONHASHSEED": str(seed)}
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, check=True).stdout


@pytest.mark.parametrize("example", [EXAMPLES[0], EXAMPLES[1], EXAMPLES[-1]], ids=lambda path: path.stem)
def test_two_hash_seeds_give_the_same_bytes(example: Path, tmp_path: Path) -> None:
    request = tmp_path / "request.json"
    request.write_text(json.dumps(json.loads(example.read_text())["request"]))
    assert ruling(request, seed=1) == ruling(request, seed=2)
