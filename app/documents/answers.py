"""Answers to the choices that a ruling asked for."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, model_validator

from app.documents.model import Incoming
from app.documents.words import Count, not_yet
from app.rulings.ruling import Answer

MOST_ANSWERS = 1_000

ChoiceId = Annotated[str, Field(pattern=r"^\d{1,9}-[a-z_]{1,40}-[0-9a-f]{8}$")]
Option = Annotated[str, Field(min_length=1, max_length=200)]


class AnswerDocument(Incoming):
    """What is picked, how much, or how it is divided, as the choice asks. Without `choice` it answers the next one."""

    model_config = Incoming.model_config | {"json_schema_extra": not_yet("order")}

    choice: ChoiceId | None = Field(default=None, description="The id of the choice that it answers.")
    pick: Annotated[list[Option], Field(max_length=1_000)] | None = Field(
        default=None, description="Ids of options; none of them where none need be picked."
    )
    amount: Count | None = Field(default=None, description="The number that is chosen.")
    divide: Annotated[dict[Option, Count], Field(max_length=1_000)] | None = Field(
        default=None, description="How much each option gets; those that get nothing may be left out."
    )

    @model_validator(mode="after")
    def _one_way_to_answer(self) -> AnswerDocument:
        if sum(given is not None for given in (self.pick, self.amount, self.divide)) != 1:
            raise ValueError("Give either a `pick`, an `amount`, or how to `divide`.")
        return self

    def answer(self) -> Answer:
        """The answer as rulings know it."""
        if self.amount is not None:
            return Answer((str(self.amount),), self.choice)
        if self.divide is not None:
            return Answer(tuple(f"{option}:{share}" for option, share in self.divide.items() if share), self.choice)
        return Answer(tuple(self.pick or ()), self.choice)
