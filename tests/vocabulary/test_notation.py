"""Every tree of the vocabulary can be written as JSON and read back, and nothing else is read."""

from __future__ import annotations

import json
from dataclasses import fields, replace
from enum import StrEnum
from functools import cache
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.vocabulary.abilities import Ability, Activated, Do, Triggered, Unread
from app.vocabulary.cards import Card, Face
from app.vocabulary.costs import Cost, PayMana, TapThis
from app.vocabulary.events import TappedForMana
from app.vocabulary.filters import Filter, OfType
from app.vocabulary.instructions import AddMana, Draw, Instruction
from app.vocabulary.mana import Symbols
from app.vocabulary.node import Node
from app.vocabulary.notation import NotationError, decode, encode, kinds, without_kept_words
from app.vocabulary.quantities import Number, X
from app.vocabulary.references import A, Each, This, You
from app.vocabulary.words import CardType, Color

LETTERS = st.text("abc{}T ", max_size=4)


def arms(annotation: Any) -> tuple[Any, ...]:
    return get_args(annotation) if get_origin(annotation) in (Union, UnionType) else (annotation,)


def field_types(kind: type[Node]) -> dict[str, Any]:
    hints = get_type_hints(kind)
    return {f.name: hints[f.name] for f in fields(kind)}  # type: ignore[arg-type]


def below(bases: tuple[Any, ...]) -> list[type[Node]]:
    """The kinds a field may hold, if it holds nodes at all."""
    if not all(isinstance(base, type) and issubclass(base, Node) for base in bases):
        return []
    return [kind for kind in kinds().values() if issubclass(kind, bases)]


@cache
def heights() -> dict[str, int]:
    """How many levels the shallowest tree of each kind needs."""
    found: dict[str, int] = {}
    while len(found) < len(kinds()):
        before = len(found)
        for name, kind in kinds().items():
            children = [[found.get(k.__name__) for k in below(arms(hint))] for hint in field_types(kind).values()]
            least = [min((h for h in child if h is not None), default=None) for child in children if child]
            if name not in found and None not in least:
                found[name] = 1 + max((h for h in least if h is not None), default=0)
        assert len(found) > before, "some kinds of node have no finite tree"
    return found


def trees(options: list[type[Node]], depth: int) -> st.SearchStrategy[Node]:
    """Trees of any of the given kinds, as deep as the depth allows and one of them needs."""
    limit = max(depth, min(heights()[kind.__name__] for kind in options))
    fitting = [kind for kind in options if heights()[kind.__name__] <= limit]
    return st.sampled_from(fitting).flatmap(lambda kind: tree_of(kind, limit - 1))


def tree_of(kind: type[Node], depth: int) -> st.SearchStrategy[Node]:
    return st.builds(kind, **{name: value_of(hint, depth) for name, hint in field_types(kind).items()})


def value_of(annotation: Any, depth: int) -> st.SearchStrategy[Any]:
    present = tuple(arm for arm in arms(annotation) if arm is not NoneType)
    optional = len(present) < len(arms(annotation))
    if below(present):
        value: st.SearchStrategy[Any] = st.none() if optional and depth <= 0 else trees(below(present), depth)
    elif get_origin(present[0]) is tuple:
        value = tuple_of(get_args(present[0])[0], depth)
    elif issubclass(present[0], Node):
        value = st.nothing()
    elif issubclass(present[0], StrEnum):
        value = st.sampled_from(list(present[0]))
    else:
        value = {str: LETTERS, int: st.integers(-9, 99), bool: st.booleans()}[present[0]]
    return st.none() | value if optional else value


def tuple_of(item: Any, depth: int) -> st.SearchStrategy[Any]:
    longest = 2 if depth > 0 and not value_of(item, depth - 1).is_empty else 0
    return st.lists(value_of(item, depth), max_size=longest).map(tuple)


