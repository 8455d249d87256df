"""Convoke, improvise and delve: mana of the total cost is paid with creatures, artifacts and cards."""

from __future__ import annotations

from tests.table import Table


def _spell(table: Table, keyword: str, cost: str) -> None:
    table.card("Long Song", "Sorcery", f"{keyword}\nYou gain 4 life.", mana_cost=cost)
    table.alice.holds("Long Song")


def test_convoke_taps_creatures_for_generic_mana_and_their_colors(table: Table) -> None:
    _spell(table, "Convoke", "{1}{G}{G}")
    table.alice.controls("Llanowar Elves", "Grizzly Bears", "Forest", summoning_sick=True)
    outcome = table.alice.casts("Long Song", "llanowar-elves-1")
    outcome.asks("convoke_for", "{G}", "{1}")


def test_convoke_pays_for_what_it_was_chosen_for(table: Table) -> None:
    _spell(table, "Convoke", "{G}{G}")
    table.alice.controls("Llanowar Elves", "Forest")
    table.alice.casts("Long Song", "llanowar-elves-1").done().taps("Llanowar Elves", "Forest").cites("702.51a")


def test_improvise_taps_artifacts_for_generic_mana_only(table: Table) -> None:
    _spell(table, "Improvise", "{2}{U}")
    table.card("Cog", "Artifact", "")
    table.alice.controls("Cog", "Island", "Island")
    table.alice.casts("Long Song", "cog-1").done().taps("Cog").cites("702.126a")


def test_delve_exiles_cards_of_the_graveyard(table: Table) -> None:
    _spell(table, "Delve", "{1}{B}")
    table.alice.has(graveyard=["Grizzly Bears"])
    table.alice.controls("Swamp")
    table.alice.casts("Long Song", "grizzly-bears-1").done().moves("Grizzly Bears", "exile").cites("702.66a")


def test_delve_is_of_no_use_for_colored_mana(table: Table) -> None:
    _spell(table, "Delve", "{B}{B}")
    table.alice.has(graveyard=["Grizzly Bears"])
    table.alice.controls("Swamp")
    table.alice.casts("Long Song").illegal("118.3")


def test_nothing_needs_to_be_used(table: Table) -> None:
    _spell(table, "Convoke", "{G}")
    table.alice.controls("Grizzly Bears", "Forest")
    body = {"type": "cast_spell", "player": "alice", "card": "long-song-1", "payment": "auto"}
    request = {"state": table.state, "action": body, "answers": [{"pick": []}], "cards": table.cards}
    table.rule(request).done().taps("Forest").stack("Long Song")
