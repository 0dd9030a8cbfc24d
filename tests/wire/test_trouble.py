"""Requests fail, are lost, come twice or too often: parties go on, and everything is said once."""

from contextlib import suppress
from dataclasses import replace

import pytest

from tests.fakes.process.scenario import Scenario
from tests.fakes.wire.people import Player, turn
from tests.fakes.wire.policy import Fault, FaultKind
from tests.support.messages import InteractionFailed
from tests.support.waiting import LONGEST, wait_for

pytestmark = pytest.mark.asyncio(loop_scope="session")

POST, EDIT = ("POST", "/channels/{}/messages"), ("PATCH", "/channels/{}/messages/{}")
ANSWER = ("POST", "/interactions/{}/{}/callback")
TROUBLES = {
    "500": Fault(FaultKind.REFUSED, status=500),
    "503": Fault(FaultKind.REFUSED, status=503),
    "502, done": Fault(FaultKind.SPOILT, status=502),
    "429": Fault(FaultKind.REFUSED, status=429),
    "429 for long": Fault(FaultKind.REFUSED, status=429, retry_after=7200.0),
    "429 of all": Fault(FaultKind.REFUSED, status=429, everywhere=True),
    "429 of Cloudflare": Fault(FaultKind.REFUSED, status=429, via=False),
    "cut before": Fault(FaultKind.DROPPED),
    "cut after": Fault(FaultKind.LOST),
    "late": Fault(FaultKind.LATE, delay=0.3),
    "slow": Fault(FaultKind.SLOW, delay=0.3),
}


def go_wrong(stage: Scenario, request: tuple[str, str], names: list[str]) -> list[Fault]:
    """From the second such request on they go wrong, one after the other, in these ways."""
    faults = [replace(TROUBLES[name], method=request[0], route=request[1], first=2) for name in names]
    return [stage.wire.faults.add(fault) for fault in faults]


async def play_out(stage: Scenario, players: list[Player]) -> None:
    """The partie is played to its end; whose click fails clicks again, and time flies while nothing happens."""
    async with stage.wire.time_flying():
        over = False
        while not over:
            with suppress(InteractionFailed):
                over = await turn(players) is None
        await told_once(stage, players)


async def check_trouble(stage: Scenario, request: tuple[str, str], names: list[str]) -> None:
    stage.bot.follow_clock()
    async with stage:
        faults = [] if request is ANSWER else go_wrong(stage, request, names)
        players = await stage.sit(deals=1)
        faults = faults or go_wrong(stage, request, names)
        # As on Discord: an answer that is cut off never comes, and whoever waits for it clicks again.
        stage.wire.settings.patience = 3.0
        await play_out(stage, players)
    assert [fault.trouble for fault in faults if not fault.hits] == []


async def told_once(stage: Scenario, players: list[Player]) -> int:
    """The table tells of twelve tricks a deal and of the end, each once. How many deals: a tie brings more."""
    await stage.wire.until(lambda: _all_told(players), why="the table tells of each trick and of the end")
    await stage.wire.quiet(0.15)
    tricks, deals, ends = told(players)
    assert (tricks, ends) == (12 * deals, 1)
    return deals


def _all_told(players: list[Player]) -> bool:
    tricks, deals, ends = told(players)
    return tricks >= 12 * deals > 0 and ends > 0


def told(players: list[Player]) -> tuple[int, int, int]:
    """How many tricks the table has told of, how many deals and ends."""
    text = "\n".join(post.text for post in players[0].at_table())
    return text.count("takes it ("), text.count("Why this score?"), text.count("Rematch")


@pytest.mark.parametrize("request_", [POST, EDIT, ANSWER], ids=["post", "edit", "answer"])
async def test_whatever_goes_wrong_the_partie_is_played_and_told_once(
    stage: Scenario, request_: tuple[str, str]
) -> None:
    await check_trouble(stage, request_, ["500", "429", "cut after"])


@pytest.mark.parametrize("request_", [POST, EDIT], ids=["post", "edit"])
async def test_what_discord_puts_off_for_long_waits_in_the_outbox_and_holds_up_nothing(
    stage: Scenario, request_: tuple[str, str]
) -> None:
    async with wait_for("the partie is played though Discord puts requests off for two hours", 2 * LONGEST):
        await check_trouble(stage, request_, ["429 for long"])


@pytest.mark.long
@pytest.mark.parametrize("name", [name for name in TROUBLES if name != "429 for long"])
@pytest.mark.parametrize("request_", [POST, EDIT, ANSWER], ids=["post", "edit", "answer"])
async def test_each_trouble_by_itself(stage: Scenario, name: str, request_: tuple[str, str]) -> None:
    await check_trouble(stage, request_, [name])


async def test_an_interaction_that_is_delivered_twice_plays_once(stage: Scenario) -> None:
    async with stage:
        players = await stage.sit(deals=1)
        for player in players:
            player.person.deliveries = 2
        while await turn(players) is not None:
            pass
        deals = await told_once(stage, players)
        played = [[verb for verb, _ in player.did].count("play") for player in players]
        assert played == [12 * deals, 12 * deals]
    twice = [request for request in stage.wire.requests if request.code == 40060]
    assert twice


async def test_who_has_closed_his_dms_plays_at_the_table(stage: Scenario) -> None:
    stage.bob.close_dms()
    async with stage:
        players = await stage.sit(deals=1)
        while await turn(players) is not None:
            pass
        await told_once(stage, players)
    refused = [request for request in stage.wire.requests if request.code == 50007]
    assert len(refused) == 1, "a closed DM is tried once"
    assert stage.bob.dms() == []


async def test_a_thread_that_was_put_away_is_woken_by_what_is_told_next(stage: Scenario) -> None:
    async with stage:
        players = await stage.sit(deals=1)
        for _ in range(6):
            await turn(players)
        await stage.told()
        (table,) = {player.table for player in players if player.table}
        stage.wire.world.archive(table)
        while await turn(players) is not None:
            pass
        await told_once(stage, players)
        assert not table.archived
    assert "bot.ui.messenger.discord_messenger" not in stage.bot.log_text


async def test_an_hour_later_what_is_told_stands_in_a_new_message(stage: Scenario) -> None:
    stage.wire.settings.old_edits = (0, 1)
    stage.bot.follow_clock()
    async with stage:
        players = await stage.sit(deals=1)
        for _ in range(4):
            await turn(players)
            await stage.wire.quiet(0.05)
            stage.wire.advance(3601)
        while await turn(players) is not None:
            pass
        await told_once(stage, players)


async def test_whoever_plays_fast_is_never_told_that_it_was_too_fast(stage: Scenario) -> None:
    stage.wire.settings.rates, stage.wire.settings.rate_factor = True, 0.05
    stage.bot.setting(WIRE_HASTE="1")
    async with stage:
        players = await stage.sit(deals=1)
        while await turn(players) is not None:
            pass
        await told_once(stage, players)
    assert not [request for request in stage.wire.requests if request.status == 429]
