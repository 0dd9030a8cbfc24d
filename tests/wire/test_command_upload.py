import asyncio

import pytest

from tests.fakes.process.scenario import Scenario
from tests.fakes.wire.policy import Fault, FaultKind
from tests.support.waiting import wait_for

pytestmark = pytest.mark.asyncio(loop_scope="session")

UPLOAD = ("PUT", "/applications/{}/commands")
TROUBLES = {
    "an Activity without its command": (Fault(FaultKind.REFUSED, status=400, code=50240), "Activities"),
    "a form it does not accept": (Fault(FaultKind.REFUSED, status=400, code=50035), "report this bug"),
    "too many a day": (Fault(FaultKind.REFUSED, status=400, code=30034), "needs no action"),
    "forbidden": (Fault(FaultKind.REFUSED, status=403), "token"),
    "Discord is down": (Fault(FaultKind.REFUSED, status=503), "needs no action"),
    "no network": (Fault(FaultKind.DROPPED), "needs no action"),
}


@pytest.mark.sampled(2)
@pytest.mark.parametrize("name", TROUBLES)
async def test_a_bot_starts_even_if_discord_refuses_its_list_of_commands(scenario: Scenario, name: str) -> None:
    fault, advice = TROUBLES[name]
    fault.method, fault.route = UPLOAD
    fault.times, fault.hits, fault.met = None, 0, 0
    scenario.wire.faults.add(fault)
    async with scenario:
        lines = [line for line in scenario.bot.log_text.splitlines() if "list of commands" in line]
        assert len(lines) == 1
        assert advice in lines[0]
        assert "Traceback" not in scenario.bot.log_text
        scenario.wire.faults.clear()
        async with wait_for("the list of commands is sent again"):
            while not scenario.wire.world.commands:  # noqa: ASYNC110 - another process sends it
                await asyncio.sleep(0.05)
        await scenario.start_partie()
    scenario.wire.take_failures()
