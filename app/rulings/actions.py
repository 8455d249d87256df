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
from app.vocabulary.abilities import Activated, Unread
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
    "activated_abilities",
]


def activated_abilities(state: GameState, id: ObjectId) -> tuple[str | None, ...]:
    """The present activated abilities of an object as text, in the order in which an action counts them.

    None stands for one whose text is not at hand. Raises KeyError for an id that no object has.
    """
    it = state.objects[id]
    row = View(state).permanent(id) if it.zone is Zone.BATTLEFIELD else printed_row(it)
    return () if row is None else tuple(_text(ability, row) for ability in row.activated())


def _text(ability: Activated | Unread, row: Row) -> str | None:
    if isinstance(ability, Unread):
        return ability.text
    kinds = tuple(sorted(row.types)), tuple(sorted(row.subtypes)), tuple(sorted(row.supertypes))
    return print_ability(ability, FaceFacts(row.name, kinds[0], kinds[1], kinds[2]))
