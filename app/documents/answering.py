"""From the bytes of a request to the bytes of its answer: what a route and a command do alike."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from app.cards.catalogue import Catalogue
from app.documents.explanation import Explain, rules_cited
from app.documents.limits import Limits
from app.documents.markdown import markdown
from app.documents.problems import BudgetExceeded, WrongAnswer
from app.documents.question_request import QuestionAsked, read_question_request
from app.documents.reply import reply_markdown, write_reply
from app.documents.ruling import write_ruling
from app.documents.ruling_request import RulingAsked, read_ruling_request
from app.rulings import adjudicating
from app.rulings.budgets import Budget, Spent
from app.rulings.questions import Reply, reply_to
from app.rulings.ruling import Ruling
from app.rulings.ruling import WrongAnswer as AnswerFitsNothing


@dataclass(frozen=True, slots=True)
class Ruled:
    """A ruling with the request it answers."""

    asked: RulingAsked
    ruling: Ruling

    def json(self, explain: Explain = "summary") -> bytes:
        """The ruling as a document."""
        return write_ruling(self.ruling, self.asked, explain)

    def markdown(self, explain: Explain = "summary") -> bytes:
        """The ruling as prose."""
        return markdown(self.ruling, explain).encode()

    def facts(self, explain: Explain = "summary") -> dict[str, object]:
        """What a log says of it: which request it answers, what came of it, and the rules cited."""
        return {
            "decision_id": self.asked.decision_id,
            "outcome": self.ruling.outcome,
            "cited": rules_cited(self.ruling.explanation, explain),
        }


def rule(body: bytes, library: Catalogue, limits: Limits, budget: Budget) -> Ruled:
    """Rule on a request. Raises a `Problem` where it can't be ruled on."""
    with problems():
        asked = read_ruling_request(body, library, limits)
        return Ruled(asked, adjudicating.rule_on(asked.request, budget))


@dataclass(frozen=True, slots=True)
class Answered:
    """An answer with the question."""

    asked: QuestionAsked
    reply: Reply

    def json(self, explain: Explain = "summary") -> bytes:
        """The answer as a document."""
        return write_reply(self.reply, self.asked, explain)

    def markdown(self, explain: Explain = "summary") -> bytes:
        """The answer as prose."""
        return reply_markdown(self.reply, explain).encode()


def answer(body: bytes, library: Catalogue, limits: Limits, budget: Budget) -> Answered:
    """Answer a question. Raises a `Problem` where it can't be answered."""
    with problems():
        asked = read_question_request(body, library, limits)
        reply = reply_to(asked.state, asked.question, budget, ignore_unread=asked.ignore_unread, stated=asked.stated)
        return Answered(asked, reply)


@contextmanager
def problems() -> Iterator[None]:
    """Tell what ends a run without a ruling as a problem of the request."""
    try:
        yield
    except AnswerFitsNothing as wrong:
        raise WrongAnswer(f"The answer does not fit: {wrong.detail}.", pointer=f"/answers/{wrong.position}") from None
    except Spent as spent:
        if spent.budget == "number":
            detail = f"The ruling comes to a number past {spent.limit}, the largest that a game state may hold."
        else:
            detail = f"The ruling needs more {spent.budget.replace('_', ' ')} than it may have."
        raise BudgetExceeded(detail, budget=spent.budget, limit=spent.limit) from None
