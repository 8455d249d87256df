"""How each keyword works, by its rule (702): what minds it where nothing carries it out."""

from __future__ import annotations

import re

from app.vocabulary.abilities import Unread
from app.vocabulary.events import (
    AnyOf,
    Attacks,
    BecomesBlocked,
    BeginningOf,
    Blocks,
    Casts,
    DealsDamage,
    Dies,
    Enters,
    Event,
)
from app.vocabulary.filters import Filter, IsSpell, OfType, YouControl
from app.vocabulary.references import A, This, You
from app.vocabulary.words import CardType, Zone

_YOUR_CREATURE = A(Filter((OfType(CardType.CREATURE),), controller=YouControl()))

CAST = (
    *("aftermath", "assist", "awaken", "bargain", "bestow", "blitz", "buyback", "cascade", "casualty", "cleave"),
    *("conspire", "convoke", "dash", "delve", "demonstrate", "disguise", "disturb", "emerge", "entwine", "escalate"),
    *("escape", "evoke", "flashback", "freerunning", "fuse", "gravestorm", "harmonize", "impending", "improvise"),
    *("jump-start", "mayhem", "megamorph", "more than meets the eye", "morph", "multikicker", "mutate", "offspring"),
    *("overload", "prowl", "replicate", "retrace", "ripple", "sneak", "spectacle", "spree", "squad", "storm", "surge"),
    *("teamwork", "tiered", "undaunted", "warp", "web-slinging", "affinity", "two kickers"),
)
"""Keywords of how a card is cast, or that trigger on its being cast: they matter when somebody casts it."""

RESOLVING = ("cipher", "epic", "paradigm", "rebound")
"""Keywords that change how the spell resolves."""

ENTERING = (
    *("amplify", "bloodthirst", "compleated", "devour", "fading", "graft", "modular", "read ahead", "riot", "sunburst"),
    *("tribute", "unleash", "vanishing"),
)
"""Keywords of how a permanent enters (614.1c)."""

ACTIVATED: dict[str, Zone] = {
    "aura swap": Zone.BATTLEFIELD,
    "commander ninjutsu": Zone.COMMAND,
    "crew": Zone.BATTLEFIELD,
    "embalm": Zone.GRAVEYARD,
    "encore": Zone.GRAVEYARD,
    "eternalize": Zone.GRAVEYARD,
    "ninjutsu": Zone.HAND,
    "reconfigure": Zone.BATTLEFIELD,
    "saddle": Zone.BATTLEFIELD,
    "scavenge": Zone.GRAVEYARD,
    "station": Zone.BATTLEFIELD,
    "transfigure": Zone.BATTLEFIELD,
    "transmute": Zone.HAND,
    "unearth": Zone.GRAVEYARD,
}
"""Keywords that stand for an activated ability, and where it works."""

_BLOCKS = AnyOf((Blocks(This()), BecomesBlocked(This())))

TRIGGERED: dict[str, Event] = {
    **dict.fromkeys(
        ("annihilator", "dethrone", "enlist", "firebending", "frenzy", "melee", "mentor", "mobilize", "myriad"),
        Attacks(This()),
    ),
    **dict.fromkeys(("provoke", "training"), Attacks(This())),
    **dict.fromkeys(("backup", "champion", "fabricate", "hideaway", "job select", "ravenous"), Enters(This())),
    **dict.fromkeys(("evolve", "graft", "soulbond"), Enters(_YOUR_CREATURE)),
    **dict.fromkeys(("haunt", "modular", "soulshift"), Dies(This())),
    **dict.fromkeys(("extort", "increment"), Casts(You(), A(Filter((IsSpell(),))))),
    **dict.fromkeys(("echo", "fading", "vanishing"), BeginningOf("upkeep", You())),
    **dict.fromkeys(("afflict", "flanking"), BecomesBlocked(This())),
    "rampage": _BLOCKS,
    "renown": DealsDamage(This(), combat=True, to=None),
}
"""Keywords that trigger, and on what; one that triggers on part of what is named here is minded a little too early."""

ELSEWHERE: dict[str, Zone] = {
    "dredge": Zone.GRAVEYARD,
    "madness": Zone.HAND,
    "miracle": Zone.HAND,
    "recover": Zone.GRAVEYARD,
    "splice": Zone.HAND,
    "split second": Zone.STACK,
    "suspend": Zone.EXILE,
}
"""Keywords that change what happens while their card is in a zone other than the battlefield."""

SPECIAL = ("foretell", "partner", "plot")
"""Keywords of what is done outside of a game, or as a special action that players take themselves."""

TARGETED = ("ward",)
"""Keywords that trigger on becoming a target."""


def shapes_of(name: str, text: str) -> tuple[Unread, ...]:
    """A keyword that nothing carries out, as lines of the shapes in which its rule has it work."""
    groups = {"cast": CAST, "spell": RESOLVING, "entering": ENTERING, "targeted": TARGETED, "special": SPECIAL}
    found = [Unread(shape, text) for shape, names in groups.items() if name in names]
    if name in ACTIVATED:
        found.append(Unread("activated", text, zone=ACTIVATED[name]))
    if name in TRIGGERED:
        found.append(Unread("triggered", text, TRIGGERED[name]))
    if name in ELSEWHERE:
        found.append(Unread("static", text, zone=ELSEWHERE[name]))
    return tuple(found) or (Unread("static", text),)


_KNOWN = frozenset((*CAST, *RESOLVING, *ENTERING, *SPECIAL, *TARGETED, *ACTIVATED, *TRIGGERED, *ELSEWHERE))
_BEGUN = re.compile(
    "(" + "|".join(sorted(map(re.escape, _KNOWN), key=len, reverse=True)) + r")(?:[ —]|$)", re.IGNORECASE
)


def keyword_begun(text: str) -> str | None:
    """The keyword that a line begins with, one of those whose shapes are known."""
    found = _BEGUN.match(text)
    return found[1].lower() if found else None
