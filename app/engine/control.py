"""Effects that change who controls something (613.1b), and what a change of control entails (302.6)."""

from __future__ import annotations

from app.engine.modifications import Layer, modifies
from app.engine.run import Run
from app.engine.view import View
from app.game.row import Row
from app.vocabulary.zones import UnderControl


@modifies(UnderControl, layer=Layer.CONTROL)
def under_control(row: Row, it: UnderControl) -> None:
    row.controller = it.player


def note_changes(run: Run, before: View) -> None:
    """A permanent that another player controls from now on has come under that player's control this turn (302.6)."""
    if run.view is before:
        return
    for row in list(run.view.permanents()):
        was = before.permanent(row.id)
        if was is not None and was.controller != row.controller:
            run.trace.note(
                "302.6", "{player} controls {permanent} from now on.", player=row.controller, permanent=row.id
            )
            run.change(row.id, summoning_sick=True)
