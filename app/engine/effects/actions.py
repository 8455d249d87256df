"""Keyword actions (701), each by its own rule."""

from __future__ import annotations

from collections.abc import Callable

from app.engine import libraries
from app.engine.damage import deal
from app.engine.door import commits, happen
from app.engine.effects.counters import count_on
from app.engine.effects.moving import in_order
from app.engine.effects.permanents import KEPT_TAPPED, controlled_by, on_battlefield
from app.engine.effects.predefined_tokens import CLUE
from app.engine.effects.subjects import actors, known_pick
from app.engine.effects.tokens import LAYOUT, create, create_copy_of
from app.engine.patterns import Parts, watches
from app.engine.picking import Question
from app.engine.quantities import measure
from app.engine.references import Ids
from app.engine.registry import unless
from app.engine.run import Run
from app.engine.scene import Scene
from app.engine.statements import performs
from app.engine.zones import drawn, found, moving
from app.game.events import (
    ActionDone,
    CountersPut,
    DamageDealt,
    Designated,
    LibraryArranged,
    Manner,
    PlayerLost,
    PlayerWon,
    Revealed,
)
from app.game.objects import ObjectId, PlayerId
from app.vocabulary import actions as words
from app.vocabulary.cards import Card, Face
from app.vocabulary.events import DoesAction
from app.vocabulary.node import Node
from app.vocabulary.words import CardType, Color, Zone

Action = Callable[[Run, Ids, int, Scene], None]
"""What an action does: those who carry it out, its number, and the scene."""

ACTIONS: dict[str, Action] = {}

MARK = Question("mark", "608.2d", "Which permanent?")
FIGHT = Question("fight", "701.14a", "Which creature is fought?")
PLUS_ONE = "+1/+1"


def action(name: str) -> Callable[[Action], Action]:
    """Register what a keyword action does."""

    def register(function: Action) -> Action:
        ACTIONS[name] = function
        return function

    return register


@unless
def is_another_action(it: Node) -> bool:
    """Keyword actions that the engine does not know."""
    if not isinstance(it, words.Perform | words.PerformCounted | words.PerformPhrase):
        return False
    return it.action not in ACTIONS


@performs(words.Perform, words.PerformPhrase)
def perform_action(run: Run, it: words.Perform | words.PerformPhrase, who: Ids, scene: Scene) -> None:
    ACTIONS[it.action](run, who, 1, scene)


@performs(words.PerformCounted)
def perform_counted(run: Run, it: words.PerformCounted, who: Ids, scene: Scene) -> None:
    """With the number 0 nothing happens at all (701.22b, 701.25c)."""
    number = measure(it.amount, run.sight, scene)
    if number > 0:
        ACTIONS[it.action](run, who, number, scene)


@action("scry")
def scry(run: Run, who: Ids, number: int, scene: Scene) -> None:
    """Any number of the top cards go to the bottom, the rest back on top, in any order (701.22a)."""
    for player in actors(run, who, scene):
        looked = libraries.top(run, player, number)
        down = run.choose(
            "scry",
            player,
            "701.22a",
            "Which of these cards go to the bottom of the library?",
            looked,
            minimum=0,
            maximum=len(looked),
            source=scene.source,
        )
        up = in_order(run, player, tuple(id for id in looked if id not in down), "701.22a", scene)
        down = in_order(run, player, down, "701.22a", scene)
        if looked:
            happen(run, LibraryArranged(player, up, down))
        happen(run, ActionDone(player, "scry"))


@action("surveil")
def surveil(run: Run, who: Ids, number: int, scene: Scene) -> None:
    """Any number of the top cards go to the graveyard, the rest back on top, in any order (701.25a)."""
    for player in actors(run, who, scene):
        looked = libraries.top(run, player, number)
        gone = run.choose(
            "surveil",
            player,
            "701.25a",
            "Which of these cards are put into the graveyard?",
            looked,
            minimum=0,
            maximum=len(looked),
            source=scene.source,
        )
        libraries.must_be_known(run, gone, "701.25a")
        up = in_order(run, player, tuple(id for id in looked if id not in gone), "701.25a", scene)
        arranged = (LibraryArranged(player, up, ()),) if up else ()
        happen(run, *arranged, *(moving(run, id, Zone.GRAVEYARD, cause=scene.cause, by=player) for id in gone))
        happen(run, ActionDone(player, "surveil"))