@pytest.mark.parametrize("name", kinds())
def test_every_kind_goes_to_json_and_back(name: str) -> None:
    kind = kinds()[name]

    @settings(max_examples=8, deadline=None, derandomize=True)
    @given(tree_of(kind, heights()[name] + 2))
    def round_trip(tree: Node) -> None:
        data = json.loads(json.dumps(encode(tree)))
        again = decode(data, kind)
        assert again == tree
        assert encode(again) == data, "kept words survive too"
        assert decode(encode(tree, kept=False), kind) == tree

    round_trip()


def test_notation_reads_like_the_ability() -> None:
    tap_for_green = Activated(
        cost=Cost(items=(PayMana(symbols=("{1}",)), TapThis())),
        effect=(Do(who=You(), acts=(AddMana(mana=Symbols(symbols=("{G}",))),)),),
    )
    assert encode(tap_for_green) == [
        "Activated",
        {
            "cost": ["Cost", {"items": [["PayMana", {"symbols": ["{1}"]}], ["TapThis"]]}],
            "effect": [["Do", {"who": ["You"], "acts": [["AddMana", {"mana": ["Symbols", {"symbols": ["{G}"]}]}]]}]],
        },
    ]


def test_a_literal_number_stands_for_itself() -> None:
    assert encode(Draw(count=Number(2))) == ["Draw", {"count": 2}]
    assert decode(["Draw", {"count": 2}], Instruction) == Draw(count=Number(2))
    assert encode(Draw(count=X())) == ["Draw", {"count": ["X"]}]


def test_fields_at_their_default_are_left_out() -> None:
    assert encode(Face("Meadow", None, (CardType.LAND,))) == [
        "Face",
        {"name": "Meadow", "mana_cost": None, "types": ["land"]},
    ]


def test_kept_words_are_written_unless_they_are_not_wanted() -> None:
    said = This(said="this land")
    assert encode(said) == ["This", {"said": "this land"}]
    assert encode(said, kept=False) == ["This"]
    assert without_kept_words(said).said is None
    lands = Each(what=Filter(heads=(OfType(CardType.LAND),)))
    assert without_kept_words(replace(lands, said="lands")) == lands


@pytest.mark.parametrize(
    ("data", "kind", "message"),
    [
        (["Drew"], Instruction, "Instruction: unknown kind 'Drew'"),
        (["Draw", {"count": 1, "colour": "R"}], Instruction, "Instruction: Draw has no field 'colour'"),
        (["Draw"], Instruction, "Instruction: Draw needs 'count'"),
        (["Draw", {"count": ["You"]}], Instruction, "Instruction.count: expected Quantity, found You"),
        (["Draw", {"count": True}], Instruction, "Instruction.count: expected Quantity"),
        (["Draw", {"count": ["Number", {"value": "2"}]}], Instruction, "Instruction.count.value: expected a"),
        (["Activated", {"cost": ["Cost", {"items": [["You"]]}], "effect": []}], Ability,
         "Ability.cost.items[0]: expected CostItem or Instruction, found You"),
        (["Unread", {"shape": "static", "text": 3}], Unread, "Unread.text: expected text"),
        (["Face", {"name": "", "mana_cost": None, "types": ["house"]}], Face, "Face.types[0]: expected one of"),
        ({"Draw": 1}, Instruction, "Instruction: expected Instruction"),
        (["Draw", {"count": 1}, 2], Instruction, "Instruction: expected Instruction"),
    ],
)  # fmt: skip
def test_what_is_not_notation_is_refused_with_its_place(data: object, kind: type[Node], message: str) -> None:
    with pytest.raises(NotationError) as refused:
        decode(data, kind)
    assert str(refused.value).startswith(message)


def test_a_whole_card() -> None:
    land = Filter(heads=(OfType(CardType.LAND),))
    flare = Triggered(event=TappedForMana(what=A(land)), effect=())
    face = Face(
        "Meadow Spirit", ("{1}", "{G}"), (CardType.CREATURE,), color_indicator=(Color.GREEN,), abilities=(flare,)
    )
    card = Card("Meadow Spirit", (face,))
    assert decode(encode(card), Card) == card
    assert decode(encode(card), Card, place="line 3") == card
