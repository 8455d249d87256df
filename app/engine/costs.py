"""Costs: whether they can be paid, and paying them (118)."""

from __future__ import annotations

from collections.abc import Callable

from app.engine.door import happen
from app.engine.effects.permanents import sacrificable
from app.engine.outcomes import Illegal
from app.engine.registry import Registry, structural
from app.engine.run import Run
from app.engine.scene import Scene
from app.engine.statements import perform
from app.game.events import Cause, Tapped, Untapped
from app.vocabulary import costs as words
from app.vocabulary import instructions as verbs
from app.vocabulary.costs import Cost, CostItem
from app.vocabulary.instructions import Instruction
from app.vocabulary.node import Node

structural(Cost, words.PayMana)

pays: Registry[None] = Registry(CostItem)
_affords: dict[type[Node], Callable[[Run, Node, Scene], None]] = {}


def affords(kind: type[Node]) -> Callable[[Callable[[Run, Node, Scene], None]], Callable[[Run, Node, Scene], None]]:
    """Register the check that a cost item can be paid; it raises `Illegal` where it can't (118.3)."""

    def register(check: Callable[[Run, Node, Scene], None]) -> Callable[[Run, Node, Scene], None]:
        _affords[kind] = check
        return check

    return register


def must_be_payable(run: Run, cost: Cost, scene: Scene) -> None:
    """Raise `Illegal` if some item of a cost, mana apart, can't be paid as things are (118.3)."""
    for item in cost.items:
        check = _affords.get(type(item))
        if check is not None:
            check(run, item, scene)


def mana_part(cost: Cost) -> tuple[str, ...]:
    """The mana symbols of a cost."""
    return tuple(symbol for item in cost.items if isinstance(item, words.PayMana) for symbol in item.symbols)


def pay_rest(run: Run, cost: Cost, scene: Scene) -> None:
    """Pay everything but the mana, in the order written (601.2h)."""
    for item in cost.items:
        if isinstance(item, Instruction):
            must_be_payable(run, Cost((item,)), scene)
            scene.cause = Cause.COST
            perform(run, item, (scene.you,), scene)
            scene.cause = Cause.EFFECT
        elif not isinstance(item, words.PayMana):
            pays[type(item)](run, item, scene)


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


@affords(verbs.Sacrifice)
def has_something_to_sacrifice(run: Run, it: Node, scene: Scene) -> None:
    assert isinstance(it, verbs.Sacrifice)
    if not sacrificable(run, it, scene.you, scene):
        raise Illegal("118.3", "{player} controls nothing to sacrifice for this cost.", player=scene.you)


@pays(words.TapThis)
def tap_this(run: Run, it: words.TapThis, scene: Scene) -> None:
    is_untapped(run, it, scene)
    with run.trace.under("107.5", "{player} pays {T}: taps {source}.", player=scene.you, source=scene.source):
        happen(run, Tapped(scene.source, Cause.COST))


@pays(words.UntapThis)
def untap_this(run: Run, it: words.UntapThis, scene: Scene) -> None:
    is_tapped(run, it, scene)
    with run.trace.under("107.6", "{player} pays {Q}: untaps {source}.", player=scene.you, source=scene.source):
        happen(run, Untapped(scene.source, Cause.COST))
