"""Paying life (118.3b, 119.4)."""

from __future__ import annotations

from app.engine.door import happen
from app.engine.outcomes import Illegal
from app.engine.run import Run
from app.game.events import LifeLost
from app.game.objects import PlayerId


def must_have_life(run: Run, player: PlayerId, amount: int) -> None:
    """Raise `Illegal` unless the player's life total is at least what is to be paid; 0 life can always be paid."""
    life = run.player(player).life
    if 0 < amount > life:
        raise Illegal(
            "119.4", "{player} has {life} life and can't pay {amount}.", player=player, life=life, amount=amount
        )


def pay_life(run: Run, player: PlayerId, amount: int) -> None:
    """The player pays life: loses that much. Raises `Illegal` where the player can't."""
    must_have_life(run, player, amount)
    if amount > 0:
        with run.trace.under("118.3b", "{player} pays {amount} life.", player=player, amount=amount):
            happen(run, LifeLost(player, amount))
