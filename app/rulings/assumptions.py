"""What a ruling took for granted: defaults of the request that it leaned on, and unread lines it was told to ignore."""

from __future__ import annotations

from app.engine.run import Run
from app.game.state import GameState
from app.rulings.ruling import Assumption, Request, UnreadLine
from app.rulings.unread import lines_of
from app.rulings.wording import Wording

_SENTENCES: dict[str, tuple[str, str]] = {
    "summoning_sick": (
        "302.6",
        "Taken for granted: {subject} has been under its controller's control continuously since that player's most "
        "recent turn began. Otherwise this would be illegal.",
    ),
    "priority": ("117.1", "Taken for granted: it is a main phase and {subject} has priority."),
    "counters": (
        "122.1",
        "Taken for granted: {subject} has no counters but the loyalty or defense that it is printed with.",
    ),
    "lands_played": ("305.2", "Taken for granted: {subject} has played no land yet this turn."),
    "hand": ("402.1", "Taken for granted: {subject} has no cards in hand."),
    "graveyard": ("404.1", "Taken for granted: {subject} has no cards in the graveyard."),
    "library": ("401.1", "Taken for granted: {subject} has no cards in the library."),
}
"""The facts that a request may leave to their defaults, with what is said of them where it has."""


def assumptions(
    request: Request, run: Run, words: Wording, needed: tuple[UnreadLine, ...] = ()
) -> tuple[Assumption, ...]:
    """The defaults of the request that the run leaned on, then the unread lines that it was told to ignore.

    Those that were `needed`, and ended the ruling, were not ignored.
    """
    return (*leaned(request.state, request.stated, run, words), *_ignored(request, words, needed))


def leaned(state: GameState, stated: frozenset[tuple[str, str]], run: Run, words: Wording) -> tuple[Assumption, ...]:
    """The facts that a run leaned on, of what is in the state that was sent, as far as they were not stated."""
    return tuple(
        _default(subject, fact, words)
        for subject, fact in run.leaned
        if (subject, fact) not in stated and (subject in state.objects or subject in state.players)
    )


def _default(subject: str, fact: str, words: Wording) -> Assumption:
    rule, template = _SENTENCES[fact]
    return Assumption(words.sentence(template, {"subject": subject}), subject, fact, rule, decides=True)


def _ignored(request: Request, words: Wording, needed: tuple[UnreadLine, ...]) -> tuple[Assumption, ...]:
    if not request.ignore_unread:
        return ()
    return tuple(
        Assumption(
            f"Line {line.line} of {words.name(line.object)} was not understood and is taken to say nothing.",
            line.object,
            decides=None,
            conditional=True,
        )
        for line in lines_of(request.state)
        if line not in needed
    )
