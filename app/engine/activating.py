"""Activating abilities by the lettered steps of 602.2, which are those of 601.2; mana abilities by 605.3."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import dataclass, replace

from app.engine import costs, payment, targets
from app.engine.announcement import ActivateAbility, Announcement
from app.engine.mana_abilities import judge_activated, taps_for_mana
from app.engine.outcomes import Illegal, Stop
from app.engine.patterns import parts_fit
from app.engine.payment import ManaSource, Path, Types
from app.engine.registry import structural
from app.engine.rows import Row
from app.engine.run import Run
from app.engine.scene import Scene
from app.engine.simulation import Along, paths
from app.engine.statements import follow
from app.engine.trace import Literally
from app.engine.triggers import resolve_mana_triggers
from app.engine.unread import not_understood
from app.game.events import AbilityActivated, ManaAdded
from app.game.objects import PlayerId, StackAbility
from app.vocabulary.abilities import Activated, Keywords, Unread
from app.vocabulary.costs import TapThis, UntapThis
from app.vocabulary.events import Event, TappedForMana
from app.vocabulary.keywords import Plain
from app.vocabulary.statics import Replacement
from app.vocabulary.words import CardType, Zone

structural(Activated, Keywords, Plain)


def activate(run: Run, action: ActivateAbility) -> None:
    """Activate an ability with priority (117.1b). Raises `Illegal` where a step of 602.2 can't be done."""
    if run.state.turn.priority != action.player:
        raise Illegal("117.1", "{player} doesn't have priority.", player=action.player)
    run.lean(action.player, "priority")
    ability = _ability(run, action)
    _Activation(run, action.player, action.source, ability, action.announced, ()).carry_out()


def _ability(run: Run, action: ActivateAbility) -> Activated:
    abilities = run.row(action.source).activated()
    if not 1 <= action.ability <= len(abilities):
        raise Illegal("602.1", "{source} has no such activated ability now.", source=action.source)
    ability = abilities[action.ability - 1]
    if isinstance(ability, Unread):
        raise not_understood(action.source, ability, "602.1")
    return ability


