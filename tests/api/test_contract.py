"""The contract: generated requests get no 5xx, no undocumented status, and answers that fit the schema."""

from __future__ import annotations

import pytest
import schemathesis
from hypothesis import HealthCheck, settings

from app.main import create_app
from app.settings import Settings

service = schemathesis.openapi.from_asgi("/openapi.json", create_app(Settings()))


@pytest.mark.prove
@service.parametrize()
@settings(max_examples=50, suppress_health_check=list(HealthCheck))
def test_the_service_keeps_its_contract(case):
    case.call_and_validate()
