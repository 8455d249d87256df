"""The suite's names for things: of cards and tokens, of players, of objects that the set-up gave an alias."""

from __future__ import annotations

import re

from app.cards.catalogue import fold
from app.engine.run import Run
from app.game.objects import ObjectId, PlayerId
from app.rulings.scripted.suite import Fields
from app.rulings.scripted.verdicts import Declined
from app.vocabulary.words import Zone

_MOVED = re.compile(r"\.\d+$")


def player_id(letter: str) -> PlayerId:
    """The id of the suite's player A, B, C or D."""
    return letter.lower()


def alias_id(alias: str) -> ObjectId:
    """The id of an object that the set-up gives an alias."""
    return "ref-" + re.sub(r"[^a-z0-9._-]+", "-", fold(alias)).replace(".", "-")


def name_of(run: Run, id: ObjectId) -> str:
    """The name that an object has now, folded; an ability on the stack has its source's."""
    if id in run.state.abilities:
        id = run.state.abilities[id].source
    return fold(run.row(id).name)


def is_called(run: Run, id: ObjectId, said: str) -> bool:
    """Whether an object has a name, or is the card of that name in another zone; a split card has each half's."""
    name, wanted = name_of(run, id), fold(said)
    if name == wanted:
        return True
    it = run.state.objects.get(id)
    if it is None or it.card is None or it.zone in (Zone.BATTLEFIELD, Zone.STACK):
        return False
    return any(fold(face.name) == wanted for face in it.card.faces) or fold(it.card.name) == wanted


def means(run: Run, item: Fields, option: str) -> bool:
    """Whether an item of the suite means an object or a player of the game."""
    if "player" in item:
        return option == player_id(item["player"])
    if "ref" in item:
        return _MOVED.sub("", option) == alias_id(item["ref"])
    if "special" in item:
        raise Declined("script entry: nameless object", item["special"])
    if option in run.state.abilities:
        return _is_ability(run, option, item["name"])
    return option in run.state.objects and is_called(run, option, item["name"])


def _is_ability(run: Run, id: ObjectId, said: str) -> bool:
    """An ability on the stack is named by what it begins with, or by its source."""
    if fold(said).startswith("stack ability"):
        return True
    return name_of(run, id) == fold(said)
