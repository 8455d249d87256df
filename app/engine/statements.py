"""Following the instructions of a resolving spell or ability in the order written (608.2c)."""

from __future__ import annotations

from app.engine.references import Ids, refer
from app.engine.registry import Registry
from app.engine.run import Run
from app.engine.scene import Scene
from app.vocabulary.abilities import Do, Effect, Statement
from app.vocabulary.instructions import Instruction

follows: Registry[None] = Registry(Statement)
performs: Registry[None] = Registry(Instruction)


def follow(run: Run, effect: Effect, scene: Scene) -> None:
    """Follow the statements of an effect in order."""
    for statement in effect:
        follows[type(statement)](run, statement, scene)


def perform(run: Run, act: Instruction, who: Ids, scene: Scene) -> None:
    """Have someone or something carry out one instruction."""
    performs[type(act)](run, act, who, scene)


@follows(Do)
def do(run: Run, it: Do, scene: Scene) -> None:
    """The subject is found once; then it does one thing after another."""
    who = refer(it.who, run.sight, scene)
    for act in it.acts:
        perform(run, act, who, scene)
