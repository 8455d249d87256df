"""What a game state lists, with every shorthand: cards and tokens, spells and abilities on the stack, effects.

Only the shape stands here. What it means, and whether it can be, is found by `state_reading`.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import ConfigDict, Discriminator, Field, Tag, model_validator

from app.documents.model import Incoming
from app.documents.words import (
    CardName,
    Count,
    Id,
    ManaInSymbols,
    ManaSymbol,
    Modes,
    Number,
    Position,
    Text,
    Word,
    not_yet,
)
from app.vocabulary.words import CardType, Color, Supertype, Zone

MOST_OBJECTS = 10_000
MOST_COUNTERS = 100
MOST_TARGETS = 100

Words: TypeAlias = dict[Word, Word]
ManaCost: TypeAlias = Annotated[str, Field(pattern=r"^(\{[0-9A-Z/]{1,9}\}){0,50}$")]
PrintedNumber: TypeAlias = Annotated[str, Field(pattern=r"^(-?\d{1,9}|X|\*|\d{1,9}[+-]\*|\*\+\d{1,9})$")]

_MODES = "The modes chosen for it, counted from 1 in the order written (700.2)."


class ManaDocument(Incoming):
    """One unit of mana in a pool."""

    type: ManaSymbol
    source: Id | None = Field(default=None, description="The object that produced it.")
    snow: bool = Field(default=False, description="Its source was snow as it was produced.")
    riders: Text | None = Field(
        default=None,
        description="What is said of how it may be spent, what comes of that, and how long it lasts (106.6).",
    )


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
    power: PrintedNumber | None = None
    toughness: PrintedNumber | None = None


class UnreadLineDocument(Incoming):
    """A line of rules text that was not understood; its text if it is at hand."""

    understood: Literal[False]
    shape: Literal["activated", "triggered", "spell", "static", "cast", "entering", "targeted", "special"]
    text: Text | None = None


Lines: TypeAlias = Annotated[list[Text | UnreadLineDocument], Field(max_length=100)]


class CopiedDocument(Incoming):
    """Copiable values (707.2): the characteristics that a copy has in place of its own."""

    name: Annotated[str, Field(max_length=200)]
    mana_cost: ManaCost | None = None
    types: Annotated[list[CardType], Field(max_length=20)] = Field(default_factory=list)
    subtypes: Annotated[list[Word], Field(max_length=500)] = Field(default_factory=list)
    supertypes: Annotated[list[Supertype], Field(max_length=20)] = Field(default_factory=list)
    color_indicator: Annotated[list[Color], Field(max_length=5)] | None = None
    abilities: Lines = Field(default_factory=list)
    power: PrintedNumber | None = None
    toughness: PrintedNumber | None = None
    loyalty: PrintedNumber | None = None
    defense: PrintedNumber | None = None


class UsesDocument(Incoming):
    """How often an ability was activated, where that is limited (602.5b)."""

    ability: Text
    nth: Position = Field(default=1, description="Which of the object's identical abilities it is.")
    this_turn: Count = 0
    ever: Count = 0


class ObjectDocument(Incoming):
    """A card or token in a zone. All but `card` may be left out; `{"card": null}` is a card nobody knows."""

    model_config = ConfigDict(
        json_schema_extra=not_yet(
            "face_down", "copy", "controlled_since", "linked", "merged", "melded", "phased_out",
            "paid",  "flipped", "why_face_down",
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
    chosen: Annotated[Words, Field(max_length=20)] = Field(
        default_factory=dict,
        description="What was chosen as it entered (607.2d), by kind: color, creature_type, land_type, card_type, "
        "player, protector, name or number.",
    )
    designations: Annotated[list[Word], Field(max_length=20)] = Field(
        default_factory=list, description="Such as monstrous (701.37b)."
    )
    shields: Count = Field(default=0, description="Regenerations that wait for its destruction (701.19a).")
    held_by: Id | None = Field(default=None, description="Until what leaves the battlefield it is exiled (610.3).")
    copy_of: CardName | CopiedDocument | None = Field(
        default=None, description="The card, or the characteristics, that it is a copy of (707.2)."
    )
    uses: Annotated[list[UsesDocument], Field(max_length=100)] = Field(default_factory=list)
    x: Count = Field(default=0, description="The X of the spell that it is, or was before it entered (400.7d).")
    kicked: bool = Field(default=False, description="Its kicker cost was paid (702.33d).")
    mana_spent: Pool | None = Field(default=None, description="The mana that was spent to cast it.")
    cast_from: Zone | None = Field(default=None, description="Where it was cast from.")
    alternative: Literal["flashback", "evoke"] | None = Field(
        default=None, description="The keyword whose cost was paid rather than its mana cost (118.9)."
    )

    @model_validator(mode="after")
    def _is_something(self) -> ObjectDocument:
        if isinstance(self.token, TokenDocument):
            if "card" in self.model_fields_set:
                raise ValueError("A token is told either in `token` or by the name of a `card`, not by both.")
        elif "card" not in self.model_fields_set:
            raise ValueError("Name the `card`, or give null for a card that is not known.")
        return self


class SnapshotDocument(Incoming):
    """What an object was as it last existed (608.2h), in place of its id, where something may still refer to it."""

    id: Id
    zone: Zone = Zone.BATTLEFIELD
    name: Annotated[str, Field(max_length=200)]
    mana_cost: ManaCost | None = None
    colors: Annotated[list[Color], Field(max_length=5)] = Field(default_factory=list)
    supertypes: Annotated[list[Supertype], Field(max_length=20)] = Field(default_factory=list)
    types: Annotated[list[CardType], Field(max_length=20)] = Field(default_factory=list)
    subtypes: Annotated[list[Word], Field(max_length=500)] = Field(default_factory=list)
    abilities: Lines = Field(default_factory=list)
    power: Number | None = None
    toughness: Number | None = None
    controller: Id | None = None
    counters: Annotated[dict[Word, Position], Field(max_length=MOST_COUNTERS)] = Field(default_factory=dict)


Referred: TypeAlias = Id | SnapshotDocument
ObjectInput: TypeAlias = CardName | ObjectDocument
Objects: TypeAlias = Annotated[list[ObjectInput], Field(max_length=MOST_OBJECTS)]
TargetLists: TypeAlias = (
    Annotated[list[Annotated[list[Referred], Field(max_length=MOST_TARGETS)]], Field(max_length=MOST_TARGETS)]
    | Annotated[list[Referred], Field(max_length=MOST_TARGETS)]
)
Role: TypeAlias = Referred | Number | Word | Annotated[list[Referred], Field(max_length=MOST_TARGETS)]
Roles: TypeAlias = Annotated[dict[Word, Role], Field(max_length=20)]


class SpellDocument(ObjectDocument):
    """A spell on the stack."""

    model_config = ConfigDict(json_schema_extra=not_yet("division", "paid"))

    controller: Id | None = Field(default=None, description="The active player if left out.")
    copy_: bool = Field(default=False, alias="copy", description="It is a copy, which no card represents (112.1a).")
    modes: Modes = Field(default_factory=list, description=_MODES)
    targets: TargetLists = Field(
        default_factory=list, description="A list for each target phrase, in the order of the text."
    )


class AbilityDocument(Incoming):
    """An ability on the stack: where it comes from, what it says, and the choices made for it."""

    model_config = ConfigDict(json_schema_extra=not_yet("division", "paid", "copy", "bind", "linked", "understood"))

    id: Id | None = None
    source: Referred
    ability: Text = Field(description="Its text, as the card has it.")
    controller: Id | None = Field(default=None, description="The controller of its source if left out.")
    modes: Modes = Field(default_factory=list, description=_MODES)
    targets: TargetLists = Field(
        default_factory=list, description="A list for each target phrase, in the order of the text."
    )
    roles: Roles = Field(default_factory=dict, description="What the trigger saw, by name: player, subject, amount.")
    x: Count = 0
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
    bind: Annotated[dict[Word, Annotated[list[Id], Field(max_length=MOST_OBJECTS)]], Field(max_length=1)] = Field(
        default_factory=dict, description="What its reference back means. None for a replacement effect."
    )
    source: Referred
    controller: Id | None = Field(default=None, description="The controller of its source if left out.")
    timestamp: Position | None = None


class DelayedDocument(Incoming):
    """A delayed triggered ability (603.7)."""

    model_config = ConfigDict(json_schema_extra=not_yet("uses_left", "created", "expires"))

    id: Id | None = None
    text: Text = Field(description="One sentence, such as: At the beginning of the next end step, sacrifice it.")
    bind: Roles = Field(default_factory=dict, description="What its references back mean, each under a name.")
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
