"""The turn: its steps, their turn-based actions, and what ends with them (500 to 514)."""

from __future__ import annotations

from app.engine import continuous
from app.engine.door import happen
from app.engine.outcomes import Unsupported
from app.engine.rows import Row
from app.engine.run import Run
from app.engine.trace import Literally
from app.engine.zones import drawn, moving
from app.game.events import Cause, DamageWornOff, ManaLost, Manner, StepBegan, Untapped
from app.vocabulary.durations import UntilEndOfTurn, UntilYourNextTurn
from app.vocabulary.statics import DoNotUntap
from app.vocabulary.words import CardType, Step, Zone

HAND_SIZE = 7
_ORDER = tuple(Step)


def end_step(run: Run) -> None:
    """End the step, then begin the following ones until one in which players receive priority (500.2, 117.3a)."""
    while True:
        _empty_pools(run)
        _begin_next(run)
        if _turn_based_actions(run):
            return


def _empty_pools(run: Run) -> None:
    """Unspent mana is lost as each step and phase ends (500.5, 106.4)."""
    happen(run, *(ManaLost(player.id, player.pool) for player in run.state.players.values() if player.pool))


def _begin_next(run: Run) -> None:
    now = run.state.turn
    if now.step is Step.CLEANUP:
        _begin_turn(run)
        return
    following = _ORDER[_ORDER.index(now.step) + 1]
    if following is Step.DECLARE_ATTACKERS:
        if _someone_could_attack(run):
            raise Unsupported(
                "508.1", "Declaring attackers is not implemented; {player} could attack.", player=now.active
            )
        run.trace.note("508.8", "No creature attacks: the steps up to the end of combat are skipped.")
        following = Step.END_COMBAT
    happen(run, StepBegan(following, now.number, now.active))


def _begin_turn(run: Run) -> None:
    now = run.state.turn
    following = run.state.turn_order(now.active)[1 % len(run.state.turn_order())]
    for player in run.state.players:
        run.change_player(player, lands_played=0)
    happen(run, StepBegan(Step.UNTAP, now.number + 1, following))
    continuous.end(run, lambda it: isinstance(it.lasting, UntilYourNextTurn) and it.controller == following)
    for row in list(run.view.permanents()):
        if row.controller == following and run.object(row.id).summoning_sick:
            run.change(row.id, summoning_sick=False)


def _someone_could_attack(run: Run) -> bool:
    active = run.state.turn.active
    return any(
        CardType.CREATURE in row.types
        and row.controller == active
        and not run.object(row.id).tapped
        and not row.has("defender")
        and (row.has("haste") or not run.object(row.id).summoning_sick)
        for row in run.view.permanents()
    )


def _turn_based_actions(run: Run) -> bool:
    """Do what the step begins with (703.4). Whether players receive priority in it."""
    now = run.state.turn
    if now.step is Step.UNTAP:
        _untap(run, now.active)
        return False
    if now.step is Step.DRAW:
        with run.trace.under("504.1", "{player} draws for the turn.", player=now.active):
            happen(run, drawn(run, now.active))
    if now.step is Step.CLEANUP:
        _clean_up(run)
        return False
    return True


def _untap(run: Run, active: str) -> None:
    """The active player's permanents untap all at once, but for those that an effect keeps tapped (502.3)."""
    tapped = [row for row in run.view.permanents() if row.controller == active and run.object(row.id).tapped]
    with run.trace.under("502.3", "{player} untaps permanents.", player=active):
        for row in tapped:
            if _stays_tapped(row):
                run.trace.note("502.3", "An effect keeps {permanent} tapped.", permanent=row.id)
        happen(run, *(Untapped(row.id, Cause.TURN_BASED) for row in tapped if not _stays_tapped(row)))


def _stays_tapped(row: Row) -> bool:
    return any(isinstance(rule, DoNotUntap) for rule in row.rules)


def _clean_up(run: Run) -> None:
    """Discard to hand size (514.1), then damage wears off (514.2)."""
    active = run.state.turn.active
    hand = run.state.ids(Zone.HAND, active)
    too_many = len(hand) - HAND_SIZE
    if too_many > 0:
        picked = run.choose(
            "discard", active, "514.1", "Which cards are discarded?", hand, minimum=too_many, maximum=too_many
        )
        with run.trace.under("514.1", "{player} discards down to {size} cards.", player=active, size=HAND_SIZE):
            happen(
                run,
                *(moving(run, id, Zone.GRAVEYARD, Manner.DISCARDED, Cause.TURN_BASED, by=active) for id in picked),
            )
    damaged = (id for id in run.state.ids(Zone.BATTLEFIELD) if run.object(id).damage)
    with run.trace.under("514.2", "Effects {until} end.", until=Literally("until end of turn")):
        happen(run, *(DamageWornOff(id) for id in damaged))
        continuous.end(run, lambda it: isinstance(it.lasting, UntilEndOfTurn))
