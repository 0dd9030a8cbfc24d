import asyncio
from collections.abc import Callable

import pytest

from bot.kit import card_emoji
from tests.fakes.process.scenario import Scenario
from tests.fakes.wire.people import turn
from tests.fakes.wire.policy import Fault, FaultKind
from tests.support.messages import InteractionFailed
from tests.support.tiles import tiles_in
from tests.support.waiting import LONGEST, wait_for

pytestmark = pytest.mark.asyncio(loop_scope="session")

CREATE = ("POST", "/applications/{}/emojis")
ALL = sorted(card_emoji.files())


def take_away(scenario: Scenario, number: int) -> None:
    owned = scenario.wire.world.emoji
    for id_ in [*owned][:number]:
        del owned[id_]


async def until(true: Callable[[], bool], why: str) -> None:
    async with wait_for(why):
        while not true():  # noqa: ASYNC110 - another process makes it true
            await asyncio.sleep(0.05)


async def whole(scenario: Scenario, times: int = 1) -> None:
    """Waits until cards have become emoji this many times, and checks that the application has each emoji once."""
    await until(lambda: scenario.bot.log_text.count("cards are emoji from now on") == times, "cards are emoji")
    assert sorted(scenario.wire.world.emoji.values()) == ALL


def uploads(scenario: Scenario) -> int:
    return sum((one.method, one.route, one.status) == (*CREATE, 201) for one in scenario.wire.requests)


async def test_cards_are_emoji_once_the_application_has_them_all(scenario: Scenario) -> None:
    take_away(scenario, 3)
    async with scenario:
        await whole(scenario)
        await scenario.start_partie()
        await scenario.wait_until_told()
        hands = [said.raw.decode() for said in scenario.wire.said if said.audience]
        assert any(set(tiles_in(hand)) for hand in hands)
        await scenario.bot.kill()
        await scenario.bot.start()
        await scenario.wire.up()
        assert uploads(scenario) == 3


@pytest.mark.sampled(2)
@pytest.mark.parametrize("trouble", [FaultKind.LOST, FaultKind.DROPPED, FaultKind.REFUSED, FaultKind.DONE_BUT_REFUSED])
async def test_network_faults_never_create_an_emoji_twice(scenario: Scenario, trouble: FaultKind) -> None:
    take_away(scenario, 4)
    scenario.wire.faults.add(Fault(trouble, *CREATE, first=2, status=502))
    async with scenario:
        await whole(scenario)


async def test_an_hours_long_emoji_rate_limit_delays_neither_startup_nor_a_partie(scenario: Scenario) -> None:
    take_away(scenario, 60)
    scenario.wire.settings.rates = True
    async with scenario:
        await until(lambda: uploads(scenario) >= 50, "fifty emoji are uploaded")
        # Here they are uploaded so fast that they also reach the limit of all requests, which lasts for a second.
        await asyncio.sleep(1.0)
        players = await scenario.start_partie()
        assert await turn(players) is not None
        await scenario.wait_until_told()
        assert len(scenario.wire.world.emoji) == len(ALL) - 10
        assert not [said for said in scenario.wire.said if set(tiles_in(said.raw.decode()))]
        # The limit is over when the bot starts again.
        scenario.wire.settings.rates = False
        await scenario.bot.kill()
        await scenario.bot.start()
        await whole(scenario)
        assert uploads(scenario) == 60


async def test_cards_are_text_while_the_application_lacks_an_emoji(scenario: Scenario) -> None:
    async with scenario:
        players = await scenario.start_partie()
        await scenario.wait_until_told()
        await whole(scenario)
        scenario.wire.world.emoji.clear()
        # Discord refuses one answer, and the player clicks again.
        scenario.wire.settings.patience = 2.0
        with pytest.raises(InteractionFailed):
            await turn(players)
        scenario.wire.settings.patience = LONGEST
        assert "cards are text until it is back" in scenario.bot.log_text
        await whole(scenario, times=2)
        assert await turn(players) is not None
        await scenario.wait_until_told()


@pytest.mark.sampled(1)
@pytest.mark.parametrize("status", [401, 403])
async def test_a_refusal_of_emoji_does_not_delay_anything_else(scenario: Scenario, status: int) -> None:
    take_away(scenario, 1)
    scenario.wire.faults.add(Fault(FaultKind.REFUSED, *CREATE, status=status, code=50001, times=3))
    async with scenario:
        players = await scenario.start_partie()
        assert await turn(players) is not None
        await scenario.wait_until_told()
        await whole(scenario)
        assert f"Discord refuses them ({status}" in scenario.bot.log_text
