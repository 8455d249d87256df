"""Gates over every card at hand: no reading is doubtful, and every tree can be said and read again."""

from __future__ import annotations

from operator import truth
from pathlib import Path

import pytest

from app.cards.coverage import coverage


@pytest.mark.prove
def test_no_line_of_any_card_is_doubtful(shared: Path) -> None:
    found = coverage(shared / "cards" / "oracle-cards.jsonl", truth)
    assert (found.ambiguous, found.mismatched) == (0, 0)
    assert found.strayed == ()
    assert found.round_trips == found.exact + found.variant
    assert found.faults == ()