@dataclass(slots=True)
class _Activation:
    """One activation on its way through the steps. `outer` are the activations that it helps to pay for."""

    run: Run
    player: PlayerId
    source: str
    ability: Activated
    announced: Announcement
    outer: tuple[_Activation, ...]

    def carry_out(self) -> None:
        with self._step():
            scene = Scene(self.player, self.source)
            self._may_begin(scene)
            judgement = judge_activated(self.ability)
            if judgement.is_mana_ability:
                self.run.trace.note(
                    judgement.rule,
                    "{source}'s ability is a mana ability: {reason}.",
                    source=self.source,
                    reason=Literally(judgement.reason),
                )
                watchers = self._watchers()
                self._pay(scene)
                self._resolve_mana_ability(scene, watchers)
            else:
                self.run.trace.note(
                    judgement.rule,
                    "{source}'s ability is no mana ability, since {reason}: it uses the stack.",
                    source=self.source,
                    reason=Literally(judgement.reason),
                )
                self._put_on_stack(scene)

    def _step(self) -> AbstractContextManager[object]:
        """An activation that pays for another is a detail of it."""
        if not self.outer:
            return nullcontext()
        return self.run.trace.under(
            "605.3a", "{player} activates {source} for mana.", player=self.player, source=self.source
        )

    def _may_begin(self, scene: Scene) -> None:
        """Whether the player may begin at all (602.2, 602.5)."""
        run, row = self.run, self.run.row(self.source)
        if not row.is_permanent:
            raise Illegal("113.6", "{source}'s ability works only on the battlefield.", source=self.source)
        if row.controller != self.player:
            raise Illegal(
                "602.2",
                "{player} doesn't control {source}; only its controller can activate its abilities.",
                player=self.player,
                source=self.source,
            )
        if any(it.source == self.source and it.ability is self.ability for it in self.outer):
            raise Illegal(
                "605.3c",
                "{source}'s ability is being activated already and hasn't resolved.",
                source=self.source,
            )
        costs.must_be_payable(run, self.ability.cost, scene)
        self._must_not_be_sick()

    def _must_not_be_sick(self) -> None:
        """The "summoning sickness" rule, for {T} and {Q} in the costs of creatures (302.6, 602.5a)."""
        run, row = self.run, self.run.row(self.source)
        symbol = next((it for it in self.ability.cost.items if isinstance(it, (TapThis, UntapThis))), None)
        if symbol is None or CardType.CREATURE not in row.types:
            return
        rule, sign = ("107.5", "{T}") if isinstance(symbol, TapThis) else ("107.6", "{Q}")
        fields: dict[str, object] = {"source": self.source, "player": self.player, "symbol": Literally(sign)}
        if not run.object(self.source).summoning_sick:
            run.lean(self.source, "summoning_sick")
            return
        run.trace.note(rule, "{source} is a creature, and its ability has {symbol} in its cost.", **fields)
        if row.has("haste"):
            run.trace.note(
                "702.10c", "{source} has haste, so it doesn't matter how long {player} has controlled it.", **fields
            )
            return
        run.trace.note(
            "302.6",
            "{player} hasn't controlled {source} continuously since {player}'s most recent turn began.",
            **fields,
        )
        raise Illegal("602.5a", "{source} hasn't haste either: the ability can't be activated.", **fields)

    def _pay(self, scene: Scene) -> None:
        """The mana window and the payment (601.2g, 601.2h); the total is locked before (601.2f)."""
        mana = costs.mana_part(self.ability.cost)
        payment.pay_mana(
            self.run,
            self.player,
            mana,
            self.announced,
            Window(self.run, self.player, self.announced, (*self.outer, self)),
        )
        costs.pay_rest(self.run, self.ability.cost, scene)

    def _resolve_mana_ability(self, scene: Scene, watchers: tuple[list[str], list[str]]) -> None:
        """A mana ability resolves at once (605.3b), then the triggered mana abilities it set off (605.4a)."""
        run = self.run
        run.record(AbilityActivated(self.player, self.source, None, self.ability))
        scene.by_tapping = taps_for_mana(self.ability)
        before = len(run.log)
        run.trace.note("605.3b", "{source}'s mana ability resolves immediately, without the stack.", source=self.source)
        if scene.by_tapping:
            with run.trace.under(
                "106.12",
                "{source} is tapped for mana: {symbol} is in the cost of a mana ability.",
                source=self.source,
                symbol=Literally("{T}"),
            ):
                follow(run, self.ability.effect, scene)
        else:
            follow(run, self.ability.effect, scene)
        produced = any(isinstance(event, ManaAdded) for event in run.log[before:])
        self._explain_what_did_not_apply(scene.by_tapping, produced, watchers)
        if not run.simulated:
            resolve_mana_triggers(run)

    def _watchers(self) -> tuple[list[str], list[str]]:
        """Whose triggers, and whose replacement effects, concern this player tapping this permanent for mana."""
        view = self.run.view
        triggers = [
            row.id for row, ability in view.triggers.get(TappedForMana, ()) if self._concerns(ability.event, row)
        ]
        changes = [
            row.id
            for row, static in view.replacements.get(TappedForMana, ())
            if isinstance(static.rule, Replacement) and self._concerns(static.rule.event, row)
        ]
        return triggers, changes

    def _concerns(self, pattern: Event, watcher: Row) -> bool:
        if watcher.controller is None or not isinstance(pattern, TappedForMana):
            return False
        scene = Scene(watcher.controller, watcher.id)
        return parts_fit(pattern, {"by": self.player, "what": self.source}, self.run.sight, scene)

    def _explain_what_did_not_apply(
        self, by_tapping: bool, produced: bool, watchers: tuple[list[str], list[str]]
    ) -> None:
        triggers, changes = watchers
        if not by_tapping:
            for watcher in (*triggers, *changes):
                self.run.trace.note(
                    "106.12",
                    "{watcher} has no part in this: the ability has no {symbol} in its cost, so {source} isn't tapped "
                    "for mana.",
                    watcher=watcher,
                    source=self.source,
                    symbol=Literally("{T}"),
                )
        elif not produced:
            for watcher in triggers:
                self.run.trace.note("106.12a", "{watcher} doesn't trigger: no mana was produced.", watcher=watcher)

    def _put_on_stack(self, scene: Scene) -> None:
        """Steps a to i for an ability that uses the stack."""
        run = self.run
        timestamp = run.tick()
        id = f"ability-{timestamp}"
        on_stack = StackAbility(id, self.source, self.player, self.ability, timestamp)
        self._keep(on_stack)
        state = run.state
        run.become(state.with_zone(Zone.STACK, "", (*state.ids(Zone.STACK), id)))
        run.trace.note("602.2a", "The ability is put on the stack as {id}.", id=id)
        chosen = targets.choose(run, self.ability, scene, self.announced.targets)
        self._keep(replace(on_stack, targets=chosen))
        targets.bind(scene, self.ability, chosen)
        self._pay(scene)
        event = AbilityActivated(self.player, self.source, id, self.ability)
        run.record(event)
        run.trace.note("601.2i", "The ability has been activated; {player} gets priority again.", player=self.player)
        run.state = replace(run.state, turn=replace(run.state.turn, passed=()))

    def _keep(self, on_stack: StackAbility) -> None:
        self.run.state = replace(self.run.state, abilities={**self.run.state.abilities, on_stack.id: on_stack})


