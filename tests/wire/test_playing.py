import signal

import pytest

from tests.fakes.process.scenario import Scenario
from tests.fakes.wire.people import Player, turn
from tests.support.random_choice import by_dm
from tests.support.waiting import LONGEST

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def play_out(players: list[Player]) -> int:
    decisions = 0
    while await turn(players) is not None:
        decisions += 1
    return decisions


def announced(scenario: Scenario, players: list[Player]) -> list[str]:
    return [post.text for post in players[0].at_table()]


async def test_a_partie_is_played_to_its_settlement(scenario: Scenario) -> None:
    async with scenario:
        players = await scenario.start_partie(deals=1)
        assert await play_out(players) > 24
        assert "Rematch" in announced(scenario, players)[-1]
        assert await scenario.bot.stop() == 0
    assert "ERROR" not in scenario.bot.log_text


@pytest.mark.parametrize("number", [pytest.param(signal.SIGTERM, marks=pytest.mark.long), signal.SIGKILL])
async def test_a_stopped_or_killed_bot_continues_where_it_was(scenario: Scenario, number: int) -> None:
    async with scenario:
        players = await scenario.start_partie(deals=1)
        for _ in range(6):
            await turn(players)
            scenario.bot.signal(number)
            await scenario.bot.ended()
            await scenario.bot.start()
        await play_out(players)
        texts = announced(scenario, players)
        assert len(texts) == len(set(texts))
    assert scenario.wire.gateway.identified == 7


async def test_a_click_while_the_bot_is_down_fails(scenario: Scenario) -> None:
    async with scenario:
        players = await scenario.start_partie(deals=1)
        await scenario.wire.until(lambda: by_dm(scenario.alice) or by_dm(scenario.bob))
        await scenario.bot.kill()
        scenario.wire.settings.patience = 0.1
        with pytest.raises(AssertionError, match="no answer"):
            await turn(players)
        await scenario.bot.start()
        scenario.wire.settings.patience = LONGEST
        assert await turn(players) is not None


async def test_the_bot_follows_the_wire_s_clock(scenario: Scenario) -> None:
    scenario.bot.follow_clock()
    async with scenario:
        offer = await scenario.alice.slash("piquet challenge", opponent=scenario.bob)
        post = offer.post
        assert post is not None
        assert any(control.live for control in post.controls)
        # The bot edits only a message of which it knows that it shows the challenge.
        await scenario.wait_until_posted()
        scenario.wire.advance(40 * 24 * 3600)
        await scenario.wire.until(lambda: not any(control.live for control in post.controls))


async def test_a_known_dm_channel_is_not_opened_again(scenario: Scenario) -> None:
    async with scenario:
        players = await scenario.start_partie(deals=1)
        await scenario.wire.until(lambda: by_dm(scenario.alice) or by_dm(scenario.bob))
        for _ in range(6):
            await turn(players)
        await scenario.wait_until_told()
        await scenario.bot.restart()
        for _ in range(6):
            await turn(players)
    opened = [request for request in scenario.wire.requests if request.route == "/users/@me/channels"]
    assert len(opened) == 2


async def test_a_hand_comes_with_its_picture_and_a_click_replaces_it(scenario: Scenario) -> None:
    scenario.pictures = True
    async with scenario:
        for person in (scenario.alice, scenario.bob):
            panel = (await person.slash("piquet settings")).post
            assert panel is not None
            await person.choose(panel, ["always"], custom_id="pq:1:setting:0:0:pictures")
        players = await scenario.start_partie(deals=1)
        await scenario.wire.until(lambda: by_dm(scenario.alice) or by_dm(scenario.bob))
        await turn(players)
        await scenario.wait_until_told()
    sent = [request for request in scenario.wire.requests if request.files]
    # The first two hands, the answer to the click, and the hand of the player whose turn it is then.
    assert len(sent) >= 4
    assert all(file.data.startswith(b"\x89PNG") for request in sent for file in request.files)
    assert all(len(request.files) == 1 and not request.trouble for request in sent)
    hands = [person.live() for person in (scenario.alice, scenario.bob)]
    assert [[file["filename"] for file in post.payload["attachments"]] for post in hands] == [["hand.png"]] * 2


async def test_discord_does_not_send_back_a_hand_that_a_click_redraws(scenario: Scenario) -> None:
    async with scenario:
        await turn(await scenario.start_partie(deals=1))
        answers = [one for one in scenario.wire.requests if one.route.startswith("/interactions")]
        assert "with_response" not in answers[-1].query
