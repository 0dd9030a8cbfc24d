"""/piquet daily: a person's page of the deal of the day, and the button that plays it."""

from dataclasses import replace

from discord import app_commands

from bot.client import PiquetBot
from bot.cog import Interaction, PiquetCog, control
from bot.features.challenges.posts import house_at
from bot.features.daily import service
from bot.features.daily.exchanges import JudgedExchanges
from bot.features.daily.page import DayPage, check_reach, page_of, server_for
from bot.features.daily.service import LEVEL
from bot.features.daily.view import day_view, part_asked, places_view
from bot.features.hands.first_hand import first_hand, linked_hand
from bot.features.hands.view import hand_view
from bot.features.parties import queries
from bot.features.players import service as players
from bot.kit.controls import NEXT, Press
from bot.kit.discord import answer
from bot.kit.discord.reader import Where, server_of, where, words_for
from bot.kit.translator import text
from bot.model.errors import DayUnfinished, NoSuchDay
from bot.model.ids import PartieId
from bot.model.players import NamedPlayer
from bot.runtime.messenger import At


class DailyCog(PiquetCog):
    """The deal of the day. Only the person who plays it sees their page."""

    def __init__(self, client: PiquetBot) -> None:
        super().__init__(client)
        self._exchanges = JudgedExchanges(client.context)

    @app_commands.command(name="daily", description=text("command-daily"))
    async def daily(self, interaction: Interaction, day: app_commands.Range[int, 1] | None = None) -> None:
        """Shows the page of today, or of another day. Raises DayYetToBegin or NoSuchDay."""
        await self.remember(interaction)
        here, members, user = server_of(interaction), self.client.members, interaction.user.id
        guild = await server_for(self.context, members, user, here)
        await check_reach(self.context, members, user, guild, here)
        page = await page_of(self.context, user, guild, day)
        if await answer.show(interaction, day_view(words_for(interaction), page, here=guild == here)):
            await self._praise(interaction, page)

    @control("dayturn")
    async def turn(self, press: Press) -> None:
        """Shows the page of another day, or of today if there is no such day. Raises NoSuchDay or DayYetToBegin."""
        interaction, guild = press.interaction, press.target
        await check_reach(self.context, self.client.members, press.user, guild, server_of(interaction))
        page = await self._page(press.user, guild, press.seq)
        view = day_view(words_for(interaction), page, here=guild == server_of(interaction))
        if await (answer.show if press.arg == NEXT else answer.redraw)(interaction, view):
            with self.context.throttle.thinking(press.target):
                await self._praise(interaction, page)

    @control("dayplaces")
    async def places(self, press: Press) -> None:
        """Shows a part of the table of everyone on a day.

        Raises NoSuchDay, or DayUnfinished if the person may not see yet how others did.
        """
        interaction, guild, part = press.interaction, press.target, part_asked(press.arg)
        await check_reach(self.context, self.client.members, press.user, guild, server_of(interaction))
        page = await page_of(self.context, press.user, guild, press.seq)
        if not page.shows_others:
            raise DayUnfinished
        await answer.redraw(interaction, places_view(words_for(interaction), page, part))

    async def _brought(self, press: Press, partie: PartieId) -> bool:
        """True once a DM has the hand as its last message: sent since the click, or else as the answer."""
        interaction = press.interaction
        await answer.defer_redraw(interaction)
        at = await first_hand(self.context, self.client.dispatcher, interaction, partie)
        if isinstance(at, At) and at.message < interaction.id:
            sight = await queries.seat_sight(self.context, partie, press.user)
            picture = await self.client.renderer.own_picture(sight, new=True)
            await answer.show(interaction, hand_view(sight), picture=picture)
        return isinstance(at, At)

    async def _praise(self, interaction: Interaction, page: DayPage) -> None:
        """Has the page lead with the person's exchange if master finds it good and nothing better is true."""
        if page.me is None or not page.wants_praise or not await self._exchanges.any_good(page.me):
            return
        here = page.day.guild == server_of(interaction)
        await answer.edit(interaction, day_view(words_for(interaction), replace(page, exchanged_well=True), here=here))

    async def _page(self, user: int, guild: int, number: int) -> DayPage:
        try:
            return await page_of(self.context, user, guild, number)
        except NoSuchDay:
            return await page_of(self.context, user, guild)

    @control("daily")
    async def play(self, press: Press) -> None:
        """Begins the person's next deal of the day, or continues the one in play, and brings or links to the hand.

        Raises NoSuchDay, DayYetToBegin, DayOver or DayPlayed.
        """
        interaction, guild = press.interaction, press.target
        await check_reach(self.context, self.client.members, press.user, guild, server_of(interaction))
        await self.remember(interaction)
        house = house_at(interaction, LEVEL, public=False)
        player = NamedPlayer(press.user, interaction.user.display_name)
        partie = await service.play(self.context, player, house, guild, press.seq or None)
        # Anyone who presses again may have opened their DMs since.
        await players.remember_dms_closed(self.context, press.user, closed=False)
        if press.arg == NEXT and where(interaction) is Where.DM and await self._brought(press, partie):
            return
        view = await linked_hand(self.context, self.client.dispatcher, interaction, partie)
        await (answer.show if press.arg == NEXT else answer.redraw)(interaction, view)
