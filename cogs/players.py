import discord
from discord import app_commands, ui

from bot.client import PiquetBot
from bot.cog import Interaction, PiquetCog, control
from bot.features.clocks.rest_choice import choose_rest_days, rest_choice
from bot.features.clocks.time_zones import zone_choices, zone_typed
from bot.features.parties import queries
from bot.features.players import service as players
from bot.features.players import view
from bot.features.players.service import PlayerChanges
from bot.features.players.view import ChangeSetting, blocks_text, changes_of, settings_panel
from bot.features.results import leaderboards
from bot.kit.controls import Press, reading_id
from bot.kit.discord import answer
from bot.kit.discord.reader import words_for
from bot.kit.names import plain, short_name
from bot.kit.translator import text
from bot.model.errors import NotToBlock
from bot.model.players import NamedPlayer, User

_MOST_CHOICES = 25
"""Discord's limit of choices while a person types."""


class PlayersCog(PiquetCog):
    # The time zone is an option, because no menu can list all zones.
    @app_commands.command(name="settings", description=text("command-settings"))
    async def settings(self, interaction: Interaction, zone: str | None = None) -> None:
        context, changes = self.context, PlayerChanges(zone=zone_typed(zone))
        await self.remember(interaction)
        user = await players.save_player_settings(context, interaction.user.id, changes)
        await answer.show(interaction, await self._panel(interaction, user))

    @settings.autocomplete("zone")
    async def zones(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return zone_choices(words_for(interaction), typed, self.context.clock(), str(interaction.locale))

    @control(ChangeSetting)
    async def change(self, press: Press[ChangeSetting]) -> None:
        context, change, changes = self.context, press.control, PlayerChanges()
        match change.name:
            case view.LISTED if change.on is not None:
                await leaderboards.list_everywhere(context, press.user, listed=change.on)
            case view.RESTS:
                with reading_id():
                    days = [int(day) for day in change.values]
                await choose_rest_days(context, press.user, days)
            case _:
                changes = changes_of(change, await queries.person(context, press.user))
        user = await players.save_player_settings(context, press.user, changes)
        await answer.redraw(press.interaction, await self._panel(press.interaction, user))

    async def _panel(self, interaction: Interaction, user: User) -> ui.LayoutView:
        context = self.context
        rests = await rest_choice(context, user.id)
        # Looks up the words last, because the language may just have changed.
        return settings_panel(words_for(interaction), user, rests, context.clock(), str(interaction.locale))

    # Blocks.

    @app_commands.command(name="block", description=text("command-block"))
    async def block(self, interaction: Interaction, person: discord.User | None = None) -> None:
        """Blocks a person and closes challenges between the two people, or lists all blocks."""
        context, user, say = self.context, interaction.user.id, words_for(interaction)
        await self.remember(interaction)
        if person is None:
            await answer.say(interaction, blocks_text(say, await players.blocked_by(context, user)))
            return
        if person.bot:
            raise NotToBlock
        # Not the local name, because the list is shown on all servers.
        name = person.global_name or person.name
        blocks, closed = await players.block(context, user, NamedPlayer(person.id, name))
        await answer.say(interaction, blocks_text(say, blocks, say("block-done", name=plain(name))))
        for offer in closed:
            await self.client.messenger.redraw_challenge(offer, await players.language_at(context, offer))

    @app_commands.command(name="unblock", description=text("command-unblock"))
    async def unblock(self, interaction: Interaction, person: str) -> None:
        """Unblocks a person, given as id or name because people may have left Discord."""
        lifted, left = await players.unblock(self.context, interaction.user.id, person)
        say = words_for(interaction)
        await answer.say(interaction, blocks_text(say, left, say("block-lifted", name=plain(lifted.name))))

    @unblock.autocomplete("person")
    async def people(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        blocks = await players.blocked_by(self.context, interaction.user.id)
        fitting = [block for block in blocks if typed.casefold() in block.name.casefold()]
        return [
            app_commands.Choice(name=short_name(block.name), value=str(block.blocked))
            for block in fitting[:_MOST_CHOICES]
        ]


async def setup(client: PiquetBot) -> None:
    await client.add_cog(PlayersCog(client))
