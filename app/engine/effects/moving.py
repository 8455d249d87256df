"""Instructions that move objects between zones: put, return, exile, discard, counter (400, 610.3, 701)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from app.engine import attaching, libraries
from app.engine.choices import NATURE
from app.engine.conditions import is_true
from app.engine.door import commits, happen, results_in
from app.engine.effects.subjects import actors, known_pick
from app.engine.picking import Question, acting, candidates
from app.engine.quantities import measure
from app.engine.references import Ids, means, refer
from app.engine.registry import Registry, structural, unless
from app.engine.rows import Row
from app.engine.run import Run
from app.engine.scene import Scene
from app.engine.statements import performs
from app.engine.zones import found, moving
from app.game.events import AbilityCountered, Cause, Entry, Event, LibraryArranged, Manner, Moved
from app.game.objects import GameObject, ObjectId, PlayerId
from app.vocabulary import zones as words
from app.vocabulary.abilities import Static
from app.vocabulary.events import LeavesBattlefield
from app.vocabulary.node import Node
from app.vocabulary.references import A, OwnerOf, Some, This
from app.vocabulary.statics import Cannot, Continuous
from app.vocabulary.words import PERMANENT_TYPES, Zone

Arrivals = tuple[Event, ...]

PUT = Question("put", prompt="What is put there?")
EXILE = Question("exile", prompt="What is exiled?")
DISCARD = Question("discard", "701.9b", "Which card is discarded?")
COUNTER = Question("counter", prompt="What is countered?")

arrives: Registry[Arrivals] = Registry(words.Destination)
"""How objects get to a destination: the events of their moves."""


@performs(words.Put)
def put(run: Run, it: words.Put, who: Ids, scene: Scene) -> None:
    """Everything moves at the same time; what has moved before in the effect is found again (400.7j)."""
    moves: dict[Event, None] = {}
    for player in actors(run, who, scene):
        ids = movable(run, known_pick(run, it.what, player, scene, PUT), scene)
        moves.update(dict.fromkeys(arrives[type(it.to)](run, it.to, ids, player, scene)))
    happen(run, *moves)


def movable(run: Run, ids: Iterable[ObjectId], scene: Scene) -> tuple[ObjectId, ...]:
    """The objects that are there to be moved; a token that has left the battlefield stays where it is (111.8)."""
    there = [id for id in found(run, ids, scene) if id in run.state.objects]
    for id in there:
        if _is_lost_token(run, id):
            run.trace.note("111.8", "{token} is a token that has left the battlefield: it doesn't move.", token=id)
    return tuple(id for id in there if not _is_lost_token(run, id))


def _is_lost_token(run: Run, id: ObjectId) -> bool:
    it = run.object(id)
    return it.token and it.zone not in (Zone.BATTLEFIELD, Zone.STACK)


@arrives(words.ToHand)
def to_hand(run: Run, to: words.ToHand, ids: Ids, player: PlayerId, scene: Scene) -> Arrivals:
    """A card goes to its owner's hand, whoever's was said (400.3)."""
    return tuple(moving(run, id, Zone.HAND, cause=scene.cause, by=player) for id in ids)


@arrives(words.ToGraveyard)
def to_graveyard(run: Run, to: words.ToGraveyard, ids: Ids, player: PlayerId, scene: Scene) -> Arrivals:
    libraries.must_be_known(run, ids, "404.2")
    return tuple(moving(run, id, Zone.GRAVEYARD, cause=scene.cause, by=player) for id in ids)


@arrives(words.ToLibrary)
def to_library(run: Run, to: words.ToLibrary, ids: Ids, player: PlayerId, scene: Scene) -> Arrivals:
    """The owner of several cards arranges them (401.4); cards of that library stay the same objects."""
    arrivals: list[Event] = []
    for owner in run.state.turn_order():
        theirs = in_order(run, owner, tuple(id for id in ids if run.object(id).owner == owner), "401.4", scene)
        inside = tuple(id for id in theirs if run.object(id).zone is Zone.LIBRARY)
        if inside:
            arrivals.append(LibraryArranged(owner, inside if to.top else (), () if to.top else inside))
        outside = [id for id in theirs if id not in inside]
        if to.top:
            outside.reverse()
        arrivals.extend(
            moving(run, id, Zone.LIBRARY, cause=scene.cause, by=player, bottom=not to.top) for id in outside
        )
    return tuple(arrivals)


def in_order(run: Run, player: PlayerId, ids: Ids, rule: str, scene: Scene) -> Ids:
    """Cards in the order that a player chooses, from the top down."""
    left, chosen = list(ids), []
    while left:
        (picked,) = run.choose(
            "order", player, rule, "Which of these cards comes first, from the top?", tuple(left), source=scene.source
        )
        left.remove(picked)
        chosen.append(picked)
    return tuple(chosen)


@unless
def enters_in_an_unknown_way(it: Node) -> bool:
    """Entering attacking, or transformed."""
    return isinstance(it, words.ToBattlefield) and it.state not in (None, "tapped")


@arrives(words.ToBattlefield)
def to_battlefield(run: Run, to: words.ToBattlefield, ids: Ids, player: PlayerId, scene: Scene) -> Arrivals:
    """Under the control of the player who puts it there, unless otherwise said (110.2a)."""
    moves = []
    for id in ids:
        entry = _entry(run, to, id, player, scene)
        if entry is not None:
            moves.append(moving(run, id, Zone.BATTLEFIELD, cause=scene.cause, entry=entry, by=player))
    return tuple(moves)


def _entry(run: Run, to: words.ToBattlefield, id: ObjectId, player: PlayerId, scene: Scene) -> Entry | None:
    """How an object enters; None if it can't, and so stays where it is (304.4, 307.4, 303.4g)."""
    libraries.must_be_known(run, (id,), "110.1")
    if not run.row(id).types & PERMANENT_TYPES:
        run.trace.note("400.4a", "{card} can't enter the battlefield: it stays where it is.", card=id)
        return None
    controller = player
    if isinstance(to.whose, OwnerOf):
        controller = run.object(id).owner
    elif to.whose is not None:
        (controller, *_) = refer(to.whose, run.sight, acting(scene, player))
    tapped = to.state == "tapped"
    counters = () if to.counter is None else ((to.counter, 1),)
    if not attaching.is_aura(run.row(id)):
        return Entry(controller, tapped, counters)
    host = attaching.choose_host(run, run.row(id), controller)
    return None if host is None else Entry(controller, tapped, counters, attached_to=host)


