"""Offers the first lesson to a new person, once, after the answer to their request."""

from typing import Any

import discord

from bot.features.lessons import service as lessons
from bot.features.lessons.view import offer_view
from bot.kit.discord import answer
from bot.kit.discord.reader import words_for
from bot.runtime.context import Context


async def offer_lesson(context: Context, interaction: discord.Interaction[Any]) -> None:
    """Offers the first lesson privately, if the person made a request, got an answer, and is new."""
    if interaction.response.is_done() and await lessons.offer(context, interaction.user.id):
        await answer.show(interaction, offer_view(words_for(interaction)))
