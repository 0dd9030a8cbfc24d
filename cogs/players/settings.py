"""/piquet settings: a person's preferences, on a panel of toggles and menus."""

from discord import app_commands, ui

from bot.cog import Interaction, PiquetCog, control
from bot.features.clocks.rest_choice import choose_rest_days, rest_choice
from bot.features.clocks.time_zones import zone_choices, zone_typed
from bot.features.parties import queries
from bot.features.players import service as players
from bot.features.players import view
from bot.features.players.service import PlayerChanges
from bot.features.players.view import changes_of, settings_panel
from bot.features.results import leaderboards
from bot.kit.controls import Press, reading_id, switched_on
from bot.kit.discord import answer
from bot.kit.discord.reader import words_for
from bot.kit.translator import text
from bot.model.players import User


class SettingsCog(PiquetCog):
    """The settings of a person, which apply to all their parties."""

    @app_commands.command(name="settings", description=text("command-settings"))
    async def settings(self, interaction: Interaction, zone: str | None = None) -> None:
        """Opens the panel. Sets a time zone given as an option, as no menu can list all zones. Raises NoSuchZone."""
        context, changes = self.context, PlayerChanges(zone=zone_typed(zone))
        await self.remember(interaction)
        user = await players.save_player_settings(context, interaction.user.id, changes)
        await answer.show(interaction, await self._panel(interaction, user))

    @settings.autocomplete("zone")
    async def zones(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The time zones that match what the person has typed, each with its local time."""
        return zone_choices(words_for(interaction), typed, self.context.clock(), str(interaction.locale))

    @control("setting")
    async def change(self, press: Press) -> None:
        """Changes the clicked setting for the person who clicked, and redraws the panel."""
        context, changes = self.context, PlayerChanges()
        match press.arg.partition(".")[0]:
            case view.LISTED:
                await leaderboards.list_everywhere(context, press.user, listed=switched_on(press.arg))
            case view.RESTS:
                with reading_id():
                    days = [int(day) for day in press.values]
                await choose_rest_days(context, press.user, days)
            case _:
                changes = changes_of(press.arg, press.values, await queries.person(context, press.user))
        user = await players.save_player_settings(context, press.user, changes)
        await answer.redraw(press.interaction, await self._panel(press.interaction, user))

    async def _panel(self, interaction: Interaction, user: User) -> ui.LayoutView:
        context = self.context
        rests = await rest_choice(context, user.id)
        # The words are looked up last, because the language may just have changed.
        return settings_panel(words_for(interaction), user, rests, context.clock(), str(interaction.locale))
