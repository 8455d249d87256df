"""Questions: what is true of a game as it stands. Nothing is changed by asking."""

from __future__ import annotations

from dataclasses import dataclass

from app.engine.budget import Budget
from app.engine.could_produce import could_produce
from app.engine.mana_types import as_symbols
from app.engine.outcomes import Unsupported
from app.engine.properties import mana_value_of
from app.engine.rows import Row
from app.engine.run import Run
from app.game.objects import ObjectId
from app.game.state import GameState
from app.rulings.answers import AnswerList
from app.rulings.assumptions import leaned
from app.rulings.explanation import explain
from app.rulings.ruling import Assumption, Explained, UnreadLine
from app.rulings.unread import lines_on, lines_that_could_matter
from app.rulings.untold import untold_choice
from app.rulings.wording import Wording


@dataclass(frozen=True, slots=True)
class CouldProduce:
    """Which types of mana could a permanent produce (106.7)?"""

    object: ObjectId


@dataclass(frozen=True, slots=True)
class Characteristics:
    """What is an object, once every continuous effect has applied (613)?"""

    object: ObjectId


Question = CouldProduce | Characteristics


@dataclass(frozen=True, slots=True)
class Described:
    """What an object is: its characteristics, and its mana value, which counts the X chosen for a spell (202.3e)."""

    row: Row
    mana_value: int


@dataclass(frozen=True, slots=True)
class Reply:
    """The answer to a question: types of mana as symbols, or what an object is; None where it can't be given."""

    answer: tuple[str, ...] | Described | None
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


def _answer(run: Run, question: Question, words: Wording) -> tuple[tuple[str, ...] | Described, str]:
    match question:
        case CouldProduce(object):
            types = as_symbols(could_produce(run, object))
            return types, f"{words.name(object)} could produce {words.word(types)}."
        case Characteristics(object):
            row = run.row(object)
            run.trace.note(
                "613.1",
                "{object} is what its printed values and the effects on it, layer by layer, make it.",
                object=object,
            )
            return Described(row, mana_value_of(row, run.sight)), f"{words.name(object)} is {_description(row)}."


def _description(row: Row) -> str:
    kinds = " ".join([*sorted(row.supertypes), *(type for type in row.types), *sorted(row.subtypes)])
    return f"{row.power}/{row.toughness} {kinds}" if row.power is not None else kinds


def _unanswered(run: Run, words: Wording, reason: Unsupported, unread: tuple[UnreadLine, ...]) -> Reply:
    why = Explained(reason.rule, words.sentence(reason.template, reason.fields), words.objects_in(reason.fields))
    explanation = (*explain(run.trace.steps, words), why)
    return Reply(None, f"No answer: {why.text}", explanation, not_understood=unread)
