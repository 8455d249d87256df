"""Restrictions on activating an ability: when, how often, under which condition (602.5, 606.3)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from app.engine.conditions import is_true
from app.engine.mana_abilities import is_loyalty_ability
from app.engine.outcomes import Illegal
from app.engine.registry import Registry
from app.engine.run import Run
from app.engine.scene import Scene
from app.engine.timing import must_be_sorcery_time
from app.engine.uses import count_one_use, uses_of
from app.game.objects import ObjectId, PlayerId
from app.vocabulary import limits as words
from app.vocabulary.abilities import Activated
from app.vocabulary.limits import Limit
from app.vocabulary.words import Step

permits: Registry[None] = Registry(Limit)

COMBAT = (
    Step.BEGIN_COMBAT,
    Step.DECLARE_ATTACKERS,
    Step.DECLARE_BLOCKERS,
    Step.FIRST_COMBAT_DAMAGE,
    Step.COMBAT_DAMAGE,
    Step.END_COMBAT,
)
BEFORE_ATTACKERS = (Step.UNTAP, Step.UPKEEP, Step.DRAW, Step.PRECOMBAT_MAIN, Step.BEGIN_COMBAT)


@dataclass(frozen=True, slots=True)
class Attempt:
    """An ability that a player wants to activate; `nth` of the identical ones of its source.

    `for_payment` says that it would be activated while something is paid for, without priority.
    """

    player: PlayerId
    source: ObjectId
    ability: Activated
    nth: int
    for_payment: bool


def must_be_allowed(run: Run, it: Attempt) -> None:
    """Raise `Illegal` where a limit of the ability forbids to activate it now. That it is a mana ability is no help."""
    if is_loyalty_ability(it.ability):
        _loyalty(run, it)
    for limit in it.ability.limits:
        permits[type(limit)](run, limit, it)


def count_use(run: Run, it: Attempt) -> None:
    """Keep in mind that a limited ability has been activated."""
    limited = any(isinstance(limit, words.Once) for limit in it.ability.limits)
    if it.source not in run.state.objects or not (limited or is_loyalty_ability(it.ability)):
        return
    count_one_use(run, it.source, it.ability, it.nth)


def begin_turn(run: Run) -> None:
    """With a new turn the uses of the last one no longer count."""
    for it in run.state.objects.values():
        if any(uses.this_turn for uses in it.uses):
            run.change(it.id, uses=tuple(replace(uses, this_turn=0) for uses in it.uses))


def _loyalty(run: Run, it: Attempt) -> None:
    """As a sorcery, and only if no loyalty ability of the permanent has been activated this turn (606.3)."""
    must_be_sorcery_time(run, it.player, "606.3", it.source)
    for uses in run.object(it.source).uses:
        if uses.this_turn and isinstance(uses.ability, Activated) and is_loyalty_ability(uses.ability):
            raise Illegal("606.3", "A loyalty ability of {source} has been activated this turn.", source=it.source)


@permits(words.AsASorcery)
def as_a_sorcery(run: Run, limit: words.AsASorcery, it: Attempt) -> None:
    must_be_sorcery_time(run, it.player, "602.5d", it.source)


@permits(words.AsAnInstant)
def as_an_instant(run: Run, limit: words.AsAnInstant, it: Attempt) -> None:
    """An instant is cast with priority, never in the middle of a payment."""
    if it.for_payment:
        raise Illegal(
            "602.5e",
            "{source}'s ability can be activated only when {player} could cast an instant, not while something is "
            "paid for.",
            source=it.source,
            player=it.player,
        )


_TIMES = {"each turn": (1, "once each turn"), "twice each turn": (2, "twice each turn"), "game": (1, "once")}


@permits(words.Once)
def once(run: Run, limit: words.Once, it: Attempt) -> None:
    """The restriction stays with the object, whoever controls it (602.5b)."""
    if limit.times not in _TIMES:
        return
    most, _ = _TIMES[limit.times]
    uses = uses_of(run, it.source, it.ability, it.nth)
    used = uses.ever if limit.times == "game" else uses.this_turn
    if used >= most:
        raise Illegal(
            "602.5b",
            "{source}'s ability has been activated {used} times, and can't be activated more often{when}.",
            source=it.source,
            used=used,
            when="" if limit.times == "game" else " this turn",
        )


@permits(words.During)
def during(run: Run, limit: words.During, it: Attempt) -> None:
    turn = run.state.turn
    mine = turn.active == it.player
    allowed = {
        "your turn": mine,
        "your upkeep": mine and turn.step is Step.UPKEEP,
        "combat": turn.step in COMBAT,
        "an opponent's turn": turn.active in run.state.opponents(it.player),
        "before attackers": turn.step in BEFORE_ATTACKERS,
        "your turn, before attackers": mine and turn.step in BEFORE_ATTACKERS,
    }[limit.when]
    if not allowed:
        raise Illegal("602.5b", "{source}'s ability can't be activated at this time.", source=it.source)


@permits(words.OnlyIf)
def only_if(run: Run, limit: words.OnlyIf, it: Attempt) -> None:
    if not is_true(limit.condition, run.sight, Scene(it.player, it.source)):
        raise Illegal(
            "602.5b",
            "The condition under which {source}'s ability can be activated isn't true now.",
            source=it.source,
        )
