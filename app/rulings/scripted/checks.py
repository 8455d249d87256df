"""What a scenario says must hold: one function for each kind of check."""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Iterator
from typing import Any

from app.cards.catalogue import fold
from app.engine.properties import mana_value_of
from app.engine.run import Run
from app.game.objects import GameObject, ObjectId
from app.game.row import Row
from app.rulings.scripted.naming import is_called, means, name_of, player_id
from app.rulings.scripted.suite import Fields
from app.rulings.scripted.verdicts import Declined
from app.rulings.scripted.wording import begins_like, plain, text_of, words_of
from app.vocabulary.abilities import Keywords
from app.vocabulary.words import Zone

Check = Callable[[Run, Fields], Any]
"""What the game has where the check gives a value to compare with; a bool where it says all itself."""

_CHECKS: dict[str, Check] = {}
_OPERATORS: dict[str, Callable[[Any, Any], bool]] = {
    "==": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}


def holds(run: Run, kind: str, fields: Fields) -> tuple[bool, Any]:
    """Whether a check holds, and what the game has instead. Raises `Declined` for a kind that is not known."""
    check = _CHECKS.get(kind)
    if check is None:
        raise Declined(f"check: {kind}")
    if "each" in fields:
        return _for_each(run, kind, fields)
    found = check(run, fields)
    wanted = fields.get("value", True)
    return _OPERATORS[fields.get("op", "==")](found, wanted), found


def _for_each(run: Run, kind: str, fields: Fields) -> tuple[bool, Any]:
    """A check for every object of a zone that fits."""
    each = fields["each"]
    rest = {name: value for name, value in fields.items() if name != "each"}
    for id in _in_zone(run, Zone(each["zone"])):
        row, it = run.row(id), run.object(id)
        if "name" in each and not is_called(run, id, each["name"]):
            continue
        if "player" in each and row.controller != player_id(each["player"]):
            continue
        if "owner" in each and it.owner != player_id(each["owner"]):
            continue
        if "type" in each and fold(each["type"]) not in row.types:
            continue
        right, found = holds(run, kind, {**rest, "id": id})
        if not right:
            return False, found
    return True, None


def check(*kinds: str) -> Callable[[Check], Check]:
    def register(function: Check) -> Check:
        for kind in kinds:
            _CHECKS[kind] = function
        return function

    return register


def _in_zone(run: Run, zone: Zone) -> Iterator[ObjectId]:
    yield from (id for (kind, _), ids in run.state.zones.items() if kind is zone for id in ids)


def _counted(run: Run, fields: Fields, zone: Zone) -> int:
    """How many objects of a zone have the name, and are the player's: controlled on the battlefield, else owned."""
    unlisted = 0
    if zone is Zone.LIBRARY and "object" not in fields:
        unlisted = run.player(player_id(fields["player"])).unlisted_library
    return unlisted + sum(_fits(run, id, fields) for id in _in_zone(run, zone))


def _fits(run: Run, id: ObjectId, fields: Fields) -> bool:
    if "id" in fields:
        return bool(id == fields["id"])
    it = run.object(id)
    whose = run.row(id).controller if it.zone is Zone.BATTLEFIELD else it.owner
    if "player" in fields and whose != player_id(fields["player"]):
        return False
    return "object" not in fields or means(run, fields["object"], id)


def _permanents(run: Run, fields: Fields) -> list[Row]:
    return [row for row in run.view.permanents() if _fits(run, row.id, fields)]


def _one(run: Run, fields: Fields, *, first: bool = False) -> Row:
    found = _permanents(run, fields)
    if not found:
        raise Missing(str(fields.get("object") or fields.get("id")))
    return found[0 if first else -1]


class Missing(Exception):
    """The permanent that a check is about isn't there."""


@check("life")
def _life(run: Run, fields: Fields) -> int:
    return run.player(player_id(fields["player"])).life


_ZONES = {
    "hand_count": Zone.HAND,
    "graveyard_count": Zone.GRAVEYARD,
    "exile_count": Zone.EXILE,
    "library_count": Zone.LIBRARY,
    "permanent_count": Zone.BATTLEFIELD,
    "command_zone_count": Zone.COMMAND,
}


