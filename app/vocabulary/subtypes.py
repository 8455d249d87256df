"""All subtypes, by the card type they belong to (205.3), and their plurals."""

from __future__ import annotations

from app.vocabulary.words import CardType


def _names(row: str) -> tuple[str, ...]:
    return tuple(row.split("|"))


SUBTYPES: dict[CardType, tuple[str, ...]] = {
    CardType.ARTIFACT: _names(  # 205.3g
        "Attraction|Blood|Bobblehead|Book|Clue|Contraption|Equipment|Food|Fortification|Gold|Incubator|Infinity|Junk|"
        "Lander|Map|Mutagen|Powerstone|Spacecraft|Stone|Treasure|Vehicle|Vibranium"
    ),
    CardType.ENCHANTMENT: _names(  # 205.3h
        "Aura|Background|Cartouche|Case|Class|Curse|Plan|Role|Room|Rune|Saga|Shard|Shrine"
    ),
    CardType.LAND: _names(  # 205.3i
        "Cave|Desert|Forest|Gate|Island|Lair|Locus|Mine|Mountain|Plains|Planet|Power-Plant|Sphere|Swamp|Tower|Town|"
        "Urza's"
    ),
    CardType.PLANESWALKER: _names(  # 205.3j
        "Ajani|Aminatou|Angrath|Arlinn|Ashiok|Bahamut|Basri|Bolas|Calix|Chandra|Comet|Dack|Dakkon|Daretti|Davriel|"
        "Dellian|Dihada|Domri|Dovin|Ellywick|Elminster|Elspeth|Estrid|Freyalise|Garruk|Gideon|Grist|Guff|Huatli|Jace|"
        "Jared|Jaya|Jeska|Kaito|Karn|Kasmina|Kaya|Kiora|Koth|Liliana|Lolth|Lukka|Minsc|Mordenkainen|Nahiri|Narset|"
        "Niko|Nissa|Nixilis|Oko|Quintorius|Ral|Rowan|Saheeli|Samut|Sarkhan|Serra|Sivitri|Sorin|Szat|Tamiyo|Tasha|"
        "Teferi|Teyo|Tezzeret|Tibalt|Tyvar|Ugin|Urza|Venser|Vivien|Vraska|Vronos|Will|Windgrace|Wrenn|Xenagos|Yanggu|"
        "Yanling|Zariel"
    ),
    CardType.INSTANT: _names(  # 205.3k; sorceries share them
        "Adventure|Arcane|Lesson|Omen|Trap"
    ),
    CardType.CREATURE: _names(  # 205.3m; kindreds share them
        "Time Lord|Advisor|Aetherborn|Alien|Ally|Angel|Antelope|Ape|Archer|Archon|Armadillo|Army|Artificer|Assassin|"
        "Assembly-Worker|Astartes|Atog|Aurochs|Avatar|Azra|Badger|Balloon|Barbarian|Bard|Basilisk|Bat|Bear|Beast|"
        "Beaver|Beeble|Beholder|Berserker|Bird|Bison|Blinkmoth|Boar|Bringer|Brushwagg|Camarid|Camel|Capybara|Caribou|"
        "Carrier|Cat|Centaur|Child|Chimera|Citizen|Cleric|Clown|Cockatrice|Construct|Coward|Coyote|Crab|Crocodile|"
        "C'tan|Custodes|Cyberman|Cyclops|Dalek|Dauthi|Demigod|Demon|Deserter|Detective|Devil|Dinosaur|Djinn|Doctor|"
        "Dog|Dragon|Drake|Dreadnought|Drix|Drone|Druid|Dryad|Dwarf|Echidna|Efreet|Egg|Elder|Eldrazi|Elemental|"
        "Elephant|Elf|Elk|Employee|Eternal|Eye|Faerie|Ferret|Fish|Flagbearer|Fox|Fractal|Frog|Fungus|Gamer|Gamma|"
        "Gargoyle|Germ|Giant|Giraffe|Gith|Glimmer|Gnoll|Gnome|Goat|Goblin|God|Golem|Gorgon|Graveborn|Gremlin|Griffin|"
        "Guest|Hag|Halfling|Hamster|Harpy|Hedgehog|Hellion|Hero|Hippo|Hippogriff|Homarid|Homunculus|Horror|Horse|"
        "Human|Hydra|Hyena|Illusion|Imp|Incarnation|Inhuman|Inkling|Inquisitor|Insect|Jackal|Jellyfish|Juggernaut|"
        "Kangaroo|Kavu|Kirin|Kithkin|Knight|Kobold|Kor|Kraken|Kree|Llama|Lamia|Lammasu|Leech|Lemur|Leviathan|"
        "Lhurgoyf|Licid|Lizard|Lobster|Manticore|Masticore|Mercenary|Merfolk|Metathran|Minion|Minotaur|Mite|Mole|"
        "Monger|Mongoose|Monk|Monkey|Moogle|Moonfolk|Mount|Mouse|Mutant|Myr|Mystic|Nautilus|Necron|Nephilim|"
        "Nightmare|Nightstalker|Ninja|Noble|Noggle|Nomad|Nymph|Octopus|Ogre|Ooze|Orb|Orc|Orgg|Otter|Ouphe|Ox|Oyster|"
        "Pangolin|Peasant|Pegasus|Pentavite|Performer|Pest|Phelddagrif|Phoenix|Phyrexian|Pilot|Pincher|Pirate|Plant|"
        "Platypus|Porcupine|Possum|Praetor|Primarch|Prism|Processor|Qu|Rabbit|Raccoon|Ranger|Rat|Rebel|Reflection|"
        "Rhino|Rigger|Robot|Rogue|Sable|Salamander|Samurai|Sand|Saproling|Satyr|Scarecrow|Scientist|Scion|Scorpion|"
        "Scout|Sculpture|Seal|Serf|Serpent|Servo|Shade|Shaman|Shapeshifter|Shark|Sheep|Shi'ar|Siren|Skeleton|Skrull|"
        "Skunk|Slith|Sliver|Sloth|Slug|Snail|Snake|Soldier|Soltari|Sorcerer|Spawn|Specter|Spellshaper|Sphinx|Spider|"
        "Spike|Spirit|Splinter|Sponge|Spy|Squid|Squirrel|Starfish|Surrakar|Survivor|Symbiote|Synth|Tentacle|"
        "Tetravite|Thalakos|Thopter|Thrull|Tiefling|Toy|Treefolk|Trilobite|Triskelavite|Troll|Turtle|Tyranid|Unicorn|"
        "Utrom|Vampire|Varmint|Vedalken|Villain|Volver|Wall|Walrus|Warlock|Warrior|Weasel|Weird|Werewolf|Whale|"
        "Wizard|Wolf|Wolverine|Wombat|Worm|Wraith|Wurm|Yeti|Zombie|Zubera"
    ),
    CardType.PLANE: _names(  # 205.3n
        "The Abyss|Alara|Alfava Metraxis|Amonkhet|Androzani Minor|Antausia|Apalapucia|Arcavios|Arkhos|Avishkar|Azgol|"
        "Belenon|Bolas's Meditation Realm|Capenna|Cridhe|The Dalek Asylum|Darillium|Dominaria|Earth|Echoir|Eldraine|"
        "Equilor|Ergamon|Fabacin|Fiora|Gallifrey|Gargantikar|Gobakhan|Horsehead Nebula|Ikoria|Innistrad|Iquatana|Ir|"
        "Ixalan|Kaldheim|Kamigawa|Kandoka|Karsus|Kephalai|Kinshala|Kolbahan|Kylem|Kyneth|The Library|Lorwyn|Luvion|"
        "Mars|Mercadia|Mirrodin|Moag|Mongseng|Moon|Muraganda|Necros|New Earth|New Phyrexia|Outside Mutter's Spiral|"
        "Phyrexia|Pyrulea|Rabiah|Rath|Ravnica|Regatha|Segovia|Serra's Realm|Shadowmoor|Shandalar|Shenmeng|Skaro|"
        "Spacecraft|Tarkir|Theros|Time|Trenzalore|Ulgrotha|Unknown Planet|Valla|Vryn|Wildfire|Xerex|Zendikar|Zhalfir"
    ),
    CardType.DUNGEON: _names(  # 205.3p
        "Undercity"
    ),
    CardType.BATTLE: _names(  # 205.3q
        "Siege"
    ),
}

