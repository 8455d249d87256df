"""Picking what an instruction is done to: where the rules let whoever acts choose, they choose (608.2d)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from app.engine import filters
from app.engine.meaning import Ids, refer
from app.engine.quantities import bounds
from app.engine.references import bound_ids
from app.engine.registry import unless
from app.engine.run import LARGEST_NUMBER, Run
from app.engine.scene import Scene
from app.game.objects import PlayerId
from app.vocabulary.node import Node
from app.vocabulary.quantities import AnyNumber, Number, OrMore, Quantity, UpTo
from app.vocabulary.references import A, Both, Each, Either, Reference, Some, TopCards

EACH = "each"
"""The name of the player who is acting, where an instruction speaks of each player."""


@dataclass(frozen=True, slots=True)
class Question:
    """What a player is asked who picks: the kind of choice, the rule that lets them choose, and the words."""

    kind: str
    rule: str = "608.2d"
    prompt: str = "Which of these?"


def acting(scene: Scene, player: PlayerId) -> Scene:
    """The scene in which one player acts: "they" means that player; what is bound there is not bound in the other."""
    return replace(scene, bound={**scene.bound, EACH: player})


def pick(
    run: Run, what: Reference, player: PlayerId, scene: Scene, question: Question, *, among: Ids | None = None
) -> Ids:
    """What a reference means as a player acts on it, chosen by that player where it leaves a choice.

    "A creature" and "two cards" are chosen, as many as are wanted or all if there are fewer (609.3); "each creature",
    "it" and targets are what they are. `among` are the objects the instruction is about at all: the player's own
    permanents for a sacrifice, the cards of a hand for a discard. What is picked is bound under the reference's name,
    together with what others have picked before.
    """
    if isinstance(what, Both):
        picked = [pick(run, thing, player, scene, question, among=among) for thing in what.things]
        return tuple(dict.fromkeys(id for ids in picked for id in ids))
    acts = acting(scene, player)
    found = candidates(run, what, acts, among)
    wanted = _wanted(what)
    if wanted is not None:
        found = _choose(run, wanted, found, player, acts, question)
    name = what.bind if isinstance(what, A | Each | Some | TopCards) else None
    if name is not None:
        before = bound_ids(scene, name) if name in scene.bound else ()
        scene.bound[name] = tuple(dict.fromkeys((*before, *found)))
    return found


def pick_in_turn(run: Run, what: Reference, who: Ids, scene: Scene, question: Question) -> Ids:
    """What several players pick, each in turn order from the active player (101.4); "you" pick where no player acts."""
    players = [player for player in run.state.turn_order() if player in who] or [scene.you]
    picked = [pick(run, what, player, scene, question) for player in players]
    return tuple(dict.fromkeys(id for ids in picked for id in ids))


def can_pick(run: Run, what: Reference, player: PlayerId, scene: Scene, *, among: Ids | None = None) -> bool:
    """Whether there is as much to pick as a reference wants: as a cost must have (118.3)."""
    if isinstance(what, Both):
        return all(can_pick(run, thing, player, scene, among=among) for thing in what.things)
    acts = acting(scene, player)
    wanted = _wanted(what)
    least = 1 if wanted is None else bounds(wanted, run.sight, acts)[0]
    return len(candidates(run, what, acts, among)) >= least


def _wanted(what: Reference) -> Quantity | None:
    """How many are to be picked of what a reference could mean; None where it leaves no choice."""
    match what:
        case Some(count):
            return count
        case A() | Either():
            return Number(1)
        case _:
            return None


@unless
def is_choice_between_numbers(it: Node) -> bool:
    """One or another of things of which more than one is meant: "two creatures or a land"."""
    return isinstance(it, Either) and any(isinstance(thing, Some) for thing in it.things)


def candidates(run: Run, what: Reference, scene: Scene, among: Ids | None = None) -> Ids:
    """Everything that a reference could mean, or all of it among certain objects."""
    match what:
        case A(noun) | Some(what=noun):
            people = filters.players(noun, run.sight, scene)
            objects = filters.objects(noun, run.sight, scene, among)
            return (*objects, *(id for id in people if among is None or id in among))
        case Either(things) | Both(things):
            return tuple(dict.fromkeys(id for thing in things for id in candidates(run, thing, scene, among)))
        case _:
            return tuple(id for id in refer(what, run.sight, scene) if among is None or id in among)


def _choose(run: Run, count: Quantity, options: Ids, player: PlayerId, scene: Scene, question: Question) -> Ids:
    least, most = bounds(count, run.sight, scene)
    maximum = len(options) if most is None else min(most, len(options))
    if not maximum:
        return ()
    return run.choose(
        question.kind,
        player,
        question.rule,
        question.prompt,
        options,
        minimum=min(least, maximum),
        maximum=maximum,
        source=scene.source,
    )


def amount(run: Run, quantity: Quantity, player: PlayerId, scene: Scene, most: int = LARGEST_NUMBER) -> int:
    """The number that a quantity is as a player acts, chosen by that player where it is theirs to choose (107.1c)."""
    acts = acting(scene, player)
    least, limit = bounds(quantity, run.sight, acts)
    if not isinstance(quantity, UpTo | OrMore | AnyNumber):
        return least
    maximum = most if limit is None else min(limit, most)
    return run.choose_number(
        "number", player, "608.2d", "How many?", minimum=min(least, maximum), maximum=maximum, source=scene.source
    )
