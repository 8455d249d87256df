"""Which keywords the engine reads itself, and where (702)."""

from __future__ import annotations

from app.engine.keywords import is_carried_out
from app.engine.registry import structural, unless
from app.vocabulary.keywords import Landwalk, Plain, SpelledOut, WithCost
from app.vocabulary.node import Node

KEYWORDS_READ: dict[str, str] = {
    "changeling": "app.engine.rows",
    "convoke": "app.engine.paying_otherwise",
    "deathtouch": "app.engine.damage",
    "delve": "app.engine.paying_otherwise",
    "defender": "app.engine.attacking",
    "devoid": "app.engine.rows",
    "double strike": "app.engine.combat_damage",
    "fear": "app.engine.evasion",
    "first strike": "app.engine.combat_damage",
    "flash": "app.engine.casting",
    "flying": "app.engine.evasion",
    "haste": "app.engine.attacking",
    "hexproof": "app.engine.targets",
    "horsemanship": "app.engine.evasion",
    "improvise": "app.engine.paying_otherwise",
    "indestructible": "app.engine.effects.permanents",
    "infect": "app.engine.damage",
    "intimidate": "app.engine.evasion",
    "lifelink": "app.engine.damage",
    "menace": "app.engine.blocking",
    "reach": "app.engine.evasion",
    "shadow": "app.engine.evasion",
    "shroud": "app.engine.targets",
    "skulk": "app.engine.evasion",
    "trample": "app.engine.combat_damage",
    "undaunted": "app.engine.total_cost",
    "vigilance": "app.engine.attacking",
    "wither": "app.engine.damage",
}
"""Each keyword, and the module that asks whether an object has it; others may ask too."""

COSTED_READ: dict[str, str] = {"flashback": "app.engine.alternative_costs", "kicker": "app.engine.total_cost"}
"""The same for keywords with a cost."""

structural(Plain, SpelledOut, Landwalk, WithCost)


@unless
def is_read_nowhere(it: Node) -> bool:
    """Keywords that nothing in the engine asks about, and that stand for nothing the engine carries out."""
    if not isinstance(it, (Plain, SpelledOut, WithCost)) or it.name in KEYWORDS_READ or it.name in COSTED_READ:
        return False
    return not is_carried_out(it)