@action("investigate")
def investigate(run: Run, who: Ids, number: int, scene: Scene) -> None:
    """Create a Clue token (701.16a)."""
    for player in actors(run, who, scene):
        create(run, Card(CLUE.name, (CLUE,), LAYOUT), 1, player)


@action("proliferate")
def proliferate(run: Run, who: Ids, number: int, scene: Scene) -> None:
    """Each chosen permanent and player gets another counter of each kind it has (701.34a)."""
    for player in actors(run, who, scene):
        options = tuple(id for id in (*run.state.ids(Zone.BATTLEFIELD), *run.state.turn_order()) if _kinds_on(run, id))
        picked = run.choose(
            "proliferate",
            player,
            "701.34a",
            "Which of these get more counters?",
            options,
            minimum=0,
            maximum=len(options),
            source=scene.source,
        )
        happen(run, *(CountersPut(id, kind, 1, player) for id in picked for kind in _kinds_on(run, id)))
        happen(run, ActionDone(player, "proliferate"))


def _kinds_on(run: Run, id: ObjectId | PlayerId) -> tuple[str, ...]:
    if id in run.state.players:
        it = run.player(id)
        return (*(("poison",) if it.poison else ()), *(kind for kind, _ in it.counters))
    return tuple(counters.kind for counters in run.object(id).counters)


@action("explore")
def explore(run: Run, who: Ids, number: int, scene: Scene) -> None:
    """Its controller reveals the top card: a land goes to hand, anything else makes it grow (701.44a)."""
    for id in who:
        player = run.row(id).controller or scene.you
        for card in libraries.top(run, player, 1):
            libraries.must_be_known(run, (card,), "701.44a")
            happen(run, Revealed(player, (card,)))
            if CardType.LAND in run.row(card).types:
                happen(run, moving(run, card, Zone.HAND, cause=scene.cause, by=player))
                break
            _grow(run, id, 1, player)
            (picked,) = run.choose(
                "explore", player, "701.44a", "Does the card go to the graveyard?", ("yes", "no"), source=id
            )
            if picked == "yes":
                happen(run, moving(run, card, Zone.GRAVEYARD, cause=scene.cause, by=player))
            break
        else:
            _grow(run, id, 1, player)
        happen(run, ActionDone(player, "explore", id))


def _grow(run: Run, id: ObjectId, number: int, player: PlayerId) -> None:
    happen(run, *(CountersPut(there, PLUS_ONE, number, player) for there in on_battlefield(run, (id,))))


@action("connive")
def connive(run: Run, who: Ids, number: int, scene: Scene) -> None:
    """Its controller draws, then discards; a nonland card makes it grow (701.50a)."""
    for id in who:
        player = run.row(id).controller or scene.you
        happen(run, drawn(run, player))
        hand = run.state.ids(Zone.HAND, player)
        if hand:
            picked = run.choose("discard", player, "701.50a", "Which card is discarded?", hand, source=id)
            libraries.must_be_known(run, picked, "701.50a")
            land = CardType.LAND in run.row(picked[0]).types
            happen(run, moving(run, picked[0], Zone.GRAVEYARD, Manner.DISCARDED, scene.cause, by=player))
            if not land:
                _grow(run, id, 1, player)
        happen(run, ActionDone(player, "connive", id))


@action("populate")
def populate(run: Run, who: Ids, number: int, scene: Scene) -> None:
    """Create a copy of a creature token you control (701.36a); without one, nothing (701.36b)."""
    for player in actors(run, who, scene):
        options = tuple(
            id for id in controlled_by(run, player) if run.object(id).token and CardType.CREATURE in run.row(id).types
        )
        if options:
            (picked,) = run.choose(
                "populate", player, "701.36a", "Which token is copied?", options, source=scene.source
            )
            create_copy_of(run, picked, player)


@action("adapt")
def adapt(run: Run, who: Ids, number: int, scene: Scene) -> None:
    """Only without +1/+1 counters on it (701.46a)."""
    for id in on_battlefield(run, (scene.source,)):
        if not count_on(run, id, PLUS_ONE):
            _grow(run, id, number, scene.you)


@action("monstrosity")
def monstrosity(run: Run, who: Ids, number: int, scene: Scene) -> None:
    """Only once (701.37a)."""
    for id in on_battlefield(run, (scene.source,)):
        if "monstrous" not in run.object(id).designations:
            happen(run, CountersPut(id, PLUS_ONE, number, scene.you), Designated(id, "monstrous"))


