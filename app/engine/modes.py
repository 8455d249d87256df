"""Modal spells and abilities: choosing among their modes, and what they say once that is done (700.2)."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

from app.engine import targets
from app.engine.mana_abilities import judge_activated, judge_triggered
from app.engine.outcomes import Illegal
from app.engine.quantities import bounds
from app.engine.registry import structural, unless
from app.engine.run import Run
from app.engine.scene import Scene
from app.engine.statements import follow, follows
from app.vocabulary.abilities import Ability, Activated, Triggered
from app.vocabulary.modes import Modes, choice_in
from app.vocabulary.node import Node
from app.vocabulary.references import AnotherTarget, Bound, Target
from app.vocabulary.statements import Modal, Mode
from app.vocabulary.target_phrases import target_phrases
from app.vocabulary.tree import mentions

structural(Mode)

_COUNTS: dict[str, tuple[int, int | None]] = {
    "one": (1, 1),
    "two": (2, 2),
    "three": (3, 3),
    "four": (4, 4),
    "one or both": (1, 2),
    "one or more": (1, None),
    "up to one": (0, 1),
    "up to two": (0, 2),
    "any number": (0, None),
}
"""The least and the greatest number of modes to choose; None where it is all of them."""


@unless
def is_modal_for_mana(it: Node) -> bool:
    """Modal mana abilities: no mode of theirs is chosen on the stack."""
    if isinstance(it, Activated):
        return choice_in((it,)) is not None and judge_activated(it).is_mana_ability
    return isinstance(it, Triggered) and choice_in((it,)) is not None and judge_triggered(it).is_mana_ability


@unless
def is_chosen_by_nobody(it: Node) -> bool:
    """Modes that are not chosen by a player as the spell or ability is put on the stack."""
    return isinstance(it, Modal) and it.number not in _COUNTS


def choose(run: Run, abilities: tuple[Ability, ...], scene: Scene, announced: Modes | None) -> Modes:
    """Choose modes while a spell or ability is put on the stack, announced ones first (601.2b, 700.2a).

    A mode without enough legal targets can't be chosen, nor one mode twice (700.2d). Raises `Illegal`.
    """
    modal = choice_in(abilities)
    if modal is None:
        if announced:
            raise Illegal("700.2", "{source} isn't modal: it has no modes to choose.", source=scene.source)
        return ()
    least, most = _COUNTS[modal.number]
    possible = tuple(
        place for place, mode in enumerate(modal.modes, 1) if _has_targets(run, target_phrases(mode), scene)
    )
    if announced is not None:
        chosen = _announced(modal, possible, announced, scene)
    elif len(possible) < least:
        raise Illegal("700.2a", "Not enough modes of {source} have legal targets.", source=scene.source)
    else:
        picked = run.choose(
            "modes",
            scene.you,
            "700.2a",
            "Which modes of {source} are chosen?",
            tuple(str(place) for place in possible),
            minimum=least,
            maximum=len(possible) if most is None else min(most, len(possible)),
            source=scene.source,
        )
        chosen = tuple(sorted(int(place) for place in picked))
    run.trace.note(
        "700.2a",
        "{player} chooses {count:mode|modes} {modes} of {source}.",
        player=scene.you,
        count=len(chosen),
        modes=tuple(str(place) for place in chosen),
        source=scene.source,
    )
    return chosen


def _announced(modal: Modal, possible: Modes, announced: Modes, scene: Scene) -> Modes:
    least, most = _COUNTS[modal.number]
    most = len(modal.modes) if most is None else most
    if not least <= len(announced) <= most:
        raise Illegal(
            "700.2a",
            "{given} {given:mode is|modes are} chosen, but {source} asks for {least} to {most}.",
            source=scene.source,
            given=len(announced),
            least=least,
            most=most,
        )
    if len(set(announced)) < len(announced):
        raise Illegal("700.2d", "No mode of {source} can be chosen more than once.", source=scene.source)
    for place in announced:
        if place > len(modal.modes):
            raise Illegal("700.2", "{source} has no mode {place}.", source=scene.source, place=place)
        if place not in possible:
            raise Illegal(
                "700.2a",
                "Mode {place} of {source} has no legal target, so it can't be chosen.",
                source=scene.source,
                place=place,
            )
    return tuple(sorted(announced))


def _has_targets(run: Run, phrases: tuple[Target, ...], scene: Scene) -> bool:
    """Whether there is a legal choice for each target phrase; a later one may depend on what is chosen for another."""
    if not phrases:
        return True
    phrase, *later = phrases
    options = targets.candidates(run, phrase, scene)
    least, _ = bounds(phrase.count, run.sight, scene)
    if len(options) < least:
        return False
    depends = any(isinstance(one, AnotherTarget) or any(mentions(one, Bound)) for one in later)
    ways = combinations(options, least) if depends else (options[:least],)
    return any(
        _has_targets(run, tuple(later), replace(scene, bound={**scene.bound, f"target-{phrase.slot}": way}))
        for way in ways
    )


def choose_for_trigger(run: Run, ability: Triggered, scene: Scene) -> Modes | None:
    """The modes of a triggered ability going on the stack; None if none is chosen where it is modal (603.3c)."""
    try:
        chosen = choose(run, (ability,), scene, None)
    except Illegal:
        chosen = ()
    if not chosen and choice_in((ability,)) is not None:
        run.trace.note(
            "603.3c", "No mode of {source}'s ability is chosen: it is removed from the stack.", source=scene.source
        )
        return None
    return chosen


@follows(Modal)
def follow_modes(run: Run, it: Modal, scene: Scene) -> None:
    """The modes that were chosen, in the order written (608.2c)."""
    for mode in it.modes:
        follow(run, mode.effect, scene)
