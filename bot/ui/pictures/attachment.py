"""Puts a picture into a message, and sends the message without it if Discord refuses the file."""

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


async def send_with_picture(
    view: ui.LayoutView, picture: Picture | None, send: Callable[[list[discord.File]], Awaitable[Sent]]
) -> Sent:
    """Sends a view with its picture; sends it again without, if Discord refuses the file but not the message.

    ``send`` gets the files to attach. Raises what ``send`` raises.
    """
    if picture is None:
        return await send([])
    gallery = _add_gallery(view, picture)
    try:
        return await send([discord.File(BytesIO(picture.data), picture.name)])
    except discord.HTTPException as error:
        if not _is_refused(error):
            raise
    _container(view).remove_item(gallery)
    return await send([])


def _is_refused(error: discord.HTTPException) -> bool:
    return error.status in (_TOO_LARGE, _INVALID) or error.code == _MISSING_PERMISSIONS


def _add_gallery(view: ui.LayoutView, picture: Picture) -> ui.MediaGallery[Any]:
    """Puts the picture before the first separator, between the text and the controls; at the end if there is none."""
    gallery: ui.MediaGallery[Any] = ui.MediaGallery(
        discord.MediaGalleryItem(f"attachment://{picture.name}", description=picture.alt)
    )
    container = _container(view)
    parts = list(container.children)
    place = next((at for at, part in enumerate(parts) if isinstance(part, ui.Separator)), len(parts))
    for part in parts[place:]:
        container.remove_item(part)
    for part in (gallery, *parts[place:]):
        container.add_item(part)
    return gallery


def _container(view: ui.LayoutView) -> ui.Container[Any]:
    """The container that holds everything in our messages."""
    return next(part for part in view.children if isinstance(part, ui.Container))
