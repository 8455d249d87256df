"""Combat damage: who assigns it, how it is divided, and dealing it (510)."""

from __future__ import annotations

from dataclasses import dataclass, field

from app.engine.combat import change_combat
from app.engine.damage import deal
from app.engine.outcomes import Illegal
from app.engine.run import Run
from app.game.combat import Attacker, Combat
from app.game.events import DamageDealt
from app.game.objects import ObjectId, PlayerId


def someone_strikes_first(run: Run) -> bool:
    """Whether there are two combat damage steps: some attacker or blocker has first or double strike (510.4)."""
    return any(_strikes_first(run, id) for id in _fighting(run))


def _strikes_first(run: Run, id: ObjectId) -> bool:
    row = run.row(id)
    return row.has("first strike") or row.has("double strike")


def _fighting(run: Run) -> tuple[ObjectId, ...]:
    return (run.state.combat or Combat()).fighting()


def deal_first(run: Run) -> None:
    """The first of two combat damage steps: creatures with first strike or double strike (510.4)."""
    strikers = tuple(id for id in _fighting(run) if _strikes_first(run, id))
    change_combat(run, struck_first=strikers)
    for id in strikers:
        rule, keyword = ("702.4b", "double strike") if run.row(id).has("double strike") else ("702.7b", "first strike")
        run.trace.note(
            rule, f"{{creature}} has {keyword}: it deals damage in the first combat damage step.", creature=id
        )
    _assign_and_deal(run, strikers)


def deal_last(run: Run) -> None:
    """The only combat damage step, or the second: all but those that struck first and have no double strike (510.4)."""
    combat = run.state.combat or Combat()
    struck = combat.struck_first or ()
    dealing: list[ObjectId] = []
    for id in _fighting(run):
        if id not in struck:
            dealing.append(id)
        elif run.row(id).has("double strike"):
            run.trace.note("702.4b", "{creature} has double strike: it deals damage again.", creature=id)
            dealing.append(id)
    _assign_and_deal(run, tuple(dealing))


def _assign_and_deal(run: Run, dealing: tuple[ObjectId, ...]) -> None:
    """Damage is assigned in turn order (510.1, 802.5), and then dealt all at once (510.2)."""
    assignment = _Assignment(run)
    combat = run.state.combat or Combat()
    with run.trace.under("510.1", "Attacking and blocking creatures assign combat damage."):
        for player in run.state.turn_order():
            for attacker in combat.attackers:
                if attacker.id in dealing and run.row(attacker.id).controller == player:
                    assignment.by_attacker(attacker, player)
            for blocker in combat.blockers:
                if blocker.id in dealing and run.row(blocker.id).controller == player:
                    attackers = tuple(id for id in blocker.blocks if combat.attacker(id) is not None)
                    assignment.by_blocker(blocker.id, attackers, player)
            assignment.must_be_legal(player)
    damage = [
        DamageDealt(source, recipient, amount, combat=True)
        for source, shares in assignment.shares.items()
        for recipient, amount in shares.items()
    ]
    if not damage:
        run.trace.note("510.2", "No combat damage is dealt.")
        return
    with run.trace.under("510.2", "All combat damage is dealt at the same time."):
        deal(run, *damage)


