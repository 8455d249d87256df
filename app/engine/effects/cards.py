"""Instructions about cards in hands and libraries: draw, mill (121, 701)."""

from __future__ import annotations

from app.engine.door import happen
from app.engine.outcomes import Unsupported
from app.engine.quantities import measure
from app.engine.references import Ids
from app.engine.run import Run
from app.engine.scene import Scene
from app.engine.statements import performs
from app.engine.zones import drawn, moving
from app.game.events import Manner
from app.vocabulary import instructions as verbs
from app.vocabulary.words import Zone


@performs(verbs.Draw)
def draw(run: Run, it: verbs.Draw, who: Ids, scene: Scene) -> None:
    """Cards are drawn one at a time (121.2)."""
    for player in who:
        for _ in range(measure(it.count, run.sight, scene)):
            happen(run, drawn(run, player))


@performs(verbs.Mill)
def mill(run: Run, it: verbs.Mill, who: Ids, scene: Scene) -> None:
    """The top cards go to the graveyard together (701.17a); fewer cards, if the library has fewer (701.17b)."""
    for player in who:
        wanted = measure(it.count, run.sight, scene)
        listed = run.state.ids(Zone.LIBRARY, player)[:wanted]
        if len(listed) < wanted and run.player(player).unlisted_library:
            raise Unsupported(
                "701.17a", "{player} would mill cards of the library that the game state does not list.", player=player
            )
        happen(run, *(moving(run, id, Zone.GRAVEYARD, Manner.MILLED, scene.cause) for id in listed))
