"""Paying mana: symbols of every kind, restrictions, and finding the mana (107.4, 106.6, 601.2)."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.engine.activating import Window
from app.engine.announcement import Announcement
from app.engine.finding_mana import Deed, ManaSource, Yield, cheapest, ways_to_pay
from app.engine.outcomes import Illegal
from app.engine.payment import pay_mana
from app.engine.run import Run
from app.engine.spending import ForAnEffect, Purpose, ToActivate, ToCast, may_spend
from app.engine.symbols import equivalents, pips
from app.game.events import ManaSpent
from app.game.mana import Mana, split_symbols, written
from app.oracle.face import FaceFacts
from app.oracle.reading import read_line
from app.vocabulary.abilities import Activated
from app.vocabulary.statements import Statement
from app.vocabulary.words import CardType, Zone
from tests.engine.conftest import Answers, Board

AUTO = Announcement(payment="auto")
ASKED = Announcement()


def rider(sentence: str) -> Statement:
    """The sentence about mana as the grammar reads it."""
    ability = read_line(f"{{T}}: Add {{G}}. {sentence}", FaceFacts("Test Land", (CardType.LAND,), (), ())).ability
    assert isinstance(ability, Activated)
    return ability.effect[1]


FOR_CREATURES = rider("Spend this mana only to cast creature spells.")


def mana(symbols: str, *riders: Statement, snow: bool = False) -> tuple[Mana, ...]:
    return tuple(Mana(text.strip("{}"), "somewhere", riders, snow) for text in split_symbols(symbols))


def pay(
    board: Board,
    cost: str,
    *picks: tuple[str, ...],
    announced: Announcement = ASKED,
    purpose: Purpose | None = None,
) -> Run:
    run = board.asking(*picks)
    window = Window(run, "alice", announced, purpose or ForAnEffect())
    pay_mana(run, "alice", split_symbols(cost), announced, window)
    return run


def left(run: Run) -> str:
    return written(run.player("alice").pool)


def spent(run: Run) -> str:
    return "".join(written(event.mana) for event in run.log if isinstance(event, ManaSpent))


@pytest.mark.parametrize(
    ("cost", "ways"),
    [
        ("{2}{G}", ["{2}{G}"]),
        ("{R/G}", ["{R}", "{G}"]),
        ("{R/G}{R/G}", ["{R}{R}", "{R}{G}", "{G}{G}"]),
        ("{2/W}", ["{W}", "{2}"]),
        ("{C/W}", ["{C}", "{W}"]),
        ("{W/P}{W/P}", ["{W}{W}", "{W} and 2 life", "4 life"]),
        ("{1}{G/U/P}", ["{1}{G}", "{1}{U}", "{1} and 2 life"]),
        ("{0}", ["{0}"]),
    ],
)
def test_the_ways_to_pay_for_symbols(cost: str, ways: list[str]) -> None:
    assert [way.label for way in equivalents(split_symbols(cost))] == ways


@pytest.mark.parametrize(
    ("pool", "cost", "ways"),
    [
        ("{G}{G}", "{1}{G}", ["{G}{G}"]),
        ("{R}{G}", "{1}", ["{R}", "{G}"]),
        ("{R}{C}", "{C}", ["{C}"]),
        ("{R}{R}", "{C}", []),
        ("{W}{U}{B}", "{2}{U}", ["{W}{U}{B}"]),
        ("{W}{U}{B}", "{1}{U}", ["{W}{U}", "{U}{B}"]),
        ("", "{0}", [""]),
    ],
)
def test_the_ways_to_pay_from_a_pool(pool: str, cost: str, ways: list[str]) -> None:
    assert [written(way) for way in ways_to_pay(mana(pool), pips(split_symbols(cost)))] == ways


def test_snow_mana_pays_for_the_snow_symbol_alone_or_for_anything(board: Board) -> None:
    board.player("alice", pool=(*mana("{G}"), *mana("{G}", snow=True)))
    run = pay(board, "{S}")
    assert [unit.snow for unit in run.player("alice").pool] == [False]
    with pytest.raises(Illegal):
        pay(board, "{S}{S}")


def test_a_hybrid_symbol_is_asked_about_first(board: Board) -> None:
    board.player("alice", pool=mana("{R}{G}"))
    run = pay(board, "{R/G}", ("{G}",))
    assert (spent(run), left(run)) == ("{G}", "{R}")


def test_life_pays_for_a_phyrexian_symbol(board: Board) -> None:
    run = pay(board, "{W/P}", ("2 life",))
    assert run.player("alice").life == 18


def test_life_that_is_not_there_cannot_be_paid(board: Board) -> None:
    board.player("alice", life=1)
    with pytest.raises(Illegal) as refused:
        pay(board, "{W/P}", ("2 life",))
    assert refused.value.rule == "119.4"


def test_mana_is_paid_before_life_where_it_can_be_found(board: Board) -> None:
    board.permanent("plains", "land Plains")
    run = pay(board, "{W/P}", announced=AUTO)
    assert (spent(run), run.player("alice").life) == ("{W}", 20)


def test_the_least_versatile_sources_are_tapped(board: Board) -> None:
    board.permanent("any", "land", lines=["{T}: Add one mana of any color."])
    board.permanent("forest", "land Forest")
    board.permanent("swamp", "land Swamp")
    run = pay(board, "{1}{G}", announced=AUTO)
    assert [id for id in ("any", "forest", "swamp") if run.object(id).tapped] == ["forest", "swamp"]


def test_no_more_sources_are_tapped_than_needed(board: Board) -> None:
    board.permanent("tomb", "land", lines=["{T}: Add {C}{C}."])
    board.permanent("forest", "land Forest")
    run = pay(board, "{2}", announced=AUTO)
    assert [id for id in ("tomb", "forest") if run.object(id).tapped] == ["tomb"]


def test_what_triggers_on_tapping_counts_as_found(board: Board) -> None:
    board.permanent("forest", "land Forest")
    board.permanent("flare", "enchantment", lines=["Whenever a player taps a land for mana, that player adds {R}."])
    assert spent(pay(board, "{R}{G}", announced=AUTO)) == "{R}{G}"


def test_restricted_mana_pays_only_for_what_it_is_meant_for(board: Board) -> None:
    bear = board.card("bear", Zone.STACK, "creature")
    spell = board.card("spell", Zone.STACK, "instant")
    board.player("alice", pool=mana("{G}", FOR_CREATURES))
    assert left(pay(board, "{G}", purpose=ToCast(bear))) == ""
    with pytest.raises(Illegal) as refused:
        pay(board, "{G}", purpose=ToCast(spell))
    assert refused.value.rule == "106.6"


def test_restricted_mana_is_spared_where_other_mana_will_do(board: Board) -> None:
    bear = board.card("bear", Zone.STACK, "creature")
    board.permanent("forest", "land Forest")
    board.player("alice", pool=mana("{G}", FOR_CREATURES))
    run = pay(board, "{1}", announced=AUTO, purpose=ToCast(bear))
    assert [unit.riders for unit in run.player("alice").pool] == [(FOR_CREATURES,)]


def test_the_player_chooses_between_plain_and_restricted_mana(board: Board) -> None:
    bear = board.card("bear", Zone.STACK, "creature")
    board.player("alice", pool=(*mana("{G}"), *mana("{G}", FOR_CREATURES)))
    run = pay(board, "{G}", ("{G} with {G}somewhere",), purpose=ToCast(bear))
    assert isinstance(run.chooser, Answers)
    assert run.chooser.asked[0].options == ("{G}", "{G} with {G}somewhere")
    assert [unit.riders for unit in run.player("alice").pool] == [()]


@pytest.mark.parametrize(
    ("sentence", "purpose", "allowed"),
    [
        ("Spend this mana only to cast artifact spells or activate abilities of artifacts.", ToActivate("relic"), True),
        ("Spend this mana only to cast artifact spells or activate abilities of artifacts.", ToActivate("ogre"), False),
        ("Spend this mana only to activate abilities.", ToActivate("ogre"), True),
        ("Spend this mana only to activate abilities.", ToCast("bear"), False),
        ("Spend this mana only on costs that contain {X}.", ToCast("bear", ("{X}", "{G}")), True),
        ("Spend this mana only on costs that contain {X}.", ToCast("bear", ("{G}",)), False),
        ("This mana can't be spent to cast a creature spell.", ToCast("bear"), False),
        ("This mana can't be spent to cast a creature spell.", ToActivate("ogre"), True),
        ("This mana can't be spent to cast a creature spell.", ForAnEffect(), True),
    ],
)
def test_what_mana_may_be_spent_on(board: Board, sentence: str, purpose: Purpose, *, allowed: bool) -> None:
    board.permanent("relic", "artifact")
    board.permanent("ogre")
    board.card("bear", Zone.STACK, "creature")
    (unit,) = mana("{G}", rider(sentence))
    assert may_spend(board.run, "alice", unit, purpose) is allowed


types = st.sampled_from("WUBRGC")
costs = st.lists(st.sampled_from(["{1}", "{2}", "{W}", "{G}", "{C}", "{S}"]), max_size=4).map(tuple)
pools = st.lists(st.builds(Mana, types, snow=st.booleans()), max_size=6).map(tuple)


@given(pools, costs)
def test_every_way_pays_exactly_the_cost(pool: tuple[Mana, ...], cost: tuple[str, ...]) -> None:
    units = pips(cost)
    for way in ways_to_pay(pool, units):
        assert len(way) == len(units)
        assert not Counter(way) - Counter(pool)


@given(pools, costs)
def test_the_cheapest_way_is_one_of_the_ways(pool: tuple[Mana, ...], cost: tuple[str, ...]) -> None:
    ways = ways_to_pay(pool, pips(cost))
    plan = cheapest(pool, (), pips(cost))
    assert (plan is None) == (not ways)
    if plan is not None:
        assert Counter(plan.spent) in [Counter(way) for way in ways]


@given(st.lists(st.lists(types, min_size=1, max_size=3, unique=True), max_size=5), costs)
def test_mana_is_found_whatever_the_order_of_sources(offers: list[list[str]], cost: tuple[str, ...]) -> None:
    resources = [
        tuple(Yield((Mana(type),), Deed(ManaSource(f"land-{place}", 1))) for type in offer)
        for place, offer in enumerate(offers)
    ]
    forward, backward = cheapest((), resources, pips(cost)), cheapest((), resources[::-1], pips(cost))
    assert (forward is None) == (backward is None)
    if forward is not None and backward is not None:
        assert len(forward.deeds) == len(backward.deeds) == len(pips(cost))
        assert len({deed.source for deed in forward.deeds}) == len(forward.deeds)
