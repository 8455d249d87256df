"""Keyword actions, and the known and unknown order of libraries."""

from __future__ import annotations

from typing import Any

import pytest

from app.engine.outcomes import Unsupported
from app.engine.registry import carried_out
from app.engine.statements import follow
from app.game.events import ActionDone, CountersPut
from app.oracle.face import FaceFacts
from app.oracle.reading import read_line
from app.vocabulary.abilities import Spell
from app.vocabulary.actions import Perform
from app.vocabulary.references import This
from app.vocabulary.statements import Do, Effect
from app.vocabulary.words import Zone

Board = Any
SORCERY = FaceFacts("Spell", ("sorcery",))


def effect(text: str) -> Effect:
    ability = read_line(text, SORCERY).ability
    assert isinstance(ability, Spell), text
    assert carried_out(ability.effect), text
    return ability.effect


@pytest.fixture
def library(board: Board) -> Board:
    """A board on which Alice's library is known from top to bottom."""
    for id, types in (("a", "creature"), ("b", "land"), ("c", "instant"), ("d", "land")):
        board.card(id, Zone.LIBRARY, types)
    return board


def test_scry_puts_some_on_the_bottom(library: Board) -> None:
    run = library.asking(("a",))
    follow(run, effect("Scry 2."), library.scene())
    assert run.state.ids(Zone.LIBRARY, "alice") == ("b", "c", "d", "a")
    assert run.log[-1] == ActionDone("alice", "scry")


def test_cards_on_the_bottom_stay_below_those_not_listed(library: Board) -> None:
    library.player("alice", unlisted_library=10)
    run = library.asking(("a",))
    follow(run, effect("Scry 1."), library.scene())
    assert run.player("alice").bottom == 1
    follow(run, effect("Draw three cards."), library.scene())
    assert run.state.ids(Zone.LIBRARY, "alice") == ("a",)
    follow(run, effect("Draw a card."), library.scene())
    assert "a" in run.state.objects
    assert run.player("alice").unlisted_library == 9


def test_surveil_puts_some_into_the_graveyard(library: Board) -> None:
    run = library.asking(("a",))
    follow(run, effect("Surveil 2."), library.scene())
    assert run.state.ids(Zone.GRAVEYARD, "alice") == ("a.2",)
    assert run.state.ids(Zone.LIBRARY, "alice") == ("b", "c", "d")


def test_after_a_shuffle_chance_says_what_is_drawn(library: Board) -> None:
    run = library.asking(("c",))
    follow(run, effect("Shuffle."), library.scene())
    follow(run, effect("Draw a card."), library.scene())
    (asked,) = run.chooser.asked
    assert (asked.player, asked.options) == ("nature", ("a", "b", "c", "d"))
    assert run.state.ids(Zone.HAND, "alice") == ("c.2",)
    assert run.player("alice").shuffled == 3


def test_a_search_for_a_quality_may_find_nothing(library: Board) -> None:
    fetch = effect("Search your library for a land card, put it onto the battlefield tapped, then shuffle.")
    run = library.asking(())
    follow(run, fetch, library.scene())
    assert run.chooser.asked[0].options == ("b", "d")
    assert run.state.ids(Zone.BATTLEFIELD) == ()
    run = library.asking(("d",))
    follow(run, fetch, library.scene())
    assert run.object("d.2").tapped
    assert run.player("alice").shuffled == 3


def test_a_library_that_is_not_all_listed_cannot_be_searched(library: Board) -> None:
    library.player("alice", unlisted_library=10)
    with pytest.raises(Unsupported):
        follow(library.run, effect("Search your library for a land card, then shuffle."), library.scene())


def test_milling_needs_to_know_the_cards(library: Board) -> None:
    library.player("alice", unlisted_library=10)
    with pytest.raises(Unsupported):
        follow(library.run, effect("Mill five cards."), library.scene())


def test_explore_draws_a_land_or_grows(library: Board) -> None:
    library.permanent("scout")
    explores = (Do(This(), (Perform("explore"),)),)
    run = library.asking(("yes",))
    follow(run, explores, library.scene("scout"))
    assert run.state.ids(Zone.GRAVEYARD, "alice") == ("a.2",)
    assert run.object("scout").count("+1/+1") == 1
    follow(run, explores, library.scene("scout"))
    assert run.state.ids(Zone.HAND, "alice") == ("b.2",)


def test_proliferate_adds_one_of_each_kind(board: Board) -> None:
    board.permanent("bear", counters={"+1/+1": 1, "charge": 2})
    board.permanent("ox")
    board.player("bob", poison=1)
    run = board.asking(("bear", "bob"))
    follow(run, effect("Proliferate."), board.scene())
    assert [it.kind for it in run.log if isinstance(it, CountersPut)] == ["+1/+1", "charge", "poison"]
    assert run.player("bob").poison == 2


def test_fighting_creatures_damage_each_other(board: Board) -> None:
    board.permanent("bear", size="2/2")
    board.permanent("ox", of="bob", size="1/4")
    run = board.run
    fight = "Target creature you control fights target creature you don't control."
    follow(run, effect(fight), board.scene(target_1=("bear",), target_2=("ox",)))
    assert (run.object("bear").damage, run.object("ox").damage) == (1, 2)


def test_gained_control_makes_a_creature_sick(board: Board) -> None:
    board.permanent("bear", of="bob")
    run = board.run
    follow(run, effect("Gain control of target creature until end of turn."), board.scene(target_1=("bear",)))
    assert run.row("bear").controller == "alice"
    assert run.object("bear").summoning_sick


def test_regeneration_waits_for_destruction(board: Board) -> None:
    board.permanent("bear")
    run = board.run
    follow(run, effect("Regenerate target creature."), board.scene(target_1=("bear",)))
    follow(run, effect("Destroy target creature."), board.scene(target_1=("bear",)))
    assert run.state.ids(Zone.BATTLEFIELD) == ("bear",)
    assert run.object("bear").tapped


def test_a_stun_counter_is_removed_in_place_of_untapping(board: Board) -> None:
    board.permanent("bear", tapped=True, counters={"stun": 1})
    run = board.run
    follow(run, effect("Untap target creature."), board.scene(target_1=("bear",)))
    assert run.object("bear").tapped
    assert run.object("bear").counters == ()


def test_a_suspected_creature_has_menace_and_cannot_block(board: Board) -> None:
    board.permanent("bear")
    run = board.run
    follow(run, effect("Suspect target creature."), board.scene(target_1=("bear",)))
    assert run.row("bear").has("menace")
    assert run.row("bear").rules
