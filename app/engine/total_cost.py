"""The total cost of a spell: its mana cost, additional costs, increases and reductions (601.2f, 118.7, 118.8)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from app.engine import filters
from app.engine.conditions import is_true
from app.engine.quantities import measure
from app.engine.references import means
from app.engine.registry import structural
from app.engine.rows import Row
from app.engine.run import Run
from app.engine.scene import Scene
from app.engine.trace import Literally
from app.game.objects import ObjectId
from app.vocabulary.abilities import Static
from app.vocabulary.costs import Cost
from app.vocabulary.filters import YouControl
from app.vocabulary.keywords import Affinity, WithCost
from app.vocabulary.statics import AdditionalCost, CostsLess

structural(AdditionalCost, Affinity, CostsLess)


def mandatory(row: Row) -> Cost:
    """The additional costs that a spell's text demands (118.8)."""
    rules = (ability.rule for ability in row.abilities if isinstance(ability, Static))
    return Cost(tuple(act for rule in rules if isinstance(rule, AdditionalCost) for act in rule.acts))


def kicker(row: Row) -> Cost | None:
    """The kicker cost of a spell, if it has one (702.33a)."""
    return next((word.cost for word in row.keywords() if isinstance(word, WithCost) and word.name == "kicker"), None)


def changed(run: Run, spell: ObjectId, symbols: tuple[str, ...]) -> tuple[str, ...]:
    """A mana cost after what makes the spell cost more, then after what makes it cost less (601.2f)."""
    applying = list(_applying(run, spell))
    for source, rule, scene in sorted(applying, key=lambda found: not found[1].more):
        amount = rule.amount * (1 if rule.times is None else measure(rule.times, run.sight, scene))
        if not amount:
            continue
        verb = "more" if rule.more else "less"
        run.trace.note(
            "601.2f",
            "{source} makes {spell} cost {amount} {verb}.",
            source=source,
            spell=spell,
            amount=Literally("".join(amount)),
            verb=Literally(verb),
        )
        symbols = (*symbols, *amount) if rule.more else reduced(symbols, amount)
    return _reduced_by_keywords(run, spell, symbols)


def _reduced_by_keywords(run: Run, spell: ObjectId, symbols: tuple[str, ...]) -> tuple[str, ...]:
    """A mana cost after each affinity (702.41b) and undaunted, of which a card has one."""
    row = run.row(spell)
    scene = Scene(row.controller or "", spell)
    for keyword in row.keywords():
        if isinstance(keyword, Affinity):
            mine = replace(keyword.what, controller=YouControl())
            number = len(filters.permanents(mine, run.sight, scene))
            symbols = _less(run, "702.41a", "Affinity makes {spell} cost {amount} less.", spell, symbols, number)
    if row.has("undaunted"):
        number = len(run.state.opponents(scene.you))
        symbols = _less(run, "702.125a", "Undaunted makes {spell} cost {amount} less.", spell, symbols, number)
    return symbols


def _less(run: Run, rule: str, said: str, spell: ObjectId, symbols: tuple[str, ...], number: int) -> tuple[str, ...]:
    if not number:
        return symbols
    amount = "{" + str(number) + "}"
    run.trace.note(rule, said, spell=spell, amount=Literally(amount))
    return reduced(symbols, (amount,))


def _applying(run: Run, spell: ObjectId) -> Iterator[tuple[ObjectId, CostsLess, Scene]]:
    caster = run.row(spell).controller or ""
    for row in (run.row(spell), *run.view.permanents()):
        for ability in row.abilities:
            if not isinstance(ability, Static) or not isinstance(ability.rule, CostsLess) or row.controller is None:
                continue
            rule, scene = ability.rule, Scene(row.controller, row.id, {"player": caster})
            conditions = (ability.condition, rule.condition)
            on = all(condition is None or is_true(condition, run.sight, scene) for condition in conditions)
            if on and means(rule.what, spell, run.sight, scene):
                yield row.id, rule, scene


def reduced(symbols: tuple[str, ...], by: tuple[str, ...]) -> tuple[str, ...]:
    """A mana cost less an amount of mana; what one type can't give, generic mana does (118.7a to 118.7d)."""
    left = [symbol for symbol in symbols if not is_generic(symbol)]
    generic = sum(int(symbol.strip("{}")) for symbol in symbols if is_generic(symbol))
    for symbol in by:
        if is_generic(symbol):
            generic -= int(symbol.strip("{}"))
        elif symbol in left:
            left.remove(symbol)
        else:
            generic -= 1
    return ("{" + str(generic) + "}", *left) if generic > 0 else tuple(left)


def is_generic(symbol: str) -> bool:
    """Whether a symbol is one of so much generic mana."""
    return symbol.strip("{}").isdecimal()
