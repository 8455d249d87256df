"""Faces that the tests read lines on, and one way to read."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from app.oracle.face import FaceFacts
from app.oracle.printing import print_ability
from app.oracle.reading import Reading, read_line

CREATURE = FaceFacts("Quiet Walker", ("creature",), ("Goblin",))
ARTIFACT = FaceFacts("Brass Lamp", ("artifact",))
SPELL = FaceFacts("Bright Word", ("sorcery",))
AURA = FaceFacts("Green Veil", ("enchantment",), ("Aura",))
LAND = FaceFacts("Far Field", ("land",))
LEGEND = FaceFacts("Mira, Keeper of Doors", ("creature",), ("Human",), ("legendary",))


def understood(text: str, face: FaceFacts = CREATURE) -> Reading:
    """Read a line that must be exact, and print its meaning without kept words: it must mean the same again."""
    reading = read_line(text, face)
    assert reading.verdict == "exact", reading
    assert reading.ability is not None
    plainly = print_ability(reading.ability, face, kept=False)
    assert read_line(plainly, face).ability == reading.ability
    return reading


@pytest.fixture
def plainly() -> Callable[[str, FaceFacts], str]:
    """The line as it is printed from meaning alone."""

    def say(text: str, face: FaceFacts) -> str:
        reading = understood(text, face)
        assert reading.ability is not None
        return print_ability(reading.ability, face, kept=False)

    return say