@unless
def is_until_something_else(it: Node) -> bool:
    """Exile until something other than this leaving the battlefield."""
    return isinstance(it, words.Exile) and it.until not in (None, LeavesBattlefield(This()))


structural(LeavesBattlefield)


@performs(words.Exile)
def exile(run: Run, it: words.Exile, who: Ids, scene: Scene) -> None:
    """Exiled until this leaves the battlefield: if it has left already, nothing moves (610.3a, 610.3b)."""
    if it.until is not None and run.view.permanent(scene.source) is None:
        run.trace.note("610.3b", "{source} has left the battlefield already: nothing is exiled.", source=scene.source)
        return
    holder = scene.source if it.until is not None else None
    ids = [id for player in actors(run, who, scene) for id in known_pick(run, it.what, player, scene, EXILE)]
    there = movable(run, ids, scene)
    libraries.must_be_known(run, there, "406.3")
    scene.bound["exiled"] = there
    happen(run, *(moving(run, id, Zone.EXILE, Manner.EXILED, scene.cause, held_by=holder) for id in there))


@performs(words.Discard)
def discard(run: Run, it: words.Discard, who: Ids, scene: Scene) -> None:
    """Each player discards cards of their hand, of their own choice or at random (701.9b), all at the same time."""
    moves: list[Moved] = []
    for player in actors(run, who, scene):
        hand = run.state.ids(Zone.HAND, player)
        if it.random:
            picked = _at_random(run, it, player, hand, scene)
        else:
            picked = known_pick(run, it.what, player, scene, DISCARD, among=hand)
        libraries.must_be_known(run, picked, "701.9a")
        moves.extend(moving(run, id, Zone.GRAVEYARD, Manner.DISCARDED, scene.cause, by=player) for id in picked)
    scene.bound["discarded"] = tuple(move.object for move in moves)
    happen(run, *moves)


