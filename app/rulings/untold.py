"""What a state does not tell though it matters at any time: what was chosen as permanents entered."""

from __future__ import annotations

from app.engine.mana_types import choice_untold, is_untold
from app.engine.outcomes import Unsupported
from app.game.objects import GameObject
from app.game.state import GameState
from app.vocabulary.abilities import Static
from app.vocabulary.mana import ChosenColor
from app.vocabulary.statics import Replacement
from app.vocabulary.tree import mentions
from app.vocabulary.words import Zone


def untold_choice(state: GameState) -> Unsupported | None:
    """Why nothing can be ruled: a static ability speaks of a chosen colour that the state doesn't give (607.2d).

    Abilities that speak of it only when something happens end the run when that happens.
    """
    permanents = (state.objects[id] for id in state.ids(Zone.BATTLEFIELD))
    found = next((it for it in permanents if is_untold(it) and _speaks_at_any_time(it)), None)
    return None if found is None else choice_untold(found.id)


def _speaks_at_any_time(it: GameObject) -> bool:
    return any(
        any(mentions(line, ChosenColor))
        for line in (it.printed.abilities if it.printed is not None else ())
        if isinstance(line, Static) and not isinstance(line.rule, Replacement)
    )
