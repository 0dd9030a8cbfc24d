"""Parties without a pace: where no clock runs nobody is reminded, and so nobody who has left would be missed.

Once a day Discord is asked about those whose turn has lasted another whole week since it was asked last; and what
somebody has begun against the house and lets lie is put away in the end, a week after he was told that it will be; a
rated one is lost.
"""

from dataclasses import replace
from typing import Final

from bot.services.background.alarm import Alarm
from bot.services.clocks import absences
from bot.services.core.clock import DAY, LIES
from bot.services.core.context import Context
from bot.services.core.messenger import Messenger
from bot.services.core.notices import HANDS, tell
from bot.services.ledger.finish import end
from data import meta, parties
from data.outbox_messages import RemindHand
from data.parties import EndedBy, PartieId
from data.store.transaction import Transaction

_WATCHED: Final = "watched-at"
WORD: Final = 7 * DAY
"""So long before that he is told, in seconds."""


class IdleGames:
    """Asks Discord once a day about players without a clock, and ends idle parties against the house."""

    def __init__(self, context: Context, messenger: Messenger) -> None:
        self._context = context
        self._messenger = messenger
        self._stopped = False
        self._alarm = Alarm(context.clock, self._next_due, self._ring)

    async def start(self) -> None:
        """Asks once a day from now on, and a day after it was last done."""
        if await self._watched_at() is None:
            await self._watched(self._context.clock())
        await self._alarm.set()

    async def stop(self) -> None:
        """Lets what is being asked be answered, and asks nothing more."""
        self._stopped = True
        await self._alarm.stop()

    async def _next_due(self) -> int:
        return (await self._watched_at() or 0) + DAY

    async def _ring(self) -> None:
        now, last = self._context.clock(), await self._watched_at() or 0
        if now < last + DAY:
            return
        # Kept before it is done: he who is passed over now is asked about in a week.
        await self._watched(now)
        await self._context.database.write(lambda tx: put_away(tx, now))
        for partie, seat in await self._context.database.read(lambda tx: parties.silent(tx, last, now)):
            if self._stopped:
                return
            await absences.look_for(self._context, self._messenger, partie, seat)

    async def _watched_at(self) -> int | None:
        found = await self._context.database.read(lambda tx: meta.get_meta(tx, _WATCHED))
        return None if found is None else int(found)

    async def _watched(self, now: int) -> None:
        def work(tx: Transaction) -> None:
            meta.set_meta(tx, _WATCHED, str(now))

        await self._context.database.write(work)


def put_away(tx: Transaction, now: int) -> list[PartieId]:
    """Breaks off what was left lying against the house for so long, or has it lost where it is rated; tells those of
    it who still have a week, and all who should have been told while the bot was down. The parties that have something
    to tell.
    """
    touched = []
    for row in parties.left_lying(tx, now - (LIES - WORD)):
        if row.to_act is None or row.to_act == row.house:
            continue
        # What the bot was out of the server is none of its time.
        ends_at = row.since + LIES + row.extra
        if not row.reminded:
            if now < ends_at - WORD:
                continue
            extra = row.extra + max(now + WORD - ends_at, 0)
            parties.set_clock(tx, row.id, replace(row.clock, extra=extra, reminded=1))
            tell(tx, row, HANDS[row.to_act], RemindHand(), now)
        elif ends_at <= now:
            # As with people's clocks: a rating is not saved by never playing on.
            lost = bool(row.rated)
            by = EndedBy.CLAIMED if lost else EndedBy.STOPPED
            end(tx, row, now, by=by, winner=row.house if lost else None)
        else:
            continue
        touched.append(row.id)
    return touched
