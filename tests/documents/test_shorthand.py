"""Game states as people write them: names, counts, and whatever is left out."""

from __future__ import annotations

from app.game.combat import Attacker, Blocker, Combat
from app.game.events import LifeGained, ManaAdded, Moved
from app.game.mana import Mana
from app.game.objects import Counters
from app.game.turn import Turn
from app.vocabulary.references import Bound
from app.vocabulary.tree import mentions
from app.vocabulary.words import Step, Zone


def test_a_player_is_enough_of_a_game(game):
    state = game(players=[{}]).state
    assert list(state.players) == ["player-1"]
    assert state.players["player-1"].life == 20
    assert state.turn == Turn(1, "player-1", Step.PRECOMBAT_MAIN, "player-1")
    assert state.clock == 1


def test_a_name_is_a_card(game):
    state = game(players=[{"id": "alice", "battlefield": ["quiet glade"]}]).state
    glade = state.objects["quiet-glade-1"]
    assert (glade.card.name, glade.owner, glade.controller, glade.tapped) == ("Quiet Glade", "alice", "alice", False)
    assert state.ids(Zone.BATTLEFIELD) == ("quiet-glade-1",)


def test_ids_are_counted_in_document_order(game):
    state = game(
        players=[
            {"id": "alice", "library": ["Quiet Glade"], "hand": ["Quiet Glade"], "battlefield": ["Quiet Glade"]},
            {"id": "bob", "battlefield": ["Quiet Glade"]},
        ],
        stack=["Sudden Ember"],
    ).state
    assert state.ids(Zone.BATTLEFIELD) == ("quiet-glade-1", "quiet-glade-4")
    assert state.ids(Zone.HAND, "alice") == ("quiet-glade-2",)
    assert state.ids(Zone.LIBRARY, "alice") == ("quiet-glade-3",)
    assert state.ids(Zone.STACK) == ("sudden-ember-1",)


def test_a_made_id_avoids_those_that_are_given(game):
    state = game(players=[{"battlefield": ["Quiet Glade", {"id": "quiet-glade-1", "card": "Still Shore"}]}]).state
    assert state.ids(Zone.BATTLEFIELD) == ("quiet-glade-2", "quiet-glade-1")


def test_timestamps_follow_document_order_past_those_that_are_given(game):
    read = game(players=[{"battlefield": ["Quiet Glade", {"card": "Still Shore", "timestamp": 1}, "Mirror Well"]}])
    assert {it.id: it.timestamp for it in read.state.objects.values()} == {
        "quiet-glade-1": 2,
        "still-shore-1": 1,
        "mirror-well-1": 3,
    }
    assert read.state.clock == 4


def test_objects_of_a_zone_without_an_order_stand_in_the_order_of_their_timestamps(game):
    state = game(
        players=[{"battlefield": [{"card": "Quiet Glade", "timestamp": 9}, {"card": "Still Shore", "timestamp": 2}]}]
    ).state
    assert state.ids(Zone.BATTLEFIELD) == ("still-shore-1", "quiet-glade-1")


def test_the_clock_is_past_the_ids_that_a_run_would_make(game):
    assert game(players=[{"hand": [{"id": "alice.card-40", "card": None}]}]).state.clock == 41


def test_libraries_are_known_from_the_top_or_counted(game):
    state = game(
        players=[{"id": "alice", "library": 53}, {"id": "bob", "library": ["Quiet Glade", {"card": None}, 50]}]
    )
    assert state.state.players["alice"].unlisted_library == 53
    assert state.state.ids(Zone.LIBRARY, "bob") == ("quiet-glade-1", "card-1")
    assert state.state.objects["card-1"].card is None
    assert state.state.players["bob"].unlisted_library == 50


def test_a_part_of_a_library_may_be_shuffled(game):
    library = ["Quiet Glade", {"shuffled": ["Still Shore", "Old Riddle"], "more": 7}, "Vine Weaver"]
    read = game(players=[{"id": "alice", "library": library}])
    alice = read.state.players["alice"]
    assert read.state.ids(Zone.LIBRARY, "alice") == ("quiet-glade-1", "still-shore-1", "old-riddle-1", "vine-weaver-1")
    assert (alice.unlisted_library, alice.shuffled, alice.bottom) == (7, 2, 1)
    assert read.pointers.of("old-riddle-1") == "/state/players/0/library/1/shuffled/1"


