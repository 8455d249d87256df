"""Tokens and counters."""

from __future__ import annotations

from typing import Any

from app.engine.registry import carried_out
from app.engine.statements import follow
from app.game.events import CountersPut, TokensCreated
from app.oracle.face import FaceFacts
from app.oracle.reading import read_line
from app.vocabulary.abilities import Spell
from app.vocabulary.statements import Effect
from app.vocabulary.words import Color, Zone

Board = Any
SORCERY = FaceFacts("Spell", ("sorcery",))


def effect(text: str) -> Effect:
    ability = read_line(text, SORCERY).ability
    assert isinstance(ability, Spell), text
    assert carried_out(ability.effect), text
    return ability.effect


def test_tokens_are_what_is_said_of_them(board: Board) -> None:
    run = board.run
    follow(run, effect("Create two 1/1 white Soldier creature tokens with flying."), board.scene())
    first, second = (run.row(id) for id in run.state.ids(Zone.BATTLEFIELD))
    assert (first.name, first.power, first.colors) == ("Soldier Token", 1, {Color.WHITE})
    assert first.has("flying")
    assert run.object(second.id).token
    assert run.object(second.id).was is None
    assert [event.count for event in run.log if isinstance(event, TokensCreated)] == [2]


def test_a_predefined_token_brings_its_ability(board: Board) -> None:
    run = board.run
    follow(run, effect("Create a Treasure token."), board.scene())
    (id,) = run.state.ids(Zone.BATTLEFIELD)
    assert len(run.row(id).activated()) == 1


def test_a_copy_has_the_values_of_what_it_copies(board: Board) -> None:
    board.permanent("bear", of="bob", size="3/4", counters={"+1/+1": 1})
    run = board.run
    follow(run, effect("Create a token that's a copy of target creature."), board.scene(target_1=("bear",)))
    copy = run.row(run.state.ids(Zone.BATTLEFIELD)[-1])
    assert (copy.name, copy.power, copy.controller) == ("bear", 3, "alice")


def test_counters_of_a_kind_share_the_newest_timestamp(board: Board) -> None:
    board.permanent("bear", counters={"+1/+1": 1})
    run = board.run
    put = "Put two +1/+1 counters on target creature."
    follow(run, effect(put), board.scene(target_1=("bear",)))
    (counters,) = run.object("bear").counters
    assert counters.count == 3
    assert counters.timestamp > run.object("bear").timestamp
    assert CountersPut("bear", "+1/+1", 2, "alice") in run.log
    assert run.row("bear").power == 5


def test_no_more_counters_are_removed_than_are_there(board: Board) -> None:
    board.permanent("bear", counters={"charge": 1})
    run = board.run
    follow(run, effect("Remove two charge counters from target creature."), board.scene(target_1=("bear",)))
    assert run.object("bear").counters == ()
