"""What is told at the table: the opening, the talk, the end; and where the table is when its place was lost.

A message at the table is kept with the decisions that it tells. The next one begins where the last one ended, so
nothing is left out and nothing is said twice, whatever was tried, lost or dropped on the way.
"""

from dataclasses import replace
from itertools import pairwise
from typing import Final

from bot.piquet.actions import Answer, CarteBlanche, Look
from bot.services.clocks import absences
from bot.services.core.clock import DAY, UP
from bot.services.core.context import Context
from bot.services.core.loaded_partie import LoadedPartie
from bot.services.core.messenger import MORE, At, Failure, Messenger, Reply, Saying, Speech
from bot.services.core.notices import HANDS, tell
from bot.services.delivery.deliverer import Deliverer, calls_for, freeze
from data import challenges, guilds, outbox, parties, posts
from data.outbox import Notice, Place
from data.outbox_messages import (
    BecameFriendly,
    CallPlayer,
    CameBack,
    DealerChosen,
    DeleteMessage,
    EndedEarly,
    MoreTime,
    MoveTable,
    OpenTable,
    PlayerFound,
    PlayerGone,
    ShowTablePlace,
    Talk,
    TimeUp,
    WentAway,
)
from data.parties import PartieId, PartieRow
from data.posts import Post
from data.store.transaction import Transaction

REMEMBERED = 10_000
"""Of how many parties it is remembered that their last message is as it is kept."""
FRESH = 30 * 60
"""How long a message at the table may still be changed, in seconds: Discord slows edits of older ones."""

_SAYINGS: Final = {
    DealerChosen: Saying.DEALER,
    CallPlayer: Saying.CALLING,
    EndedEarly: Saying.END,
    TimeUp: Saying.LATE,
    MoreTime: Saying.MORE,
    WentAway: Saying.AWAY,
    CameBack: Saying.BACK,
    PlayerGone: Saying.GONE,
    PlayerFound: Saying.HERE,
    BecameFriendly: Saying.FRIENDLY,
}


