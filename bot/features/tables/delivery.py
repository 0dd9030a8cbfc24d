"""Delivers the messages at a table: opening, calls and play, announcements, the end. Replaces a table that is lost.

Each message is stored with the decisions it reports, and the next one begins after them. Nothing is skipped or reported
twice, no matter what is retried, lost or dropped.
"""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from itertools import pairwise

from bot.features.clocks import absences
from bot.features.parties.loaded_partie import LoadedPartie, load
from bot.features.parties.pings import silenced
from bot.features.tables.speeches import (
    deal_of,
    end_of_own,
    first_untold,
    is_still_true,
    last_and_more,
    last_as_stored,
    outdated_by_end,
    play_speech,
    replaceable,
    seat_to_call,
    seats_to_call,
    turn_came_to,
)
from bot.model.clocks import ABSENCE_LIMIT, DAY, HOUR
from bot.model.ids import PartieId
from bot.model.outbox_messages import (
    Announcement,
    CallPlayer,
    CloseTalk,
    DeleteMessage,
    MoveTable,
    NameThread,
    OpenTable,
    Talk,
    TimeUp,
    WentAway,
)
from bot.runtime.context import Context
from bot.runtime.deliverer import LONGEST_DELAY, Deliverer, Seen, Store, Then, delay
from bot.runtime.messenger import MORE, At, Failure, Messenger, Reply, Speech
from bot.runtime.notices import HANDS, enqueue, refresh_hand
from data import challenges, outbox, parties, posts, servers
from data.outbox import Notice, Place
from data.parties import PartieRow
from data.posts import Post
from data.store.transaction import Transaction

MATCHES_REMEMBERED = 10_000
"""The most parties whose last table message is remembered to match the database."""
FRESH = DAY
"""The age in seconds up to which a message at the table is edited. A new one then replaces it: people may have written
below the old one, and Discord archives a thread in which nothing is posted for a week.
"""

FITS = 16
"""This many decisions fit a message, however long the names are."""


