"""Costs: whether they can be paid, and paying them (118, 601.2h)."""

from __future__ import annotations

from collections.abc import Callable

from app.engine.door import happen
from app.engine.effects.permanents import controlled_by
from app.engine.life import must_have_life, pay_life
from app.engine.outcomes import Illegal
from app.engine.picking import acting, can_pick, candidates
from app.engine.quantities import bounds, measure
from app.engine.references import Ids
from app.engine.registry import Registry, structural, unless
from app.engine.run import Run
from app.engine.scene import Scene
from app.engine.statements import perform, performs
from app.game.events import Cause, CountersPut, CountersRemoved, Tapped, Untapped
from app.game.library import size
from app.game.objects import ObjectId
from app.vocabulary import actions, counters, zones
from app.vocabulary import costs as words
from app.vocabulary import instructions as verbs
from app.vocabulary.costs import Cost, CostItem
from app.vocabulary.instructions import Instruction
from app.vocabulary.node import Node
from app.vocabulary.quantities import X
from app.vocabulary.references import Reference, TopCards
from app.vocabulary.tree import mentions
from app.vocabulary.words import CardType, Zone

structural(Cost, words.PayMana)

pays: Registry[None] = Registry(CostItem)
Check = Callable[[Run, Node, Scene], None]
_affords: dict[type[Node], Check] = {}


def affords(*kinds: type[Node]) -> Callable[[Check], Check]:
    """Register the check that a cost item can be paid; it raises `Illegal` where it can't (118.3)."""

    def register(check: Check) -> Check:
        _affords.update(dict.fromkeys(kinds, check))
        return check

    return register


@unless
def cannot_be_judged(it: Node) -> bool:
    """Costs with deeds of which it can't be told whether they can be done in full."""
    return isinstance(it, Cost) and any(
        isinstance(part, Instruction) and type(part) not in _affords for part in it.items
    )


def must_be_payable(run: Run, cost: Cost, scene: Scene) -> None:
    """Raise `Illegal` if some item of a cost, mana apart, can't be paid as things are (118.3)."""
    for item in cost.items:
        check = _affords.get(type(item))
        if check is not None:
            check(run, item, scene)


def mana_part(cost: Cost) -> tuple[str, ...]:
    """The mana symbols of a cost."""
    return tuple(symbol for item in cost.items if isinstance(item, words.PayMana) for symbol in item.symbols)


def other_part(cost: Cost) -> tuple[CostItem | Instruction, ...]:
    """Everything in a cost but the mana."""
    return tuple(item for item in cost.items if not isinstance(item, words.PayMana))


def has_x(cost: Cost) -> bool:
    """Whether X is in a cost, so that its value is chosen as it is announced (107.3a)."""
    return "{X}" in mana_part(cost) or any(mentions(cost, X))


def no_x_to_announce(source: ObjectId) -> Illegal:
    """A value was announced for X though no cost has one (107.3a)."""
    return Illegal("107.3a", "{source} has no X in its costs: no value can be announced for it.", source=source)


def most_x(run: Run, cost: Cost, scene: Scene) -> int | None:
    """The largest X for which everything but the mana can be paid; None where nothing bounds it."""
    bounds: list[int] = []
    for item in cost.items:
        match item:
            case counters.RemoveCounters(kind, what, X()):
                bounds.append(max((run.object(id).count(kind) for id in _there(run, what, scene)), default=0))
            case actions.PayLife(X()):
                bounds.append(max(0, run.player(scene.you).life))
    return min(bounds, default=None)


def pay_rest(run: Run, cost: Cost, scene: Scene) -> None:
    """Pay everything but the mana, in the order written; what involves chance or a library comes last (601.2h)."""
    for item in sorted(other_part(cost), key=_comes_late):
        if isinstance(item, Instruction):
            must_be_payable(run, Cost((item,)), scene)
            scene.cause = Cause.COST
            perform(run, item, (scene.you,), scene)
            scene.cause = Cause.EFFECT
        else:
            pays[type(item)](run, item, scene)


def _comes_late(item: CostItem | Instruction) -> bool:
    """Whether a cost involves a random element, or moves cards from a library to a public zone (601.2h)."""
    at_random = isinstance(item, zones.Discard) and item.random
    return at_random or isinstance(item, verbs.Mill) or any(mentions(item, TopCards))


