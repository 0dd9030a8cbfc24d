"""People who play daily deals while the bot is killed; each server has a daily channel."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Final

from tests.fakes.wire.entities import Channel
from tests.fakes.wire.people import Player, message_of
from tests.lab.faults.guests import BLINK, LOOKS, Guest
from tests.lab.faults.room import Room
from tests.support.figures import AtLeast, Figure
from tests.support.messages import InteractionFailed
from tests.support.waiting import wait_for

PEOPLE: Final = 4
"""People who play nothing else."""
_TWICE: Final = """
    SELECT count(*) FROM (
        SELECT 1 FROM parties JOIN seats ON seats.partie = parties.id AND seats.seat = 0
        WHERE day IS NOT NULL GROUP BY day, day_deal, "user" HAVING count(*) > 1
    )
"""
_CHOOSE: Final = "pq:1:serverset:0:0:daily"
_TOLD: Final = "SELECT count(*) FROM day_posts WHERE kind = 'day' AND message > 0"
_OPEN: Final = "SELECT count(*) FROM days WHERE closed_at IS NULL AND closes_at <= opened_at"


class DaysOfRoom:
    """The daily deals on the servers of a ``Room``."""

    def __init__(self, here: Room) -> None:
        self._here = here
        self.channels: list[Channel] = []
        self.ran_out = 0

    async def open(self) -> None:
        here = self._here
        for guild in here.guilds:
            host = Guest(here.wire, guild, "Host of the day", here.decisions)
            guild.members[host.id].roles = [role for role in guild.roles if role != guild.id]
            self.channels.append(here.wire.world.channel(guild, "days"))
            await host.slash("piquet daily", self.channels[-1])
            panel = (await host.slash("piquet server", self.channels[-1])).post
            assert panel is not None
            host.press_blindly(message_of(panel), _CHOOSE, [str(self.channels[-1].id)])
        async with wait_for("every channel tells of its day"):
            while here.books.ask(_TOLD)[0][0] < len(here.guilds):  # noqa: ASYNC110 - it is another process that tells
                await asyncio.sleep(BLINK)

    async def play(self, number: int) -> None:
        """Plays both deals each day until the room closes."""
        here, channel = self._here, self.channels[number % len(self.channels)]
        guest = Guest(here.wire, here.guilds[number % len(here.guilds)], f"Daily {number}", here.decisions)
        player = Player(guest, here.dice, channel, private=True)
        while not here.closing:
            try:
                await here.wire.heard(None, LOOKS)
                if (post := await player.waiting()) is not None:
                    await player.decide(post)
                elif (page := (await guest.slash("piquet daily", channel)).post) is not None and any(
                    control.verb == "daily" and control.live for control in page.controls
                ):
                    await guest.click(page, verb="daily")
            except (InteractionFailed, AssertionError, IndexError):
                await asyncio.sleep(BLINK)

    def run_out(self) -> None:
        address = self._here.bot.address
        assert isinstance(address, Path)
        with closing(sqlite3.connect(address)) as file:
            update = "UPDATE days SET closes_at = opened_at WHERE closed_at IS NULL"
            self.ran_out += file.execute(update).rowcount
            file.commit()

    async def figures(self, of: str) -> Iterator[Figure]:
        here, left = self._here, 0
        try:
            async with wait_for("every day that ran out closes"):
                while here.books.ask(_OPEN)[0][0]:  # noqa: ASYNC110 - it is another process that closes it
                    await asyncio.sleep(BLINK)
        except AssertionError:
            left = here.books.ask(_OPEN)[0][0]
        ((begun,),) = here.books.ask("SELECT count(*) FROM parties WHERE day IS NOT NULL")
        ((posts,),) = here.books.ask("SELECT count(*) FROM day_posts")
        told = sum(1 for one in self.channels for post in one.messages.values() if post.viewer is None)
        return iter([
            AtLeast(f"deals of the day begun, {of}", begun, "in all", 1),
            Figure(f"deals of the day begun twice, {of}", here.books.ask(_TWICE)[0][0], f"of {begun:,}", 0),
            AtLeast(f"messages about days in their channels, {of}", told, f"of {posts:,}", 1),
            Figure(f"days told twice in their channel, {of}", max(told - posts, 0), f"of {posts:,}", 0),
            AtLeast(f"days that ran out while the bot was down, {of}", self.ran_out, "in all", 1),
            Figure(f"of them still open, {of}", left, f"of {self.ran_out:,}", 0),
        ])  # fmt: skip
