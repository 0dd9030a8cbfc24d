"""What most tests on the wire begin with: a server, three people and a bot."""

import asyncio
import random
import sqlite3
from contextlib import closing
from types import TracebackType
from typing import Final, Self

from tests.fakes.process.bot_process import BotProcess
from tests.fakes.wire.entities import Channel
from tests.fakes.wire.people import Person, Player, begin
from tests.fakes.wire.wire_discord import Wire
from tests.support.waiting import wait_for

UNTOLD: Final = """
SELECT outbox.id FROM outbox JOIN parties ON parties.id = outbox.partie
WHERE NOT (kind = 'ring' AND tried = 0 AND attempts = 0 AND outbox.due_at > parties.since)
"""
"""What must still be told, but for the notification of a player who is there: it comes if they do not answer."""


class Scenario:
    """The Piquet Club on a wire: Alice and Bob, who play, and Carol, who watches. ``async with`` starts the bot."""

    def __init__(self, wire: Wire, bot: BotProcess) -> None:
        self.wire = wire
        self.bot = bot
        self.guild = wire.guild()
        self.alice, self.bob, self.carol = (Person(wire, self.guild, name) for name in ("Alice", "Bob", "Carol"))

    async def __aenter__(self) -> Self:
        await self.bot.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.bot.__aexit__(kind, error, trace)

    async def wait_until_told(self) -> None:
        """Waits until all is told that must be told now."""
        await self._wait_until_none(f"{UNTOLD} LIMIT 1", "the outbox is empty")

    async def wait_until_posted(self) -> None:
        """Waits until the bot has stored which message shows each challenge: people see the message before that."""
        await self._wait_until_none("SELECT 1 FROM challenges WHERE message IS NULL", "the challenges are posted")

    async def _wait_until_none(self, query: str, why: str) -> None:
        """Waits until a query of the bot's database finds nothing."""
        with closing(sqlite3.connect(self.bot.database, isolation_level=None)) as file:
            async with wait_for(why):
                while file.execute(query).fetchone():  # noqa: ASYNC110 - another process writes it
                    await asyncio.sleep(0.02)

    async def start_partie(self, seed: int = 0, **options: object) -> list[Player]:
        """Alice challenges Bob, and Bob accepts. Returns both, ready to decide at random."""
        dice = random.Random(seed)
        table: Channel = await begin(self.alice, self.bob, **options)
        return [Player(person, dice, table) for person in (self.alice, self.bob)]
