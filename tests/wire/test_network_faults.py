import random
import sqlite3
from contextlib import closing, suppress
from dataclasses import replace

import pytest

from bot.piquet.actions import Play, parse_action
from tests.fakes.process.scenario import Scenario
from tests.fakes.wire.people import Player, turn
from tests.fakes.wire.policy import Fault, FaultKind
from tests.support.discord.table_checks import tricks_told
from tests.support.messages import InteractionFailed
from tests.support.waiting import LONGEST, wait_for

pytestmark = pytest.mark.asyncio(loop_scope="session")

POST, EDIT = ("POST", "/channels/{}/messages"), ("PATCH", "/channels/{}/messages/{}")
ANSWER = ("POST", "/interactions/{}/{}/callback")
TROUBLES = {
    "500": Fault(FaultKind.REFUSED, status=500),
    "503": Fault(FaultKind.REFUSED, status=503),
    "502, done": Fault(FaultKind.DONE_BUT_REFUSED, status=502),
    "429": Fault(FaultKind.REFUSED, status=429),
    "429 for long": Fault(FaultKind.REFUSED, status=429, retry_after=7200.0),
    "429 of all": Fault(FaultKind.REFUSED, status=429, everywhere=True),
    "429 of Cloudflare": Fault(FaultKind.REFUSED, status=429, via=False),
    "cut before": Fault(FaultKind.DROPPED),
    "cut after": Fault(FaultKind.LOST),
    "late": Fault(FaultKind.LATE, delay=0.3),
    "slow": Fault(FaultKind.SLOW, delay=0.3),
}


def add_faults(scenario: Scenario, request: tuple[str, str], names: list[str]) -> list[Fault]:
    """Makes these requests fail from the second one on, once in each way."""
    faults = [replace(TROUBLES[name], method=request[0], route=request[1], first=2) for name in names]
    return [scenario.wire.faults.add(fault) for fault in faults]


async def play_out(scenario: Scenario, players: list[Player]) -> None:
    """Plays the partie to its end, repeats failed clicks, and advances the clock while nothing happens."""
    async with scenario.wire.time_flying():
        over = False
        while not over:
            with suppress(InteractionFailed):
                over = await turn(players) is None
        await check_told_once(scenario, players)


async def check_faults(scenario: Scenario, request: tuple[str, str], names: list[str]) -> None:
    scenario.bot.follow_clock()
    async with scenario:
        faults = [] if request is ANSWER else add_faults(scenario, request, names)
        players = await scenario.start_partie(deals=1)
        faults = faults or add_faults(scenario, request, names)
        # As on Discord: an answer that is cut off never comes, and the person clicks again.
        scenario.wire.settings.patience = 3.0
        await play_out(scenario, players)
    assert [fault.trouble for fault in faults if not fault.hits] == []


async def check_told_once(scenario: Scenario, players: list[Player]) -> int:
    """Checks that the table reports twelve tricks per deal and the end, each once.

    Returns the number of deals, because a tie adds some.
    """
    await scenario.wire.until(lambda: _has_told_the_end(players), why="the table tells of each trick and of the end")
    await scenario.wire.quiet(0.15)
    tricks, deals, ends = told_counts(players)
    assert (tricks, ends) == (12 * deals, 1)
    return deals


def _has_told_the_end(players: list[Player]) -> bool:
    tricks, deals, ends = told_counts(players)
    return tricks >= 12 * deals > 0 and ends > 0


def told_counts(players: list[Player]) -> tuple[int, int, int]:
    texts = [post.text for post in players[0].at_table()]
    text = "\n".join(texts)
    ends = text.count("Rematch")
    # The last deal's reasons are behind More….
    return sum(len(tricks_told(one)) for one in texts), text.count("Why this score?") + ends, ends


@pytest.mark.sampled(1)
@pytest.mark.parametrize(
    "request_", [POST, pytest.param(EDIT, marks=pytest.mark.long), ANSWER], ids=["post", "edit", "answer"]
)
async def test_despite_failing_requests_a_partie_is_played_and_announced_once(
    scenario: Scenario, request_: tuple[str, str]
) -> None:
    await check_faults(scenario, request_, ["500", "429", "cut after"])


