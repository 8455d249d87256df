"""The game state of a request, with every shorthand: written by people as well as programs.

Only the shape stands here. What it means, and whether it can be, is found by `state_reading`.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import ConfigDict, Discriminator, Field, Tag, model_validator

from app.documents.model import Incoming
from app.documents.words import (
    LARGEST,
    CardName,
    Count,
    Id,
    ManaInSymbols,
    ManaSymbol,
    Number,
    Position,
    Text,
    Word,
    not_yet,
)
from app.vocabulary.words import CardType, Color, Step, Supertype, Zone

MOST_OBJECTS = 10_000
MOST_COUNTERS = 100
MOST_TARGETS = 100

Words: TypeAlias = dict[Word, Word]


class ManaDocument(Incoming):
    """One unit of mana in a pool."""

    model_config = ConfigDict(json_schema_extra=not_yet("restrictions", "riders"))

    type: ManaSymbol
    source: Id | None = Field(default=None, description="The object that produced it.")


Pool: TypeAlias = ManaInSymbols | Annotated[list[ManaDocument], Field(max_length=1_000)]


class CountersDocument(Incoming):
    """Counters of one kind with their timestamp (613.7c)."""

    kind: Word
    count: Position
    timestamp: Position | None = None


class TokenDocument(Incoming):
    """What a token is: its characteristics, with its rules text in the words of cards."""

    name: CardName
    type_line: Annotated[str, Field(min_length=1, max_length=200, description="Such as Creature — Goblin.")]
    colors: Annotated[list[Color], Field(max_length=5)] = Field(default_factory=list)
    text: Annotated[str, Field(max_length=2_000)] = ""
    power: Annotated[str, Field(pattern=r"^(-?\d{1,9}|\*)$")] | None = None
    toughness: Annotated[str, Field(pattern=r"^(-?\d{1,9}|\*)$")] | None = None


class ObjectDocument(Incoming):
    """A card or token in a zone. All but `card` may be left out; `{"card": null}` is a card nobody knows."""

    model_config = ConfigDict(
        json_schema_extra=not_yet(
            "face_down", "copy_of", "copy", "controlled_since", "linked", "merged", "melded", "phased_out",
            "kicked", "paid", "uses", "monstrous", "flipped", "why_face_down",
        )
    )  # fmt: skip

    id: Id | None = Field(default=None, description="Made from the name and a count if left out.")
    card: CardName | None = None
    token: TokenDocument | bool = Field(default=False, description="What the token is; true if `card` says it.")
    face: Annotated[int, Field(ge=1, le=10)] | None = Field(default=None, description="Which face is up, from 1.")
    owner: Id | None = None
    timestamp: Position | None = Field(default=None, description="In the order listed if left out.")
    was: Id | None = Field(default=None, description="Its id before it last changed zones.")
    tapped: bool = False
    summoning_sick: bool = Field(
        default=False, description="Not controlled continuously since its controller's most recent turn began (302.6)."
    )
    damage: Count = 0
    deathtouched: bool = Field(default=False, description="Dealt damage by a source with deathtouch (704.5h).")
    counters: (
        Annotated[dict[Word, Position], Field(max_length=MOST_COUNTERS)]
        | Annotated[list[CountersDocument], Field(max_length=MOST_COUNTERS)]
    ) = Field(default_factory=dict)
    attached_to: Id | None = None
    chosen: Annotated[Words, Field(max_length=20)] = Field(default_factory=dict)
    x: Count = Field(default=0, description="The X of the spell that it is, or was before it entered (400.7d).")
    mana_spent: Pool | None = Field(default=None, description="The mana that was spent to cast it.")
    cast_from: Zone | None = Field(default=None, description="Where it was cast from.")

    @model_validator(mode="after")
    def _is_something(self) -> ObjectDocument:
        if isinstance(self.token, TokenDocument):
            if "card" in self.model_fields_set:
                raise ValueError("A token is told either in `token` or by the name of a `card`, not by both.")
        elif "card" not in self.model_fields_set:
            raise ValueError("Name the `card`, or give null for a card that is not known.")
        return self


class UnreadLineDocument(Incoming):
    """A line of rules text that was not understood; its text if it is at hand."""

    understood: Literal[False]
    shape: Literal["activated", "triggered", "spell", "static"]
    text: Text | None = None


class SnapshotDocument(Incoming):
    """What an object was as it last existed (608.2h), in place of its id, where something may still refer to it."""

    id: Id
    zone: Zone = Zone.BATTLEFIELD
    name: Annotated[str, Field(max_length=200)]
    mana_cost: Annotated[str, Field(pattern=r"^(\{[0-9A-Z/]{1,9}\}){0,50}$")] | None = None
    colors: Annotated[list[Color], Field(max_length=5)] = Field(default_factory=list)
    supertypes: Annotated[list[Supertype], Field(max_length=20)] = Field(default_factory=list)
    types: Annotated[list[CardType], Field(max_length=20)] = Field(default_factory=list)
    subtypes: Annotated[list[Word], Field(max_length=500)] = Field(default_factory=list)
    abilities: Annotated[list[Text | UnreadLineDocument], Field(max_length=100)] = Field(default_factory=list)
    power: Number | None = None
    toughness: Number | None = None
    controller: Id | None = None


Referred: TypeAlias = Id | SnapshotDocument
ObjectInput: TypeAlias = CardName | ObjectDocument
Objects: TypeAlias = Annotated[list[ObjectInput], Field(max_length=MOST_OBJECTS)]
TargetLists: TypeAlias = (
    Annotated[list[Annotated[list[Referred], Field(max_length=MOST_TARGETS)]], Field(max_length=MOST_TARGETS)]
    | Annotated[list[Referred], Field(max_length=MOST_TARGETS)]
)
Role: TypeAlias = Referred | Number | Annotated[list[Referred], Field(max_length=MOST_TARGETS)]
Roles: TypeAlias = Annotated[dict[Word, Role], Field(max_length=20)]


class SpellDocument(ObjectDocument):
    """A spell on the stack."""

    model_config = ConfigDict(json_schema_extra=not_yet("modes", "division", "kicked", "paid", "copy", "alternative"))

    controller: Id | None = Field(default=None, description="The active player if left out.")
    targets: TargetLists = Field(
        default_factory=list, description="A list for each target phrase, in the order of the text."
    )


class AbilityDocument(Incoming):
    """An ability on the stack: where it comes from, what it says, and the choices made for it."""

    model_config = ConfigDict(
        json_schema_extra=not_yet("modes", "division", "x", "paid", "copy", "bind", "linked", "understood")
    )

    id: Id | None = None
    source: Referred
    ability: Text = Field(description="Its text, as the card has it.")
    controller: Id | None = Field(default=None, description="The controller of its source if left out.")
    targets: TargetLists = Field(
        default_factory=list, description="A list for each target phrase, in the order of the text."
    )
    roles: Roles = Field(default_factory=dict, description="What the trigger saw, by name: player, subject, amount.")
    timestamp: Position | None = None


class WaitingDocument(Incoming):
    """An ability that has triggered and is not on the stack yet (603.3)."""

    source: Referred
    ability: Text
    controller: Id | None = Field(default=None, description="The controller of its source if left out.")
    roles: Roles = Field(default_factory=dict)
    mana: Pool = Field(default="", description="The mana whose making set it off.")


class EffectDocument(Incoming):
    """A continuous effect that a spell or ability has left behind (611.2)."""

    model_config = ConfigDict(json_schema_extra=not_yet("uses_left", "created", "expires"))

    id: Id | None = None
    text: Text = Field(description="One sentence, such as: That creature gets +3/+3 until end of turn.")
    bind: Annotated[dict[Word, Annotated[list[Id], Field(max_length=MOST_OBJECTS)]], Field(min_length=1, max_length=1)]
    source: Referred
    controller: Id | None = Field(default=None, description="The controller of its source if left out.")
    timestamp: Position | None = None


def _on_stack(value: object) -> str:
    if isinstance(value, str):
        return "name"
    told = value if isinstance(value, dict) else getattr(value, "__dict__", {})
    return "AbilityDocument" if "source" in told or "ability" in told else "SpellDocument"


StackInput: TypeAlias = Annotated[
    Annotated[CardName, Tag("name")]
    | Annotated[SpellDocument, Tag("SpellDocument")]
    | Annotated[AbilityDocument, Tag("AbilityDocument")],
    Discriminator(_on_stack),
]


class PlayerDocument(Incoming):
    """A player and the objects that this player controls on the battlefield and owns elsewhere."""

    model_config = ConfigDict(
        json_schema_extra=not_yet(
            "energy", "counters", "land_plays", "speed", "ring", "dungeon", "commander", "commanders", "designations",
            "hand_size", "maximum_hand_size", "knows", "seat", "sideboard", "experience", "city_blessing", "team",
        )
    )  # fmt: skip

    id: Id | None = None
    life: Number = 20
    poison: Count = 0
    lands_played: Count = 0
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
    library: Count | Annotated[list[ObjectInput | Count], Field(max_length=MOST_OBJECTS)] = Field(
        default=0, description="How many cards, or cards from the top; a number at the end counts those below."
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


class GameStateDocument(Incoming):
    """A game at one moment, however partial. What is left out has a default; a ruling says where it leaned on one."""

    model_config = ConfigDict(
        json_schema_extra=not_yet(
            "delayed_triggers", "shields", "permissions", "tolls", "combat", "history", "last_turn", "day_night",
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
    turn: TurnDocument = TurnDocument()
    clock: Position | None = Field(default=None, description="The next timestamp.")
    result: ResultDocument | None = None
