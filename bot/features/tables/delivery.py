"""Delivers table messages, and replaces a lost table.

A message is stored with the decisions it reports, and the next message begins after them, so nothing is skipped or
reported twice.
"""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from bot.features.clocks import absences
from bot.features.hands.delivery import HandMessages
from bot.features.parties.loaded_partie import LoadedPartie, load
from bot.features.parties.pings import silenced
from bot.features.tables.channel_posts import ChannelPosts
from bot.features.tables.speeches import (
    deal_of,
    edited_speech,
    end_of_deal,
    end_of_own,
    first_unreported,
    is_still_true,
    outdated_by_end,
    play_speech,
    replaceable,
    seat_to_call,
    seats_to_call,
    turn_came_to,
)
from bot.model.clocks import ABSENCE_LIMIT, DAY, HOUR
from bot.model.ids import PartieId
from bot.model.outbox_messages import Retire, Say, Says, SendNew, Show
from bot.runtime.context import Context
from bot.runtime.delivering import LONGEST_DELAY, Deliverer, Seen, Store
from bot.runtime.messenger import MORE, At, Failure, Messenger, Reply, Speech
from bot.runtime.poster import Poster
from data import challenges, outbox, parties, posts, servers
from data.outbox import NewNotice, Notice, Place, enqueue, enqueue_all, refresh_hand
from data.parties import PartieRow
from data.posts import Post
from data.store.transaction import Transaction

FRESH = DAY
"""Seconds for which a table message is edited, not replaced: people may have written below it, and Discord archives a
thread after a week without posts.
"""

FITS = 16
"""Decisions that fit a message even with the longest names."""


