"""Where in the turn the game is, and who has priority (500, 117)."""

from __future__ import annotations

from dataclasses import dataclass

from app.game.objects import PlayerId
from app.vocabulary.words import Step

MAIN_PHASES = (Step.PRECOMBAT_MAIN, Step.POSTCOMBAT_MAIN)


@dataclass(frozen=True, slots=True, order=True)
class Place:
    """A step of a turn: the number of the turn, and the position of the step in it."""

    turn: int
    position: int


@dataclass(frozen=True, slots=True)
class Turn:
    """The turn: its number, the active player, the step, and who has priority.

    `passed` are the players who have passed since the last action (117.4). `began` says that the turn-based actions of
    the step are done and its beginning-of-step triggers are off the stack.
    """

    number: int
    active: PlayerId
    step: Step
    priority: PlayerId | None
    passed: tuple[PlayerId, ...] = ()
    began: bool = True

    @property
    def place(self) -> Place:
        """Where in the game this is."""
        return Place(self.number, tuple(Step).index(self.step))
