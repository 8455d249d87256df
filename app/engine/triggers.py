"""Triggered abilities: noticing that they trigger (603.2), and putting them on the stack (603.3)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from app.engine import batches, modes, targets
from app.engine.conditions import is_true
from app.engine.mana_abilities import judge_triggered
from app.engine.patterns import WATCHES, Roles, fit, patterns_about, watch_of
from app.engine.registry import structural, unless
from app.engine.run import Run
from app.engine.scene import Scene, Sight
from app.engine.statements import follow
from app.engine.trace import Literally
from app.engine.uses import count_one_use, uses_of
from app.engine.view import View
from app.game.events import AbilityTriggered, BecameTarget, Event, ManaAdded
from app.game.mana import Mana
from app.game.objects import ObjectId, PlayerId, StackAbility
from app.game.row import Row
from app.game.state import Delayed, Waiting
from app.vocabulary.abilities import Ability, Triggered, Unread
from app.vocabulary.events import Enters
from app.vocabulary.limits import Once
from app.vocabulary.modes import as_chosen
from app.vocabulary.node import Node
from app.vocabulary.quantities import X
from app.vocabulary.references import Bound
from app.vocabulary.tree import mentions
from app.vocabulary.words import Zone

structural(Triggered)

ONCE_A_TURN = Once("triggers")
"""What is said of an ability that triggers only once each turn."""


def watch(run: Run, happened: tuple[Event, ...], before: View) -> None:
    """Let every triggered ability trigger, once for each event that is what it waits for (603.2c).

    An ability that waits for one or more things triggers once on all that happens to such things simultaneously.
    Abilities that look back are those that were there before the event, and so is what they look at (603.10).
    """
    together: dict[tuple[str, int, Triggered], list[_Fitting]] = {}
    for event in happened:
        for row, place, ability, sight in _watchers(run, event, before):
            if row.controller is None or ability.event is None:
                continue
            run.budget.spend("comparisons")
            roles = fit(ability.event, event, sight, Scene(row.controller, row.id))
            if roles is None:
                continue
            if isinstance(ability, Unread):
                run.needs_read(row.id, watch_of(ability.event).trigger_rule, "triggered")
            elif batches.waits_for_several(ability.event):
                together.setdefault((row.id, _nth(row, place, ability), ability), []).append(
                    _Fitting(row.controller, roles, event, sight)
                )
            else:
                found = Waiting(row.id, row.controller, ability, tuple(roles.items()), _mana_of(event))
                _trigger_if(run, found, _nth(row, place, ability))
        _watch_delayed(run, event)
    for (source, nth, ability), several in together.items():
        _watch_together(run, source, ability, several, nth)


@dataclass(frozen=True, slots=True)
class _Fitting:
    """An event that is part of what an ability waits for: whose ability, the roles in it, and what was looked at."""

    controller: PlayerId
    roles: Roles
    event: Event
    sight: Sight


def _watch_together(run: Run, source: str, ability: Triggered, found: list[_Fitting], nth: int) -> None:
    """Let an ability that waits for several things trigger on events that happened simultaneously."""
    controller, sight = found[0].controller, found[0].sight
    scene = Scene(controller, source)
    for roles in batches.gathered(ability.event, [it.roles for it in found], sight, scene):
        mana = tuple(unit for it in found for unit in _mana_of(it.event))
        _trigger_if(run, Waiting(source, controller, ability, tuple(roles.items()), mana), nth)


def _nth(row: Row, place: int, ability: Triggered | Unread) -> int:
    """Which of the identical abilities of an object one is, by its place among all of them."""
    return row.abilities[:place].count(ability) + 1


def _trigger_if(run: Run, found: Waiting, nth: int) -> None:
    """Let an ability trigger if its condition is true and it has not triggered as often as it may."""
    assert isinstance(found.ability, Triggered)
    if not _condition_holds(run, found.ability, Scene(found.controller, found.source, dict(found.roles))):
        return
    if ONCE_A_TURN in found.ability.limits and found.source in run.state.objects:
        if uses_of(run, found.source, found.ability, nth).this_turn:
            run.trace.note("603.2", "{source}'s ability has triggered this turn already.", source=found.source)
            return
        count_one_use(run, found.source, found.ability, nth)
    _trigger(run, found)


def _watch_delayed(run: Run, event: Event) -> None:
    """Delayed triggered abilities watch too; they remember what the effect that made them spoke of (603.7c)."""
    for it in run.state.delayed:
        scene = Scene(it.controller, it.source, dict(it.bound))
        roles = fit(it.ability.event, event, run.sight, scene)
        if roles is not None:
            _spend(run, it)
            bound = {**dict(it.bound), **roles}
            _trigger(run, Waiting(it.source, it.controller, it.ability, tuple(bound.items()), _mana_of(event)))


def _spend(run: Run, it: Delayed) -> None:
    """One without a stated duration triggers only once (603.7b)."""
    if it.lasting is None:
        run.state = replace(run.state, delayed=tuple(other for other in run.state.delayed if other.id != it.id))


def _mana_of(event: Event) -> tuple[Mana, ...]:
    return event.mana if isinstance(event, ManaAdded) else ()


def _condition_holds(run: Run, ability: Triggered, scene: Scene) -> bool:
    """The intervening "if" clause, checked as the ability would trigger and again as it resolves (603.4)."""
    if ability.condition is None or is_true(ability.condition, run.sight, scene):
        return True
    run.trace.note("603.4", "{source}'s ability doesn't trigger: its condition isn't true.", source=scene.source)
    return False


@unless
def has_limits(it: Node) -> bool:
    """Limits on a triggered ability, or on what it does, other than that it triggers once each turn."""
    return isinstance(it, Triggered) and any(limit != ONCE_A_TURN for limit in it.limits)


def _watchers(run: Run, event: Event, before: View) -> Iterator[tuple[Row, int, Triggered | Unread, Sight]]:
    """The abilities that could trigger on an event, each with its place on its object and what it looks at."""
    seen: set[tuple[str, int]] = set()
    for pattern in patterns_about(event):
        looks_back = WATCHES[pattern].looks_back
        view, sight = (before, run.looking_back) if looks_back else (run.view, run.sight)
        for row, place, ability in (*view.triggers.get(pattern, ()), *view.unread_triggers.get(pattern, ())):
            if (row.id, place) not in seen:
                seen.add((row.id, place))
                yield row, place, ability, sight


def _trigger(run: Run, found: Waiting) -> None:
    assert isinstance(found.ability, Triggered)
    judgement = judge_triggered(found.ability)
    if judgement.is_mana_ability:
        run.mana_triggers.append(found)
        return
    with run.trace.under(
        watch_of(found.ability.event).trigger_rule, "{source}'s ability triggers.", source=found.source
    ):
        if found.mana:
            run.trace.note(judgement.rule, "It is no mana ability, since {reason}.", reason=Literally(judgement.reason))
            run.trace.note("605.5a", "So it is put on the stack the next time a player would get priority.")
    run.state = replace(run.state, waiting=(*run.state.waiting, found))


def resolve_mana_triggers(run: Run) -> None:
    """Resolve the triggered mana abilities that a mana ability set off, at once and without the stack (605.4a)."""
    while run.mana_triggers:
        found = run.mana_triggers.pop(0)
        assert isinstance(found.ability, Triggered)
        with run.trace.under(
            watch_of(found.ability.event).trigger_rule, "{source}'s ability triggers.", source=found.source
        ):
            judgement = judge_triggered(found.ability)
            run.trace.note(judgement.rule, "It is a mana ability itself: {reason}.", reason=Literally(judgement.reason))
            run.trace.note("605.4a", "So it resolves at once, without the stack.")
            follow(run, found.ability.effect, Scene(found.controller, found.source, dict(found.roles), found.mana))


def become_targets(run: Run, by: ObjectId, chosen: targets.Chosen) -> None:
    """Let abilities trigger on what has become a target of a spell or ability, once for each such thing."""
    if not run.simulated:
        ids = dict.fromkeys(id for ids in chosen for id in ids)
        watch(run, tuple(BecameTarget(id, by) for id in ids), run.view)


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
            alike=len({_what_it_does(found) for found in mine}) == 1,
            abilities=tuple(found.ability for found in mine),
        )
        ordered.append(options[picked])
        mine.remove(options[picked])
    return ordered


def _what_it_does(found: Waiting) -> tuple[Ability, object]:
    """The same for abilities that do the same: what the event was matters where the ability speaks of it."""
    return found.ability, found.roles if any(mentions(found.ability, Bound)) else None


def _x_of(run: Run, found: Waiting) -> int:
    """An enters trigger has the X of the spell that became the permanent (107.3m)."""
    source = run.state.objects.get(found.source)
    own = dict(found.roles).get("subject") == found.source
    if source is None or source.cast is None or not own or not any(mentions(found.ability, X)):
        return 0
    if not isinstance(found.ability, Triggered) or not any(mentions(found.ability.event, Enters)):
        return 0
    run.trace.note("107.3m", "X is {x}, as for the spell that became {source}.", x=source.cast.x, source=found.source)
    return source.cast.x


def _put(run: Run, found: Waiting) -> None:
    id = f"ability-{run.tick()}"
    event = AbilityTriggered(found.controller, found.source, id)
    run.trace.happened(event)
    scene = Scene(found.controller, found.source, bound=dict(found.roles))
    assert isinstance(found.ability, Triggered)
    chosen_modes = modes.choose_for_trigger(run, found.ability, scene)
    if chosen_modes is None:
        return
    chosen = targets.choose_for_trigger(run, as_chosen(found.ability, chosen_modes), scene)
    if chosen is None:
        return
    x = _x_of(run, found)
    on_stack = StackAbility(
        id, found.source, found.controller, found.ability, run.state.clock - 1, found.roles, chosen, x, chosen_modes
    )
    state = replace(run.state, abilities={**run.state.abilities, id: on_stack})
    run.become(state.with_zone(Zone.STACK, "", (*state.ids(Zone.STACK), id)))
    run.record(event)
    become_targets(run, id, chosen)
