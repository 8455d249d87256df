"""What "summoning sickness" forbids in combat, and what it does not (S-25)."""

from __future__ import annotations

from tests.table import Table


def test_s25_1_a_creature_that_came_this_turn_cannot_attack(table: Table) -> None:
    table.turn = {"active": "alice", "step": "declare_attackers", "began": False}
    table.alice.controls("Llanowar Elves", summoning_sick=True)
    attack = {"type": "declare_attackers", "player": "alice", "attackers": [{"attacker": "llanowar-elves-1"}]}
    table.act(attack).illegal("302.6")


def test_s25_2_it_can_block(table: Table) -> None:
    table.turn = {"active": "alice", "step": "declare_attackers", "began": False}
    table.alice.controls("Grizzly Bears")
    table.bob.controls("Llanowar Elves", summoning_sick=True)
    attack = {"type": "declare_attackers", "player": "alice", "attackers": [{"attacker": "grizzly-bears-1"}]}
    table.act(attack).done().taps("Grizzly Bears").cites("508.1")
    table.act({"type": "pass_priority", "player": "alice"}).done()
    block = {"blocker": "llanowar-elves-1", "blocks": ["grizzly-bears-1"]}
    body = {
        "state": table.state,
        "actions": [
            {"type": "pass_priority", "player": "bob"},
            {"type": "declare_blockers", "player": "bob", "blockers": [block]},
        ],
    }
    ruling = table.rule(body)
    ruling.done().cites("509.1")
