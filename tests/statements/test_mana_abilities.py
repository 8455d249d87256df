"""Which abilities are mana abilities, when they may be activated, and how they resolve (S-08 to S-11)."""

from __future__ import annotations

from tests.table import Table


def test_s08_1_an_ability_with_a_target_uses_the_stack(table: Table) -> None:
    table.alice.controls("Deathrite Shaman")
    table.bob.has(graveyard=["Forest"])
    ruling = table.alice.activates("Deathrite Shaman", ability=1, targets=["forest-1"])
    ruling.done().taps("Deathrite Shaman").stack("deathrite-shaman-1").no_mana().cites("605.1a").and_nothing_else()


def test_s08_2_so_does_one_that_moves_a_card_from_a_library(table: Table) -> None:
    table.alice.controls("Millikin")
    table.alice.has(library=["Forest", "Island"])
    ruling = table.alice.activates("Millikin")
    ruling.done().taps("Millikin").moves("Forest", "graveyard").stack("millikin-1").no_mana().cites("605.1a")
    table.resolves().done().adds("alice", "{C}")


def test_s08_3_a_mana_ability_resolves_at_once(table: Table) -> None:
    table.alice.controls("Llanowar Elves")
    ruling = table.alice.activates("Llanowar Elves")
    ruling.done().stack().adds("alice", "{G}").taps("Llanowar Elves").cites("605.1a", "605.3b").and_nothing_else()


def test_s08_4_a_loyalty_ability_uses_the_stack(table: Table) -> None:
    table.alice.controls("Chandra, Torch of Defiance", counters={"loyalty": 4})
    ruling = table.alice.activates("Chandra, Torch of Defiance", ability=2)
    ruling.done().stack("chandra-torch-of-defiance-1").no_mana().cites("605.1a")
    table.resolves().done().adds("alice", "{R}{R}")


def test_s08_5_what_uses_the_stack_cannot_pay_for_a_spell(table: Table) -> None:
    table.alice.controls("Millikin")
    table.alice.has(library=["Forest"])
    table.alice.holds("Sol Ring")
    table.alice.casts("Sol Ring").illegal("118.3")


def test_s08_6_another_ability_that_draws_does_not_matter(table: Table) -> None:
    table.alice.controls("Chromatic Star")
    table.alice.has(mana_pool="{C}")
    ruling = table.alice.activates("Chromatic Star", "{R}")
    ruling.done().pool("alice", "{R}").cites("605.1a", "605.3b").moves("Chromatic Star", "graveyard")
    ruling.stack("chromatic-star-1")


def test_s08_6_a_draw_in_the_effect_does(table: Table) -> None:
    table.alice.controls("Chromatic Sphere")
    table.alice.has(mana_pool="{C}")
    ruling = table.alice.activates("Chromatic Sphere")
    ruling.done().pool("alice", "").cites("605.1a").stack("chromatic-sphere-1")


def test_s09_1_a_mana_ability_is_activated_while_casting(table: Table) -> None:
    table.alice.controls("Mountain")
    table.alice.holds("Lightning Bolt")
    ruling = table.alice.casts("Lightning Bolt", targets=["bob"])
    ruling.done().taps("Mountain").stack("Lightning Bolt").cites("605.3a")


def test_s09_2_and_when_an_effect_asks_for_mana(table: Table) -> None:
    table.alice.controls("Island", "Island", "Mountain")
    table.alice.holds("Mana Leak")
    table.bob.controls("Forest", "Forest", "Forest")
    table.turn = {"active": "bob", "step": "precombat_main", "priority": "bob"}
    table.bob.holds("Grizzly Bears")
    table.bob.has(mana_pool="{G}{G}")
    table.bob.casts("Grizzly Bears").done()
    table.bob.passes().done()
    table.alice.casts("Mana Leak", targets=["grizzly-bears-1.2"]).done()
    ruling = table.resolves("yes", "forest-1:1", "forest-2:1", "forest-3:1")
    ruling.done().taps("Forest", "Forest", "Forest").cites("605.3a", "118.12a")
    assert [it["card"] for it in ruling.ruling["state"]["stack"]] == ["Grizzly Bears"]


