"""One action, adjudicated: what is due first, the action, and what follows until a player would have priority."""

from __future__ import annotations

from dataclasses import dataclass

from app.engine import interpreters
from app.engine.activating import activate
from app.engine.announcement import (
    Action,
    ActivateAbility,
    Advance,
    CastSpell,
    DeclareAttackers,
    DeclareBlockers,
    PassPriority,
    PlayLand,
    Resolve,
)
from app.engine.casting import cast
from app.engine.choices import Choice
from app.engine.lands import play
from app.engine.outcomes import Illegal, NeedChoice, Unsupported
from app.engine.priority import advance, declare_attackers, declare_blockers, pass_priority, resolve, settle_if_due
from app.engine.run import Run

__all__ = ["Done", "Pending", "Refused", "Unruled", "adjudicate", "interpreters"]


@dataclass(frozen=True, slots=True)
class Done:
    """The action was carried out; the run holds the state, the events and the trace."""


@dataclass(frozen=True, slots=True)
class Refused:
    """The action is illegal; with `begun`, that showed only after it had begun (733.1)."""

    illegal: Illegal
    begun: bool = False


@dataclass(frozen=True, slots=True)
class Pending:
    """A choice has no answer yet."""

    choice: Choice


@dataclass(frozen=True, slots=True)
class Unruled:
    """Something that matters is not understood or not implemented."""

    unsupported: Unsupported


def _may_still_act(run: Run, action: Action) -> None:
    """Raise `Illegal` if the game is over, or if what the action names is no longer the object it was (400.7)."""
    if run.state.result is not None:
        raise Illegal("104.1", "The game is over.")
    named = action.source if isinstance(action, ActivateAbility) else getattr(action, "card", None)
    if named is not None and named not in run.state.objects:
        raise Illegal("400.7", "{object} is not there any more; what it has become is another object.", object=named)


Outcome = Done | Refused | Pending | Unruled


def adjudicate(run: Run, action: Action, upcoming: Action | None = None) -> Outcome:
    """Carry out one action on a run. Whatever the outcome but `Done`, the state the run began with is what counts.

    If `upcoming`, the next action, is the declaration that a step begins with, the action stops before it.
    """
    run.upcoming = upcoming
    before = run.state
    try:
        settle_if_due(run)
        before = run.state
        _may_still_act(run, action)
        match action:
            case ActivateAbility():
                activate(run, action)
            case CastSpell():
                cast(run, action)
            case PlayLand():
                play(run, action)
            case PassPriority(player):
                pass_priority(run, player)
            case Resolve():
                resolve(run)
            case Advance():
                advance(run, action)
            case DeclareAttackers():
                declare_attackers(run, action)
            case DeclareBlockers():
                declare_blockers(run, action)
        settle_if_due(run)
    except Illegal as illegal:
        return Refused(illegal, begun=run.state is not before)
    except NeedChoice as pending:
        return Pending(pending.choice)
    except Unsupported as unsupported:
        return Unruled(unsupported)
    return Done()
