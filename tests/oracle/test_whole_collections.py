"""Gates over whole collections of cards: nothing ambiguous, nothing mismatched, meaning survives printing."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.oracle.face import FaceFacts
from app.oracle.printing import print_ability
from app.oracle.reading import read_line, read_text

SUPERTYPES = {"basic", "legendary", "ongoing", "snow", "world"}


def faces(shared: Path, step: int) -> Iterator[tuple[FaceFacts, str]]:
    """The faces of every step-th tournament card, with their text."""
    path = shared / "cards" / "oracle-cards.jsonl"
    if not path.is_file():
        pytest.skip(f"there is no {path}")
    with path.open(encoding="utf-8") as lines:
        for index, line in enumerate(lines):
            card = json.loads(line)
            if index % step or not card.get("legal_in"):
                continue
            for face in card.get("card_faces") or [card]:
                types, _, subtypes = (face.get("type_line") or "").partition(" — ")
                words = [word.lower() for word in types.split()]
                facts = FaceFacts(
                    face["name"],
                    tuple(word for word in words if word not in SUPERTYPES),
                    tuple(subtypes.split()),
                    tuple(word for word in words if word in SUPERTYPES),
                )
                yield facts, face.get("oracle_text") or ""


def check(shared: Path, step: int) -> Counter[str]:
    """Read every line; report the verdicts, and fail with the lines at fault."""
    verdicts: Counter[str] = Counter()
    faults: list[str] = []
    for face, text in faces(shared, step):
        for reading in read_text(text, face):
            verdicts[reading.verdict] += 1
            if reading.verdict in ("ambiguous", "mismatched"):
                faults.append(f"{face.name}: {reading.verdict}: {reading.text} / {reading.printed}")
            elif reading.ability is not None:
                said = print_ability(reading.ability, face, kept=False)
                if read_line(said, face).ability != reading.ability:
                    faults.append(f"{face.name}: printed from meaning alone it means something else: {said}")
    print({verdict: f"{count / verdicts.total():.1%}" for verdict, count in verdicts.items()})  # noqa: T201
    assert not faults, "\n".join(faults)
    return verdicts


def test_a_sample_of_tournament_cards(shared: Path) -> None:
    verdicts = check(shared, step=30)
    assert verdicts["exact"] > verdicts["declined"]


@pytest.mark.prove
def test_every_tournament_card(shared: Path) -> None:
    verdicts = check(shared, step=1)
    assert verdicts["exact"] > verdicts["declined"]
