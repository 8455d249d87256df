"""Counters: their kinds, and the instructions about them (122)."""

from __future__ import annotations

from app.vocabulary.instructions import Instruction
from app.vocabulary.node import kept, node, says
from app.vocabulary.quantities import Number, Quantity
from app.vocabulary.references import Reference

POWER_TOUGHNESS_COUNTERS = tuple(
    f"{p}/{t}"
    for p, t in (
        ("+1", "+1"),
        ("-1", "-1"),
        ("+1", "+0"),
        ("+0", "+1"),
        ("+2", "+2"),
        ("-0", "-1"),
        ("-1", "-0"),
        ("+1", "+2"),
        ("-2", "-1"),
        ("-0", "-2"),
        ("-2", "-2"),
        ("+2", "+0"),
        ("+0", "+2"),
    )
)  # 122.1a
KEYWORD_COUNTERS = (
    "decayed deathtouch exalted flying haste hexproof indestructible lifelink menace reach shadow trample vigilance"
).split()  # 122.1b, with the two-word ones below
KEYWORDS_OF_COUNTERS = (*KEYWORD_COUNTERS, "double strike", "first strike")
OTHER_COUNTERS = (
    "acorn aegis age aim arrow arrowhead awakening bait blaze blessing blight blood bloodline bloodstain book bore "
    "bounty brain bribery brick burden cage carrion cell charge chorus coin collection component conqueror "
    "contested corpse corruption credit croak crystal cube currency death defense delay depletion descent despair "
    "devotion discovery divinity doom dread dream duty echo egg elixir ember energy enlightened eon everything "
    "experience eyeball fade fate feather feeding fellowship fetch filibuster film finality fire flame flood "
    "foreshadow fungus fury fuse gem ghostform glyph gold growth harmony hatching hatchling healing hit hone "
    "hoofprint hope hour hourglass hunger ice impostor incarnation incubation infection influence ingenuity "
    "ingredient intel intervention invasion invitation isolation javelin judgment ki kick knowledge landmark level "
    "loot lore loyalty luck magnet manifestation mannequin matrix memory midway mine mining mire music muster "
    "necrodermis nest net night oil omen ore page pain palliation paralyzation petal petrification phylactery "
    "phyresis pin plague plan plot point poison polyp possession pressure prey pupa quest rad rally rejection "
    "reprieve rev revival ribbon ritual rope rust scream shell shield shred silver skewer sleep sleight slime "
    "slumber soot soul spite spore stash storage story strife study stun supply suspect takeover task theft ticket "
    "tide time tower training trap treasure unity unlock valor velocity verse vitality void vortex vow voyage wage "
    "winch wind wish"
).split()
COUNTERS: tuple[str, ...] = (
    *POWER_TOUGHNESS_COUNTERS,
    *KEYWORDS_OF_COUNTERS,
    *OTHER_COUNTERS,
)


@says("put(s) a <kind:counter kind> counter on <what:object>", count=Number(1))
@says("put(s) <count:count#plural> <kind:counter kind> counters on <what:object>")
@says("put(s) a number of <kind:counter kind> counters on <what:object> equal to <count:value>")
@says("put(s) a <kind:counter kind> counter on <what:object> <count:each count>")
@node
class PutCounters(Instruction):
    """Put counters on objects or players."""

    RULES = ("122.6",)
    kind: str
    what: Reference
    count: Quantity
    said: str | None = kept()


@says("{gets|get} a <kind:counter kind> counter", count=Number(1))
@says("{gets|get} <count:count#plural> <kind:counter kind> counters")
@node
class GetCounters(Instruction):
    """Players get counters."""

    RULES = ("122.1", "122.6")
    kind: str
    count: Quantity


@says("double(s) the number of <kind:counter kind> counters on <what:object>")
@node
class DoubleCounters(Instruction):
    """Put as many counters of a kind on objects or players as they have (701.10e)."""

    RULES = ("701.10e",)
    kind: str
    what: Reference


@says("remove(s) a <kind:counter kind> counter from <what:object>", count=Number(1))
@says("remove(s) <count:count#plural> <kind:counter kind> counters from <what:object>")
@node
class RemoveCounters(Instruction):
    """Remove counters from objects."""

    RULES = ("122.1", "118.3")
    kind: str
    what: Reference
    count: Quantity
