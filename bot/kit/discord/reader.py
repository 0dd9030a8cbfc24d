"""Finds out where the person behind an interaction is, and in which language to answer."""

from enum import Enum
from typing import Any

import discord

from bot.kit.words import Words, words
from bot.runtime.languages import Languages
from bot.runtime.reader import Reader

Interaction = discord.Interaction[Any]


class Where(Enum):
    SERVER = "a server that the bot is on"
    DM = "the person's direct messages with the bot"
    ELSEWHERE = "a group, a conversation of two people, or a server without the bot: there it can only answer"


def where(interaction: Interaction) -> Where:
    if interaction.guild_id is not None:
        # A person who installed the bot can use it on servers without it.
        client: discord.Client = interaction.client
        there = client.get_guild(interaction.guild_id) is not None
        # Just after startup, not all servers are known.
        there = there or (not client.is_ready() and interaction.is_guild_integration())
        return Where.SERVER if there else Where.ELSEWHERE
    return Where.DM if interaction.context.dm_channel else Where.ELSEWHERE


def server_of(interaction: Interaction) -> int | None:
    """Returns the server id, or None outside servers and on servers without the bot."""
    return interaction.guild_id if where(interaction) is Where.SERVER else None


def reader(interaction: Interaction) -> Reader:
    return Reader(interaction.user.id, server_of(interaction))


def words_for(interaction: Interaction) -> Words:
    return words(_chosen(interaction).of_person(interaction.user.id, str(interaction.locale)))


def server_words(interaction: Interaction) -> Words:
    """Returns sentences in the server's language or, outside servers, in the person's language."""
    server = server_of(interaction)
    if server is None:
        return words_for(interaction)
    locale = interaction.guild_locale or interaction.locale
    return words(_chosen(interaction).of_guild(server, str(locale)))


def _chosen(interaction: Interaction) -> Languages:
    chosen: Languages = interaction.client.context.languages
    return chosen
