"""The suite's scenarios as they are written: one JSON object a line."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from app.vocabulary.words import Step

Fields = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Stop:
    """Where a run halts: after a step of a turn, or for the untap step before that turn begins."""

    turn: int
    step: Step


@dataclass(frozen=True, slots=True)
class Scenario:
    """A scripted scenario.

    `setup` are the players' zones, `script` the entries in their order, `answers` the queues of each player, `expect`
    what must hold, each at one of the `stops`. With `strict` every question has its answer in a queue.
    """

    id: str
    group: str
    core: bool
    strict: bool
    format: str
    setup: Fields
    script: tuple[Fields, ...]
    answers: Fields
    stops: tuple[Stop, ...]
    expect: tuple[Fields, ...]


def read_suite(file: Path) -> Iterator[Scenario]:
    """The scenarios of a file. Raises `ValueError` or `KeyError` for a line that is none."""
    with file.open(encoding="utf-8") as lines:
        for line in lines:
            yield _scenario(json.loads(line))


def card_file_beside(suite: Path) -> Path | None:
    """The card file that a suite's names resolve against, where it lies at its place."""
    file = suite.resolve().parent.parent / "cards" / "oracle-cards.jsonl"
    return file if file.is_file() else None


def names_in(scenario: Scenario) -> Iterator[str]:
    """The names of the cards that the set-up of a scenario lists."""
    for player in scenario.setup["players"].values():
        for zone in ("battlefield", "hand", "graveyard", "exile", "command"):
            yield from (entry["name"] for entry in player.get(zone, ()))
        library = player.get("library", {})
        yield from (entry["name"] for part in ("base", "top_first") for entry in library.get(part, ()))


def _scenario(it: Fields) -> Scenario:
    return Scenario(
        id=it["id"],
        group=it["group"],
        core=bool(it.get("core")),
        strict=bool(it["strict"]),
        format=it["format"],
        setup=it["setup"],
        script=tuple(it["script"]),
        answers=it["answers"],
        stops=tuple(Stop(stop["turn"], Step(stop["step"])) for stop in it["stops"]) or (Stop(2, Step.UNTAP),),
        expect=tuple(it["expect"]),
    )
