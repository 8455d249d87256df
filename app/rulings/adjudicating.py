"""Rulings: a request's actions, adjudicated one after another, and explained."""

from __future__ import annotations

from dataclasses import dataclass

from app.engine.adjudication import Done, Pending, Refused, Unruled, adjudicate
from app.engine.announcement import Action
from app.engine.budget import Budget
from app.engine.choices import Choice
from app.engine.outcomes import Illegal, Unsupported
from app.engine.run import Run
from app.game.state import GameState
from app.rulings.answers import AnswerList, choice_id
from app.rulings.assumptions import assumptions
from app.rulings.explanation import explain, verdict_of
from app.rulings.ruling import Explained, OpenChoice, Outcome, Request, Ruling, UnreadLine
from app.rulings.unread import lines_on, lines_that_could_matter
from app.rulings.untold import untold_choice
from app.rulings.wording import Wording

_COULD_MATTER = Unsupported("113.3", "A line that was not understood could matter to anything that happens here.")


@dataclass(frozen=True, slots=True)
class _Stopped:
    """How an action did not come to an end: the outcome, and the reason as a template, its rule and its fields."""

    outcome: Outcome
    rule: str
    template: str
    fields: dict[str, object]
    choice: Choice | None = None
    unread: tuple[UnreadLine, ...] = ()
    begun: bool = False


def rule_on(request: Request, budget: Budget | None = None) -> Ruling:
    """Rule on a request: carry out its actions in order until one does not come to an end.

    Raises `WrongAnswer` for an answer that fits no choice, `BudgetExceeded` where a counted limit is reached.
    """
    answers = AnswerList(request.answers, request.seed)
    run = Run(request.state, answers, budget, ignore_unread=request.ignore_unread)
    for completed, action in enumerate(request.actions):
        state, happened = run.state, len(run.log)
        upcoming = request.actions[completed + 1] if completed + 1 < len(request.actions) else None
        stopped = _carry_out(run, action, upcoming)
        if stopped is None and completed + 1 == len(request.actions):
            stopped = _all_answers_used(answers)
        if stopped is not None:
            return _stopped(request, run, completed, state, happened, stopped)
    words = Wording(run.state, run.known)
    return Ruling(
        outcome="done",
        completed=len(request.actions),
        state=run.state,
        verdict=verdict_of(tuple(run.log), words),
        events=tuple(run.log),
        explanation=explain(run.trace.steps, words),
        assumptions=assumptions(request, run, words),
    )


def _carry_out(run: Run, action: Action, upcoming: Action | None) -> _Stopped | None:
    unread = () if run.ignore_unread else lines_that_could_matter(run.state)
    if unread:
        return _unsupported(_COULD_MATTER, unread)
    if (untold := untold_choice(run.state)) is not None:
        return _unsupported(untold, ())
    match adjudicate(run, action, upcoming):
        case Refused(illegal, begun):
            return _Stopped("illegal", illegal.rule, illegal.template, illegal.fields, begun=begun)
        case Pending(choice):
            fields = {"player": choice.player, "options": choice.options, "source": choice.source, **choice.fields}
            return _Stopped("choice_required", choice.rule, choice.prompt, fields, choice)
        case Unruled(unsupported):
            return _unsupported(unsupported, lines_on(run.state, tuple(unsupported.fields.values())))
        case Done():
            return None


def _unsupported(reason: Unsupported, unread: tuple[UnreadLine, ...]) -> _Stopped:
    return _Stopped("unsupported", reason.rule, reason.template, reason.fields, unread=unread)


def _all_answers_used(answers: AnswerList) -> _Stopped | None:
    try:
        answers.finish()
    except Illegal as illegal:
        return _Stopped("illegal", illegal.rule, illegal.template, illegal.fields)
    return None


def _stopped(request: Request, run: Run, completed: int, state: GameState, happened: int, stopped: _Stopped) -> Ruling:
    """The ruling where an action did not come to an end: the state is the one before that action."""
    words = Wording(run.state, run.known)
    reason = words.sentence(stopped.template, stopped.fields)
    why = Explained(stopped.rule, reason, words.objects_in(stopped.fields))
    choice = OpenChoice(choice_id(stopped.choice), stopped.choice, reason) if stopped.choice else None
    return Ruling(
        outcome=stopped.outcome,
        completed=completed,
        state=state,
        verdict=_verdict(stopped.outcome, reason, completed),
        events=tuple(run.log[:happened]),
        explanation=(*explain(run.trace.steps, words), why, *((_UNDONE,) if stopped.begun else ())),
        choice=choice,
        assumptions=assumptions(request, run, words, stopped.unread),
        not_understood=stopped.unread,
    )


def _verdict(outcome: Outcome, reason: str, completed: int) -> str:
    said = _VERDICTS[outcome].format(reason=reason)
    if outcome != "illegal":
        return said
    return f"{said} {'Only what was done before it has happened.' if completed else 'Nothing has happened.'}"


_UNDONE = Explained(
    "733.1",
    "The action had begun and can't be completed: all of it is undone, payments included, and nothing triggers.",
)

_VERDICTS: dict[Outcome, str] = {
    "illegal": "Illegal: {reason}",
    "choice_required": "A choice is open: {reason}",
    "unsupported": "No ruling: {reason}",
}
