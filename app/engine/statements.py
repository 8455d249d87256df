"""Following the instructions of a resolving spell or ability in the order written (608.2c)."""

from __future__ import annotations

from app.engine.conditions import is_true
from app.engine.outcomes import Unsupported
from app.engine.picking import Question, pick
from app.engine.quantities import measure
from app.engine.references import Ids, refer
from app.engine.registry import Registry, structural, unless
from app.engine.run import Run
from app.engine.scene import Scene
from app.vocabulary.abilities import Activated, Spell, Triggered
from app.vocabulary.instructions import Destroy, Instruction
from app.vocabulary.mana_riders import RIDERS
from app.vocabulary.node import Node
from app.vocabulary.prevention import NoPrevention
from app.vocabulary.references import Bound, CostPaid
from app.vocabulary.statements import (
    Do,
    Effect,
    If,
    InOrder,
    InsteadIf,
    May,
    NoRegeneration,
    Otherwise,
    Statement,
    Then,
    WhereX,
)
from app.vocabulary.tree import mentions, walk

WHO = Question("who", "608.2d", "Who or what does it?")

follows: Registry[None] = Registry(Statement)
performs: Registry[None] = Registry(Instruction)
structural(InsteadIf)


def follow(run: Run, effect: Effect, scene: Scene) -> None:
    """Follow the statements of an effect in order; one said to happen instead takes the place of the one before.

    What is said of the mana that an effect adds counts from the moment it is added (106.6), and what is said of its
    damage as that is dealt (615.12).
    """
    scene.buries = any(isinstance(it, NoRegeneration) for it in effect) or scene.buries
    scene.riders = tuple(it for it in effect if isinstance(it, RIDERS)) or scene.riders
    scene.unpreventable = scene.unpreventable or NoPrevention(this=True) in effect
    if effect and isinstance(effect[0], InsteadIf):
        raise Unsupported("608.2c", "What something happens instead of is not known here.")
    for statement, following in zip(effect, (*effect[1:], None), strict=True):
        if isinstance(statement, InsteadIf):
            continue
        if isinstance(following, InsteadIf) and is_true(following.condition, run.sight, scene):
            follow(run, following.then, scene)
        else:
            follows[type(statement)](run, statement, scene)


def perform(run: Run, act: Instruction, who: Ids, scene: Scene) -> None:
    """Have someone or something carry out one instruction."""
    performs[type(act)](run, act, who, scene)


@follows(Do)
def do(run: Run, it: Do, scene: Scene) -> None:
    """The subject is found once; then it does one thing after another. "If you do" asks whether anything came of it."""
    who = pick(run, it.who, scene.you, scene, WHO)
    before = len(run.log)
    for act in it.acts:
        perform(run, act, who, scene)
    scene.done = len(run.log) > before


@follows(May)
def may(run: Run, it: May, scene: Scene) -> None:
    """Each player decides as the instruction is reached (608.2d). "If you do" asks whether anything came of it."""
    before = len(run.log)
    for player in refer(it.who, run.sight, scene):
        (picked,) = run.choose("may", player, "608.2d", "Do you do it?", ("yes", "no"), source=scene.source)
        if picked == "yes":
            for act in it.acts:
                perform(run, act, (player,), scene)
    scene.done = len(run.log) > before


@follows(InOrder)
def in_order(run: Run, it: InOrder, scene: Scene) -> None:
    follow(run, it.steps, scene)


@follows(Then)
def then(run: Run, it: Then, scene: Scene) -> None:
    follow(run, (it.what,), scene)


@follows(NoRegeneration)
def no_regeneration(run: Run, it: NoRegeneration, scene: Scene) -> None:
    """It was minded as the effect destroyed (701.19c)."""


@unless
def is_said_of_no_destruction(it: Node) -> bool:
    """Sentences against regeneration whose effect does not destroy itself: damage that may be lethal."""
    if not isinstance(it, (Activated, Spell, Triggered)):
        return False
    return any(mentions(it.effect, NoRegeneration)) and not any(mentions(it.effect, Destroy))


@unless
def is_measured_too_soon(it: Node) -> bool:
    """An X that asks about what the same sentence finds only as it is followed."""
    if not isinstance(it, WhereX):
        return False
    asked = {bound.name for bound in mentions(it.value, Bound)}
    found = {getattr(part, "bind", None) for part in walk(it.what)}
    return bool(asked & {*found, "token", "copy", "amount"}) or any(mentions(it.value, CostPaid))


@follows(If)
def follow_if(run: Run, it: If, scene: Scene) -> None:
    scene.held = is_true(it.condition, run.sight, scene)
    if scene.held:
        follow(run, it.then, scene)


@follows(Otherwise)
def otherwise(run: Run, it: Otherwise, scene: Scene) -> None:
    if not scene.held:
        follow(run, it.then, scene)


@follows(WhereX)
def where_x(run: Run, it: WhereX, scene: Scene) -> None:
    """X is what the text says it is (107.3i)."""
    scene.x = measure(it.value, run.sight, scene)
    follow(run, (it.what,), scene)
