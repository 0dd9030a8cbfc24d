"""Who asked in an interaction, and in which language the bot answers."""

from typing import Any

import discord

from bot.services.core.reader import Reader
from bot.ui.kit.words import Words, words

Interaction = discord.Interaction[Any]


def reader(interaction: Interaction) -> Reader:
    """Who asks, and on which server: both decide which finished parties they may see."""
    return Reader(interaction.user.id, interaction.guild_id)


def words_for(interaction: Interaction) -> Words:
    """The sentences in the language of the person who asked."""
    return words(str(interaction.locale))


def server_words(interaction: Interaction) -> Words:
    """The sentences in the server's language, for a message that everybody in the channel sees."""
    return words(str(interaction.guild_locale or interaction.locale))