def test_mana_is_written_in_symbols_or_unit_by_unit(game):
    state = game(
        players=[{"id": "alice", "mana_pool": "{R}{C}"}, {"id": "bob", "mana_pool": [{"type": "{G}", "source": "x"}]}]
    ).state
    assert state.players["alice"].pool == (Mana("R"), Mana("C"))
    assert state.players["bob"].pool == (Mana("G", "x"),)


def test_counters_are_counted_or_listed(game):
    read = game(
        players=[
            {
                "battlefield": [
                    {"id": "a", "card": "Vine Weaver", "counters": {"+1/+1": 2}},
                    {"id": "b", "card": "Vine Weaver", "counters": [{"kind": "stun", "count": 1, "timestamp": 7}]},
                ]
            }
        ]
    )
    assert read.state.objects["a"].counters == (Counters("+1/+1", 2, 1),)
    assert read.state.objects["b"].counters == (Counters("stun", 1, 7),)
    assert read.state.clock == 8


def test_a_token_is_described(game):
    token = {"name": "Imp", "type_line": "Creature — Imp", "colors": ["B"], "text": "Flying", "power": "1"}
    imp = game(players=[{"battlefield": [{"token": token, "tapped": True}]}]).state.objects["imp-1"]
    assert imp.token
    assert imp.tapped
    assert imp.printed.subtypes == ("Imp",)
    assert imp.printed.color_indicator == ("B",)


def test_the_face_that_is_named_is_up(game):
    state = game(
        players=[{"battlefield": ["Night Wolf", {"card": "Night Pup", "face": 2}, "Night Pup"], "hand": ["Night Wolf"]}]
    ).state
    faces = {it.id: it.printed.name for it in state.objects.values()}
    assert faces == {
        "night-wolf-1": "Night Wolf",
        "night-pup-1": "Night Wolf",
        "night-pup-2": "Night Pup",
        "night-wolf-2": "Night Pup",
    }


def test_the_active_player_has_priority_where_somebody_has(game):
    players = [{"id": "alice"}, {"id": "bob"}]
    assert game(players=players, turn={"active": "bob"}).state.turn.priority == "bob"
    assert game(players=players, turn={"step": "untap"}).state.turn.priority is None
    assert game(players=players, turn={"began": False}).state.turn.priority is None


def test_an_ability_on_the_stack_is_text_with_the_choices_made_for_it(game):
    state = game(
        players=[{"id": "alice", "battlefield": ["Ember Adept"]}, {"id": "bob"}],
        stack=[
            {"source": "ember-adept-1", "ability": "{T}: Ember Adept deals 1 damage to any target.", "targets": ["bob"]}
        ],
    ).state
    (ability,) = state.abilities.values()
    assert ability.ability == state.objects["ember-adept-1"].printed.abilities[0]
    assert (ability.id, ability.controller, ability.targets) == ("ability-1", "alice", (("bob",),))


def test_what_is_gone_is_told_by_a_snapshot(game):
    gone = {"id": "pup", "name": "Night Pup", "types": ["creature"], "power": 1, "controller": "alice"}
    state = game(
        players=[{"id": "alice"}],
        stack=[{"source": gone, "ability": "{T}: Draw a card.", "roles": {"subject": "pup", "amount": 3}}],
    ).state
    (ability,) = state.abilities.values()
    assert (ability.source, ability.controller) == ("pup", "alice")
    assert ability.roles == (("subject", "pup"), ("amount", 3))
    assert (state.past["pup"].name, state.past["pup"].power) == ("Night Pup", 1)


def test_an_effect_is_a_sentence_about_the_objects_that_are_bound(game):
    state = game(
        players=[{"id": "alice", "battlefield": ["Vine Weaver", "Ember Adept"]}],
        effects=[
            {
                "text": "That creature gets +2/+2 until end of turn.",
                "bind": {"that creature": ["vine-weaver-1"]},
                "source": "ember-adept-1",
            }
        ],
    ).state
    (effect,) = state.effects
    assert (effect.id, effect.affected, effect.controller) == ("effect-1", ("vine-weaver-1",), "alice")
    assert [(change.power, change.toughness) for change in effect.modifications] == [(2, 2)]


