"""Phrases are checked when they are declared."""

from __future__ import annotations

import pytest

from app.oracle.english import grammar
from app.oracle.grammar import Grammar
from app.oracle.phrases import DeclarationError
from app.oracle.templates import TemplateError, parse
from app.vocabulary.node import Node, node, says


class Fruit(Node):
    __slots__ = ()


def declare(*classes: type[Node]) -> None:
    made = Grammar()
    made.declare(classes)
    made.close()


def refuse(*classes: type[Node]) -> str:
    with pytest.raises(DeclarationError) as refusal:
        declare(*classes)
    return str(refusal.value)


def test_the_grammar_itself_is_sound() -> None:
    assert grammar().phrases


def test_every_node_has_a_canonical_wording_or_none() -> None:
    for phrase in grammar().phrases:
        assert any(wording.canonical for wording in phrase.node.WORDINGS), phrase.node


def test_every_field_is_told() -> None:
    @says("an apple")
    @node
    class Apple(Fruit):
        weight: int

    assert "does not tell 'weight'" in refuse(Apple)


def test_a_slot_names_a_field() -> None:
    @says("an apple of <colour:colour>")
    @node
    class Apple(Fruit):
        pass

    assert "names no field" in refuse(Apple)


def test_a_slot_that_is_no_node_needs_a_category() -> None:
    @says("<weight> apples")
    @node
    class Apple(Fruit):
        weight: int

    assert "needs a category" in refuse(Apple)


def test_an_optional_part_owns_one_field_with_a_default() -> None:
    @says("an apple [of <weight:digits>]")
    @node
    class Apple(Fruit):
        weight: int

    assert "no default" in refuse(Apple)


def test_two_nodes_never_say_the_same() -> None:
    @says("an apple")
    @node
    class Apple(Fruit):
        pass

    @says("an apple")
    @node
    class Pear(Fruit):
        pass

    assert "both say" in refuse(Apple, Pear)


def test_left_recursion_is_refused() -> None:
    @says("<one> and more", into="fruit")
    @node
    class More(Fruit):
        one: Fruit

    assert "left recursion" in refuse(More)


def test_nothing_stands_in_an_empty_category() -> None:
    @says("a <kind:sort>")
    @node
    class Apple(Fruit):
        kind: str

    assert "nothing is declared" in refuse(Apple)


@pytest.mark.parametrize("template", ["an [apple", "an apple]", "<two words>"])
def test_a_template_that_cannot_be_read(template: str) -> None:
    with pytest.raises(TemplateError):
        parse(template)
