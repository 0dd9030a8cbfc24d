"""Reminds silent players in parties without a clock, and ends idle parties, after the times in README.md.

A silent player has yet to decide. After each silent week, the bot asks Discord whether they have left. A partie against
the house ends a week after a warning; the player loses a rated partie with a finished deal. Vacations and rest days
extend these times.
"""

from dataclasses import replace
from typing import Final

from bot.features.clocks import absences, turn_clock
from bot.features.results.service import end
from bot.model.clock_pauses import after_quiet
from bot.model.clocks import DAY, IDLE_LIMIT, SILENCE, WEEK, due_at, time_used, time_with_left
from bot.model.ids import PartieId
from bot.model.outbox_messages import SendNew, Show
from bot.model.reminders import UP, reminder_time
from bot.model.results import EndedBy
from bot.runtime.agenda import Entry
from bot.runtime.context import Context
from bot.runtime.messenger import Messenger
from bot.runtime.replay import tallies_of
from data import meta, parties
from data.outbox import HANDS, enqueue
from data.parties import PartieRow
from data.players import users
from data.store.transaction import Transaction

_WATCHED: Final = "watched-at"
WARNING: Final = 7 * DAY
"""Seconds from the warning to the end of an idle partie against the house."""
REMINDED_AT: Final = (SILENCE - WEEK, 3 * DAY)
"""For each reminder between people, the seconds then left of ``SILENCE``."""


class IdleParties(Entry):
    def __init__(self, context: Context, messenger: Messenger) -> None:
        self._context = context
        self._messenger = messenger

    async def next_due(self) -> int:
        return (await self._context.database.read(last_asked) or 0) + DAY

    async def do(self) -> None:
        now, last = self._context.clock(), await self._context.database.read(last_asked)
        if last is not None and now < last + DAY:
            return
        # Stored first: after a kill, skipped players are looked for in a week.
        await self._context.database.write(lambda tx: meta.set_meta(tx, _WATCHED, str(now)))
        if last is None:
            # A new bot begins on its second day.
            return
        await self._context.database.write(lambda tx: end_idle(tx, now))
        silent = await self._context.database.read(lambda tx: parties.silent(tx, last, now))
        await self.do_each(silent, self._check_player)

    async def _check_player(self, silent: tuple[PartieId, int]) -> None:
        await absences.check_player(self._context, self._messenger, *silent)


def last_asked(tx: Transaction) -> int | None:
    """Returns when the bot last looked for silent players (Unix seconds; None if never). Raises DamagedValue."""
    return meta.get_number(tx, _WATCHED)


def end_idle(tx: Transaction, now: int) -> list[PartieId]:
    """Warns players or ends parties, and returns the parties with new messages.

    A warning after downtime still gives a full week.
    """
    touched = []
    for row in parties.idle_since(tx, now - WEEK):
        if row.to_act is None or row.to_act == row.house:
            continue
        if row.house is None:
            touched += [row.id] if _step_between_people(tx, row, row.to_act, now) else []
            continue
        # Time without the bot on the server does not count.
        ends_at = row.since + IDLE_LIMIT + row.extra
        if not row.reminded:
            if now < ends_at - WARNING:
                continue
            extra = row.extra + max(now + WARNING - ends_at, 0)
            parties.set_clock(tx, row.id, replace(row.clock, extra=extra, reminded=1))
            user = users.get_user(tx, parties.seats(tx, row.id)[row.to_act].user)
            enqueue(tx, row, HANDS[row.to_act], SendNew(reminds=True), after_quiet(now, user.quiet, user.zone))
        elif ends_at <= now:
            # Otherwise players could save a rating by not playing on.
            lost = bool(row.rated and tallies_of(parties.deals(tx, row.id)))
            by = EndedBy.CLAIMED if lost else EndedBy.STOPPED
            end(tx, row, now, by=by, winner=row.house if lost else None)
        else:
            continue
        touched.append(row.id)
    return touched


def _step_between_people(tx: Transaction, row: PartieRow, seat: int, now: int) -> bool:
    left = (*REMINDED_AT, 0)
    # Pauses only delay a step, so most parties are skipped without reading pauses.
    earliest = IDLE_LIMIT if row.reminded >= UP else SILENCE - left[row.reminded]
    if now < row.since + row.extra + earliest:
        return False
    user = users.get_user(tx, parties.seats(tx, row.id)[seat].user)
    pauses = turn_clock.clock_pauses(tx, user.id, row.since)
    if row.reminded >= UP:
        if now < due_at(row.since, IDLE_LIMIT + row.extra, pauses):
            return False
        end(tx, row, now, by=EndedBy.SILENT, winner=None)
        return True
    up_at, extra = due_at(row.since, SILENCE + row.extra, pauses), row.extra
    reached = sum(now >= time_with_left(up_at, one, pauses) for one in left)
    if reached <= row.reminded:
        return False
    if reached == UP and row.reminded < UP - 1:
        reached, extra = UP - 1, time_used(row.since, now, pauses) + WARNING - SILENCE
    parties.set_clock(tx, row.id, replace(row.clock, extra=extra, reminded=reached))
    if reached == UP:
        enqueue(tx, row, HANDS[1 - seat], SendNew(), now)
    if reached == UP or not user.reminders:
        enqueue(tx, row, HANDS[seat], Show(), now)
    else:
        enqueue(tx, row, HANDS[seat], SendNew(reminds=True), reminder_time(now, user, pauses))
    return True
