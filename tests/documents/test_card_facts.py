"""Cards line by line, and text compiled on the spot."""

from __future__ import annotations

import json

import pytest

from app.documents.card_facts import CardSearch, find_card
from app.documents.compile_request import CompileDocument, compile_text
from app.documents.problems import InvalidFields, NotFound


def compiled(**members: object) -> CompileDocument:
    return compile_text(json.dumps(members).encode())


def test_a_card_is_told_line_by_line(library):
    (face,) = find_card(library, "vine weaver").faces
    (line,) = face.lines
    assert (face.name, face.mana_cost, face.power) == ("Vine Weaver", "{G}", "1")
    assert (line.text, line.verdict, line.understood) == ("{T}: Add {G}.", "exact", True)
    assert json.dumps(line.ability).startswith('["Activated", {"cost":')
    assert "605.1a" not in [it.rule for it in line.rules]
    assert "107.5" in [it.rule for it in line.rules]


def test_a_line_that_was_not_read_says_where_reading_stopped(library):
    (face,) = find_card(library, "Old Riddle").faces
    (line,) = face.lines
    assert (line.verdict, line.understood, line.ability, line.printed) == ("declined", False, None, None)
    assert line.stopped_at == len("{T}:")
    assert line.expected


def test_a_card_that_is_not_there_is_answered_with_near_names(library):
    with pytest.raises(NotFound) as caught:
        find_card(library, "Vine Waever")
    assert caught.value.suggestions == ("Vine Weaver",)


def test_a_search_finds_cards_with_where_to_read_on(library):
    (found,) = CardSearch.of(library.search("night")).cards
    assert found.name == "Night Pup // Night Wolf"
    assert found.url == "/v1/cards/Night%20Pup%20%2F%2F%20Night%20Wolf"
    assert found.type_lines == ("Creature — Wolf", "Creature — Wolf")


def test_text_is_read_line_by_line():
    document = compiled(text="Flying\n{T}: Draw a card.", type_line="Creature — Bird")
    assert document.understood
    assert [line.printed for line in document.lines] == ["Flying", "{T}: Draw a card."]


def test_a_keyword_cites_its_own_rule():
    (line,) = compiled(text="Flying").lines
    assert [it.rule for it in line.rules] == ["702.1", "702.9"]


def test_text_that_cannot_be_read_says_where_and_what_could_follow():
    document = compiled(text="Draw a gizmo.")
    (line,) = document.lines
    assert not document.understood
    assert (line.verdict, line.stopped_at) == ("declined", len("Draw a"))


def test_text_that_is_none():
    with pytest.raises(InvalidFields):
        compiled(text=5)
