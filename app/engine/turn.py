"""The turn: its steps in order, what is done as each begins and ends (500 to 514, 703.4)."""

from __future__ import annotations

from dataclasses import replace

from app.engine import activation_limits, attacking, blocking, combat, combat_damage, continuous, state_based
from app.engine.announcement import DeclareAttackers, DeclareBlockers
from app.engine.conditions import is_true
from app.engine.door import happen
from app.engine.effects.permanents import KEPT_TAPPED
from app.engine.registry import structural
from app.engine.rows import Row
from app.engine.run import Run
from app.engine.scene import Scene
from app.engine.trace import Literally
from app.engine.zones import drawn, moving
from app.game.events import Cause, DamageWornOff, ManaLost, Manner, StepBegan, Untapped
from app.game.history import History
from app.game.mana import Mana
from app.game.objects import PlayerId
from app.vocabulary.abilities import Static
from app.vocabulary.durations import UntilEndOfCombat, UntilEndOfTurn, UntilYourNextTurn
from app.vocabulary.mana_riders import ManaLasts
from app.vocabulary.statics import DoNotUntap, NoMaximumHandSize
from app.vocabulary.words import Step, Zone

structural(NoMaximumHandSize)

HAND_SIZE = 7
STEPS = tuple(Step)


def end_step(run: Run) -> None:
    """End the present step or phase: effects that last until then expire, and unspent mana is lost (500.5, 106.4)."""
    if run.state.turn.step is Step.END_COMBAT:
        combat.end(run)
        continuous.end(run, lambda it: isinstance(it.lasting, UntilEndOfCombat))
    lost = ((player.id, _not_lasting(run, player.pool)) for player in run.state.players.values())
    happen(run, *(ManaLost(player, mana) for player, mana in lost if mana))


def _not_lasting(run: Run, pool: tuple[Mana, ...]) -> tuple[Mana, ...]:
    """The mana that is lost now: some is said to last until end of turn (500.5)."""
    if run.state.turn.step is Step.CLEANUP:
        return pool
    lasting = tuple(unit for unit in pool if ManaLasts() in unit.riders)
    if lasting:
        run.trace.note("500.5", "{mana} isn't lost before the turn ends.", mana=lasting)
    return tuple(unit for unit in pool if unit not in lasting)


def begin_next_step(run: Run) -> None:
    """Begin the step or phase that follows the present one. Its turn-based actions come next."""
    now = run.state.turn
    if now.step is not Step.CLEANUP:
        happen(run, StepBegan(_following(run), now.number, now.active))
    elif now.priority is not None:
        run.trace.note("514.3a", "Players had priority in the cleanup step: another one begins.")
        happen(run, StepBegan(Step.CLEANUP, now.number, now.active))
    else:
        _begin_turn(run)


def _following(run: Run) -> Step:
    """The step after the present one, leaving out those that are skipped now."""
    now = run.state.turn
    following = STEPS[STEPS.index(now.step) + 1]
    if following is Step.DRAW and now.number == 1 and len(run.state.players) == 2:
        run.trace.note("103.8a", "{player} plays first and skips the draw step of this first turn.", player=now.active)
        return Step.PRECOMBAT_MAIN
    if following is Step.DECLARE_BLOCKERS and run.state.combat is None:
        run.trace.note("508.8", "No creature attacks: the declare blockers and combat damage steps are skipped.")
        return Step.END_COMBAT
    if following is Step.FIRST_COMBAT_DAMAGE and not combat_damage.someone_strikes_first(run):
        return Step.COMBAT_DAMAGE
    return following


def _begin_turn(run: Run) -> None:
    """The next player's turn begins; what is counted by the turn is counted anew."""
    now = run.state.turn
    following = run.state.turn_order(now.active)[1 % len(run.state.turn_order())]
    for player in run.state.players:
        run.change_player(player, lands_played=0)
    run.state = replace(run.state, history=History())
    activation_limits.begin_turn(run)
    happen(run, StepBegan(Step.UNTAP, now.number + 1, following))
    continuous.end(run, lambda it: isinstance(it.lasting, UntilYourNextTurn) and it.controller == following)
    for row in list(run.view.permanents()):
        if row.controller == following and run.object(row.id).summoning_sick:
            run.change(row.id, summoning_sick=False)


