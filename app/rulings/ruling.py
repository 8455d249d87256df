"""A ruling: what comes of an action, and why."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from typing import Literal

from app.engine.announcement import Action
from app.engine.choices import Choice
from app.game.events import Event
from app.game.objects import ObjectId
from app.game.state import GameState

Outcome = Literal["done", "illegal", "choice_required", "unsupported"]


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer to a choice: the options picked, and the id of the choice, or None to answer the next one asked."""

    pick: tuple[str, ...]
    choice: str | None = None


@dataclass(frozen=True, slots=True)
class Request:
    """A ruling that is asked for.

    `stated` are the facts that the request gives itself rather than leaving them to their defaults: pairs of an id and
    the name of a field. `ignore_unread` has lines that were not understood taken to say nothing.
    """

    state: GameState
    actions: tuple[Action, ...]
    answers: tuple[Answer, ...] = ()
    seed: str | None = None
    ignore_unread: bool = False
    stated: frozenset[tuple[str, str]] = frozenset()


@dataclass(frozen=True)
class Explained:
    """One step of an explanation: its rule, one plain sentence about this case, the objects it names, its details.

    The details are put into words when somebody asks for them.
    """

    rule: str
    text: str
    objects: tuple[ObjectId, ...] = ()
    event: Event | None = None
    details: Callable[[], tuple[Explained, ...]] = tuple

    @cached_property
    def steps(self) -> tuple[Explained, ...]:
        """The details, in words."""
        return self.details()


@dataclass(frozen=True, slots=True)
class OpenChoice:
    """A choice without an answer: its id, and its question in words."""

    id: str
    choice: Choice
    prompt: str


@dataclass(frozen=True, slots=True)
class Assumption:
    """A default that the ruling leaned on: whose fact, which one, in words.

    `decides` says whether another value would change the result, None that nobody can tell; `conditional` that an
    unread line was ignored.
    """

    text: str
    subject: str | None = None
    fact: str | None = None
    rule: str | None = None
    decides: bool | None = False
    conditional: bool = False


@dataclass(frozen=True, slots=True)
class UnreadLine:
    """A line of rules text that was not understood: whose, which line of the face (from 1), and its text if known."""

    object: ObjectId
    card: str
    line: int
    shape: str
    text: str | None


@dataclass(frozen=True, slots=True)
class Ruling:
    """What comes of an action.

    `state` is the state after the last action for `done`, else the state before the action that stopped. `completed`
    counts the actions done. `verdict` is the first thing to say, in one sentence.
    """

    outcome: Outcome
    completed: int
    state: GameState
    verdict: str
    events: tuple[Event, ...] = ()
    explanation: tuple[Explained, ...] = ()
    choice: OpenChoice | None = None
    assumptions: tuple[Assumption, ...] = ()
    not_understood: tuple[UnreadLine, ...] = ()
    edition: str = field(default="")


class WrongAnswer(Exception):
    """An answer that fits no choice: `position` among the answers (from 0), and what is wrong with it."""

    def __init__(self, position: int, detail: str) -> None:
        super().__init__(detail)
        self.position = position
        self.detail = detail
