"""Counts Discord requests per deal, with and without orders, for players who act together or hours apart."""

import asyncio
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from bot.features.parties import deciding
from bot.kit.controls import control_id
from bot.model.ids import PartieId
from bot.model.sight import Sight
from bot.piquet.house.levels.house_players import PLAYERS
from bot.piquet.rules import RUBICON
from tests.fakes.simcord_harness import Harness, Person
from tests.lab.bench.orders.clicks import Click, clicks_of
from tests.lab.bench.orders.ordering_player import OrderingPlayer, Orderly, Steps
from tests.support.discord.database_rows import SeededSecrets
from tests.support.discord.table_checks import bot_of
from tests.support.figures import Figure
from tests.support.inline_database import use_inline_databases
from tests.support.players import begin, bot_at
from tests.support.requests_seen import RequestKind

TOGETHER: Final = 5
APART: Final = 3600
"""Seconds until the next decision: hours apart, so that neither player waits for the other."""
PARTIE: Final = PartieId(1)
FREE: Final = (RequestKind.ANSWER, RequestKind.FOLLOW_UP, RequestKind.ANSWER_EDIT)
"""Answers to interactions, which Discord's limit does not count."""
A_THIRD: Final = 100 / 3


def requests_of_a_deal() -> Iterator[Figure]:
    """Measures the mean requests per deal over a partie, its end included."""
    found = {
        (orderly, seconds): asyncio.run(counted(orderly, seconds))
        for orderly in (Orderly.NOTHING, Orderly.REPLIES)
        for seconds in (APART, TOGETHER)
    }
    for (orderly, seconds), number in found.items():
        yield Figure(f"counted requests of a deal, {_ORDERS[orderly]}, {_TIMES[seconds]}", number, "requests")
    before = found[Orderly.NOTHING, APART]
    for seconds, time in _TIMES.items():
        share = 100 * found[Orderly.REPLIES, seconds] / before
        yield Figure(f"counted requests of a deal with orders, {time}, of those without", share, "%", A_THIRD)


_ORDERS: Final = {Orderly.NOTHING: "no orders", Orderly.REPLIES: "orders on lead and for replies"}
_TIMES: Final = {APART: "an hour between turns", TOGETHER: "both there"}


async def counted(orderly: Orderly, seconds: int, deals: int = RUBICON.deals) -> float:
    """Returns the rate-limited requests per deal, with this many seconds between two people's decisions."""
    with pytest.MonkeyPatch.context() as patch, tempfile.TemporaryDirectory(prefix="piquet-requests-") as folder:
        use_inline_databases(patch)
        patch.setattr("bot.client.new_secret", SeededSecrets(1))
        async with Harness(bot_at(Path(folder) / "piquet.sqlite3")) as harness:
            await begin(harness, deals=deals)
            before = len(harness.requests)
            await _Pair(harness, orderly, seconds).play()
            return sum(request.kind not in FREE for request in harness.requests[before:]) / deals


class _Pair:
    def __init__(self, harness: Harness, orderly: Orderly, seconds: int) -> None:
        self._harness = harness
        self._context = bot_of(harness).context
        self._seconds = seconds
        self._people = (harness.alice, harness.bob)
        self._players = [OrderingPlayer(PLAYERS["expert"](seed), orderly, seed) for seed in (1, 2)]

    async def play(self) -> None:
        sight = await self._see(None)
        if (chooser := sight.cut.chooser) is not None:
            await self._click(await self._see(chooser), Click("deal", "mine"))
        while (seat := (await self._see(None)).to_act) is not None:
            await self._harness.advance(self._seconds)
            await self._decide(seat)

    async def _decide(self, seat: int) -> None:
        player = self._players[seat]
        while (sight := await self._see(seat)).my_turn:
            for steps in player.decide(sight):
                await self._confirm(seat, steps)
        if sight.to_act is None:
            return
        for orders in player.leave(sight):
            await self._confirm(seat, [orders])

    async def _confirm(self, seat: int, steps: Steps) -> None:
        sight = await self._see(seat)
        for click in clicks_of(sight, steps):
            await self._click(sight, click)

    async def _see(self, seat: int | None) -> Sight:
        return await deciding.sight(self._context, PARTIE, seat)

    async def _click(self, sight: Sight, click: Click) -> None:
        assert sight.eye is not None
        who: Person = self._people[sight.eye]
        await who.press(who.live(), control_id(click.verb, PARTIE, sight.seq, click.arg), values=click.values)
