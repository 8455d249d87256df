"""Playing lands: a special action (116.2a, 305)."""

from __future__ import annotations

from app.engine.announcement import PlayLand
from app.engine.door import happen
from app.engine.outcomes import Illegal
from app.engine.run import Run
from app.engine.timing import must_be_sorcery_time
from app.engine.zones import moving
from app.game.events import Cause, Entry, Manner
from app.vocabulary.words import CardType, Zone

LANDS_A_TURN = 1


def play(run: Run, action: PlayLand) -> None:
    """Play a land from the hand. Raises `Illegal` where the rules don't let the player."""
    player, card = action.player, action.card
    fields: dict[str, object] = {"player": player, "card": card}
    if run.state.turn.priority != player:
        raise Illegal("117.1", "{player} doesn't have priority.", **fields)
    run.lean(player, "priority")
    it = run.object(card)
    if CardType.LAND not in run.row(card).types:
        raise Illegal("305.1", "{card} isn't a land.", **fields)
    if it.zone is not Zone.HAND or it.owner != player:
        raise Illegal("305.1", "Nothing allows {player} to play {card} from where it is.", **fields)
    if run.state.turn.active != player:
        raise Illegal("305.3", "It isn't {player}'s turn: no land can be played.", **fields)
    must_be_sorcery_time(run, player, "305.1", card)
    run.lean(player, "lands_played")
    if run.player(player).lands_played >= LANDS_A_TURN:
        raise Illegal("305.2b", "{player} has no land play left this turn.", **fields)
    run.change_player(player, lands_played=run.player(player).lands_played + 1)
    happen(run, moving(run, card, Zone.BATTLEFIELD, Manner.PLAYED, Cause.SPECIAL, Entry(player)))
