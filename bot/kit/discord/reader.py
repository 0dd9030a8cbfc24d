"""The reader of an answer: the person who asks, the place, and the language of the answer."""

from enum import Enum
from typing import Any

import discord

from bot.kit.words import Words, words
from bot.runtime.languages import Languages
from bot.runtime.reader import Reader

Interaction = discord.Interaction[Any]


class Where(Enum):
    """A kind of place where commands work."""

    SERVER = "a server that the bot is on"
    DM = "the person's direct messages with the bot"
    ELSEWHERE = "a group, a conversation of two people, or a server without the bot: there it can only answer"


def where(interaction: Interaction) -> Where:
    """The kind of place that an interaction comes from."""
    if interaction.guild_id is not None:
        # A person who has installed the bot can use it on servers it has not joined.
        client: discord.Client = interaction.client
        there = client.get_guild(interaction.guild_id) is not None
        # Just after startup the bot does not know all its servers yet.
        there = there or (not client.is_ready() and interaction.is_guild_integration())
        return Where.SERVER if there else Where.ELSEWHERE
    return Where.DM if interaction.context.dm_channel else Where.ELSEWHERE


def server_of(interaction: Interaction) -> int | None:
    """The server that an interaction comes from; None outside servers, or if the bot is not on the server."""
    return interaction.guild_id if where(interaction) is Where.SERVER else None


def reader(interaction: Interaction) -> Reader:
    """The person who asks and their server, which decide which finished parties they may see."""
    return Reader(interaction.user.id, server_of(interaction))


def words_for(interaction: Interaction) -> Words:
    """The sentences in the language of the person who asked."""
    return words(_chosen(interaction).of_person(interaction.user.id, str(interaction.locale)))


def server_words(interaction: Interaction) -> Words:
    """The sentences for a public message, in the server's language; outside servers, in that of the one who asked."""
    server = server_of(interaction)
    if server is None:
        return words_for(interaction)
    locale = interaction.guild_locale or interaction.locale
    return words(_chosen(interaction).of_guild(server, str(locale)))


def _chosen(interaction: Interaction) -> Languages:
    chosen: Languages = interaction.client.context.languages
    return chosen
