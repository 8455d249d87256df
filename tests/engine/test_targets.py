"""Which targets may be chosen, and whether they are still legal (115, 601.2c, 608.2b)."""

from __future__ import annotations

from typing import Any

import pytest

from app.engine import targets
from app.engine.outcomes import Illegal
from app.vocabulary.abilities import Do, Spell
from app.vocabulary.actions import Fight
from app.vocabulary.filters import Filter, IsCard, IsSpell, OfType
from app.vocabulary.instructions import Destroy
from app.vocabulary.quantities import Number, UpTo
from app.vocabulary.references import AnotherTarget, Target, You
from app.vocabulary.relations import InAnyGraveyard
from app.vocabulary.words import CardType, Zone

Board = Any
CREATURE = Filter((OfType(CardType.CREATURE),))


def spell(what: Target) -> Spell:
    return Spell((Do(You(), (Destroy(what),)),))


FIGHT = Spell((Do(Target(CREATURE, slot=1), (Fight(AnotherTarget(CREATURE, slot=2)),)),))


def test_cards_in_graveyards_and_spells_but_never_the_spell_itself(board: Board) -> None:
    board.card("dead", Zone.GRAVEYARD, of="bob")
    board.card("ogre", Zone.STACK)
    board.card("source", Zone.STACK, "instant")
    run, scene = board.run, board.scene()
    assert targets.candidates(run, Target(Filter((IsCard(),), controller=InAnyGraveyard())), scene) == ("dead",)
    assert targets.candidates(run, Target(Filter((IsSpell(),))), scene) == ("ogre",)


def test_another_target_is_none_chosen_before(board: Board) -> None:
    for id in ("bear", "wolf", "source"):
        board.permanent(id)
    run, scene = board.run, board.scene()
    assert targets.choose(run, FIGHT, scene, (("bear",), ("source",))) == (("bear",), ("source",))
    with pytest.raises(Illegal):
        targets.choose(run, FIGHT, scene, (("bear",), ("bear",)))


def test_targets_told_apart_stay_legal_when_the_other_is_gone(board: Board) -> None:
    board.permanent("source")
    assert targets.still_legal(board.run, FIGHT, board.scene(), (("bear",), ("source",))) == ((), ("source",))


def test_up_to_so_many_may_be_none(board: Board) -> None:
    board.permanent("bear")
    some = spell(Target(CREATURE, UpTo(Number(2)), slot=1))
    assert targets.choose(board.run, some, board.scene(), ((),)) == ((),)
    assert targets.choose(board.asking(("bear",)), some, board.scene(), None) == (("bear",),)
    with pytest.raises(Illegal):
        targets.choose(board.run, spell(Target(CREATURE, Number(2), slot=1)), board.scene(), (("bear",),))
