"""Records: the boards, and what somebody has done."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import PiquetBot
from bot.services.archive.profile import Mark, Profile, profile
from bot.services.core import queries
from bot.services.core.errors import NoRecordOfBots, NotYoursToWrite
from bot.services.core.house_seats import POOLS as POOLS_APART
from bot.services.core.house_seats import USUAL, user_of
from bot.services.ledger import leaderboards
from bot.services.ledger.leaderboards import POOLS, Board, What
from bot.ui.archive.leaderboard import Scope, Span, Wanted, board_view, period, place, shared_board, wanted
from bot.ui.archive.profile import profile_view, shared_profile, whose
from bot.ui.kit.controls import Press
from bot.ui.kit.translator import text
from bot.ui.kit.words import Words, words
from bot.ui.messenger import answer
from bot.ui.messenger.permissions import may_write
from bot.ui.pictures.drawing_thread import course_picture
from bot.ui.pictures.picture import Picture
from cogs.replay import reader

Interaction = discord.Interaction[PiquetBot]
_Person = discord.Member | discord.User
_SILENT = discord.AllowedMentions.none()
_BY = [app_commands.Choice(name=text(f"command-leaderboard-{what}"), value=what) for what in What]
_TIMES = [app_commands.Choice(name=text("board-span", span=span), value=span) for span in Span]
_POOLS = [app_commands.Choice(name=text("command-leaderboard-pool", pool=pool), value=pool) for pool in POOLS]
_SERVERS = [app_commands.Choice(name=text("command-leaderboard-scope", scope=scope), value=scope) for scope in Scope]


class _Respond(Protocol):
    """Shows something to him alone, anew or in place of what he clicked."""

    def __call__(
        self, interaction: Interaction, view: discord.ui.LayoutView, *, picture: Picture | None
    ) -> Awaitable[bool]: ...


class Records(commands.Cog):
    """What parties have brought."""

    def __init__(self, client: PiquetBot) -> None:
        self._client = client
        client.handles(board=self.board, showboard=self.show_board, listme=self.list_me)
        client.handles(profile=self.of_another_pool, showprofile=self.show_profile)

    # The boards.

    @app_commands.command(name="leaderboard", description=text("command-leaderboard"))
    @app_commands.describe(
        by=text("command-leaderboard-by"),
        time=text("command-leaderboard-time"),
        rules=text("command-leaderboard-rules"),
        servers=text("command-leaderboard-servers"),
    )
    @app_commands.choices(by=_BY, time=_TIMES, rules=_POOLS, servers=_SERVERS)
    async def leaderboard(
        self,
        interaction: Interaction,
        by: str | None = None,
        time: str = Span.ALL,
        rules: str = POOLS[0],
        servers: str = Scope.HERE,
    ) -> None:
        """Shows the first page of a board."""
        what = What(by) if by else What.RATING if time == Span.ALL else What.POINTS
        when = 0 if what is What.RATING else period(Span(time), self._client.context.clock())
        board = Board(place(Scope(servers), interaction.guild_id or 0), what, rules, when)
        await answer.show(interaction, await self._board(interaction, Wanted(board)))

    async def board(self, press: Press) -> None:
        """Turns to another page, or to another board."""
        await answer.redraw(press.interaction, await self._board(press.interaction, self._wanted(press)))

    async def list_me(self, press: Press) -> None:
        """Puts him on the boards of all servers, as he wishes, and shows the page with him."""
        asked = self._wanted(press)
        await leaderboards.list_everywhere(self._client.context, press.user, listed=True)
        await answer.redraw(press.interaction, await self._board(press.interaction, Wanted(asked.board, None)))

    async def show_board(self, press: Press) -> None:
        """Puts the page before all who are in the channel."""
        asked = self._wanted(press)
        shown = await leaderboards.leaderboard(self._client.context, asked.board, press.user, asked.page)
        await _share(press.interaction, lambda say, name: shared_board(say, shown, name))

    async def _board(self, interaction: Interaction, asked: Wanted) -> discord.ui.LayoutView:
        context = self._client.context
        shown = await leaderboards.leaderboard(context, asked.board, interaction.user.id, asked.page)
        return board_view(words(str(interaction.locale)), shown, context.clock())

    def _wanted(self, press: Press) -> Wanted:
        return wanted(press.arg, press.values, press.interaction.guild_id or 0, self._client.context.clock())

    # What somebody has done.

    @app_commands.command(name="profile", description=text("command-profile"))
    @app_commands.describe(person=text("command-profile-person"), other=text("command-profile-with"))
    @app_commands.rename(other="with")
    async def of_person(
        self, interaction: Interaction, person: _Person | None = None, other: _Person | None = None
    ) -> None:
        """Shows what somebody has done, he himself if nobody is named; and against whom else is named."""
        person = person or interaction.user
        named = [one for one in (person, other) if one is not None]
        house = [one for one in named if self._client.user is not None and one.id == self._client.user.id]
        if any(one.bot for one in named if one not in house):
            raise NoRecordOfBots
        whose = (user_of(USUAL), "") if person in house else (person.id, person.display_name)
        against = None if other is None or other.id == person.id or other in house else (other.id, other.display_name)
        # How he stands with the house, the pool of the parties against it says.
        pool = POOLS_APART[0] if house else None
        shown = await profile(self._client.context, reader(interaction), whose, against, pool)
        await self._shown(interaction, shown, answer.show)

    async def of_another_pool(self, press: Press) -> None:
        """Shows what he has done in parties of another kind."""
        await self._shown(press.interaction, await self._profile(press), answer.redraw)

    async def show_profile(self, press: Press) -> None:
        """Puts the profile before all who are in the channel."""
        shown, context = await self._profile(press), self._client.context
        guild = await queries.guild(context, press.interaction.guild_id or 0)
        course = _course(shown) if guild.pictures else ()
        await _share(press.interaction, lambda say, name: shared_profile(say, shown, name), course)

    async def _shown(self, interaction: Interaction, shown: Profile, respond: _Respond) -> None:
        """Shows a profile to him alone; the course of the rating as a picture too, if he and the server want that."""
        say = words(str(interaction.locale))
        viewer = await queries.wants_pictures(self._client.context, interaction.user.id, interaction.guild_id or 0)
        course = () if viewer is None else _course(shown)
        view = profile_view(say, shown, interaction.user.id)
        await respond(interaction, view, picture=await course_picture(say, course))

    async def _profile(self, press: Press) -> Profile:
        asked = whose(press.arg, press.values)
        known = {press.user: press.interaction.user.display_name}
        other = None if asked.other is None else (asked.other, known.get(asked.other, ""))
        person = asked.user, known.get(asked.user, "")
        return await profile(self._client.context, reader(press.interaction), person, other, asked.pool)


def _course(shown: Profile) -> Sequence[Mark]:
    """The course of the rating that a profile shows, as sure at its end as it is today; nothing where there is none."""
    rated = shown.record.rated if shown.record else None
    if not (rated and rated.course):
        return ()
    *before, (ended_at, rating, _) = rated.course
    return (*before, (ended_at, rating, rated.deviation))


async def _share(
    interaction: Interaction, drawn: Callable[[Words, str], discord.ui.LayoutView], course: Sequence[Mark] = ()
) -> None:
    """Puts before all who are in the channel what is drawn in its language, in his name. Raises NotYoursToWrite."""
    if not may_write(interaction):
        raise NotYoursToWrite
    say = words(str(interaction.guild_locale or interaction.locale))
    picture = await course_picture(say, course)
    await answer.post(interaction, drawn(say, interaction.user.display_name), _SILENT, picture=picture)


async def setup(client: PiquetBot) -> None:
    """Adds the cog."""
    await client.seat(Records(client))
