"""The small words of documents: ids, names, numbers, mana. Everything is bounded and nothing is a float."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field
from pydantic.config import JsonDict

ID_PATTERN = r"^[a-z0-9][a-z0-9._-]{0,63}$"
LARGEST = 1_000_000_000

Id = Annotated[str, Field(pattern=ID_PATTERN, description="Names an object or a player.")]
CardName = Annotated[str, Field(max_length=200, pattern=r"\S")]
Word = Annotated[str, Field(max_length=64, pattern=r"\S")]
Text = Annotated[str, Field(min_length=1, max_length=2_000)]
Count = Annotated[int, Field(ge=0, le=LARGEST)]
Position = Annotated[int, Field(ge=1, le=LARGEST)]
Modes = Annotated[list[Position], Field(max_length=100)]
Number = Annotated[int, Field(ge=-LARGEST, le=LARGEST)]

ManaSymbol = Literal["{W}", "{U}", "{B}", "{R}", "{G}", "{C}"]
ManaInSymbols = Annotated[str, Field(pattern=r"^(\{[WUBRGC]\}){0,1000}$", description="Such as {R}{R}.")]

NOT_YET = "x-not-supported-yet"
"""The key under which the schema of a model names the fields that the design has and the service not yet."""


def not_yet(*fields: str) -> JsonDict:
    """What to put into `json_schema_extra` for fields (or tags of a union) that are refused as not supported yet."""
    return {NOT_YET: list(fields)}
