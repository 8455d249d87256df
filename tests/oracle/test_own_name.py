"""The object the ability is on: by noun, by name, by short name (201.5, 201.5c)."""

from __future__ import annotations

from collections.abc import Callable

from app.oracle.face import FaceFacts
from app.oracle.reading import read_line
from app.vocabulary.abilities import Do, Spell
from app.vocabulary.references import This, You
from tests.oracle.conftest import AURA, CREATURE, LEGEND, SPELL, understood


def test_a_creature_is_this_creature() -> None:
    reading = understood("This creature gets +1/+1 until end of turn.", FaceFacts("Odd Case", ("sorcery", "creature")))
    assert isinstance(reading.ability, Spell)
    understood("Whenever this creature attacks, it gets +1/+1 until end of turn.", CREATURE)


def test_a_legend_by_its_short_name() -> None:
    understood("Whenever Mira attacks, draw a card.", LEGEND)
    understood("Whenever Mira, Keeper of Doors attacks, draw a card.", LEGEND)


def test_no_other_name_will_do() -> None:
    assert read_line("Whenever Mara attacks, draw a card.", LEGEND).verdict == "declined"
    assert read_line("Whenever Quiet attacks, draw a card.", CREATURE).verdict == "declined"


def test_a_card_named_like_a_verb() -> None:
    card = FaceFacts("Destroy", ("sorcery",))
    reading = understood("Destroy target creature. Destroy deals 2 damage to you.", card)
    assert isinstance(reading.ability, Spell)
    first, second = reading.ability.effect
    assert isinstance(first, Do)
    assert first.who == You()
    assert isinstance(second, Do)
    assert second.who == This()


def test_the_name_is_compared_with_its_capitals() -> None:
    assert read_line("bright word deals 2 damage to any target.", SPELL).verdict == "declined"
    understood("Bright Word deals 2 damage to any target.", SPELL)


def test_a_name_in_a_quotation_means_another_object() -> None:
    line = 'Enchanted creature has "{{T}}: {} deals 1 damage to any target."'
    assert read_line(line.format("Green Veil"), AURA).verdict == "declined"
    understood(line.format("This creature"), AURA)


def test_a_spell_calls_what_it_quotes_this(plainly: Callable[[str, FaceFacts], str]) -> None:
    said = plainly('Target creature gains "{T}: This creature deals 1 damage to any target." until end of turn.', SPELL)
    assert '"{T}: This permanent deals 1 damage' in said
