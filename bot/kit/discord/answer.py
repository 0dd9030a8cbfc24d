"""Answers interactions: with a private text, a form, a new message, or the clicked message redrawn.

A lost answer is a return value, not an error: a decision stays valid even if its answer never arrives.
"""

import logging
from collections.abc import Sequence
from typing import Any

import aiohttp
import discord
from discord import ui

from bot.kit.controls import written
from bot.kit.discord.reader import Where, where
from bot.kit.pictures import attachment
from bot.kit.pictures.picture import Picture

_log = logging.getLogger(__name__)
Interaction = discord.Interaction[Any]
_SILENT = discord.AllowedMentions.none()


async def say(interaction: Interaction, text: str) -> bool:
    """Sends a text that only the person who asked can see. True if it arrived."""
    return await show(interaction, _text(text))


async def show(
    interaction: Interaction, view: ui.LayoutView, files: Sequence[discord.File] = (), *, picture: Picture | None = None
) -> bool:
    """Sends a message, with files and a picture, that only the person who asked can see. True if it arrived."""
    send = interaction.followup.send if interaction.response.is_done() else interaction.response.send_message

    async def shown(pictures: list[discord.File]) -> object:
        return await send(view=view, ephemeral=True, allowed_mentions=_SILENT, files=[*files, *pictures])

    try:
        await attachment.send_with_picture(view, _allowed(interaction, picture), shown)
    except (TimeoutError, discord.HTTPException, aiohttp.ClientError, OSError) as error:
        return _lost(interaction, error)
    return True


async def ask(interaction: Interaction, form: ui.Modal) -> bool:
    """Opens a form for the person who asked. True if it arrived."""
    try:
        await interaction.response.send_modal(form)
    except (TimeoutError, discord.HTTPException, aiohttp.ClientError, OSError) as error:
        return _lost(interaction, error)
    return True


async def defer(interaction: Interaction) -> bool:
    """Tells the person who asked that the answer will take a while. True if it arrived."""
    try:
        await interaction.response.defer(ephemeral=True, thinking=True)
    except (TimeoutError, discord.HTTPException, aiohttp.ClientError, OSError) as error:
        return _lost(interaction, error)
    return True


async def edit(interaction: Interaction, view: ui.LayoutView) -> bool:
    """Edits the answer; Discord allows this for fifteen minutes. True if it arrived."""
    try:
        await interaction.edit_original_response(view=view, allowed_mentions=_SILENT)
    except (TimeoutError, discord.HTTPException, aiohttp.ClientError, OSError) as error:
        return _lost(interaction, error)
    return True


async def redraw(interaction: Interaction, view: ui.LayoutView, *, picture: Picture | None = None) -> bool:
    """Redraws the clicked message if only this person sees it; else sends a new private one. True if it arrived."""
    how = rewrite if _private(interaction) else show
    return await how(interaction, view, picture=picture)


async def rewrite(interaction: Interaction, view: ui.LayoutView, *, picture: Picture | None = None) -> bool:
    """Edits the clicked message, public or private, and removes its old picture. True if it arrived."""

    async def rewritten(pictures: list[discord.File]) -> object:
        return await interaction.response.edit_message(view=view, allowed_mentions=_SILENT, attachments=pictures)

    try:
        await attachment.send_with_picture(view, _allowed(interaction, picture), rewritten)
    except (TimeoutError, discord.HTTPException, aiohttp.ClientError, OSError) as error:
        return _lost(interaction, error)
    return True


async def post(
    interaction: Interaction,
    view: ui.LayoutView,
    allowed: discord.AllowedMentions = _SILENT,
    *,
    picture: Picture | None = None,
) -> int | None:
    """Answers in public, by default without a ping. If the click was already answered, sends a follow-up message.

    Returns the id of the message; None if it did not arrive.
    """

    async def posted(pictures: list[discord.File]) -> int | None:
        if interaction.response.is_done():
            message = await interaction.followup.send(view=view, allowed_mentions=allowed, files=pictures, wait=True)
            return message.id
        sent = await interaction.response.send_message(view=view, allowed_mentions=allowed, files=pictures)
        return sent.message_id

    try:
        return await attachment.send_with_picture(view, _allowed(interaction, picture), posted)
    except (TimeoutError, discord.HTTPException, aiohttp.ClientError, OSError) as error:
        _lost(interaction, error)
        return None


def may_attach(interaction: Interaction) -> bool:
    """Whether the bot may attach files in this channel."""
    return interaction.guild_id is None or interaction.app_permissions.attach_files


def _allowed(interaction: Interaction, picture: Picture | None) -> Picture | None:
    """The picture, if files may be sent here."""
    return picture if may_attach(interaction) else None


def _text(text: str) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    view.add_item(written(text))
    view.stop()
    return view


def _private(interaction: Interaction) -> bool:
    """Whether only the person who clicked sees the message."""
    return where(interaction) is Where.DM or (interaction.message is not None and interaction.message.flags.ephemeral)


def _lost(interaction: Interaction, error: Exception) -> bool:
    status = getattr(error, "status", None)
    _log.info("the answer to interaction %d was lost: %s %s", interaction.id, type(error).__name__, status)
    return False