def _count_in(zone: Zone) -> Check:
    return lambda run, fields: _counted(run, fields, zone)


_CHECKS.update({kind: _count_in(zone) for kind, zone in _ZONES.items()})


@check("token_count")
def _tokens(run: Run, fields: Fields) -> int:
    return sum(run.object(row.id).token for row in _permanents(run, fields))


@check("tapped_count")
def _tapped_count(run: Run, fields: Fields) -> int:
    return sum(run.object(row.id).tapped == fields.get("tapped", True) for row in _permanents(run, fields))


@check("power_toughness")
def _power_toughness(run: Run, fields: Fields) -> bool:
    found = [(row.power, row.toughness) for row in _permanents(run, fields)]
    if not found:
        raise Missing(str(fields.get("object")))
    wanted = (fields["power"], fields["toughness"])
    return all(it == wanted for it in found) if fields.get("scope") == "all" else wanted in found


@check("power")
def _power(run: Run, fields: Fields) -> int | None:
    return _one(run, fields).power


@check("toughness")
def _toughness(run: Run, fields: Fields) -> int | None:
    return _one(run, fields).toughness


def _of_permanent(kind: str) -> Callable[[Callable[[GameObject], Any]], None]:
    def register(function: Callable[[GameObject], Any]) -> None:
        _CHECKS[kind] = lambda run, fields: function(run.object(_one(run, fields).id))

    return register


_of_permanent("damage")(lambda it: it.damage)
_of_permanent("tapped")(lambda it: it.tapped)
_of_permanent("summoning_sick")(lambda it: it.summoning_sick)
_of_permanent("renowned")(lambda it: "renowned" in it.designations)
_of_permanent("suspected")(lambda it: "suspected" in it.designations)


@check("counters")
def _counters(run: Run, fields: Fields) -> int:
    return run.object(_one(run, fields, first=True).id).count(_counter(fields))


@check("has_counter")
def _has_counter(run: Run, fields: Fields) -> bool:
    return run.object(_one(run, fields, first=True).id).count(_counter(fields)) > 0


@check("card_counters", "exiled_card_counters")
def _card_counters(run: Run, fields: Fields) -> int:
    zones = [Zone.EXILE] if "exiled" in fields.get("assert", fields.get("check", "")) else list(Zone)
    found = [run.object(id) for zone in zones for id in _in_zone(run, zone) if _fits(run, id, fields)]
    return max((it.count(_counter(fields)) for it in found), default=0)


@check("player_counters")
def _player_counters(run: Run, fields: Fields) -> int:
    return run.player(player_id(fields["player"])).count(_counter(fields))


def _counter(fields: Fields) -> str:
    return fold(fields["counter"]).removesuffix(" counter")


@check("type", "has_type")
def _type(run: Run, fields: Fields) -> bool:
    return fold(fields["type"]) in _one(run, fields, first=True).types


@check("subtype", "has_subtype")
def _subtype(run: Run, fields: Fields) -> bool:
    return fold(fields["subtype"]) in {fold(it) for it in _one(run, fields).subtypes}


@check("has_supertype")
def _supertype(run: Run, fields: Fields) -> bool:
    return fold(fields["supertype"]) in _one(run, fields).supertypes


@check("legendary")
def _legendary(run: Run, fields: Fields) -> bool:
    return "legendary" in _one(run, fields).supertypes


@check("color", "has_color")
def _color(run: Run, fields: Fields) -> bool:
    return set(fields.get("color") or fields.get("colors") or "") <= _one(run, fields).colors


@check("exact_colors")
def _exact_colors(run: Run, fields: Fields) -> bool:
    return set(fields.get("colors") or fields.get("color") or "") == _one(run, fields).colors


@check("colorless")
def _colorless(run: Run, fields: Fields) -> bool:
    return not _one(run, fields).colors


@check("mana_value")
def _mana_value(run: Run, fields: Fields) -> int:
    return mana_value_of(_one(run, fields), run.sight)


@check("attached")
def _attached(run: Run, fields: Fields) -> bool:
    """Whether some such attachment is on some such permanent."""
    attachment, host = fields["attachment"], fields["host"]
    for row in run.view.permanents():
        to = run.object(row.id).attached_to
        if to is not None and to in run.state.objects and means(run, attachment, row.id) and means(run, host, to):
            return True
    return False


