"""A table to play scenarios on: lay out permanents, act, and say what must have come of it.

    table.alice.controls("Mana Reflection", "Forest")
    table.alice.activates("Forest").done().adds("alice", "{G}{G}").cites("106.12b").and_nothing_else()

Requests go through HTTP in process, so every scenario is also a scenario of the documents.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

from starlette.testclient import TestClient

Json = dict[str, Any]
Cites = Callable[[str], None]

BOOKKEEPING = ("/clock", "/history", "/past")


class Seat:
    """A player at the table."""

    def __init__(self, table: Table, id: str) -> None:
        self.table = table
        self.id = id
        self.document: Json = {"id": id, "library": 20}

    def controls(self, *cards: str, **facts: object) -> None:
        """Put permanents onto this player's side, in this order."""
        self._lay("battlefield", cards, facts)

    def holds(self, *cards: str, **facts: object) -> None:
        """Put cards into this player's hand."""
        self._lay("hand", cards, facts)

    def has(self, **facts: object) -> None:
        """State facts about the player."""
        self.document.update(facts)

    def _lay(self, zone: str, cards: tuple[str, ...], facts: dict[str, object]) -> None:
        self.document.setdefault(zone, []).extend({"card": card, **facts} if facts else card for card in cards)

    def activates(self, card: str, *picks: str, **said: object) -> Outcome:
        """Activate an ability of one of the objects with that name, answering choices with picks in order."""
        said.setdefault("payment", "auto")
        action = {"type": "activate_ability", "player": self.id, "source": self.table.id_of(card), **said}
        return self.table.act(action, *picks)

    def casts(self, card: str, *picks: str, **said: object) -> Outcome:
        """Cast a card."""
        said.setdefault("payment", "auto")
        return self.table.act({"type": "cast_spell", "player": self.id, "card": self.table.id_of(card), **said}, *picks)

    def plays(self, card: str) -> Outcome:
        """Play a land."""
        return self.table.act({"type": "play_land", "player": self.id, "card": self.table.id_of(card)})

    def passes(self) -> Outcome:
        """Pass priority."""
        return self.table.act({"type": "pass_priority", "player": self.id})


class Table:
    """A game state being laid out, for two players; after a ruling that is done, the state goes on from there."""

    def __init__(self, client: TestClient, cites: Cites) -> None:
        self._client = client
        self.cites = cites
        self.alice = Seat(self, "alice")
        self.bob = Seat(self, "bob")
        self.turn: Json = {"active": "alice", "step": "precombat_main", "priority": "alice"}
        self._state: Json | None = None
        self.cards: list[Json] = []

    def card(self, name: str, type_line: str, text: str, **facts: object) -> None:
        """Send a card of our own along with every request."""
        self.cards.append({"name": name, "type_line": type_line, "oracle_text": text, **facts})

    @property
    def state(self) -> Json:
        """The state as it stands: as laid out, or as the last ruling left it."""
        if self._state is not None:
            return self._state
        return {"players": [self.alice.document, self.bob.document], "turn": self.turn}

    def act(self, action: Json, *picks: str) -> Outcome:
        """Have an action ruled on."""
        answers = [{"pick": [pick]} for pick in picks]
        return self.rule({"state": self.state, "action": action, "answers": answers, "cards": self.cards})

    def rule(self, body: Json) -> Outcome:
        """Have a request ruled on."""
        response = self._client.post("/v1/rulings?explain=full", json=body)
        assert response.status_code == 200, response.text
        ruling = response.json()
        before = self.canonical()
        if ruling["outcome"] == "done":
            self._state = ruling["state"]
        return Outcome(ruling, before, self.cites)

    def advances(self, to: str, *picks: str) -> Outcome:
        """Let the game go on to a step."""
        return self.act({"type": "advance", "to": to}, *picks)

    def resolves(self, *picks: str) -> Outcome:
        """Let the top of the stack resolve."""
        return self.act({"type": "resolve"}, *picks)

    def asks(self, kind: str, object: str, explain: str = "full") -> Json:
        """Ask a question about an object."""
        body = {"state": self.state, "question": {"kind": kind, "object": self.id_of(object)}, "cards": self.cards}
        response = self._client.post(f"/v1/questions?explain={explain}", json=body)
        assert response.status_code == 200, response.text
        answer: Json = response.json()
        return answer

    def canonical(self) -> Json:
        """The state in canonical form: what a refusal gives back."""
        action = {"type": "pass_priority", "player": _without_priority(self.state)}
        body = {"state": self.state, "action": action, "cards": self.cards}
        response = self._client.post("/v1/rulings", json=body)
        assert response.json()["outcome"] in ("illegal", "unsupported"), response.text
        state: Json = response.json()["state"]
        return state

    def id_of(self, card: str) -> str:
        """The id of the first object with a name (or with that id)."""
        for it in _objects(self.canonical()):
            if card in (it.get("card"), it["id"]):
                id: str = it["id"]
                return id
        raise LookupError(card)


