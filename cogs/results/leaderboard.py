"""/piquet leaderboard, and the buttons that turn its pages, share a page, and list a person on all servers."""

import discord
from discord import app_commands

from bot.cog import Interaction, PiquetCog, control
from bot.features.results import leaderboards
from bot.features.results.leaderboard_view import (
    Scope,
    Span,
    board_view,
    page_request,
    period,
    place,
    shared_board,
)
from bot.features.results.leaderboards import POOLS
from bot.kit.controls import Press, reading_id
from bot.kit.discord import answer
from bot.kit.discord.permissions import check_may_write
from bot.kit.discord.reader import server_of, server_words, words_for
from bot.kit.translator import text
from bot.model.leaderboards import LeaderboardKey, RankedBy

_BY = [app_commands.Choice(name=text(f"command-leaderboard-{what}"), value=what) for what in RankedBy]
_TIMES = [app_commands.Choice(name=text("board-span", span=span), value=span) for span in Span]
_POOLS = [app_commands.Choice(name=text("command-leaderboard-pool", pool=pool), value=pool) for pool in POOLS]
_SERVERS = [app_commands.Choice(name=text("command-leaderboard-scope", scope=scope), value=scope) for scope in Scope]


class LeaderboardCog(PiquetCog):
    """The leaderboards of a server and of all servers."""

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
        """Shows the first page of a leaderboard. Chooses missing options so that the leaderboard has players."""
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

    @control("board")
    async def turn_page(self, press: Press) -> None:
        """Turns to another page, or to another leaderboard."""
        await answer.redraw(press.interaction, await self._view(press.interaction, *self._wanted(press)))

    @control("listme")
    async def list_me(self, press: Press) -> None:
        """Lists the person on the leaderboards of all servers, and shows the page with their place."""
        board, _ = self._wanted(press)
        await leaderboards.list_everywhere(self.context, press.user, listed=True)
        await answer.redraw(press.interaction, await self._view(press.interaction, board, None))

    @control("showboard")
    async def share(self, press: Press) -> None:
        """Posts the page in the channel. Raises NotYoursToWrite."""
        interaction, (board, page) = press.interaction, self._wanted(press)
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

    def _wanted(self, press: Press) -> tuple[LeaderboardKey, int | None]:
        return page_request(press.arg, press.values, server_of(press.interaction) or 0, self.context.clock())
