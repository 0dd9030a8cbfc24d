"""Answers Discord interactions. Most functions return whether the answer arrived.

A lost answer raises no error, because the person's decision is already stored.
"""

import logging
from collections.abc import Awaitable, Sequence

import aiohttp
import discord
from discord import ui
from discord.http import Route
from discord.webhook.async_ import async_context, interaction_message_response_params

from bot.kit.controls import written
from bot.kit.discord.reader import Interaction, Where, where
from bot.kit.pictures import attachment
from bot.kit.pictures.picture import Picture

_log = logging.getLogger(__name__)
_SILENT = discord.AllowedMentions.none()
_NOT_ARRIVED = (discord.HTTPException, aiohttp.ClientError, OSError)


async def say(interaction: Interaction, text: str) -> bool:
    view = ui.LayoutView(timeout=None)
    view.add_item(written(text))
    view.stop()
    return await show(interaction, view)


async def show(
    interaction: Interaction, view: ui.LayoutView, files: Sequence[discord.File] = (), *, picture: Picture | None = None
) -> bool:
    """Answers with a message visible only to the person."""
    send = interaction.followup.send if interaction.response.is_done() else interaction.response.send_message

    async def shown(pictures: list[discord.File]) -> object:
        return await send(view=view, ephemeral=True, allowed_mentions=_SILENT, files=[*files, *pictures])

    return await _arrives(interaction, attachment.send_with_picture(view, _allowed(interaction, picture), shown))


async def ask(interaction: Interaction, form: ui.Modal) -> bool:
    return await _arrives(interaction, interaction.response.send_modal(form))


async def defer(interaction: Interaction) -> bool:
    return await _arrives(interaction, interaction.response.defer(ephemeral=True, thinking=True))


async def defer_redraw(interaction: Interaction) -> bool:
    """Defers the answer.

    If only the person sees the clicked message, ``edit`` then redraws it; otherwise ``edit`` sends a private message.
    """
    if not is_private(interaction):
        return await defer(interaction)
    return await _arrives(interaction, interaction.response.defer())


async def edit(interaction: Interaction, view: ui.LayoutView, *, picture: Picture | None = None) -> bool:
    """Edits the answer, and replaces or removes its picture. Discord allows edits for fifteen minutes."""

    async def edited(pictures: list[discord.File]) -> object:
        return await interaction.edit_original_response(view=view, allowed_mentions=_SILENT, attachments=pictures)

    return await _arrives(interaction, attachment.send_with_picture(view, _allowed(interaction, picture), edited))


async def redraw(interaction: Interaction, view: ui.LayoutView, *, picture: Picture | None = None) -> bool:
    """Redraws the clicked message if only the person sees it. Otherwise sends a private message."""
    return await (rewrite if is_private(interaction) else show)(interaction, view, picture=picture)


def is_private(interaction: Interaction) -> bool:
    clicked = interaction.message
    return where(interaction) is Where.DM or (clicked is not None and clicked.flags.ephemeral)


async def rewrite(interaction: Interaction, view: ui.LayoutView, *, picture: Picture | None = None) -> bool:
    async def rewritten(pictures: list[discord.File]) -> None:
        await _update(interaction, view, pictures)

    return await _arrives(interaction, attachment.send_with_picture(view, _allowed(interaction, picture), rewritten))


async def _update(interaction: Interaction, view: ui.LayoutView, files: list[discord.File]) -> None:
    # Not ``edit_message``: Discord would return the message, and building its object takes 4 % of a turn.
    if interaction.response.is_done():
        raise discord.InteractionResponded(interaction)
    kind, http = discord.InteractionResponseType.message_update, interaction.client.http
    route = Route(
        "POST",
        "/interactions/{webhook_id}/{webhook_token}/callback",
        webhook_id=interaction.id,
        webhook_token=interaction.token,
    )
    with interaction_message_response_params(
        type=kind.value, view=view, allowed_mentions=_SILENT, attachments=files
    ) as params:
        await async_context.get().request(
            route,
            session=interaction._session,  # noqa: SLF001 - discord.py has no public call without the answer
            proxy=http.proxy,
            proxy_auth=http.proxy_auth,
            **params._asdict(),
        )
    interaction.response._response_type = kind  # noqa: SLF001 - the same


async def post(
    interaction: Interaction,
    view: ui.LayoutView,
    allowed: discord.AllowedMentions = _SILENT,
    *,
    picture: Picture | None = None,
) -> int | None:
    """Answers with a public message, or a follow-up if already answered.

    Returns the message id, or None if it was lost.
    """
    sent: list[int | None] = []

    async def posted(pictures: list[discord.File]) -> None:
        if interaction.response.is_done():
            message = await interaction.followup.send(view=view, allowed_mentions=allowed, files=pictures, wait=True)
            sent.append(message.id)
        else:
            answer = await interaction.response.send_message(view=view, allowed_mentions=allowed, files=pictures)
            sent.append(answer.message_id)

    await _arrives(interaction, attachment.send_with_picture(view, _allowed(interaction, picture), posted))
    return sent[0] if sent else None


def may_attach(interaction: Interaction) -> bool:
    return interaction.guild_id is None or interaction.app_permissions.attach_files


def _allowed(interaction: Interaction, picture: Picture | None) -> Picture | None:
    return picture if may_attach(interaction) else None


async def _arrives(interaction: Interaction, sending: Awaitable[object]) -> bool:
    try:
        await sending
    except _NOT_ARRIVED as error:
        status = getattr(error, "status", None)
        _log.info("the answer to interaction %d was lost: %s %s", interaction.id, type(error).__name__, status)
        return False
    return True