@dataclass(slots=True)
class _Assignment:
    """The combat damage of one step as far as it has been assigned: by source, what each recipient gets."""

    run: Run
    shares: dict[ObjectId, dict[str, int]] = field(default_factory=dict)
    tramplers: dict[ObjectId, tuple[Attacker, tuple[ObjectId, ...]]] = field(default_factory=dict)

    def by_attacker(self, attacker: Attacker, player: PlayerId) -> None:
        """An unblocked creature damages what it attacks, a blocked one its blockers (510.1b, 510.1c)."""
        run, id = self.run, attacker.id
        power = self._power(id)
        if power == 0:
            return
        combat = run.state.combat or Combat()
        blockers = combat.blockers_of(id)
        if not attacker.blocked:
            self._to_what_is_attacked(attacker, power)
        elif run.row(id).has("trample"):
            self._trampling(attacker, blockers, power, player)
        elif not blockers:
            run.trace.note("510.1c", "{creature} is blocked, but no creature blocks it now: no damage.", creature=id)
        else:
            self._divide(id, blockers, power, player, "510.1c")

    def by_blocker(self, id: ObjectId, attackers: tuple[ObjectId, ...], player: PlayerId) -> None:
        """A blocking creature damages the creatures it blocks (510.1d)."""
        power = self._power(id)
        if power == 0:
            return
        if attackers:
            self._divide(id, attackers, power, player, "510.1d")
        else:
            self.run.trace.note("510.1d", "{creature} blocks no creature any more: no damage.", creature=id)

    def _power(self, id: ObjectId) -> int:
        """How much a creature assigns: its power; nothing if that is 0 or less (510.1a)."""
        power = self.run.row(id).power or 0
        if power > 0:
            return power
        self.run.trace.note("510.1a", "{creature} has power {power}: it assigns no damage.", creature=id, power=power)
        return 0

    def _to_what_is_attacked(self, attacker: Attacker, power: int) -> None:
        if attacker.attacks is None:
            self.run.trace.note(
                "510.1b", "{creature} isn't attacking anything any more: no damage.", creature=attacker.id
            )
        else:
            self._set(attacker.id, {attacker.attacks: power}, "510.1b")

    def _trampling(self, attacker: Attacker, blockers: tuple[ObjectId, ...], power: int, player: PlayerId) -> None:
        """What is more than lethal to all blockers may go to what is attacked (702.19b)."""
        run, id = self.run, attacker.id
        if not blockers:
            run.trace.note(
                "702.19d", "{creature} has trample and no creature blocks it now: as if it were unblocked.", creature=id
            )
            self._to_what_is_attacked(attacker, power)
            return
        self.tramplers[id] = (attacker, blockers)
        others_may_help = any(len(it.blocks) > 1 for it in (run.state.combat or Combat()).blockers)
        spare = power - sum(self._missing(blocker, id) for blocker in blockers)
        beyond = (attacker.attacks,) if attacker.attacks is not None and (spare > 0 or others_may_help) else ()
        self._divide(id, (*blockers, *beyond), power, player, "702.19b")

    def _missing(self, blocker: ObjectId, source: ObjectId) -> int:
        """How much more damage a source must assign to a creature for lethal damage (702.19b, 702.2c)."""
        run = self.run
        assigned = {other: shares[blocker] for other, shares in self.shares.items() if shares.get(blocker)}
        if any(run.row(other).has("deathtouch") for other in assigned if other != source):
            return 0
        toughness = run.row(blocker).toughness or 0
        missing = max(0, toughness - run.object(blocker).damage - sum(assigned.values()))
        if run.row(source).has("deathtouch"):
            return 0 if assigned.get(source) else min(1, missing)
        return missing

    def _divide(self, id: ObjectId, among: tuple[str, ...], power: int, player: PlayerId, rule: str) -> None:
        shares = self.run.choose_division(
            "damage", player, rule, "How does {source} assign its damage?", power, among, source=id
        )
        self._set(id, shares, rule)

    def _set(self, id: ObjectId, shares: dict[str, int], rule: str) -> None:
        self.shares[id] = shares
        for recipient, amount in shares.items():
            self.run.trace.note(
                rule,
                "{creature} assigns {amount} damage to {recipient}.",
                creature=id,
                amount=amount,
                recipient=recipient,
            )

    def must_be_legal(self, player: PlayerId) -> None:
        """All of a player's assignments are checked together (510.1e): none tramples over less than lethal damage."""
        for id, (attacker, blockers) in self.tramplers.items():
            if self.run.row(id).controller != player or not self.shares[id].get(attacker.attacks or ""):
                continue
            for blocker in blockers:
                if self._missing(blocker, id) > 0:
                    raise Illegal(
                        "702.19b",
                        "{creature} assigns damage to {attacked}, but less than lethal damage to {blocker}.",
                        creature=id,
                        attacked=attacker.attacks,
                        blocker=blocker,
                    )
