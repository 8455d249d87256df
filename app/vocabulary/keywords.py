"""Keyword abilities (702)."""

from __future__ import annotations

from app.vocabulary.costs import Cost
from app.vocabulary.filters import Filter
from app.vocabulary.node import Node, kept, node, says
from app.vocabulary.quantities import Quantity
from app.vocabulary.references import Reference


class Keyword(Node):
    """A keyword ability."""

    __slots__ = ()


PLAIN: dict[str, str] = {
    "deathtouch": "702.2",
    "defender": "702.3",
    "double strike": "702.4",
    "first strike": "702.7",
    "flash": "702.8",
    "flying": "702.9",
    "haste": "702.10",
    "hexproof": "702.11",
    "indestructible": "702.12",
    "lifelink": "702.15",
    "reach": "702.17",
    "shroud": "702.18",
    "trample": "702.19",
    "vigilance": "702.20",
    "menace": "702.111",
}


@says("enchant <what#singular>")
@node
class Enchant(Keyword):
    """What an Aura can be attached to."""

    RULES = ("702.5",)
    what: Filter


@says("<name:plain keyword>")
@node
class Plain(Keyword):
    """A keyword without parameters that the rules of the engine read themselves."""

    RULES = tuple(PLAIN.values())
    name: str


OTHERS: dict[str, str] = {
    "aftermath": "702.127",
    "ascend": "702.131",
    "assist": "702.132",
    "banding": "702.22",
    "bargain": "702.166",
    "battle cry": "702.91",
    "cascade": "702.85",
    "changeling": "702.73",
    "cipher": "702.99",
    "compleated": "702.150",
    "conspire": "702.78",
    "convoke": "702.51",
    "daybound": "702.145",
    "decayed": "702.147",
    "delve": "702.66",
    "demonstrate": "702.144",
    "dethrone": "702.105",
    "devoid": "702.114",
    "enlist": "702.154",
    "epic": "702.50",
    "evolve": "702.100",
    "exalted": "702.83",
    "exploit": "702.110",
    "extort": "702.101",
    "fear": "702.36",
    "flanking": "702.25",
    "For Mirrodin!": "702.163",
    "fuse": "702.102",
    "gravestorm": "702.69",
    "haunt": "702.55",
    "horsemanship": "702.31",
    "improvise": "702.126",
    "increment": "702.191",
    "infect": "702.90",
    "ingest": "702.115",
    "intimidate": "702.13",
    "job select": "702.182",
    "jump-start": "702.133",
    "living metal": "702.161",
    "living weapon": "702.92",
    "melee": "702.121",
    "mentor": "702.134",
    "myriad": "702.116",
    "nightbound": "702.145",
    "paradigm": "702.192",
    "partner": "702.124",
    "persist": "702.79",
    "phasing": "702.26",
    "provoke": "702.39",
    "prowess": "702.108",
    "ravenous": "702.156",
    "read ahead": "702.155",
    "rebound": "702.88",
    "retrace": "702.81",
    "riot": "702.136",
    "shadow": "702.28",
    "skulk": "702.118",
    "soulbond": "702.95",
    "split second": "702.61",
    "spree": "702.172",
    "Start your engines!": "702.179",
    "station": "702.184",
    "storied": "702.195",
    "storm": "702.40",
    "sunburst": "702.44",
    "tiered": "702.183",
    "training": "702.149",
    "umbra armor": "702.89",
    "undaunted": "702.125",
    "undying": "702.93",
    "unleash": "702.98",
    "wither": "702.80",
}


@says("<name:other keyword>")
@node
class SpelledOut(Keyword):
    """A keyword without parameters that stands for abilities spelled out in its rule."""

    RULES = tuple(OTHERS.values())
    name: str


def keyword_called(name: str) -> Keyword:
    """The keyword without parameters that has a name."""
    return Plain(name) if name in PLAIN else SpelledOut(name)


