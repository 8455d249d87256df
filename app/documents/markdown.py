"""A ruling as prose that a judge can paste: the verdict, then the steps with their rules, then what was assumed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from app.documents.explanation import LEVELS, Explain
from app.rulings.lookups import edition
from app.rulings.ruling import Assumption, Explained, OpenChoice, Ruling, UnreadLine


def markdown(ruling: Ruling, explain: Explain = "summary") -> str:
    """The ruling in Markdown, which reads as plain text too."""
    return prose(
        ruling.verdict,
        ruling.explanation,
        ruling.assumptions,
        ruling.not_understood,
        explain,
        ruling.edition or edition(),
        ruling.choice,
    )


def prose(
    verdict: str,
    steps: Iterable[Explained],
    assumptions: Iterable[Assumption],
    unread: Iterable[UnreadLine],
    explain: Explain,
    rules_edition: str,
    choice: OpenChoice | None = None,
) -> str:
    """A verdict and its reasons in Markdown."""
    blocks = [
        [f"**{verdict}**"],
        list(_steps(steps, LEVELS[explain])),
        list(_options(choice)) if choice else [],
        [f"Not understood: line {it.line} of {it.card} ({it.object})." for it in unread],
        [f"{it.text}{_rule(it.rule)}" for it in assumptions],
        [f"Comprehensive Rules of {rules_edition}."],
    ]
    return "\n\n".join("\n".join(lines) for lines in blocks if lines) + "\n"


def _steps(steps: Iterable[Explained], levels: int, indent: str = "") -> Iterator[str]:
    if levels == 0:
        return
    for number, step in enumerate(steps, 1):
        mark = f"{number}. " if not indent else "- "
        yield f"{indent}{mark}{step.text}{_rule(step.rule)}"
        yield from _steps(step.steps, levels - 1, indent + "   ")


def _options(open_choice: OpenChoice) -> Iterator[str]:
    choice = open_choice.choice
    most = str(choice.minimum) if choice.minimum == choice.maximum else f"{choice.minimum} to {choice.maximum}"
    wanted = f"{'amount' if choice.number else 'pick'} {most}" if choice.divide is None else f"divide {choice.divide}"
    yield f"{open_choice.prompt} ({wanted}; choice {open_choice.id})"
    yield from (f"- {option}" for option in choice.options)


def _rule(number: str | None) -> str:
    return f" [{number}]" if number else ""
