"""Actions: what a player does, with decisions announced early. What is left unsaid is asked as a choice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from app.documents.faults import near
from app.documents.model import Incoming
from app.documents.naming import lineage, no_such_id
from app.documents.problems import Fault, InvalidFields
from app.documents.words import Count, Id, Modes, Position, Text, not_yet
from app.game.state import GameState
from app.rulings.actions import (
    Action,
    ActivateAbility,
    Advance,
    Announcement,
    CastSpell,
    DeclareAttackers,
    DeclareBlockers,
    PassPriority,
    PlayLand,
    Resolve,
    activated_texts,
    present_row,
)
from app.vocabulary.words import Step

MOST_ACTIONS = 100
_MOST_TARGETS = 100

Targets: TypeAlias = (
    Annotated[list[Annotated[list[Id], Field(max_length=_MOST_TARGETS)]], Field(max_length=_MOST_TARGETS)]
    | Annotated[list[Id], Field(max_length=_MOST_TARGETS)]
)

_TARGETS = "A list for each target phrase, in the order of the text; a flat list will do where each takes exactly one."
_MODES = "The modes of a modal spell or ability, counted from 1 in the order written. Left out: be asked."
_X = "The value of X."
_PAYMENT = "auto: let the service find the mana. Left out: be asked."


class ActivateAbilityDocument(Incoming):
    """A player activates an ability of an object."""

    type: Literal["activate_ability"]
    player: Id
    source: Id
    ability: Position | Text | None = Field(
        default=None,
        description="Its place among the activated abilities that the object has now, from 1, or the beginning of its "
        "text. It may be left out where there is only one.",
    )
    modes: Modes | None = Field(default=None, description=_MODES)
    targets: Targets | None = Field(default=None, description=_TARGETS)
    x: Count | None = Field(default=None, description=_X)
    payment: Literal["auto"] | None = Field(default=None, description=_PAYMENT)


class CastSpellDocument(Incoming):
    """A player casts a card as a spell."""

    type: Literal["cast_spell"]
    player: Id
    card: Id
    modes: Modes | None = Field(default=None, description=_MODES)
    targets: Targets | None = Field(default=None, description=_TARGETS)
    x: Count | None = Field(default=None, description=_X)
    kicked: bool | None = Field(default=None, description="Whether the kicker cost is paid. Left out: be asked.")
    alternative: Literal["flashback", "evoke"] | None = Field(
        default=None, description="The keyword whose cost is paid rather than the mana cost. Left out: be asked."
    )
    payment: Literal["auto"] | None = Field(default=None, description=_PAYMENT)


class PlayLandDocument(Incoming):
    """A player plays a land card."""

    type: Literal["play_land"]
    player: Id
    card: Id


class PassPriorityDocument(Incoming):
    """The player who has priority passes."""

    type: Literal["pass_priority"]
    player: Id


class ResolveDocument(Incoming):
    """All players pass until what is now on top of the stack has left it."""

    type: Literal["resolve"]


class AdvanceDocument(Incoming):
    """All players pass until a step: there with priority or, where there is none, before the next one begins."""

    type: Literal["advance"]
    to: Step
    turn: Position | None = Field(
        default=None, description="Of which turn; else the next such step, this one included."
    )


class DeclaredAttacker(Incoming):
    """A creature that attacks, and what."""

    attacker: Id
    attacks: Id | None = Field(default=None, description="Left out: be asked where there is a choice.")


class DeclareAttackersDocument(Incoming):
    """The active player declares attackers."""

    type: Literal["declare_attackers"]
    player: Id
    attackers: Annotated[list[DeclaredAttacker], Field(max_length=1_000)] | None = Field(
        default=None, description="Left out: be asked."
    )


class DeclaredBlocker(Incoming):
    """A creature that blocks, and which attackers."""

    blocker: Id
    blocks: Annotated[list[Id], Field(min_length=1, max_length=100)]


class DeclareBlockersDocument(Incoming):
    """A defending player declares blockers."""

    type: Literal["declare_blockers"]
    player: Id
    blockers: Annotated[list[DeclaredBlocker], Field(max_length=1_000)] | None = Field(
        default=None, description="Left out: be asked."
    )


ActionDocument: TypeAlias = Annotated[
    ActivateAbilityDocument
    | CastSpellDocument
    | PlayLandDocument
    | PassPriorityDocument
    | ResolveDocument
    | AdvanceDocument
    | DeclareAttackersDocument
    | DeclareBlockersDocument,
    Field(discriminator="type", json_schema_extra=not_yet("special_action", "concede")),
]


class ActionReader:
    """Reads actions against the state in which the first of them is taken, and collects the faults."""

    def __init__(self, state: GameState, faults: list[Fault]) -> None:
        self._state = state
        self._faults = faults
        self._ids = (*state.objects, *state.abilities, *state.players)
        self._lineages = {lineage(id) for id in self._ids}

    def read(self, said: ActionDocument, pointer: str, *, first: bool) -> Action:
        """An action. Ids must be those of things in the state; in later actions, what such things can have become."""
        if not isinstance(said, ResolveDocument | AdvanceDocument) and said.player not in self._state.players:
            players = tuple(self._state.players)
            self._fault(f"{pointer}/player", "No player has this id.", near(said.player, players) or players)
        match said:
            case ActivateAbilityDocument():
                known = self._check_object(said.source, f"{pointer}/source", first=first)
                ability = self._ability(said, pointer) if known else 1
                announced = self._announced(said, pointer, first=first)
                return ActivateAbility(said.player, said.source, ability, announced)
            case CastSpellDocument():
                self._check_object(said.card, f"{pointer}/card", first=first)
                return CastSpell(said.player, said.card, self._announced(said, pointer, first=first))
            case PlayLandDocument():
                self._check_object(said.card, f"{pointer}/card", first=first)
                return PlayLand(said.player, said.card)
            case PassPriorityDocument():
                return PassPriority(said.player)
            case ResolveDocument():
                return Resolve()
            case AdvanceDocument():
                return Advance(said.to, said.turn)
            case DeclareAttackersDocument():
                return DeclareAttackers(said.player, self._attackers(said, pointer, first=first))
            case DeclareBlockersDocument():
                return DeclareBlockers(said.player, self._blockers(said, pointer, first=first))

    def _attackers(
        self, said: DeclareAttackersDocument, pointer: str, *, first: bool
    ) -> tuple[tuple[str, str | None], ...] | None:
        for position, it in enumerate(said.attackers or ()):
            where = f"{pointer}/attackers/{position}"
            self._check_object(it.attacker, f"{where}/attacker", first=first)
            if it.attacks is not None:
                self._check(it.attacks, f"{where}/attacks", self._ids, first=first)
        return None if said.attackers is None else tuple((it.attacker, it.attacks) for it in said.attackers)

    def _blockers(
        self, said: DeclareBlockersDocument, pointer: str, *, first: bool
    ) -> tuple[tuple[str, tuple[str, ...]], ...] | None:
        for position, it in enumerate(said.blockers or ()):
            where = f"{pointer}/blockers/{position}"
            self._check_object(it.blocker, f"{where}/blocker", first=first)
            for place, id in enumerate(it.blocks):
                self._check_object(id, f"{where}/blocks/{place}", first=first)
        return None if said.blockers is None else tuple((it.blocker, tuple(it.blocks)) for it in said.blockers)

    def _announced(
        self, said: ActivateAbilityDocument | CastSpellDocument, pointer: str, *, first: bool
    ) -> Announcement:
        targets = None
        if said.targets is not None:
            targets = tuple(tuple(entry) if isinstance(entry, list) else (entry,) for entry in said.targets)
            for position, entry in enumerate(said.targets):
                where = f"{pointer}/targets/{position}"
                if isinstance(entry, str):
                    self._check(entry, where, self._ids, first=first)
                else:
                    for place, id in enumerate(entry):
                        self._check(id, f"{where}/{place}", self._ids, first=first)
        announced = Announcement(
            targets=targets,
            x=said.x,
            payment=said.payment,
            modes=None if said.modes is None else tuple(said.modes),
        )
        if isinstance(said, CastSpellDocument):
            return replace(announced, kicked=said.kicked, alternative=said.alternative)
        return announced

    def _check_object(self, id: str, pointer: str, *, first: bool) -> bool:
        return self._check(id, pointer, tuple(self._state.objects), first=first)

    def _check(self, id: str, pointer: str, known: Sequence[str], *, first: bool) -> bool:
        if id in known or (not first and lineage(id) in self._lineages):
            return True
        detail, rule, suggestions = no_such_id(id, known)
        self._faults.append(Fault(pointer, detail, suggestions, rule, InvalidFields))
        return False

    def _ability(self, said: ActivateAbilityDocument, pointer: str) -> int:
        """The position of the ability that is meant."""
        if isinstance(said.ability, int):
            return said.ability
        where = f"{pointer}/ability"
        if said.source not in self._state.objects:
            self._fault(where, "Give its position: when the request begins there is no object of this id.")
            return 1
        row = present_row(self._state, said.source)
        if said.ability is None and len(row.activated()) <= 1:
            return 1
        texts = activated_texts(row)
        begin = said.ability or ""
        fitting = [position for position, text in enumerate(texts, 1) if text is not None and text.startswith(begin)]
        if said.ability is not None and len(fitting) == 1:
            return fitting[0]
        known = tuple(text for text in texts if text is not None)
        if said.ability is None:
            self._fault(where, f"The object has {len(texts)} activated abilities: say which, from 1.", known)
        elif fitting:
            self._fault(where, "More than one of the object's abilities begins so.", known)
        else:
            self._fault(where, "None of the object's activated abilities begins so.", known)
        return 1

    def _fault(self, pointer: str, detail: str, suggestions: tuple[str, ...] = ()) -> None:
        self._faults.append(Fault(pointer, detail, suggestions))