class TablePosts(Deliverer[LoadedPartie]):
    def __init__(self, context: Context, messenger: Messenger) -> None:
        super().__init__(context, messenger)
        self.without_access: dict[PartieId, tuple[int, int]] = {}
        """The server and channel that refused each table, for retries."""

    async def look_up_access(self) -> None:
        """Finds the tables to which Discord refused access before this process started."""
        after = self._context.clock() + LONGEST_DELAY
        for partie, guild, channel in await self._context.database.read(
            lambda tx: outbox.tables_without_access(tx, after)
        ):
            self.without_access[partie] = guild, channel

    async def access_regained(self, channel: int) -> None:
        """Immediately retries posting to tables in the channel."""
        for partie in [one for one, (_, closed) in self.without_access.items() if closed == channel]:
            await self._context.database.write(partial(self._retry_now, partie_id=partie))

    async def deliver(self, notice: Notice, seen: Seen[LoadedPartie]) -> Store:
        match notice.message:
            case SendNew():
                return await self._find_location(notice, seen)
            case Show():
                return await self._show(notice, seen)
            case Say():
                return await self._announce(notice, notice.message, seen.partie)
            case Retire():
                return await self._delete(notice, notice.message)
            case message:
                raise ValueError(f"{message} is not for a table")

    def _retry_now(self, tx: Transaction, partie_id: PartieId) -> None:
        outbox.make_due(tx, partie_id, self._context.clock(), Place.TABLE)

    def closed_channels(self, guild: int) -> set[int]:
        return {channel for server, channel in self.without_access.values() if server == guild}

    async def lost(self, channel: int, guild: int | None = None) -> None:
        """Reopens every table whose thread or channel was deleted."""

        def work(tx: Transaction) -> set[PartieId]:
            below = parties.ongoing_of_channel(tx, guild, channel) if guild else []
            return {*parties.in_play_at(tx, channel), *below}

        for partie in sorted(await self._context.database.read(work)):
            await self.move(partie)

    async def move(self, partie_id: PartieId, channel: int | None = None) -> None:
        """Reopens a table in the partie's channel, or first moves the partie to ``channel``."""

        def work(tx: Transaction) -> None:
            row = parties.get_partie(tx, partie_id)
            if channel is not None:
                parties.set_channel(tx, partie_id, channel)
            if row is not None:
                self._remove_location(tx, row)
                self._retry_now(tx, partie_id)

        await self._context.database.write(work)

    # Table location.

    async def _find_location(self, notice: Notice, seen: Seen[LoadedPartie]) -> Store:
        row, last = seen.partie.row, seen.last_post
        if row.table_channel is not None or _is_replaced(notice, row, seen.waiting):
            return self._drop(notice)
        challenge = await self._context.database.read(lambda tx: challenges.get_challenge(tx, row.challenge or 0))
        if last is not None or challenge is None or challenge.channel != row.channel:
            return await self._move(notice, seen.partie, last)
        guild = await self._context.database.read(lambda tx: servers.get_server(tx, row.guild))
        frozen = await self._freeze(notice, challenge.channel)
        speech = Speech(Say(Says.OPENING), seen.partie.sight(None), notice.id)
        reply = await self._messenger.open_table(
            speech, challenge, in_channel=guild.table_in_channel, again=notice.tried
        )
        return self._store_location(frozen, reply, row, None)

    async def _move(self, notice: Notice, loaded: LoadedPartie, last: Post | None) -> Store:
        """Reports a deal at a reopened table: in another channel in full, in the old channel only what is missing."""
        frozen = await self._freeze(notice, loaded.row.channel)
        unreported = first_unreported(last)
        loaded = await load(self._context, notice.partie, deal_of(loaded, unreported))
        sight, end = loaded.sight(None), end_of_deal(loaded)
        if notice.tried:
            # A message that arrived is edited, which notifies nobody. Another one reports newer decisions.
            end = min(end, frozen.last_seq)
        is_back = last is not None and last.channel == loaded.row.channel
        begin = max(sight.shown.first_seq, unreported) if is_back else sight.shown.first_seq
        speech = play_speech(loaded, notice.id, (begin, end - 1), Says.MOVED, seat_to_call(loaded, end))
        speech = await self._with_pictures(await self._with_silence(speech, loaded))
        reply = await self._say_what_fits(speech, loaded.row.channel, again=notice.tried)
        return self._store_location(frozen, reply, loaded.row, (begin, end - 1))

    def _store_location(self, notice: Notice, reply: Reply, row: PartieRow, reported: tuple[int, int] | None) -> Store:
        if reply is Failure.LATER:
            return self.retry_later(notice)
        if reply is Failure.CLOSED and not _is_long_over(row, self._context.clock()):
            return self._wait_for_access(notice, row)
        self.without_access.pop(notice.partie, None)

        def work(tx: Transaction) -> None:
            if self._move_if_sent_on(tx, notice, row):
                return
            outbox.done(tx, notice)
            if isinstance(reply, At):
                parties.set_table(tx, notice.partie, reply.channel, reply.message)
                if reported is None and reply.channel == row.channel:
                    enqueue(tx, row, Place.CHANNEL, Show(), self._context.clock())
                self._posted(tx, notice.partie, reply, *(reported or (0, -1)))
                if reported is not None:
                    self._show_rest(tx, notice.partie, reported[1] + 1, notice.last_seq - 1)
            else:
                parties.set_table(tx, notice.partie, None, None)
            if reported is not None or not isinstance(reply, At):
                self._redraw_hands(tx, row)

        return work

    def _move_if_sent_on(self, tx: Transaction, notice: Notice, row: PartieRow) -> bool:
        """Whether the partie moved to another channel while this notice opened its table.

        If so, opens a table there.
        """
        moved = parties.get_partie(tx, row.id)
        if moved is None or moved.channel == row.channel:
            return False
        outbox.done(tx, notice)
        if moved.table_channel is None:
            # If the move came before this notice was marked as tried, it widened the notice.
            enqueue(tx, moved, Place.TABLE, SendNew(), self._context.clock())
        return True

    def _wait_for_access(self, notice: Notice, row: PartieRow) -> Store:
        due = self._context.clock() + min(HOUR << min(notice.attempts, 5), DAY)

        is_new = notice.partie not in self.without_access
        self.without_access[notice.partie] = row.guild, row.channel

        def work(tx: Transaction) -> None:
            if self._move_if_sent_on(tx, notice, row):
                return
            outbox.postpone(tx, notice, due)
            if is_new:
                self._redraw_hands(tx, row)

        return work

    def _show_rest(self, tx: Transaction, partie_id: PartieId, first: int, last: int) -> None:
        if first <= last:
            enqueue_all(tx, partie_id, [NewNotice(Place.TABLE, Show(), first, last, self._context.clock())])

    def _move_away(self, notice: Notice, reply: Reply) -> Store:
        """Gives the table a new location, unless its whole channel is gone."""

        def work(tx: Transaction) -> None:
            if self._delay_if_out(tx, notice):
                return
            row = parties.get_partie(tx, notice.partie)
            outbox.done(tx, notice)
            if row is not None and row.table_channel == row.channel and reply is not Failure.CLOSED:
                parties.set_table(tx, row.id, None, None)
                self._redraw_hands(tx, row)
            elif row is not None:
                self._remove_location(tx, row)
                if notice.message != Show():
                    enqueue(tx, row, Place.TABLE, notice.message, self._context.clock())

        return work

    def _delay_if_out(self, tx: Transaction, notice: Notice) -> bool:
        """Postpones the notice while the bot is not on the server, so that the table keeps its location."""
        row, due = parties.get_partie(tx, notice.partie), self._context.clock() + DAY
        if row is None or servers.get_server(tx, row.guild).left_at is None:
            return False
        outbox.postpone(tx, notice, due)
        return True

    def _remove_location(self, tx: Transaction, row: PartieRow) -> None:
        parties.set_table(tx, row.id, None, None)
        enqueue(tx, row, Place.TABLE, SendNew(), self._context.clock())

    def _redraw_hands(self, tx: Transaction, row: PartieRow) -> None:
        for seat in (0, 1):
            refresh_hand(tx, row, seat, self._context.clock())

    # The play.

    async def _show(self, notice: Notice, seen: Seen[LoadedPartie]) -> Store:
        loaded, last = seen.partie, seen.last_post
        if loaded.row.table_channel is None:
            return self._drop(notice)
        first = first_unreported(last)
        if first >= loaded.row.seq:
            return self._drop(notice) if loaded.row.ended_at is None else await self._close(notice, loaded)
        if notice.tried and first > notice.last_seq:
            # The table reported this when it moved. Newer decisions have their own notice.
            return self._drop(notice)
        number = deal_of(loaded, first)
        if loaded.shown is None or loaded.shown.number != number:
            loaded = await load(self._context, notice.partie, number)
        end = end_of_deal(loaded)
        calling = _seats_called(loaded, first, end, seen.waiting)
        if last is None or notice.tried or calling or not self._can_edit(loaded, last):
            return await self._post(notice, loaded, last)
        calling = _seats_still_called(loaded, end, last, seen.waiting)
        speech = edited_speech(loaded, last, end - 1, calling)
        reply = await self._messenger.say_more(await self._with_pictures(speech), At(last.channel, last.message))
        match reply:
            case At():
                return self._after_edit(notice, last, end - 1)
            case Failure.LATER:
                return self.retry_later(notice)
            case Failure.GONE:
                # The next attempt reports the lost message's decisions again, together with these.
                return lambda tx: posts.delete_post(tx, notice.partie, last.number)
            case _:
                return await self._post(notice, loaded, last)

    async def _close(self, notice: Notice, loaded: LoadedPartie) -> Store:
        outdated = await self._context.database.read(lambda tx: outdated_by_end(tx, loaded.row))
        replies = [await self._draw_again(post, loaded) for post in outdated]
        # LATER takes precedence: it is retried without limit.
        failures = (one for one in (Failure.LATER, Failure.CLOSED, Failure.FULL) if one in replies)
        return self._drop_or_retry(notice, next(failures, Failure.GONE), (Failure.CLOSED, Failure.FULL))

    async def _draw_again(self, post: Post, loaded: LoadedPartie) -> Reply:
        loaded = await load(self._context, post.partie, deal_of(loaded, post.first_seq))
        speech = edited_speech(loaded, post)
        if post.number == 0 and post.first_seq > post.last_seq:
            speech = Speech(Say(Says.OPENING), speech.sight, MORE)
        return await self._messenger.say_more(await self._with_pictures(speech), At(post.channel, post.message))

    async def _post(self, notice: Notice, seen: LoadedPartie, before: Post | None) -> Store:
        number, channel = seen.shown.number if seen.shown else 0, seen.row.table_channel or 0
        # After a kill, the last message may show more than is stored. The next message continues from there.
        stays = before if before and not notice.tried and _is_continued(seen, before) else None
        if stays and await self._draw_again(stays, seen) is Failure.LATER:
            return self.retry_later(notice)

        def work(tx: Transaction) -> tuple[Notice, LoadedPartie, Sequence[Notice], list[Post]]:
            frozen = self._mark_tried(tx, notice, channel)
            loaded = LoadedPartie.load(tx, notice.partie, self._context.clock(), number)
            return frozen, loaded, outbox.waiting(tx, notice.partie), posts.posts(tx, notice.partie)

        frozen, loaded, waiting, every = await self._context.database.write(work)
        last, replaced = every[-1] if every else None, replaceable(loaded, every)
        first, end = first_unreported(last), end_of_deal(loaded)
        if notice.tried:
            # A message that arrived is edited, which notifies nobody. Another one reports newer decisions.
            end = min(end, frozen.last_seq + 1)
        begin = min([first, *(post.first_seq for post in replaced)])
        calling = _seats_called(loaded, first, end, waiting)
        speech = play_speech(loaded, notice.id, (begin, end - 1), calling=calling)
        speech = await self._with_pictures(await self._with_silence(speech, loaded))
        reply = await self._say(speech, channel, again=notice.tried)
        if reply is Failure.FULL:
            # This message continues the previous one.
            begin, replaced = first, []
            part = replace(speech, first=first - speech.sight.shown.first_seq)
            reply = await self._say_what_fits(part, channel, again=notice.tried)
        return self._after_post(frozen, reply, (begin, end - 1), replaced=replaced)

    async def _say_what_fits(self, speech: Speech, channel: int, *, again: bool) -> Reply:
        reply = await self._say(speech, channel, again=again)
        if reply is not Failure.FULL:
            return reply
        short = replace(speech, first=max(speech.first, speech.last - FITS))
        return await self._say(short, channel, again=again)

    async def _say(self, speech: Speech, channel: int, *, again: bool) -> Reply:
        """Sends a table message. A message from an earlier attempt is edited, because it may report fewer decisions."""
        reply = await self._messenger.say(speech, channel, again=again)
        if not again or not isinstance(reply, At):
            return reply
        edited = await self._messenger.say_more(speech, reply)
        return edited if edited in (Failure.FULL, Failure.LATER) else reply

    async def _with_silence(self, speech: Speech, loaded: LoadedPartie) -> Speech:
        read = self._context.database.read
        return replace(speech, silent=await read(lambda tx: silenced(tx, loaded, speech.calling)))

    async def _with_pictures(self, speech: Speech) -> Speech:
        if not speech.ends_deal:
            return speech
        guild = await self._context.database.read(lambda tx: servers.get_server(tx, speech.sight.location.guild))
        return replace(speech, pictures=guild.pictures)

    def _can_edit(self, loaded: LoadedPartie, last: Post) -> bool:
        fresh = self._context.clock() - last.at < FRESH and last.channel == loaded.row.table_channel
        begins = loaded.shown.first_seq if loaded.shown else 0
        return fresh and begins <= last.first_seq <= last.last_seq

    async def _announce(self, notice: Notice, news: Say, loaded: LoadedPartie) -> Store:
        if news.what is Says.LATE and not notice.tried and is_still_true(loaded, news):
            await absences.check_player(self._context, self._messenger, notice.partie, news.seat or 0)
        channel = loaded.row.table_channel
        if channel is None or not (notice.tried or is_still_true(loaded, news)):
            return self._drop(notice)
        # The player may have acted in the meantime.
        frozen, loaded, last = await self._freeze_and_load(notice, channel)
        is_true = is_still_true(loaded, news)
        if not (is_true or notice.tried):
            return self._drop(frozen)
        away = loaded.away[news.seat or 0] if news.what is Says.AWAY else None
        calling, until = seats_to_call(loaded, news), away.ends_at if away else None
        speech = Speech(news, loaded.sight(None), notice.id, calling=calling, until=until)
        if is_true:
            reply = await self._messenger.say(await self._with_silence(speech, loaded), channel, again=notice.tried)
        else:
            # A message posted by an earlier attempt belongs to the table.
            reply = await self._messenger.find_speech(speech, channel)
            if reply is Failure.GONE:
                return self._drop(frozen)
        # This message reports no decisions: the next play message starts where the last one ended.
        unreported = first_unreported(last)
        calls = news.seat if news.what is Says.CALL else None
        return self._after_post(frozen, reply, (unreported, unreported - 1), calls)

    async def _freeze_and_load(self, notice: Notice, channel: int) -> tuple[Notice, LoadedPartie, Post | None]:
        def work(tx: Transaction) -> tuple[Notice, LoadedPartie, Post | None]:
            loaded = LoadedPartie.load(tx, notice.partie, self._context.clock())
            return self._mark_tried(tx, notice, channel), loaded, posts.last_post(tx, notice.partie)

        return await self._context.database.write(work)

    def _after_post(
        self,
        notice: Notice,
        reply: Reply,
        reported: tuple[int, int],
        calls: int | None = None,
        replaced: Sequence[Post] = (),
    ) -> Store:
        match reply:
            case At():

                def work(tx: Transaction) -> None:
                    if not outbox.done(tx, notice):
                        # A replaced process posted it: both use the notice's id as nonce.
                        return
                    earlier = replaced if calls is None else posts.calls_of(tx, notice.partie, calls)
                    self._delete_posts(tx, notice.partie, earlier)
                    self._posted(tx, notice.partie, reply, *reported, calls)
                    if notice.message == Show():
                        self._show_rest(tx, notice.partie, reported[1] + 1, notice.last_seq)

                return work
            case Failure.LATER:
                return self.retry_later(notice)
            case _:
                return self._move_away(notice, reply)

    # Reported decisions.

    def _posted(
        self, tx: Transaction, partie_id: PartieId, at: At, first: int, last: int, calls: int | None = None
    ) -> None:
        before = posts.last_post(tx, partie_id)
        number = 0 if before is None else before.number + 1
        posts.add_post(tx, Post(partie_id, number, at.channel, at.message, first, last, self._context.clock(), calls))

    def _delete_posts(self, tx: Transaction, partie_id: PartieId, replaced: Sequence[Post]) -> None:
        for post in replaced:
            old = Retire(post.channel, post.message, deletes=True)
            enqueue_all(tx, partie_id, [NewNotice(Place.TABLE, old, 0, 0, self._context.clock())])
            posts.delete_post(tx, partie_id, post.number)

    def _after_edit(self, notice: Notice, last: Post, reported: int) -> Store:
        def work(tx: Transaction) -> None:
            posts.widen_post(tx, last, reported)
            if outbox.done(tx, notice):
                self._show_rest(tx, notice.partie, reported + 1, notice.last_seq)

        return work