def permanents(table: Table, player: str) -> list[Json]:
    """What a player controls, in order."""
    found: list[Json] = next(it for it in table.state["players"] if it["id"] == player)["battlefield"]
    return found


def _without_priority(state: Json) -> str:
    ids: list[str] = [player["id"] for player in state["players"]]
    return next(id for id in ids if id != state["turn"].get("priority", "alice"))


def _objects(state: Json) -> Iterator[Json]:
    for player in state["players"]:
        for zone in ("battlefield", "hand", "graveyard", "exile", "command", "library"):
            if isinstance(player.get(zone), list):
                yield from player[zone]
    yield from state.get("stack", [])


class Outcome:
    """A ruling, and what a test says of it. Each change that is said is ticked off."""

    def __init__(self, ruling: Json, before: Json, cites: Cites) -> None:
        self.ruling = ruling
        self._before = before
        self._cites = cites
        self._old = _facts(before)
        self._new = _facts(ruling["state"])
        changed = {path for path in self._old.keys() | self._new.keys() if self._old.get(path) != self._new.get(path)}
        self._left = {path for path in changed if not path.startswith(BOOKKEEPING)}

    def done(self) -> Outcome:
        """The action was carried out."""
        assert self.ruling["outcome"] == "done", self.told
        return self

    def illegal(self, rule: str) -> Outcome:
        """The action is refused by a rule, and the state is given back as it was."""
        assert self.ruling["outcome"] == "illegal", self.told
        assert self.ruling["state"] == self._before
        return self.cites(rule)

    def asks(self, kind: str, *options: str) -> Outcome:
        """A choice of a kind is open, with these options, and the state is given back as it was."""
        assert self.ruling["outcome"] == "choice_required", self.told
        choice = self.ruling["choice"]
        assert choice["kind"] == kind
        if options:
            assert [option["id"] for option in choice["options"]] == list(options)
        assert self.ruling["state"] == self._before
        return self

    def cites(self, *rules: str) -> Outcome:
        """Steps of the explanation cite these rules."""
        cited = {citation["rule"] for citation in self.ruling["citations"]}
        for rule in rules:
            assert rule in cited, f"{rule} is not among {sorted(cited)}\n{self.told}"
            self._cites(rule)
        return self

    def says(self, words: str) -> Outcome:
        """Some step of the explanation has these words."""
        assert words in self.told
        return self

    def adds(self, player: str, mana: str) -> Outcome:
        """A player's pool has this mana more than before."""
        before, after = _pool(self._before, player), _pool(self.ruling["state"], player)
        assert sorted(before + mana) == sorted(after), self.told
        return self._tick(f"/players/{player}/mana_pool")

    def pool(self, player: str, mana: str) -> Outcome:
        """A player's pool holds exactly this mana now."""
        assert sorted(_pool(self.ruling["state"], player)) == sorted(mana), self.told
        return self._tick(f"/players/{player}/mana_pool")

    def no_mana(self) -> Outcome:
        """No pool has changed."""
        assert not [path for path in self._left if "/mana_pool" in path], self.told
        return self

    def taps(self, *cards: str) -> Outcome:
        """Permanents have become tapped."""
        return self._status(cards, "tapped", True)

    def untaps(self, *cards: str) -> Outcome:
        """Permanents have become untapped."""
        return self._status(cards, "tapped", False)

    def _status(self, cards: tuple[str, ...], field: str, value: object) -> Outcome:
        for card in cards:
            ids = [it["id"] for it in _objects(self.ruling["state"]) if card in (it.get("card"), it["id"])]
            changed = [id for id in ids if f"/objects/{id}/{field}" in self._left]
            assert changed, f"{card} has not changed\n{self.told}"
            assert self._new[f"/objects/{changed[0]}/{field}"] == value
            self._left.discard(f"/objects/{changed[0]}/{field}")
        return self

    def moves(self, card: str, zone: str) -> Outcome:
        """An object has left its zone and is a new object in another."""
        new = [it for it in _objects(self.ruling["state"]) if it.get("card") == card and it.get("was")]
        assert new, f"{card} has not moved\n{self.told}"
        moved = new[0]
        assert self._new[f"/objects/{moved['id']}/zone"] == zone
        self._tick(f"/objects/{moved['id']}/")
        return self._tick(f"/objects/{moved['was']}/")

    def stack(self, *ids_or_cards: str) -> Outcome:
        """The stack holds these, bottom first (sources for abilities)."""
        held = [it.get("card") or _id(it["source"]) for it in self.ruling["state"]["stack"]]
        assert held == list(ids_or_cards), self.told
        for it in (*self.ruling["state"]["stack"], *self._before["stack"]):
            self._tick(f"/objects/{it['id']}/")
        return self

    def life(self, player: str, life: int) -> Outcome:
        """A player's life total has become this."""
        assert self._new[f"/players/{player}/life"] == life, self.told
        return self._tick(f"/players/{player}/life")

    def passes_to(self, player: str) -> Outcome:
        """That player has priority now."""
        assert self.ruling["state"]["turn"]["priority"] == player
        return self._tick("/turn/")

    def and_nothing_else(self) -> Outcome:
        """Nothing has changed but what was said."""
        assert not self._left, f"also changed: {sorted(self._left)}\n{self.told}"
        return self

    def _tick(self, prefix: str) -> Outcome:
        self._left = {path for path in self._left if not path.startswith(prefix)}
        return self

    @property
    def told(self) -> str:
        """The ruling as text, for a failing test."""
        lines = [f"{self.ruling['outcome']}: {self.ruling['verdict']}"]
        lines += list(_lines(self.ruling["explanation"], "  "))
        return "\n".join(lines)


