"""The set-up of a scenario as a document of a game state: the game at the beginning of its first turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.rulings.scripted.naming import alias_id, player_id
from app.rulings.scripted.suite import Fields, Scenario
from app.rulings.scripted.verdicts import Declined

_SEATS = {2: ("A", "B"), 3: ("A", "C", "B"), 4: ("A", "D", "C", "B")}


def state_document(scenario: Scenario) -> dict[str, Any]:
    """The state that a scenario starts from, in the form that requests have.

    Raises `Declined` for what such a document can't say.
    """
    setup = scenario.setup
    if setup.get("day_night"):
        raise Declined("set-up: day and night")
    players = setup["players"]
    seats = _SEATS.get(len(players))
    if seats is None or set(seats) != set(players):
        raise Declined("set-up: seats", ", ".join(players))
    starting = seats.index(setup.get("starting_player", "A"))
    ordered = (*seats[starting:], *seats[:starting])
    return {
        "players": [
            _player(letter, players[letter], shuffled=setup.get("shuffle_libraries", True)) for letter in ordered
        ],
        "turn": {"number": 1, "active": player_id(ordered[0]), "step": "untap", "began": False},
    }


def _player(letter: str, said: Fields, *, shuffled: bool) -> dict[str, Any]:
    if said.get("command"):
        raise Declined("set-up: command zone")
    if said.get("manual_mana_payment"):
        raise Declined("set-up: mana paid by hand")
    zones = {zone: [*_cards(said.get(zone, ()))] for zone in ("battlefield", "hand", "graveyard", "exile")}
    return {
        "id": player_id(letter),
        "life": said.get("life") or 20,
        **zones,
        "library": [*_library(said.get("library", {}), shuffled=shuffled)],
    }


def _library(said: Fields, *, shuffled: bool) -> Iterator[Any]:
    """The cards from the top. Those that are shuffled into the others lie at the bottom, where chance may put them."""
    if "deck" in said:
        raise Declined("set-up: deck list", said["deck"])
    base, top = [*_cards(said.get("base", ()))], [*_cards(said.get("top_first", ()))]
    yield from (*base, *top) if shuffled else (*top, *base)


def _cards(entries: list[Fields]) -> Iterator[Any]:
    for entry in entries:
        aliases = entry.get("refs") or ([entry["ref"]] if "ref" in entry else [])
        for position in range(entry.get("count", 1)):
            alias = aliases[position] if position < len(aliases) else None
            if alias is None and not entry.get("tapped"):
                yield entry["name"]
                continue
            said: dict[str, Any] = {"card": entry["name"]}
            if alias is not None:
                said["id"] = alias_id(alias)
            if entry.get("tapped"):
                said["tapped"] = True
            yield said
