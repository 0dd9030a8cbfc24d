"""The answer to the person who starts a private partie: a link to their hand, or what to do about closed DMs."""

from typing import Any

import discord
from discord import ButtonStyle, ui

from bot.features.challenges.view import proof_lines
from bot.features.hands.hand_context import HERE
from bot.kit.controls import button, control_id, layout, written
from bot.kit.discord.reader import words_for
from bot.kit.names import plain
from bot.kit.partie_links import message_link
from bot.model.challenges import Challenge
from bot.model.ids import PRIVATE, PartieId
from bot.runtime.dispatcher import Dispatcher
from bot.runtime.messenger import At, Failure

Interaction = discord.Interaction[Any]
_GREEN = 0x1F6F50
_ORANGE = 0xC77D1E


async def begun_view(
    interaction: Interaction, dispatcher: Dispatcher, partie_id: PartieId, challenge: Challenge
) -> ui.LayoutView:
    """Tells the challenger, who has begun a private partie, where its first hand is."""
    say, other = words_for(interaction), plain(challenge.opponent_name or "")
    proof = [written(line) for line in proof_lines(say, challenge)]
    reply = await dispatcher.first_hand(partie_id, interaction.user.id)
    if isinstance(reply, At):
        link = message_link(PRIVATE, reply.channel, reply.message)
        return layout(written(say("private-begun", other=other, link=link)), *proof, accent=_GREEN)
    if reply is Failure.LATER:
        return layout(written(say("private-begun-soon", other=other)), *proof, accent=_GREEN)
    hand = button(say("table-show"), control_id("hand", partie_id, 0, HERE), ButtonStyle.primary)
    install: ui.Button[Any] = ui.Button(label=say("private-install"), url=install_link(interaction))
    text = "\n".join([say("private-begun-closed", other=other), say("private-open-dms")])
    return layout(written(text), *proof, ui.ActionRow(hand, install), accent=_ORANGE)


def install_link(interaction: Interaction) -> str:
    """The URL of Discord's page for adding the bot to one's account, so that it can write to the person."""
    address = discord.utils.oauth_url(interaction.application_id, scopes=["applications.commands"])
    return f"{address}&integration_type=1"
