"""Instructions about cards in hands and libraries: draw, mill (121, 701)."""

from __future__ import annotations

from app.engine import libraries
from app.engine.door import happen
from app.engine.patterns import Parts, watches
from app.engine.picking import amount
from app.engine.references import Ids
from app.engine.registry import unless
from app.engine.run import Run
from app.engine.scene import Scene
from app.engine.statements import performs
from app.engine.zones import drawn, moving
from app.game.events import CardDrawn, Manner, Moved
from app.vocabulary import instructions as verbs
from app.vocabulary.events import Draws
from app.vocabulary.node import Node
from app.vocabulary.words import Zone


@performs(verbs.Draw)
def draw(run: Run, it: verbs.Draw, who: Ids, scene: Scene) -> None:
    """Cards are drawn one at a time (121.2)."""
    for player in who:
        for _ in range(amount(run, it.count, player, scene)):
            happen(run, drawn(run, player))


@unless
def is_the_nth_card(it: Node) -> bool:
    """Triggering on the second card of a turn, or a later one."""
    return isinstance(it, Draws) and it.nth != 1


@watches(Draws, CardDrawn)
def draws(pattern: Draws, event: CardDrawn) -> Parts | None:
    """A draw from an empty library can be replaced too (614.11), though nothing triggers by it (121.4)."""
    return {"by": event.player}


@performs(verbs.Mill)
def mill(run: Run, it: verbs.Mill, who: Ids, scene: Scene) -> None:
    """The top cards go to the graveyard together (701.17a); fewer cards, if the library has fewer (701.17b)."""
    moves: list[Moved] = []
    for player in who:
        cards = libraries.top(run, player, amount(run, it.count, player, scene))
        libraries.must_be_known(run, cards, "701.17a")
        moves.extend(moving(run, id, Zone.GRAVEYARD, Manner.MILLED, scene.cause, by=player) for id in cards)
    scene.bound["milled"] = tuple(move.object for move in moves)
    happen(run, *moves)
