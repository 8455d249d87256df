"""What comes of a line: exact, a variant, or declined with how far it was read."""

from __future__ import annotations

import pytest

from app.oracle import chart
from app.oracle.face import FaceFacts
from app.oracle.reading import read_line, read_text
from tests.oracle.conftest import ARTIFACT, CREATURE, SPELL


def test_other_capitals_are_a_variant() -> None:
    reading = read_line("draw a card.", SPELL)
    assert reading.verdict == "variant"
    assert reading.printed == "Draw a card."


def test_a_declined_line_tells_how_far_it_was_read() -> None:
    reading = read_line("Whenever this creature attacks, bamboozle target player.", CREATURE)
    assert reading.verdict == "declined"
    assert reading.prefix == "Whenever this creature attacks ,"
    assert reading.expected
    assert reading.shape == "triggered"


@pytest.mark.parametrize(
    ("text", "face", "shape"),
    [
        ("{T}: Bamboozle.", CREATURE, "activated"),
        ("At the beginning of your upkeep, bamboozle.", ARTIFACT, "triggered"),
        ("Bamboozle target player.", SPELL, "spell"),
        ("Players bamboozle each other.", ARTIFACT, "static"),
        ('Creatures you control have "{T}: Bamboozle."', ARTIFACT, "static"),
    ],
)
def test_the_shape_of_a_declined_line(text: str, face: FaceFacts, shape: str) -> None:
    reading = read_line(text, face)
    assert (reading.verdict, reading.shape) == ("declined", shape)


def test_reminder_text_is_set_aside() -> None:
    readings = read_text("Flying (It flies.)\n(All of this reminds.)\nHaste", CREATURE)
    assert [reading.text for reading in readings] == ["Flying", "Haste"]


def test_effects_of_spells_are_no_lines_of_permanents() -> None:
    assert read_line("Draw a card.", CREATURE).verdict == "declined"


def test_a_line_over_budget_is_declined(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chart, "BUDGET", 10)
    assert read_line("Target player draws two cards and loses 2 life.", SPELL).verdict == "declined"


def test_a_line_nested_too_deeply_is_declined() -> None:
    assert read_line('Creatures you control have "' * 500, ARTIFACT).verdict == "declined"


@pytest.mark.parametrize("text", ["", ".", '"', "{", "—", "a " * 2000, "\u2028", "draw " + "," * 300])
def test_nonsense_is_declined(text: str) -> None:
    assert read_line(text, SPELL).verdict == "declined"