class TablePosts(Deliverer):
    """Brings the notices of tables."""

    def __init__(self, context: Context, messenger: Messenger) -> None:
        super().__init__(context, messenger)
        self._certain: dict[int, int] = {}
        """Of which parties the table's last message is known to say what is kept of it: its number."""

    async def bring(self, notice: Notice) -> bool:
        """Tells one, the first that waits for its table."""
        message = notice.message
        match message:
            case OpenTable():
                return await self._open(notice)
            case MoveTable():
                return await self._arrive(notice)
            case Talk(deal):
                return await self._talk(notice, deal)
            case DealerChosen() | EndedEarly():
                return await self._say(notice, _SAYINGS[type(message)], 0)
            case (
                CallPlayer(seat)
                | TimeUp(seat)
                | MoreTime(seat)
                | WentAway(seat)
                | CameBack(seat)
                | PlayerGone(seat)
                | PlayerFound(seat)
                | BecameFriendly(seat)
            ):
                return await self._say(notice, _SAYINGS[type(message)], seat)
            case _:
                raise ValueError(f"{message} is not for a table")

    async def move(self, partie_id: PartieId, channel: int | None = None) -> None:
        """The table has no place: it finds one in the partie's channel, which from now on is ``channel``."""

        def work(tx: Transaction) -> None:
            row = parties.get_partie(tx, partie_id)
            if channel is not None:
                parties.set_channel(tx, partie_id, channel)
            if row is not None:
                self._unseat(tx, row)

        await self._context.database.write(work)

    # The place.

    async def _open(self, notice: Notice) -> bool:
        loaded = await self._load(notice.partie)
        challenge = await self._context.database.read(
            lambda tx: challenges.get_challenge(tx, loaded.row.challenge or 0)
        )
        guild = await self._context.database.read(lambda tx: guilds.get_guild(tx, loaded.row.guild))
        if challenge is None or loaded.row.table_channel is not None:
            return await self._done(notice)
        await self._freeze(notice, challenge.channel)
        speech = Speech(Saying.OPENING, loaded.sight(None), notice.id)
        reply = await self._messenger.open_table(
            speech, challenge, in_channel=guild.table_in_channel, again=notice.tried
        )
        return await self._seated(notice, reply, loaded, (0, -1))

    async def _arrive(self, notice: Notice) -> bool:
        """The table in its new place, with the deal in which something was not told yet; later deals follow."""
        loaded = await self._load(notice.partie)
        if loaded.row.table_channel is not None:
            return await self._done(notice)
        frozen = await self._freeze(notice, loaded.row.channel)
        untold = _first_untold(None, await self._last(notice.partie))
        loaded = await self._load(notice.partie, _deal_of(loaded, untold))
        sight = loaded.sight(None)
        end = min(sight.shown.first_seq + (len(sight.deal.actions) if sight.deal else 0), frozen.last_seq)
        speech = _talk(loaded, notice, (sight.shown.first_seq, end - 1), Saying.MOVED, self._calling(loaded, end))
        speech = await self._pictured(speech)
        reply = await self._messenger.say(speech, loaded.row.channel, again=notice.tried)
        return await self._seated(frozen, reply, loaded, (sight.shown.first_seq, end - 1))

    async def _seated(self, notice: Notice, reply: Reply, loaded: LoadedPartie, told: tuple[int, int]) -> bool:
        """The table stands where ``reply`` says, or nowhere. The hands say so, but for one that has just opened."""
        if reply is Failure.LATER:
            return await self.later(notice)

        def work(tx: Transaction) -> None:
            outbox.told(tx, notice.id)
            if isinstance(reply, At):
                parties.set_table(tx, notice.partie, reply.channel, reply.message)
                self._posted(tx, notice.partie, reply, *told)
                self._tell_rest(tx, loaded, told[1] + 1, notice.last_seq)
            else:
                parties.set_table(tx, notice.partie, None, None)
            if notice.message != OpenTable() or not isinstance(reply, At):
                self._tell_hands(tx, notice.partie)

        await self._context.database.write(work)
        return True

    def _tell_rest(self, tx: Transaction, loaded: LoadedPartie, first: int, end: int) -> None:
        """What was decided from ``first`` on and before ``end`` is to be told as well, deal by deal."""
        now, row = self._context.clock(), loaded.row
        starts = [deal.first_seq for deal in loaded.deals]
        for number, (start, stop) in enumerate(pairwise([*starts, row.seq])):
            begin, last = max(first, start), min(end, stop) - 1
            if begin <= last:
                outbox.tell(tx, row.id, Place.TABLE, Talk(number), first_seq=begin, last_seq=last, now=now)

    async def _leave(self, notice: Notice) -> None:
        """The table's place is gone or closed: a new one is found, where all is told that was to be told here."""

        def work(tx: Transaction) -> None:
            if self._waits_outside(tx, notice):
                return
            row = parties.get_partie(tx, notice.partie)
            outbox.told(tx, notice.id)
            if row is not None and row.table_channel == row.channel:
                parties.set_table(tx, row.id, None, None)
                self._tell_hands(tx, row.id)
            elif row is not None:
                self._unseat(tx, row)
                if not isinstance(notice.message, Talk):
                    tell(tx, row, Place.TABLE, notice.message, self._context.clock())

        await self._context.database.write(work)

    def _waits_outside(self, tx: Transaction, notice: Notice) -> bool:
        """Whether the bot is out of the server: then the table keeps its place, and what is for it waits for a day."""
        row, due = parties.get_partie(tx, notice.partie), self._context.clock() + DAY
        if row is None or guilds.get_guild(tx, row.guild).left_at is None:
            return False
        outbox.delay(tx, notice.id, due)
        outbox.put_off(tx, notice.partie, notice.place, due)
        return True

    def _unseat(self, tx: Transaction, row: PartieRow) -> None:
        parties.set_table(tx, row.id, None, None)
        tell(tx, row, Place.TABLE, MoveTable(), self._context.clock())

    def _tell_hands(self, tx: Transaction, partie_id: PartieId) -> None:
        now = self._context.clock()
        for place in HANDS:
            outbox.tell(tx, partie_id, place, ShowTablePlace(), first_seq=0, last_seq=0, now=now)

    # The talk.

    async def _talk(self, notice: Notice, number: int) -> bool:
        loaded, last = await self._context.database.read(lambda tx: self._stands(tx, notice, number))
        first = _first_untold(loaded, last)
        if loaded.row.table_channel is None or first > notice.last_seq:
            return await self._done(notice)
        calling = await self._called_by(loaded, notice, first)
        if last is None or notice.tried or calling or not self._goes_on(loaded, last, first):
            if (
                last is not None
                and not notice.tried
                and await self._make_certain(loaded, notice, last) is Failure.LATER
            ):
                return await self.later(notice)
            return await self._talk_anew(notice, number, loaded.row.table_channel)
        self._certain.pop(notice.partie, None)
        speech = _more(loaded, notice, last, await self._still_called(loaded, notice, last))
        reply = await self._messenger.say_more(await self._pictured(speech), At(last.channel, last.message))
        match reply:
            case At():
                return await self._widened(notice, last)
            case Failure.LATER:
                return await self.later(notice)
            case Failure.GONE:
                # What stood in it is told again, with what follows.
                await self._context.database.write(lambda tx: posts.forget_post(tx, notice.partie, last.number))
                return True
            case _:
                return await self._talk_anew(notice, number, loaded.row.table_channel)

    async def _make_certain(self, loaded: LoadedPartie, notice: Notice, last: Post) -> Reply:
        """The table's last message says what is kept of it, and no more, before another goes on from there.

        It may say more already: where it was changed, and the bot was killed or the answer lost before that was kept.
        """
        begins = loaded.shown.first_seq if loaded.shown else 0
        at = At(last.channel, last.message)
        if self._certain.get(notice.partie) == last.number or not begins <= last.first_seq <= last.last_seq:
            return at
        reply = await self._messenger.say_more(await self._pictured(_as_kept(loaded, notice, last)), at)
        if isinstance(reply, At):
            self._make_sure(notice.partie, last.number)
        return reply

    def _make_sure(self, partie_id: PartieId, number: int) -> None:
        if len(self._certain) >= REMEMBERED:
            self._certain.clear()
        self._certain[partie_id] = number

    async def _talk_anew(self, notice: Notice, number: int, channel: int) -> bool:
        def work(tx: Transaction) -> tuple[Notice, LoadedPartie, Post | None]:
            return freeze(tx, notice, channel), *self._stands(tx, notice, number)

        frozen, loaded, last = await self._write(notice.partie, work)
        first = _first_untold(loaded, last)
        calling = await self._called_by(loaded, frozen, first)
        speech = _talk(loaded, notice, (first, frozen.last_seq), Saying.TALK, calling)
        reply = await self._messenger.say(await self._pictured(speech), channel, again=notice.tried)
        return await self._said(frozen, reply, (first, frozen.last_seq))

    def _stands(self, tx: Transaction, notice: Notice, number: int) -> tuple[LoadedPartie, Post | None]:
        """The partie with this deal, and the table's last message."""
        return LoadedPartie.load(tx, notice.partie, self._context.clock(), number), posts.last_post(tx, notice.partie)

    async def _pictured(self, speech: Speech) -> Speech:
        """The same, and whether the server wants pictures, where there is one to be seen."""
        if not speech.ends_deal:
            return speech
        guild = await self._context.database.read(lambda tx: guilds.get_guild(tx, speech.sight.location.guild))
        return replace(speech, pictures=guild.pictures)

    def _goes_on(self, loaded: LoadedPartie, last: Post, first: int) -> bool:
        """Whether the table's last message is fresh, of this deal, and ends where what is to be told begins."""
        fresh = self._context.clock() - last.at < FRESH and last.channel == loaded.row.table_channel
        begins = loaded.shown.first_seq if loaded.shown else 0
        return fresh and last.first_seq >= begins and last.first_seq <= last.last_seq == first - 1

    async def _called_by(self, loaded: LoadedPartie, notice: Notice, first: int) -> tuple[int, ...]:
        """Whom a talk calls: him to whom the turn has come in it, unless he is about to be called by himself."""
        seats = [seat for seat in self._calling(loaded, notice.last_seq + 1) if _came_to(loaded, seat, first, notice)]
        if not seats:
            return ()
        waiting = await self._context.database.read(lambda tx: outbox.waiting(tx, notice.partie))
        alone = {other.message for other in waiting}
        return tuple(seat for seat in seats if CallPlayer(seat) not in alone)

    async def _still_called(self, loaded: LoadedPartie, notice: Notice, last: Post) -> tuple[int, ...]:
        """Whom the table's last message calls, while he decides nothing: what calls him stays in it."""
        seat = loaded.row.to_act
        return () if seat is None else await self._called_by(loaded, notice, _after_own(loaded, seat, last.first_seq))

    @staticmethod
    def _calling(loaded: LoadedPartie, end: int) -> tuple[int, ...]:
        """Who can be called in what tells all before ``end``: he who is to act now, if no DM reaches him."""
        seat = loaded.row.to_act
        return (seat,) if seat is not None and end == loaded.row.seq and loaded.users[seat].dms_closed else ()

    async def _say(self, notice: Notice, saying: Saying, seat: int) -> bool:
        loaded = await self._load(notice.partie)
        if saying is Saying.LATE and not notice.tried and _holds(loaded, saying, seat):
            await absences.look_for(self._context, self._messenger, notice.partie, seat)
            # He may have moved meanwhile.
            loaded = await self._load(notice.partie)
        channel = loaded.row.table_channel
        if channel is None or not _holds(loaded, saying, seat):
            return await self._done(notice)
        frozen = await self._freeze(notice, channel)
        calling, away = self._called_in(loaded, saying, seat), loaded.away[seat]
        until = away.ends_at if away else None
        speech = Speech(saying, loaded.sight(None), notice.id, calling=calling, seat=seat, until=until)
        reply = await self._messenger.say(speech, channel, again=notice.tried)
        # It tells no decisions: the next talk begins where the last one ended, and anew.
        untold = _first_untold(None, await self._last(notice.partie))
        calls = seat if saying is Saying.CALLING else None
        return await self._said(frozen, reply, (untold, untold - 1), calls)

    def _called_in(self, loaded: LoadedPartie, saying: Saying, seat: int) -> tuple[int, ...]:
        """Whom it calls: him to whom the turn has come, or both when time is up, if no DM reaches them."""
        match saying:
            case Saying.CALLING:
                return (seat,)
            case Saying.LATE:
                return tuple(one for one in (0, 1) if loaded.users[one].dms_closed)
            case Saying.GONE:
                return (1 - seat,) if loaded.users[1 - seat].dms_closed else ()
            case Saying.AWAY | Saying.BACK | Saying.HERE | Saying.FRIENDLY:
                return ()
            case _:
                return self._calling(loaded, loaded.row.seq)

    async def _said(self, notice: Notice, reply: Reply, told: tuple[int, int], calls: int | None = None) -> bool:
        match reply:
            case At():

                def work(tx: Transaction) -> int:
                    if calls is not None:
                        self._tell_delete(tx, notice.partie, calls)
                    outbox.told(tx, notice.id)
                    return self._posted(tx, notice.partie, reply, *told, calls)

                self._make_sure(notice.partie, await self._context.database.write(work))
                return True
            case Failure.LATER:
                return await self.later(notice)
            case _:
                await self._leave(notice)
                return True

    # What was told.

    async def _last(self, partie_id: PartieId) -> Post | None:
        return await self._context.database.read(lambda tx: posts.last_post(tx, partie_id))

    def _posted(
        self, tx: Transaction, partie_id: PartieId, at: At, first: int, last: int, calls: int | None = None
    ) -> int:
        before = posts.last_post(tx, partie_id)
        number = 0 if before is None else before.number + 1
        posts.add_post(tx, Post(partie_id, number, at.channel, at.message, first, last, self._context.clock(), calls))
        return number

    def _tell_delete(self, tx: Transaction, partie_id: PartieId, seat: int) -> None:
        """A new call of this seat takes the place of those before it."""
        for post in posts.calls_of(tx, partie_id, seat):
            message, now = DeleteMessage(post.channel, post.message), self._context.clock()
            outbox.tell(tx, partie_id, HANDS[seat], message, first_seq=0, last_seq=0, now=now)
            posts.forget_post(tx, partie_id, post.number)

    async def _widened(self, notice: Notice, last: Post) -> bool:
        def work(tx: Transaction) -> None:
            posts.widen_post(tx, notice.partie, last.number, notice.last_seq)
            outbox.told_until(tx, notice.id, notice.last_seq)

        await self._context.database.write(work)
        self._make_sure(notice.partie, last.number)
        return True


