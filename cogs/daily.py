from discord import app_commands

from bot.client import PiquetBot
from bot.cog import Interaction, PiquetCog, control
from bot.features.challenges.posts import house_at
from bot.features.daily import compare, days, keeper, service
from bot.features.daily.channel_view import (
    GiveDayWords,
    PostDay,
    ShareDay,
    line_view,
    posted_view,
    sharing_view,
    words_form,
    words_given_view,
)
from bot.features.daily.compare import judged_line, line_of
from bot.features.daily.compare_view import CompareDeal, compare_view, comparing_view
from bot.features.daily.day_posts import DayPosts
from bot.features.daily.keeper import DayCloser, DayPars, DayReminders, Heartbeat
from bot.features.daily.page import DayPage, check_reach, page_of, server_for
from bot.features.daily.view import ON, STOP, RemindDaily, TurnPlaces, day_view, places_view, stopped_view
from bot.features.hands.hand_answers import first_hand, linked_hand
from bot.features.hands.view import hand_view
from bot.features.house.advice_view import note_view
from bot.features.house.review import Review, judged_deal
from bot.features.parties import queries
from bot.features.players import service as players
from bot.kit.card_faces import CardFaces
from bot.kit.controls import Press
from bot.kit.discord import answer
from bot.kit.discord.permissions import check_may_write
from bot.kit.discord.reader import Where, server_of, server_words, where, words_for
from bot.kit.shared_controls import AskForDayWords, OfDay, OpenDay, PlayDay
from bot.kit.translator import text
from bot.model.errors import DayHasBegun, DayUnfinished, NoSuchDay
from bot.model.house_seats import PAR_LEVEL
from bot.model.ids import PartieId
from bot.model.players import NamedPlayer
from bot.runtime.engine_pool import Unanswered
from bot.runtime.messenger import At

SHOWN_EVERY = 4
"""The decisions judged between two redraws of the progress."""
MOST_KEPT = 10_000
"""The most result squares kept in memory for posting, by person and day."""


