"""Triggered abilities: noticing that they trigger (603.2), and putting them on the stack (603.3)."""

from __future__ import annotations

from dataclasses import replace

from app.engine import targets
from app.engine.mana_abilities import judge_triggered
from app.engine.patterns import fit, patterns_about, watch_of
from app.engine.registry import structural
from app.engine.run import Run
from app.engine.scene import Scene
from app.engine.statements import follow
from app.engine.trace import Literally
from app.game.events import AbilityTriggered, Event, ManaAdded
from app.game.objects import PlayerId, StackAbility
from app.game.state import Waiting
from app.vocabulary.abilities import Triggered
from app.vocabulary.words import Zone

structural(Triggered)


def watch(run: Run, event: Event) -> None:
    """Let every triggered ability whose event this is trigger, once (603.2c)."""
    watch_unread(run, event)
    for pattern in patterns_about(event):
        for row, ability in run.view.triggers.get(pattern, ()):
            if row.controller is None:
                continue
            roles = fit(ability.event, event, run.sight, Scene(row.controller, row.id))
            if roles is not None:
                mana = event.mana if isinstance(event, ManaAdded) else ()
                _trigger(run, Waiting(row.id, row.controller, ability, tuple(roles.items()), mana))


def watch_unread(run: Run, event: Event) -> None:
    """Raise `Unsupported` where an ability triggers whose effect was not understood."""
    for pattern in patterns_about(event):
        for row, line in run.view.unread_triggers.get(pattern, ()):
            if row.controller is None or line.event is None:
                continue
            if fit(line.event, event, run.sight, Scene(row.controller, row.id)) is not None:
                run.needs_read(row.id, watch_of(line.event).trigger_rule, "triggered")


def _trigger(run: Run, found: Waiting) -> None:
    assert isinstance(found.ability, Triggered)
    judgement = judge_triggered(found.ability)
    if judgement.is_mana_ability:
        run.mana_triggers.append(found)
        return
    with run.trace.under(
        watch_of(found.ability.event).trigger_rule, "{source}'s ability triggers.", source=found.source
    ):
        run.trace.note(
            judgement.rule,
            "It is no mana ability, since {reason}: it waits to be put on the stack.",
            reason=Literally(judgement.reason),
        )
    run.state = replace(run.state, waiting=(*run.state.waiting, found))


def resolve_mana_triggers(run: Run) -> None:
    """Resolve the triggered mana abilities that a mana ability set off, at once and without the stack (605.4a)."""
    while run.mana_triggers:
        found = run.mana_triggers.pop(0)
        assert isinstance(found.ability, Triggered)
        with run.trace.under(
            watch_of(found.ability.event).trigger_rule, "{source}'s ability triggers.", source=found.source
        ):
            run.trace.note(
                "605.4a",
                "It is a mana ability itself: {reason}. It resolves at once, without the stack.",
                reason=Literally(judge_triggered(found.ability).reason),
            )
            follow(run, found.ability.effect, Scene(found.controller, found.source, dict(found.roles), found.mana))


def put_on_stack(run: Run) -> bool:
    """Put the waiting abilities on the stack, those of the active player first (603.3b). Whether there were any."""
    waiting = run.state.waiting
    if not waiting:
        return False
    run.state = replace(run.state, waiting=())
    for player in run.state.turn_order():
        for found in _in_chosen_order(run, player, [it for it in waiting if it.controller == player]):
            _put(run, found)
    return True


def _in_chosen_order(run: Run, player: PlayerId, mine: list[Waiting]) -> list[Waiting]:
    """The player's triggered abilities in the order in which that player puts them on the stack."""
    ordered: list[Waiting] = []
    while mine:
        options = {f"{found.source}:{position}": found for position, found in enumerate(mine, 1)}
        (picked,) = run.choose(
            "trigger_order",
            player,
            "603.3b",
            "Which triggered ability goes on the stack next?",
            tuple(options),
            alike=len({(found.ability, found.roles) for found in mine}) == 1,
        )
        ordered.append(options[picked])
        mine.remove(options[picked])
    return ordered


def _put(run: Run, found: Waiting) -> None:
    id = f"ability-{run.tick()}"
    chosen = targets.choose_for_trigger(run, found)
    if chosen is None:
        return
    on_stack = StackAbility(id, found.source, found.controller, found.ability, run.state.clock - 1, found.roles, chosen)
    state = replace(run.state, abilities={**run.state.abilities, id: on_stack})
    run.become(state.with_zone(Zone.STACK, "", (*state.ids(Zone.STACK), id)))
    event = AbilityTriggered(found.controller, found.source, id)
    run.record(event)
    run.trace.happened(event)
