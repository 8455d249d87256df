"""Cards are read line by line; what cannot be read is told, with where reading stopped."""

from __future__ import annotations

import pytest

from app.cards.compiling import compile_card, prints_back, words_of
from app.vocabulary.abilities import Activated, Do, Unread
from app.vocabulary.costs import Cost, TapThis
from app.vocabulary.instructions import AddMana
from app.vocabulary.mana import Symbols
from app.vocabulary.node import Node
from app.vocabulary.references import You
from app.vocabulary.words import CardType

TAP_FOR_GREEN = Activated(Cost((TapThis(),)), (Do(You(), (AddMana(Symbols(("{G}",))),)),))


def everything(_: Node) -> bool:
    return True


def test_a_line_becomes_an_ability(invented) -> None:
    entry = compile_card(invented["Vine Weaver"])
    (face,) = entry.card.faces
    assert face.abilities == (TAP_FOR_GREEN,)
    assert (face.types, face.subtypes, face.mana_cost, face.power) == (
        (CardType.CREATURE,),
        ("Elf", "Druid"),
        ("{G}",),
        "1",
    )
    assert entry.understood(everything)
    assert not entry.understood(lambda tree: not isinstance(tree, Activated))


def test_reminder_text_is_no_line(invented) -> None:
    entry = compile_card(invented["Quiet Glade"])
    assert entry.card.faces[0].abilities == ()
    assert entry.understood(everything)


def test_lines_that_cannot_be_read_keep_their_shape_and_text(invented) -> None:
    entry = compile_card(invented["Old Riddle"])
    read, activated, triggered, other = (line for _, line in entry.all_lines())
    assert (read.verdict, read.text) == ("exact", "{T}: Add {U}.")
    assert activated.ability == Unread("activated", "{2}, {T}: Frobnicate a gizmo.")
    assert triggered.ability == Unread("triggered", "Whenever a gizmo frobnicates, draw a card.")
    assert other.ability == Unread("static", "Gizmos rule.")
    assert [line.verdict for line in (activated, triggered, other)] == ["declined"] * 3
    assert all(line.expected for line in (activated, triggered, other))
    assert not entry.understood(everything)


def test_an_unread_line_of_a_sorcery_is_part_of_the_spell() -> None:
    entry = compile_card({"name": "Frobnication", "type_line": "Sorcery", "oracle_text": "Frobnicate a gizmo."})
    assert entry.card.faces[0].abilities == (Unread("spell", "Frobnicate a gizmo."),)


def test_a_fact_without_meaning_is_an_unread_line_that_always_matters(invented) -> None:
    entry = compile_card(invented["Barn Cat"])
    assert entry.card.faces[0].abilities == (Unread("static", "Host Creature — Cat"),)
    assert [line.fact for _, line in entry.all_lines()] == [True]
    assert not entry.understood(everything)


@pytest.mark.parametrize("opening", ["LEVEL 1-4", "{2}{G}: Level 2", "8+ | Flying"])
def test_a_line_in_a_section_is_no_ability_of_its_own(opening: str) -> None:
    text = f"{{T}}: Add {{G}}.\n{opening}\nFlying"
    entry = compile_card({"name": "Grove Class", "type_line": "Enchantment", "oracle_text": text})
    before, _, within = (line.ability for _, line in entry.all_lines())
    assert before == TAP_FOR_GREEN
    assert within == Unread("static", "Flying")


def test_every_face_has_its_own_lines() -> None:
    entry = compile_card({
        "name": "Sprout // Bloom",
        "layout": "split",
        "card_faces": [
            {"name": "Sprout", "mana_cost": "{U}", "type_line": "Instant", "oracle_text": "Draw a card."},
            {"name": "Bloom", "mana_cost": "{3}{U}", "type_line": "Sorcery", "oracle_text": "Draw three cards."},
        ],
    })  # fmt: skip
    assert [face.name for face in entry.card.faces] == ["Sprout", "Bloom"]
    assert [len(face.abilities) for face in entry.card.faces] == [1, 1]


def test_the_same_card_is_compiled_once(invented) -> None:
    assert compile_card(invented["Vine Weaver"]) is compile_card({**invented["Vine Weaver"], "artist": "somebody"})
    assert compile_card(invented["Vine Weaver"]) is not compile_card({**invented["Vine Weaver"], "power": "2"})


def test_a_line_in_words(invented) -> None:
    entry = compile_card(invented["Vine Weaver"])
    ((face, line),) = entry.all_lines()
    assert words_of(face, line) == line.text
    assert prints_back(face, line.ability)
