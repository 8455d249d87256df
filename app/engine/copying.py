"""Copying objects (707): permanents that enter as copies, and copies of spells and abilities on the stack."""

from __future__ import annotations

from dataclasses import replace

from app.engine import filters, targets
from app.engine.door import commits, happen
from app.engine.entering import changes_entry
from app.engine.outcomes import Unsupported
from app.engine.references import Ids, refer
from app.engine.registry import Registry
from app.engine.run import Run
from app.engine.scene import Scene
from app.engine.statements import performs
from app.game.events import Entry, SpellCopied
from app.game.objects import Cast, GameObject, ObjectId
from app.vocabulary.abilities import Activated, Spell, Triggered
from app.vocabulary.cards import Face
from app.vocabulary.copying import (
    ChooseNewTargets,
    Copy,
    CopyException,
    EnterAsCopies,
    EntersAsCopy,
    NotLegendary,
)
from app.vocabulary.events import BecomesTarget
from app.vocabulary.modes import as_chosen
from app.vocabulary.target_phrases import target_phrases
from app.vocabulary.words import Supertype, Zone

excepts: Registry[Face] = Registry(CopyException)


def copied(run: Run, id: ObjectId, but: CopyException | None) -> Face | None:
    """The copiable values of an object (707.2), changed by what the copy effect excepts (707.9)."""
    face = run.object(id).printed
    return face if face is None or but is None else excepts[type(but)](but, face)


@excepts(NotLegendary)
def not_legendary(it: NotLegendary, face: Face) -> Face:
    return replace(face, supertypes=tuple(kind for kind in face.supertypes if kind is not Supertype.LEGENDARY))


@changes_entry(EntersAsCopy)
def enters_as_copy(run: Run, it: EntersAsCopy, entry: Entry, scene: Scene) -> Entry:
    """Its controller may choose what it copies, as it enters (707.5)."""
    options = filters.permanents(it.of, run.sight, scene)
    picked = run.choose("copy", scene.you, "707.5", "What does {source} copy?", options, minimum=0, source=scene.source)
    if not picked:
        run.trace.note("707.5", "{source} enters as no copy.", source=scene.source)
        return entry
    run.trace.note("707.2", "{source} has the copiable values of {copied}.", source=scene.source, copied=picked)
    return replace(entry, copies=copied(run, picked[0], it.but))


@changes_entry(EnterAsCopies)
def enter_as_copies(run: Run, it: EnterAsCopies, entry: Entry, scene: Scene) -> Entry:
    """It enters as a copy of what the effect names, and nobody chooses."""
    (original,) = refer(it.copied, run.sight, scene)
    return replace(entry, copies=copied(run, original, None))


@performs(Copy)
def copy(run: Run, it: Copy, who: Ids, scene: Scene) -> None:
    """Put copies of spells or abilities on the stack, with every choice made for the original (707.10)."""
    for player in who:
        for original in refer(it.what, run.sight, scene):
            if original in run.state.ids(Zone.STACK):
                made = f"copy-{run.tick()}"
                face = copied(run, original, it.but) if original in run.state.objects else None
                _put(run, original, made, player, face)
                scene.bound["copy"] = (made,)


def _put(run: Run, original: ObjectId, made: ObjectId, player: str, face: Face | None) -> None:
    _nobody_watches_targets(run)
    state = run.state
    ability = state.abilities.get(original)
    if ability is not None:
        twin = replace(ability, id=made, controller=player, timestamp=state.clock - 1)
        state = replace(state, abilities={**state.abilities, made: twin})
    else:
        spell = run.object(original)
        cast = spell.cast or Cast()
        state = state.with_object(
            GameObject(
                made,
                Zone.STACK,
                player,
                spell.card,
                state.clock - 1,
                controller=player,
                cast=replace(cast, mana=None, zone=None),
                copies=face,
                spell_copy=True,
            )
        )
    run.become(state.with_zone(Zone.STACK, "", (*state.ids(Zone.STACK), made)))
    happen(run, SpellCopied(player, original, made))


def _nobody_watches_targets(run: Run) -> None:
    """A copy comes onto the stack with its final targets (707.10c), here before they are chosen."""
    if run.view.triggers.get(BecomesTarget):
        raise Unsupported("707.10c", "Something triggers on what becomes the target of a copy.")


@commits(SpellCopied)
def be_copied(run: Run, event: SpellCopied) -> None:
    """The copy is on the stack already; from now on it counts as copied."""


@performs(ChooseNewTargets)
def choose_new_targets(run: Run, it: ChooseNewTargets, who: Ids, scene: Scene) -> None:
    """Any number of targets may be changed, each to a legal one; the number of targets stays (115.7d, 707.10c)."""
    for spell in refer(it.what, run.sight, scene):
        for player in who:
            _retarget(run, spell, player)


def _retarget(run: Run, spell: ObjectId, player: str) -> None:
    ability = run.state.abilities.get(spell)
    source = ability.source if ability else spell
    _nobody_watches_targets(run)
    now = ability.targets if ability else (run.object(spell).cast or Cast()).targets
    scene = Scene(player, source)
    tree = _instructions(run, spell)
    chosen = tuple(
        _new_targets(run, phrase_targets, targets.candidates(run, phrase, scene), player, spell)
        for phrase, phrase_targets in zip(target_phrases(tree), now, strict=True)
    )
    if ability:
        changed = replace(ability, targets=chosen)
        run.state = replace(run.state, abilities={**run.state.abilities, spell: changed})
    else:
        run.change(spell, cast=replace(run.object(spell).cast or Cast(), targets=chosen))


def _new_targets(run: Run, now: Ids, legal: Ids, player: str, spell: ObjectId) -> Ids:
    options = tuple(dict.fromkeys((*now, *(id for id in legal if id != spell))))
    return run.choose(
        "new_targets",
        player,
        "707.10c",
        "What are the targets of {spell} now?",
        options,
        minimum=len(now),
        maximum=len(now),
        source=spell,
        spell=spell,
    )


def _instructions(run: Run, id: ObjectId) -> tuple[Spell | Activated | Triggered, ...]:
    """What a spell or ability on the stack says, with the modes that were chosen; those can't change (700.2f)."""
    on_stack = run.state.abilities.get(id)
    if on_stack is not None:
        assert isinstance(on_stack.ability, Activated | Triggered)
        return (as_chosen(on_stack.ability, on_stack.modes),)
    decided = run.object(id).cast or Cast()
    return tuple(as_chosen(line, decided.modes) for line in run.row(id).abilities if isinstance(line, Spell))
