"""The time the engine takes, without the documents around it."""

from __future__ import annotations

from collections.abc import Callable
from statistics import median
from time import perf_counter

from app.cards.library import open_library
from app.documents.answering import rule
from app.documents.limits import Limits
from app.documents.ruling_request import read_ruling_request
from app.engine.adjudication import adjudicate
from app.engine.run import Run
from app.rulings.answers import AnswerList
from app.rulings.budgets import Budget

REPEATS = 300


def engine_ms(request: bytes) -> float:
    """Milliseconds of engine time for the action of a request."""
    asked = read_ruling_request(request, open_library(None), Limits()).request

    def play() -> None:
        adjudicate(Run(asked.state, AnswerList(asked.answers), Budget()), asked.actions[0])

    return _median_ms(play)


def whole_ms(request: bytes) -> float:
    """Milliseconds from the bytes of a request to the bytes of its ruling."""
    library = open_library(None)
    return _median_ms(lambda: rule(request, library, Limits(), Budget()).json())


def _median_ms(deed: Callable[[], object]) -> float:
    times = []
    for _ in range(REPEATS):
        began = perf_counter()
        deed()
        times.append(perf_counter() - began)
    return median(times) * 1000
