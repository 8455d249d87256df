"""Activating abilities by the lettered steps of 602.2, which are those of 601.2; mana abilities by 605.3."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import dataclass, field, replace

from app.engine import costs, modes, payment, targets
from app.engine.activation_limits import Attempt, count_use
from app.engine.announcement import ActivateAbility, Announcement
from app.engine.functioning import functions_in
from app.engine.mana_abilities import judge_activated, plain_outputs
from app.engine.mana_resolution import Watching, resolve_mana_ability
from app.engine.may_activate import ability_at, attempt_at, mana_abilities, must_be_able_to_begin, need_read
from app.engine.outcomes import Illegal, Unsupported
from app.engine.patterns import WATCHES
from app.engine.payment import Deed, Equivalent, ManaSource, Path, Resource, Yield
from app.engine.registry import structural
from app.engine.run import Run
from app.engine.scene import Scene
from app.engine.simulation import Along, paths
from app.engine.spending import Purpose, ToActivate
from app.engine.symbols import with_x
from app.engine.trace import Literally
from app.engine.triggers import become_targets
from app.game.events import AbilityActivated, ManaAdded
from app.game.mana import Mana
from app.game.objects import ObjectId, PlayerId, StackAbility
from app.vocabulary.abilities import Activated, Keywords
from app.vocabulary.costs import PayMana, TapThis
from app.vocabulary.modes import as_chosen
from app.vocabulary.words import Supertype, Zone

structural(Activated, Keywords)


def activate(run: Run, action: ActivateAbility) -> None:
    """Activate an ability with priority (117.1b). Raises `Illegal` where a step of 602.2 can't be done."""
    if run.state.turn.priority != action.player:
        raise Illegal("117.1", "{player} doesn't have priority.", player=action.player)
    run.lean(action.player, "priority")
    Activation(run, action.player, action.source, action.ability, action.announced).carry_out()


