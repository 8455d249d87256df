"""X of abilities that work as a permanent enters (S-18 to S-21)."""

from __future__ import annotations

from tests.table import Table


def counters(table: Table, card: str) -> dict[str, int]:
    """The counters on a permanent."""
    for player in table.state["players"]:
        for it in player["battlefield"]:
            if it["card"] == card:
                return {pile["kind"]: pile["count"] for pile in it["counters"]}
    return {}


def test_s18_1_an_enters_trigger_uses_the_x_of_the_spell(table: Table) -> None:
    table.alice.holds("Fractal Harness")
    table.alice.has(mana_pool="{G}{G}{G}{G}{G}{G}")
    table.alice.casts("Fractal Harness", x=3).done()
    table.resolves().done().cites("107.3m")
    table.resolves().done()
    tokens = [it for it in table.state["players"][0]["battlefield"] if "token" in it]
    assert [pile["count"] for pile in tokens[0]["counters"]] == [3]


def test_s18_2_an_x_of_any_of_its_costs(table: Table) -> None:
    table.alice.holds("Verdeloth the Ancient")
    table.alice.has(mana_pool="{G}{G}{G}{G}{G}{G}{G}{G}")
    table.alice.casts("Verdeloth the Ancient", x=2, kicked=True).done()
    table.resolves().done().cites("107.3m")
    table.resolves().done()
    assert len([it for it in table.state["players"][0]["battlefield"] if "token" in it]) == 2


def test_s18_3_what_was_not_cast_has_no_x(table: Table) -> None:
    table.card(
        "Dig Up", "Sorcery", "Return target artifact card from your graveyard to the battlefield.", mana_cost="{G}"
    )
    table.alice.holds("Dig Up")
    table.alice.has(mana_pool="{G}", graveyard=["Fractal Harness"])
    table.alice.casts("Dig Up", targets=["fractal-harness-1"]).done()
    table.resolves().done()
    ruling = table.resolves()
    ruling.done().cites("704.5f")
    assert not [it for it in table.state["players"][0]["battlefield"] if "token" in it]


def test_s19_1_so_does_an_enters_replacement(table: Table) -> None:
    table.alice.holds("Hangarback Walker")
    table.alice.has(mana_pool="{C}{C}{C}{C}")
    table.alice.casts("Hangarback Walker", x=2).done().pool("alice", "")
    table.resolves().done().cites("107.3m", "614.1c")
    assert counters(table, "Hangarback Walker") == {"+1/+1": 2}


def test_s19_2_with_x_0_it_dies(table: Table) -> None:
    table.alice.holds("Hangarback Walker")
    table.alice.casts("Hangarback Walker", x=0).done()
    table.resolves().done().cites("107.3m", "704.5f")


def test_s20_1_on_the_battlefield_its_x_is_0(table: Table) -> None:
    table.alice.holds("Hangarback Walker")
    table.alice.has(mana_pool="{C}{C}{C}{C}")
    table.alice.casts("Hangarback Walker", x=2).done()
    table.resolves().done()
    answer = table.asks("characteristics", "Hangarback Walker")
    assert answer["answer"]["mana_value"] == 0


def test_s20_2_an_effect_that_asks_for_its_mana_value_sees_0(table: Table) -> None:
    table.card("Sift", "Instant", "Destroy target creature with mana value 1 or greater.", mana_cost="{B}")
    table.alice.controls("Hangarback Walker", counters={"+1/+1": 2})
    table.alice.holds("Sift")
    table.alice.has(mana_pool="{B}")
    table.alice.casts("Sift", targets=["hangarback-walker-1"]).illegal("601.2c")


def test_s21_1_one_that_comes_back_has_no_x(table: Table) -> None:
    table.alice.controls("Hangarback Walker", counters={"+1/+1": 2})
    table.alice.holds("Cloudshift")
    table.alice.has(mana_pool="{W}")
    table.alice.casts("Cloudshift", targets=["hangarback-walker-1"]).done()
    table.resolves().done().cites("107.3m", "704.5f")


def test_s21_2_nor_has_a_copy_of_the_permanent(table: Table) -> None:
    table.alice.controls("Hangarback Walker", counters={"+1/+1": 2})
    table.alice.holds("Clone")
    table.alice.has(mana_pool="{U}{U}{U}{U}")
    table.alice.casts("Clone").done()
    table.resolves("hangarback-walker-1").done().cites("107.3m", "704.5f", "707.5")


def test_s21_3_a_copy_of_the_spell_has_its_x(table: Table) -> None:
    table.alice.holds("Hangarback Walker", "Double Major")
    table.alice.has(mana_pool="{C}{C}{C}{C}{G}{U}")
    table.alice.casts("Hangarback Walker", x=2).done()
    table.alice.casts("Double Major", targets=["hangarback-walker-1.2"]).done()
    table.resolves().done().cites("707.10")
    table.resolves().done().cites("608.3a", "107.3m")
    permanents = table.state["players"][0]["battlefield"]
    assert len(permanents) == 1
    assert permanents[0]["counters"][0]["count"] == 2
