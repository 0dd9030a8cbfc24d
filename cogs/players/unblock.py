"""/piquet unblock: lifts one of a person's blocks."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import PiquetBot
from bot.features.players import blocking
from bot.features.players.blocks_view import blocks_text
from bot.kit.discord import answer
from bot.kit.discord.reader import words_for
from bot.kit.names import plain, short_name
from bot.kit.translator import text

Interaction = discord.Interaction[PiquetBot]
_MOST_CHOICES = 25
"""The number of choices that Discord shows while a person types."""


class UnblockCog(commands.Cog):
    """Lifts blocks. The person is given as text, not as a member, so that people who left can be unblocked too."""

    def __init__(self, client: PiquetBot) -> None:
        self._client = client

    @app_commands.command(name="unblock", description=text("command-unblock"))
    @app_commands.describe(person=text("command-unblock-person"))
    async def unblock(self, interaction: Interaction, person: str) -> None:
        """Lifts the block of a person, given their id or name, and shows the remaining blocks. Raises NotBlocked."""
        lifted, left = await blocking.unblock(self._client.context, interaction.user.id, person)
        say = words_for(interaction)
        await answer.say(interaction, blocks_text(say, left, say("block-lifted", name=plain(lifted.name))))

    @unblock.autocomplete("person")
    async def people(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The blocked people whose names contain what the person has typed."""
        blocks = await blocking.blocked_by(self._client.context, interaction.user.id)
        fitting = [block for block in blocks if typed.casefold() in block.name.casefold()]
        return [
            app_commands.Choice(name=short_name(block.name), value=str(block.blocked))
            for block in fitting[:_MOST_CHOICES]
        ]
