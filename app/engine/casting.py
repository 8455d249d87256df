"""Casting spells by the lettered steps of 601.2."""

from __future__ import annotations

from dataclasses import dataclass, replace

from app.engine import alternative_costs, attaching, costs, modes, payment, targets, total_cost
from app.engine.activating import Window
from app.engine.announcement import CastSpell
from app.engine.door import happen
from app.engine.outcomes import Illegal
from app.engine.paying_otherwise import paid_otherwise
from app.engine.registry import structural
from app.engine.rows import Row
from app.engine.run import Run
from app.engine.scene import Scene
from app.engine.spending import ToCast
from app.engine.symbols import Equivalent, with_x
from app.engine.timing import must_be_sorcery_time
from app.engine.triggers import become_targets
from app.engine.zones import moving, successor
from app.game.events import ManaSpent, Manner, SpellCast
from app.game.mana import Mana
from app.game.objects import Cast, ObjectId
from app.vocabulary.abilities import Spell
from app.vocabulary.costs import Cost
from app.vocabulary.modes import Modes, as_chosen
from app.vocabulary.references import Target
from app.vocabulary.words import CardType, Zone

structural(Spell)

INSTANT_SPEED = frozenset({CardType.INSTANT})


def cast(run: Run, action: CastSpell) -> None:
    """Cast a spell with priority. Raises `Illegal` where a step of 601.2 can't be done."""
    if run.state.turn.priority != action.player:
        raise Illegal("117.1", "{player} doesn't have priority.", player=action.player)
    run.lean(action.player, "priority")
    try:
        _may_begin(run, action, run.row(action.card))
    except Illegal:
        run.needs_read(action.card, "601.3", "static")  # a line that was not understood may allow it
        raise
    run.needs_read(action.card, "601.2", "spell", "static", "cast")
    _Casting(run, action, successor(action.card), run.row(action.card)).carry_out()


def _may_begin(run: Run, action: CastSpell, row: Row) -> None:
    """Whether the player may begin to cast the card: from where it is, and now (601.3)."""
    it = run.object(action.card)
    fields: dict[str, object] = {"player": action.player, "card": action.card}
    if it.card is None:
        raise Illegal("601.2a", "It is not known which card {card} is.", **fields)
    if CardType.LAND in row.types:
        raise Illegal("305.9", "{card} is a land: it can be played, never cast.", **fields)
    may = it.zone is Zone.HAND or bool(alternative_costs.alternatives(row))
    if not may or it.owner != action.player:
        run.needs_read(action.card, "601.3", "cast")
        raise Illegal("601.3", "Nothing allows {player} to cast {card} from where it is.", **fields)
    if row.types & INSTANT_SPEED or row.has("flash"):
        return
    rule = next((rule for type, rule in _TIMING_RULES.items() if type in row.types), None)
    if rule is None:
        raise Illegal("601.3", "No rule lets {player} cast a card of the types of {card}.", **fields)
    must_be_sorcery_time(run, action.player, rule, action.card)


_TIMING_RULES = {
    CardType.ARTIFACT: "301.1",
    CardType.CREATURE: "302.1",
    CardType.ENCHANTMENT: "303.1",
    CardType.PLANESWALKER: "306.1",
    CardType.BATTLE: "310.1",
    CardType.SORCERY: "307.1",
}


