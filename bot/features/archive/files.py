import asyncio
from collections.abc import Sequence
from io import BytesIO
from typing import Any

import discord
from discord import ui

from bot.features.archive.exports import Collected, Exported
from bot.features.archive.record_text import record_lines
from bot.kit.controls import layout, written
from bot.kit.names import plain
from bot.kit.pictures.picture import partie_sheet
from bot.kit.time_text import day_in_digits
from bot.kit.words import Words, yes_or_no

_BRONZE = 0xB08D3C


async def record_files(say: Words, exported: Exported) -> list[discord.File]:
    """Returns a record as JSON and text. A picture of its score sheet comes first if a deal is finished."""
    # In a thread: writing and drawing a partie takes as long as about a hundred clicks.
    return await asyncio.to_thread(_record_files, say, exported)


def _record_files(say: Words, exported: Exported) -> list[discord.File]:
    name, game = _name(exported), exported.game
    text = "\n".join(record_lines(say, game)) + "\n"
    files = [file_of(f"{name}.json", exported.record.encode()), file_of(f"{name}.txt", text.encode())]
    if not game.partie.tallies:
        return files
    drawn = partie_sheet(say, game.players, game.rules, game.partie.tallies, game.outcome)
    return [file_of(f"{name}.png", drawn.data, drawn.alt), *files]


def record_view(say: Words, exported: Exported, files: Sequence[discord.File]) -> ui.LayoutView:
    first, second = map(plain, exported.game.players)
    return files_view(say("export-one", first=first, second=second, file=f"{_name(exported)}.json"), files)


def _name(exported: Exported) -> str:
    return f"piquet-{exported.partie}"


def partie_text(say: Words, exported: Exported, ended_at: int) -> str:
    """Writes one partie for a file of several parties: number, date (UTC), calls and play."""
    day = day_in_digits(say, ended_at)
    return "\n".join(
        [say("export-heading", number=str(exported.partie), day=day), "", *record_lines(say, exported.game), ""]
    )


def collected_files(collected: Collected) -> list[discord.File]:
    """Returns the newest parties as text, if any, then all records as JSON Lines."""
    texts = [file_of("piquet.txt", collected.texts)] if collected.text_count else []
    return [*texts, file_of("piquet.jsonl", collected.records)]


def collected_view(say: Words, collected: Collected, files: Sequence[discord.File]) -> ui.LayoutView:
    key = "export-all" if collected.whole else "export-newest"
    text = say(key, parties=collected.parties)
    if collected.text_count:
        text += "\n" + say(
            "export-texts", parties=collected.text_count, whole=yes_or_no(collected.text_count == collected.parties)
        )
    if collected.withheld:
        text += "\n" + say("export-withheld", parties=collected.withheld)
    return files_view(text, files)


def files_view(text: str, files: Sequence[discord.File]) -> ui.LayoutView:
    return layout(written(text), *map(_shown, files), accent=_BRONZE)


def _shown(file: discord.File) -> ui.Item[Any]:
    address = f"attachment://{file.filename}"
    if file.description is None:
        return ui.File(address)
    return ui.MediaGallery(discord.MediaGalleryItem(address, description=file.description))


def file_of(name: str, content: bytes, described: str | None = None) -> discord.File:
    return discord.File(BytesIO(content), name, description=described)
