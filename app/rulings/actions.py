"""What players do, in the words of the engine, and the abilities that an action can name."""

from __future__ import annotations

from app.engine.announcement import (
    Action,
    ActivateAbility,
    Advance,
    Announcement,
    CastSpell,
    DeclareAttackers,
    DeclareBlockers,
    PassPriority,
    PlayLand,
    Resolve,
)
from app.engine.rows import printed_row
from app.engine.view import View
from app.game.objects import ObjectId
from app.game.row import Row
from app.game.state import GameState
from app.rulings.texts import text_of
from app.vocabulary.words import Zone

__all__ = [
    "Action",
    "ActivateAbility",
    "Advance",
    "Announcement",
    "CastSpell",
    "DeclareAttackers",
    "DeclareBlockers",
    "PassPriority",
    "PlayLand",
    "Resolve",
    "activated_texts",
    "present_row",
]


def present_row(state: GameState, id: ObjectId) -> Row:
    """The characteristics that an object has now. Raises KeyError for an id that no object has."""
    it = state.objects[id]
    found = View(state).permanent(id) if it.zone is Zone.BATTLEFIELD else None
    return found or printed_row(it)


def activated_texts(row: Row) -> tuple[str | None, ...]:
    """The activated abilities of an object as text, in the order in which an action counts them.

    None stands for one whose text is not at hand.
    """
    return tuple(text_of(ability, row) for ability in row.activated())
