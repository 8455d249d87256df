"""Whether conditions are true."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from app.engine.conditions import is_true
from app.engine.outcomes import Unsupported
from app.engine.registry import carried_out
from app.game.events import AttackersDeclared, CardDrawn, Event, LifeGained, Manner, Moved, SpellCast, StepBegan
from app.game.history import History
from app.game.objects import Cast
from app.vocabulary.conditions import (
    CardsInHand,
    CastFact,
    Condition,
    Controls,
    Exists,
    HappenedThisTurn,
    HasCounters,
    HasLife,
    Is,
    IsA,
    IsNot,
    YourTurn,
)
from app.vocabulary.filters import Filter, IsCard, IsOpponent, IsTapped, OfType, Typed
from app.vocabulary.quantities import Number, OrMore
from app.vocabulary.references import A, Each, Some, This, You
from app.vocabulary.relations import InZoneOf
from app.vocabulary.words import CardType, Step, Zone

Board = Any
CREATURE = Filter((OfType(CardType.CREATURE),))
AN_OPPONENT = A(Filter((IsOpponent(),)))
EACH_OPPONENT = Each(Filter((IsOpponent(),)))


def holds(board: Board, condition: Condition, source: str = "source", **bound: Any) -> bool:
    return is_true(condition, board.sight, board.scene(source, **bound))


def since_untap(board: Board, *events: Event) -> None:
    began = StepBegan(Step.UNTAP, board.state.turn.number, board.state.turn.active)
    board.state = replace(board.state, history=History((began, *events)))


def test_controlling_things(three: Board) -> None:
    three.permanent("bear")
    three.permanent("stolen", of="alice", controller="bob")
    three.permanent("wolf", of="bob")
    assert holds(three, Controls(You(), A(CREATURE)))
    assert not holds(three, Controls(You(), Some(OrMore(Number(2)), CREATURE)))
    assert not holds(three, Controls(You(), Some(Number(0), CREATURE)))
    assert holds(three, Controls(AN_OPPONENT, Some(OrMore(Number(2)), CREATURE)))
    assert not holds(three, Controls(EACH_OPPONENT, A(CREATURE)))
    assert holds(three, Controls(AN_OPPONENT, Some(Number(0), CREATURE)))
    assert holds(three, Controls(You(), This()), "bear")
    assert not holds(three, Controls(You(), This()), "stolen")


def test_there_being_things(board: Board) -> None:
    in_graveyard = Filter((IsCard(),), controller=InZoneOf(You(), Zone.GRAVEYARD))
    assert not holds(board, Exists(A(in_graveyard)))
    board.card("bolt", Zone.GRAVEYARD, "instant")
    assert holds(board, Exists(A(in_graveyard)))
    assert not holds(board, Exists(Some(OrMore(Number(2)), in_graveyard)))


def test_being_in_a_state_and_of_a_kind(board: Board) -> None:
    board.permanent("bear", tapped=True)
    board.card("forest", Zone.LIBRARY, "land")
    assert holds(board, Is(This(), IsTapped()), "bear")
    assert not holds(board, IsNot(This(), IsTapped()), "bear")
    assert holds(board, IsA(This(), A(CREATURE)), "bear")
    assert holds(board, IsA(This(), A(Filter((IsCard(),), (Typed((CardType.LAND,)),)))), "forest")
    assert not holds(board, IsA(This(), A(CREATURE)), "forest")


def test_counters_on_things_and_players(board: Board) -> None:
    board.permanent("hydra", counters={"+1/+1": 3})
    board.player("bob", poison=3)
    assert holds(board, HasCounters(This(), "+1/+1", OrMore(Number(3))), "hydra")
    assert not holds(board, HasCounters(This(), "+1/+1", Number(0)), "hydra")
    assert holds(board, HasCounters(AN_OPPONENT, "poison", OrMore(Number(3))))


def test_turn_hand_and_life(three: Board) -> None:
    three.card("bolt", Zone.HAND, "instant")
    three.player("bob", life=5)
    assert holds(three, YourTurn())
    assert not holds(three, YourTurn(yours=False))
    assert not holds(three, CardsInHand(You(), Number(0)))
    assert holds(three, CardsInHand(AN_OPPONENT, Number(0)))
    assert holds(three, HasLife(AN_OPPONENT, Number(5), least=False))
    assert not holds(three, HasLife(EACH_OPPONENT, Number(5), least=False))


def test_how_it_was_cast(board: Board) -> None:
    board.permanent("bear")
    assert not holds(board, CastFact("it was cast"), "bear")
    cast = replace(board.state.objects["bear"], cast=Cast(mana=(), zone=Zone.HAND))
    board.state = board.state.with_object(cast)
    assert holds(board, CastFact("you cast it from your hand"), "bear")
    assert not holds(board, CastFact("this spell was cast from a graveyard"), "bear")


def test_what_happened_this_turn(board: Board) -> None:
    since_untap(board, LifeGained("alice", 1), CardDrawn("alice", "a"), CardDrawn("alice", "b"))
    assert holds(board, HappenedThisTurn("you gained life this turn"))
    assert holds(board, HappenedThisTurn("you've drawn your second card this turn"))
    assert not holds(board, HappenedThisTurn("you attacked this turn"))
    since_untap(board, AttackersDeclared("alice", ("bear",)))
    assert holds(board, HappenedThisTurn("you attacked this turn"))


def test_a_creature_that_died_is_judged_as_it_last_was(board: Board) -> None:
    board.permanent("bear")
    row = board.sight.row("bear")
    board.state = replace(board.state, objects={}, zones={}, past={"bear": row})
    since_untap(board, Moved("bear", Zone.BATTLEFIELD, Zone.GRAVEYARD, "bear.2", Manner.DESTROYED))
    assert holds(board, HappenedThisTurn("a creature died this turn"))
    assert holds(board, HappenedThisTurn("a permanent you controlled left the battlefield this turn"))
    assert not holds(board, HappenedThisTurn("you sacrificed a permanent this turn"))


def test_another_spell_is_none_that_became_this(board: Board) -> None:
    board.permanent("bear.3", was="bear.2")
    since_untap(board, SpellCast("alice", "bear.2"))
    assert not holds(board, HappenedThisTurn("you've cast another spell this turn"), "bear.3")
    since_untap(board, SpellCast("alice", "bolt.2"), SpellCast("alice", "bear.2"))
    assert holds(board, HappenedThisTurn("you've cast another spell this turn"), "bear.3")


def test_an_earlier_part_of_the_turn_that_is_not_told_is_not_guessed(board: Board) -> None:
    with pytest.raises(Unsupported):
        holds(board, HappenedThisTurn("you gained life this turn"))
    board.state = replace(board.state, history=History((LifeGained("alice", 1),)))
    assert holds(board, HappenedThisTurn("you gained life this turn"))


def test_facts_that_are_not_kept_are_not_understood() -> None:
    assert carried_out(HappenedThisTurn("a creature died this turn"))
    assert not carried_out(HappenedThisTurn("it's day"))
    assert not carried_out(CastFact("its prowl cost was paid"))