def _holds(loaded: LoadedPartie, saying: Saying, seat: int) -> bool:
    """Whether what is to be said still is so."""
    row = loaded.row
    match saying:
        case Saying.CALLING:
            return calls_for(row, seat)
        case Saying.LATE:
            return row.to_act == seat and row.reminded >= UP
        case Saying.MORE:
            return row.to_act == seat and row.extra > 0
        case Saying.AWAY | Saying.BACK:
            return row.ended_at is None and (loaded.away[seat] is None) == (saying is Saying.BACK)
        case Saying.GONE | Saying.HERE:
            return row.ended_at is None and (loaded.seats[seat].gone is None) == (saying is Saying.HERE)
        case _:
            return True


def _talk(
    loaded: LoadedPartie, notice: Notice, told: tuple[int, int], saying: Saying, calling: tuple[int, ...] = ()
) -> Speech:
    """The decisions of the deal from the first of ``told`` to the last, in public."""
    sight = loaded.sight(None)
    first, last = (seq - sight.shown.first_seq for seq in told)
    return Speech(saying, sight, notice.id, first, last + 1, calling)


def _as_kept(loaded: LoadedPartie, notice: Notice, last: Post) -> Speech:
    """What the table's last message says by what is kept of it. Nobody is called in it: the turn has come on since."""
    return _more(loaded, replace(notice, last_seq=last.last_seq), last, ())


