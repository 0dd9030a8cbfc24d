"""The real bot in its own process, played with over sockets: started, stopped, killed."""

import signal

import pytest

from tests.fakes.process.scenario import Scenario
from tests.fakes.wire.people import Player, turn
from tests.support.random_choice import by_dm
from tests.support.waiting import LONGEST

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def play_out(players: list[Player]) -> int:
    """The partie in hand is played to its end. How many decisions that took."""
    decisions = 0
    while await turn(players) is not None:
        decisions += 1
    return decisions


def announced(stage: Scenario, players: list[Player]) -> list[str]:
    """What the table has said, oldest first."""
    return [post.text for post in players[0].at_table()]


async def test_a_partie_is_played_to_its_settlement(stage: Scenario) -> None:
    async with stage:
        players = await stage.sit(deals=1)
        assert await play_out(players) > 24
        assert "Rematch" in announced(stage, players)[-1]
        assert await stage.bot.stop() == 0
    assert "ERROR" not in stage.bot.log_text


@pytest.mark.parametrize("number", [pytest.param(signal.SIGTERM, marks=pytest.mark.long), signal.SIGKILL])
async def test_a_bot_that_is_stopped_or_killed_goes_on_where_it_was(stage: Scenario, number: int) -> None:
    async with stage:
        players = await stage.sit(deals=1)
        for _ in range(6):
            await turn(players)
            stage.bot.signal(number)
            await stage.bot.ended()
            await stage.bot.start()
        await play_out(players)
        texts = announced(stage, players)
        assert len(texts) == len(set(texts))
    assert stage.wire.gateway.identified == 7


async def test_whoever_clicks_while_the_bot_is_down_reads_that_it_failed(stage: Scenario) -> None:
    async with stage:
        players = await stage.sit(deals=1)
        await stage.wire.until(lambda: by_dm(stage.alice) or by_dm(stage.bob))
        await stage.bot.kill()
        stage.wire.settings.patience = 0.1
        with pytest.raises(AssertionError, match="no answer"):
            await turn(players)
        await stage.bot.start()
        stage.wire.settings.patience = LONGEST
        assert await turn(players) is not None


async def test_the_bot_s_clock_can_be_moved_on(stage: Scenario) -> None:
    stage.bot.follow_clock()
    async with stage:
        offer = await stage.alice.slash("piquet challenge", opponent=stage.bob)
        post = offer.post
        assert post is not None
        assert any(control.live for control in post.controls)
        stage.wire.advance(40 * 24 * 3600)
        await stage.wire.until(lambda: not any(control.live for control in post.controls))


async def test_a_dm_that_is_known_is_not_opened_again(stage: Scenario) -> None:
    async with stage:
        players = await stage.sit(deals=1)
        await stage.wire.until(lambda: by_dm(stage.alice) or by_dm(stage.bob))
        for _ in range(6):
            await turn(players)
        await stage.told()
        await stage.bot.restart()
        for _ in range(6):
            await turn(players)
    opened = [request for request in stage.wire.requests if request.route == "/users/@me/channels"]
    assert len(opened) == 2


async def test_a_hand_comes_with_its_picture_and_a_click_replaces_it(stage: Scenario) -> None:
    async with stage:
        players = await stage.sit(deals=1)
        await stage.wire.until(lambda: by_dm(stage.alice) or by_dm(stage.bob))
        await turn(players)
        await stage.told()
    sent = [request for request in stage.wire.requests if request.files]
    # The first two hands, the answer to the click, and the hand of him whose turn it is then.
    assert len(sent) >= 4
    assert all(file.data.startswith(b"\x89PNG") for request in sent for file in request.files)
    assert all(len(request.files) == 1 and not request.trouble for request in sent)
    hands = [person.live() for person in (stage.alice, stage.bob)]
    assert [[file["filename"] for file in post.payload["attachments"]] for post in hands] == [["hand.png"]] * 2
