"""The contract: generated requests get no 5xx, no undocumented status, and answers that fit the schema."""

from __future__ import annotations

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.config import SchemathesisConfig

from app.main import create_app
from app.settings import Settings

REFUSALS = [400, 401, 404, 405, 406, 413, 415, 422, 429, 503]
"""With these a request is refused; what fits the schema may still be impossible as a game state."""

CHECKS = {
    "negative_data_rejection": {"expected-statuses": REFUSALS},
    "positive_data_acceptance": {"expected-statuses": [200, *REFUSALS]},
}

config = SchemathesisConfig.from_dict({"checks": CHECKS})
service = schemathesis.openapi.from_asgi("/openapi.json", create_app(Settings()), config=config)


@pytest.mark.prove
@service.parametrize()
@settings(max_examples=50, suppress_health_check=list(HealthCheck))
def test_the_service_keeps_its_contract(case):
    case.call_and_validate()
