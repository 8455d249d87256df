"""Words that agree with numbers, and where things are."""

from __future__ import annotations

import pytest

from app.game.events import CountersPut, CountersRemoved, Moved
from app.rulings.wording import Wording
from app.vocabulary.words import Zone
from tests.engine.conftest import Board


@pytest.fixture
def words(board: Board) -> Wording:
    board.permanent("golem", name="Golem")
    return Wording(board.state, {})


@pytest.mark.parametrize(
    ("count", "told"), [(1, "1 +1/+1 counter is put on Golem."), (2, "2 +1/+1 counters are put on Golem.")]
)
def test_counters_agree_with_their_number(words: Wording, count: int, told: str) -> None:
    assert words.event(CountersPut("golem", "+1/+1", count)) == told


def test_so_do_those_that_are_removed(words: Wording) -> None:
    assert words.event(CountersRemoved("golem", "charge", 1)) == "1 charge counter is removed from Golem."


@pytest.mark.parametrize(
    ("zone", "where"),
    [
        (Zone.STACK, "on the stack"),
        (Zone.BATTLEFIELD, "on the battlefield"),
        (Zone.EXILE, "in exile"),
        (Zone.GRAVEYARD, "in the graveyard"),
        (Zone.COMMAND, "in the command zone"),
    ],
)
def test_where_a_new_object_is(words: Wording, zone: Zone, where: str) -> None:
    assert words.event(Moved("golem", Zone.HAND, zone, "golem.2")).endswith(f"a new object {where}.")