@dataclass(slots=True)
class _Casting:
    """One spell on its way through the steps; `card` is what it was where it is cast from."""

    run: Run
    action: CastSpell
    spell: ObjectId
    card: Row

    def carry_out(self) -> None:
        self._propose()
        scene = Scene(self.action.player, self.spell)
        row = self.run.row(self.spell)
        chosen_modes = self._choose_modes(scene)
        rather = alternative_costs.choose(self.run, self.card, self.action.player, self.action.announced.alternative)
        kicked = self._choose_kicker(row)
        instead = () if rather is None else costs.other_part(rather.cost)
        additional = Cost((*instead, *total_cost.mandatory(row).items, *(kicked.items if kicked else ())))
        mana_cost = row.mana_cost if rather is None else costs.mana_part(rather.cost)
        scene.x = self._choose_x(mana_cost, additional)
        cost = self._announce_cost(mana_cost, scene.x, additional)
        chosen = self._choose_targets(scene, chosen_modes)
        costs.must_be_payable(self.run, additional, scene)
        total = replace(cost, symbols=total_cost.changed(self.run, self.spell, cost.symbols))
        paid = self._pay(paid_otherwise(self.run, row, self.action.player, total), mana_cost, additional)
        costs.pay_rest(self.run, additional, scene)
        way = None if rather is None else rather.name
        decided = Cast(chosen, scene.x, paid, self.card.zone, kicked is not None, chosen_modes, way)
        self.run.change(self.spell, cast=decided)
        self.run.state = replace(self.run.state, turn=replace(self.run.state.turn, passed=()))
        happen(self.run, SpellCast(self.action.player, self.spell))

    def _propose(self) -> None:
        """Step a: the card moves to the stack, and the player becomes its controller."""
        happen(self.run, moving(self.run, self.action.card, Zone.STACK, Manner.ANNOUNCED))
        self.run.change(self.spell, controller=self.action.player)

    def _choose_modes(self, scene: Scene) -> Modes:
        """Step b: the modes, if the spell is modal (700.2a)."""
        spells = tuple(it for it in self.run.row(self.spell).abilities if isinstance(it, Spell))
        return modes.choose(self.run, spells, scene, self.action.announced.modes)

    def _choose_kicker(self, row: Row) -> Cost | None:
        """Step b: whether the kicker cost is paid (702.33a)."""
        cost = total_cost.kicker(row)
        kicked = self.action.announced.kicked
        if cost is None:
            if kicked:
                raise Illegal("702.33a", "{spell} has no kicker.", spell=self.spell)
            return None
        if kicked is None:
            (picked,) = self.run.choose(
                "kicker", self.action.player, "702.33a", "Is {spell} kicked?", ("yes", "no"), spell=self.spell
            )
            kicked = picked == "yes"
        if kicked:
            self.run.trace.note("702.33d", "{spell} is kicked.", spell=self.spell)
        return cost if kicked else None

    def _choose_x(self, mana_cost: tuple[str, ...] | None, additional: Cost) -> int:
        """Step b: the value of X, if one of the costs has it (107.3a)."""
        x = self.action.announced.x
        if "{X}" not in (mana_cost or ()) and not costs.has_x(additional):
            if x is not None:
                raise costs.no_x_to_announce(self.spell)
            return 0
        if x is None:
            x = self.run.choose_number("x", self.action.player, "107.3a", "What is X?", source=self.spell)
        self.run.trace.note("107.3a", "{player} chooses {x} for X.", player=self.action.player, x=x)
        return x

    def _choose_targets(self, scene: Scene, chosen_modes: Modes) -> targets.Chosen:
        """Step c: the targets."""
        chosen = targets.choose(self.run, self._instructions(chosen_modes), scene, self.action.announced.targets)
        self.run.change(self.spell, cast=Cast(chosen, modes=chosen_modes))
        become_targets(self.run, self.spell, chosen)
        return chosen

    def _instructions(self, chosen_modes: Modes) -> tuple[Spell | Target, ...]:
        """What names the targets: the instructions, or for an Aura its enchant ability (303.4a)."""
        row = self.run.row(self.spell)
        if attaching.is_aura(row):
            return attaching.target_phrases(row)
        return tuple(as_chosen(it, chosen_modes) for it in row.abilities if isinstance(it, Spell))

    def _announce_cost(self, mana_cost: tuple[str, ...] | None, x: int, additional: Cost) -> Equivalent:
        """Step b: how hybrid and Phyrexian symbols will be paid (118.13a)."""
        if mana_cost is None:
            raise Illegal("202.1b", "{spell} has no mana cost: it can't be paid.", spell=self.spell)
        announced = self.action.announced
        whole = (*mana_cost, *costs.mana_part(additional))
        window = self._window(mana_cost, additional)
        return payment.announce(self.run, self.action.player, with_x(whole, x), announced, window)

    def _window(self, mana_cost: tuple[str, ...] | None, additional: Cost) -> Window:
        """The chance to make mana for the total cost: the mana cost and all additional costs (601.2f)."""
        whole = (*(mana_cost or ()), *costs.mana_part(additional))
        purpose = ToCast(self.spell, whole)
        return Window(self.run, self.action.player, self.action.announced, purpose)

    def _pay(self, cost: Equivalent, mana_cost: tuple[str, ...] | None, additional: Cost) -> tuple[Mana, ...]:
        """Steps f to h: the total cost is fixed, mana abilities may be activated, and it is paid."""
        before = len(self.run.log)
        window = self._window(mana_cost, additional)
        payment.pay_announced(self.run, self.action.player, cost, self.action.announced, window)
        return tuple(
            unit
            for event in self.run.log[before:]
            if isinstance(event, ManaSpent) and event.player == self.action.player
            for unit in event.mana
        )