def _more(loaded: LoadedPartie, notice: Notice, last: Post, calling: tuple[int, ...]) -> Speech:
    """What the table's last message says, and the notice with it; that the table has moved, where it said so."""
    saying = Saying.MOVED if last.message == loaded.row.table_message else Saying.TALK
    return replace(_talk(loaded, notice, (last.first_seq, notice.last_seq), saying, calling), mark=MORE)


def _first_untold(loaded: LoadedPartie | None, last: Post | None) -> int:
    """The first decision that was not told at the table yet; of the deal that is shown, where one is."""
    untold = 0 if last is None else last.last_seq + 1
    return max(untold, loaded.shown.first_seq) if loaded is not None and loaded.shown is not None else untold


def _came_to(loaded: LoadedPartie, seat: int, first: int, notice: Notice) -> bool:
    """Whether the turn came to a seat by what is told from ``first`` on: the other decided something, he himself."""
    if loaded.deal is None or loaded.shown is None:
        return False
    told = slice(first - loaded.shown.first_seq, notice.last_seq + 1 - loaded.shown.first_seq)
    own = loaded.users[1 - seat].answers_self
    done = [action for action in loaded.deal.log[told] if action.seat != seat]
    return any(
        not isinstance(action, CarteBlanche | Look) and (own or not isinstance(action, Answer)) for action in done
    )


def _after_own(loaded: LoadedPartie, seat: int, first: int) -> int:
    """Where, from ``first`` on, a seat's own decisions in the deal that is shown end."""
    if loaded.deal is None or loaded.shown is None:
        return first
    own = [seq for seq, action in enumerate(loaded.deal.log, loaded.shown.first_seq) if action.seat == seat]
    return max([first, *(seq + 1 for seq in own)])


def _deal_of(loaded: LoadedPartie, seq: int) -> int | None:
    """The deal to which a decision belongs, kept or yet to come; None before the first."""
    return max((deal.number for deal in loaded.deals if deal.first_seq <= seq), default=None)
