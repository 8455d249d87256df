"""The scene: what the words of an ability refer to: whose ability it is, what it is on, and what was mentioned."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import NoReturn

from app.engine.outcomes import Unsupported
from app.engine.rows import Row, ability_row, printed_row
from app.game.events import Cause
from app.game.mana import Mana
from app.game.objects import GameObject, ObjectId, PlayerId, Value
from app.game.state import GameState
from app.vocabulary.statements import Statement


@dataclass(slots=True)
class Scene:
    """Who "you" are, what "this" is, and the values of everything mentioned before.

    `bound` holds by name the targets ("target-1"), the roles of the triggering event ("player", "subject") and what
    earlier instructions bound ("color"). `mana` is the mana of the event that triggered the ability. `by_tapping`
    says that a mana ability with {T} in its cost is resolving (106.12). `x` is the value of X. `done` says whether
    anything came of the instruction before, `held` whether the condition before was true. `riders` are the sentences
    of the effect that travel with the mana it adds (106.6). `buries` says that what it destroys can't be regenerated,
    `unpreventable` that its damage can't be prevented (615.12). `since` is how much had happened in the run when the
    effect began, and `finds` are the objects whose move triggered it: what it may follow to another zone (400.7e,
    400.7j). As a replacement effect applies, `spent` are those that have had their turn, and `effect` is the id of the
    effect of a resolved spell or ability that it is, if it is one.
    """

    you: PlayerId
    source: ObjectId
    bound: dict[str, Value] = field(default_factory=dict)
    mana: tuple[Mana, ...] = ()
    by_tapping: bool = False
    cause: Cause = Cause.EFFECT
    x: int = 0
    done: bool = False
    held: bool = False
    riders: tuple[Statement, ...] = ()
    buries: bool = False
    since: int = 0
    finds: tuple[ObjectId, ...] = ()
    spent: frozenset[object] = frozenset()
    effect: ObjectId | None = None
    unpreventable: bool = False


def _unheard(id: str, fact: str) -> None:
    """Nobody asks what an answer depends on."""


@dataclass(slots=True)
class Sight:
    """What a filter looks at: the rows of the permanents, and the state for everything that is no characteristic.

    `lean` is told of facts of the state that an answer depends on, by the id of whose fact it is and a name.
    """

    state: GameState
    rows: Mapping[ObjectId, Row]
    lean: Callable[[str, str], None] = _unheard

    def row(self, id: ObjectId) -> Row:
        """The row of an object: complete for a permanent, else as printed, or as it last was if it is gone (608.2h)."""
        found = self.rows.get(id)
        if found is None:
            it, ability = self.state.objects.get(id), self.state.abilities.get(id)
            if ability is not None:
                return ability_row(ability)
            found = self.state.past.get(id) if it is None else printed_row(it)
        return found or _unknown(id)

    def knows(self, id: str) -> bool:
        """Whether an id is that of an object that is, or was."""
        return id in self.rows or any(
            id in known for known in (self.state.objects, self.state.abilities, self.state.past)
        )

    def object(self, id: ObjectId) -> GameObject:
        """What an object is beyond its characteristics. Raises `Unsupported` for one that is gone."""
        return self.state.objects.get(id) or _unknown(id)

    def owner(self, id: ObjectId) -> PlayerId:
        """The owner of an object, or of what it was before it moved (108.3)."""
        it = self.state.objects.get(id) or next((it for it in self.state.objects.values() if it.was == id), None)
        return it.owner if it is not None else _unknown(id)


def _unknown(id: ObjectId) -> NoReturn:
    raise Unsupported("608.2h", "It is not known what {object} was when it last existed.", object=id)
