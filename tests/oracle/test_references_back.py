"""References back: the latest introduced thing that fits, the ability's own object only if nothing else does."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from app.oracle.face import FaceFacts
from app.oracle.printing import print_ability
from app.oracle.reading import read_line
from app.vocabulary.mana import BoundColor, ChosenColor
from app.vocabulary.notation import without_kept_words
from app.vocabulary.references import Bound, This
from app.vocabulary.tree import mentions
from tests.oracle.conftest import ARTIFACT, AURA, CREATURE, SPELL, understood


def names(text: str, face: FaceFacts = CREATURE) -> list[str]:
    """What the references back in a line were resolved to, in order."""
    return [found.name for found in mentions(understood(text, face).ability, Bound)]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Tap target creature. It gains flying until end of turn.", ["target-1"]),
        ("Tap target creature. That creature gains flying until end of turn.", ["target-1"]),
        ("Target player draws a card. That player loses 1 life.", ["target-1"]),
        ("Destroy target creature. Its controller draws a card.", ["target-1"]),
        ("Tap target artifact. Untap target land. That artifact gains haste until end of turn.", ["target-1"]),
        ("Tap target artifact. Untap target land. It gains haste until end of turn.", ["target-2"]),
        ("Destroy target creature. Its controller creates a 1/1 red Goblin creature token.", ["target-1"]),
        ("Tap up to two target creatures. They gain haste until end of turn.", ["target-1"]),
        ("Create a 1/1 red Goblin creature token. It gains haste until end of turn.", ["token"]),
        ("Each player discards a card. They lose 1 life.", ["each"]),
        ("Exile target creature, then return that card to its owner's hand.", ["target-1", "target-1"]),
        ("Tap target creature. Destroy target land. Return that card to your hand.", ["target-2"]),
        ("Copy target sorcery spell. You may choose new targets for the copy.", ["copy"]),
    ],
)
def test_what_a_spell_refers_back_to(text: str, expected: list[str]) -> None:
    assert names(text, SPELL) == expected


def test_roles_of_the_event() -> None:
    text = "Whenever a player taps a land for mana, that player adds one mana of any type that land produced."
    assert names(text, ARTIFACT) == ["player", "subject"]


def test_the_enchanted_land() -> None:
    assert names("Whenever enchanted land is tapped for mana, its controller adds {G}.", AURA) == ["subject"]


def test_its_own_object_where_nothing_else_fits() -> None:
    ability = understood("At the beginning of your upkeep, this creature deals 1 damage to you. Sacrifice it.").ability
    assert list(mentions(ability, This)) == [This(), This()]


def test_nothing_to_refer_back_to() -> None:
    reading = read_line("Draw a card. That player loses 1 life.", SPELL)
    assert reading.verdict == "declined"
    assert "that player" in reading.expected[0]


def test_a_quoted_ability_starts_with_nothing_mentioned() -> None:
    assert names('Target land gains "{T}: Add {G}. Sacrifice it." until end of turn.', SPELL) == []


def test_the_printer_chooses_words_that_mean_it(plainly: Callable[[str, FaceFacts], str]) -> None:
    said = plainly("Tap target artifact. Untap target land. That artifact gains haste until end of turn.", SPELL)
    assert said.startswith("Tap target artifact. Untap target land. That artifact")
    said = plainly("Tap target creature. That creature gains flying until end of turn.", SPELL)
    assert said == "Tap target creature. It gains flying until end of turn."


def test_what_has_died_is_a_card() -> None:
    assert names("Whenever a creature you control dies, return that card to your hand.") == ["subject"]


def test_one_at_a_time_of_those_a_static_ability_affects() -> None:
    assert names("Each creature gets +1/+1 for each oil counter on it.", ARTIFACT) == ["each"]


def test_the_chosen_color_is_the_one_just_chosen() -> None:
    spell = understood("Choose a color. Destroy all creatures of the chosen color.", SPELL).ability
    assert list(mentions(spell, BoundColor)) == [BoundColor()]
    static = understood("Destroy all creatures of the chosen color.", SPELL).ability
    assert list(mentions(static, ChosenColor)) == [ChosenColor()]


def test_lands_make_mana_of_the_color_just_chosen() -> None:
    instead = "lands tapped for mana produce mana of the chosen color instead of any other color"
    upkeep = f"At the beginning of each player's upkeep, that player chooses a color. Until end of turn, {instead}."
    assert list(mentions(understood(upkeep, ARTIFACT).ability, BoundColor)) == [BoundColor()]


def test_what_is_referred_back_to_is_mentioned_first_whatever_was_kept() -> None:
    ability = understood("As long as enchanted creature is a Human, it has trample.", AURA).ability
    assert ability is not None
    assert (
        print_ability(without_kept_words(ability), AURA) == "As long as enchanted creature is a Human, it has trample."
    )