def test_s09_3_nobody_can_respond_to_one(table: Table) -> None:
    table.alice.controls("Forest")
    table.bob.holds("Lightning Bolt")
    table.bob.has(mana_pool="{R}")
    table.alice.activates("Forest").done().stack()
    table.bob.casts("Lightning Bolt", targets=["alice"]).illegal("117.1")


def test_s10_1_an_ability_cannot_pay_for_itself(table: Table) -> None:
    table.alice.controls("Fire-Lit Thicket")
    table.alice.activates("Fire-Lit Thicket", "{R}", "fire-lit-thicket-1:2", ability=2, payment=None).illegal("605.3c")


def test_s10_2_the_other_ability_taps_it_away(table: Table) -> None:
    table.alice.controls("Fire-Lit Thicket")
    table.alice.activates("Fire-Lit Thicket", "{R}", "fire-lit-thicket-1:1", ability=2, payment=None).illegal("118.3")


def test_s10_3_with_a_forest_it_works(table: Table) -> None:
    table.alice.controls("Fire-Lit Thicket", "Forest")
    ruling = table.alice.activates("Fire-Lit Thicket", "{R}{G}", ability=2)
    ruling.done().adds("alice", "{R}{G}").taps("Fire-Lit Thicket", "Forest").cites("605.3a").and_nothing_else()


def test_s11_1_the_mana_of_a_triggered_mana_ability_pays_for_the_spell_being_cast(table: Table) -> None:
    table.alice.controls("Forest")
    table.alice.controls("Wild Growth", attached_to="forest-1")
    table.alice.holds("Grizzly Bears")
    ruling = table.alice.casts("Grizzly Bears")
    ruling.done().taps("Forest").stack("Grizzly Bears").cites("605.1b", "605.4a")


def test_s11_2_a_trigger_with_a_target_is_an_ordinary_one(table: Table) -> None:
    table.alice.controls("Forbidden Orchard")
    ruling = table.alice.activates("Forbidden Orchard", "{W}")
    ruling.done().adds("alice", "{W}").taps("Forbidden Orchard").stack("forbidden-orchard-1").cites("605.5a")


def test_s11_3_a_spell_that_adds_mana_uses_the_stack(table: Table) -> None:
    table.alice.holds("Dark Ritual")
    table.alice.has(mana_pool="{B}")
    table.alice.casts("Dark Ritual").done().stack("Dark Ritual").pool("alice", "")
    table.resolves().done().adds("alice", "{B}{B}{B}").moves("Dark Ritual", "graveyard")


def test_a_restriction_is_the_reason_where_mana_may_not_be_spent(table: Table) -> None:
    table.card(
        "Twin Pillar", "Land", "{T}: Add one mana of any color. Spend this mana only to cast a multicolored spell."
    )
    table.alice.controls("Twin Pillar")
    table.alice.holds("Llanowar Elves")
    ruling = table.alice.casts("Llanowar Elves", "{G}").illegal("106.6")
    ruling.says("only to cast a multicolored spell")
    assert "already tapped" not in ruling.told


def test_too_little_mana_is_the_reason_where_all_of_it_would_not_do(table: Table) -> None:
    table.alice.controls("Forest", tapped=True)
    table.alice.holds("Llanowar Elves")
    table.alice.casts("Llanowar Elves").illegal("118.3").says("already tapped")


def test_two_picks_where_one_is_asked(table: Table) -> None:
    table.alice.controls("Exotic Orchard")
    table.bob.controls("Island", "Mountain")
    action = {"type": "activate_ability", "player": "alice", "source": "exotic-orchard-1"}
    ruling = table.rule({"state": table.state, "action": action, "answers": [{"pick": ["{U}", "{R}"]}]})
    ruling.illegal("106.7").says("what may be chosen is 1 of {U} and {R}")
