"""What noun phrases mean: types, states, control and ownership, zones, players."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from app.engine import filters
from app.engine.filters import objects, players, reads
from app.engine.outcomes import Unsupported
from app.engine.registry import carried_out
from app.game.combat import Attacker, Blocker, Combat
from app.vocabulary.filters import (
    AnOpponentControls,
    Colored,
    Filter,
    HasKeyword,
    InState,
    IsCard,
    IsOpponent,
    IsPermanent,
    IsPlayer,
    IsSpell,
    IsTapped,
    IsToken,
    NotColored,
    NotOfSubtype,
    NotOfSupertype,
    NotOfType,
    NotToken,
    OfSubtype,
    OfType,
    Other,
    Typed,
    YouControl,
    YouDontControl,
    YouOwn,
)
from app.vocabulary.qualities import Compared, HasCounter
from app.vocabulary.quantities import Number, X
from app.vocabulary.references import A, Bound, You
from app.vocabulary.relations import ControlledBy, InAnyGraveyard, InZoneOf
from app.vocabulary.words import CardType, Color, Supertype, Zone

CREATURE = OfType(CardType.CREATURE)
ARTIFACT = OfType(CardType.ARTIFACT)
Board = Any


def noun(*heads: Any, adjectives: tuple[Any, ...] = (), qualities: tuple[Any, ...] = (), of: Any = None) -> Filter:
    return Filter(heads, adjectives, qualities, of)


def found(board: Board, what: Filter, **scene: Any) -> list[str]:
    return list(objects(what, board.sight, board.scene(**scene)))


def test_a_type_alone_means_permanents_of_that_type(board: Board) -> None:
    board.permanent("bear")
    board.permanent("golem", "artifact creature Golem")
    board.card("wolf", Zone.GRAVEYARD)
    board.card("ogre", Zone.STACK)
    assert found(board, noun(CREATURE)) == ["bear", "golem"]
    assert found(board, noun(OfSubtype("Golem"))) == ["golem"]


def test_any_of_several_heads_will_do(board: Board) -> None:
    board.permanent("bear")
    board.permanent("forest", "basic land Forest")
    board.permanent("ring", "artifact")
    assert found(board, noun(CREATURE, ARTIFACT)) == ["bear", "ring"]


def test_types_before_the_noun_are_alternatives(board: Board) -> None:
    board.card("bolt", Zone.STACK, "instant")
    board.card("ogre", Zone.STACK)
    board.card("trial", Zone.STACK, "sorcery")
    spells = noun(IsSpell(), adjectives=(Typed((CardType.INSTANT, CardType.SORCERY)),))
    assert found(board, spells) == ["bolt", "trial"]


@pytest.mark.parametrize(
    ("adjective", "left"),
    [
        (NotOfType(CardType.ARTIFACT), ["bear", "ghost"]),
        (NotOfSubtype("Golem"), ["bear", "ghost"]),
        (NotOfSupertype(Supertype.LEGENDARY), ["bear", "ghost"]),
        (NotColored(Color.GREEN), ["ghost", "golem"]),
        (Colored(Color.GREEN), ["bear"]),
        (NotToken(), ["bear", "golem"]),
        (IsTapped(), ["bear"]),
        (InState("colorless"), ["golem"]),
        (InState("monocolored"), ["bear"]),
        (InState("multicolored"), ["ghost"]),
        (InState("historic"), ["golem"]),
    ],
)
def test_adjectives(board: Board, adjective: Any, left: list[str]) -> None:
    board.permanent("bear", cost=("{1}", "{G}"), tapped=True)
    board.permanent("ghost", cost=("{W}", "{B}"), token=True)
    board.permanent("golem", "legendary artifact creature Golem", cost=("{3}",))
    assert found(board, noun(CREATURE, adjectives=(adjective,))) == left


def test_tokens_are_permanents_and_no_cards(board: Board) -> None:
    board.permanent("ghost", token=True)
    board.card("spirit", Zone.GRAVEYARD)
    assert found(board, noun(IsToken(), adjectives=(Typed((CardType.CREATURE,)),))) == ["ghost"]
    assert found(board, noun(IsCard(), of=InAnyGraveyard())) == ["spirit"]


def test_what_is_attached_makes_enchanted_equipped_and_modified(board: Board) -> None:
    for id in ("armed", "cursed", "blessed", "grown", "plain"):
        board.permanent(id, counters={"+1/+1": 1} if id == "grown" else {})
    board.permanent("sword", "artifact Equipment", attached_to="armed")
    board.permanent("curse", "enchantment Aura", of="bob", attached_to="cursed")
    board.permanent("blessing", "enchantment Aura", attached_to="blessed")
    assert found(board, noun(CREATURE, adjectives=(InState("equipped"),))) == ["armed"]
    assert found(board, noun(CREATURE, adjectives=(InState("enchanted"),))) == ["cursed", "blessed"]
    assert found(board, noun(CREATURE, adjectives=(InState("modified"),))) == ["armed", "blessed", "grown"]


def test_creatures_in_combat(board: Board) -> None:
    for id in ("met", "free", "wall"):
        board.permanent(id)
    attackers = (Attacker("met", "bob", "bob", blocked=True), Attacker("free", "bob", "bob", blocked=False))
    board.state = replace(board.state, combat=Combat(attackers, (Blocker("wall", ("met",)),)))
    for state, expected in {
        "attacking": ["met", "free"],
        "blocking": ["wall"],
        "blocked": ["met"],
        "unblocked": ["free"],
    }.items():
        assert found(board, noun(CREATURE, adjectives=(InState(state),))) == expected


def test_qualities(board: Board) -> None:
    board.permanent("bird", keywords=("flying",), size="1/1", cost=("{W}",))
    board.permanent("giant", size="5/5", cost=("{4}", "{R/W}"), counters={"shield": 1})
    board.permanent("car", "artifact Vehicle", cost=("{2}",))
    at_least_four = Compared("power", least=True, amount=Number(4))
    at_most_two = Compared("mana value", least=False, amount=Number(2))
    assert found(board, noun(CREATURE, qualities=(HasKeyword("flying"),))) == ["bird"]
    assert found(board, noun(IsPermanent(), qualities=(at_least_four,))) == ["giant"]
    assert found(board, noun(IsPermanent(), qualities=(at_most_two,))) == ["bird", "car"]
    assert found(board, noun(CREATURE, qualities=(HasCounter("shield"),))) == ["giant"]


def test_a_noncreature_permanent_has_no_power_to_compare(board: Board) -> None:
    board.permanent("car", "artifact Vehicle", size="4/4")
    board.card("truck", Zone.HAND, "artifact Vehicle", size="4/4")
    strong = Compared("power", least=True, amount=Number(0))
    assert found(board, noun(ARTIFACT, qualities=(strong,))) == []
    assert found(board, noun(IsCard(), qualities=(strong,), of=InZoneOf(You(), Zone.HAND))) == ["truck"]


def test_x_counts_for_a_spell_on_the_stack_alone(board: Board) -> None:
    board.card("blast", Zone.STACK, "instant", cost=("{X}", "{R}"), x=4)
    board.permanent("hydra", cost=("{X}", "{G}"), x=4)
    cheap = Compared("mana value", least=False, amount=Number(1))
    assert found(board, noun(IsPermanent(), IsSpell(), qualities=(cheap,))) == ["hydra"]


def test_a_comparison_may_be_with_x(board: Board) -> None:
    board.permanent("bear", cost=("{1}", "{G}"))
    small = filters.test(noun(CREATURE, qualities=(Compared("mana value", least=False, amount=X()),)))
    scene = board.scene()
    assert not small(board.sight.row("bear"), board.sight, scene)
    scene.x = 2
    assert small(board.sight.row("bear"), board.sight, scene)


def test_control_and_ownership_are_different_things(three: Board) -> None:
    three.permanent("mine")
    three.permanent("stolen", of="bob", controller="alice")
    three.permanent("lent", of="alice", controller="carol")
    assert found(three, noun(CREATURE, of=YouControl())) == ["mine", "stolen"]
    assert found(three, noun(CREATURE, of=YouOwn())) == ["mine", "lent"]
    assert found(three, noun(CREATURE, of=YouDontControl())) == ["lent"]
    assert found(three, noun(CREATURE, of=AnOpponentControls()), you="bob") == ["mine", "stolen", "lent"]
    assert found(three, noun(CREATURE, of=ControlledBy(Bound("player"))), player="carol") == ["lent"]


def test_cards_are_looked_for_in_the_zone_that_is_named(three: Board) -> None:
    three.permanent("bear")
    three.card("mine", Zone.GRAVEYARD)
    three.card("theirs", Zone.GRAVEYARD, of="carol")
    three.card("hidden", Zone.HAND, of="carol")
    creature_cards = (Typed((CardType.CREATURE,)),)
    yours = InZoneOf(You(), Zone.GRAVEYARD)
    an_opponents = InZoneOf(A(noun(IsOpponent())), Zone.GRAVEYARD)
    assert found(three, noun(IsCard(), adjectives=creature_cards, of=yours)) == ["mine"]
    assert found(three, noun(IsCard(), of=an_opponents)) == ["theirs"]
    assert found(three, noun(IsCard(), of=InAnyGraveyard()), you="bob") == ["theirs", "mine"]


def test_a_card_in_no_zone_is_one_of_those_looked_through(board: Board) -> None:
    board.card("bear", Zone.HAND)
    board.card("bolt", Zone.HAND, "instant")
    creature_card = noun(IsCard(), adjectives=(Typed((CardType.CREATURE,)),))
    assert found(board, creature_card) == []
    assert objects(creature_card, board.sight, board.scene(), ("bear", "bolt")) == ("bear",)


def test_hidden_cards_that_are_not_known_are_not_guessed(board: Board) -> None:
    board.unknown("secret", Zone.HAND)
    hand = InZoneOf(You(), Zone.HAND)
    assert found(board, noun(IsCard(), of=hand)) == ["secret"]
    with pytest.raises(Unsupported):
        found(board, noun(IsCard(), adjectives=(Colored(Color.RED),), of=hand))


def test_another_is_told_apart_from_the_source(board: Board) -> None:
    board.permanent("source")
    board.permanent("bear")
    assert found(board, noun(CREATURE, adjectives=(Other(),))) == ["bear"]


def test_another_is_told_apart_from_what_was_mentioned_before(board: Board) -> None:
    board.permanent("source")
    board.permanent("bear")
    board.permanent("wolf")
    others = noun(CREATURE, adjectives=(Other(),))
    assert found(board, others, target_1=("bear",)) == ["source", "wolf"]
    assert found(board, others, subject="wolf") == ["source", "bear"]


def test_another_is_not_told_apart_from_things_of_another_kind(board: Board) -> None:
    board.permanent("source")
    board.permanent("ring", "artifact")
    board.permanent("bear")
    assert found(board, noun(CREATURE, adjectives=(Other(),)), target_1=("ring",)) == ["bear"]


def test_players_in_turn_order_from_you(three: Board) -> None:
    scene = three.scene(you="bob")
    assert players(noun(IsPlayer()), three.sight, scene) == ("bob", "carol", "alice")
    assert players(noun(IsOpponent()), three.sight, scene) == ("carol", "alice")
    assert players(noun(CREATURE), three.sight, scene) == ()


def test_other_players(three: Board) -> None:
    others = noun(IsPlayer(), adjectives=(Other(),))
    assert players(others, three.sight, three.scene()) == ("bob", "carol")
    assert players(others, three.sight, three.scene(target_1=("bob",))) == ("alice", "carol")


def test_a_player_who_has_left_is_no_opponent(three: Board) -> None:
    three.player("bob", lost=True)
    assert players(noun(IsOpponent()), three.sight, three.scene()) == ("carol",)


def test_what_is_asked_beyond_characteristics_is_told() -> None:
    assert reads(noun(CREATURE, adjectives=(IsTapped(),))) == {"tapped"}
    assert reads(noun(CREATURE, qualities=(HasCounter("+1/+1"),))) == {"counters"}
    assert reads(noun(CREATURE, of=YouControl())) == frozenset()


def test_a_state_that_is_not_kept_is_not_understood() -> None:
    assert carried_out(noun(CREATURE, adjectives=(InState("equipped"),)))
    assert not carried_out(noun(CREATURE, adjectives=(InState("kicked"),)))
