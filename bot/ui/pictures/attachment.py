"""A picture put into a message, and taken out again where Discord does not take it."""

from collections.abc import Awaitable, Callable
from io import BytesIO
from typing import Any, TypeVar

import discord
from discord import ui

from bot.ui.pictures.picture import Picture

Sent = TypeVar("Sent")
_MISSING_PERMISSIONS = 50013
_TOO_LARGE = 413
_INVALID = 400


async def sent(
    view: ui.LayoutView, picture: Picture | None, send: Callable[[list[discord.File]], Awaitable[Sent]]
) -> Sent:
    """Sends a view with its picture; once more and without, where Discord refuses the file and not the message.

    ``send`` is given the files to go with it. Raises what it raises.
    """
    if picture is None:
        return await send([])
    gallery = _hang(view, picture)
    try:
        return await send([discord.File(BytesIO(picture.data), picture.name)])
    except discord.HTTPException as error:
        if not _is_refused(error):
            raise
    _frame(view).remove_item(gallery)
    return await send([])


def _is_refused(error: discord.HTTPException) -> bool:
    return error.status in (_TOO_LARGE, _INVALID) or error.code == _MISSING_PERMISSIONS


def _hang(view: ui.LayoutView, picture: Picture) -> ui.MediaGallery[Any]:
    """Puts the picture before the first separator, where what is told ends and what is to be done begins; or last."""
    gallery: ui.MediaGallery[Any] = ui.MediaGallery(
        discord.MediaGalleryItem(f"attachment://{picture.name}", description=picture.alt)
    )
    frame = _frame(view)
    parts = list(frame.children)
    place = next((at for at, part in enumerate(parts) if isinstance(part, ui.Separator)), len(parts))
    for part in parts[place:]:
        frame.remove_item(part)
    for part in (gallery, *parts[place:]):
        frame.add_item(part)
    return gallery


def _frame(view: ui.LayoutView) -> ui.Container[Any]:
    """What all our messages stand in."""
    return next(part for part in view.children if isinstance(part, ui.Container))
