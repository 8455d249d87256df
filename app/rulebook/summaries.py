"""Our one-sentence summaries of rules, kept in `summaries/`, one file for each section of the edition."""

from __future__ import annotations

import tomllib
from pathlib import Path

SUMMARIES = Path(__file__).with_name("summaries")


def load_summaries(folder: Path = SUMMARIES) -> dict[str, str]:
    """All summaries by rule number. A number written twice, in one file or in two, is a ValueError."""
    summaries: dict[str, str] = {}
    for file in sorted(folder.glob("*.toml")):
        for number, summary in tomllib.loads(file.read_text(encoding="utf-8")).items():
            if number in summaries:
                raise ValueError(f"rule {number} is summarised twice")
            summaries[number] = summary
    return summaries
