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
from app.oracle.face import FaceFacts
from app.oracle.printing import print_ability
from app.vocabulary.abilities import Unread
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
    kinds = tuple(sorted(row.types)), tuple(sorted(row.subtypes)), tuple(sorted(row.supertypes))
    facts = FaceFacts(row.name, kinds[0], kinds[1], kinds[2])
    return tuple(
        ability.text if isinstance(ability, Unread) else print_ability(ability, facts) for ability in row.activated()
    )
