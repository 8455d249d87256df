"""Each value that was chosen for an object must be one that could have been."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from app.documents.problems import Fault
from app.documents.state_reading import StateRead

Game = Callable[..., StateRead]
Faults = Callable[..., dict[str, Fault]]


def players(chosen: dict[str, str]) -> list[dict[str, object]]:
    return [{"id": "alice", "battlefield": [{"card": "Quiet Glade", "chosen": chosen}]}, {"id": "bob"}]


@pytest.mark.parametrize(
    ("chosen", "rule"),
    [
        ({"color": "purple"}, "105.1"),
        ({"color": "colorless"}, "105.1"),
        ({"creature_type": "Forest"}, "205.3m"),
        ({"land_type": "Elf"}, "205.3i"),
        ({"card_type": "token"}, "300.1"),
        ({"player": "carol"}, None),
        ({"protector": "carol"}, None),
        ({"number": "-1"}, "107.1"),
        ({"number": "many"}, "107.1"),
        ({"colour": "green"}, None),
    ],
)
def test_what_nobody_could_choose(faults: Faults, chosen: dict[str, str], rule: str | None) -> None:
    (kind,) = chosen
    ((place, fault),) = faults(players=players(chosen)).items()
    assert (place, fault.rule) == (f"/players/0/battlefield/0/chosen/{kind}", rule)


def test_a_key_with_a_stroke_in_it_is_pointed_to(faults: Faults) -> None:
    assert set(faults(players=players({"a/b": "c"}))) == {"/players/0/battlefield/0/chosen/a~1b"}


@pytest.mark.parametrize(
    "chosen",
    [{"creature_type": "Elf"}, {"card_type": "artifact"}, {"player": "bob"}, {"number": "7"}, {"name": "Any Card"}],
)
def test_what_one_could(game: Game, chosen: dict[str, str]) -> None:
    assert game(players=players(chosen)).state.objects["quiet-glade-1"].chosen == tuple(chosen.items())


@pytest.mark.parametrize("said", ["green", "G", "{G}"])
def test_a_color_by_any_of_its_words(game: Game, said: str) -> None:
    assert game(players=players({"color": said})).state.objects["quiet-glade-1"].chosen == (("color", "G"),)
