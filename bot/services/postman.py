"""The outbox brought to Discord: again and again until it has arrived, once, and in order.

What is told is made when it is told, from what is kept. A message is posted under the number of its notice, which
Discord takes for its nonce; a notice that may have been posted before is looked for first.
"""

import asyncio
import logging
from weakref import WeakValueDictionary

from bot.piquet.actions import Answer, CarteBlanche, Look
from bot.services import asking
from bot.services.alarm import Alarm
from bot.services.club import Club
from bot.services.herald import At, Failure, Herald, Reply, Saying, Speech
from bot.services.table import Table
from data import challenges, guilds, outbox, parties, posts
from data.outbox import Notice, Place
from data.posts import Post
from data.transaction import Transaction

FRESH = 30 * 60
"""How long a message at the table may still be changed, in seconds: Discord slows edits of older ones."""
FIRST_DELAY = 10
LONGEST_DELAY = 600

_log = logging.getLogger(__name__)
_HANDS = (Place.HAND0, Place.HAND1)


class Postman:
    """Brings what is in the outbox. ``hurry`` when something was put there; ``start`` once at the beginning."""

    def __init__(self, club: Club, herald: Herald) -> None:
        self._club = club
        self._herald = herald
        self._rounds: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._running: set[asyncio.Task[None]] = set()
        self._alarm = Alarm(club.clock, lambda: club.database.read(outbox.next_due), self._bring_due)

    async def start(self) -> None:
        """Brings what was left when the bot stopped, and whatever falls due from now on."""
        await self._bring_due()
        await self._alarm.set()

    async def stop(self) -> None:
        """Lets what is under way end; the rest stays in the outbox."""
        self._alarm.stop()
        if self._running:
            await asyncio.wait(self._running)

    def hurry(self, partie: int) -> None:
        """Something of this partie is in the outbox."""
        task = asyncio.create_task(self._bring_and_set(partie))
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def shown(self, partie: int, seat: int, seq: int, message: int) -> None:
        """``message`` shows a seat's hand as of ``seq``, in answer to a click: if it is the live one, that will do."""

        async def work(tx: Transaction) -> None:
            if (await parties.seats(tx, partie))[seat].hand_message != message:
                return
            for notice in await outbox.waiting(tx, partie):
                if notice.place is _HANDS[seat] and notice.kind == "show" and notice.last_seq <= seq:
                    await outbox.told(tx, notice.id)

        await self._club.database.write(work)

    async def lost(self, channel: int) -> None:
        """A thread or channel was deleted: its tables find a new place."""
        for row in await self._club.database.read(lambda tx: parties.partie_of_table(tx, channel)):
            await self._move(row.id)
            self.hurry(row.id)

    async def reseat(self, partie: int, channel: int) -> None:
        """A table that has lost its place is set up in this channel."""
        await self._club.database.write(lambda tx: parties.set_channel(tx, partie, channel))
        await self._move(partie)
        self.hurry(partie)

    async def _bring_due(self) -> None:
        now = self._club.clock()
        for partie in await self._club.database.read(lambda tx: outbox.due_parties(tx, now)):
            self.hurry(partie)

    async def _bring_and_set(self, partie: int) -> None:
        await self._bring(partie)
        await self._alarm.set()

    async def _bring(self, partie: int) -> None:
        async with self._rounds.setdefault(partie, asyncio.Lock()):
            try:
                while await self._round(partie):
                    pass
            except Exception:
                _log.exception("partie %d: what is to be told could not be brought", partie)
                await self._delay_all(partie)

    async def _round(self, partie: int) -> bool:
        """Brings the first notice of each place that is due; whether there may be more."""
        now = self._club.clock()
        waiting = await self._club.database.read(lambda tx: outbox.waiting(tx, partie))
        brought = False
        for place in (Place.TABLE, *_HANDS):
            mine = [notice for notice in waiting if notice.place is place]
            # A table opens before the hands are dealt, which show the way to it; all else is said after them.
            if place is Place.TABLE and mine and mine[0].kind != "open" and self._hands_due(waiting, now):
                continue
            if mine and mine[0].due_at <= now:
                brought |= await self._bring_one(mine[0])
        return brought

    @staticmethod
    def _hands_due(waiting: list[Notice], now: int) -> bool:
        return any(notice.place in _HANDS and notice.due_at <= now and not notice.attempts for notice in waiting)

    async def _bring_one(self, notice: Notice) -> bool:
        kind, _, what = notice.kind.partition(":")
        match kind:
            case "open":
                return await self._open(notice)
            case "talk":
                return await self._talk(notice, int(what))
            case "move":
                return await self._arrive(notice)
            case "ring":
                return await self._ring(notice)
            case "show":
                return await self._show(notice)
            case "retire":
                return await self._retire(notice, what)
            case _:
                return await self._say(notice, kind, what)

    # The table.

    async def _open(self, notice: Notice) -> bool:
        table = await self._load(notice.partie)
        if table.row.challenge is None or table.row.table_channel is not None:
            return await self._done(notice)
        challenge = await self._club.database.read(lambda tx: challenges.get_challenge(tx, table.row.challenge or 0))
        guild = await self._club.database.read(lambda tx: guilds.get_guild(tx, table.row.guild))
        if challenge is None:
            return await self._done(notice)
        again = await self._freeze(notice, challenge.channel)
        speech = Speech(Saying.OPENING, table.sight(None), notice.id)
        reply = await self._herald.open_table(speech, challenge, in_channel=guild.table_in_channel, again=again)
        return await self._seated(notice, reply, first=0, last=-1)

    async def _seated(self, notice: Notice, reply: Reply, *, first: int, last: int) -> bool:
        """The table stands where ``reply`` says, or nowhere; then the hands say so."""
        if reply is Failure.LATER:
            return await self._later(notice)

        async def work(tx: Transaction) -> None:
            if isinstance(reply, At):
                await parties.set_table(tx, notice.partie, reply.channel, reply.message)
                await self._posted(tx, notice.partie, reply, first, last)
            else:
                await parties.set_table(tx, notice.partie, None, None)
                await self._tell_hands(tx, notice.partie)
            await outbox.told(tx, notice.id)

        await self._club.database.write(work)
        return True

    async def _arrive(self, notice: Notice) -> bool:
        table = await self._load(notice.partie)
        if table.row.table_channel is not None:
            return await self._done(notice)
        again = await self._freeze(notice, table.row.channel)
        sight = table.sight(None)
        played = len(sight.deal.actions) if sight.deal else 0
        speech = Speech(Saying.MOVED, sight, notice.id, 0, played, self._calling(table))
        reply = await self._herald.say(speech, table.row.channel, again=again)
        return await self._seated(notice, reply, first=sight.first_seq, last=sight.first_seq + played - 1)

    async def _move(self, partie: int) -> None:
        """The table has no place: see that it finds one in the partie's channel."""

        async def work(tx: Transaction) -> None:
            row = await parties.get_partie(tx, partie)
            if row is not None and row.ended_at is None:
                await parties.set_table(tx, partie, None, None)
                await outbox.tell(
                    tx, partie, Place.TABLE, "move", first_seq=row.seq, last_seq=row.seq, now=self._club.clock()
                )

        await self._club.database.write(work)

    async def _talk(self, notice: Notice, number: int) -> bool:
        table = await self._load(notice.partie, number)
        last = await self._club.database.read(lambda tx: posts.last_post(tx, notice.partie))
        if table.row.table_channel is None or (last is not None and last.last_seq >= notice.last_seq):
            return await self._done(notice)
        calling = await self._called_by(table, notice)
        if last is not None and not calling and not notice.tried and self._goes_on(table, last, notice):
            reply = await self._herald.say_more(
                self._speech(table, notice, last.first_seq), At(last.channel, last.message)
            )
            if isinstance(reply, At):
                await self._widened(notice, last)
                return True
            if reply is Failure.LATER:
                return await self._later(notice)
        again = await self._freeze(notice, table.row.table_channel)
        speech = self._speech(table, notice, notice.first_seq, calling)
        reply = await self._herald.say(speech, table.row.table_channel, again=again)
        return await self._said(notice, reply)

    def _goes_on(self, table: Table, last: Post, notice: Notice) -> bool:
        """Whether the table's last message is fresh, of this deal, and ends where the notice begins."""
        fresh = self._club.clock() - last.at < FRESH and last.channel == table.row.table_channel
        begins = table.shown.first_seq if table.shown else 0
        return fresh and last.first_seq >= begins and last.first_seq <= last.last_seq == notice.first_seq - 1

    @staticmethod
    def _speech(table: Table, notice: Notice, first_seq: int, calling: tuple[int, ...] = ()) -> Speech:
        sight = table.sight(None)
        first, last = first_seq - sight.first_seq, notice.last_seq + 1 - sight.first_seq
        return Speech(Saying.TALK, sight, notice.id, first, last, calling)

    async def _called_by(self, table: Table, notice: Notice) -> tuple[int, ...]:
        """Whom a talk calls: him to whom the turn has come in it, unless he is about to be called by himself."""
        calling = self._calling(table) if table.row.seq == notice.last_seq + 1 else ()
        waiting = await self._club.database.read(lambda tx: outbox.waiting(tx, notice.partie))
        alone = {other.kind for other in waiting}
        return tuple(seat for seat in calling if f"call:{seat}" not in alone and _came_to(table, seat, notice))

    @staticmethod
    def _calling(table: Table) -> tuple[int, ...]:
        seat = table.row.to_act
        return (seat,) if seat is not None and table.users[seat].dms_closed else ()

    async def _say(self, notice: Notice, kind: str, what: str) -> bool:
        table = await self._load(notice.partie)
        if table.row.table_channel is None:
            return await self._done(notice)
        saying = {"dealer": Saying.DEALER, "call": Saying.CALLING, "end": Saying.END}[kind]
        again = await self._freeze(notice, table.row.table_channel)
        calling = (int(what),) if what else self._calling(table)
        speech = Speech(saying, table.sight(None), notice.id, calling=calling)
        return await self._said(notice, await self._herald.say(speech, table.row.table_channel, again=again))

    async def _said(self, notice: Notice, reply: Reply) -> bool:
        match reply:
            case At():
                talk = notice.kind.startswith("talk")

                async def work(tx: Transaction) -> None:
                    # What is no talk tells no decisions: the next talk begins where the last one ended, and anew.
                    before = await posts.last_post(tx, notice.partie)
                    told = -1 if before is None else before.last_seq
                    first, last = (notice.first_seq, notice.last_seq) if talk else (told + 1, told)
                    await self._posted(tx, notice.partie, reply, first, last)
                    await outbox.told(tx, notice.id)

                await self._club.database.write(work)
                return True
            case Failure.LATER:
                return await self._later(notice)
            case _:
                await self._leave(notice)
                return True

    async def _leave(self, notice: Notice) -> None:
        """The table's place is gone or closed: a new one is found, which tells all that was to be told here."""
        await self._done(notice)
        row = (await self._load(notice.partie)).row
        if row.table_channel == row.channel:
            await self._club.database.write(lambda tx: self._lose(tx, notice.partie))
        else:
            await self._move(notice.partie)

    async def _lose(self, tx: Transaction, partie: int) -> None:
        await parties.set_table(tx, partie, None, None)
        await self._tell_hands(tx, partie)

    async def _tell_hands(self, tx: Transaction, partie: int) -> None:
        now = self._club.clock()
        for place in _HANDS:
            await outbox.tell(tx, partie, place, "show", first_seq=0, last_seq=0, now=now)

    async def _posted(self, tx: Transaction, partie: int, at: At, first: int, last: int) -> None:
        before = await posts.last_post(tx, partie)
        number = 0 if before is None else before.number + 1
        await posts.add_post(tx, Post(partie, number, at.channel, at.message, first, last, self._club.clock()))

    async def _widened(self, notice: Notice, last: Post) -> None:
        async def work(tx: Transaction) -> None:
            await posts.widen_post(tx, notice.partie, last.number, notice.last_seq)
            await outbox.told(tx, notice.id)

        await self._club.database.write(work)

    # The hands.

    async def _ring(self, notice: Notice) -> bool:
        table, seat = await self._load(notice.partie), _HANDS.index(notice.place)
        kept, ended = table.seats[seat], table.row.ended_at is not None
        waited = table.row.seq == 0 or ended or table.row.to_act == seat
        if table.users[seat].dms_closed and table.row.seq > 0:
            return await self._done(notice)
        if not waited:
            return await self._show(notice)
        again = await self._freeze(notice, None)
        reply = await self._herald.deal_hand(table.sight(seat), notice.id, again=again)
        match reply:
            case At():
                await self._club.database.write(lambda tx: self._rung(tx, notice, kept, reply, table.row.seq))
                await asking.set_dms_closed(self._club, kept.user, closed=False)
                return True
            case Failure.LATER:
                return await self._later(notice)
            case _:
                await self._shut(notice, table, seat)
                return True

    async def _rung(self, tx: Transaction, notice: Notice, old: parties.Seat, at: At, seq: int) -> None:
        """A new message is the live hand; the one before it is to lose its buttons."""
        if old.hand_message is not None and old.hand_message != at.message:
            kind = f"retire:{old.hand_channel}:{old.hand_message}"
            await outbox.tell(
                tx, notice.partie, notice.place, kind, first_seq=old.hand_seq, last_seq=seq, now=self._club.clock()
            )
        await parties.set_hand(
            tx, notice.partie, old.seat, hand_channel=at.channel, hand_message=at.message, hand_seq=seq
        )
        await outbox.told(tx, notice.id)

    async def _shut(self, notice: Notice, table: Table, seat: int) -> None:
        """His DMs are closed: it is remembered, and he is called at the table, where he can see his hand alone."""
        _log.info("partie %d: the DMs of seat %d are closed", notice.partie, seat)
        await asking.set_dms_closed(self._club, table.seats[seat].user, closed=True)

        async def work(tx: Transaction) -> None:
            row, now = table.row, self._club.clock()
            await outbox.tell(tx, row.id, Place.TABLE, f"call:{seat}", first_seq=row.seq, last_seq=row.seq, now=now)
            await outbox.told(tx, notice.id)

        await self._club.database.write(work)

    async def _show(self, notice: Notice) -> bool:
        table, seat = await self._load(notice.partie), _HANDS.index(notice.place)
        kept = table.seats[seat]
        if kept.hand_channel is None or kept.hand_message is None:
            return await self._done(notice)
        reply = await self._herald.show_hand(table.sight(seat), At(kept.hand_channel, kept.hand_message))
        if reply is Failure.LATER:
            return await self._later(notice)
        if reply is Failure.GONE:
            await self._club.database.write(lambda tx: self._gone(tx, notice, kept))
            return True
        return await self._done(notice)

    async def _gone(self, tx: Transaction, notice: Notice, kept: parties.Seat) -> None:
        """The message with the hand was deleted: the hand comes anew."""
        row = await parties.get_partie(tx, notice.partie)
        await parties.set_hand(tx, notice.partie, kept.seat, hand_channel=None, hand_message=None, hand_seq=0)
        await outbox.told(tx, notice.id)
        if row is not None and row.to_act == kept.seat:
            now = self._club.clock()
            await outbox.tell(tx, row.id, notice.place, "ring", first_seq=row.seq, last_seq=row.seq, now=now)

    async def _retire(self, notice: Notice, what: str) -> bool:
        channel, message = map(int, what.split(":"))
        table = await self._load(notice.partie)
        number = max(deal.number for deal in table.deals if deal.first_seq <= notice.first_seq) if table.deals else None
        table = await self._load(notice.partie, number)
        sight = table.sight(_HANDS.index(notice.place))
        first, last = notice.first_seq - sight.first_seq, notice.last_seq - sight.first_seq
        reply = await self._herald.retire_hand(sight, At(channel, message), max(first, 0), max(last, 0))
        return await (self._later(notice) if reply is Failure.LATER else self._done(notice))

    # The outbox itself.

    async def _load(self, partie: int, number: int | None = None) -> Table:
        return await self._club.database.read(lambda tx: Table.load(tx, partie, number))

    async def _freeze(self, notice: Notice, channel: int | None) -> bool:
        """Fixes what the notice tells before it is sent; whether it may have been sent before."""
        if not notice.tried:
            await self._club.database.write(lambda tx: outbox.mark_tried(tx, notice.id, channel))
        return notice.tried

    async def _done(self, notice: Notice) -> bool:
        await self._club.database.write(lambda tx: outbox.told(tx, notice.id))
        return True

    async def _later(self, notice: Notice) -> bool:
        due = self._club.clock() + min(FIRST_DELAY * 2**notice.attempts, LONGEST_DELAY)
        await self._club.database.write(lambda tx: outbox.delay(tx, notice.id, due))
        return False

    async def _delay_all(self, partie: int) -> None:
        now = self._club.clock()
        for notice in await self._club.database.read(lambda tx: outbox.waiting(tx, partie)):
            if notice.due_at <= now:
                await self._later(notice)


def _came_to(table: Table, seat: int, notice: Notice) -> bool:
    """Whether the turn came to a seat by what the notice tells: the other has decided something, he himself."""
    if table.deal is None or table.shown is None:
        return False
    first, last = (seq - table.shown.first_seq for seq in (notice.first_seq, notice.last_seq))
    done = [action for action in table.deal.log[max(first, 0) : last + 1] if action.seat != seat]
    own = table.users[1 - seat].answers_self
    return any(
        not isinstance(action, CarteBlanche | Look) and (own or not isinstance(action, Answer)) for action in done
    )
