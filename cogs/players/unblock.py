"""/piquet unblock: lifts one of a person's blocks."""

from discord import app_commands

from bot.cog import Interaction, PiquetCog
from bot.features.players import service as players
from bot.features.players.view import blocks_text
from bot.kit.discord import answer
from bot.kit.discord.reader import words_for
from bot.kit.names import plain, short_name
from bot.kit.translator import text

_MOST_CHOICES = 25
"""The number of choices that Discord shows while a person types."""


class UnblockCog(PiquetCog):
    """Lifts blocks. The person is given as text, not as a member, so that people who left can be unblocked too."""

    @app_commands.command(name="unblock", description=text("command-unblock"))
    async def unblock(self, interaction: Interaction, person: str) -> None:
        """Lifts the block of a person, given their id or name, and shows the remaining blocks. Raises NotBlocked."""
        lifted, left = await players.unblock(self.context, interaction.user.id, person)
        say = words_for(interaction)
        await answer.say(interaction, blocks_text(say, left, say("block-lifted", name=plain(lifted.name))))

    @unblock.autocomplete("person")
    async def people(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The blocked people whose names contain what the person has typed."""
        blocks = await players.blocked_by(self.context, interaction.user.id)
        fitting = [block for block in blocks if typed.casefold() in block.name.casefold()]
        return [
            app_commands.Choice(name=short_name(block.name), value=str(block.blocked))
            for block in fitting[:_MOST_CHOICES]
        ]
