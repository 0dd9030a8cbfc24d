"""A bot whose button commits one row and edits its message, and nothing else: the least that a turn can cost."""

import asyncio
import os
from typing import Any

import aiosqlite
import discord
from discord import ui


class Bare(discord.Client):
    """As a bot is begun: discord.py, aiosqlite, each commit on the disk."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self._turn = asyncio.Lock()
        self._database: aiosqlite.Connection | None = None

    async def setup_hook(self) -> None:
        """Opens the database."""
        self._database = await aiosqlite.connect(os.environ["PIQUET_DATABASE"])
        await self._database.execute("PRAGMA journal_mode = WAL")
        await self._database.execute("PRAGMA synchronous = FULL")
        await self._database.execute("CREATE TABLE clicks (id INTEGER PRIMARY KEY, user INTEGER) STRICT")

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Keeps the click, and draws the message again."""
        assert self._database is not None
        async with self._turn:
            await self._database.execute("INSERT INTO clicks VALUES (?, ?)", (interaction.id, interaction.user.id))
            await self._database.commit()
        view = ui.View(timeout=None)
        view.add_item(ui.Button(label="Again", custom_id="again"))
        view.stop()
        await interaction.response.edit_message(content="Kept.", view=view)

    async def close(self) -> None:
        """Closes the database as well."""
        await super().close()
        if self._database is not None:
            await self._database.close()


def run() -> int:
    """Runs it until it is killed."""
    Bare().run(os.environ["DISCORD_TOKEN"], log_handler=None)
    return 0
