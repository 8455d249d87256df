"""Keywords that let a player pay mana of a spell's total cost otherwise: convoke, improvise and delve.

They count once the total cost is determined. What is tapped or exiled so is chosen before mana abilities are activated.
"""

from __future__ import annotations

from dataclasses import replace

from app.engine.door import happen
from app.engine.outcomes import Illegal
from app.engine.rows import Row
from app.engine.run import Run
from app.engine.symbols import Equivalent
from app.engine.total_cost import is_generic, reduced
from app.engine.trace import Literally
from app.engine.zones import moving
from app.game.events import Cause, Event, Manner, Tapped
from app.game.objects import ObjectId, PlayerId
from app.vocabulary.words import CardType, Zone

RULES = {"convoke": "702.51a", "improvise": "702.126a", "delve": "702.66a"}
"""The keywords, each with its rule, in the order in which a spell that has several asks for them."""

_GENERIC = "{1}"


def paid_otherwise(run: Run, spell: Row, player: PlayerId, cost: Equivalent) -> Equivalent:
    """What is left of a total cost once the player has paid some of it by the keywords of the spell."""
    has = {
        "convoke": spell.has("convoke"),
        "improvise": spell.has("improvise"),
        "delve": spell.has("delve"),
    }
    for keyword in (keyword for keyword in RULES if has[keyword]):
        cost = replace(cost, symbols=_helped(run, keyword, player, cost.symbols))
    return cost


def _helped(run: Run, keyword: str, player: PlayerId, symbols: tuple[str, ...]) -> tuple[str, ...]:
    useful = tuple(id for id in _helpers(run, keyword, player) if _payable(run, keyword, id, symbols))
    if not useful:
        return symbols
    most = min(len(useful), _units(symbols))
    picked = run.choose(
        keyword,
        player,
        RULES[keyword],
        "What is used to pay for the spell, rather than mana?",
        useful,
        minimum=0,
        maximum=most,
    )
    for id in picked:
        symbols = _pay_with(run, keyword, player, id, symbols)
    return symbols


def _helpers(run: Run, keyword: str, player: PlayerId) -> tuple[ObjectId, ...]:
    """What the keyword lets the player use: untapped creatures or artifacts of theirs, cards of their graveyard."""
    if keyword == "delve":
        return run.state.ids(Zone.GRAVEYARD, player)
    kind = CardType.CREATURE if keyword == "convoke" else CardType.ARTIFACT
    mine = (row for row in run.view.permanents() if row.controller == player and kind in row.types)
    return tuple(row.id for row in mine if not run.object(row.id).tapped)


def _units(symbols: tuple[str, ...]) -> int:
    return sum(int(symbol.strip("{}")) if is_generic(symbol) else 1 for symbol in symbols)


def _payable(run: Run, keyword: str, id: ObjectId, symbols: tuple[str, ...]) -> tuple[str, ...]:
    """The symbols of a cost that something could pay for: generic mana, by convoke mana of its colours too."""
    colors = run.row(id).colors if keyword == "convoke" else frozenset()
    colored = tuple(dict.fromkeys(symbol for symbol in symbols if symbol.strip("{}") in colors))
    generic = any(is_generic(symbol) and symbol != "{0}" for symbol in symbols)
    return (*colored, _GENERIC) if generic else colored


def _pay_with(run: Run, keyword: str, player: PlayerId, id: ObjectId, symbols: tuple[str, ...]) -> tuple[str, ...]:
    payable = _payable(run, keyword, id, symbols)
    if not payable:
        raise Illegal(RULES[keyword], "Nothing is left of the cost that {object} could pay for.", object=id)
    (symbol,) = run.choose(
        f"{keyword}_for", player, RULES[keyword], "Which mana is {object} used for?", payable, object=id
    )
    said = "{object} is used for {symbol}, by {keyword}."
    with run.trace.under(RULES[keyword], said, object=id, symbol=Literally(symbol), keyword=Literally(keyword)):
        happen(run, _deed(run, keyword, player, id))
    return reduced(symbols, (symbol,))


def _deed(run: Run, keyword: str, player: PlayerId, id: ObjectId) -> Event:
    if keyword == "delve":
        return moving(run, id, Zone.EXILE, Manner.EXILED, Cause.COST, by=player)
    return Tapped(id, Cause.COST)
