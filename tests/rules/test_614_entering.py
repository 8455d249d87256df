"""Rule 614.12: a permanent that enters is looked at as it would exist on the battlefield."""

from __future__ import annotations

from tests.table import Table, permanents


def a_moon(table: Table) -> None:
    """Nonbasic lands are Mountains, and so have no other abilities (305.7)."""
    table.card("Red Night", "Enchantment", "Nonbasic lands are Mountains.", mana_cost="{2}{R}")
    table.bob.controls("Red Night")


def test_614_12_a_land_that_loses_its_abilities_enters_untapped(table: Table) -> None:
    a_moon(table)
    table.alice.holds("Azorius Guildgate")
    table.alice.plays("Azorius Guildgate").done()
    (land,) = permanents(table, "alice")
    assert land["tapped"] is False


def test_614_12_without_such_an_effect_it_enters_tapped(table: Table) -> None:
    table.alice.holds("Azorius Guildgate")
    table.alice.plays("Azorius Guildgate").done().cites("614.1d")
    (land,) = permanents(table, "alice")
    assert land["tapped"] is True


def test_614_12_counters_that_a_lost_ability_speaks_of_are_not_put(table: Table) -> None:
    a_moon(table)
    table.alice.holds("Vivid Crag")
    table.alice.plays("Vivid Crag").done()
    (land,) = permanents(table, "alice")
    assert (land["tapped"], land["counters"]) == (False, [])


def test_614_12_a_creature_without_abilities_enters_as_itself(table: Table) -> None:
    table.bob.controls("Humility")
    table.alice.controls("Grizzly Bears")
    table.alice.holds("Clone", "Hangarback Walker")
    table.alice.has(mana_pool="{U}{U}{U}{U}{C}{C}{C}{C}")
    table.alice.casts("Clone", payment="auto").done()
    table.resolves().done()
    _, clone = permanents(table, "alice")
    assert "copy_of" not in clone
    table.alice.casts("Hangarback Walker", x=2, payment="auto").done()
    table.resolves().done()
    assert permanents(table, "alice")[-1]["counters"] == []


def test_707_5_where_nothing_can_be_copied_nobody_is_asked(table: Table) -> None:
    table.alice.holds("Clone")
    table.alice.has(mana_pool="{U}{U}{U}{U}")
    table.alice.casts("Clone", payment="auto").done()
    table.resolves().done().cites("704.5f")
