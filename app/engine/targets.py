"""Targets: which are legal, how they are chosen, and whether they still are when it matters (115, 601.2c, 608.2b)."""

from __future__ import annotations

from dataclasses import replace

from app.engine import filters
from app.engine.outcomes import Illegal
from app.engine.protection import is_hexproof_from, protects
from app.engine.quantities import bounds
from app.engine.run import Run
from app.engine.scene import Scene
from app.engine.trace import Literally
from app.game.objects import ObjectId
from app.vocabulary.filters import Filter, Other
from app.vocabulary.references import AnotherTarget, Target
from app.vocabulary.target_phrases import target_phrases
from app.vocabulary.words import Zone

Chosen = tuple[tuple[ObjectId, ...], ...]


def candidates(run: Run, phrase: Target, scene: Scene) -> tuple[str, ...]:
    """The objects and players that a target phrase could mean now, shroud and hexproof minded.

    A spell is no target for itself (115.5).
    """
    noun = phrase.what
    if isinstance(phrase, AnotherTarget):
        noun = replace(noun, adjectives=(Other(), *noun.adjectives))
    return _targetable(run, noun, scene)


def _targetable(run: Run, noun: Filter, scene: Scene) -> tuple[str, ...]:
    named = (*filters.objects(noun, run.sight, scene), *filters.players(noun, run.sight, scene))
    itself = scene.source if scene.source in run.state.ids(Zone.STACK) else None
    return tuple(id for id in named if id != itself and _may_be_targeted(run, id, scene))


def _may_be_targeted(run: Run, id: str, scene: Scene) -> bool:
    row = run.view.permanent(id)
    if row is None:
        return True
    if row.has("shroud") or protects(run, id, scene.source):
        return False
    hexproof = row.has("hexproof") or is_hexproof_from(run, id, scene.source)
    return not hexproof or row.controller == scene.you


def why_not(run: Run, phrase: Target, id: str, scene: Scene) -> Illegal:
    """Why an object or player can't be a target of a phrase."""
    row = run.view.permanent(id)
    if row is not None and row.has("shroud"):
        return Illegal("702.18a", "{target} has shroud: it can't be a target.", target=id)
    if row is not None and row.has("hexproof") and row.controller != scene.you:
        return Illegal("702.11b", "{target} has hexproof: an opponent can't make it a target.", target=id)
    if row is not None and protects(run, id, scene.source):
        return Illegal("702.16b", "{target} has protection from {source}.", target=id, source=scene.source)
    if row is not None and is_hexproof_from(run, id, scene.source) and row.controller != scene.you:
        return Illegal("702.11d", "{target} has hexproof from {source}.", target=id, source=scene.source)
    return Illegal("601.2c", "{target} is not what {source} may target.", target=id, source=scene.source)


def choose(run: Run, tree: object, scene: Scene, announced: Chosen | None) -> Chosen:
    """Choose the targets of a spell or ability while it is put on the stack (601.2c), announced ones first."""
    wanted = target_phrases(tree)
    if announced and not wanted:
        raise Illegal("601.2c", "{source} has no targets: none can be announced for it.", source=scene.source)
    if announced is not None and len(announced) != len(wanted):
        raise Illegal(
            "601.2c",
            "{source} has {count} target {count:phrase|phrases}, not {given}.",
            source=scene.source,
            count=len(wanted),
            given=len(announced),
        )
    chosen: list[tuple[ObjectId, ...]] = []
    said = replace(scene, bound=dict(scene.bound))
    for position, phrase in enumerate(wanted):
        given = announced[position] if announced is not None else None
        chosen.append(_choose_one_phrase(run, phrase, said, given))
        said.bound[f"target-{phrase.slot}"] = chosen[-1]
    return tuple(chosen)


def _choose_one_phrase(run: Run, phrase: Target, scene: Scene, given: tuple[str, ...] | None) -> tuple[str, ...]:
    options = candidates(run, phrase, scene)
    least, most = bounds(phrase.count, run.sight, scene)
    if given is None:
        if len(options) < least:
            raise Illegal("601.2c", "{source} has no legal target.", source=scene.source)
        maximum = len(options) if most is None else min(most, len(options))
        picked = run.choose(
            "targets",
            scene.you,
            "601.2c",
            "What is the target of {source}?",
            options,
            minimum=least,
            maximum=maximum,
            source=scene.source,
        )
    else:
        picked = given
        for id in given:
            if id not in options:
                reason = why_not(run, phrase, id, scene)
                if reason.rule != "601.2c":
                    said = "{player} names {target} as a target of {source}; it must be one that can be chosen."
                    run.trace.note("601.2c", said, player=scene.you, target=id, source=scene.source)
                raise reason
        if not least <= len(given) <= (len(given) if most is None else most) or len(set(given)) != len(given):
            raise Illegal(
                "601.2c",
                "{source} needs {count} different {count:target|targets} for this phrase, not {given}.",
                source=scene.source,
                count=_how_many(least, most),
                given=len(given),
            )
    for id in picked:
        if id in run.state.objects and run.row(id).controller != scene.you:
            run.needs_read(id, "702.21a", "targeted")
    if not picked:
        run.trace.note("115.6", "{player} chooses no target.", player=scene.you)
        return ()
    run.trace.note("601.2c", "{player} chooses {targets} as the target.", player=scene.you, targets=picked)
    return picked


def _how_many(least: int, most: int | None) -> object:
    if least == most:
        return least
    return Literally(f"{least} or more" if most is None else f"{least} to {most}")


def choose_for_trigger(run: Run, tree: object, scene: Scene) -> Chosen | None:
    """The targets of a triggered ability going on the stack; None if there is no legal choice (603.3d)."""
    try:
        return choose(run, tree, scene, None)
    except Illegal:
        run.trace.note(
            "603.3d", "{source}'s ability has no legal target: it is removed from the stack.", source=scene.source
        )
        return None


def still_legal(run: Run, tree: object, scene: Scene, chosen: Chosen) -> Chosen:
    """Those targets that are still legal as the spell or ability resolves (608.2b).

    Targets that were told apart as they were chosen are different things for good.
    """
    kept: list[tuple[ObjectId, ...]] = []
    for phrase, ids in zip(target_phrases(tree), chosen, strict=True):
        legal = _targetable(run, filters.without_other(phrase.what), scene)
        for id in ids:
            if id not in legal:
                run.trace.note("608.2b", "{target} is no longer a legal target.", target=id)
        kept.append(tuple(id for id in ids if id in legal))
    return tuple(kept)


def bind(scene: Scene, tree: object, chosen: Chosen) -> None:
    """Let the words of an ability refer to its targets."""
    for phrase, ids in zip(target_phrases(tree), chosen, strict=True):
        scene.bound[f"target-{phrase.slot}"] = ids
