"""The usual start on the wire: a server, three people and a bot."""

import asyncio
import random
from dataclasses import replace
from types import TracebackType
from typing import Final, Self

from bot.model.players import Pictures
from data import servers
from data.players import users
from data.store.database import Database
from data.store.transaction import Transaction
from tests.fakes.process.bot_process import BotProcess
from tests.fakes.wire.entities import Channel
from tests.fakes.wire.people import Person, Player, begin
from tests.fakes.wire.wire_discord import Wire
from tests.support.database_template import new_database
from tests.support.second_connection import second_connection
from tests.support.waiting import wait_for

UNTOLD: Final = """
SELECT outbox.id FROM outbox JOIN parties ON parties.id = outbox.partie
WHERE NOT (kind = 'ring' AND tried = 0 AND attempts = 0 AND outbox.due_at > parties.since AND parties.seq > 0)
"""
"""Finds undelivered messages, except hands that are sent later, and only if the player does not decide before."""


class Scenario:
    """The Piquet Club on a wire: Alice and Bob play, Carol watches. ``async with`` starts the bot.

    ``others`` are standby processes on the database. Unless ``pictures`` is set before the start, people have chosen
    text only, which is faster.
    """

    def __init__(self, wire: Wire, bot: BotProcess, *others: BotProcess) -> None:
        self.wire = wire
        self.bot = bot
        self.bots = (bot, *others)
        self.pictures = False
        self.guild = wire.guild()
        self.alice, self.bob, self.carol = (Person(wire, self.guild, name) for name in ("Alice", "Bob", "Carol"))

    async def __aenter__(self) -> Self:
        if not self.pictures:
            await self._go_without_pictures()
        await self.bot.start()
        for other in self.bots[1:]:
            await other.stand_by()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for bot in self.bots:
            await bot.__aexit__(kind, error, trace)

    async def _go_without_pictures(self) -> None:
        def work(tx: Transaction) -> None:
            for person in (self.alice, self.bob, self.carol):
                users.save_user(tx, replace(users.get_user(tx, person.id), pictures=Pictures.NEVER))
            servers.save_server(tx, replace(servers.get_server(tx, self.guild.id), pictures=False))

        database = await Database.open(new_database(self.bot.database))
        try:
            await database.write(work)
        finally:
            await database.close()

    async def wait_until_told(self) -> None:
        """Waits until every message due now is delivered."""
        await self._wait_until_none(f"{UNTOLD} LIMIT 1", "the outbox is empty")

    async def wait_until_posted(self) -> None:
        """Waits until each challenge's message id is stored, a moment after people see the message."""
        await self._wait_until_none("SELECT 1 FROM challenges WHERE message IS NULL", "the challenges are posted")

    async def _wait_until_none(self, query: str, why: str) -> None:
        with second_connection(self.bot.database) as ask:
            async with wait_for(why):
                while ask(query):  # noqa: ASYNC110 - another process writes it
                    await asyncio.sleep(0.02)

    async def start_partie(self, seed: int = 0, **options: object) -> list[Player]:
        """Makes Alice challenge Bob, and Bob accept. Returns both as random players."""
        dice = random.Random(seed)
        table: Channel = await begin(self.alice, self.bob, **options)
        return [Player(person, dice, table) for person in (self.alice, self.bob)]
