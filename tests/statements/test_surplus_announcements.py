"""What is announced and isn't asked for is refused, never dropped (601.2b, 601.2c, 602.2b)."""

from __future__ import annotations

import pytest

from tests.table import Table

SURPLUS: list[tuple[dict[str, object], str, str]] = [
    ({"x": 3}, "107.3a", "no X in its costs"),
    ({"x": 0}, "107.3a", "no X in its costs"),
    ({"targets": ["bob"]}, "601.2c", "no targets"),
    ({"targets": [["bob"], []]}, "601.2c", "no targets"),
]


@pytest.mark.parametrize(("said", "rule", "words"), SURPLUS)
def test_for_a_mana_ability(table: Table, said: dict[str, object], rule: str, words: str) -> None:
    table.alice.controls("Forest")
    table.alice.activates("Forest", **said).illegal(rule).says(words)


@pytest.mark.parametrize(("said", "rule", "words"), SURPLUS)
def test_for_a_spell(table: Table, said: dict[str, object], rule: str, words: str) -> None:
    table.alice.controls("Forest")
    table.alice.holds("Llanowar Elves")
    table.alice.casts("Llanowar Elves", **said).illegal(rule).says(words)


def test_a_kicker_of_a_spell_that_has_none(table: Table) -> None:
    table.alice.controls("Forest")
    table.alice.holds("Llanowar Elves")
    table.alice.casts("Llanowar Elves", kicked=True).illegal("702.33a")


def test_two_lists_for_one_target_phrase(table: Table) -> None:
    table.alice.controls("Mountain")
    table.alice.holds("Lightning Bolt")
    table.alice.casts("Lightning Bolt", targets=["bob", "alice"]).illegal("601.2c").says("has 1 target phrase, not 2")


def test_an_x_for_an_ability_that_uses_the_stack(table: Table) -> None:
    table.alice.controls("Icy Manipulator", "Forest")
    table.alice.activates("Icy Manipulator", x=1, targets=["forest-1"]).illegal("107.3a")


def test_what_the_spell_announces_is_not_announced_for_the_mana_abilities_that_pay_for_it(table: Table) -> None:
    table.alice.controls("Mountain")
    table.alice.holds("Lightning Bolt")
    table.alice.casts("Lightning Bolt", targets=["bob"]).done().stack("Lightning Bolt")


def test_no_targets_said_of_what_has_none(table: Table) -> None:
    table.alice.controls("Forest")
    table.alice.activates("Forest", targets=[]).done().adds("alice", "{G}")
