"""A run: one play of the rules from a state, with its chooser, its trace and its log of events."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import fields, replace
from typing import Any

from app.engine.announcement import Action
from app.engine.budget import Budget
from app.engine.choices import Choice, Chooser
from app.engine.rows import Row
from app.engine.scene import Sight
from app.engine.trace import Trace
from app.engine.unread import not_understood
from app.engine.view import View
from app.game.events import Event
from app.game.numbers import numbers_in
from app.game.objects import GameObject, ObjectId, PlayerId
from app.game.player import Player
from app.game.state import GameState, Waiting
from app.game.turn import Place

NO_CHARACTERISTIC = frozenset({"tapped", "damage", "deathtouched", "summoning_sick", "uses"})
"""Fields of an object that characteristics do not depend on unless an effect asks for them (613)."""

LARGEST_NUMBER = 1_000_000
"""The largest number that a player may choose where the rules set no bound."""

ProducibleTypes = Mapping[ObjectId, frozenset[str]]


class Run:
    """The rules at work on a state.

    `log` are the events so far. `known` keeps every object that the run has seen leave a zone, so that steps can name
    it. `mana_triggers` are triggered mana abilities that resolve as soon as the present mana ability has (605.4a).
    `producible` is what permanents are taken to be able to produce while a fixed point is computed (106.7), else
    None. `leaned` are the facts of the state that the ruling depended on: pairs of an id and the name of a field.
    `looking_back` is what was seen just before the events that are happening (603.10). `upcoming` is the next action of
    the request, where there is one. `resting` is the step after whose end the run goes no further, where there is one.
    `spent` are the replacement effects that have had their turn with the event whose place is being taken (614.5).

    A simulated run is a throw-away branch, in which nothing triggers. With `ignore_unread`, lines that were not
    understood are taken to say nothing.
    """

    def __init__(
        self,
        state: GameState,
        chooser: Chooser,
        budget: Budget | None = None,
        *,
        producible: ProducibleTypes | None = None,
        simulated: bool = False,
        ignore_unread: bool = False,
    ) -> None:
        self.state = state
        self.chooser = chooser
        self.budget = budget or Budget()
        self.trace = Trace(None if simulated else self.budget)
        self.log: list[Event] = []
        self.known: dict[ObjectId, GameObject] = {}
        self.leaned: list[tuple[str, str]] = []
        self.producible = producible
        self.simulated = simulated
        self.ignore_unread = ignore_unread
        self.mana_triggers: list[Waiting] = []
        self.looking_back = Sight(state, {})
        self.upcoming: Action | None = None
        self.resting: Place | None = None
        self.spent: frozenset[object] = frozenset()
        self._asked = 0
        self._view: View | None = None
        self._viewed = state

    @property
    def view(self) -> View:
        """The characteristics of all permanents right now (613)."""
        if self._view is None or (self._view.volatile and self._viewed is not self.state):
            self._view = View(self.state, self.budget)
            self._viewed = self.state
        return self._view

    def share_view(self, other: Run) -> None:
        """Start from the view of a run that is at the same state."""
        self._view = other.view

    @property
    def sight(self) -> Sight:
        """What filters and references look at right now."""
        return Sight(self.state, self.view.rows, self.lean)

    def row(self, id: ObjectId) -> Row:
        """The characteristics of an object in any zone, or as it last was if it is gone (608.2h)."""
        return self.sight.row(id)

    def object(self, id: ObjectId) -> GameObject:
        """An object of the present state."""
        return self.state.objects[id]

    def player(self, id: PlayerId) -> Player:
        """A player of the present state."""
        return self.state.players[id]

    def become(self, state: GameState) -> None:
        """Go on from another state."""
        self.state = state
        self._view = None

    def change(self, id: ObjectId, **changed: Any) -> None:
        """Replace fields of an object that stays where it is. Raises `BudgetExceeded` for too large a number."""
        self._allow_numbers(changed.values())
        self.state = self.state.with_object(replace(self.state.objects[id], **changed))
        if self._view is not None and (changed.keys() - NO_CHARACTERISTIC or changed.keys() & self._view.reads):
            self._view = None

    def change_player(self, id: PlayerId, **changed: Any) -> None:
        """Replace fields of a player; no characteristic depends on them. Raises `BudgetExceeded` as `change` does."""
        self._allow_numbers(changed.values())
        self.state = self.state.with_player(replace(self.state.players[id], **changed))

    def needs_read(self, id: ObjectId, rule: str, *shapes: str) -> None:
        """Raise `Unsupported` if an object has a line of certain shapes that was not understood and now matters."""
        if self.ignore_unread:
            return
        for line in self.row(id).unread(*shapes):
            raise not_understood(id, line, rule)

    def tick(self) -> int:
        """The next timestamp (613.7)."""
        now = self.state.clock
        self.state = replace(self.state, clock=self.budget.allow("number", now + 1))
        return now

    def record(self, event: Event) -> None:
        """Log an event that has been committed, in the history of the turn too."""
        self._allow_numbers(getattr(event, role.name) for role in fields(event))
        self.state = replace(self.state, history=self.state.history.and_then(event))
        self.budget.spend("events")
        self.log.append(event)

    def _allow_numbers(self, values: Iterable[Any]) -> None:
        for number in numbers_in(values):
            self.budget.allow("number", abs(number))

    def lean(self, id: str, fact: str) -> None:
        """Note that the ruling depends on a fact that a request may have left to its default."""
        if (id, fact) not in self.leaned:
            self.leaned.append((id, fact))

    def choose(
        self,
        kind: str,
        player: PlayerId,
        rule: str,
        prompt: str,
        options: tuple[str, ...],
        *,
        minimum: int = 1,
        maximum: int = 1,
        source: ObjectId | None = None,
        alike: bool = False,
        **fields: Any,
    ) -> tuple[str, ...]:
        """Ask a player to choose. A choice that leaves nothing open, or whose options are all alike, is not asked."""
        self._asked += 1
        forced = alike or (not options and not minimum) or (minimum == maximum and len(options) <= minimum)
        choice = Choice(
            self._asked, kind, player, rule, prompt, options, minimum, maximum, source, fields=fields, forced=forced
        )
        picked = self.chooser.choose(choice)
        if forced:
            return picked
        self.trace.note(rule, "{player} chooses {picked}.", player=player, picked=picked, options=options)
        return picked

    def choose_number(
        self,
        kind: str,
        player: PlayerId,
        rule: str,
        prompt: str,
        *,
        minimum: int = 0,
        maximum: int = LARGEST_NUMBER,
        source: ObjectId | None = None,
    ) -> int:
        """Ask a player to choose a number."""
        self._asked += 1
        choice = Choice(
            self._asked,
            kind,
            player,
            rule,
            prompt,
            (),
            minimum,
            maximum,
            source,
            forced=minimum == maximum,
            number=True,
        )
        return int(self.chooser.choose(choice)[0])

    def choose_division(
        self,
        kind: str,
        player: PlayerId,
        rule: str,
        prompt: str,
        amount: int,
        options: tuple[str, ...],
        *,
        source: ObjectId | None = None,
        **fields: Any,
    ) -> dict[str, int]:
        """Ask a player to divide an amount among some of the options. Returns the shares that are not 0."""
        self._asked += 1
        choice = Choice(
            self._asked,
            kind,
            player,
            rule,
            prompt,
            options,
            source=source,
            fields=fields,
            forced=len(options) == 1,
            divide=amount,
        )
        shares = (share.rpartition(":") for share in self.chooser.choose(choice))
        return {option: int(share) for option, _, share in shares if int(share)}
