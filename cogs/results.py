from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace

import discord
from discord import app_commands

from bot.client import PiquetBot
from bot.cog import Interaction, PiquetCog, control
from bot.features.daily import standings
from bot.features.par.keeper import ParKeeper
from bot.features.parties import queries
from bot.features.results import leaderboards, profile
from bot.features.results.backfill import LedgerBackfill
from bot.features.results.leaderboard_view import (
    ListMe,
    OfBoard,
    Scope,
    ShareBoard,
    Span,
    TurnBoard,
    board_view,
    page_request,
    period,
    place,
    shared_board,
)
from bot.features.results.leaderboards import POOLS
from bot.features.results.profile import Mark, Person, Profile
from bot.features.results.profile_view import OfProfile, ShareProfile, TurnProfile, profile_view, shared_profile
from bot.kit.controls import Press, reading_id
from bot.kit.discord import answer
from bot.kit.discord.permissions import check_may_write
from bot.kit.discord.reader import reader, server_of, server_words, words_for
from bot.kit.pictures.picture import Picture
from bot.kit.translator import text
from bot.kit.words import Words
from bot.model.errors import NoRecordOfBots
from bot.model.house_seats import PAR_LEVEL, user_of
from bot.model.house_seats import POOLS as HOUSE_POOLS
from bot.model.leaderboards import LeaderboardKey, RankedBy

_BY = [app_commands.Choice(name=text(f"command-leaderboard-{what}"), value=what) for what in RankedBy]
_TIMES = [app_commands.Choice(name=text("board-span", span=span), value=span) for span in Span]
_POOLS = [app_commands.Choice(name=text("command-leaderboard-pool", pool=pool), value=pool) for pool in POOLS]
_SERVERS = [app_commands.Choice(name=text("command-leaderboard-scope", scope=scope), value=scope) for scope in Scope]
_Person = discord.Member | discord.User


