from types import SimpleNamespace
from typing import cast

import aiohttp
import discord
from discord import ui

from bot.kit.controls import PicturedText, layout, written
from bot.kit.pictures.attachment import send_with_picture
from bot.kit.pictures.picture import Picture

PICTURE = Picture("sheet.png", b"png", "This deal 1 – 2")


def message() -> ui.LayoutView:
    return layout(written("before"), PicturedText("This deal 1 2", "one line"), written("after"))


def shown(view: ui.LayoutView) -> list[str]:
    found = []
    for part in view.walk_children():
        if isinstance(part, ui.TextDisplay):
            found.append(part.content)
        if isinstance(part, ui.MediaGallery):
            found += [item.description or "" for item in part.items]
    return found


async def test_a_picture_with_one_line_replaces_its_figures() -> None:
    view = message()

    async def send(files: list[discord.File]) -> list[str]:
        assert len(files) == 1
        return shown(view)

    assert await send_with_picture(view, PICTURE, send) == ["before", "one line", PICTURE.alt, "after"]


async def test_the_figures_come_back_if_discord_refuses_the_picture() -> None:
    view = message()

    async def send(files: list[discord.File]) -> list[str]:
        if files:
            response = cast("aiohttp.ClientResponse", SimpleNamespace(status=413, reason="too large"))
            raise discord.HTTPException(response, "too large")
        return shown(view)

    assert await send_with_picture(view, PICTURE, send) == ["before", "This deal 1 2", "after"]
    assert await send_with_picture(view, None, send) == ["before", "This deal 1 2", "after"]
