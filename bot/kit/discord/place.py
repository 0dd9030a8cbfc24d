"""Where an interaction comes from: a server, the person's DMs with the bot, or a place where it can only answer."""

from enum import Enum
from typing import Any

import discord

Interaction = discord.Interaction[Any]


class Where(Enum):
    """A kind of place where commands work."""

    SERVER = "a server that the bot is on"
    DM = "the person's direct messages with the bot, which nobody else reads"
    ELSEWHERE = "a group, a conversation of two people, or a server without the bot: there it can answer and no more"


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
    """The server that an interaction comes from; None if the bot is not on a server there."""
    return interaction.guild_id if where(interaction) is Where.SERVER else None
