"""The history of a turn: it grows, and what it was stays what it was."""

from __future__ import annotations

from app.game.events import LifeGained, LifeLost
from app.game.history import History

GAINED, LOST = LifeGained("alice", 1), LifeLost("alice", 2)


def test_a_history_grows_at_its_end() -> None:
    assert tuple(History().and_then(GAINED).and_then(LOST)) == (GAINED, LOST)


def test_a_history_stays_as_it_is_when_others_grow_from_it() -> None:
    common = History((GAINED,))
    one, other = common.and_then(LOST), common.and_then(GAINED)
    assert tuple(common) == (GAINED,)
    assert tuple(one) == (GAINED, LOST)
    assert tuple(other) == (GAINED, GAINED)


def test_histories_of_the_same_events_are_equal() -> None:
    assert History((GAINED,)).and_then(LOST) == History((GAINED, LOST)) != History((LOST,))


def test_a_place_in_a_history_is_one_of_its_own() -> None:
    common = History((GAINED,))
    common.and_then(LOST)
    assert common[-1] == GAINED
    assert list(common[:5]) == [GAINED]