class ResultsCog(PiquetCog):
    # Leaderboards.

    @app_commands.command(name="leaderboard", description=text("command-leaderboard"))
    @app_commands.choices(by=_BY, time=_TIMES, rules=_POOLS, servers=_SERVERS)
    async def leaderboard(
        self,
        interaction: Interaction,
        by: str | None = None,
        time: str = Span.ALL,
        rules: str | None = None,
        servers: str | None = None,
    ) -> None:
        """Shows a leaderboard. Fills in missing options to find a leaderboard with players."""
        context, guild = self.context, server_of(interaction) or 0
        with reading_id():
            ranked = [RankedBy(by)] if by else list(RankedBy) if time == Span.ALL else [RankedBy.POINTS, RankedBy.WON]
            span, scopes = Span(time), [Scope(servers)] if servers else list(Scope)
        when = period(span, context.clock())
        places = [place(scope, guild) for scope in scopes]
        pools = [rules] if rules else POOLS
        boards = [
            LeaderboardKey(where, what, pools[0], 0 if what is RankedBy.RATING else when)
            for where in places
            for what in ranked
        ]
        board = await leaderboards.fullest(context, boards, pools)
        await answer.show(interaction, await self._view(interaction, board))

    @control(TurnBoard)
    async def turn_board(self, press: Press[TurnBoard]) -> None:
        await answer.redraw(
            press.interaction,
            await self._view(press.interaction, *page_request(press.control, self._guild(press), self.context.clock())),
        )

    @control(ListMe)
    async def list_me(self, press: Press[ListMe]) -> None:
        board = press.control.board(self._guild(press))
        await leaderboards.list_everywhere(self.context, press.user, listed=True)
        await answer.redraw(press.interaction, await self._view(press.interaction, board, None))

    @control(ShareBoard)
    async def share_board(self, press: Press[ShareBoard]) -> None:
        interaction, board, page = press.interaction, press.control.board(self._guild(press)), press.control.page
        shown = await leaderboards.without_leavers(self.context, self.client.members.is_on, board, press.user, page)
        check_may_write(interaction)
        await answer.post(interaction, shared_board(server_words(interaction), shown, interaction.user.display_name))

    async def _view(
        self, interaction: Interaction, board: LeaderboardKey, page: int | None = 0
    ) -> discord.ui.LayoutView:
        context, user = self.context, interaction.user.id
        await self.remember(interaction)
        shown = await leaderboards.without_leavers(context, self.client.members.is_on, board, user, page)
        return board_view(words_for(interaction), shown, self.context.clock())

    def _guild(self, press: Press[OfBoard]) -> int:
        return server_of(press.interaction) or 0

    # Profiles.

    @app_commands.command(name="profile", description=text("command-profile"))
    @app_commands.rename(other="with")
    async def profile(
        self, interaction: Interaction, person: _Person | None = None, other: _Person | None = None
    ) -> None:
        person = person or interaction.user
        named = [one for one in (person, other) if one is not None]
        house = [one for one in named if self.client.user is not None and one.id == self.client.user.id]
        if any(one.bot for one in named if one not in house):
            raise NoRecordOfBots
        whose = (user_of(PAR_LEVEL), "") if person in house else (person.id, person.display_name)
        against = None if other is None or other.id == person.id or other in house else (other.id, other.display_name)
        # A profile against the house shows the house pool.
        pool = HOUSE_POOLS[0] if house else None
        shown = await self._read(interaction, whose, against, pool)
        await self._show(interaction, shown, answer.show)

    @control(TurnProfile)
    async def choose_pool(self, press: Press[TurnProfile]) -> None:
        await self._show(press.interaction, await self._profile(press, press.control.choice), answer.redraw)

    @control(ShareProfile)
    async def share_profile(self, press: Press[ShareProfile]) -> None:
        interaction, shown = press.interaction, await self._profile(press)
        guild = await queries.guild(self.context, server_of(interaction) or 0)
        check_may_write(interaction)
        say = server_words(interaction)
        picture = await self._picture(interaction, say, _course(shown) if guild.pictures else ())
        await answer.post(interaction, shared_profile(say, shown, interaction.user.display_name), picture=picture)

    async def _show(self, interaction: Interaction, shown: Profile, respond: Callable[..., Awaitable[bool]]) -> None:
        say = words_for(interaction)
        viewer = await queries.wants_pictures(self.context, interaction.user.id, server_of(interaction) or 0)
        course = () if viewer is None else _course(shown)
        view = profile_view(say, shown, interaction.user.id)
        await respond(interaction, view, picture=await self._picture(interaction, say, course))

    async def _picture(self, interaction: Interaction, say: Words, course: Sequence[Mark]) -> Picture | None:
        return await self.client.renderer.rating_picture(interaction.user.id, say, course)

    async def _profile(self, press: Press[OfProfile], choice: str = "") -> Profile:
        user, opponent, pool = press.control.person, press.control.other or None, choice or press.control.pool
        known = {press.user: press.interaction.user.display_name}
        person = user, known.get(user, "")
        other = None if opponent is None else (opponent, known.get(opponent, ""))
        return await self._read(press.interaction, person, other, pool)

    async def _read(self, interaction: Interaction, person: Person, other: Person | None, pool: str | None) -> Profile:
        read = reader(interaction)
        shown = await profile.profile(self.context, read, person, other, pool)
        return replace(shown, days=await standings.days_of(self.context, read, person[0]))


def _course(shown: Profile) -> Sequence[Mark]:
    rated = shown.record.rated if shown.record else None
    if not (rated and rated.course):
        return ()
    *before, (ended_at, rating, _) = rated.course
    # The last point has today's deviation.
    return (*before, (ended_at, rating, rated.deviation))


async def setup(client: PiquetBot) -> None:
    client.agenda.add(LedgerBackfill(client.context), ParKeeper(client.context))
    await client.add_cog(ResultsCog(client))
