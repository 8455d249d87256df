"""What the service says about itself."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from app.documents.model import Outgoing


class Alive(Outgoing):
    """The process answers."""

    status: Literal["alive"] = "alive"


class Ready(Outgoing):
    """The service has loaded what it rules with."""

    status: Literal["ready"] = "ready"


class Version(Outgoing):
    """What exactly answers: a ruling is repeatable wherever these are the same."""

    version: str = Field(description="The version of the package.")
    rules_edition: str = Field(description="The date from which the rules that are applied are in force.")
    catalogue: str = Field(description="A hash over the card catalogue.")
