"""A scripted scenario, from its set-up as a document of a game state to its verdict."""

from __future__ import annotations

import json

from pydantic import ValidationError

from app.cards.catalogue import Catalogue
from app.documents.game_state import GameStateDocument
from app.documents.problems import Problem
from app.documents.state_reading import read_state
from app.rulings.scripted import Scenario, Verdict, play
from app.rulings.scripted.setting_up import state_document
from app.rulings.scripted.verdicts import Declined


def run_scenario(scenario: Scenario, library: Catalogue, *, explain: bool = False) -> Verdict:
    """Play a scenario, with its explanation where asked for. One whose set-up is no game state is declined."""
    try:
        document = GameStateDocument.model_validate_json(json.dumps(state_document(scenario)))
        state = read_state(document, library.get).state
    except Declined as declined:
        return Verdict(scenario.id, scenario.group, "declined", declined.cause, declined.detail)
    except ValidationError as error:
        return Verdict(scenario.id, scenario.group, "declined", "set-up", str(error.errors()[0]["msg"]))
    except Problem as problem:
        fault = problem.errors[0]
        return Verdict(scenario.id, scenario.group, "declined", "set-up", f"{fault.pointer}: {fault.detail}")
    return play(scenario, state, explain=explain)