COSTED: dict[str, str] = {
    "aura swap": "702.65",
    "bestow": "702.103",
    "blitz": "702.152",
    "buyback": "702.27",
    "cleave": "702.148",
    "commander ninjutsu": "702.49",
    "cumulative upkeep": "702.24",
    "cycling": "702.29",
    "dash": "702.109",
    "disguise": "702.168",
    "disturb": "702.146",
    "echo": "702.30",
    "embalm": "702.128",
    "emerge": "702.119",
    "encore": "702.141",
    "entwine": "702.42",
    "equip": "702.6",
    "escalate": "702.120",
    "escape": "702.138",
    "eternalize": "702.129",
    "evoke": "702.74",
    "flashback": "702.34",
    "foretell": "702.143",
    "fortify": "702.67",
    "freerunning": "702.173",
    "harmonize": "702.180",
    "kicker": "702.33",
    "level up": "702.87",
    "madness": "702.35",
    "mayhem": "702.187",
    "megamorph": "702.37",
    "miracle": "702.94",
    "more than meets the eye": "702.162",
    "morph": "702.37",
    "multikicker": "702.33",
    "mutate": "702.140",
    "ninjutsu": "702.49",
    "offspring": "702.175",
    "outlast": "702.107",
    "overload": "702.96",
    "plot": "702.170",
    "prowl": "702.76",
    "reconfigure": "702.151",
    "recover": "702.59",
    "replicate": "702.56",
    "scavenge": "702.97",
    "sneak": "702.190",
    "spectacle": "702.137",
    "squad": "702.157",
    "surge": "702.117",
    "transfigure": "702.71",
    "transmute": "702.53",
    "unearth": "702.84",
    "ward": "702.21",
    "warp": "702.185",
    "web-slinging": "702.188",
}


@says("<name:costed keyword> <cost:mana cost>")
@says("<name:costed keyword>——<cost>.")
@says("<name:costed keyword>——<cost>")
@node
class WithCost(Keyword):
    """A keyword with a cost: "equip {2}", "ward—Pay 2 life."."""

    RULES = tuple(dict.fromkeys(COSTED.values()))
    name: str
    cost: Cost
    said: str | None = kept()


NUMBERED: dict[str, str] = {
    "absorb": "702.64",
    "afflict": "702.130",
    "afterlife": "702.135",
    "amplify": "702.38",
    "annihilator": "702.86",
    "backup": "702.165",
    "bloodthirst": "702.54",
    "bushido": "702.45",
    "casualty": "702.153",
    "crew": "702.122",
    "devour": "702.82",
    "dredge": "702.52",
    "fabricate": "702.123",
    "fading": "702.32",
    "firebending": "702.189",
    "frenzy": "702.68",
    "graft": "702.58",
    "hideaway": "702.75",
    "mobilize": "702.181",
    "modular": "702.43",
    "poisonous": "702.70",
    "rampage": "702.23",
    "renown": "702.112",
    "ripple": "702.60",
    "saddle": "702.171",
    "soulshift": "702.46",
    "teamwork": "702.194",
    "toxic": "702.164",
    "tribute": "702.104",
    "vanishing": "702.63",
}


@says("<name:numbered keyword> <number:amount>")
@node
class WithNumber(Keyword):
    """A keyword with a number: "crew 2"."""

    RULES = tuple(NUMBERED.values())
    name: str
    number: Quantity


NUMBERED_AND_COSTED: dict[str, str] = {
    "awaken": "702.113",
    "impending": "702.176",
    "reinforce": "702.77",
    "suspend": "702.62",
}


@says("<name:numbered and costed keyword> <number:amount>——<cost>")
@node
class WithNumberAndCost(Keyword):
    """A keyword with a number and a cost: "suspend 3—{1}{U}"."""

    RULES = tuple(NUMBERED_AND_COSTED.values())
    name: str
    number: Quantity
    cost: Cost


@says("protection from <quality:protected from>")
@says("hexproof from <quality:protected from>", name="hexproof")
@node
class From(Keyword):
    """Protection, or hexproof, from things of a quality."""

    RULES = ("702.16", "702.11d")
    quality: str
    name: str = "protection"


@says("affinity for <what#plural>")
@node
class Affinity(Keyword):
    """Costs {1} less for each such thing you control."""

    RULES = ("702.41",)
    what: Filter


@says("champion <what:object>")
@node
class Champion(Keyword):
    """Exile another such thing you control, or sacrifice this."""

    RULES = ("702.72",)
    what: Reference


@says("<land:landwalk>")
@node
class Landwalk(Keyword):
    """Cannot be blocked while the defending player controls such a land."""

    RULES = ("702.14",)
    land: str


@says("<kind:typecycling> <cost:mana cost>")
@node
class Typecycling(Keyword):
    """Cycling that searches for a kind of card."""

    RULES = ("702.29e",)
    kind: str
    cost: Cost


@says("kicker <first:mana cost> and/or <second:mana cost>")
@node
class TwoKickers(Keyword):
    """Two kicker costs, either or both of which may be paid."""

    RULES = ("702.33",)
    first: Cost
    second: Cost


@says("equip <what:filter#singular> <cost:mana cost>")
@node
class EquipOnly(Keyword):
    """Equip, for certain creatures only."""

    RULES = ("702.6c",)
    what: Filter
    cost: Cost


@says("splice onto <what:filter#singular> <cost:mana cost>")
@node
class Splice(Keyword):
    """Splice onto a kind of spell."""

    RULES = ("702.47",)
    what: Filter
    cost: Cost
