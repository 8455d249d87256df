"""What mana a player could have now."""

from __future__ import annotations

from collections.abc import Iterator

from hypothesis import given, settings
from hypothesis import strategies as st

from app.engine.activating import Activation
from app.engine.announcement import Announcement
from app.engine.budget import Budget
from app.engine.finding_mana import ManaSource
from app.engine.mana_available import mana_available
from app.engine.outcomes import Illegal
from app.engine.run import Run
from app.engine.simulation import paths
from app.game.mana import Mana, written
from app.vocabulary.words import Zone
from tests.engine.conftest import Board


def pools(board: Board) -> list[str]:
    return [written(one.pool) for one in mana_available(board.run, "alice")]


def test_every_combination_of_what_is_untapped(board: Board) -> None:
    board.permanent("forest", "land Forest")
    board.permanent("taiga", "land Mountain Forest")
    board.permanent("swamp", "land Swamp", tapped=True)
    assert pools(board) == ["", "{R}", "{G}", "{R}{G}", "{G}{G}"]


def test_the_abilities_used_are_told(board: Board) -> None:
    board.permanent("forest", "land Forest")
    assert [[it.option for it in one.used] for one in mana_available(board.run, "alice")] == [[], ["forest:1"]]


def test_abilities_with_other_costs_are_paid_from_the_pool(board: Board) -> None:
    board.permanent("forest", "land Forest")
    board.permanent("filter", "land", lines=["{R/G}, {T}: Add {R}{R}, {R}{G}, or {G}{G}."])
    assert pools(board) == ["", "{G}", "{R}{R}", "{R}{G}", "{G}{G}"]


def test_what_is_sacrificed_makes_mana_once(board: Board) -> None:
    board.permanent("petal", "artifact", lines=["{T}, Sacrifice this artifact: Add one mana of any color."])
    assert pools(board) == ["", "{W}", "{U}", "{B}", "{R}", "{G}"]


def test_mana_in_the_pool_is_there_already(board: Board) -> None:
    board.player("alice", pool=(Mana("C"),))
    board.permanent("forest", "land Forest")
    assert pools(board) == ["{C}", "{G}{C}"]


def test_triggered_mana_abilities_count(board: Board) -> None:
    board.permanent("forest", "land Forest")
    board.permanent("flare", "enchantment", lines=["Whenever a player taps a land for mana, that player adds {R}."])
    assert pools(board) == ["", "{R}{G}"]


def test_asking_changes_nothing(board: Board) -> None:
    board.permanent("forest", "land Forest")
    run = board.run
    before = run.state
    mana_available(run, "alice")
    assert run.state is before


LAID = {
    "forest": ("land Forest", []),
    "taiga": ("land Mountain Forest", []),
    "filter": ("land", ["{R/G}, {T}: Add {R}{R}, {R}{G}, or {G}{G}."]),
    "petal": ("artifact", ["{T}, Sacrifice this artifact: Add one mana of any color."]),
    "flare": ("enchantment", ["Whenever a player taps a land for mana, that player adds {R}."]),
    "prism": ("artifact", ["{1}, {T}: Add one mana of any color."]),
}
IN_HAND = ["Exile this card from your hand: Add {G}."]


def generous() -> Budget:
    """Enough for trying everything, which no request may."""
    return Budget(events=10**6, trace_steps=10**6, simulations=10**6)


def replayed(start: Run, used: tuple[ManaSource, ...]) -> Iterator[Run]:
    """Every run in which these abilities have been activated one after another, each paid for from the pool."""
    if not used:
        yield start
        return
    first, *rest = used

    def activate(run: Run) -> None:
        try:
            Activation(run, "alice", first.source, first.ability, Announcement(), from_pool=True).carry_out()
        except Illegal:
            failed.append(run)

    failed: list[Run] = []
    for run, _ in paths(start, activate, triggering=True):
        if run not in failed:
            yield from replayed(run, tuple(rest))


@settings(max_examples=20, deadline=None)
@given(
    laid=st.lists(st.sampled_from(sorted(LAID)), max_size=2),
    hand=st.integers(0, 1),
    floating=st.sampled_from(["", "C", "RG"]),
)
def test_every_possibility_is_reached_by_the_abilities_it_names(laid: list[str], hand: int, floating: str) -> None:
    board = Board("alice", "bob")
    for place, kind in enumerate(laid):
        types, lines = LAID[kind]
        board.permanent(f"{kind}-{place}", types, lines=list(lines))
    for place in range(hand):
        board.card(f"spirit-{place}", Zone.HAND, lines=list(IN_HAND))
    board.player("alice", pool=tuple(Mana(type) for type in floating))
    run = Run(board.state, board.run.chooser, generous())
    before = run.state
    found = mana_available(run, "alice")
    assert run.state is before
    assert len({written(one.pool) for one in found}) == len(found)
    for one in found:
        wanted = sorted(unit.type for unit in one.pool)
        start = Run(board.state, board.run.chooser, generous())
        pools = (sorted(unit.type for unit in end.player("alice").pool) for end in replayed(start, one.used))
        assert wanted in pools, one


def test_cards_in_hand_make_mana_too(board: Board) -> None:
    board.card("spirit", Zone.HAND, lines=IN_HAND)
    assert pools(board) == ["", "{G}"]
