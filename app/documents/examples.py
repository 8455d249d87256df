"""Ready-made requests as documents."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

from pydantic import Field, JsonValue

from app.documents.model import Incoming, Outgoing
from app.documents.reading import read

Line = Annotated[str, Field(min_length=1, max_length=400)]


class ExampleFile(Incoming):
    """What a file of an example says."""

    summary: Line
    description: Line
    topic: Line
    statement: Annotated[str, Field(pattern=r"^S-\d\d( \(\d\))?$")] | None = None
    path: Annotated[str, Field(pattern=r"^/v1/[a-z/]+$")]
    request: dict[str, JsonValue]


class Example(Outgoing):
    """A request that works as it stands."""

    name: str
    summary: str
    description: str
    topic: str = Field(description="The part of the rules that it shows.")
    statement: str | None = Field(description="The statement of our reference that it shows, if it is one.")
    path: str = Field(description="Where to send the request with POST.")
    request: dict[str, JsonValue]

    @classmethod
    def read(cls, name: str, file: bytes) -> Example:
        """The example in a file. Raises InvalidFields where the file has another shape."""
        return cls(name=name, **dict(read(file, ExampleFile)))


class Examples(Outgoing):
    """All ready-made requests."""

    examples: tuple[Example, ...]

    @classmethod
    def of(cls, examples: Iterable[Example]) -> Examples:
        return cls(examples=tuple(examples))