def test_a_combat_is_told_by_its_attackers(game):
    state = game(
        players=[
            {"id": "alice", "battlefield": [{"id": "a", "card": "Vine Weaver"}, {"id": "b", "card": "Vine Weaver"}]},
            {"id": "bob", "battlefield": [{"id": "c", "card": "Ember Adept"}]},
        ],
        combat={
            "attackers": [
                {"attacker": "a", "attacks": "bob", "blocked_by": ["c"]},
                {"attacker": "b", "attacks": "bob", "blocked": True},
            ]
        },
        turn={"step": "declare_blockers"},
    ).state
    attackers = (Attacker("a", "bob", "bob", blocked=True), Attacker("b", "bob", "bob", blocked=True))
    assert state.combat == Combat(attackers, (Blocker("c", ("a",)),), declared=("bob",))


def test_a_delayed_trigger_is_a_sentence_with_what_its_references_mean(game):
    state = game(
        players=[{"id": "alice", "battlefield": ["Vine Weaver", "Ember Adept"]}],
        delayed_triggers=[
            {
                "text": "At the beginning of the next end step, sacrifice that creature.",
                "bind": {"that creature": "vine-weaver-1"},
                "source": "ember-adept-1",
            }
        ],
    ).state
    (delayed,) = state.delayed
    assert delayed.bound == (("that creature", "vine-weaver-1"),)
    assert list(mentions(delayed.ability, Bound)) == [Bound("that creature")]
    assert delayed.lasting is None


def test_mana_may_carry_what_is_said_of_it(game):
    unit = {"type": "{G}", "riders": "Spend this mana only to cast creature spells."}
    (mana,) = game(players=[{"id": "alice", "mana_pool": [unit]}]).state.players["alice"].pool
    assert [type(rider).__name__ for rider in mana.riders] == ["SpendOnly"]


def test_a_copy_has_the_values_of_what_it_copies(game):
    imp = {"name": "Imp", "types": ["creature"]}
    copies = [{"card": "Vine Weaver", "copy_of": copied} for copied in ("Mirror Well", imp)]
    state = game(players=[{"battlefield": copies}]).state
    assert [it.printed.name for it in state.objects.values()] == ["Mirror Well", "Imp"]


def test_what_happened_this_turn_is_told_as_events(game):
    gone = {"id": "pup", "name": "Night Pup", "types": ["creature"]}
    moved = {"type": "moved", "object": "pup", "origin": "battlefield", "zone": "graveyard", "becomes": "pup.2"}
    state = game(
        players=[{"id": "alice", "battlefield": ["Vine Weaver"]}],
        history=[
            {"type": "life_gained", "player": "alice", "amount": 2},
            {"type": "mana_added", "player": "alice", "mana": "{G}{G}", "source": "vine-weaver-1"},
            moved,
        ],
        past=[gone],
    ).state
    assert state.history[0] == LifeGained("alice", 2)
    assert state.history[1] == ManaAdded("alice", (Mana("G"), Mana("G")), "vine-weaver-1")
    assert state.history[2] == Moved("pup", Zone.BATTLEFIELD, Zone.GRAVEYARD, "pup.2")
    assert state.past["pup"].name == "Night Pup"


def test_what_the_request_gives_itself_is_told_apart_from_defaults(game):
    read = game(
        players=[{"id": "alice", "battlefield": [{"id": "elf", "card": "Vine Weaver", "summoning_sick": False}]}],
        turn={"priority": "alice"},
    )
    assert {("elf", "summoning_sick"), ("alice", "priority")} <= read.stated
    assert ("elf", "tapped") not in read.stated
    assert ("alice", "life") not in read.stated


def test_a_pointer_leads_to_where_a_fact_could_have_been_given(game):
    pointers = game(players=[{"id": "alice", "battlefield": ["Quiet Glade", "Vine Weaver"], "library": 3}]).pointers
    assert pointers.of("vine-weaver-1", "summoning_sick") == "/state/players/0/battlefield/1/summoning_sick"
    assert pointers.of("alice", "unlisted_library") == "/state/players/0/library"
    assert pointers.of("alice", "priority") == "/state/turn/priority"
    assert pointers.of("vine-weaver-1") == "/state/players/0/battlefield/1"
    assert pointers.of("nobody") is None
