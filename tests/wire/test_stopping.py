"""Asked to stop, the bot takes nothing more, and ends when what it has taken is kept and answered."""

import signal
import time
from contextlib import closing
from typing import Final

import pytest

from data.parties import PartieId, get_partie
from data.store.database import Database, connect_file
from tests.fakes.process.bot_process import BotProcess, Zygote
from tests.fakes.process.scenario import Scenario
from tests.fakes.wire.interactions import Interaction
from tests.fakes.wire.people import Person, message_of, turn
from tests.fakes.wire.policy import Fault, FaultKind
from tests.support.messages import VisibleMessage
from tests.support.random_choice import by_dm

pytestmark = pytest.mark.asyncio(loop_scope="session")

ANSWER, POST = ("POST", "/interactions/{}/{}/callback"), ("POST", "/channels/{}/messages")
SIGNALS = pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])


SOON: Final = 0.6
"""Seconds in which a bot on a busy machine has taken a click or a signal, which nothing shows."""


async def about_to_exchange(stage: Scenario) -> tuple[Person, VisibleMessage]:
    """Elder, who has chosen his cards, and the hand on which he has but to confirm it."""
    await stage.wire.until(lambda: by_dm(stage.alice) or by_dm(stage.bob))
    elder = stage.alice if by_dm(stage.alice) else stage.bob
    hand = by_dm(elder)
    assert hand is not None
    await elder.choose(hand, [hand.control(verb="pick", select=True).options[0].value], verb="pick")
    hand = by_dm(elder)
    assert hand is not None
    return elder, hand


async def exchanging(stage: Scenario, delay: float) -> tuple[Person, Interaction, VisibleMessage]:
    """Elder has exchanged, and the answer is on its way for so many seconds."""
    elder, hand = await about_to_exchange(stage)
    fault = stage.wire.faults.add(Fault(FaultKind.SLOW, *ANSWER, delay=delay))
    click = elder.press(hand, hand.control(verb="exchange"))
    await stage.wire.until(lambda: fault.hits)
    return elder, click, hand


async def decisions(stage: Scenario) -> int:
    """How many decisions the database of a bot that has ended holds."""
    database = await Database.open(stage.bot.database)
    try:
        row = await database.read(lambda tx: get_partie(tx, PartieId(1)))
    finally:
        await database.close()
    assert row is not None
    return row.seq


@SIGNALS
async def test_what_is_being_decided_is_kept_and_answered_before_the_bot_ends(stage: Scenario, number: int) -> None:
    async with stage:
        players = await stage.sit(deals=1)
        elder, hand = await about_to_exchange(stage)
        with closing(connect_file(stage.bot.database)) as other:
            other.execute("BEGIN IMMEDIATE")  # so that his decision waits
            click = elder.press(hand, hand.control(verb="exchange"))
            await stage.wire.quiet(SOON)
            stage.bot.signal(number)
            await stage.wire.quiet(SOON)
            assert not click.how
        assert (await elder.answered(click)).how == "update"
        assert await stage.bot.ended() == 0
        assert await decisions(stage) == 1
        await stage.bot.start()
        assert await turn(players) is not None
    assert "ERROR" not in stage.bot.log_text


@SIGNALS
async def test_what_is_clicked_after_that_is_not_taken(stage: Scenario, number: int) -> None:
    async with stage:
        await stage.sit(deals=1)
        elder, click, hand = await exchanging(stage, 4 * SOON)
        stage.bot.signal(number)
        await stage.wire.quiet(SOON)
        late = [elder.press_blindly(message_of(hand), click.payload["data"]["custom_id"])]
        command = {"id": stage.wire.world.commands[0]["id"], "name": "piquet", "type": 1}
        data = command | {"options": [{"name": "games", "type": 1, "options": []}]}
        late.append(stage.wire.interactions.command(elder.user, elder.channel, data))
        await elder.answered(click)
        assert await stage.bot.ended() == 0
        assert [one.how for one in late] == ["", ""]
        assert await decisions(stage) == 1
    assert "ERROR" not in stage.bot.log_text


@pytest.mark.long
async def test_it_waits_no_longer_than_it_says_for_what_does_not_end(stage: Scenario) -> None:
    async with stage:
        await stage.sit(deals=1)
        elder, hand = await about_to_exchange(stage)
        fault = stage.wire.faults.add(Fault(FaultKind.SLOW, *POST, times=None, delay=120))
        await elder.click(hand, verb="exchange")
        await stage.wire.until(lambda: fault.hits)
        began = time.monotonic()
        assert await stage.bot.stop() == 0
        # The bot gives up after twice ten seconds; the request itself takes 120.
        assert 5 < time.monotonic() - began < 100
        assert await decisions(stage) == 1


async def test_a_second_bot_on_one_database_is_refused_with_a_sentence(stage: Scenario, zygote: Zygote) -> None:
    async with stage:
        second = BotProcess(stage.wire, zygote, stage.bot.folder)
        await second.start(wait=False)
        assert await second.ended() == 2
        assert f"Another bot is already running on the database {stage.bot.database}" in second.log_text
        players = await stage.sit(deals=1)
        assert await turn(players) is not None
        await stage.bot.kill()
        await second.start()
        assert await turn(players) is not None
        await second.kill()
