from typing import Any, Final

import discord
from discord import ButtonStyle, ui

from bot.features.servers.service import take_daily_offer
from bot.kit.controls import Control, button, layout, written
from bot.kit.discord import answer
from bot.kit.discord.permissions import lacking
from bot.kit.discord.reader import server_of, words_for
from bot.kit.words import Words
from bot.runtime.context import Context

_BRONZE: Final = 0xB08D3C


class PostDailyHere(Control, verb="dayhere"): ...


async def offer_daily(context: Context, interaction: discord.Interaction[Any]) -> None:
    """Offers to make the channel a daily channel, after a manager's command, if the bot may write in it."""
    guild = server_of(interaction)
    if guild is None or not interaction.permissions.manage_guild or not interaction.response.is_done():
        return
    if not isinstance(interaction.channel, discord.TextChannel) or lacking(interaction):
        return
    if await take_daily_offer(context, guild):
        await answer.show(interaction, _offer_view(words_for(interaction)))


def _offer_view(say: Words) -> ui.LayoutView:
    accepts = button(say("daily-offer-here"), PostDailyHere(), ButtonStyle.success)
    return layout(written(say("daily-offer")), ui.ActionRow(accepts), accent=_BRONZE)


def accepted_view(say: Words, channel: int) -> ui.LayoutView:
    return layout(written(say("daily-offer-accepted", channel=str(channel))), accent=_BRONZE)
