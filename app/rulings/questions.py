"""Questions: what is true of a game as it stands. Nothing is changed by asking."""

from __future__ import annotations

from dataclasses import dataclass

from app.engine.budget import Budget
from app.engine.could_produce import could_produce
from app.engine.mana_available import Possibility, mana_available
from app.engine.mana_types import as_symbols
from app.engine.outcomes import Unsupported
from app.engine.properties import mana_value_of
from app.engine.rows import Row
from app.engine.run import Run
from app.game.mana import written
from app.game.objects import ObjectId, PlayerId
from app.game.state import GameState
from app.rulings.answers import AnswerList
from app.rulings.assumptions import leaned
from app.rulings.explanation import explain
from app.rulings.ruling import Assumption, Explained, UnreadLine
from app.rulings.unread import lines_on, lines_that_could_matter
from app.rulings.untold import untold_choice
from app.rulings.wording import Wording

__all__ = [
    "Answer",
    "Available",
    "Characteristics",
    "CouldProduce",
    "Described",
    "ManaAvailable",
    "Possibility",
    "Question",
    "Reply",
    "Types",
    "reply_to",
]


@dataclass(frozen=True, slots=True)
class CouldProduce:
    """Which types of mana could a permanent produce (106.7)?"""

    object: ObjectId


@dataclass(frozen=True, slots=True)
class Characteristics:
    """What is an object, once every continuous effect has applied (613)?"""

    object: ObjectId


@dataclass(frozen=True, slots=True)
class ManaAvailable:
    """What mana could a player have now, by activating mana abilities (605.3a)?"""

    player: PlayerId


Question = CouldProduce | Characteristics | ManaAvailable


@dataclass(frozen=True, slots=True)
class Described:
    """What an object is: its characteristics, and its mana value, which counts the X chosen for a spell (202.3e)."""

    row: Row
    mana_value: int


@dataclass(frozen=True, slots=True)
class Types:
    """Types of mana, as symbols."""

    symbols: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Available:
    """The distinct pools that a player could have, each with the mana abilities that lead there in their order."""

    pools: tuple[Possibility, ...]


Answer = Types | Described | Available


@dataclass(frozen=True, slots=True)
class Reply:
    """The answer to a question; None where it can't be given."""

    answer: Answer | None
    verdict: str
    explanation: tuple[Explained, ...]
    assumptions: tuple[Assumption, ...] = ()
    not_understood: tuple[UnreadLine, ...] = ()


def reply_to(
    state: GameState,
    question: Question,
    budget: Budget | None = None,
    *,
    ignore_unread: bool = False,
    stated: frozenset[tuple[str, str]] = frozenset(),
) -> Reply:
    """Answer a question about a state, of which the facts that are `stated` are not left to their defaults.

    Raises `BudgetExceeded` where a counted limit is reached.
    """
    run = Run(state, AnswerList(()), budget, ignore_unread=ignore_unread)
    words = Wording(state, {})
    unread = () if ignore_unread else lines_that_could_matter(state)
    if unread:
        return _unanswered(run, words, Unsupported("113.3", "A line that was not understood could matter."), unread)
    try:
        if (untold := untold_choice(state)) is not None:
            raise untold
        answer, verdict = _answer(run, question, words)
    except Unsupported as unsupported:
        return _unanswered(run, words, unsupported, lines_on(state, tuple(unsupported.fields.values())))
    return Reply(answer, verdict, explain(run.trace.steps, words), leaned(state, stated, run, words))


def _answer(run: Run, question: Question, words: Wording) -> tuple[Answer, str]:
    match question:
        case ManaAvailable(player):
            return _available(run, player, words)
        case CouldProduce(object):
            types = as_symbols(could_produce(run, object))
            return Types(types), f"{words.name(object)} could produce {words.word(types)}."
        case Characteristics(object):
            row = run.row(object)
            run.trace.note(
                "613.1",
                "{object} is what its printed values and the effects on it, layer by layer, make it.",
                object=object,
            )
            return Described(row, mana_value_of(row, run.sight)), f"{words.name(object)} is {_description(row)}."


def _available(run: Run, player: PlayerId, words: Wording) -> tuple[Available, str]:
    pools = mana_available(run, player)
    who = words.name(player)
    for one in pools:
        if one.used:
            used = tuple(source.source for source in one.used)
            said = "{player} could have {mana} by activating mana abilities of {used}."
            run.trace.note("605.3a", said, player=player, mana=one.pool, used=used)
        else:
            run.trace.note("106.4", "{player} has {mana} without activating anything.", player=player, mana=one.pool)
    told = ", ".join(written(one.pool) or "no mana" for one in pools)
    return Available(pools), f"{who} could have: {told}."


def _description(row: Row) -> str:
    kinds = " ".join([*sorted(row.supertypes), *(type for type in row.types), *sorted(row.subtypes)])
    return f"{row.power}/{row.toughness} {kinds}" if row.power is not None else kinds


def _unanswered(run: Run, words: Wording, reason: Unsupported, unread: tuple[UnreadLine, ...]) -> Reply:
    why = Explained(reason.rule, words.sentence(reason.template, reason.fields), words.objects_in(reason.fields))
    explanation = (*explain(run.trace.steps, words), why)
    return Reply(None, f"No answer: {why.text}", explanation, not_understood=unread)