@check("attached_to_player")
def _attached_to_player(run: Run, fields: Fields) -> bool:
    return any(
        run.object(row.id).attached_to == player_id(fields["player"]) and means(run, fields["attachment"], row.id)
        for row in run.view.permanents()
    )


@check("attachment_count")
def _attachments(run: Run, fields: Fields) -> int:
    host = _one(run, fields).id
    return sum(run.object(row.id).attached_to == host for row in run.view.permanents())


@check("has_ability")
def _has_ability(run: Run, fields: Fields) -> bool:
    ability = fields["ability"]
    rows = _permanents(run, fields)
    if not rows:
        raise Missing(str(fields.get("object")))
    if "keyword" not in ability or ability.get("parameters") or "from" in ability:
        raise Declined("check: has_ability beyond plain keywords")
    keyword = fold(re.sub(r"(?<=[a-z])(?=[A-Z])", " ", ability["keyword"])).replace("_", " ")
    printed = [text_of(it, row) for row in rows for it in row.abilities if isinstance(it, Keywords)]
    return any(row.has(keyword) for row in rows) or any(keyword in plain(text) for text in printed)


@check("mana_pool")
def _mana_pool(run: Run, fields: Fields) -> int:
    return sum(unit.type == fields["mana"] for unit in run.player(player_id(fields["player"])).pool)


@check("stack_size")
def _stack_size(run: Run, _: Fields) -> int:
    return len(run.state.ids(Zone.STACK))


@check("stack_object_count")
def _on_stack(run: Run, fields: Fields) -> int:
    return sum(is_on_stack(run, id, fields["text"]) for id in run.state.ids(Zone.STACK))


def is_on_stack(run: Run, id: ObjectId, said: str) -> bool:
    """Whether a spell or ability on the stack has a text: a spell is "Cast" and its name."""
    said = said.removeprefix("stack ability (")
    if id in run.state.abilities:
        return begins_like(words_of(run, id), said) or plain(said) in words_of(run, id) or _named(run, id, said)
    return fold(said).removeprefix("cast ") in f"cast {name_of(run, id)}"


def _named(run: Run, id: ObjectId, said: str) -> bool:
    return name_of(run, id) == fold(said)


@check("top_of_stack_name")
def _top_of_stack(run: Run, fields: Fields) -> bool:
    stack = run.state.ids(Zone.STACK)
    return bool(stack) and is_called(run, stack[-1], fields["name"])


@check("exists")
def _exists(run: Run, fields: Fields) -> bool:
    return bool(_permanents(run, fields))


@check("library_card_name")
def _library_card(run: Run, fields: Fields) -> str | None:
    library = run.state.ids(Zone.LIBRARY, player_id(fields["player"]))
    position = fields["position_from_top"]
    return run.row(library[position]).name if position < len(library) else None


@check("won")
def _won(run: Run, fields: Fields) -> bool:
    result = run.state.result
    return result is not None and player_id(fields["player"]) in result.winners


@check("lost")
def _lost(run: Run, fields: Fields) -> bool:
    result, player = run.state.result, player_id(fields["player"])
    return run.player(player).lost or (result is not None and bool(result.winners) and player not in result.winners)


@check("in_game")
def _in_game(run: Run, fields: Fields) -> bool:
    return not _lost(run, fields)


@check("game_over")
def _game_over(run: Run, _: Fields) -> bool:
    return run.state.result is not None


@check("draw")
def _draw(run: Run, _: Fields) -> bool:
    return run.state.result is not None and not run.state.result.winners


@check("turn")
def _turn(run: Run, _: Fields) -> int:
    return run.state.turn.number


@check("active_player")
def _active(run: Run, fields: Fields) -> bool:
    return run.state.turn.active == player_id(fields["player"])


@check("lands_played")
def _lands_played(run: Run, fields: Fields) -> int:
    return run.player(player_id(fields["player"])).lands_played


@check("mana_cost")
def _mana_cost(run: Run, fields: Fields) -> str:
    return "".join(_one(run, fields).mana_cost or ())
