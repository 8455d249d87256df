"""When a player may do what only a main phase of their own turn with an empty stack allows (307.1, 602.5d)."""

from __future__ import annotations

from app.engine.outcomes import Illegal
from app.engine.run import Run
from app.game.objects import ObjectId, PlayerId
from app.game.turn import MAIN_PHASES
from app.vocabulary.words import Zone


def must_be_sorcery_time(run: Run, player: PlayerId, rule: str, card: ObjectId) -> None:
    """Raise `Illegal` unless it is a main phase of the player's own turn with an empty stack."""
    turn = run.state.turn
    fields: dict[str, object] = {"player": player, "card": card}
    if turn.active != player:
        raise Illegal(rule, "It isn't {player}'s turn, and {card} has no other time.", **fields)
    if turn.step not in MAIN_PHASES:
        raise Illegal(rule, "It isn't a main phase, and {card} has no other time.", **fields)
    if run.state.ids(Zone.STACK):
        raise Illegal(rule, "The stack isn't empty, and {card} has no other time.", **fields)