@dataclass(slots=True)
class Activation:
    """One activation on its way through the steps: of an object's ability, by its place among the activated ones.

    `outer` are the activations that it helps to pay for. `for_payment` says that it is activated while something is
    paid for, not with priority; with `from_pool`, no mana ability is activated to pay for it. Raises `Illegal` where
    there is no such ability, `Unsupported` where it was not read.
    """

    run: Run
    player: PlayerId
    source: ObjectId
    place: int
    announced: Announcement
    outer: tuple[Activation, ...] = ()
    for_payment: bool = False
    from_pool: bool = False
    ability: Activated = field(init=False)

    def __post_init__(self) -> None:
        self.ability = ability_at(self.run, self.source, self.place)

    def carry_out(self) -> None:
        """Take all steps: a mana ability has resolved then, any other is on the stack."""
        with self._step():
            scene = Scene(self.player, self.source)
            self.may_begin(scene)
            self._note_where_it_works()
            judgement = judge_activated(self.ability)
            if judgement.is_mana_ability:
                said = "{source}'s ability is a mana ability: {reason}."
            else:
                said = "{source}'s ability is no mana ability, since {reason}: it uses the stack."
            self.run.trace.note(judgement.rule, said, source=self.source, reason=Literally(judgement.reason))
            if judgement.is_mana_ability:
                self._make_mana(scene)
            else:
                self._put_on_stack(scene)

    def _step(self) -> AbstractContextManager[object]:
        """An activation that pays for something is a detail of that."""
        if not self.for_payment:
            return nullcontext()
        return self.run.trace.under(
            "605.3a", "{player} activates {source} for mana.", player=self.player, source=self.source
        )

    def may_begin(self, scene: Scene) -> None:
        """Raise `Illegal` where the player may not begin: not by 602, or because it has begun already (605.3c)."""
        if any((it.source, it.place) == (self.source, self.place) for it in self.outer):
            raise Illegal(
                "605.3c",
                "{source}'s ability is being activated already and hasn't resolved.",
                source=self.source,
            )
        must_be_able_to_begin(self.run, self._attempt(), scene)

    def _note_where_it_works(self) -> None:
        """Elsewhere than on the battlefield, an ability works where it moves its object out of (113.6m)."""
        zone = functions_in(self.ability)
        if zone is not Zone.BATTLEFIELD:
            said = "{source}'s ability moves it out of that zone, so it works {zone}."
            self.run.trace.note("113.6m", said, source=self.source, zone=zone)

    def _attempt(self) -> Attempt:
        where = ManaSource(self.source, self.place)
        return attempt_at(self.run, self.player, where, for_payment=self.for_payment)

    def _choose_x(self, scene: Scene) -> None:
        """Step b: the value of X, if the cost has one (107.3a); it is no other X's business (107.3k)."""
        cost = self.ability.cost
        x = None if self.for_payment else self.announced.x
        if not costs.has_x(cost):
            if x is not None:
                raise costs.no_x_to_announce(self.source)
            return
        most = costs.most_x(self.run, cost, scene)
        if x is None:
            bound = {} if most is None else {"maximum": most}
            x = self.run.choose_number("x", self.player, "107.3a", "What is X?", source=self.source, **bound)
        self.run.trace.note("107.3a", "{player} chooses {x} for X.", player=self.player, x=x)
        scene.x = x
        costs.must_be_payable(self.run, cost, scene)

    def _announce_cost(self, scene: Scene) -> Equivalent:
        """Step b: how hybrid and Phyrexian symbols will be paid (118.13a)."""
        mana = with_x(costs.mana_part(self.ability.cost), scene.x)
        return payment.announce(self.run, self.player, mana, self.announced, self._window())

    def _window(self) -> Window:
        purpose = ToActivate(self.source, costs.mana_part(self.ability.cost))
        return Window(self.run, self.player, self.announced, purpose, (*self.outer, self), shut=self.from_pool)

    def _pay(self, cost: Equivalent, scene: Scene) -> None:
        """Steps g and h: the mana window and the payment; the total was locked before (601.2f)."""
        attempt = self._attempt()
        payment.pay_announced(self.run, self.player, cost, self.announced, self._window())
        count_use(self.run, attempt)
        costs.pay_rest(self.run, self.ability.cost, scene)

    def _make_mana(self, scene: Scene) -> None:
        """A mana ability: the same steps, but nothing is put on the stack (605.3b), and it has no targets (605.1a)."""
        modes.choose(self.run, (self.ability,), scene, None if self.for_payment else self.announced.modes)
        self._choose_x(scene)
        targets.choose(self.run, self.ability, scene, () if self.for_payment else self.announced.targets)
        cost = self._announce_cost(scene)
        watching = Watching(self.run, self.player, self.source)
        self._pay(cost, scene)
        resolve_mana_ability(self.run, self.ability, scene, watching)

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
        chosen_modes = modes.choose(run, (self.ability,), scene, self.announced.modes)
        said = as_chosen(self.ability, chosen_modes)
        self._choose_x(scene)
        cost = self._announce_cost(scene)
        chosen = targets.choose(run, said, scene, self.announced.targets)
        on_stack = replace(on_stack, targets=chosen, x=scene.x, modes=chosen_modes)
        self._keep(on_stack)
        become_targets(run, id, chosen)
        targets.bind(scene, said, chosen)
        self._pay(cost, scene)
        self._keep(replace(on_stack, roles=_of_the_cost(scene)))
        event = AbilityActivated(self.player, self.source, id, self.ability)
        run.record(event)
        run.trace.note("602.2b", "The ability has been activated; {player} gets priority again.", player=self.player)
        run.state = replace(run.state, turn=replace(run.state.turn, passed=()))

    def _keep(self, on_stack: StackAbility) -> None:
        self.run.state = replace(self.run.state, abilities={**self.run.state.abilities, on_stack.id: on_stack})


def _of_the_cost(scene: Scene) -> tuple[tuple[str, tuple[str, ...] | str | int], ...]:
    """What was bound in paying, "the sacrificed creature" for one: the effect can find it (400.7j)."""
    return tuple((name, value) for name, value in scene.bound.items() if not name.startswith("target-"))


