"""Answers to choices: their ids, and the chooser that takes the answers of a request in order."""

from __future__ import annotations

import hashlib
import json

from app.engine.choices import NATURE, Choice
from app.engine.outcomes import Illegal, NeedChoice
from app.engine.trace import Literally
from app.rulings.ruling import Answer, WrongAnswer


def choice_id(choice: Choice) -> str:
    """The id of a choice: its place in the run, its kind, and a hash over everything that was asked."""
    asked = (choice.kind, choice.player, choice.source, choice.options, choice.minimum, choice.maximum)
    digest = hashlib.sha256(json.dumps(asked).encode()).hexdigest()
    return f"{choice.ordinal}-{choice.kind}-{digest[:8]}"


class AnswerList:
    """The chooser of a request: each choice takes the next answer, forced ones take none unless it names them."""

    def __init__(self, answers: tuple[Answer, ...], seed: str | None = None) -> None:
        self._answers = answers
        self._seed = seed
        self._used = 0
        self._forced: list[Choice] = []

    def choose(self, choice: Choice) -> tuple[str, ...]:
        """The answer to a choice.

        Raises `NeedChoice` if there is none, `WrongAnswer` if it answers another choice, `Illegal` if it picks what
        the rules do not allow.
        """
        id = choice_id(choice)
        answer = self._answers[self._used] if self._used < len(self._answers) else None
        if choice.forced and (answer is None or answer.choice != id):
            self._forced.append(choice)
            return choice.taken
        if answer is None:
            return self._by_nature(choice, id)
        if answer.choice not in (None, id):
            raise WrongAnswer(self._used, f"it answers another choice than {id}, which is asked here")
        if not choice.allows(answer.pick):
            if _speaks_of(choice, answer.pick):
                raise _refusal(choice, answer)
            raise WrongAnswer(self._used, _why_not(choice, id))
        self._used += 1
        return answer.pick

    def finish(self) -> None:
        """Check that every answer was used.

        An answer left over that repeats a forced choice does no harm; one that wants something else than a forced
        choice allows is illegal. Raises `Illegal` or `WrongAnswer`.
        """
        for position in range(self._used, len(self._answers)):
            answer = self._answers[position]
            matching = [choice for choice in self._forced if _speaks_of(choice, answer.pick)]
            if answer.choice is not None or not matching:
                raise WrongAnswer(position, "no choice was asked that it answers")
            if not any(choice.taken == answer.pick for choice in matching):
                raise _refusal(matching[0], answer)

    def _by_nature(self, choice: Choice, id: str) -> tuple[str, ...]:
        """Nature picks by the seed of the request, if it has one."""
        if choice.player != NATURE or self._seed is None:
            raise NeedChoice(choice)
        drawn = int.from_bytes(hashlib.sha256((self._seed + id).encode()).digest()[:8])
        return (choice.options[drawn % len(choice.options)],)


def _why_not(choice: Choice, id: str) -> str:
    """What a choice asks for, said to an answer that gives something else."""
    if choice.number:
        return f"{id} asks for an amount from {choice.minimum} to {choice.maximum}"
    if choice.divide is not None:
        return f"{id} asks to divide {choice.divide} among its options"
    return f"it picks nothing that {id} offers"


def _speaks_of(choice: Choice, pick: tuple[str, ...]) -> bool:
    """Whether a pick speaks of the things that are offered: mana where mana is, ids where ids are, shares of those."""
    options = choice.options
    if choice.divide is not None:
        return all(share.rpartition(":")[0] in options for share in pick)
    return bool(options) and all(_is_mana(picked) is _is_mana(options[0]) for picked in pick)


def _is_mana(option: str) -> bool:
    return option.startswith("{")


def _refusal(choice: Choice, answer: Answer) -> Illegal:
    if choice.divide is not None:
        said = "{player} must divide {total} among {options}."
        return Illegal(choice.rule, said, player=choice.player, total=choice.divide, options=choice.options)
    return Illegal(
        choice.rule,
        "{player} can't choose {picked}: what may be chosen is {how_many}{options}.",
        player=choice.player,
        picked=answer.pick,
        how_many=_how_many(choice),
        options=choice.options,
    )


def _how_many(choice: Choice) -> Literally:
    """How many of the options may be picked, where that could be meant otherwise."""
    least, most = choice.minimum, min(choice.maximum, len(choice.options))
    if least == most == len(choice.options):
        return Literally("")
    return Literally(f"{least} of " if least == most else f"{least} to {most} of ")
