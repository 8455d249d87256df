"""Sentences that change how another one is followed, and numbers that are counted once."""

from __future__ import annotations

from tests.table import Table


def _spell(table: Table, text: str) -> None:
    table.card("Word", "Instant", text, mana_cost="{R}")
    table.alice.holds("Word")
    table.alice.has(mana_pool="{R}")


def test_what_cannot_be_regenerated_is_destroyed_in_spite_of_its_shield(table: Table) -> None:
    _spell(table, "Destroy target creature. It can't be regenerated.")
    table.bob.controls("Llanowar Elves", shields=1)
    table.alice.casts("Word", targets=["llanowar-elves-1"]).done()
    table.resolves().done().moves("Llanowar Elves", "graveyard").cites("701.19c")


def test_then_follows_the_sentence_before(table: Table) -> None:
    _spell(table, "You gain 3 life. Then if you control an artifact, you lose 1 life.")
    table.alice.controls("Sol Ring")
    table.alice.casts("Word").done()
    table.resolves().done().life("alice", 22)


def test_life_for_each(table: Table) -> None:
    _spell(table, "You gain 2 life for each land you control.")
    table.alice.controls("Forest", "Island", "Swamp")
    table.alice.casts("Word").done()
    table.resolves().done().life("alice", 26)


def test_a_size_for_each_is_counted_once(table: Table) -> None:
    _spell(table, "Target creature gets +1/+0 until end of turn for each land you control.")
    table.alice.controls("Llanowar Elves", "Forest", "Forest")
    table.alice.casts("Word", targets=["llanowar-elves-1"]).done()
    table.resolves().done()
    assert table.asks("characteristics", "Llanowar Elves")["answer"]["power"] == 3


def test_tap_or_untap_is_a_choice(table: Table) -> None:
    _spell(table, "Tap or untap target land.")
    table.bob.controls("Forest")
    table.alice.casts("Word", targets=["forest-1"]).done()
    table.resolves().asks("tap_or_untap", "tap", "untap")
    table.resolves("tap").done().taps("Forest")


def test_x_is_one_number_for_the_whole_sentence(table: Table) -> None:
    _spell(table, "You gain X life and target player loses X life, where X is the number of lands you control.")
    table.alice.controls("Forest", "Forest")
    table.alice.casts("Word", targets=["bob"]).done()
    table.resolves().done().life("alice", 22).life("bob", 18)


def test_without_a_keyword(table: Table) -> None:
    _spell(table, "Destroy target creature without flying.")
    table.card("Bird", "Creature — Bird", "Flying", power="1", toughness="1")
    table.bob.controls("Bird")
    table.alice.casts("Word", targets=["bird-1"]).illegal("601.2c")


def test_until_end_of_turn_said_first(table: Table) -> None:
    _spell(table, "Until end of turn, target creature gets +2/+2.")
    table.alice.controls("Llanowar Elves")
    table.alice.casts("Word", targets=["llanowar-elves-1"]).done()
    table.resolves().done()
    assert table.asks("characteristics", "Llanowar Elves")["answer"]["power"] == 3


def test_the_defending_player(table: Table) -> None:
    text = "Whenever this creature attacks, defending player loses 1 life."
    table.card("Raider", "Creature — Orc", text, power="1", toughness="1")
    table.alice.controls("Raider")
    table.advances("declare_attackers").asks("attackers")
    declared = {"type": "declare_attackers", "player": "alice", "attackers": [{"attacker": "raider-1"}]}
    table.turn = {"active": "alice", "step": "declare_attackers", "began": False}
    table.act(declared).done()
    table.resolves().done().life("bob", 19)
