"""Who acts chooses, where the rules let them (608.2d)."""

from __future__ import annotations

from typing import Any

from app.engine.picking import Question, amount, can_pick, pick, pick_in_turn
from app.vocabulary.filters import Filter, IsCard, OfType, Other, Typed
from app.vocabulary.quantities import AnyNumber, Number, OrMore, UpTo
from app.vocabulary.references import A, Both, Bound, Each, Some, This
from app.vocabulary.relations import ControlledBy
from app.vocabulary.words import CardType, Zone

Board = Any
CREATURE = Filter((OfType(CardType.CREATURE),))
QUESTION = Question("sacrifice")


def bears(board: Board, *ids: str, of: str = "alice") -> None:
    for id in ids:
        board.permanent(id, of=of)


def test_one_of_several_is_chosen_and_bound(board: Board) -> None:
    bears(board, "bear", "wolf")
    run, scene = board.asking(("wolf",)), board.scene()
    assert pick(run, A(CREATURE, "chosen-1"), "alice", scene, QUESTION) == ("wolf",)
    assert scene.bound == {"chosen-1": ("wolf",)}


def test_the_only_one_is_not_asked_for(board: Board) -> None:
    bears(board, "bear")
    run = board.run
    assert pick(run, A(CREATURE), "alice", board.scene(), QUESTION) == ("bear",)
    assert pick(run, Some(Number(2), CREATURE), "alice", board.scene(), QUESTION) == ("bear",)
    assert not run.chooser.asked


def test_as_many_as_there_are_or_as_many_as_they_like(board: Board) -> None:
    bears(board, "a", "b", "c")
    for count, least, most in (
        (Number(2), 2, 2),
        (UpTo(Number(2)), 0, 2),
        (OrMore(Number(1)), 1, 3),
        (AnyNumber(), 0, 3),
    ):
        run = board.asking(("a", "b"))
        assert pick(run, Some(count, CREATURE), "alice", board.scene(), QUESTION) == ("a", "b")
        (asked,) = run.chooser.asked
        assert (asked.minimum, asked.maximum) == (least, most)


def test_what_leaves_no_choice_is_what_it_is(board: Board) -> None:
    bears(board, "bear", "wolf")
    run = board.run
    assert pick(run, Each(CREATURE), "alice", board.scene(), QUESTION) == ("bear", "wolf")
    assert pick(run, Bound("target-1"), "alice", board.scene(target_1=("wolf",)), QUESTION) == ("wolf",)


def test_only_among_what_the_instruction_is_about(board: Board) -> None:
    board.card("bolt", Zone.HAND, "instant")
    board.card("bear", Zone.HAND)
    creature_card = A(Filter((IsCard(),), (Typed((CardType.CREATURE,)),)))
    assert pick(board.run, creature_card, "alice", board.scene(), QUESTION, among=("bolt", "bear")) == ("bear",)
    bears(board, "wolf")
    assert pick(board.run, This(), "alice", board.scene("wolf"), QUESTION, among=()) == ()


def test_this_and_another(board: Board) -> None:
    bears(board, "source", "bear", "wolf")
    both = Both((This(), A(Filter((OfType(CardType.CREATURE),), (Other(),)), "chosen-1")))
    run, scene = board.asking(("wolf",)), board.scene()
    assert pick(run, both, "alice", scene, QUESTION) == ("source", "wolf")
    assert run.chooser.asked[0].options == ("bear", "wolf")
    assert scene.bound["chosen-1"] == ("wolf",)


def test_each_player_picks_their_own_in_turn_order(three: Board) -> None:
    for of in ("alice", "bob", "carol"):
        bears(three, f"{of}-1", f"{of}-2", of=of)
    own = A(Filter((OfType(CardType.CREATURE),), controller=ControlledBy(Bound("each"))), "chosen-1")
    run, scene = three.asking(("alice-2",), ("carol-1",)), three.scene(you="bob")
    assert pick_in_turn(run, own, ("carol", "alice"), scene, QUESTION) == ("alice-2", "carol-1")
    assert [choice.player for choice in run.chooser.asked] == ["alice", "carol"]
    assert scene.bound == {"chosen-1": ("alice-2", "carol-1")}


def test_whether_there_is_enough_for_a_cost(board: Board) -> None:
    bears(board, "bear")
    run, scene = board.run, board.scene()
    assert can_pick(run, A(CREATURE), "alice", scene)
    assert not can_pick(run, Some(Number(2), CREATURE), "alice", scene)
    assert can_pick(run, Some(UpTo(Number(2)), CREATURE), "alice", scene)


def test_an_amount_is_chosen_where_it_may_be(board: Board) -> None:
    run = board.asking(("2",))
    assert amount(run, Number(3), "alice", board.scene()) == 3
    assert amount(run, UpTo(Number(3)), "alice", board.scene()) == 2
    assert (run.chooser.asked[0].minimum, run.chooser.asked[0].maximum) == (0, 3)
