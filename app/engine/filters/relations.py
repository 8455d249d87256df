"""Atoms that relate an object to a player or a zone: who controls it, who owns it, where it is."""

from __future__ import annotations

from app.engine.mana_types import names
from app.engine.meaning import Test, matches, refer
from app.engine.rows import Row
from app.engine.scene import Scene, Sight
from app.vocabulary import filters as nouns
from app.vocabulary import relations as words
from app.vocabulary.words import Zone


@matches(nouns.YouControl)
def you_control(atom: nouns.YouControl) -> Test:
    return lambda row, sight, scene: row.controller == scene.you


@matches(nouns.YouDontControl)
def you_dont_control(atom: nouns.YouDontControl) -> Test:
    return lambda row, sight, scene: row.controller != scene.you


@matches(nouns.AnOpponentControls)
def an_opponent_controls(atom: nouns.AnOpponentControls) -> Test:
    return lambda row, sight, scene: row.controller in sight.state.opponents(scene.you)


@matches(words.ControlledBy)
def controlled_by(atom: words.ControlledBy) -> Test:
    return lambda row, sight, scene: row.controller in refer(atom.who, sight, scene)


@matches(words.OfNamedColor)
def of_named_color(atom: words.OfNamedColor) -> Test:
    """While a colour that was chosen is not told, nothing is of it; the ruling has been refused before that matters."""
    named = names[type(atom.color)]
    return lambda row, sight, scene: (
        bool(row.colors & named(atom.color, sight, scene)) and (not atom.yours or row.controller == scene.you)
    )


@matches(words.CastBy)
def cast_by(atom: words.CastBy) -> Test:
    """A spell is controlled by whoever casts it (601.2a)."""
    return lambda row, sight, scene: row.controller in refer(atom.by, sight, scene)


@matches(nouns.YouOwn)
def you_own(atom: nouns.YouOwn) -> Test:
    return lambda row, sight, scene: sight.owner(row.id) == scene.you


@matches(words.InZoneOf)
def in_zone_of(atom: words.InZoneOf) -> Test:
    """A hand, library or graveyard holds its owner's cards (400.3); a spell is from the zone that it was cast from."""

    def test(row: Row, sight: Sight, scene: Scene) -> bool:
        zone = row.zone
        if zone is Zone.STACK and row.id in sight.state.objects:
            cast = sight.object(row.id).cast
            zone = cast.zone if cast is not None and cast.zone is not None else zone
        return zone is atom.zone and sight.owner(row.id) in refer(atom.whose, sight, scene)

    return test


@matches(words.InAnyGraveyard)
def in_any_graveyard(atom: words.InAnyGraveyard) -> Test:
    return lambda row, sight, scene: row.zone is Zone.GRAVEYARD
