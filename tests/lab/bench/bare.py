"""A bot whose button commits one row and edits messages: the least possible cost for a turn."""

import asyncio
import io
import os
from typing import Any, Final

import aiosqlite
import discord
from discord import ui

AGAIN: Final = "again"
"""Edits only its own message."""
EDITS: Final = "edits"
"""Edits two more messages: ``edits:<channel>:<message>:<channel>:<message>``."""
PICTURES: Final = "pictures"
"""Edits three messages, the first two with a picture."""
PICTURE: Final = os.urandom(35_000)
"""A picture as large as a compressed hand picture."""


class Bare(discord.Client):
    """Starts like the real bot, with discord.py, aiosqlite, and each commit synced to disk."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self._turn = asyncio.Lock()
        self._database: aiosqlite.Connection | None = None

    async def setup_hook(self) -> None:
        self._database = await aiosqlite.connect(os.environ["PIQUET_DATABASE"])
        await self._database.execute("PRAGMA journal_mode = WAL")
        await self._database.execute("PRAGMA synchronous = FULL")
        await self._database.execute("CREATE TABLE IF NOT EXISTS clicks (id INTEGER PRIMARY KEY, user INTEGER) STRICT")

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Stores the click, then redraws its message and any other messages named in the button's id."""
        assert self._database is not None
        assert interaction.data is not None
        async with self._turn:
            await self._database.execute("INSERT INTO clicks VALUES (?, ?)", (interaction.id, interaction.user.id))
            await self._database.commit()
        verb, *others = str(interaction.data.get("custom_id")).split(":")
        pictured = verb == PICTURES
        await interaction.response.edit_message(**_drawn(pictured=pictured))
        if others:
            hand, table = [
                self.get_partial_messageable(int(channel)).get_partial_message(int(message))
                for channel, message in zip(others[::2], others[1::2], strict=True)
            ]
            await asyncio.gather(hand.edit(**_drawn(pictured=pictured)), table.edit(**_drawn(pictured=False)))

    async def close(self) -> None:
        await super().close()
        if self._database is not None:
            await self._database.close()


def _drawn(*, pictured: bool) -> dict[str, Any]:
    view = ui.View(timeout=None)
    view.add_item(ui.Button(label="Again", custom_id=AGAIN))
    view.stop()
    files = [discord.File(io.BytesIO(PICTURE), "hand.png")] if pictured else []
    return {"content": "Kept.", "view": view, "attachments": files}


def run() -> int:
    Bare().run(os.environ["DISCORD_TOKEN"], log_handler=None)
    return 0
