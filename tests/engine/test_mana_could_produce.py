"""What a permanent could produce (106.7)."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from app.engine.could_produce import could_produce, producible_types
from app.engine.mana_types import as_symbols
from tests.engine.conftest import Board

ORCHARD = "{T}: Add one mana of any color that a land an opponent controls could produce."
POOL = "{T}: Add one mana of any type that a land you control could produce."
INTO_BLACK = "If a land is tapped for mana, it produces {B} instead of any other type and amount."
INTO_COLORLESS = "If a land is tapped for mana, it produces colorless mana instead of any other type."
OF_CHOICE = (
    "If a basic land you control is tapped for mana, it produces mana of a color of your choice instead of any other "
    "type."
)
TWICE = "If you tap a permanent for mana, it produces twice as much of that mana instead."


def types(board: Board, id: str) -> str:
    return "".join(as_symbols(producible_types(board.run, [id])[id]))


def test_every_ability_counts_whatever_it_costs(board: Board) -> None:
    board.permanent(
        "land",
        "land",
        lines=["{T}: Add {R}.", "{T}, Remove a charge counter from this land: Add {W} or {U}."],
        tapped=True,
    )
    assert types(board, "land") == "{W}{U}{R}"


def test_limits_on_activating_do_not_count(board: Board) -> None:
    board.permanent("land", "land", lines=["{T}: Add {G}. Activate only if you control an artifact."])
    assert types(board, "land") == "{G}"


def test_an_ability_that_is_no_mana_ability_counts(board: Board) -> None:
    board.permanent("land", "land", lines=["When this land enters, add one mana of any color."])
    assert types(board, "land") == "{W}{U}{B}{R}{G}"


def test_intrinsic_abilities_count(board: Board) -> None:
    board.permanent("land", "land Forest Swamp")
    assert types(board, "land") == "{B}{G}"


def test_an_effect_that_makes_none_now_defines_no_type(board: Board) -> None:
    board.permanent("land", "land", lines=["{T}: Add {G} for each creature you control."])
    assert types(board, "land") == ""
    board.permanent("bear")
    assert types(board, "land") == "{G}"


def test_lands_that_look_at_each_other_define_nothing(board: Board) -> None:
    board.permanent("mine", "land", lines=[ORCHARD])
    board.permanent("yours", "land", of="bob", lines=[ORCHARD])
    assert types(board, "mine") == ""
    board.permanent("forest", "land Forest")
    assert types(board, "mine") == "{G}"
    assert types(board, "yours") == "{G}"


def test_colorless_is_a_type_but_no_color(board: Board) -> None:
    board.permanent("wastes", "land", lines=["{T}: Add {C}."])
    board.permanent("pool", "land", lines=[POOL])
    board.permanent("orchard", "land", of="bob", lines=[ORCHARD])
    assert types(board, "pool") == "{C}"
    assert types(board, "orchard") == ""


def test_a_replacement_effect_counts(board: Board) -> None:
    board.permanent("plains", "basic land Plains", of="bob")
    board.permanent("orchard", "land", lines=[ORCHARD])
    board.permanent("night", "enchantment", lines=[INTO_BLACK])
    assert types(board, "orchard") == "{B}"


def test_every_order_of_replacement_effects_counts(board: Board) -> None:
    board.permanent("plains", "basic land Plains")
    board.permanent("night", "enchantment", lines=[INTO_BLACK])
    board.permanent("grey", "enchantment", lines=[INTO_COLORLESS])
    assert types(board, "plains") == "{B}{C}"


def test_the_choices_of_a_replacement_effect_count(board: Board) -> None:
    board.permanent("plains", "basic land Plains")
    board.permanent("pulse", "enchantment", lines=[OF_CHOICE])
    assert types(board, "plains") == "{W}{U}{B}{R}{G}"


def test_the_explanation_names_what_replaces_and_that_there_is_no_other_order(board: Board) -> None:
    board.permanent("plains", "basic land Plains")
    board.permanent("night", "enchantment", lines=[INTO_BLACK])
    run = board.run
    could_produce(run, "plains")
    steps = [(step.rule, dict(step.fields)) for step in run.trace.every_step()]
    assert [rule for rule, _ in steps] == ["106.7", "106.7", "305.6", "106.12b", "616.1"]
    assert steps[3][1] == {"replacement": "night", "before": "{W}", "after": "{B}"}


LINES = (
    INTO_BLACK,
    INTO_COLORLESS,
    OF_CHOICE,
    TWICE,
    "If a land is tapped for two or more mana, it produces {C} instead of any other type and amount.",
)
LANDS = ("basic land Plains", "land Island Swamp", "basic land Forest")

boards = st.tuples(
    st.lists(st.sampled_from(LINES), max_size=3, unique=True),
    st.lists(st.sampled_from(LANDS), min_size=1, max_size=2),
)


def laid_out(lines: list[str], lands: list[str], order: tuple[int, ...] | None = None) -> Board:
    board = Board("alice", "bob")
    things = [("effect", line) for line in lines] + [("land", land) for land in lands] + [("pool", POOL)]
    for place in order or range(len(things)):
        kind, said = things[place]
        name = f"{kind}-{place}"
        if kind == "land":
            board.permanent(name, said)
        else:
            board.permanent(name, "land" if kind == "pool" else "enchantment", lines=[said])
    return board


@given(boards)
def test_asking_changes_nothing(found: tuple[list[str], list[str]]) -> None:
    board = laid_out(*found)
    run = board.run
    before = run.state
    producible_types(run, run.state.objects)
    assert run.state is before


@given(boards)
def test_the_order_of_permanents_does_not_matter(found: tuple[list[str], list[str]]) -> None:
    lines, lands = found
    count = len(lines) + len(lands) + 1
    orders = list(permutations(range(count)))[:: max(1, 24 // count)][:4]
    answers = []
    for order in orders:
        board = laid_out(lines, lands, order)
        answers.append(producible_types(board.run, sorted(board.state.objects)))
    assert all(answer == answers[0] for answer in answers)


@given(boards)
@settings(suppress_health_check=[HealthCheck.too_slow])
def test_an_unrelated_permanent_changes_nothing(found: tuple[list[str], list[str]]) -> None:
    board = laid_out(*found)
    before = producible_types(board.run, sorted(board.state.objects))
    board.permanent("bear")
    after = producible_types(board.run, sorted(board.state.objects))
    assert {id: after[id] for id in before} == before


def by_hand(made: tuple[str, ...], left: tuple[str, ...]) -> set[str]:
    """The types that mana of a basic land ends in, over all orders of the effects that apply, each once (614.5)."""
    applicable = [line for line in left if line != LINES[4] or len(made) > 1]
    if not applicable:
        return set(made)
    ends: set[str] = set()
    for line in applicable:
        rest = tuple(other for other in left if other != line)
        if line == TWICE:
            ends |= by_hand(made * 2, rest)
        elif line == OF_CHOICE:
            for color in "WUBRG":
                ends |= by_hand((color,) * len(made), rest)
        elif line == INTO_COLORLESS:
            ends |= by_hand(("C",) * len(made), rest)
        else:
            ends |= by_hand(("B",) if line == INTO_BLACK else ("C",), rest)
    return ends


@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_the_set_is_the_union_over_all_orders(count: int) -> None:
    for lines in permutations(LINES, count):
        board = laid_out(list(lines), ["basic land Plains"])
        land = f"land-{count}"
        assert producible_types(board.run, [land])[land] == by_hand(("W",), lines)