def _id(source: str | Json) -> str:
    """The id of the source of an ability, which is a snapshot where the source is gone."""
    return source if isinstance(source, str) else str(source["id"])


def _lines(steps: list[Json], indent: str) -> Iterator[str]:
    for step in steps:
        yield f"{indent}{step['text']} [{step['rule']}]"
        yield from _lines(step.get("steps", []), indent + "  ")


def _pool(state: Json, player: str) -> str:
    pool = next(it for it in state["players"] if it["id"] == player)["mana_pool"]
    return "".join(unit["type"] for unit in pool)


def _facts(state: Json) -> dict[str, object]:
    """A state as a flat table of facts: by object and by player, wherever they stand in the document."""
    facts: dict[str, object] = {}
    for player in state["players"]:
        for key, value in player.items():
            if key in ("battlefield", "hand", "graveyard", "exile", "command", "library") and isinstance(value, list):
                for it in value:
                    _note(facts, it, key)
            else:
                facts[f"/players/{player['id']}/{key}"] = json.dumps(value)
    for it in state.get("stack", []):
        _note(facts, it, "stack")
    for key in state.keys() - {"players", "stack", "turn"}:
        facts[f"/{key}"] = json.dumps(state[key])
    for key, value in state["turn"].items():
        facts[f"/turn/{key}"] = value
    for key in list(facts):
        if key.endswith("/life"):
            facts[key] = json.loads(str(facts[key]))
    return facts


def _note(facts: dict[str, object], it: Json, zone: str) -> None:
    if "id" not in it:
        return  # cards of a library of which nothing is known but their number
    facts[f"/objects/{it['id']}/zone"] = zone
    for key, value in it.items():
        facts[f"/objects/{it['id']}/{key}"] = json.dumps(value) if isinstance(value, (dict, list)) else value
