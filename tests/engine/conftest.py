"""A board: a game state laid out in a few words, for tests of single parts of the engine."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import app.engine.interpreters  # noqa: F401
from app.engine.choices import Choice
from app.engine.run import Run
from app.engine.scene import Scene, Sight
from app.game.objects import Cast, Counters, GameObject
from app.game.player import Player
from app.game.state import GameState
from app.game.turn import Turn
from app.oracle.face import FaceFacts
from app.oracle.reading import read_line
from app.vocabulary.abilities import Ability, Keywords
from app.vocabulary.cards import Card, Face
from app.vocabulary.keywords import Plain
from app.vocabulary.words import CardType, Step, Supertype, Zone

SHARED = (Zone.BATTLEFIELD, Zone.STACK)


class Answers:
    """A chooser that picks what a test says, in order, and keeps what it was asked."""

    def __init__(self, *picks: tuple[str, ...]) -> None:
        self.picks = list(picks)
        self.asked: list[Choice] = []

    def choose(self, choice: Choice) -> tuple[str, ...]:
        if choice.forced:
            return choice.taken
        self.asked.append(choice)
        pick = self.picks.pop(0)
        assert choice.allows(pick), f"{pick} is no answer to {choice}"
        return pick


class Board:
    """Players and objects, laid out one by one; `sight` and `run` look at what is there."""

    def __init__(self, *players: str) -> None:
        turn = Turn(1, players[0], Step.PRECOMBAT_MAIN, players[0])
        self.state = GameState({id: Player(id) for id in players}, turn)

    def permanent(self, id: str, types: str = "creature", *, of: str = "alice", **facts: Any) -> str:
        """Put a permanent onto the battlefield: under its owner's control, unless `controller` says otherwise."""
        return self._lay(id, Zone.BATTLEFIELD, types, of, {"controller": of, **facts})

    def card(self, id: str, zone: Zone, types: str = "creature", *, of: str = "alice", **facts: Any) -> str:
        """Put a card into a zone of a player; spells on the stack are theirs."""
        return self._lay(id, zone, types, of, {"controller": of, **facts} if zone is Zone.STACK else facts)

    def unknown(self, id: str, zone: Zone, *, of: str = "alice") -> str:
        """Put a card that nobody has told the identity of into a zone."""
        return self._put(GameObject(id, zone, of, None, self.state.clock))

    def player(self, id: str, **facts: Any) -> None:
        """State facts about a player."""
        self.state = self.state.with_player(replace(self.state.players[id], **facts))

    def step(self, step: Step, *, turn: int = 5, priority: bool = True) -> None:
        """Put the game into a step of the first player's turn."""
        active = next(iter(self.state.players))
        self.state = replace(self.state, turn=Turn(turn, active, step, active if priority else None))

    @property
    def run(self) -> Run:
        """A run on the board in which nobody is asked anything."""
        return self.asking()

    def asking(self, *picks: tuple[str, ...]) -> Run:
        """A run on the board that answers choices with these picks."""
        return Run(self.state, Answers(*picks))

    @property
    def sight(self) -> Sight:
        return self.run.sight

    def scene(self, source: str = "source", *, you: str = "alice", **bound: Any) -> Scene:
        """The scene of an ability of a source; what is bound is named with underscores for hyphens."""
        return Scene(you, source, {name.replace("_", "-"): value for name, value in bound.items()})

    def _lay(self, id: str, zone: Zone, types: str, of: str, facts: dict[str, Any]) -> str:
        face = _face(id, types, facts)
        counters = tuple(Counters(kind, count, 1) for kind, count in facts.pop("counters", {}).items())
        cast = Cast(x=facts.pop("x", 0))
        card = Card(face.name, (face,))
        return self._put(GameObject(id, zone, of, card, self.state.clock, counters=counters, cast=cast, **facts))

    def _put(self, it: GameObject) -> str:
        state = replace(self.state.with_object(it), clock=self.state.clock + 1)
        owner = "" if it.zone in SHARED else it.owner
        self.state = state.with_zone(it.zone, owner, (*state.ids(it.zone, owner), it.id))
        return it.id


def _face(id: str, types: str, facts: dict[str, Any]) -> Face:
    """The face of a card by its type line: "legendary artifact creature Golem"."""
    words = types.split()
    size = facts.pop("size", "2/2" if "creature" in words else None)
    power, toughness = size.split("/") if size else (None, None)
    name = facts.pop("name", id)
    card_types = tuple(CardType(word) for word in words if word in tuple(CardType))
    subtypes = tuple(word for word in words if word[0].isupper())
    supertypes = tuple(Supertype(word) for word in words if word in tuple(Supertype))
    keywords = tuple(Keywords((Plain(name),)) for name in facts.pop("keywords", ()))
    words_of_it = FaceFacts(name, card_types, subtypes, supertypes)
    return Face(
        name,
        facts.pop("cost", ()),
        card_types,
        subtypes,
        supertypes,
        abilities=(*keywords, *(_read(line, words_of_it) for line in facts.pop("lines", ()))),
        power=power,
        toughness=toughness,
    )


def _read(line: str, face: FaceFacts) -> Ability:
    """A line of rules text as an ability."""
    ability = read_line(line, face).ability
    assert ability is not None, f"not read: {line}"
    return ability


@pytest.fixture
def board() -> Board:
    """An empty board with two players; it is Alice's main phase."""
    return Board("alice", "bob")


@pytest.fixture
def three() -> Board:
    """An empty board with three players; it is Alice's main phase."""
    return Board("alice", "bob", "carol")
