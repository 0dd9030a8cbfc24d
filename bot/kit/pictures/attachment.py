"""Attaches pictures to messages."""

from collections.abc import Awaitable, Callable, Sequence
from io import BytesIO
from typing import Any, TypeVar

import discord
from discord import ui

from bot.kit.controls import PicturedText
from bot.kit.pictures.picture import Picture
from bot.kit.talk.score_sheet import sheet, summary
from bot.kit.words import Words
from bot.piquet.partie import Standing
from bot.piquet.view import DealView

Sent = TypeVar("Sent")
_MISSING_PERMISSIONS = 50013
_TOO_LARGE = 413
_INVALID = 400


def shown_sheet(
    say: Words, heads: tuple[str, str], names: tuple[str, str], seen: DealView, number: int, standing: Standing
) -> PicturedText:
    """Returns a deal's score sheet. ``heads`` are short, unescaped names; ``names`` are full, escaped names."""
    return PicturedText(sheet(say, heads, seen, number, standing), summary(say, names, seen, standing))


async def send_with_picture(
    view: ui.LayoutView, picture: Picture | None, send: Callable[[list[discord.File]], Awaitable[Sent]]
) -> Sent:
    """Calls ``send`` with the picture, and again without the picture if Discord refuses the file."""
    if picture is None:
        return await send([])
    container = next(part for part in view.children if isinstance(part, ui.Container))
    plain = list(container.children)
    _add_gallery(container, picture)
    try:
        return await send([discord.File(BytesIO(picture.data), picture.name)])
    except discord.HTTPException as error:
        if error.status not in (_TOO_LARGE, _INVALID) and error.code != _MISSING_PERMISSIONS:
            raise
    _fill(container, plain)
    return await send([])


def _add_gallery(container: ui.Container[Any], picture: Picture) -> None:
    gallery: ui.MediaGallery[Any] = ui.MediaGallery(
        discord.MediaGalleryItem(f"attachment://{picture.name}", description=picture.alt)
    )
    parts = list[ui.Item[Any]](container.children)
    for at, part in enumerate(parts):
        if isinstance(part, PicturedText):
            line = [ui.TextDisplay[Any](part.short)] if part.short else []
            _fill(container, [*parts[:at], *line, gallery, *parts[at + 1 :]])
            return
    place = next((at for at, part in enumerate(parts) if isinstance(part, ui.Separator)), len(parts))
    _fill(container, [*parts[:place], gallery, *parts[place:]])


def _fill(container: ui.Container[Any], parts: Sequence[ui.Item[Any]]) -> None:
    container.clear_items()
    for part in parts:
        container.add_item(part)
