"""Libraries: how many cards they have, and which of them are known to lie on top (401)."""

from __future__ import annotations

from app.game.objects import ObjectId, PlayerId
from app.game.state import GameState
from app.vocabulary.words import Zone


def size(state: GameState, player: PlayerId) -> int:
    """How many cards a library has."""
    return len(state.ids(Zone.LIBRARY, player)) + state.players[player].unlisted_library


def known_top(state: GameState, player: PlayerId) -> tuple[ObjectId, ...]:
    """The listed cards whose place from the top of a library is known."""
    it, listed = state.players[player], state.ids(Zone.LIBRARY, player)
    unknown = it.shuffled or it.unlisted_library
    return listed[: len(listed) - it.shuffled - it.bottom] if unknown else listed