def _there(run: Run, what: Reference, scene: Scene) -> Ids:
    return tuple(id for id in candidates(run, what, acting(scene, scene.you)) if id in run.state.objects)


@affords(words.TapThis)
def is_untapped(run: Run, it: Node, scene: Scene) -> None:
    if run.object(scene.source).tapped:
        run.trace.note("107.5", "{T} in a cost means: tap {source}.", source=scene.source)
        raise Illegal("118.3", "{source} is already tapped, so it can't be tapped to pay for {T}.", source=scene.source)


@affords(words.UntapThis)
def is_tapped(run: Run, it: Node, scene: Scene) -> None:
    if not run.object(scene.source).tapped:
        run.trace.note("107.6", "{Q} in a cost means: untap {source}.", source=scene.source)
        raise Illegal("118.3", "{source} isn't tapped, so it can't be untapped to pay for {Q}.", source=scene.source)


def _crew_for(run: Run, scene: Scene) -> dict[ObjectId, int]:
    """The creatures that could be tapped for their power, and that power: untapped ones, but for the source itself."""
    mine = (row for row in run.view.permanents() if row.controller == scene.you and row.id != scene.source)
    fit = (row for row in mine if CardType.CREATURE in row.types and not run.object(row.id).tapped)
    return {row.id: row.power or 0 for row in fit}


@affords(words.TapForPower)
def has_power_to_tap(run: Run, it: Node, scene: Scene) -> None:
    assert isinstance(it, words.TapForPower)
    if sum(power for power in _crew_for(run, scene).values() if power > 0) < it.power.value:
        raise Illegal(
            "118.3",
            "{player} has no untapped creatures with total power {power} or greater to tap.",
            player=scene.you,
            power=it.power.value,
        )


@pays(words.TapForPower)
def tap_for_power(run: Run, it: words.TapForPower, scene: Scene) -> None:
    """Any number may be tapped, as long as their total power is enough (702.122a)."""
    has_power_to_tap(run, it, scene)
    crew = _crew_for(run, scene)
    picked = run.choose(
        "crew",
        scene.you,
        "702.122a",
        "Which creatures are tapped?",
        tuple(crew),
        minimum=0 if it.power.value <= 0 else 1,
        maximum=len(crew),
        source=scene.source,
    )
    if sum(crew[id] for id in picked) < it.power.value:
        raise Illegal("702.122a", "The total power of what is tapped isn't enough.", source=scene.source)
    happen(run, *(Tapped(id, Cause.COST) for id in picked))


@affords(words.Loyalty)
def has_loyalty(run: Run, it: Node, scene: Scene) -> None:
    assert isinstance(it, words.Loyalty)
    there = run.object(scene.source).count("loyalty")
    if it.amount < 0:
        run.lean(scene.source, "counters")
    if it.amount < 0 and there < -it.amount:
        raise Illegal(
            "606.6",
            "{source} has {there} loyalty {there:counter|counters}, so {wanted} can't be removed.",
            source=scene.source,
            there=there,
            wanted=-it.amount,
        )


@affords(verbs.Sacrifice)
def has_something_to_sacrifice(run: Run, it: Node, scene: Scene) -> None:
    assert isinstance(it, verbs.Sacrifice)
    if not can_pick(run, it.what, scene.you, scene, among=controlled_by(run, scene.you)):
        raise Illegal("118.3", "{player} doesn't control what is to be sacrificed for this cost.", player=scene.you)


@affords(zones.Discard)
def has_something_to_discard(run: Run, it: Node, scene: Scene) -> None:
    assert isinstance(it, zones.Discard)
    if not can_pick(run, it.what, scene.you, scene, among=run.state.ids(Zone.HAND, scene.you)):
        raise Illegal("118.3", "{player} doesn't have the cards to discard for this cost.", player=scene.you)


