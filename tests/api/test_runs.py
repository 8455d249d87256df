"""Engine work is bounded: in number and in time."""

from __future__ import annotations

import asyncio
import threading

import pytest

from app.api.metrics import Metrics
from app.api.runs import Runs
from app.documents.problems import OutOfTime, Overloaded
from app.settings import Settings


def test_work_is_done_on_another_thread():
    runs = Runs(Settings(), Metrics())
    assert asyncio.run(runs.run(threading.current_thread)) is not threading.current_thread()
    runs.close()


def test_one_run_more_than_there_is_room_for_is_refused():
    async def crowd() -> None:
        runs = Runs(Settings(concurrent_runs=2, retry_after=7), Metrics())
        gate = threading.Event()
        under_way = [asyncio.ensure_future(runs.run(gate.wait)) for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(Overloaded) as caught:
            await runs.run(gate.wait)
        assert caught.value.headers == {"Retry-After": "7"}
        gate.set()
        assert await asyncio.gather(*under_way) == [True, True]
        assert await runs.run(lambda: "free again") == "free again"
        runs.close()

    asyncio.run(crowd())


def test_a_run_whose_time_is_up_is_refused_but_keeps_its_place():
    async def slow() -> None:
        runs = Runs(Settings(concurrent_runs=1, run_seconds=0.01), Metrics())
        gate = threading.Event()
        with pytest.raises(OutOfTime):
            await runs.run(gate.wait)
        with pytest.raises(Overloaded):
            await runs.run(gate.wait)
        gate.set()
        runs.close()

    asyncio.run(slow())


def test_a_problem_of_the_work_is_the_problem_of_the_run():
    def fails() -> None:
        raise Overloaded("The work says so.")

    runs = Runs(Settings(), Metrics())
    with pytest.raises(Overloaded, match="The work says so"):
        asyncio.run(runs.run(fails))
    runs.close()
