"""How many, how much."""

from __future__ import annotations

from typing import Any

import pytest

from app.engine.outcomes import Unsupported
from app.engine.quantities import bounds, enough, measure
from app.vocabulary.filters import Filter, IsCard, IsOpponent, OfType, Typed, YouControl
from app.vocabulary.measures import CountersOn, Devotion, Greatest, Property, Total, Twice
from app.vocabulary.quantities import AnyNumber, Count, Number, OrMore, ThatMany, UpTo, X
from app.vocabulary.references import This, You
from app.vocabulary.relations import InZoneOf
from app.vocabulary.words import CardType, Color, Zone

Board = Any
YOUR_CREATURES = Filter((OfType(CardType.CREATURE),), controller=YouControl())


def of(board: Board, quantity: Any, source: str = "source", **bound: Any) -> int:
    return measure(quantity, board.sight, board.scene(source, **bound))


def test_counting_permanents_cards_and_players(three: Board) -> None:
    three.permanent("bear")
    three.permanent("wolf", of="bob")
    three.card("bolt", Zone.GRAVEYARD, "instant")
    three.card("ogre", Zone.GRAVEYARD)
    graveyard = InZoneOf(You(), Zone.GRAVEYARD)
    assert of(three, Count(YOUR_CREATURES)) == 1
    assert of(three, Count(Filter((IsCard(),), controller=graveyard))) == 2
    assert of(three, Count(Filter((IsCard(),), (Typed((CardType.CREATURE,)),), controller=graveyard))) == 1
    assert of(three, Count(Filter((IsOpponent(),)))) == 2


def test_cards_of_a_library_count_though_they_are_not_listed(board: Board) -> None:
    board.card("first", Zone.LIBRARY)
    board.player("alice", unlisted_library=10)
    library = InZoneOf(You(), Zone.LIBRARY)
    assert of(board, Count(Filter((IsCard(),), controller=library))) == 11
    with pytest.raises(Unsupported):
        of(board, Count(Filter((IsCard(),), (Typed((CardType.LAND,)),), controller=library)))


def test_x_is_what_was_announced(board: Board) -> None:
    scene = board.scene()
    scene.x = 3
    assert measure(X(), board.sight, scene) == 3


def test_that_many_is_the_number_mentioned_before(board: Board) -> None:
    assert of(board, ThatMany(), amount=4) == 4
    with pytest.raises(Unsupported):
        of(board, ThatMany())


def test_properties_of_one_thing(board: Board) -> None:
    board.permanent("bear", size="2/3", cost=("{1}", "{G}"), counters={"+1/+1": 1})
    board.permanent("ring", "artifact")
    board.player("alice", life=7)
    assert of(board, Property(This(), "power"), "bear") == 3
    assert of(board, Property(This(), "toughness"), "bear") == 4
    assert of(board, Property(This(), "mana value"), "bear") == 2
    assert of(board, Property(You(), "life total")) == 7
    assert of(board, Property(This(), "power"), "ring") == 0


def test_greatest_and_total(board: Board) -> None:
    assert of(board, Greatest("power", YOUR_CREATURES)) == 0
    board.permanent("bear", size="2/2")
    board.permanent("giant", size="5/5")
    board.permanent("wurm", size="9/9", of="bob")
    assert of(board, Greatest("power", YOUR_CREATURES)) == 5
    assert of(board, Total("toughness", YOUR_CREATURES)) == 7


def test_devotion_counts_hybrid_symbols_of_permanents_you_control(board: Board) -> None:
    board.permanent("knight", cost=("{1}", "{W}", "{W}"))
    board.permanent("guide", cost=("{G/W}", "{W/P}"))
    board.permanent("angel", cost=("{W}",), of="bob")
    board.card("cleric", Zone.GRAVEYARD, cost=("{W}",))
    assert of(board, Devotion(Color.WHITE)) == 4


def test_counters_and_twice(board: Board) -> None:
    board.permanent("mine", "artifact", counters={"charge": 3})
    assert of(board, CountersOn("charge", This()), "mine") == 3
    assert of(board, Twice(CountersOn("charge", This())), "mine") == 6


def test_numbers_that_are_chosen_have_bounds_and_no_value(board: Board) -> None:
    sight, scene = board.sight, board.scene()
    assert bounds(Number(2), sight, scene) == (2, 2)
    assert bounds(UpTo(Number(2)), sight, scene) == (0, 2)
    assert bounds(OrMore(Number(1)), sight, scene) == (1, None)
    assert bounds(AnyNumber(), sight, scene) == (0, None)
    with pytest.raises(Unsupported):
        measure(UpTo(Number(2)), sight, scene)


def test_enough(board: Board) -> None:
    sight, scene = board.sight, board.scene()
    assert enough(Number(0), 0, sight, scene)
    assert not enough(Number(0), 1, sight, scene)
    assert enough(OrMore(Number(3)), 4, sight, scene)
    assert not enough(OrMore(Number(3)), 2, sight, scene)
    assert enough(UpTo(Number(1)), 1, sight, scene)
    assert not enough(UpTo(Number(1)), 2, sight, scene)