def _is_continued(loaded: LoadedPartie, last: Post) -> bool:
    begins = loaded.shown.first_seq if loaded.shown else 0
    return begins <= last.first_seq <= last.last_seq and not replaceable(loaded, [last])


def _seats_called(loaded: LoadedPartie, first: int, end: int, waiting: Sequence[Notice]) -> tuple[int, ...]:
    """Returns the seats to mention. A player who has just decided is not mentioned: they are looking at their hand."""
    alone = {other.message for other in waiting}
    return tuple(
        seat
        for seat in seat_to_call(loaded, end)
        if loaded.seats[seat].acted_seq != loaded.row.seq
        and turn_came_to(loaded, seat, first, end - 1)
        and Say(Says.CALL, seat) not in alone
    )


def _seats_still_called(loaded: LoadedPartie, end: int, last: Post, waiting: Sequence[Notice]) -> tuple[int, ...]:
    seat = loaded.row.to_act
    if seat is None:
        return ()
    return _seats_called(loaded, end_of_own(loaded, seat, last.first_seq), end, waiting)


def _is_replaced(notice: Notice, row: PartieRow, waiting: Sequence[Notice]) -> bool:
    elsewhere = notice.post_channel not in (None, row.channel)
    return elsewhere and any(
        one.message == SendNew() and one.place is notice.place and one.id > notice.id for one in waiting
    )


def _is_long_over(row: PartieRow, now: int) -> bool:
    return row.ended_at is not None and now - row.ended_at > ABSENCE_LIMIT


def delivering_to(context: Context, messenger: Messenger) -> tuple[TablePosts, Poster]:
    """Returns the delivery of table messages, and a poster that also delivers hands and channel messages."""
    tables = TablePosts(context, messenger)
    hands, channels = HandMessages(context, messenger), ChannelPosts(context, messenger)
    return tables, Poster(context, LoadedPartie.load, tables=tables, hands=hands, channels=channels)