@affords(verbs.Tap, verbs.Untap)
def has_something_to_turn(run: Run, it: Node, scene: Scene) -> None:
    """What is tapped already can't be tapped for a cost, what is untapped can't be untapped."""
    assert isinstance(it, (verbs.Tap, verbs.Untap))
    turned = isinstance(it, verbs.Untap)
    fit = tuple(row.id for row in run.view.permanents() if run.object(row.id).tapped is turned)
    if not can_pick(run, it.what, scene.you, scene, among=fit):
        deed = "untapped" if turned else "tapped"
        raise Illegal(
            "118.3", f"There is nothing that can be {deed} for {{player}} to pay this cost.", player=scene.you
        )


@affords(zones.Exile, zones.Put, zones.Reveal)
def has_something_to_move(run: Run, it: Node, scene: Scene) -> None:
    assert isinstance(it, (zones.Exile, zones.Put, zones.Reveal))
    if not isinstance(it.what, TopCards) and not can_pick(run, it.what, scene.you, scene):
        raise Illegal("118.3", "{player} doesn't have what this cost asks for.", player=scene.you)


@affords(counters.RemoveCounters)
def has_counters(run: Run, it: Node, scene: Scene) -> None:
    assert isinstance(it, counters.RemoveCounters)
    wanted, _ = bounds(it.count, run.sight, scene)
    there = _there(run, it.what, scene)
    for id in there:
        run.lean(id, "counters")
    if not any(run.object(id).count(it.kind) >= wanted for id in there):
        raise Illegal(
            "118.3",
            "{source} can't have {wanted} {kind} {wanted:counter|counters} removed for this cost.",
            source=there[0] if len(there) == 1 else scene.source,
            wanted=wanted,
            kind=it.kind,
        )


@affords(counters.PutCounters)
def has_something_to_put_counters_on(run: Run, it: Node, scene: Scene) -> None:
    assert isinstance(it, counters.PutCounters)
    if not can_pick(run, it.what, scene.you, scene):
        raise Illegal("118.3", "There is nothing to put the counters of this cost on.")


@affords(actions.PayLife)
def has_life(run: Run, it: Node, scene: Scene) -> None:
    assert isinstance(it, actions.PayLife)
    must_have_life(run, scene.you, measure(it.amount, run.sight, scene))


@affords(verbs.Mill)
def has_a_library(run: Run, it: Node, scene: Scene) -> None:
    """No more cards can be milled for a cost than the library has (701.17b)."""
    assert isinstance(it, verbs.Mill)
    run.lean(scene.you, "library")
    if size(run.state, scene.you) < measure(it.count, run.sight, scene):
        raise Illegal("701.17b", "{player}'s library has fewer cards than are to be milled.", player=scene.you)


@pays(words.TapThis)
def tap_this(run: Run, it: words.TapThis, scene: Scene) -> None:
    is_untapped(run, it, scene)
    with run.trace.under("107.5", "{player} pays {T}: taps {source}.", player=scene.you, source=scene.source):
        happen(run, Tapped(scene.source, Cause.COST))


@pays(words.UntapThis)
def untap_this(run: Run, it: words.UntapThis, scene: Scene) -> None:
    """Where something replaces the untapping, the cost has been paid nevertheless (118.11)."""
    is_tapped(run, it, scene)
    with run.trace.under("107.6", "{player} pays {Q}: untaps {source}.", player=scene.you, source=scene.source):
        happen(run, Untapped(scene.source, Cause.COST))
    if run.object(scene.source).tapped:
        run.trace.note("118.11", "{source} stays tapped, but the cost has been paid.", source=scene.source)


@performs(actions.PayLife)
def pay_life_as_told(run: Run, it: actions.PayLife, who: Ids, scene: Scene) -> None:
    for player in who:
        pay_life(run, player, measure(it.amount, run.sight, scene))


@pays(words.Loyalty)
def add_or_remove_loyalty(run: Run, it: words.Loyalty, scene: Scene) -> None:
    """Loyalty counters are put on the permanent or removed from it (606.4)."""
    has_loyalty(run, it, scene)
    with run.trace.under("606.4", "{player} pays the loyalty cost of {source}.", player=scene.you, source=scene.source):
        if it.amount > 0:
            happen(run, CountersPut(scene.source, "loyalty", it.amount))
        elif it.amount < 0:
            happen(run, CountersRemoved(scene.source, "loyalty", -it.amount))
