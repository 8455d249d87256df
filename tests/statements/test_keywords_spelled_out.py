"""Keywords that stand for abilities, played through."""

from __future__ import annotations

from tests.table import Table


def _enters(table: Table, text: str) -> None:
    table.card("Newcomer", "Creature — Spirit", text, mana_cost="{G}", power="1", toughness="1")
    table.alice.holds("Newcomer")
    table.alice.controls("Forest")
    table.alice.casts("Newcomer").done()
    table.resolves().done()


def test_fabricate_makes_servos_of_what_gets_no_counters(table: Table) -> None:
    _enters(table, "Fabricate 2")
    table.resolves("no").done()
    servos = [it for it in table.state["players"][0]["battlefield"] if it.get("token")]
    assert [it["token"]["name"] for it in servos] == ["Servo Token", "Servo Token"]


def test_fabricate_gives_counters_to_whoever_wants_them(table: Table) -> None:
    _enters(table, "Fabricate 2")
    table.resolves("yes").done()
    answer = table.asks("characteristics", "Newcomer")["answer"]
    assert (answer["power"], answer["toughness"]) == (3, 3)


def test_soulshift_returns_a_cheaper_spirit(table: Table) -> None:
    table.card("Wisp", "Creature — Spirit", "", mana_cost="{1}{W}", power="1", toughness="1")
    table.card("Old One", "Creature — Spirit", "Soulshift 2", mana_cost="{G}", power="1", toughness="1")
    table.alice.controls("Old One", "Mountain")
    table.alice.has(graveyard=["Wisp"])
    table.alice.holds("Lightning Bolt")
    table.alice.casts("Lightning Bolt", targets=["old-one-1"]).done()
    table.resolves("wisp-1").done()
    table.resolves("yes").done().moves("Wisp", "hand")


def test_bloodthirst_looks_back_on_the_turn(table: Table) -> None:
    text = "Bloodthirst 2"
    table.card("Newcomer", "Creature — Spirit", text, mana_cost="{G}", power="1", toughness="1")
    table.alice.holds("Newcomer", "Lightning Bolt")
    table.alice.controls("Forest", "Mountain")
    table.alice.casts("Lightning Bolt", targets=["bob"]).done()
    table.resolves().done()
    table.alice.casts("Newcomer").done()
    table.resolves().done()
    assert table.asks("characteristics", "Newcomer")["answer"]["power"] == 3


def test_annihilator_and_afflict_speak_of_the_defending_player(table: Table) -> None:
    table.card("Devourer", "Creature — Eldrazi", "Annihilator 1", power="5", toughness="5")
    table.alice.controls("Devourer")
    table.bob.controls("Forest")
    table.turn = {"active": "alice", "step": "declare_attackers", "began": False}
    table.act({"type": "declare_attackers", "player": "alice", "attackers": [{"attacker": "devourer-1"}]}).done()
    table.resolves().done().moves("Forest", "graveyard")