@dataclass(slots=True)
class Window:
    """The chance to activate mana abilities while something is paid for (601.2g, 605.3a).

    `outer` are the activations of mana abilities that are under way already.
    """

    run: Run
    player: PlayerId
    announced: Announcement
    outer: tuple[_Activation, ...] = ()

    def sources(self) -> list[ManaSource]:
        run, player = self.run, self.player
        return [
            ManaSource(row.id, place)
            for row in run.view.permanents()
            if row.controller == player
            for place, ability in enumerate(row.activated(), 1)
            if isinstance(ability, Activated)
            and judge_activated(ability).is_mana_ability
            and self._can_begin(row.id, ability)
        ]

    def need_read(self) -> None:
        run = self.run
        for row in run.view.permanents():
            if row.controller == self.player:
                run.needs_read(row.id, "605.3a", "activated")

    def _can_begin(self, source: str, ability: Activated) -> bool:
        trial = Run(self.run.state, self.run.chooser, self.run.budget, simulated=True)
        trial.share_view(self.run)
        attempt = _Activation(trial, self.player, source, ability, Announcement(), self.outer)
        try:
            attempt._may_begin(Scene(attempt.player, source))
        except Stop:
            return False
        return True

    def _ability(self, source: ManaSource) -> Activated:
        ability = self.run.row(source.source).activated()[source.ability - 1]
        assert isinstance(ability, Activated)
        return ability

    def outputs(self, source: ManaSource) -> list[tuple[Types, Path]]:
        ability = self._ability(source)
        if any(not isinstance(item, TapThis) for item in ability.cost.items):
            return []

        def attempt(branch: Run) -> None:
            _Activation(branch, self.player, source.source, ability, Announcement(), ()).carry_out()

        return [
            (tuple(unit.type for event in branch.log if isinstance(event, ManaAdded) for unit in event.mana), path)
            for branch, path in paths(self.run, attempt)
        ]

    def activate(self, source: ManaSource, path: Path | None) -> None:
        run = self.run
        ability = self._ability(source)
        nested = _Activation(run, self.player, source.source, ability, self.announced, self.outer)
        if path is None:
            nested.carry_out()
            return
        with _choosing(run, path):
            nested.carry_out()


@contextmanager
def _choosing(run: Run, path: Path) -> Iterator[None]:
    usual, run.chooser = run.chooser, Along(path, run.chooser)
    try:
        yield
    finally:
        run.chooser = usual
