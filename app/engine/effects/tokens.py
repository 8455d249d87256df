"""Instructions that create tokens (111, 701.7)."""

from __future__ import annotations

from dataclasses import replace

from app.engine import attaching
from app.engine.door import happen
from app.engine.effects.predefined_tokens import PREDEFINED
from app.engine.effects.subjects import actors, known_pick
from app.engine.picking import Question, acting, amount
from app.engine.quantities import measure
from app.engine.references import Ids
from app.engine.registry import structural, unless
from app.engine.run import Run
from app.engine.scene import Scene
from app.engine.statements import performs
from app.engine.zones import found
from app.game.events import Entry, Manner, Moved, TokensCreated
from app.game.objects import GameObject, ObjectId, PlayerId
from app.vocabulary import tokens as words
from app.vocabulary.abilities import Ability, Keywords
from app.vocabulary.cards import Card, Face
from app.vocabulary.keywords import Keyword
from app.vocabulary.node import Node
from app.vocabulary.statics import Have
from app.vocabulary.words import PERMANENT_TYPES, Color, Zone

structural(words.TokenKind, words.Size)

LAYOUT = "token"
"""The layout of a card that stands for a token, which no card represents."""

COPY = Question("copy", "707.2", "Of what is the token a copy?")


@unless
def is_of_an_unknown_kind(it: Node) -> bool:
    """Tokens that enter attacking, or that are predefined and not written down."""
    if not isinstance(it, words.TokenKind):
        return False
    return it.state not in (None, "tapped") or (not it.types and it.subtypes not in PREDEFINED)


@performs(words.CreateTokens)
def create_tokens(run: Run, it: words.CreateTokens, who: Ids, scene: Scene) -> None:
    """Each player creates the tokens; what follows may call them by name."""
    made: list[ObjectId] = []
    for player in actors(run, who, scene):
        card = token_card(run, it.kind, player, scene)
        count = amount(run, it.count, player, scene)
        made += create(run, card, count, player, tapped=it.kind.state == "tapped")
    scene.bound["token"] = tuple(made)


@performs(words.CreateCopy)
def create_copy(run: Run, it: words.CreateCopy, who: Ids, scene: Scene) -> None:
    """The token has the copiable values of what it copies (707.2), as that last existed if it is gone."""
    made: list[ObjectId] = []
    for player in actors(run, who, scene):
        for id in found(run, known_pick(run, it.of, player, scene, COPY), scene):
            made += create_copy_of(run, id, player)
    scene.bound["token"] = tuple(made)


def create_copy_of(run: Run, id: ObjectId, player: PlayerId, count: int = 1) -> tuple[ObjectId, ...]:
    """Have a player create tokens that are copies of an object; of an instant or sorcery none (111.5)."""
    it = run.object(id)
    face = it.printed
    if it.card is None or face is None or not set(face.types) & PERMANENT_TYPES:
        run.trace.note("111.5", "No token can be a copy of {object}.", object=id)
        return ()
    return create(run, it.card, count, player, face=it.face, copies=it.copies)


def create(
    run: Run,
    card: Card,
    count: int,
    player: PlayerId,
    *,
    tapped: bool = False,
    counters: tuple[tuple[str, int], ...] = (),
    face: int = 0,
    copies: Face | None = None,
) -> tuple[ObjectId, ...]:
    """Have a player create tokens: they own them (111.2), and they enter under that player's control, all at once.

    An Aura with nothing to enchant is not created (303.4g).
    """
    if count <= 0:
        return ()
    created = happen(run, TokensCreated(player, card.name, count))
    moves: list[Moved] = []
    for event in created:
        for _ in range(event.count if isinstance(event, TokensCreated) else 0):
            id = f"token-{run.tick()}"
            token = GameObject(
                id, Zone.BATTLEFIELD, player, card, run.state.clock, face=face, token=True, copies=copies
            )
            state, run.state = run.state, run.state.with_object(replace(token, copies=copies))
            entry = Entry(player, tapped, counters, copies=copies)
            if attaching.is_aura(run.row(id)):
                entry = replace(entry, attached_to=attaching.choose_host(run, run.row(id), player))
                if entry.attached_to is None:
                    run.state = state
                    continue
            moves.append(Moved(id, None, Zone.BATTLEFIELD, id, Manner.CREATED, entry=entry, by=player))
    return tuple(event.becomes for event in happen(run, *moves) if isinstance(event, Moved))


@performs(Have)
def have(run: Run, it: Have, who: Ids, scene: Scene) -> None:
    """What was just made has these abilities: they are part of what defines it (111.3)."""
    for id in found(run, who, scene):
        token = run.object(id)
        if token.card is None:
            continue
        face = token.card.faces[token.face]
        wider = replace(face, abilities=(*face.abilities, *_abilities(it.keywords)))
        run.change(id, card=Card(token.card.name, (wider,), token.card.layout))


def token_card(run: Run, kind: words.TokenKind, player: PlayerId, scene: Scene) -> Card:
    """The card that stands for a token: what defines it is its text (111.3); it is called by its subtypes (111.4)."""
    predefined = PREDEFINED.get(kind.subtypes) if not kind.types else None
    if predefined is not None:
        return Card(predefined.name, (predefined,), LAYOUT)
    acts = acting(scene, player)
    size = kind.size
    face = Face(
        name=" ".join((*kind.subtypes, "Token")),
        mana_cost=None,
        types=kind.types,
        subtypes=kind.subtypes,
        supertypes=kind.supertypes,
        color_indicator=tuple(color for color in Color if color in kind.colors) or None,
        abilities=_abilities(kind.abilities),
        power=None if size is None else str(measure(size.power, run.sight, acts)),
        toughness=None if size is None else str(measure(size.toughness, run.sight, acts)),
    )
    return Card(face.name, (face,), LAYOUT)


def _abilities(given: tuple[Keyword | Ability, ...]) -> tuple[Ability, ...]:
    return tuple(Keywords((one,)) if isinstance(one, Keyword) else one for one in given)