class DailyCog(PiquetCog):
    def __init__(self, client: PiquetBot) -> None:
        super().__init__(client)
        self._squares: dict[tuple[int, int], tuple[str, ...]] = {}
        """Result squares by person and day id. In control ids they could be forged."""

    @app_commands.command(name="daily", description=text("command-daily"))
    async def daily(self, interaction: Interaction, day: app_commands.Range[int, 1] | None = None) -> None:
        await self.remember(interaction)
        here, members, user = server_of(interaction), self.client.members, interaction.user.id
        guild = await server_for(self.context, members, user, here)
        await check_reach(self.context, members, user, guild, here)
        page = await page_of(self.context, user, guild, day)
        await answer.show(interaction, day_view(words_for(interaction), page, here=guild == here))

    @control(OpenDay)
    async def turn(self, press: Press[OpenDay]) -> None:
        """Shows a day's page, or today's page if the day does not exist."""
        interaction, guild = press.interaction, press.control.guild
        await check_reach(self.context, self.client.members, press.user, guild, server_of(interaction))
        page = await self._page(press.user, guild, press.control.day)
        view = day_view(words_for(interaction), page, here=guild == server_of(interaction))
        await (answer.show if press.control.anew else answer.redraw)(interaction, view)

    @control(TurnPlaces)
    async def places(self, press: Press[TurnPlaces]) -> None:
        interaction, guild, part = press.interaction, press.control.guild, press.control.part
        await check_reach(self.context, self.client.members, press.user, guild, server_of(interaction))
        page = await page_of(self.context, press.user, guild, press.control.day)
        if not page.shows_others:
            raise DayUnfinished
        await answer.redraw(interaction, places_view(words_for(interaction), page, part))

    async def _is_delivered(self, press: Press[PlayDay], partie: PartieId) -> bool:
        interaction = press.interaction
        await answer.defer_redraw(interaction)
        at = await first_hand(self.context, self.client.poster, interaction, partie)
        # A hand sent before the click is shown again, below the click.
        if isinstance(at, At) and at.message < interaction.id:
            sight = await queries.seat_sight(self.context, partie, press.user)
            picture = await self.client.renderer.own_picture(sight, new=True)
            await answer.show(interaction, hand_view(sight), picture=picture)
        return isinstance(at, At)

    async def _page(self, user: int, guild: int, number: int) -> DayPage:
        try:
            return await page_of(self.context, user, guild, number)
        except NoSuchDay:
            return await page_of(self.context, user, guild)

    @control(PlayDay)
    async def play(self, press: Press[PlayDay]) -> None:
        interaction, guild = press.interaction, press.control.guild
        await check_reach(self.context, self.client.members, press.user, guild, server_of(interaction))
        await self.remember(interaction)
        house = house_at(interaction, PAR_LEVEL, public=False)
        player = NamedPlayer(press.user, interaction.user.display_name)
        partie = await service.play(self.context, player, house, guild, press.control.day or None)
        # A person who presses again may have opened their DMs since.
        await players.remember_dms_closed(self.context, press.user, closed=False)
        if press.control.anew and where(interaction) is Where.DM and await self._is_delivered(press, partie):
            return
        view = await linked_hand(self.context, self.client.poster, interaction, partie)
        await (answer.show if press.control.anew else answer.redraw)(interaction, view)

    # Comparing finished deals.

    @control(CompareDeal)
    async def compare(self, press: Press[CompareDeal]) -> None:
        interaction, say = press.interaction, words_for(press.interaction)
        deal, other = press.control.deal, press.control.choice or press.control.other
        await check_reach(self.context, self.client.members, press.user, press.control.guild, server_of(interaction))
        day = await service.numbered(self.context, press.control.guild, press.control.day)
        found = await compare.comparison(self.context, day, deal, press.user, other)
        settings = found.mine.settings
        faces = CardFaces(say, settings.four_colours, settings.cards_as_text)
        with self.context.questions.one_of(press.user):
            if await answer.defer(interaction):
                judged = await self._judged(press, found.me.partie)
                await answer.edit(
                    interaction, compare_view(faces, press.control.guild, press.control.day, found, judged)
                )

    async def _judged(self, press: Press[CompareDeal], partie: PartieId) -> Review | None:
        say = words_for(press.interaction)

        async def progress(done: int, of: int) -> None:
            if done % SHOWN_EVERY == 0:
                await answer.edit(press.interaction, comparing_view(say, done, of))

        try:
            with self.context.throttle.thinking(None):
                return await judged_deal(self.context, partie, press.user, 0, progress)
        except Unanswered:
            return None

    # The result line.

    @control(ShareDay)
    async def share(self, press: Press[ShareDay]) -> None:
        await self._show_line(press)

    async def _show_line(self, press: Press[OfDay]) -> None:
        interaction, say = press.interaction, words_for(press.interaction)

        async def progress(done: int, of: int) -> None:
            if done % SHOWN_EVERY == 0:
                await answer.edit(interaction, sharing_view(say, done, of))

        day = await service.numbered(self.context, press.control.guild, press.control.day)
        # Without a score, refuses before the answer announces master's judgement.
        await line_of(self.context, day, press.user, ())
        with self.context.questions.one_of(press.user):
            if not await answer.defer(interaction):
                return
            try:
                with self.context.throttle.thinking(None):
                    line = await judged_line(self.context, day, press.user, progress)
            except Unanswered:
                view = note_view(say("share-unanswered"))
            else:
                self._store(press.user, day.id, line.deals)
                view = line_view(say, press.control.guild, line)
            await answer.edit(interaction, view)

    @control(PostDay)
    async def post(self, press: Press[PostDay]) -> None:
        """Posts the result line. If the line is no longer in memory, shows it again first."""
        interaction = press.interaction
        day = await service.numbered(self.context, press.control.guild, press.control.day)
        squares = self._squares.get((press.user, day.id))
        if squares is None:
            await self._show_line(press)
            return
        line = await line_of(self.context, day, press.user, squares)
        check_may_write(interaction)
        # Readers of the post play the deals of the server it is on.
        here, name = server_of(interaction), interaction.user.display_name
        guild = press.control.guild if here is None else here
        await answer.post(interaction, posted_view(server_words(interaction), name, line, guild))

    def _store(self, user: int, day: int, squares: tuple[str, ...]) -> None:
        if len(self._squares) >= MOST_KEPT:
            self._squares.clear()
        self._squares[user, day] = squares

    # Reminders.

    @control(RemindDaily)
    async def remind(self, press: Press[RemindDaily]) -> None:
        interaction, guild, say = press.interaction, press.control.guild, words_for(press.interaction)
        if press.control.does == STOP:
            await keeper.stop_reminders(self.context, press.user)
            await answer.redraw(interaction, stopped_view(say))
            return
        here = server_of(interaction)
        await check_reach(self.context, self.client.members, press.user, guild, here)
        await self.remember(interaction)
        if press.control.does == ON:
            await keeper.start_reminders(self.context, press.user, guild)
        else:
            await keeper.stop_reminders(self.context, press.user)
        page = await page_of(self.context, press.user, guild, press.control.day)
        await answer.redraw(interaction, day_view(say, page, here=guild == here))

    # *Give words*, below the anchor in a server's channel.

    @control(AskForDayWords)
    async def ask_for_words(self, press: Press[AskForDayWords]) -> None:
        self._check_here(press)
        await answer.ask(
            press.interaction, words_form(words_for(press.interaction), press.control.guild, press.control.day)
        )

    @control(GiveDayWords)
    async def give_words(self, press: Press[GiveDayWords]) -> None:
        self._check_here(press)
        words, context = press.control.words, self.context
        given = await context.database.write(
            lambda tx: days.take_words(tx, press.control.guild, press.user, words, context.clock())
        )
        await answer.show(press.interaction, words_given_view(words_for(press.interaction), given))

    @staticmethod
    def _check_here(press: Press[OfDay]) -> None:
        if server_of(press.interaction) != press.control.guild:
            raise DayHasBegun


async def setup(client: PiquetBot) -> None:
    context, messenger = client.context, client.messenger
    client.agenda.add(DayCloser(context), DayPars(context), Heartbeat(context))
    client.agenda.add(DayPosts(context, messenger), DayReminders(context, messenger))
    await client.add_cog(DailyCog(client))
