"""Sends daily posts and keeps them up to date.

After some days without players, the last message is edited for each new day. A post is stored before it is sent, so
after a crash the bot searches for its message before posting again.
"""

from collections.abc import Hashable
from dataclasses import replace
from functools import partial
from typing import Final, Protocol

from bot.features.daily import channel, days, standings
from bot.features.daily.channel import ChannelPost, DayPost, Digest, digest_before
from bot.model.changes import DayBegan, DayChanged, GuildLanguage, WordsGiven
from bot.model.clocks import HOUR
from bot.model.servers import Guild
from bot.runtime.agenda import Entry
from bot.runtime.context import Context
from bot.runtime.messenger import RETRIES, At, Failure, Reply
from data import daily, servers
from data.daily import DayPostRow, DayRow, PostKind
from data.store.transaction import Transaction

PAUSE: Final = 10
"""The fewest seconds between two checks of a server."""
AGAIN: Final = 60
"""Seconds before a retry after a failure, or while par is unknown."""


class DayMessenger(Protocol):
    async def post_day(self, post: ChannelPost, channel: int, *, again: bool) -> Reply:
        """Sends a post. With ``again``, first searches for a message from an earlier attempt."""

    async def edit_day(self, post: ChannelPost, at: At) -> Reply: ...


class DayPosts(Entry):
    def __init__(self, context: Context, messenger: DayMessenger) -> None:
        self._context = context
        self._messenger = messenger
        self._due: dict[int, int] = {}
        """Each server's next check, in Unix seconds."""
        self._checked_at: dict[int, int] = {}
        self._guilds: dict[int, int] = {}
        """Each server, by the id of the day in its channel."""
        self._refused: dict[int, int] = {}
        self._closed: dict[int, tuple[int, DayPost]] = {}
        """Each server's last closed day and when it was read: a table reads everyone's rows."""
        self._weeks: dict[int, dict[int, Digest | None]] = {}
        """Weekly digests by server and day number: a digest reads many rows."""
        self._is_begun = False

    async def next_due(self) -> int | None:
        return min(self._due.values(), default=None)

    def wakes_on(self, change: Hashable) -> bool:
        before = min(self._due.values(), default=None)
        if isinstance(change, DayChanged) and change.day in self._guilds:
            self.check_soon(self._guilds[change.day])
        elif isinstance(change, DayBegan | GuildLanguage | WordsGiven):
            self.check_soon(change.guild)
        return before != min(self._due.values(), default=None)

    def check_soon(self, guild: int) -> None:
        """Schedules a check of a server now, or ``PAUSE`` seconds after its last check."""
        soon = max(self._context.clock(), self._checked_at.get(guild, 0) + PAUSE)
        self._due[guild] = min(self._due.get(guild, soon), soon)

    async def do(self) -> None:
        if not self._is_begun:
            # After a start, every server with a daily channel is checked.
            self._due |= dict.fromkeys(await self._context.database.read(daily.servers_with_channel), 0)
            self._is_begun = True
        now = self._context.clock()
        due = [guild for guild, due in self._due.items() if due <= now]
        await self.do_each(due, partial(self._check, now=now))

    async def _check(self, guild: int, now: int) -> None:
        del self._due[guild]
        due: int | None = now + AGAIN
        try:
            settings = await self._context.database.read(lambda tx: servers.get_server(tx, guild))
            if settings.daily_channel is None or settings.left_at is not None:
                self._checked_at.pop(guild, None)
                due = None
                return
            self._checked_at[guild] = now
            due = max(await self._show_all(settings, settings.daily_channel, now), now + PAUSE)
        finally:
            # A change in the meantime may have set an earlier time.
            if due is not None:
                self._due[guild] = min(self._due.get(guild, due), due)

    async def _show_all(self, settings: Guild, place: int, now: int) -> int:
        posts, due = await self._posts(settings.id, now)
        shown = [await self._show(settings, place, post) for post in posts]
        return due if all(shown) else now + AGAIN

    async def _posts(self, guild: int, now: int) -> tuple[list[ChannelPost], int]:
        if not await self._context.database.read(lambda tx: self._is_open(tx, guild, now)):
            await days.end_overdue(self._context, guild)
            await self._context.database.write(lambda tx: self._open(tx, guild))
        before = await self._before(guild, now)

        def work(tx: Transaction) -> tuple[list[ChannelPost], int]:
            chain, day = daily.chain_of(tx, guild), daily.latest_day(tx, guild)
            assert chain is not None  # noqa: S101 - just opened
            posts: list[ChannelPost] = []
            anchors = [channel.anchor_post(tx, chain, now)] if days.is_announced(tx, chain, now) else []
            if day is None or day.closed_at is not None:
                return [*anchors], chain.opens_at
            self._guilds[day.id] = guild
            due = day.closes_at
            if before is not None and channel.message_before(tx, guild, day.number) is None:
                posts.append(before)
                due = due if channel.is_settled(before, now) else now + AGAIN
            posts += [*anchors, channel.open_post(tx, day)]
            return posts, due

        known = len(self._guilds)
        posts, due = await self._context.database.read(work)
        if len(self._guilds) > known:
            # A change noted before the day was in ``_guilds`` woke nothing, so read again.
            posts, due = await self._context.database.read(work)
        if not (await self._context.database.read(lambda tx: servers.get_server(tx, guild))).weekly_summary:
            return posts, due
        return [await self._with_week(post) if isinstance(post, DayPost) else post for post in posts], due

    def _is_open(self, tx: Transaction, guild: int, now: int) -> bool:
        chain = daily.chain_of(tx, guild)
        if chain is None or days.last_before_new(tx, chain, now) is not None:
            return False
        return now < chain.opens_at or days.open_day(tx, guild, now) is not None

    def _open(self, tx: Transaction, guild: int) -> None:
        chain = daily.chain_of(tx, guild)
        if chain is not None and self._context.clock() >= chain.opens_at:
            days.today(tx, self._context, guild)
        days.announced_chain(tx, self._context, guild)

    async def _before(self, guild: int, now: int) -> DayPost | None:
        def work(tx: Transaction) -> DayRow | None:
            day = days.open_day(tx, guild, now)
            before = None if day is None else daily.day_numbered(tx, guild, day.number - 1)
            posted = before is not None and daily.post_of(tx, guild, PostKind.DAY, before.number) is not None
            return before if posted else None

        row = await self._context.database.read(work)
        if row is None:
            return None
        read_at, kept = self._closed.get(guild, (0, None))
        if kept is not None and kept.number == row.number and now < read_at + HOUR:
            return kept
        self._guilds.pop(row.id, None)
        found = await standings.results(self._context, row.id)
        post = await self._context.database.read(lambda tx: channel.closed_post(tx, row, found))
        if channel.is_settled(post, now):
            self._closed[guild] = now, post
        return post

    async def _with_week(self, post: DayPost) -> DayPost:
        known = self._weeks.setdefault(post.guild, {})
        if post.number not in known:
            known[post.number] = await digest_before(self._context, post.guild, post.number)
            known.pop(post.number - 2, None)
        return replace(post, week=known[post.number])

    async def _show(self, settings: Guild, place: int, post: ChannelPost) -> bool:
        kind, digest = channel.kind_of(post), channel.digest(post)
        read, write = self._context.database.read, self._context.database.write
        row = await read(lambda tx: daily.post_of(tx, post.guild, kind, post.number))
        if row is not None and row.channel != place and channel.is_reposted(post):
            row = None
        if row is not None and row.shown == digest:
            return True
        if not await self._context.throttle.turn():
            return False
        again = row is not None
        if row is None:
            row = await read(lambda tx: channel.new_row(tx, post, place))
            await write(partial(daily.put_post, post=row))
        if row.message is None:
            reply = await self._messenger.post_day(post, place, again=again)
        else:
            reply = await self._messenger.edit_day(post, At(row.channel, row.message))
        if isinstance(reply, At):
            self._refused.pop(post.guild, None)
            # A message found by the search may show outdated content.
            found = again and row.message is None
            new = replace(row, channel=reply.channel, message=reply.message, shown="" if found else digest)
            await write(lambda tx: daily.put_post(tx, new))
            return not found
        return await self._failed(settings, replace(row, shown=digest), reply)

    async def _failed(self, settings: Guild, row: DayPostRow, reply: Failure) -> bool:
        # Discord limits edits of old messages, so FULL does not mean that the channel is full.
        if reply is Failure.LATER or (reply is Failure.FULL and row.message is not None):
            return False
        write = self._context.database.write
        if row.message is not None and reply is Failure.GONE:
            await write(lambda tx: daily.put_post(tx, row))
            return True
        self._refused[settings.id] = self._refused.get(settings.id, 0) + 1
        if self._refused[settings.id] <= RETRIES:
            return False
        del self._refused[settings.id]
        await write(lambda tx: self._drop(tx, settings))
        return True

    @staticmethod
    def _drop(tx: Transaction, settings: Guild) -> None:
        kept = servers.get_server(tx, settings.id)
        if kept.daily_channel == settings.daily_channel:
            servers.save_server(tx, replace(kept, daily_channel=None, daily_refused=True))