BASIC_LAND_TYPES = ("Plains", "Island", "Swamp", "Mountain", "Forest")  # 305.6

_IRREGULAR: dict[str, str] = {
    "Aurochs": "Aurochs",
    "Bison": "Bison",
    "Brushwagg": "Brushwaggs",
    "C'tan": "C'tan",
    "Child": "Children",
    "Cyberman": "Cybermen",
    "Custodes": "Custodes",
    "Dwarf": "Dwarves",
    "Eldrazi": "Eldrazi",
    "Elf": "Elves",
    "Elk": "Elk",
    "Equipment": "Equipment",
    "Fish": "Fish",
    "Fungus": "Fungi",
    "Homunculus": "Homunculi",
    "Jellyfish": "Jellyfish",
    "Kithkin": "Kithkin",
    "Kor": "Kor",
    "Kree": "Kree",
    "Merfolk": "Merfolk",
    "Moonfolk": "Moonfolk",
    "Mouse": "Mice",
    "Myr": "Myr",
    "Mercenary": "Mercenaries",
    "Necron": "Necrons",
    "Nephilim": "Nephilim",
    "Octopus": "Octopuses",
    "Ox": "Oxen",
    "Pegasus": "Pegasi",
    "Plains": "Plains",
    "Platypus": "Platypuses",
    "Samurai": "Samurai",
    "Sheep": "Sheep",
    "Shi'ar": "Shi'ar",
    "Soltari": "Soltari",
    "Spacecraft": "Spacecraft",
    "Squid": "Squid",
    "Starfish": "Starfish",
    "Thalakos": "Thalakos",
    "Time Lord": "Time Lords",
    "Treefolk": "Treefolk",
    "Urza's": "Urza's",
    "Vedalken": "Vedalken",
    "Werewolf": "Werewolves",
    "Wolf": "Wolves",
}


def plural(subtype: str) -> str:
    """The plural of a subtype as cards print it."""
    if subtype in _IRREGULAR:
        return _IRREGULAR[subtype]
    if subtype.endswith(("s", "x", "z", "ch", "sh")):
        return subtype + "es"
    if subtype.endswith("y") and subtype[-2] not in "aeiou":
        return subtype[:-1] + "ies"
    return subtype + "s"


PARENTS: dict[str, tuple[CardType, ...]] = {
    name: tuple(kind for kind, names in SUBTYPES.items() if name in names)
    for names in SUBTYPES.values()
    for name in names
}
