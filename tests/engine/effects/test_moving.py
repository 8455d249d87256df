"""Moving objects between zones: what an effect finds again, who chooses, what stays where it is."""

from __future__ import annotations

from typing import Any

import pytest

from app.engine.outcomes import Unsupported
from app.engine.statements import follow
from app.engine.zones import followed
from app.oracle.face import FaceFacts
from app.oracle.reading import read_line
from app.vocabulary.abilities import Spell
from app.vocabulary.statements import Effect
from app.vocabulary.words import Zone

Board = Any
SORCERY = FaceFacts("Spell", ("sorcery",))


def effect(text: str) -> Effect:
    ability = read_line(text, SORCERY).ability
    assert isinstance(ability, Spell), text
    return ability.effect


def test_a_creature_returns_to_its_owners_hand(board: Board) -> None:
    board.permanent("bear", of="bob", controller="alice")
    run = board.run
    follow(run, effect("Return target creature to its owner's hand."), board.scene(target_1=("bear",)))
    assert run.state.ids(Zone.HAND, "bob") == ("bear.2",)


def test_what_an_effect_has_exiled_is_found_again(board: Board) -> None:
    board.permanent("bear", of="bob")
    run, scene = board.run, board.scene(target_1=("bear",))
    blink = "Exile target creature, then return it to the battlefield under its owner's control."
    follow(run, effect(blink), scene)
    assert run.state.ids(Zone.BATTLEFIELD) == ("bear.3",)
    assert run.object("bear.3").controller == "bob"
    assert followed(run, "bear", scene) == "bear.3"


def test_what_moved_before_the_effect_is_lost(board: Board) -> None:
    board.card("bear.2", Zone.GRAVEYARD, was="bear")
    run, scene = board.run, board.scene(target_1=("bear",))
    assert followed(run, "bear", scene) is None
    scene.finds = ("bear",)
    assert followed(run, "bear", scene) == "bear.2"


def test_an_instant_cannot_enter_the_battlefield(board: Board) -> None:
    board.card("bolt", Zone.GRAVEYARD, "instant")
    run = board.run
    follow(run, effect("Return target card from your graveyard to the battlefield."), board.scene(target_1=("bolt",)))
    assert run.state.ids(Zone.GRAVEYARD, "alice") == ("bolt",)


def test_a_token_that_left_the_battlefield_stays_away(board: Board) -> None:
    board.permanent("goblin", token=True)
    run = board.run
    blink = "Exile target creature, then return it to the battlefield under its owner's control."
    follow(run, effect(blink), board.scene(target_1=("goblin",)))
    assert run.state.ids(Zone.EXILE) == ("goblin.2",)


def test_each_player_discards_a_card_of_their_own_choice(board: Board) -> None:
    for id, of in (("a", "alice"), ("b", "alice"), ("c", "bob")):
        board.card(id, Zone.HAND, of=of)
    run = board.asking(("b",))
    follow(run, effect("Each player discards a card."), board.scene())
    assert run.state.ids(Zone.GRAVEYARD, "alice") == ("b.2",)
    assert run.state.ids(Zone.GRAVEYARD, "bob") == ("c.2",)


def test_chance_picks_what_is_discarded_at_random(board: Board) -> None:
    board.card("a", Zone.HAND)
    board.card("b", Zone.HAND)
    run = board.asking(("a",))
    follow(run, effect("Discard a card at random."), board.scene())
    assert run.chooser.asked[0].player == "nature"
    assert run.state.ids(Zone.GRAVEYARD, "alice") == ("a.2",)


def test_an_unknown_card_cannot_be_discarded(board: Board) -> None:
    board.unknown("a", Zone.HAND)
    with pytest.raises(Unsupported):
        follow(board.run, effect("Discard a card."), board.scene())


def test_a_countered_spell_goes_to_its_owners_graveyard(board: Board) -> None:
    board.card("bolt", Zone.STACK, "instant", of="bob")
    run = board.run
    follow(run, effect("Counter target spell."), board.scene(target_1=("bolt",)))
    assert run.state.ids(Zone.GRAVEYARD, "bob") == ("bolt.2",)
    assert run.state.ids(Zone.STACK) == ()


def test_what_is_exiled_until_something_leaves_comes_back(board: Board) -> None:
    board.permanent("jailer")
    board.permanent("bear", of="bob")
    run = board.run
    until = "Exile target creature until this spell leaves the battlefield."
    follow(run, effect(until), board.scene("jailer", target_1=("bear",)))
    assert run.state.ids(Zone.EXILE) == ("bear.2",)
    follow(run, effect("Destroy target creature."), board.scene(target_1=("jailer",)))
    assert run.state.ids(Zone.BATTLEFIELD) == ("bear.3",)


def test_a_spell_that_cannot_be_countered_stays(board: Board) -> None:
    board.card("bolt", Zone.STACK, "instant", of="bob", lines=("This spell can't be countered.",))
    run = board.run
    follow(run, effect("Counter target spell."), board.scene(target_1=("bolt",)))
    assert run.state.ids(Zone.STACK) == ("bolt",)
