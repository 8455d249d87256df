"""What is read is printed in the same words, and from meaning alone in words that mean the same."""

from __future__ import annotations

import pytest

from app.oracle.face import FaceFacts
from tests.oracle.conftest import ARTIFACT, AURA, CREATURE, LAND, SPELL, understood

LINES = [
    (CREATURE, "Flying, vigilance"),
    (CREATURE, "{T}: Add {G}{G}."),
    (CREATURE, "{T}: Add {W} or {U}."),
    (CREATURE, "{T}: Add {B}, {G}, or {U}. Activate only once each turn."),
    (CREATURE, "{2}, {T}: Add X mana of any one color, where X is the number of Elves you control."),
    (CREATURE, "{T}: Add {G} for each land you control."),
    (CREATURE, "{T}: Add two mana in any combination of {R} and/or {G}."),
    (CREATURE, "{T}: Add {C}. Spend this mana only to cast artifact spells or activate abilities of artifacts."),
    (CREATURE, "Whenever this creature enters or attacks, draw a card."),
    (CREATURE, "When this creature dies, if it was kicked, you may draw two cards. If you do, discard a card."),
    (CREATURE, "At the beginning of your upkeep, each opponent loses 1 life and you gain 1 life."),
    (CREATURE, "This creature gets +1/+1 as long as you control an artifact."),
    (CREATURE, "As long as you control an artifact, this creature has flying."),
    (CREATURE, "This creature enters with two +1/+1 counters on it."),
    (CREATURE, "This creature can't be blocked."),
    (CREATURE, "Other Goblins you control have haste."),
    (CREATURE, "Ward—Pay 2 life."),
    (SPELL, "Destroy target creature without flying. It can't be regenerated."),
    (SPELL, "You gain 2 life for each creature you control."),
    (SPELL, "Draw two cards for each artifact you control."),
    (SPELL, "Draw two cards. Then discard a card."),
    (SPELL, "Create a Treasure token. Then if you control an artifact, draw a card."),
    (SPELL, "Up to two target creatures each get +1/+0 until end of turn."),
    (SPELL, "You gain X life and target player loses X life, where X is the number of Goblins you control."),
    (SPELL, "Choose target creature. You gain life equal to its power."),
    (SPELL, "Counter target activated or triggered ability."),
    (SPELL, "Target attacking or blocking creature gets +1/+1 until end of turn."),
    (CREATURE, "{1}: This creature gets +1/+0 until end of turn for each artifact you control."),
    (CREATURE, "When this creature enters, you may tap or untap target creature."),
    (CREATURE, "As long as you have no cards in hand, this creature has flying."),
    (CREATURE, "Whenever this creature attacks, defending player loses 1 life."),
    (CREATURE, "When this creature enters, each opponent gets two poison counters."),
    (CREATURE, "{1}: This creature becomes an artifact creature until end of turn."),
    (CREATURE, "Tap any number of other untapped creatures you control with total power 3 or greater: Draw a card."),
    (AURA, "You control enchanted creature."),
    (CREATURE, "Whenever this creature attacks, choose one —\n• Untap target land.\n• Put a +1/+1 counter on it."),
    (CREATURE, "Landfall — Whenever a land you control enters, this creature gets +2/+2 until end of turn."),
    (ARTIFACT, "{1}, {T}, Sacrifice this artifact: Draw a card."),
    (ARTIFACT, "{3}, {T}: Create a 1/1 colorless Thopter artifact creature token with flying."),
    (ARTIFACT, "Equip {2}"),
    (AURA, "Enchanted creature gets +1/+1 and has trample."),
    (AURA, 'Enchanted land has "{T}: Add two mana of any one color."'),
    (SPELL, "Destroy target nonblack creature with power 4 or greater."),
    (SPELL, "Target player draws two cards and loses 2 life."),
    (SPELL, "Counter target spell unless its controller pays {3}."),
    (SPELL, "Return up to two target creature cards from your graveyard to your hand."),
    (SPELL, "Search your library for a basic land card, put it onto the battlefield tapped, then shuffle."),
    (SPELL, "Until end of turn, you don't lose this mana as steps and phases end."),
    (ARTIFACT, "Creatures of the chosen color get +1/+1."),
    (ARTIFACT, "Creatures you control of the chosen type have haste."),
    (ARTIFACT, "At the beginning of your upkeep, sacrifice this artifact unless you sacrifice a creature."),
    (ARTIFACT, "When this artifact enters, sacrifice it unless you return a land you control to its owner's hand."),
    (ARTIFACT, "Each spell a player casts costs {1} more to cast for each other spell that player has cast this turn."),
    (ARTIFACT, "Goblin creatures and other Elf creatures get +1/+1."),
    (ARTIFACT, "Nonbasic lands are Mountains."),
    (ARTIFACT, "Each land is a Swamp in addition to its other land types."),
    (ARTIFACT, "As this artifact enters, choose a creature type."),
    (ARTIFACT, "{T}: Double the number of charge counters on this artifact."),
    (ARTIFACT, "{T}: Add {G}. When you spend this mana to cast a creature spell, scry 1."),
    (ARTIFACT, "{T}: Exile the top card of your library. You may cast that card. If you don't, draw a card."),
    (SPELL, "Draw a card at the beginning of the next turn's upkeep."),
    (SPELL, "Return target permanent card from your graveyard to your hand."),
    (CREATURE, "At the beginning of the end step, sacrifice this creature."),
    (CREATURE, "Whenever this creature becomes the target of a spell or ability, sacrifice it."),
    (CREATURE, "When this creature enters, you may pay {1}. When you do, destroy target artifact."),
    (CREATURE, "{1}: Draw a card. Any player may activate this ability."),
    (LAND, "As this land enters, you may pay 2 life. If you don't, it enters tapped."),
    (SPELL, "Until end of turn, if a land is tapped for mana, it produces {B} instead of any other type."),
    (SPELL, 'You get an emblem with "Creatures you control get +1/+1."'),
]


@pytest.mark.parametrize(("face", "text"), LINES, ids=[text for _, text in LINES])
def test_a_line_is_printed_in_its_own_words(face: FaceFacts, text: str) -> None:
    assert understood(text, face).printed == text


def test_kept_words_do_not_count_as_meaning() -> None:
    early = understood("As long as you control an artifact, this creature has flying.")
    late = understood("This creature has flying as long as you control an artifact.")
    assert early.ability == late.ability


def test_a_short_line_of_a_loyalty_ability() -> None:
    walker = FaceFacts("Mira of the Doors", ("planeswalker",), ("Mira",), ("legendary",))
    understood("+1: Draw a card.", walker)
    understood("-2: Create a 2/2 green Wolf creature token.", walker)
    understood("0: You gain 3 life.", walker)