@action("bolster")
def bolster(run: Run, who: Ids, number: int, scene: Scene) -> None:
    """A creature with the least toughness among those you control grows (701.39a)."""
    for player in actors(run, who, scene):
        rows = [run.row(id) for id in controlled_by(run, player)]
        creatures = {row.id: row.toughness or 0 for row in rows if CardType.CREATURE in row.types}
        least = tuple(id for id, toughness in creatures.items() if toughness == min(creatures.values()))
        if least:
            (picked,) = run.choose("bolster", player, "701.39a", "Which creature grows?", least, source=scene.source)
            _grow(run, picked, number, player)


@action("endure")
def endure(run: Run, who: Ids, number: int, scene: Scene) -> None:
    """Its controller creates a Spirit token, unless they put counters on it (701.63a)."""
    for id in who:
        player = run.row(id).controller or scene.you
        options = ("counters", "token") if on_battlefield(run, (id,)) else ("token",)
        (picked,) = run.choose("endure", player, "701.63a", "Counters, or a token?", options, source=id)
        if picked == "counters":
            _grow(run, id, number, player)
        else:
            create(run, _spirit(number), 1, player)


def _spirit(size: int) -> Card:
    face = Face(
        "Spirit Token",
        None,
        (CardType.CREATURE,),
        ("Spirit",),
        color_indicator=(Color.WHITE,),
        power=str(size),
        toughness=str(size),
    )
    return Card(face.name, (face,), LAYOUT)


@action("blight")
def blight(run: Run, who: Ids, number: int, scene: Scene) -> None:
    """Put -1/-1 counters on a creature you control (701.68a)."""
    for player in actors(run, who, scene):
        options = tuple(id for id in controlled_by(run, player) if CardType.CREATURE in run.row(id).types)
        if options:
            (picked,) = run.choose("blight", player, "701.68a", "Which creature shrinks?", options, source=scene.source)
            scene.bound["blighted"] = (picked,)
            happen(run, CountersPut(picked, "-1/-1", number, player, scene.cause))
            happen(run, ActionDone(player, "blight"))


@action("lose")
def lose(run: Run, who: Ids, number: int, scene: Scene) -> None:
    """A player loses the game (104.3e)."""
    happen(run, *(PlayerLost(player) for player in who if not run.player(player).lost))


@action("win")
def win(run: Run, who: Ids, number: int, scene: Scene) -> None:
    """A player wins the game (104.2b)."""
    happen(run, *(PlayerWon(player) for player in who[:1]))


MARKS = {"suspect": "suspected", "exert": KEPT_TAPPED}
"""The designations that some actions give (701.43a, 701.60a)."""


@unless
def is_no_mark(it: Node) -> bool:
    """Actions on something that do more than to give it a designation."""
    return isinstance(it, words.PerformOn) and it.action not in MARKS


@performs(words.PerformOn)
def mark(run: Run, it: words.PerformOn, who: Ids, scene: Scene) -> None:
    """A permanent gets a designation; an object elsewhere can't have one (701.43c, 701.60b)."""
    for player in actors(run, who, scene):
        marked = on_battlefield(run, found(run, known_pick(run, it.what, player, scene, MARK), scene))
        happen(run, *(Designated(id, MARKS[it.action]) for id in marked))


@performs(words.Fight)
def fight(run: Run, it: words.Fight, who: Ids, scene: Scene) -> None:
    """Each deals damage equal to its power to the other (701.14a), if both are there and creatures (701.14b)."""
    whom = found(run, known_pick(run, it.whom, scene.you, scene, FIGHT), scene)
    fighters = [id for id in on_battlefield(run, (*found(run, who, scene), *whom)) if _is_creature(run, id)]
    if len(fighters) != 2:
        run.trace.note("701.14b", "There aren't two creatures to fight: no damage is dealt.")
        return
    one, other = fighters
    strikes = [(one, other), (other, one)]
    deal(run, *(DamageDealt(source, hit, run.row(source).power or 0) for source, hit in strikes))


def _is_creature(run: Run, id: ObjectId) -> bool:
    return CardType.CREATURE in run.row(id).types


@watches(DoesAction, ActionDone)
def does_action(pattern: DoesAction, event: ActionDone) -> Parts | None:
    """A player has scried or surveiled, even if some of it was impossible (701.22d, 701.25d)."""
    return {"by": event.player} if event.action == pattern.verb else None


@commits(ActionDone)
def have_done(run: Run, event: ActionDone) -> None:
    """What the action consists of has happened already."""
