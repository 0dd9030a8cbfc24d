"""The buttons that ask for reminders of the deal of the day, and end them."""

from bot.cog import PiquetCog, control
from bot.features.daily import reminding
from bot.features.daily.page import check_reach, page_of
from bot.features.daily.reminding_view import stopped_view
from bot.features.daily.view import ON, STOP, day_view
from bot.kit.controls import Press
from bot.kit.discord import answer
from bot.kit.discord.reader import server_of, words_for


class DayReminderCog(PiquetCog):
    """Reminders of the deal of the day, for the people who ask for them."""

    @control("dayremind")
    async def remind(self, press: Press) -> None:
        """Begins or ends the person's reminders, and redraws the message. Raises NoSuchDay or LeftTheServer."""
        interaction, guild, say = press.interaction, press.target, words_for(press.interaction)
        if press.arg == STOP:
            await reminding.stop(self.context, press.user)
            await answer.redraw(interaction, stopped_view(say))
            return
        here = server_of(interaction)
        await check_reach(self.context, self.client.members, press.user, guild, here)
        await self.remember(interaction)
        if press.arg == ON:
            await reminding.ask(self.context, press.user, guild)
        else:
            await reminding.stop(self.context, press.user)
        page = await page_of(self.context, press.user, guild, press.seq)
        await answer.redraw(interaction, day_view(say, page, here=guild == here))
