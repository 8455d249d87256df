"""What references mean, and whether they mean a certain thing."""

from __future__ import annotations

from typing import Any

import pytest

from app.engine.outcomes import Unsupported
from app.engine.references import means, refer
from app.vocabulary.filters import AnOpponentControls, Filter, IsOpponent, IsPlayer, OfType, Other
from app.vocabulary.quantities import Number
from app.vocabulary.references import (
    A,
    Both,
    Bound,
    ControllerOf,
    CostPaid,
    Each,
    Either,
    Host,
    OwnerOf,
    Some,
    Target,
    This,
    ThisFrom,
    TopCards,
    WholeHand,
    You,
)
from app.vocabulary.words import CardType, Zone

Board = Any
CREATURE = Filter((OfType(CardType.CREATURE),))


def test_this_and_you(board: Board) -> None:
    scene = board.scene("bear", you="bob")
    assert refer(This(), board.sight, scene) == ("bear",)
    assert refer(You(), board.sight, scene) == ("bob",)


def test_this_in_a_zone_is_found_where_it_has_just_gone(board: Board) -> None:
    board.card("bear.2", Zone.GRAVEYARD, was="bear")
    from_graveyard = ThisFrom(This(), You(), Zone.GRAVEYARD)
    assert refer(from_graveyard, board.sight, board.scene("bear")) == ("bear.2",)
    assert refer(from_graveyard, board.sight, board.scene("bear.2")) == ("bear.2",)
    assert refer(from_graveyard, board.sight, board.scene("wolf")) == ()


def test_each_means_objects_and_players(three: Board) -> None:
    three.permanent("bear", of="bob")
    either = Filter((OfType(CardType.CREATURE), IsPlayer()))
    assert refer(Each(either), three.sight, three.scene()) == ("bear", "alice", "bob", "carol")


def test_targets_and_what_was_mentioned_are_bound_by_name(board: Board) -> None:
    scene = board.scene(target_1=("bear", "wolf"), subject="ogre")
    assert refer(Target(CREATURE, slot=1), board.sight, scene) == ("bear", "wolf")
    assert refer(Bound("subject"), board.sight, scene) == ("ogre",)
    with pytest.raises(Unsupported):
        refer(Bound("chosen-1"), board.sight, scene)


def test_the_host_is_whatever_this_is_attached_to(board: Board) -> None:
    board.permanent("forest", "land")
    board.permanent("aura", "enchantment Aura", attached_to="forest")
    board.permanent("curse", "enchantment Aura", attached_to="bob")
    assert refer(Host("enchanted", CREATURE), board.sight, board.scene("aura")) == ("forest",)
    assert refer(Host("enchanted", CREATURE), board.sight, board.scene("curse")) == ("bob",)


def test_controllers_and_owners(three: Board) -> None:
    three.permanent("stolen", of="bob", controller="carol")
    scene = three.scene(target_1=("stolen",))
    assert refer(ControllerOf(Bound("target-1")), three.sight, scene) == ("carol",)
    assert refer(OwnerOf(Bound("target-1")), three.sight, scene) == ("bob",)


def test_the_owner_of_what_has_moved_is_found_by_what_it_became(board: Board) -> None:
    board.card("bear.2", Zone.GRAVEYARD, of="bob", was="bear")
    assert refer(OwnerOf(Bound("subject")), board.sight, board.scene(subject="bear")) == ("bob",)


def test_a_whole_hand(board: Board) -> None:
    board.card("bolt", Zone.HAND, "instant", of="bob")
    board.unknown("secret", Zone.HAND, of="bob")
    hand = WholeHand(Each(Filter((IsOpponent(),))))
    assert refer(hand, board.sight, board.scene()) == ("bolt", "secret")


def test_the_top_cards_of_a_library(board: Board) -> None:
    for id in ("first", "second"):
        board.card(id, Zone.LIBRARY)
    assert refer(TopCards(You(), Number(1)), board.sight, board.scene()) == ("first",)
    assert refer(TopCards(You(), Number(3)), board.sight, board.scene()) == ("first", "second")


def test_top_cards_that_are_not_listed_are_not_guessed(board: Board) -> None:
    board.card("first", Zone.LIBRARY)
    board.player("alice", unlisted_library=10)
    assert refer(TopCards(You(), Number(1)), board.sight, board.scene()) == ("first",)
    with pytest.raises(Unsupported):
        refer(TopCards(You(), Number(2)), board.sight, board.scene())


def test_several_things_each_once(board: Board) -> None:
    board.permanent("bear")
    board.permanent("wolf")
    scene = board.scene("bear")
    assert refer(Both((This(), Each(CREATURE))), board.sight, scene) == ("bear", "wolf")


def test_what_was_paid_must_have_been_recorded(board: Board) -> None:
    paid = CostPaid("sacrificed", CREATURE)
    assert refer(paid, board.sight, board.scene(sacrificed=("bear",))) == ("bear",)
    with pytest.raises(Unsupported):
        refer(paid, board.sight, board.scene())


def test_this_or_another_means_either(board: Board) -> None:
    for id in ("source", "bear"):
        board.permanent(id)
    board.permanent("ring", "artifact")
    either = Either((This(), A(Filter((OfType(CardType.CREATURE),), (Other(),)))))
    assert [id for id in ("source", "bear", "ring") if means(either, id, board.sight, board.scene())] == [
        "source",
        "bear",
    ]


def test_a_reference_to_several_means_each_of_them(three: Board) -> None:
    three.permanent("bear")
    three.permanent("wolf", of="carol")
    theirs = Some(Number(2), Filter((OfType(CardType.CREATURE),), controller=AnOpponentControls()))
    assert not means(theirs, "bear", three.sight, three.scene())
    assert means(theirs, "wolf", three.sight, three.scene())
    assert means(A(Filter((IsOpponent(),))), "carol", three.sight, three.scene())
    assert not means(A(Filter((IsOpponent(),))), "alice", three.sight, three.scene())
