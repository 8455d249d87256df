"""Words for steps: templates filled with the names of this game's objects, players, mana and abilities."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import fields

from app.engine.rows import printed_row
from app.engine.trace import Literally
from app.game.events import Event
from app.game.mana import Mana, written
from app.game.objects import GameObject, ObjectId
from app.game.state import GameState
from app.oracle.face import FaceFacts
from app.oracle.printing import Unspeakable, print_ability
from app.vocabulary.abilities import Ability
from app.vocabulary.words import Zone

THIS_OBJECT = FaceFacts("this object")
_FIELD = re.compile(r"\{([a-z_]+)(?::([^|{}]+)\|([^{}]+))?\}")
"""A field of a template: `{count}`, or words that agree with it: `{count:counter is|counters are}`."""


_WHERE = {
    Zone.STACK: "on the stack",
    Zone.BATTLEFIELD: "on the battlefield",
    Zone.EXILE: "in exile",
    Zone.COMMAND: "in the command zone",
}
"""How it is said that something is in a zone."""


class Wording:
    """How things are called in the explanation of one ruling.

    An object goes by its name, with its id where another object of the game has the same name; a player by the id with
    a capital.
    """

    def __init__(self, state: GameState, known: Mapping[ObjectId, GameObject]) -> None:
        self._objects = {**known, **state.objects}
        self._past = state.past
        self._players = state.players
        self._abilities = dict(state.abilities)
        self._words: dict[Ability, str] = {}
        self._count = Counter(_name(it) for it in self._objects.values() if it.id not in known)

    def sentence(self, template: str, values: Mapping[str, object]) -> str:
        """Fill a template; the first letter is made a capital."""
        filled = _FIELD.sub(lambda found: self._field(found, values), template)
        return filled[:1].upper() + filled[1:]

    def _field(self, found: re.Match[str], values: Mapping[str, object]) -> str:
        name, singular, plural = found.groups()
        if name not in values:
            return found[0]
        if singular is None:
            return self.word(values[name])
        return singular if values[name] == 1 else plural

    def objects_in(self, values: Mapping[str, object]) -> tuple[ObjectId, ...]:
        """The ids of the objects among the values of a step."""
        found = (part for value in values.values() for part in (value if isinstance(value, tuple) else (value,)))
        return tuple(dict.fromkeys(part for part in found if isinstance(part, str) and part in self._objects))

    def word(self, value: object) -> str:
        """How one value is said."""
        match value:
            case None | ():
                return "nothing"
            case Literally():
                return str(value)
            case Zone():
                return _WHERE.get(value, f"in the {value}")
            case Ability():
                return f"“{self._printed(value)}”"
            case Event():
                return self.event(value).removesuffix(".")
            case tuple():
                if all(isinstance(part, Mana) for part in value):
                    return written(value)
                return _listed([self._several(parts) for parts in self._by_name(value)])
            case str():
                return self.name(value)
            case _:
                return str(value)

    def _by_name(self, parts: tuple[object, ...]) -> Iterable[list[object]]:
        """The parts of a list, objects of one name together."""
        groups: dict[str | int, list[object]] = {}
        for place, part in enumerate(parts):
            it = self._objects.get(part) if isinstance(part, str) else None
            groups.setdefault(place if it is None else _name(it), []).append(part)
        return groups.values()

    def _several(self, parts: list[object]) -> str:
        """One thing of a list, or the objects that share a name."""
        if len(parts) == 1:
            return self.word(parts[0])
        return f"{_name(self._objects[str(parts[0])])} ({_listed([str(part) for part in parts])})"

    def event(self, it: Event) -> str:
        """The sentence of an event."""
        return self.sentence(it.SENTENCE, {role.name: getattr(it, role.name) for role in fields(it)})

    def _printed(self, ability: Ability) -> str:
        """The words of an ability; the same for all that mean the same within one ruling."""
        words = self._words.get(ability)
        if words is None:
            try:
                words = print_ability(ability, THIS_OBJECT)
            except Unspeakable:  # it refers back to what was said outside of it
                words = "it speaks of what was mentioned before"
            self._words[ability] = words
        return words

    def name(self, id: str) -> str:
        """What an object or player is called; other words stand for themselves."""
        if id in self._players:
            return id[:1].upper() + id[1:]
        if id in self._abilities:
            return f"{self.name(self._abilities[id].source)}'s ability"
        it = self._objects.get(id)
        if it is None:
            return self._past[id].name if id in self._past else str(id)
        name = _name(it)
        return f"{name} ({id})" if self._count[name] > 1 else name


def _name(it: GameObject) -> str:
    return printed_row(it).name or "a card"


def _listed(words: list[str]) -> str:
    return words[0] if len(words) == 1 else ", ".join(words[:-1]) + " and " + words[-1]
