"""Conditions: what must be true for an ability to trigger, apply or be activated, or an instruction to be followed."""

from __future__ import annotations

from collections.abc import Callable

from app.engine import filters
from app.engine.casting_facts import CASTING_FACTS
from app.engine.meaning import atom_test, holds, is_true, measure, refer
from app.engine.quantities import enough
from app.engine.references import means
from app.engine.registry import unless
from app.engine.scene import Scene, Sight
from app.engine.turn_facts import TURN_FACTS
from app.game.objects import PlayerId
from app.vocabulary import conditions as words
from app.vocabulary.filters import Adjective
from app.vocabulary.node import Node
from app.vocabulary.quantities import Number, Quantity
from app.vocabulary.references import A, Both, Each, Either, Reference, Some
from app.vocabulary.words import Zone

__all__ = ["holds", "is_true"]

AT_LEAST_ONE = Number(1)


def _of_players(who: Reference, sight: Sight, scene: Scene, test: Callable[[PlayerId], bool]) -> bool:
    """Whether something is true of every player, if each is spoken of, else of any of those who are meant."""
    players = refer(who, sight, scene)
    if isinstance(who, Each):
        return all(test(player) for player in players)
    return any(test(player) for player in players)


@holds(words.Controls)
def controls(it: words.Controls, sight: Sight, scene: Scene) -> bool:
    return _of_players(it.who, sight, scene, lambda player: _there_is(it.what, sight, scene, player))


@holds(words.Exists)
def exists(it: words.Exists, sight: Sight, scene: Scene) -> bool:
    return _there_is(it.what, sight, scene, None)


def _there_is(what: Reference, sight: Sight, scene: Scene, controller: PlayerId | None) -> bool:
    """Whether there is what is spoken of, or enough of it, under a player's control if one is named."""
    match what:
        case Both(things):
            return all(_there_is(thing, sight, scene, controller) for thing in things)
        case Either(things):
            return any(_there_is(thing, sight, scene, controller) for thing in things)
        case A() | Some():
            wanted: Quantity = what.count if isinstance(what, Some) else AT_LEAST_ONE
            found = filters.objects(what.what, sight, scene)
            return enough(wanted, sum(_is_under(id, controller, sight) for id in found), sight, scene)
        case _:
            found = refer(what, sight, scene)
            return bool(found) and all(_is_under(id, controller, sight) for id in found)


def _is_under(id: str, controller: PlayerId | None, sight: Sight) -> bool:
    if controller is None:
        return True
    return id in sight.state.objects and sight.row(id).controller == controller


@holds(words.DidThat)
def did_that(it: words.DidThat, sight: Sight, scene: Scene) -> bool:
    """Whether anything came of the instruction before (118.12)."""
    return scene.done


@holds(words.DidNot)
def did_not(it: words.DidNot, sight: Sight, scene: Scene) -> bool:
    return not scene.done


@holds(words.Is)
def is_so(it: words.Is, sight: Sight, scene: Scene) -> bool:
    return _are(it.what, it.state, sight, scene, wanted=True)


@holds(words.IsNot)
def is_not_so(it: words.IsNot, sight: Sight, scene: Scene) -> bool:
    return _are(it.what, it.state, sight, scene, wanted=False)


def _are(what: Reference, state: Adjective, sight: Sight, scene: Scene, *, wanted: bool) -> bool:
    """Whether all that is spoken of is, or is not, in a state; of nothing neither is true."""
    test = atom_test(state)
    found = refer(what, sight, scene)
    return bool(found) and all(test(sight.row(id), sight, scene) is wanted for id in found)


@holds(words.IsA)
def is_a(it: words.IsA, sight: Sight, scene: Scene) -> bool:
    found = refer(it.what, sight, scene)
    return bool(found) and all(means(it.kind, id, sight, scene) for id in found)


@holds(words.HasCounters)
def has_counters(it: words.HasCounters, sight: Sight, scene: Scene) -> bool:
    found = refer(it.what, sight, scene)
    return bool(found) and all(enough(it.count, _counters(id, it.kind, sight), sight, scene) for id in found)


def _counters(id: str, kind: str, sight: Sight) -> int:
    """Counters of a kind on an object or a player (122.1), or on an object as it last existed (608.2h)."""
    sight.lean(id, "counters")
    there = sight.state.players.get(id) or sight.state.objects.get(id)
    return dict(sight.row(id).counters).get(kind, 0) if there is None else there.count(kind)


@holds(words.YourTurn)
def your_turn(it: words.YourTurn, sight: Sight, scene: Scene) -> bool:
    return (sight.state.turn.active == scene.you) is it.yours


@holds(words.CardsInHand)
def cards_in_hand(it: words.CardsInHand, sight: Sight, scene: Scene) -> bool:
    return _of_players(
        it.who,
        sight,
        scene,
        lambda player: enough(it.count, len(sight.state.ids(Zone.HAND, player)), sight, scene),
    )


@holds(words.HasLife)
def has_life(it: words.HasLife, sight: Sight, scene: Scene) -> bool:
    bound = measure(it.amount, sight, scene)

    def fits(player: PlayerId) -> bool:
        life = sight.state.players[player].life
        return life >= bound if it.least else life <= bound

    return _of_players(it.who, sight, scene, fits)


@holds(words.CastFact)
def cast_fact(it: words.CastFact, sight: Sight, scene: Scene) -> bool:
    return CASTING_FACTS[it.fact](sight, scene)


@holds(words.HappenedThisTurn)
def happened_this_turn(it: words.HappenedThisTurn, sight: Sight, scene: Scene) -> bool:
    return TURN_FACTS[it.fact](sight, scene)


@unless
def is_unknown_fact(it: Node) -> bool:
    """Facts about casting or about the turn that a game state does not tell of."""
    if isinstance(it, words.CastFact):
        return it.fact not in CASTING_FACTS
    return isinstance(it, words.HappenedThisTurn) and it.fact not in TURN_FACTS