def turn_based_actions(run: Run) -> None:
    """Do what the step begins with (703.4). Afterwards the step has begun.

    Where the next action of the request is the declaration that the step begins with, it has not: the declaration is
    left to that action.
    """
    match run.state.turn.step:
        case Step.UNTAP:
            _untap(run, run.state.turn.active)
        case Step.DRAW:
            _draw(run, run.state.turn.active)
        case Step.DECLARE_ATTACKERS:
            if isinstance(run.upcoming, DeclareAttackers):
                return
            attacking.ask(run)
        case Step.DECLARE_BLOCKERS:
            while (defender := blocking.next_defender(run)) is not None:
                if isinstance(run.upcoming, DeclareBlockers):
                    return
                blocking.ask(run, defender)
        case Step.FIRST_COMBAT_DAMAGE:
            combat_damage.deal_first(run)
        case Step.COMBAT_DAMAGE:
            combat_damage.deal_last(run)
        case Step.CLEANUP:
            _clean_up(run, run.state.turn.active)
    has_begun(run)


def has_begun(run: Run) -> None:
    """Note that the turn-based actions of the step are done."""
    run.state = replace(run.state, turn=replace(run.state.turn, began=True))


def gives_priority(run: Run) -> bool:
    """Whether the active player receives priority in the step that has begun: not while untapping (502.4).

    Nor in the cleanup step, unless state-based actions are performed or abilities have triggered (514.3a).
    """
    if run.state.turn.step is Step.CLEANUP:
        due = state_based.perform_all(run) or bool(run.state.waiting)
        if due:
            run.trace.note("514.3a", "Something happened in the cleanup step: players receive priority in it.")
        return due
    return run.state.turn.step is not Step.UNTAP


def _untap(run: Run, active: PlayerId) -> None:
    """The active player's permanents untap all at once, but for those that an effect keeps tapped (502.3)."""
    tapped = [row for row in run.view.permanents() if row.controller == active and run.object(row.id).tapped]
    with run.trace.under("502.3", "{player} untaps permanents.", player=active):
        for row in tapped:
            if _stays_tapped(run, row):
                run.trace.note("502.3", "An effect keeps {permanent} tapped.", permanent=row.id)
        happen(run, *(Untapped(row.id, Cause.TURN_BASED) for row in tapped if not _stays_tapped(run, row)))
    for row in list(run.view.permanents()):
        designations = run.object(row.id).designations
        if row.controller == active and KEPT_TAPPED in designations:
            run.change(row.id, designations=tuple(it for it in designations if it != KEPT_TAPPED))


def _stays_tapped(run: Run, row: Row) -> bool:
    kept = KEPT_TAPPED in run.object(row.id).designations
    return kept or any(isinstance(rule, DoNotUntap) for rule in row.rules)


def _draw(run: Run, active: PlayerId) -> None:
    with run.trace.under("504.1", "{player} draws for the turn.", player=active):
        happen(run, drawn(run, active))


def _clean_up(run: Run, active: PlayerId) -> None:
    """Discard to hand size (514.1), then damage wears off as effects end (514.2)."""
    _discard(run, active)
    permanents = run.state.ids(Zone.BATTLEFIELD)
    with run.trace.under("514.2", "Effects {until} end.", until=Literally("until end of turn")):
        happen(run, *(DamageWornOff(id) for id in permanents if run.object(id).damage))
        for id in permanents:
            if run.object(id).shields:
                run.change(id, shields=0)
        continuous.end(run, lambda it: isinstance(it.lasting, UntilEndOfTurn))


def _discard(run: Run, active: PlayerId) -> None:
    hand = run.state.ids(Zone.HAND, active)
    too_many = len(hand) - HAND_SIZE
    if too_many <= 0:
        return
    if _has_no_maximum_hand_size(run, active):
        run.trace.note("402.2", "{player} has no maximum hand size and discards nothing.", player=active)
        return
    picked = run.choose(
        "discard", active, "514.1", "Which cards are discarded?", hand, minimum=too_many, maximum=too_many
    )
    with run.trace.under("514.1", "{player} discards down to {size} cards.", player=active, size=HAND_SIZE):
        happen(run, *(moving(run, id, Zone.GRAVEYARD, Manner.DISCARDED, Cause.TURN_BASED, by=active) for id in picked))


def _has_no_maximum_hand_size(run: Run, player: PlayerId) -> bool:
    return any(
        isinstance(ability, Static)
        and isinstance(ability.rule, NoMaximumHandSize)
        and (ability.condition is None or is_true(ability.condition, run.sight, Scene(player, row.id)))
        for row in run.view.permanents()
        if row.controller == player
        for ability in row.abilities
    )
