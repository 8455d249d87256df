"""Costs: whether they can be paid, what is chosen, and in which order they are paid (118, 601.2h)."""

from __future__ import annotations

import pytest

from app.engine.activating import Activation
from app.engine.announcement import Announcement
from app.engine.could_produce import producible_types
from app.engine.outcomes import Illegal
from app.engine.run import Run
from app.game.events import Event, ManaSpent, Moved
from app.game.mana import Mana, written
from app.vocabulary.words import Step, Zone
from tests.engine.conftest import Board


def use(board: Board, *picks: tuple[str, ...], source: str = "thing", x: int | None = None, ability: int = 1) -> Run:
    run = board.asking(*picks)
    Activation(run, "alice", source, ability, Announcement(x=x)).carry_out()
    return run


def refused(board: Board, **said: int) -> str:
    with pytest.raises(Illegal) as illegal:
        use(board, **said)  # type: ignore[arg-type]
    return illegal.value.rule


def pool(run: Run) -> str:
    return written(run.player("alice").pool)


@pytest.mark.parametrize(
    ("cost", "rule"),
    [
        ("{T}", "118.3"),
        ("Pay 30 life", "119.4"),
        ("Sacrifice a creature", "118.3"),
        ("Remove a charge counter from this artifact", "118.3"),
        ("Discard a card", "118.3"),
        ("Exile a card from your graveyard", "118.3"),
        ("Tap an untapped creature you control", "118.3"),
        ("Return a land you control to its owner's hand", "118.3"),
        ("Mill a card", "701.17b"),
        ("{G}", "118.3"),
    ],
)
def test_a_cost_without_the_means_cannot_be_paid(board: Board, cost: str, rule: str) -> None:
    board.permanent("thing", "artifact", lines=[f"{cost}: You gain 1 life."], tapped=True)
    assert refused(board) == rule


def test_what_is_untapped_cannot_be_untapped(board: Board) -> None:
    board.permanent("thing", "artifact", lines=["{Q}: Add {G}."])
    assert refused(board) == "118.3"


def test_the_last_life_can_be_paid(board: Board) -> None:
    board.player("alice", life=2)
    board.permanent("thing", "artifact", lines=["Pay 2 life: Add {B}."])
    assert use(board).player("alice").life == 0


def test_the_player_chooses_what_is_sacrificed(board: Board) -> None:
    board.permanent("thing", "artifact", lines=["Sacrifice a creature: Add {B}{B}."])
    board.permanent("one")
    board.permanent("two")
    board.permanent("theirs", of="bob")
    run = use(board, ("two",))
    assert pool(run) == "{B}{B}"
    assert run.state.ids(Zone.GRAVEYARD, "alice") == ("two.2",)


def test_counters_are_removed(board: Board) -> None:
    board.permanent(
        "thing", "artifact", lines=["{T}, Remove a charge counter from this artifact: Add {C}."], counters={"charge": 2}
    )
    run = use(board)
    assert (pool(run), run.object("thing").count("charge")) == ("{C}", 1)


def test_a_card_is_discarded(board: Board) -> None:
    board.permanent("thing", "artifact", lines=["Discard a card: Add {R}."])
    board.card("one", Zone.HAND)
    board.card("two", Zone.HAND)
    run = use(board, ("one",))
    assert run.state.ids(Zone.HAND, "alice") == ("two",)


def test_a_card_of_the_graveyard_is_exiled(board: Board) -> None:
    board.permanent("thing", "artifact", lines=["Exile a card from your graveyard: Add {C}."])
    board.card("one", Zone.GRAVEYARD)
    assert use(board).state.ids(Zone.EXILE) == ("one.2",)


def test_another_creature_is_tapped_even_a_sick_one(board: Board) -> None:
    board.permanent("thing", "artifact", lines=["Tap an untapped creature you control: Add {G}."])
    board.permanent("elf", summoning_sick=True)
    assert use(board).object("elf").tapped


def test_a_land_is_returned(board: Board) -> None:
    board.permanent("thing", "artifact", lines=["Return a land you control to its owner's hand: Add {U}{U}."])
    board.permanent("island", "land Island")
    assert use(board).state.ids(Zone.HAND, "alice") == ("island.2",)


