"""The controls that compare a deal of the day with those of others, once it is finished."""

from bot.cog import PiquetCog, control
from bot.features.daily import compare, service
from bot.features.daily.compare_view import compare_view, comparing_view
from bot.features.daily.page import check_reach
from bot.features.house.review import Review, judged_deal
from bot.kit.card_faces import CardFaces
from bot.kit.controls import Press, reading_id
from bot.kit.discord import answer
from bot.kit.discord.reader import server_of, words_for
from bot.model.ids import PartieId
from bot.runtime.engine_pool import Unanswered

SHOWN_EVERY = 4
"""After so many judged decisions the progress is shown."""


class CompareCog(PiquetCog):
    """Comparisons of deals. Only the person who asks sees them."""

    @control("daycompare")
    async def compare(self, press: Press) -> None:
        """Shows the person's deal beside another's. Raises NoSuchDay, LeftTheServer, DayUnfinished or OneQuestion."""
        interaction, say = press.interaction, words_for(press.interaction)
        deal, other = _read(press)
        await check_reach(self.context, self.client.members, press.user, press.target, server_of(interaction))
        day = await service.numbered(self.context, press.target, press.seq)
        found = await compare.comparison(self.context, day, deal, press.user, other)
        settings = found.mine.settings
        faces = CardFaces(say, settings.four_colours, settings.cards_as_text)
        with self.context.questions.one_of(press.user):
            if await answer.defer(interaction):
                judged = await self._judged(press, found.me.partie)
                await answer.edit(interaction, compare_view(faces, press.target, press.seq, found, judged))

    async def _judged(self, press: Press, partie: PartieId) -> Review | None:
        """Master's opinions of the person's decisions; None if no worker answers."""
        say = words_for(press.interaction)

        async def progress(done: int, of: int) -> None:
            if done % SHOWN_EVERY == 0:
                await answer.edit(press.interaction, comparing_view(say, done, of))

        try:
            with self.context.throttle.thinking(press.target):
                return await judged_deal(self.context, partie, press.user, 0, progress)
        except Unanswered:
            return None


@reading_id()
def _read(press: Press) -> tuple[int, int | None]:
    """The deal, from 0, and the other person. Raises ForgedId."""
    deal, _, other = press.arg.partition(".")
    chosen = press.values[0] if press.values else other
    return int(deal), int(chosen) if chosen else None
