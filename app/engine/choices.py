"""Choices: what the rules ask a player, and who answers."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Protocol

from app.game.objects import ObjectId, PlayerId

NATURE = "nature"
"""Who makes the choices that no player makes: coin flips, dice, shuffles, random picks."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A question to a player: pick between `minimum` and `maximum` of the options.

    `ordinal` counts the questions of a run from 1. With `number` a number in those bounds is asked for. With `divide`
    that much is divided among the options: a pick is a share for each that gets one, as "<option>:<amount>". `prompt`
    and `fields` are a template as in a trace step. `forced` marks a choice that leaves nothing open: it is taken, not
    asked, but a chooser sees it.
    """

    ordinal: int
    kind: str
    player: PlayerId
    rule: str
    prompt: str
    options: tuple[str, ...]
    minimum: int = 1
    maximum: int = 1
    source: ObjectId | None = None
    fields: dict[str, object] = field(default_factory=dict, compare=False)
    forced: bool = False
    number: bool = False
    divide: int | None = None

    @property
    def taken(self) -> tuple[str, ...]:
        """What a forced choice comes to."""
        if self.divide is not None:
            return (f"{self.options[0]}:{self.divide}",)
        return (str(self.minimum),) if self.number else self.options[: self.minimum]

    def allows(self, pick: tuple[str, ...]) -> bool:
        """Whether a pick is one of the legal answers."""
        if self.number:
            return len(pick) == 1 and pick[0].isdecimal() and self.minimum <= int(pick[0]) <= self.maximum
        if self.divide is not None:
            return self._divides(pick)
        return (
            self.minimum <= len(pick) <= self.maximum
            and len(set(pick)) == len(pick)
            and all(option in self.options for option in pick)
        )

    def _divides(self, pick: tuple[str, ...]) -> bool:
        """Whether a pick gives shares to some of the options, once each, that add up to the whole."""
        names = [share.rpartition(":")[0] for share in pick]
        amounts = [share.rpartition(":")[2] for share in pick]
        return (
            all(name in self.options for name in names)
            and len(set(names)) == len(names)
            and all(amount.isdecimal() for amount in amounts)
            and sum(map(int, amounts)) == self.divide
        )


class Chooser(Protocol):
    """Whoever answers the choices of a run."""

    def choose(self, choice: Choice) -> tuple[str, ...]:
        """The picked options; for a forced choice, its first options.

        Raises `NeedChoice` if there is no answer, `Illegal` if the answer is not allowed.
        """
        ...
