"""Priority (117): who may act, what happens before they may, and what happens when all have passed."""

from __future__ import annotations

from dataclasses import replace

from app.engine import attacking, blocking, combat, state_based, triggers, turn
from app.engine.announcement import Advance, DeclareAttackers, DeclareBlockers
from app.engine.door import happen
from app.engine.outcomes import Illegal
from app.engine.resolving import resolve_top
from app.engine.run import Run
from app.engine.trace import Literally
from app.game.events import StepBegan
from app.game.mana import written
from app.game.objects import PlayerId
from app.game.turn import Place
from app.vocabulary.words import Step, Zone


def settle(run: Run) -> None:
    """What is done each time a player would get priority: state-based actions, then waiting triggers (117.5)."""
    combat.update(run)
    while run.state.result is None and (state_based.perform_all(run) or triggers.put_on_stack(run)):
        combat.update(run)


def settle_if_due(run: Run) -> None:
    """Settle where a player has priority; in steps that have not begun, and those without priority, all waits."""
    if run.state.turn.priority is not None:
        settle(run)


def pass_priority(run: Run, player: PlayerId) -> None:
    """The player passes; when all have, the top of the stack resolves or the step ends (117.3d, 117.4)."""
    if run.state.turn.priority != player:
        raise Illegal("117.1", "{player} doesn't have priority and so can't pass it.", player=player)
    if _pass(run, player):
        _go_on(run)


def _pass(run: Run, player: PlayerId) -> bool:
    """One player passes. Whether that makes all players have passed in succession."""
    now = run.state.turn
    passed = (*now.passed, player)
    run.trace.note("117.3d", "{player} passes.", player=player)
    if run.player(player).pool:
        run.trace.note(
            "106.4b", "{player} has {mana} unspent.", player=player, mana=Literally(written(run.player(player).pool))
        )
    following = next((other for other in run.state.turn_order(player)[1:] if other not in passed), None)
    if following is not None:
        run.state = replace(run.state, turn=replace(now, passed=passed, priority=following))
    return following is None


def _all_pass(run: Run, target: Place | None = None) -> None:
    """All players pass in succession, and what comes of that happens."""
    with run.trace.under("117.4", "All players pass in succession."):
        player = run.state.turn.priority
        while player is not None and not _pass(run, player):
            player = run.state.turn.priority
    _go_on(run, target)


def _go_on(run: Run, target: Place | None = None) -> None:
    """All have passed: the top of the stack resolves, or with an empty stack the step ends (117.4).

    Steps without priority go by, unless one of them is the target.
    """
    if run.state.ids(Zone.STACK):
        resolve_top(run)
        _give(run, run.state.turn.active)
    else:
        run.trace.note("500.2", "The stack is empty: the step ends.")
        _proceed(run, target)


def _proceed(run: Run, target: Place | None = None) -> None:
    """End the step and begin the next; go on where nobody receives priority and it is not the target (500.3).

    A run that rests after the step that ends goes no further.
    """
    while True:
        turn.end_step(run)
        if _here(run) == run.resting:
            run.state = replace(run.state, turn=replace(run.state.turn, priority=None))
            return
        turn.begin_next_step(run)
        if _begin(run) or _here(run) == target or run.state.result is not None:
            return


def _begin(run: Run) -> bool:
    """Do what the step begins with, and give priority. Whether the game waits for a player now."""
    turn.turn_based_actions(run)
    if not run.state.turn.began:
        return True
    if not turn.gives_priority(run):
        return False
    _give(run, run.state.turn.active)
    return True


def _here(run: Run) -> Place:
    return run.state.turn.place


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
        _all_pass(run)


def advance(run: Run, action: Advance) -> None:
    """All players pass until a step: there with priority, or, where nobody receives it, before the next one begins.

    Raises `Illegal` for a step that lies behind, or is skipped.
    """
    target = _target(run, action)
    fields: dict[str, object] = {"step": action.to, "turn": target.turn}
    if target < _here(run):
        raise Illegal("500.1", "The {step} step of turn {turn} is over.", **fields)
    if not run.state.turn.began:
        now = run.state.turn
        happen(run, StepBegan(now.step, now.number, now.active))
        _begin(run)
    while _here(run) < target and run.state.turn.began and run.state.result is None:
        if run.state.turn.priority is None:
            _proceed(run, target)
        else:
            _all_pass(run, target)
    if target < _here(run):
        raise Illegal("500.11", "The {step} step of turn {turn} is skipped.", **fields)


def _target(run: Run, action: Advance) -> Place:
    here, position = _here(run), turn.STEPS.index(action.to)
    if action.turn is not None:
        return Place(action.turn, position)
    return Place(here.turn if here.position <= position else here.turn + 1, position)


def declare_attackers(run: Run, action: DeclareAttackers) -> None:
    """The active player declares attackers as the step begins, and then receives priority (508.1, 508.2)."""
    _must_be_time_to_declare(run, Step.DECLARE_ATTACKERS, action.player, "508.1")
    if action.player != run.state.turn.active:
        raise Illegal("508.1", "{player} isn't the active player and declares no attackers.", player=action.player)
    if action.attackers is None:
        attacking.ask(run)
    else:
        attacking.declare(run, attacking.announced(run, action.attackers))
    turn.has_begun(run)
    _give(run, run.state.turn.active)


def declare_blockers(run: Run, action: DeclareBlockers) -> None:
    """A defending player declares blockers as the step begins; once all have, the active player receives priority."""
    _must_be_time_to_declare(run, Step.DECLARE_BLOCKERS, action.player, "509.1")
    if action.player != blocking.next_defender(run):
        raise Illegal("509.1", "It isn't up to {player} to declare blockers now.", player=action.player)
    if action.blocks is None:
        blocking.ask(run, action.player)
    else:
        blocking.declare(run, action.player, action.blocks)
    _begin(run)


def _must_be_time_to_declare(run: Run, step: Step, player: PlayerId, rule: str) -> None:
    """Declarations are what their step begins with: they are no action with priority (703.4i, 703.4j)."""
    now = run.state.turn
    if now.step is not step:
        raise Illegal(rule, "{player} can declare only as the {step} step begins.", player=player, step=step)
    if now.began:
        raise Illegal(rule, "The declaration of this step has been made already.", player=player)
