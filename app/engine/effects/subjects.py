"""Who carries out an instruction, and what it is about once the top of a library is known where it matters."""

from __future__ import annotations

from app.engine import libraries
from app.engine.picking import Question, acting, pick
from app.engine.quantities import measure
from app.engine.references import Ids, refer
from app.engine.run import Run
from app.engine.scene import Scene
from app.game.objects import PlayerId
from app.vocabulary.references import Reference, TopCards
from app.vocabulary.tree import mentions


def actors(run: Run, who: Ids, scene: Scene) -> tuple[PlayerId, ...]:
    """The players who carry out an instruction, in turn order from the active player (101.4); else "you"."""
    return tuple(player for player in run.state.turn_order() if player in who) or (scene.you,)


def known_pick(
    run: Run, what: Reference, player: PlayerId, scene: Scene, question: Question, *, among: Ids | None = None
) -> Ids:
    """What a reference means as a player acts on it; nature first says which cards lie on top of a library."""
    acts = acting(scene, player)
    for cards in mentions(what, TopCards):
        for owner in refer(cards.of, run.sight, acts):
            libraries.top(run, owner, measure(cards.count, run.sight, acts))
    return pick(run, what, player, scene, question, among=among)
