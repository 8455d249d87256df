"""The game state of a request, with every shorthand: written by people as well as programs.

Only the shape stands here. What it means, and whether it can be, is found by `state_reading`.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import ConfigDict, Field

from app.documents.events import EventDocument
from app.documents.model import Incoming
from app.documents.object_documents import (
    MOST_OBJECTS,
    DelayedDocument,
    EffectDocument,
    ObjectInput,
    Objects,
    Pool,
    SnapshotDocument,
    StackInput,
    WaitingDocument,
)
from app.documents.words import LARGEST, Count, Id, Number, Position, Word, not_yet
from app.vocabulary.words import Step


class ShuffledDocument(Incoming):
    """A part of a library in an order that nobody knows."""

    shuffled: Objects = Field(description="Cards that are in it.")
    more: Count = Field(default=0, description="How many other cards are in it.")


class PlayerDocument(Incoming):
    """A player and the objects that this player controls on the battlefield and owns elsewhere."""

    model_config = ConfigDict(
        json_schema_extra=not_yet(
            "land_plays", "speed", "ring", "dungeon", "commander", "commanders", "designations",
            "hand_size", "maximum_hand_size", "knows", "seat", "sideboard", "experience", "city_blessing", "team",
        )
    )  # fmt: skip

    id: Id | None = None
    life: Number = 20
    poison: Count = 0
    lands_played: Count = 0
    counters: Annotated[dict[Word, Position], Field(max_length=100)] = Field(
        default_factory=dict, description="Counters other than poison counters, such as energy."
    )
    mana_pool: Pool = ""
    lost: bool = False
    drew_from_empty: bool = Field(
        default=False, description="Has tried to draw from an empty library since state-based actions (704.5b)."
    )
    battlefield: Objects = Field(default_factory=list)
    hand: Objects = Field(default_factory=list)
    graveyard: Objects = Field(default_factory=list, description="From the bottom up.")
    exile: Objects = Field(default_factory=list)
    command: Objects = Field(default_factory=list)
    library: Count | Annotated[list[ObjectInput | Count | ShuffledDocument], Field(max_length=MOST_OBJECTS)] = Field(
        default=0,
        description="How many cards, or cards from the top. A number among them counts cards that nobody knows; what "
        "follows it lies below those.",
    )


class TurnDocument(Incoming):
    """Where in the turn the game is."""

    model_config = ConfigDict(json_schema_extra=not_yet("extra_turns", "extra_steps", "skipped", "controlled_by"))

    number: Annotated[int, Field(ge=1, le=LARGEST)] = 1
    active: Id | None = Field(default=None, description="The first player if left out.")
    step: Step = Step.PRECOMBAT_MAIN
    priority: Id | None = Field(default=None, description="The active player if left out.")
    passed: Annotated[list[Id], Field(max_length=100)] = Field(
        default_factory=list, description="Who has passed since the last action (117.4)."
    )
    began: bool = Field(default=True, description="The turn-based actions of the step are done.")


class ResultDocument(Incoming):
    """How the game has ended (104)."""

    kind: Literal["won", "draw"]
    winners: Annotated[list[Id], Field(max_length=100)] = Field(default_factory=list)


class AttackerDocument(Incoming):
    """An attacking creature."""

    attacker: Id
    attacks: Id | None = Field(description="A player or permanent; null once that has been removed from combat.")
    defending: Id | None = Field(default=None, description="The defending player; needed where `attacks` is null.")
    blocked_by: Annotated[list[Id], Field(max_length=1_000)] | None = Field(
        default=None, description="Absent until blockers are declared; empty if it is unblocked."
    )
    blocked: bool | None = Field(default=None, description="True though no blocker is left (509.1h).")


class BlockerDocument(Incoming):
    """A blocking creature and the attackers that it blocks."""

    blocker: Id
    blocks: Annotated[list[Id], Field(max_length=1_000)]


class CombatDocument(Incoming):
    """The present combat, once something has attacked in it."""

    attackers: Annotated[list[AttackerDocument], Field(max_length=1_000)]
    blockers: Annotated[list[BlockerDocument], Field(max_length=1_000)] | None = Field(
        default=None, description="Needed where their order is not that in which attackers name them."
    )
    declared: Annotated[list[Id], Field(max_length=100)] | None = Field(
        default=None, description="The players who have declared blockers; all of them if any attacker tells of blocks."
    )
    struck_first: Annotated[list[Id], Field(max_length=1_000)] | None = Field(
        default=None, description="The creatures that had first or double strike in the first of two damage steps."
    )


class GameStateDocument(Incoming):
    """A game at one moment, however partial. What is left out has a default; a ruling says where it leaned on one."""

    model_config = ConfigDict(
        json_schema_extra=not_yet(
            "shields", "permissions", "tolls", "last_turn", "day_night",
            "monarch", "initiative", "extra_turns", "extra_phases", "extra_steps", "skipped", "linked", "controls_turn",
            "format",
        )
    )  # fmt: skip

    players: Annotated[list[PlayerDocument], Field(min_length=1, max_length=100)]
    stack: Annotated[list[StackInput], Field(max_length=MOST_OBJECTS)] = Field(
        default_factory=list, description="From the bottom up: the last is the top."
    )
    waiting: Annotated[list[WaitingDocument], Field(max_length=MOST_OBJECTS)] = Field(default_factory=list)
    effects: Annotated[list[EffectDocument], Field(max_length=MOST_OBJECTS)] = Field(
        default_factory=list, description="Continuous effects of spells and abilities that have resolved."
    )
    delayed_triggers: Annotated[list[DelayedDocument], Field(max_length=MOST_OBJECTS)] = Field(default_factory=list)
    combat: CombatDocument | None = None
    history: Annotated[list[EventDocument], Field(max_length=20_000)] = Field(
        default_factory=list, description="What has happened this turn, as the events of a ruling."
    )
    past: Annotated[list[SnapshotDocument], Field(max_length=MOST_OBJECTS)] = Field(
        default_factory=list, description="What objects that are gone were, where the history tells of them."
    )
    turn: TurnDocument = TurnDocument()
    clock: Position | None = Field(default=None, description="The next timestamp.")
    result: ResultDocument | None = None
