"""Combat: who attacks what, who blocks whom, and who has dealt damage first (506 to 511)."""

from __future__ import annotations

from dataclasses import dataclass

from app.game.objects import ObjectId, PlayerId


@dataclass(frozen=True, slots=True)
class Attacker:
    """An attacking creature (508.1k).

    `attacks` is the player, planeswalker or battle, or None once that has been removed from combat (506.4c).
    `defending` is the defending player for it: the player attacked, the controller of the planeswalker, the protector
    of the battle (508.5). `blocked` is None until blockers are declared, and stays once it is told (509.1h).
    """

    id: ObjectId
    attacks: PlayerId | ObjectId | None
    defending: PlayerId
    blocked: bool | None = None


@dataclass(frozen=True, slots=True)
class Blocker:
    """A blocking creature (509.1g) and the attackers that it blocks; some of them may have been removed since."""

    id: ObjectId
    blocks: tuple[ObjectId, ...]


@dataclass(frozen=True, slots=True)
class Combat:
    """A combat in which something has attacked: attackers and blockers in the order in which they became so.

    `declared` are the players who have declared blockers. `struck_first` are the creatures that had first strike or
    double strike as the first of two combat damage steps began; None where there was no such step (510.4).
    """

    attackers: tuple[Attacker, ...] = ()
    blockers: tuple[Blocker, ...] = ()
    declared: tuple[PlayerId, ...] = ()
    struck_first: tuple[ObjectId, ...] | None = None

    def attacker(self, id: ObjectId) -> Attacker | None:
        """The attacking creature of an id, if it is one."""
        return next((it for it in self.attackers if it.id == id), None)

    def blocker(self, id: ObjectId) -> Blocker | None:
        """The blocking creature of an id, if it is one."""
        return next((it for it in self.blockers if it.id == id), None)

    def fighting(self) -> tuple[ObjectId, ...]:
        """All attacking and blocking creatures."""
        return (*(it.id for it in self.attackers), *(it.id for it in self.blockers))

    def blockers_of(self, attacker: ObjectId) -> tuple[ObjectId, ...]:
        """The creatures that block an attacker now, in the order in which they began to."""
        return tuple(it.id for it in self.blockers if attacker in it.blocks)

    def defenders(self) -> tuple[PlayerId, ...]:
        """The players who have something to defend, each once."""
        return tuple(dict.fromkeys(it.defending for it in self.attackers))
