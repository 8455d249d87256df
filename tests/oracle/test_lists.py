"""Lists are flat: however many items, there is one reading."""

from __future__ import annotations

from app.oracle.reading import read_line
from app.vocabulary.abilities import Do, Keywords, Spell
from app.vocabulary.references import Target
from tests.oracle.conftest import CREATURE, SPELL, understood


def test_one_two_and_three_items() -> None:
    for text, count in (
        ("Destroy target artifact.", 1),
        ("Destroy target artifact or creature.", 2),
        ("Destroy target artifact, creature, or land.", 3),
    ):
        ability = understood(text, SPELL).ability
        assert isinstance(ability, Spell)
        (deed,) = ability.effect
        assert isinstance(deed, Do)
        (target,) = (act.what for act in deed.acts)  # type: ignore[attr-defined]
        assert isinstance(target, Target)
        assert len(target.what.heads) == count


def test_a_bare_noun_after_and_belongs_to_the_phrase_before() -> None:
    understood("Destroy all artifacts, creatures, and enchantments.", SPELL)
    understood("Goblins, Orcs, and Elves you control have haste.")


def test_long_lists_stay_cheap() -> None:
    kinds = "Spiders, Boars, Bats, Bears, Birds, Cats, Dogs, Frogs, Lizards, Mice, Otters, Rats, Squirrels, and Wolves"
    understood(f"Other {kinds} you control get +1/+1.")


def test_a_keyword_line_mixes_kinds_of_keyword() -> None:
    ability = understood("Flying, protection from red, ward {2}").ability
    assert isinstance(ability, Keywords)
    assert len(ability.keywords) == 3


def test_a_list_without_its_last_joint_is_declined() -> None:
    assert read_line("Flying, and haste", CREATURE).verdict == "declined"
