"""The person behind an interaction, and the language the bot answers them in."""

from typing import Any

import discord

from bot.kit.discord.place import server_of
from bot.kit.words import Words, words
from bot.runtime.languages import Languages
from bot.runtime.reader import Reader

Interaction = discord.Interaction[Any]


def reader(interaction: Interaction) -> Reader:
    """The person asking and their server, which together decide which finished parties they may see."""
    return Reader(interaction.user.id, server_of(interaction))


def words_for(interaction: Interaction) -> Words:
    """The sentences in the language of the person who asked."""
    return words(_chosen(interaction).of_person(interaction.user.id, str(interaction.locale)))


def server_words(interaction: Interaction) -> Words:
    """The sentences in the server's language, for a message that everyone in the channel sees.

    Outside a server, the sentences are in the language of the person who asked.
    """
    server = server_of(interaction)
    if server is None:
        return words_for(interaction)
    locale = interaction.guild_locale or interaction.locale
    return words(_chosen(interaction).of_guild(server, str(locale)))


def _chosen(interaction: Interaction) -> Languages:
    chosen: Languages = interaction.client.context.languages
    return chosen
