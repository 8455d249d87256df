"""What comes of a scenario, and of a suite."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

Kind = Literal["passed", "failed", "declined", "disputed"]


@dataclass(frozen=True, slots=True)
class Verdict:
    """What came of one scenario: passed, failed (all was understood and it came out differently), declined or disputed.

    `cause` groups verdicts of one kind, `detail` says what happened here; `trace` is the explanation, where asked for.
    """

    id: str
    group: str
    kind: Kind
    cause: str = ""
    detail: str = ""
    trace: str = ""


class Declined(Exception):
    """Something of the scenario is not understood: its kind, and what it is."""

    def __init__(self, cause: str, detail: str = "") -> None:
        super().__init__(cause)
        self.cause = cause
        self.detail = detail


class Failed(Exception):
    """The scenario came out differently: the kind of the difference, and the difference."""

    def __init__(self, cause: str, detail: str = "") -> None:
        super().__init__(cause)
        self.cause = cause
        self.detail = detail


@dataclass(frozen=True, slots=True)
class Summary:
    """The numbers of a suite.

    `reach` is the share of the undisputed scenarios that were judged, `accuracy` the share of the judged that passed.
    """

    scenarios: int
    passed: int
    failed: int
    declined: int
    disputed: int
    reach: float
    accuracy: float
    seconds: float


def summarise(verdicts: Iterable[Verdict], seconds: float) -> Summary:
    """Count verdicts; shares of nothing are 0."""
    count = Counter(verdict.kind for verdict in verdicts)
    judged = count["passed"] + count["failed"]
    undisputed = judged + count["declined"]
    return Summary(
        scenarios=undisputed + count["disputed"],
        passed=count["passed"],
        failed=count["failed"],
        declined=count["declined"],
        disputed=count["disputed"],
        reach=round(judged / undisputed, 4) if undisputed else 0.0,
        accuracy=round(count["passed"] / judged, 4) if judged else 0.0,
        seconds=round(seconds, 1),
    )