class TablePosts(Deliverer[LoadedPartie]):
    """Delivers the messages for tables."""

    def __init__(self, context: Context, messenger: Messenger) -> None:
        super().__init__(context, messenger)
        self._matching: dict[int, int] = {}
        """The number of the table's last message, for each partie where that message is known to match the database."""
        self.without_access: dict[PartieId, tuple[int, int]] = {}
        """The server and the channel of each table that was refused a location there. It is tried again later."""

    async def look_up_access(self) -> None:
        """Finds the tables that were refused a location before this process started."""
        after = self._context.clock() + LONGEST_DELAY
        for partie, guild, channel in await self._context.database.read(
            lambda tx: outbox.tables_without_access(tx, after)
        ):
            self.without_access[partie] = guild, channel

    async def access_regained(self, channel: int) -> None:
        """Retries at once the tables that were refused a location in this channel."""
        for partie in [one for one, (_, closed) in self.without_access.items() if closed == channel]:
            now = self._context.clock()
            await self._context.database.write(partial(outbox.hasten_table, partie_id=partie, now=now))

    async def bring(self, notice: Notice, seen: Seen[LoadedPartie]) -> Store:
        """Delivers the first notice waiting for its table."""
        match notice.message:
            case OpenTable():
                return await self._open(notice, seen.partie)
            case MoveTable():
                return await self._post_at_new_location(notice, seen.partie)
            case Talk(deal):
                return await self._talk(notice, deal, seen)
            case CloseTalk():
                return await self._close_talk(notice, seen.partie)
            case message if isinstance(message, Announcement):
                return await self._announce(notice, message, seen)
            case message:
                raise ValueError(f"{message} is not for a table")

    def closed_channels(self, guild: int) -> set[int]:
        """The channels of a server that have refused to hold a table."""
        return {channel for server, channel in self.without_access.values() if server == guild}

    async def lost(self, channel: int, guild: int | None = None) -> None:
        """Finds new locations for tables of a deleted thread, or a deleted channel of ``guild`` with its threads."""

        def work(tx: Transaction) -> set[PartieId]:
            below = parties.ongoing_of_channel(tx, guild, channel) if guild else []
            return {*parties.in_play_at(tx, channel), *below}

        for partie in sorted(await self._context.database.read(work)):
            await self.move(partie)

    async def move(self, partie_id: PartieId, channel: int | None = None) -> None:
        """Finds a new location for a table in the partie's channel; with ``channel``, moves the partie there first."""

        def work(tx: Transaction) -> None:
            row = parties.get_partie(tx, partie_id)
            if channel is not None:
                parties.set_channel(tx, partie_id, channel)
                outbox.drop(tx, partie_id, Place.TABLE, OpenTable())
            if row is not None:
                self._remove_location(tx, row)
                outbox.hasten_table(tx, partie_id, self._context.clock())

        await self._context.database.write(work)

    # The location of the table.

    async def _open(self, notice: Notice, loaded: LoadedPartie) -> Store:
        challenge = await self._context.database.read(
            lambda tx: challenges.get_challenge(tx, loaded.row.challenge or 0)
        )
        guild = await self._context.database.read(lambda tx: servers.get_server(tx, loaded.row.guild))
        if challenge is None or loaded.row.table_channel is not None:
            return self._drop(notice)
        await self._freeze(notice, challenge.channel)
        speech = Speech(OpenTable(), loaded.sight(None), notice.id)
        reply = await self._messenger.open_table(
            speech, challenge, in_channel=guild.table_in_channel, again=notice.tried
        )
        return self._store_location(notice, reply, loaded, (0, -1))

    async def _post_at_new_location(self, notice: Notice, loaded: LoadedPartie) -> Store:
        """Posts the table at its new location, starting with the first deal not fully reported. Later deals follow.

        If the old location has let the bot in again, it posts only what is missing there.
        """
        if loaded.row.table_channel is not None:
            return self._drop(notice)
        frozen = await self._freeze(notice, loaded.row.channel)
        last = await self._last(notice.partie)
        untold = first_untold(None, last)
        loaded = await load(self._context, notice.partie, deal_of(loaded, untold))
        sight = loaded.sight(None)
        is_back = last is not None and last.channel == loaded.row.channel
        begin = max(sight.shown.first_seq, untold) if is_back else sight.shown.first_seq
        end = min(sight.shown.first_seq + (len(sight.deal.actions) if sight.deal else 0), frozen.last_seq)
        speech = play_speech(loaded, notice, (begin, end - 1), MoveTable(), seat_to_call(loaded, end))
        speech = await self._with_pictures(await self._with_silence(speech, loaded))
        reply = await self._say_what_fits(speech, loaded.row.channel, again=notice.tried)
        return self._store_location(frozen, reply, loaded, (begin, end - 1))

    def _store_location(self, notice: Notice, reply: Reply, loaded: LoadedPartie, told: tuple[int, int]) -> Store:
        """Stores where the table is, or that it is nowhere. Redraws the hands unless the table has just opened."""
        if reply is Failure.LATER:
            return self.later(notice)
        if reply is Failure.CLOSED and not _is_long_over(loaded.row, self._context.clock()):
            return self._wait_for_access(notice, loaded.row)
        self.without_access.pop(notice.partie, None)

        def work(tx: Transaction) -> None:
            if not outbox.delete(tx, notice.id):
                return
            if isinstance(reply, At):
                parties.set_table(tx, notice.partie, reply.channel, reply.message)
                if notice.message == OpenTable() and reply.channel == loaded.row.channel:
                    enqueue(tx, loaded.row, Place.CHANNEL, NameThread(), self._context.clock())
                self._posted(tx, notice.partie, reply, *told)
                self._tell_rest(tx, loaded, told[1] + 1, notice.last_seq)
            else:
                parties.set_table(tx, notice.partie, None, None)
            if notice.message != OpenTable() or not isinstance(reply, At):
                self._redraw_hands(tx, notice.partie)

        return work

    def _wait_for_access(self, notice: Notice, row: PartieRow) -> Store:
        """Leaves the table without a location. Retries ever less often, at least daily, and once access is back."""
        due = self._context.clock() + min(HOUR << min(notice.attempts, 5), DAY)

        async def remember() -> None:
            self.without_access[notice.partie] = row.guild, row.channel

        def work(tx: Transaction) -> Then:
            delay(tx, notice, due)
            if notice.partie not in self.without_access:
                self._redraw_hands(tx, notice.partie)
            return remember

        return work

    def _tell_rest(self, tx: Transaction, loaded: LoadedPartie, first: int, end: int) -> None:
        """Adds a notice for each deal with decisions from ``first`` up to, but not including, ``end``."""
        now, row = self._context.clock(), loaded.row
        starts = [deal.first_seq for deal in loaded.deals]
        for number, (start, stop) in enumerate(pairwise([*starts, row.seq])):
            begin, last = max(first, start), min(end, stop) - 1
            if begin <= last:
                outbox.enqueue(tx, row.id, Place.TABLE, Talk(number), first_seq=begin, last_seq=last, due_at=now)

    def _move_away(self, notice: Notice, reply: Reply) -> Store:
        """Gives up the location, which is gone or closed. The table gets a new one unless its whole channel is gone."""

        def work(tx: Transaction) -> None:
            if self._delay_if_out(tx, notice):
                return
            row = parties.get_partie(tx, notice.partie)
            outbox.delete(tx, notice.id)
            if row is not None and row.table_channel == row.channel and reply is not Failure.CLOSED:
                parties.set_table(tx, row.id, None, None)
                self._redraw_hands(tx, row.id)
            elif row is not None:
                self._remove_location(tx, row)
                if not isinstance(notice.message, Talk):
                    enqueue(tx, row, Place.TABLE, notice.message, self._context.clock())

        return work

    def _delay_if_out(self, tx: Transaction, notice: Notice) -> bool:
        """Delays the notice by a day if the bot is not on the server. The table keeps its location until then."""
        row, due = parties.get_partie(tx, notice.partie), self._context.clock() + DAY
        if row is None or servers.get_server(tx, row.guild).left_at is None:
            return False
        delay(tx, notice, due)
        return True

    def _remove_location(self, tx: Transaction, row: PartieRow) -> None:
        parties.set_table(tx, row.id, None, None)
        enqueue(tx, row, Place.TABLE, MoveTable(), self._context.clock())

    def _redraw_hands(self, tx: Transaction, partie_id: PartieId) -> None:
        for seat in (0, 1):
            refresh_hand(tx, partie_id, seat, self._context.clock())

    # The play.

    async def _talk(self, notice: Notice, number: int, seen: Seen[LoadedPartie]) -> Store:
        loaded, last = seen.partie, seen.last_post
        if loaded.shown is None or loaded.shown.number != number:
            loaded = await load(self._context, notice.partie, number)
        first = first_untold(loaded, last)
        if loaded.row.table_channel is None or first > notice.last_seq:
            return self._drop(notice)
        calling = _seats_called(loaded, notice, first, seen.waiting)
        if last is None or notice.tried or calling or not await self._can_edit(loaded, last, first):
            continues = last is not None and not notice.tried
            if last and continues and await self._match_database(loaded, notice, last) is Failure.LATER:
                return self.later(notice)
            return await self._post_talk(notice, number, loaded.row.table_channel)
        self._matching.pop(notice.partie, None)
        speech = last_and_more(loaded, notice, last, _seats_still_called(loaded, notice, last, seen.waiting))
        reply = await self._messenger.say_more(await self._with_pictures(speech), At(last.channel, last.message))
        match reply:
            case At():
                return self._after_edit(loaded, notice, last)
            case Failure.LATER:
                return self.later(notice)
            case Failure.GONE:
                # The next attempt reports the decisions of the lost message again, together with these.
                return lambda tx: posts.forget_post(tx, notice.partie, last.number)
            case _:
                return await self._post_talk(notice, number, loaded.row.table_channel)

    async def _close_talk(self, notice: Notice, loaded: LoadedPartie) -> Store:
        """Redraws the table's messages that still offer a hand or name a turn after the end."""
        outdated = await self._context.database.read(lambda tx: outdated_by_end(tx, loaded.row))
        replies = [await self._draw_again(notice, post, deal_of(loaded, post.first_seq)) for post in outdated]
        # LATER takes precedence, because it is retried without limit.
        failures = (one for one in (Failure.LATER, Failure.CLOSED, Failure.FULL) if one in replies)
        return self._drop_or_retry(notice, next(failures, Failure.GONE), (Failure.CLOSED, Failure.FULL))

    async def _draw_again(self, notice: Notice, post: Post, number: int | None) -> Reply:
        """Redraws a message of the table as of now: the opening, or one about the play of deal ``number``."""
        loaded = await load(self._context, notice.partie, number)
        speech = last_as_stored(loaded, notice, post)
        if post.number == 0 and post.first_seq > post.last_seq:
            speech = Speech(OpenTable(), speech.sight, MORE)
        return await self._messenger.say_more(await self._with_pictures(speech), At(post.channel, post.message))

    async def _match_database(self, loaded: LoadedPartie, notice: Notice, last: Post) -> Reply:
        """Makes the table's last message match the database before the next message continues from there.

        The message may show more than is stored if the bot was killed, or the answer was lost, after an edit.
        """
        begins = loaded.shown.first_seq if loaded.shown else 0
        at = At(last.channel, last.message)
        if self._matching.get(notice.partie) == last.number or not begins <= last.first_seq <= last.last_seq:
            return at
        reply = await self._messenger.say_more(await self._with_pictures(last_as_stored(loaded, notice, last)), at)
        if isinstance(reply, At):
            await self._remember_match(notice.partie, last.number)
        return reply

    async def _remember_match(self, partie_id: PartieId, number: int) -> None:
        if len(self._matching) >= MATCHES_REMEMBERED:
            self._matching.clear()
        self._matching[partie_id] = number

    async def _post_talk(self, notice: Notice, number: int, channel: int) -> Store:
        def work(tx: Transaction) -> tuple[Notice, Seen[LoadedPartie], list[Post]]:
            frozen = self._mark_tried(tx, notice, channel)
            loaded = LoadedPartie.load(tx, notice.partie, self._context.clock(), number)
            every = posts.posts(tx, notice.partie)
            seen = Seen(loaded, outbox.waiting(tx, notice.partie), every[-1] if every else None)
            return frozen, seen, replaceable(loaded, every)

        frozen, seen, replaced = await self._context.database.write(work)
        loaded = seen.partie
        first = first_untold(loaded, seen.last_post)
        calling = _seats_called(loaded, frozen, first, seen.waiting)
        begin = min([first, *(post.first_seq for post in replaced)])
        speech = play_speech(loaded, notice, (begin, frozen.last_seq), Talk(number), calling)
        speech = await self._with_pictures(await self._with_silence(speech, loaded))
        reply = await self._say(speech, channel, again=notice.tried)
        if reply is Failure.FULL:
            # The message goes on from the one before.
            begin, replaced = first, []
            part = replace(speech, first=first - speech.sight.shown.first_seq)
            reply = await self._say_what_fits(part, channel, again=notice.tried)
        return self._after_post(frozen, reply, (begin, frozen.last_seq), replaced=replaced)

    async def _say_what_fits(self, speech: Speech, channel: int, *, again: bool) -> Reply:
        """Posts a message about the play or, if it is too long for one, its last decisions."""
        reply = await self._say(speech, channel, again=again)
        if reply is not Failure.FULL:
            return reply
        short = replace(speech, first=max(speech.first, speech.last - FITS))
        return await self._say(short, channel, again=again)

    async def _say(self, speech: Speech, channel: int, *, again: bool) -> Reply:
        """Posts a message about the play. One that an earlier attempt has posted is edited, since it may tell less."""
        reply = await self._messenger.say(speech, channel, again=again)
        if not again or not isinstance(reply, At):
            return reply
        edited = await self._messenger.say_more(speech, reply)
        return edited if edited in (Failure.FULL, Failure.LATER) else reply

    async def _with_silence(self, speech: Speech, loaded: LoadedPartie) -> Speech:
        """Marks the called seats that the speech must not notify."""
        return replace(speech, silent=await silenced(self._context, loaded, speech.calling))

    async def _with_pictures(self, speech: Speech) -> Speech:
        """The speech, with pictures if the server wants them and the deal has ended."""
        if not speech.ends_deal:
            return speech
        guild = await self._context.database.read(lambda tx: servers.get_server(tx, speech.sight.location.guild))
        return replace(speech, pictures=guild.pictures)

    async def _can_edit(self, loaded: LoadedPartie, last: Post, first: int) -> bool:
        """Whether the table's last message is recent, belongs to this deal, and ends where the new part begins.

        A process that has taken over the partie never edits. If it were killed in between, the partie's own process
        would still believe that the message matches the database.
        """
        if not await self._context.peers.owns(loaded.row.id):
            return False
        fresh = self._context.clock() - last.at < FRESH and last.channel == loaded.row.table_channel
        begins = loaded.shown.first_seq if loaded.shown else 0
        return fresh and last.first_seq >= begins and last.first_seq <= last.last_seq == first - 1

    async def _announce(self, notice: Notice, message: Announcement, seen: Seen[LoadedPartie]) -> Store:
        loaded = seen.partie
        if isinstance(message, TimeUp) and not notice.tried and is_still_true(loaded, message):
            await absences.look_for(self._context, self._messenger, notice.partie, message.seat)
        channel = loaded.row.table_channel
        if channel is None or not (notice.tried or is_still_true(loaded, message)):
            return self._drop(notice)
        # The player may have acted in the meantime.
        frozen, loaded, last = await self._freeze_and_load(notice, channel)
        is_true = is_still_true(loaded, message)
        if not (is_true or notice.tried):
            return self._drop(notice)
        away = loaded.away[message.seat] if isinstance(message, WentAway) else None
        calling, until = seats_to_call(loaded, message), away.ends_at if away else None
        speech = Speech(message, loaded.sight(None), notice.id, calling=calling, until=until)
        if is_true:
            reply = await self._messenger.say(await self._with_silence(speech, loaded), channel, again=notice.tried)
        else:
            # If an earlier attempt posted it, it is one of the table's messages.
            reply = await self._messenger.find_speech(speech, channel)
            if reply is Failure.GONE:
                return self._drop(notice)
        # This message reports no decisions, so the next one about the play starts where the last such message ended.
        untold = first_untold(None, last)
        calls = message.seat if isinstance(message, CallPlayer) else None
        return self._after_post(frozen, reply, (untold, untold - 1), calls)

    async def _freeze_and_load(self, notice: Notice, channel: int) -> tuple[Notice, LoadedPartie, Post | None]:
        """Marks the notice as tried; the partie and the table's last message at that moment."""

        def work(tx: Transaction) -> tuple[Notice, LoadedPartie, Post | None]:
            loaded = LoadedPartie.load(tx, notice.partie, self._context.clock())
            return self._mark_tried(tx, notice, channel), loaded, posts.last_post(tx, notice.partie)

        return await self._context.database.write(work)

    def _after_post(
        self,
        notice: Notice,
        reply: Reply,
        told: tuple[int, int],
        calls: int | None = None,
        replaced: Sequence[Post] = (),
    ) -> Store:
        match reply:
            case At():

                def work(tx: Transaction) -> Then | None:
                    if not outbox.delete(tx, notice.id):
                        # Another process has already posted this message: the notice's id is the nonce of both.
                        return None
                    earlier = replaced if calls is None else posts.calls_of(tx, notice.partie, calls)
                    self._delete_posts(tx, notice.partie, earlier)
                    number = self._posted(tx, notice.partie, reply, *told, calls)
                    return partial(self._remember_match, notice.partie, number)

                return work
            case Failure.LATER:
                return self.later(notice)
            case _:
                return self._move_away(notice, reply)

    # What has been reported.

    async def _last(self, partie_id: PartieId) -> Post | None:
        return await self._context.database.read(lambda tx: posts.last_post(tx, partie_id))

    def _posted(
        self, tx: Transaction, partie_id: PartieId, at: At, first: int, last: int, calls: int | None = None
    ) -> int:
        before = posts.last_post(tx, partie_id)
        number = 0 if before is None else before.number + 1
        posts.add_post(tx, Post(partie_id, number, at.channel, at.message, first, last, self._context.clock(), calls))
        return number

    def _delete_posts(self, tx: Transaction, partie_id: PartieId, replaced: Sequence[Post]) -> None:
        """Deletes messages that a new one replaces: those about the same deal, or earlier calls of the same seat."""
        for post in replaced:
            message, now = DeleteMessage(post.channel, post.message), self._context.clock()
            place = HANDS[post.calls or 0]
            outbox.enqueue(tx, partie_id, place, message, first_seq=0, last_seq=0, due_at=now)
            posts.forget_post(tx, partie_id, post.number)

    def _after_edit(self, loaded: LoadedPartie, notice: Notice, last: Post) -> Store:
        def work(tx: Transaction) -> Then:
            if posts.widen_last_post(tx, last, notice.last_seq):
                outbox.delete_until(tx, notice.id, notice.last_seq)
                return partial(self._remember_match, notice.partie, last.number)
            # Another process, or a delivery that was cut off, has already reported it, here or in another message. So
            # redraw this message with the decisions stored for it.
            stored = next((post for post in posts.posts(tx, notice.partie) if post.number == last.number), last)
            return partial(self._draw_again, notice, stored, deal_of(loaded, last.first_seq))

        return work


def _seats_called(loaded: LoadedPartie, notice: Notice, first: int, waiting: Sequence[Notice]) -> tuple[int, ...]:
    """The seats that a message about the play calls: their turn begins in it, and no other notice calls them.

    A player is not called for the result of their own decision: they are looking at their hand.
    """
    alone = {other.message for other in waiting}
    return tuple(
        seat
        for seat in seat_to_call(loaded, notice.last_seq + 1)
        if loaded.seats[seat].acted_seq != loaded.row.seq
        and turn_came_to(loaded, seat, first, notice)
        and CallPlayer(seat) not in alone
    )


def _seats_still_called(loaded: LoadedPartie, notice: Notice, last: Post, waiting: Sequence[Notice]) -> tuple[int, ...]:
    """The seats that the table's last message still calls: players who have not acted since."""
    seat = loaded.row.to_act
    if seat is None:
        return ()
    return _seats_called(loaded, notice, end_of_own(loaded, seat, last.first_seq), waiting)


def _is_long_over(row: PartieRow, now: int) -> bool:
    """Whether a partie ended too long ago to try its table again."""
    return row.ended_at is not None and now - row.ended_at > ABSENCE_LIMIT