def _at_random(run: Run, it: words.Discard, player: PlayerId, hand: Ids, scene: Scene) -> Ids:
    acts = acting(scene, player)
    options = list(candidates(run, it.what, acts, hand))
    wanted = 1 if isinstance(it.what, A) else len(options)
    if isinstance(it.what, Some):
        wanted = measure(it.what.count, run.sight, acts)
    picked: list[ObjectId] = []
    while options and len(picked) < wanted:
        (one,) = run.choose(
            "random", NATURE, "701.9b", "Which card does chance pick?", tuple(options), source=scene.source
        )
        options.remove(one)
        picked.append(one)
    return tuple(picked)


@performs(words.Counter)
def counter(run: Run, it: words.Counter, who: Ids, scene: Scene) -> None:
    """A countered spell goes to its owner's graveyard, a countered ability ceases to exist (701.6a)."""
    events: list[Event] = []
    for player in actors(run, who, scene):
        for id in known_pick(run, it.what, player, scene, COUNTER):
            if id in run.state.abilities:
                events.append(AbilityCountered(id))
            elif id in run.state.ids(Zone.STACK) and not _stays_on_stack(run, id):
                events.append(moving(run, id, Zone.GRAVEYARD, Manner.COUNTERED, scene.cause, by=player))
    happen(run, *events)


def _stays_on_stack(run: Run, spell: ObjectId) -> bool:
    """Whether an effect, be it of the spell itself (113.6g), says that a spell can't be countered."""
    statics = any(
        Cannot("be countered") in rule.modifications and means(rule.scope, spell, run.sight, scene)
        for row in (run.row(spell), *run.view.permanents())
        for rule, scene in _continuous(run, row)
    )
    floating = any(spell in it.affected and Cannot("be countered") in it.modifications for it in run.state.effects)
    if statics or floating:
        run.trace.note("101.2", "{spell} can't be countered.", spell=spell)
    return statics or floating


def _continuous(run: Run, row: Row) -> Iterator[tuple[Continuous, Scene]]:
    for line in row.abilities:
        if isinstance(line, Static) and isinstance(line.rule, Continuous) and row.controller is not None:
            scene = Scene(row.controller, row.id)
            if line.condition is None or is_true(line.condition, run.sight, scene):
                yield line.rule, scene


@commits(AbilityCountered)
def remove_from_stack(run: Run, event: AbilityCountered) -> None:
    state = run.state
    left = {id: it for id, it in state.abilities.items() if id != event.ability}
    stack = (id for id in state.ids(Zone.STACK) if id != event.ability)
    run.become(replace(state, abilities=left).with_zone(Zone.STACK, "", stack))


@results_in(Moved)
def bring_back(run: Run, event: Moved) -> Iterator[Event]:
    """What was exiled until a permanent leaves the battlefield returns as it has left, to where it was (610.3)."""
    if event.origin is not Zone.BATTLEFIELD:
        return
    for id in run.state.ids(Zone.EXILE):
        it = run.object(id)
        if it.held_by == event.object and not it.token:
            yield from _back(run, it)


def _back(run: Run, it: GameObject) -> Iterator[Event]:
    was = run.state.past.get(it.was or "")
    zone = Zone.BATTLEFIELD if was is None else was.zone
    if zone is not Zone.BATTLEFIELD:
        yield moving(run, it.id, zone, cause=Cause.RULE)
        return
    back = _entry(run, words.ToBattlefield(whose=OwnerOf(This())), it.id, it.owner, Scene(it.owner, it.id))
    if back is not None:
        yield moving(run, it.id, zone, cause=Cause.RULE, entry=back)
