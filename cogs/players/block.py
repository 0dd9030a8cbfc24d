"""/piquet block: blocks a person, or lists the people blocked so far."""

import discord
from discord import app_commands

from bot.cog import Interaction, PiquetCog
from bot.features.players import service as players
from bot.features.players.view import blocks_text
from bot.kit.discord import answer
from bot.kit.discord.reader import words_for
from bot.kit.names import plain
from bot.kit.translator import text
from bot.model.errors import NotToBlock
from bot.model.players import NamedPlayer


class BlockCog(PiquetCog):
    """Blocks people."""

    @app_commands.command(name="block", description=text("command-block"))
    async def block(self, interaction: Interaction, person: discord.User | None = None) -> None:
        """Blocks a person and closes the challenges between the two; shows all blocks. Raises NotToBlock."""
        context, user, say = self.context, interaction.user.id, words_for(interaction)
        await self.remember(interaction)
        if person is None:
            await answer.say(interaction, blocks_text(say, await players.blocked_by(context, user)))
            return
        if person.bot:
            raise NotToBlock
        # Not the name on this server, because the list is shown on all servers.
        name = person.global_name or person.name
        blocks, closed = await players.block(context, user, NamedPlayer(person.id, name))
        await answer.say(interaction, blocks_text(say, blocks, say("block-done", name=plain(name))))
        for offer in closed:
            await self.client.messenger.redraw_challenge(offer, await players.language_at(context, offer))