@dataclass(slots=True)
class Window:
    """The chance to activate mana abilities while something is paid for (601.2g, 605.3a).

    `outer` are the activations that are under way already. One that is `shut` gives no chance.
    """

    run: Run
    player: PlayerId
    announced: Announcement
    purpose: Purpose
    outer: tuple[Activation, ...] = ()
    shut: bool = False

    def sources(self) -> list[ManaSource]:
        if self.shut:
            return []
        return [source for source in mana_abilities(self.run, self.player) if self._why_not(source) is None]

    def need_read(self) -> None:
        need_read(self.run, self.player)

    def _why_not(self, source: ManaSource) -> Illegal | Unsupported | None:
        """Why a mana ability can't be begun to be activated; None if it can."""
        trial = Run(self.run.state, self.run.chooser, self.run.budget, simulated=True)
        trial.share_view(self.run)
        try:
            self._activation(trial, source).may_begin(Scene(self.player, source.source))
        except (Illegal, Unsupported) as reason:
            return reason
        return None

    def _activation(self, run: Run, source: ManaSource) -> Activation:
        return Activation(run, self.player, source.source, source.ability, self.announced, self.outer, for_payment=True)

    def explain_what_is_left(self) -> None:
        made = {unit.source for unit in self.run.player(self.player).pool}
        for source in mana_abilities(self.run, self.player):
            reason = self._why_not(source)
            used_up = source.source in made and reason is not None and reason.rule == "118.3"
            if isinstance(reason, Illegal) and not used_up:
                self.run.trace.note(reason.rule, reason.template, **reason.fields)

    def resources(self) -> list[Resource]:
        """What the player could have of mana, without what the activation that is paid for needs for itself."""
        found: dict[ObjectId, list[Yield]] = {}
        needed = {it.source for it in self.outer if any(isinstance(item, TapThis) for item in it.ability.cost.items)}
        for source in self.sources():
            if source.source in needed:
                continue
            found.setdefault(source.source, []).extend(self._yields(source))
        return [tuple(yields) for yields in found.values() if yields]

    def _yields(self, source: ManaSource) -> list[Yield]:
        """What a mana ability that costs nothing but tapping makes, each way with the choices that lead there."""
        ability = ability_at(self.run, source.source, source.ability)
        if any(not isinstance(item, TapThis) for item in ability.cost.items):
            return []
        outputs = plain_outputs(ability)
        if outputs is None or self._something_watches():
            return self._tried(source)
        snow = Supertype.SNOW in self.run.row(source.source).supertypes
        return [
            Yield(
                tuple(Mana(type, source.source, snow=snow) for type in output.types),
                Deed(source, ((output.pick,),) if output.pick is not None and len(outputs) > 1 else ()),
            )
            for output in outputs
        ]

    def _something_watches(self) -> bool:
        """Whether anything could trigger on mana being made, or replace it."""
        view = self.run.view
        patterns = [pattern for pattern, watch in WATCHES.items() if ManaAdded in watch.events]
        return bool(self.run.state.delayed) or any(
            view.triggers.get(pattern) or view.unread_triggers.get(pattern) or view.replacements.get(pattern)
            for pattern in patterns
        )

    def converters(self) -> list[ManaSource]:
        """The mana abilities that cost mana, or mana and tapping, and so turn mana into other mana."""
        return [source for source in self.sources() if self._costs_mana(source)]

    def _costs_mana(self, source: ManaSource) -> bool:
        items = ability_at(self.run, source.source, source.ability).cost.items
        return any(isinstance(item, PayMana) for item in items) and all(
            isinstance(item, PayMana | TapThis) for item in items
        )

    def after(self, source: ManaSource) -> Iterator[tuple[Window, Path]]:
        """The same window after a mana ability has been activated, each way that goes, with the choices made in it."""
        for branch, path in self._branches(source):
            yield replace(self, run=branch), path

    def _branches(self, source: ManaSource) -> Iterator[tuple[Run, Path]]:
        illegal: list[Run] = []

        def attempt(branch: Run) -> None:
            try:
                self._activation(branch, source).carry_out()
            except (Illegal, Unsupported):
                illegal.append(branch)

        for branch, path in paths(self.run, attempt, triggering=True):
            if branch not in illegal:
                yield branch, tuple(path)

    def _tried(self, source: ManaSource) -> list[Yield]:
        return [
            Yield(
                tuple(
                    unit
                    for event in branch.log
                    if isinstance(event, ManaAdded) and event.player == self.player
                    for unit in event.mana
                ),
                Deed(source, path),
            )
            for branch, path in self._branches(source)
        ]

    def activate(self, source: ManaSource, path: Path | None) -> None:
        activation = self._activation(self.run, source)
        if path is None:
            activation.carry_out()
            return
        with _choosing(self.run, path):
            activation.carry_out()


@contextmanager
def _choosing(run: Run, path: Path) -> Iterator[None]:
    usual, run.chooser = run.chooser, Along(list(path), run.chooser)
    try:
        yield
    finally:
        run.chooser = usual
