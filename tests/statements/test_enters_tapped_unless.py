"""Lands that enter tapped unless something is done as they enter (614.12a)."""

from __future__ import annotations

from tests.table import Table


def _shore(table: Table, life: int = 20) -> None:
    text = "As this land enters, you may pay 2 life. If you don't, it enters tapped."
    table.card("Toll Shore", "Land — Island", text)
    table.alice.holds("Toll Shore")
    table.alice.has(life=life)


def _tapped(table: Table, card: str) -> bool:
    (land,) = (it for it in table.state["players"][0]["battlefield"] if it["card"] == card)
    tapped: bool = land["tapped"]
    return tapped


def test_whoever_pays_has_it_untapped(table: Table) -> None:
    _shore(table)
    action = {"type": "play_land", "player": "alice", "card": "toll-shore-1"}
    table.act(action).asks("may", "yes", "no").cites("614.12a")
    table.act(action, "yes").done().life("alice", 18)
    assert not _tapped(table, "Toll Shore")


def test_whoever_does_not_has_it_tapped(table: Table) -> None:
    _shore(table)
    table.act({"type": "play_land", "player": "alice", "card": "toll-shore-1"}, "no").done().says("enters tapped")
    assert _tapped(table, "Toll Shore")


def test_who_cannot_pay_is_not_asked(table: Table) -> None:
    _shore(table, life=1)
    table.alice.plays("Toll Shore").done()
    assert _tapped(table, "Toll Shore")


def test_a_card_can_be_what_is_revealed(table: Table) -> None:
    text = "As this land enters, you may reveal a Forest or Island card from your hand. If you don't, it enters tapped."
    table.card("Kin Shore", "Land", text)
    table.alice.holds("Kin Shore", "Forest")
    action = {"type": "play_land", "player": "alice", "card": "kin-shore-1"}
    table.act(action, "yes").done()
    assert not _tapped(table, "Kin Shore")
