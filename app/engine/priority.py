"""Priority (117): who may act, what happens before they may, and what happens when all have passed."""

from __future__ import annotations

from dataclasses import replace

from app.engine import state_based, triggers, turn
from app.engine.outcomes import Illegal
from app.engine.resolving import resolve_top
from app.engine.run import Run
from app.engine.trace import Literally
from app.game.mana import written
from app.game.objects import PlayerId
from app.vocabulary.words import Zone


def settle(run: Run) -> None:
    """What is done each time a player would get priority: state-based actions, then waiting triggers (117.5)."""
    while run.state.result is None and (state_based.perform_all(run) or triggers.put_on_stack(run)):
        pass


def pass_priority(run: Run, player: PlayerId) -> None:
    """The player passes; when all have, the top of the stack resolves or the step ends (117.3d, 117.4)."""
    now = run.state.turn
    if now.priority != player:
        raise Illegal("117.1", "{player} doesn't have priority and so can't pass it.", player=player)
    passed = (*now.passed, player)
    run.trace.note("117.3d", "{player} passes.", player=player)
    if run.player(player).pool:
        run.trace.note(
            "106.4b", "{player} has {mana} unspent.", player=player, mana=Literally(written(run.player(player).pool))
        )
    following = next((other for other in run.state.turn_order(player)[1:] if other not in passed), None)
    if following is not None:
        run.state = replace(run.state, turn=replace(now, passed=passed, priority=following))
        return
    if run.state.ids(Zone.STACK):
        run.trace.note("117.4", "All players have passed in succession: the top of the stack resolves.")
        resolve_top(run)
        _give(run, run.state.turn.active)
    else:
        run.trace.note("117.4", "All players have passed in succession on an empty stack: the step ends.")
        turn.end_step(run)
        _give(run, run.state.turn.active)


def _give(run: Run, player: PlayerId) -> None:
    """The player receives priority, once everything that comes first is done (117.3b, 117.5)."""
    settle(run)
    if run.state.result is None:
        run.state = replace(run.state, turn=replace(run.state.turn, priority=player, passed=()))


def resolve(run: Run) -> None:
    """All players pass until the object on top of the stack now has left it."""
    stack = run.state.ids(Zone.STACK)
    if not stack:
        raise Illegal("405.5", "The stack is empty: there is nothing to resolve.")
    top = stack[-1]
    while top in run.state.ids(Zone.STACK) and run.state.turn.priority is not None:
        pass_priority(run, run.state.turn.priority)