def test_mana_is_paid_before_the_rest_and_a_library_comes_last(board: Board) -> None:
    board.permanent("thing", "artifact", lines=["Mill a card, {1}, Sacrifice a creature: You gain 1 life."])
    board.permanent("bear")
    board.card("top", Zone.LIBRARY)
    board.player("alice", pool=(Mana("G"),))
    happened: list[Event] = [event for event in use(board).log if isinstance(event, (ManaSpent, Moved))]
    assert [getattr(event, "object", "mana") for event in happened] == ["mana", "bear", "top"]


def test_x_is_chosen_as_the_ability_is_announced(board: Board) -> None:
    board.permanent(
        "thing",
        "land",
        lines=["{T}, Remove X storage counters from this land: Add X mana in any combination of {U} and/or {R}."],
        counters={"storage": 3},
    )
    run = use(board, ("2",), ("{U}:1", "{R}:1"))
    assert (pool(run), run.object("thing").count("storage")) == ("{U}{R}", 1)
    assert refused(board, x=4) == "118.3"


def test_mana_for_each_counter_removed(board: Board) -> None:
    board.permanent(
        "thing",
        "land",
        lines=[
            "{T}, Remove any number of storage counters from this land: Add {G} for each storage counter removed this "
            "way."
        ],
        counters={"storage": 3},
    )
    run = use(board, ("2",))
    assert (pool(run), run.object("thing").count("storage")) == ("{G}{G}", 1)
    assert producible_types(board.run, ["thing"]) == {"thing": {"G"}}


def test_x_of_an_ability_on_the_stack_is_remembered(board: Board) -> None:
    board.permanent("thing", "artifact", lines=["{X}, {T}: You gain X life."])
    board.player("alice", pool=(Mana("G"), Mana("C"), Mana("C")))
    run = use(board, x=3)
    (on_stack,) = run.state.abilities.values()
    assert (on_stack.x, pool(run)) == (3, "")


def test_loyalty_is_added_once_a_turn(board: Board) -> None:
    board.permanent(
        "thing",
        "legendary planeswalker",
        lines=["+1: Add {R}{R}.", "\u22123: You gain 1 life."],
        counters={"loyalty": 2},
    )
    assert refused(board, ability=2) == "606.6"
    run = use(board)
    assert run.object("thing").count("loyalty") == 3
    assert len(run.state.abilities) == 1
    board.state = run.state
    assert refused(board) == "606.3"


@pytest.mark.parametrize(
    ("limit", "step", "rule"),
    [
        ("Activate only as a sorcery.", Step.UPKEEP, "602.5d"),
        ("Activate only during your upkeep.", Step.END, "602.5b"),
        ("Activate only during combat.", Step.PRECOMBAT_MAIN, "602.5b"),
        ("Activate only if you control an artifact.", Step.PRECOMBAT_MAIN, "602.5b"),
    ],
)
def test_limits_on_when_to_activate(board: Board, limit: str, step: Step, rule: str) -> None:
    board.permanent("thing", "land", lines=[f"{{T}}: Add {{G}}. {limit}"])
    board.step(step)
    assert refused(board) == rule


def test_once_each_turn(board: Board) -> None:
    board.permanent("thing", "enchantment", lines=["{0}: Add {G}. Activate only once each turn."])
    board.state = use(board).state
    assert refused(board) == "602.5b"


def test_identical_abilities_are_limited_one_by_one(board: Board) -> None:
    board.permanent("thing", "enchantment", lines=["{0}: Add {G}. Activate only once each turn."] * 2)
    board.state = use(board).state
    assert pool(use(board, ability=2)) == "{G}{G}"


def test_as_an_instant_means_not_in_the_middle_of_a_payment(board: Board) -> None:
    board.permanent("thing", "artifact", lines=["{G}: You gain 1 life."])
    board.permanent("lion", "artifact", lines=["Sacrifice this artifact: Add {G}. Activate only as an instant."])
    assert pool(use(board, source="lion")) == "{G}"
    assert refused(board) == "118.3"


def test_an_ability_does_not_pay_for_itself(board: Board) -> None:
    board.permanent("thing", "land", lines=["{T}: Add {C}.", "{R/G}, {T}: Add {R}{R}, {R}{G}, or {G}{G}."])
    run = board.asking(("{G}",))
    with pytest.raises(Illegal) as illegal:
        Activation(run, "alice", "thing", 2, Announcement()).carry_out()
    assert illegal.value.rule == "118.3"
    assert "605.3c" in [step.rule for step in run.trace.every_step()]
