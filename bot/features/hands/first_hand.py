"""Answers the person who begins a private partie: a link to their hand, or its button if their DMs are closed."""

from collections.abc import Sequence
from contextlib import nullcontext
from typing import Any, Final

import discord
from discord import ButtonStyle, ui

from bot.kit.controls import button, layout, read_click, written
from bot.kit.discord.reader import Interaction, words_for
from bot.kit.partie_links import message_link
from bot.kit.shared_controls import HERE, ShowHand
from bot.model.ids import PRIVATE, PartieId
from bot.runtime.context import Context
from bot.runtime.messenger import At, Failure
from bot.runtime.poster import Poster

_GREEN: Final = 0x1F6F50
_ORANGE: Final = 0xC77D1E


async def first_hand(context: Context, poster: Poster, interaction: Interaction, partie: PartieId) -> At | Failure:
    """The hand message of a private partie, once sent; CLOSED, or LATER."""
    # The answer to a click waits for the hand's message, so that message must not wait for the answer.
    with context.throttle.thinking(None) if read_click(interaction) else nullcontext():
        return await poster.first_hand(partie, interaction.user.id)


async def linked_hand(
    context: Context,
    poster: Poster,
    interaction: Interaction,
    partie: PartieId,
    besides: Sequence[ui.Button[Any]] = (),
) -> ui.LayoutView:
    """A link to the hand of a private partie, or what to do about closed DMs."""
    reply = await first_hand(context, poster, interaction, partie)
    say, below = words_for(interaction), [ui.ActionRow(*besides)] if besides else []
    if isinstance(reply, At):
        link = message_link(PRIVATE, reply.channel, reply.message)
        return layout(written(say("private-begun", link=link)), *below, accent=_GREEN)
    if reply is Failure.LATER:
        return layout(written(say("private-begun-soon")), *below, accent=_GREEN)
    hand = button(say("table-show"), ShowHand(partie, 0, HERE), ButtonStyle.primary)
    install: ui.Button[Any] = ui.Button(label=say("private-install"), url=install_link(interaction))
    text = "\n".join([say("private-begun-closed"), say("private-open-dms")])
    return layout(written(text), ui.ActionRow(hand, install, *besides), accent=_ORANGE)


def install_link(interaction: Interaction) -> str:
    """Discord's page for adding the bot to an account, which lets the bot write to that person."""
    address = discord.utils.oauth_url(interaction.application_id, scopes=["applications.commands"])
    return f"{address}&integration_type=1"
