"""Handles parties without a clock: asks about silent players, and ends idle parties against the house.

Once a day the bot asks Discord about players whose turn has lasted another whole week. An idle partie against the house
ends a week after its player was warned. A rated one is lost, if a deal of it was finished.
"""

from dataclasses import replace
from typing import Final

from bot.features.clocks import absences
from bot.features.results.service import end
from bot.model.clocks import DAY, IDLE_LIMIT
from bot.model.ids import PartieId
from bot.model.outbox_messages import RemindHand
from bot.model.quiet_hours import after_quiet
from bot.model.results import EndedBy
from bot.runtime.alarm import Alarm
from bot.runtime.context import Context
from bot.runtime.messenger import Messenger
from bot.runtime.notices import HANDS, enqueue
from bot.runtime.replay import tallies_of
from data import meta, parties
from data.players import users
from data.store.transaction import Transaction

_WATCHED: Final = "watched-at"
WARNING: Final = 7 * DAY
"""The seconds between warning the player of an idle partie and ending it."""


class IdleGames:
    """Asks Discord once a day about players without a clock, and ends idle parties against the house."""

    def __init__(self, context: Context, messenger: Messenger) -> None:
        self._context = context
        self._messenger = messenger
        self._alarm = Alarm(context.clock, self._next_due, self._ring)

    async def start(self) -> None:
        """Starts asking once a day, the first time a day after the last question."""
        if await self._context.database.read(last_asked) is None:
            await self._store_asked(self._context.clock())
        await self._alarm.set()

    async def stop(self) -> None:
        """Stops asking, after any question in progress."""
        await self._alarm.stop()

    async def _next_due(self) -> int:
        return (await self._context.database.read(last_asked) or 0) + DAY

    async def _ring(self) -> None:
        now, last = self._context.clock(), await self._context.database.read(last_asked) or 0
        if now < last + DAY:
            return
        # Stored first: if the bot is killed now, the skipped players are asked about in a week.
        await self._store_asked(now)
        await self._context.database.write(lambda tx: end_idle(tx, now))
        for partie, seat in await self._context.database.read(lambda tx: parties.silent(tx, last, now)):
            if self._alarm.stopped:
                return
            await absences.look_for(self._context, self._messenger, partie, seat)

    async def _store_asked(self, now: int) -> None:
        await self._context.database.write(lambda tx: meta.set_meta(tx, _WATCHED, str(now)))


def last_asked(tx: Transaction) -> int | None:
    """The last time that Discord was asked about players without a clock; None if never. Raises DamagedValue."""
    return meta.get_number(tx, _WATCHED)


def end_idle(tx: Transaction, now: int) -> list[PartieId]:
    """Ends idle parties against the house, and warns players a week before that.

    A player who should have been warned while the bot was down still gets a week. Returns the parties with new
    messages.
    """
    touched = []
    for row in parties.left_lying(tx, now - (IDLE_LIMIT - WARNING)):
        if row.to_act is None or row.to_act == row.house:
            continue
        # The time during which the bot was off the server does not count.
        ends_at = row.since + IDLE_LIMIT + row.extra
        if not row.reminded:
            if now < ends_at - WARNING:
                continue
            extra = row.extra + max(now + WARNING - ends_at, 0)
            parties.set_clock(tx, row.id, replace(row.clock, extra=extra, reminded=1))
            user = users.get_user(tx, parties.seats(tx, row.id)[row.to_act].user)
            enqueue(tx, row, HANDS[row.to_act], RemindHand(), after_quiet(now, user.quiet, user.zone))
        elif ends_at <= now:
            # Otherwise a player could save a rating by never playing on.
            lost = bool(row.rated and tallies_of(parties.deals(tx, row.id)))
            by = EndedBy.CLAIMED if lost else EndedBy.STOPPED
            end(tx, row, now, by=by, winner=row.house if lost else None)
        else:
            continue
        touched.append(row.id)
    return touched