@pytest.mark.parametrize("request_", [pytest.param(POST, marks=pytest.mark.long), EDIT], ids=["post", "edit"])
async def test_a_message_with_a_long_retry_delay_waits_and_blocks_nothing_else(
    scenario: Scenario, request_: tuple[str, str]
) -> None:
    async with wait_for("the partie is played though Discord puts requests off for two hours", 2 * LONGEST):
        await check_faults(scenario, request_, ["429 for long"])


@pytest.mark.long
@pytest.mark.parametrize("name", [name for name in TROUBLES if name != "429 for long"])
@pytest.mark.parametrize("request_", [POST, EDIT, ANSWER], ids=["post", "edit", "answer"])
async def test_despite_each_single_fault_a_partie_is_played_and_announced_once(
    scenario: Scenario, name: str, request_: tuple[str, str]
) -> None:
    await check_faults(scenario, request_, [name])


def stored_plays(scenario: Scenario) -> list[int]:
    """Returns how many cards each seat has played. A player may have clicked more often, on an outdated hand."""
    with closing(sqlite3.connect(scenario.bot.database)) as file:
        actions = [parse_action(text) for (text,) in file.execute("SELECT text FROM actions")]
    return [sum(isinstance(action, Play) and action.seat == seat for action in actions) for seat in (0, 1)]


async def test_an_interaction_delivered_twice_plays_once(scenario: Scenario) -> None:
    async with scenario:
        players = await scenario.start_partie(deals=1)
        for player in players:
            player.person.deliveries = 2
        while await turn(players) is not None:
            pass
        deals = await check_told_once(scenario, players)
        assert stored_plays(scenario) == [12 * deals, 12 * deals]
    twice = [request for request in scenario.wire.requests if request.code == 40060]
    assert twice


async def test_a_player_with_closed_dms_plays_at_the_table(scenario: Scenario) -> None:
    scenario.bob.close_dms()
    async with scenario:
        players = await scenario.start_partie(deals=1)
        while await turn(players) is not None:
            pass
        await check_told_once(scenario, players)
    refused = [request for request in scenario.wire.requests if request.code == 50007]
    assert len(refused) == 1, "a closed DM is tried once"
    assert scenario.bob.dms() == []


async def test_the_bot_sends_a_new_table_message_after_an_hour(scenario: Scenario) -> None:
    scenario.wire.settings.old_edits = (0, 1)
    scenario.bot.follow_clock()
    async with scenario:
        players = await scenario.start_partie(deals=1)
        for _ in range(4):
            await turn(players)
            await scenario.wire.quiet(0.05)
            scenario.wire.advance(3601)
        while await turn(players) is not None:
            pass
        await check_told_once(scenario, players)


async def test_fast_play_never_triggers_a_rate_limit_response(scenario: Scenario) -> None:
    scenario.wire.settings.rates, scenario.wire.settings.rate_factor = True, 0.05
    scenario.bot.set_environment(WIRE_HASTE="1")
    async with scenario:
        players = await scenario.start_partie(deals=1)
        while await turn(players) is not None:
            pass
        await check_told_once(scenario, players)
    assert not [request for request in scenario.wire.requests if request.status == 429]


@pytest.mark.sampled(1)
@pytest.mark.parametrize("code", [160004, 160006], ids=["one that is gone exists", "there are too many"])
async def test_a_table_whose_thread_discord_refuses_opens_in_the_channel(scenario: Scenario, code: int) -> None:
    thread = ("POST", "/channels/{}/messages/{}/threads")
    async with scenario:
        scenario.wire.faults.add(Fault(FaultKind.REFUSED, *thread, status=400, code=code, times=None))
        offer = await scenario.alice.slash("piquet challenge", opponent=scenario.bob)
        assert offer.post is not None
        await scenario.bob.click(offer.post, verb="accept")
        players = [Player(one, random.Random(0), scenario.alice.channel) for one in (scenario.alice, scenario.bob)]
        await scenario.wire.until(players[0].at_table, why="the table opens in the channel")
        assert await turn(players) is not None
    scenario.wire.take_failures()
