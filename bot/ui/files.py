"""Files for a person to take along, each shown in the message that brings it."""

import asyncio
from collections.abc import Sequence
from io import BytesIO

import discord
from discord import ui

from bot.services.exporting import Collected, Exported
from bot.ui.account import account
from bot.ui.controls import layout, written
from bot.ui.escape import plain
from bot.ui.words import Words

_BRONZE = 0xB08D3C


async def record_files(say: Words, exported: Exported) -> list[discord.File]:
    """The record as a program reads it, and as a person does, score sheets included."""
    name = f"piquet-{exported.partie}"
    # Told at length it takes as long as some hundred clicks.
    text = await asyncio.to_thread(lambda: "\n".join(account(say, exported.game)) + "\n")
    return [file_of(f"{name}.json", exported.record.encode()), file_of(f"{name}.txt", text.encode())]


def record_view(say: Words, exported: Exported, files: Sequence[discord.File]) -> ui.LayoutView:
    """What the files of a partie are."""
    first, second = map(plain, exported.names)
    return files_view(say("export-one", first=first, second=second), files)


def collected_file(collected: Collected) -> discord.File:
    """The records of all parties as JSON Lines."""
    return file_of("piquet.jsonl", collected.records)


def collected_view(say: Words, collected: Collected, file: discord.File) -> ui.LayoutView:
    """What the file of all parties is."""
    key = "export-all" if collected.whole else "export-newest"
    return files_view(say(key, parties=collected.parties), [file])


def files_view(text: str, files: Sequence[discord.File]) -> ui.LayoutView:
    """A message that brings files."""
    return layout(written(text), *(ui.File(f"attachment://{file.filename}") for file in files), accent=_BRONZE)


def file_of(name: str, content: bytes) -> discord.File:
    """A file."""
    return discord.File(BytesIO(content), name)
