"""Answers to the choices that a ruling asked for."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from app.documents.model import Incoming
from app.documents.words import not_yet
from app.rulings.ruling import Answer

MOST_ANSWERS = 1_000

ChoiceId = Annotated[str, Field(pattern=r"^\d{1,9}-[a-z_]{1,40}-[0-9a-f]{8}$")]
Option = Annotated[str, Field(min_length=1, max_length=200)]


class AnswerDocument(Incoming):
    """What is picked: ids of options. Without `choice` it answers the next one that is asked."""

    model_config = Incoming.model_config | {"json_schema_extra": not_yet("amount", "order", "divide")}

    choice: ChoiceId | None = Field(default=None, description="The id of the choice that it answers.")
    pick: Annotated[list[Option], Field(max_length=1_000)]

    def answer(self) -> Answer:
        """The answer as rulings know it."""
        return Answer(tuple(self.pick), self.choice)
