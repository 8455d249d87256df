"""Rule 608.2c: what a spell does instead, whichever line says so."""

from __future__ import annotations

import pytest

from tests.table import Table


@pytest.mark.parametrize(("lands", "mana"), [(1, "{B}{B}{B}"), (2, "{B}{B}{B}{B}{B}")])
def test_608_2c_a_later_line_may_take_the_place_of_an_earlier_one(table: Table, lands: int, mana: str) -> None:
    table.card(
        "Dark Supper",
        "Instant",
        "Add {B}{B}{B}.\nAdd {B}{B}{B}{B}{B} instead if you control two or more lands.",
        mana_cost="{0}",
    )
    table.alice.controls(*["Forest"] * lands)
    table.alice.holds("Dark Supper")
    table.alice.casts("Dark Supper").done()
    table.resolves().done().pool("alice", mana)
