import signal
import time
from contextlib import closing
from typing import Final

import pytest

from bot.model.ids import PartieId
from data.parties import get_partie
from data.store.database import Database
from data.store.sqlite.opening import connect_file
from tests.fakes.process.bot_process import BotProcess, Zygote
from tests.fakes.process.scenario import Scenario
from tests.fakes.wire.interactions import Interaction
from tests.fakes.wire.people import Person, message_of, turn
from tests.fakes.wire.policy import Fault, FaultKind
from tests.support.messages import VisibleMessage
from tests.support.random_choice import by_dm

pytestmark = pytest.mark.asyncio(loop_scope="session")

ANSWER, POST = ("POST", "/interactions/{}/{}/callback"), ("POST", "/channels/{}/messages")
SIGNALS = pytest.mark.parametrize(
    "number", [signal.SIGTERM, signal.SIGHUP, pytest.param(signal.SIGINT, marks=pytest.mark.long)]
)


SOON: Final = 0.6
"""Seconds after which a bot on a busy machine has surely received a click or a signal."""


async def about_to_exchange(scenario: Scenario) -> tuple[Person, VisibleMessage]:
    """Returns elder, who has chosen cards for the exchange, and the hand to confirm."""
    await scenario.wire.until(lambda: by_dm(scenario.alice) or by_dm(scenario.bob))
    elder = scenario.alice if by_dm(scenario.alice) else scenario.bob
    hand = by_dm(elder)
    assert hand is not None
    await elder.choose(hand, [hand.control(verb="pick", select=True).options[0].value], verb="pick")
    hand = by_dm(elder)
    assert hand is not None
    return elder, hand


async def exchanging(scenario: Scenario, delay: float) -> tuple[Person, Interaction, VisibleMessage]:
    """Makes elder confirm the exchange, with ``delay`` seconds until the answer."""
    elder, hand = await about_to_exchange(scenario)
    fault = scenario.wire.faults.add(Fault(FaultKind.SLOW, *ANSWER, delay=delay))
    click = elder.press(hand, hand.control(verb="exchange"))
    await scenario.wire.until(lambda: fault.hits)
    return elder, click, hand


async def decisions(scenario: Scenario) -> int:
    database = await Database.open(scenario.bot.database)
    try:
        row = await database.read(lambda tx: get_partie(tx, PartieId(1)))
    finally:
        await database.close()
    assert row is not None
    return row.seq


@pytest.mark.sampled(1)
@SIGNALS
async def test_a_decision_in_progress_is_stored_and_answered_first(scenario: Scenario, number: int) -> None:
    async with scenario:
        players = await scenario.start_partie(deals=1)
        elder, hand = await about_to_exchange(scenario)
        with closing(connect_file(scenario.bot.database)) as other:
            other.execute("BEGIN IMMEDIATE")  # so that the decision waits
            click = elder.press(hand, hand.control(verb="exchange"))
            await scenario.wire.quiet(SOON)
            scenario.bot.signal(number)
            await scenario.wire.quiet(SOON)
            assert not click.how
        assert (await elder.answered(click)).how == "update"
        assert await scenario.bot.ended() == 0
        assert await decisions(scenario) == 1
        await scenario.bot.start()
        assert await turn(players) is not None
    assert "ERROR" not in scenario.bot.log_text


@pytest.mark.sampled(1)
@SIGNALS
async def test_clicks_after_the_stop_signal_are_not_accepted(scenario: Scenario, number: int) -> None:
    async with scenario:
        await scenario.start_partie(deals=1)
        elder, click, hand = await exchanging(scenario, 4 * SOON)
        scenario.bot.signal(number)
        await scenario.wire.quiet(SOON)
        late = [elder.press_blindly(message_of(hand), click.payload["data"]["custom_id"])]
        command = {"id": scenario.wire.world.commands[0]["id"], "name": "piquet", "type": 1}
        data = command | {"options": [{"name": "games", "type": 1, "options": []}]}
        late.append(scenario.wire.interactions.command(elder.user, elder.channel, data))
        await elder.answered(click)
        assert await scenario.bot.ended() == 0
        assert [one.how for one in late] == ["", ""]
        assert await decisions(scenario) == 1
    assert "ERROR" not in scenario.bot.log_text


@pytest.mark.long
async def test_a_stop_does_not_wait_for_a_request_beyond_its_limit(scenario: Scenario) -> None:
    async with scenario:
        await scenario.start_partie(deals=1)
        elder, hand = await about_to_exchange(scenario)
        fault = scenario.wire.faults.add(Fault(FaultKind.SLOW, *POST, times=None, delay=120))
        await elder.click(hand, verb="exchange")
        await scenario.wire.until(lambda: fault.hits)
        began = time.monotonic()
        assert await scenario.bot.stop() == 0
        # The bot stops waiting after twice ten seconds; the request itself takes 120.
        assert 5 < time.monotonic() - began < 100
        assert await decisions(scenario) == 1


async def test_a_second_bot_on_the_same_database_is_refused_with_a_sentence(scenario: Scenario, zygote: Zygote) -> None:
    async with scenario:
        second = BotProcess(scenario.wire, zygote, scenario.bot.folder)
        await second.start(wait=False)
        assert await second.ended() == 2
        assert f"Another bot is already running on the database {scenario.bot.database}" in second.log_text
        players = await scenario.start_partie(deals=1)
        assert await turn(players) is not None
        await scenario.bot.kill()
        await second.start()
        assert await turn(players) is not None
        await second.kill()
