"""Vacation: thirty days a year on which all clocks of a person stand still; it ends by itself, or when he moves."""

from dataclasses import dataclass
from datetime import UTC, datetime

from bot.services.core import turn_clock
from bot.services.core.clock import DAY
from bot.services.core.context import Context
from bot.services.core.errors import AlreadyAway, NotAway, NoVacationLeft
from bot.services.core.notices import tell, tell_hands
from data import parties, vacations
from data.outbox import Place
from data.outbox_messages import CameBack, RedrawHand, WentAway
from data.parties import PartieId
from data.store.transaction import Transaction
from data.vacations import Vacation

__all__ = ["A_YEAR", "Rest", "begin", "come_back", "end", "state"]

A_YEAR = 30
"""How many days of vacation a person has in a calendar year (UTC)."""


@dataclass(frozen=True, slots=True)
class Rest:
    """Until when a person is away (None: he is not), how many whole days he has left this year, and his parties."""

    until: int | None
    left: int
    parties: tuple[PartieId, ...]


async def state(context: Context, user: int) -> Rest:
    """How it stands with his vacation."""
    return await context.database.read(lambda tx: _rest(tx, user, context.clock()))


async def begin(context: Context, user: int, days: int) -> Rest:
    """He goes on vacation for so many days. Raises AlreadyAway or NoVacationLeft."""
    if days < 1:
        raise ValueError("a vacation is a day or more")
    return await context.database.write(lambda tx: _begin(tx, user, days, context.clock()))


async def end(context: Context, user: int) -> Rest:
    """He is back before its end. Raises NotAway."""

    def work(tx: Transaction) -> Rest:
        now = context.clock()
        away = _current(tx, user, now)
        if away is None:
            raise NotAway
        come_back(tx, away, now)
        return _rest(tx, user, now)

    return await context.database.write(work)


def come_back(tx: Transaction, away: Vacation, now: int) -> None:
    """His vacation is over at ``now``: his clocks go on, and his tables are told."""
    vacations.save_vacation(tx, Vacation(away.user, away.began_at, max(now, away.began_at)))
    turn_clock.rewind(tx, away.user)
    _announce(tx, away.user, CameBack, now)


def _begin(tx: Transaction, user: int, days: int, now: int) -> Rest:
    before = _rest(tx, user, now)
    if before.until is not None:
        raise AlreadyAway(until=f"<t:{before.until}:D>")
    away = Vacation(user, now, now + days * DAY)
    # What of it is next year is of next year's days.
    if _taken(tx, user, now) + _in_year(away, *_year(now)) > A_YEAR * DAY:
        raise NoVacationLeft(left=before.left)
    vacations.save_vacation(tx, away)
    turn_clock.rewind(tx, user)
    _announce(tx, user, WentAway, now)
    return _rest(tx, user, now)


def _rest(tx: Transaction, user: int, now: int) -> Rest:
    away = _current(tx, user, now)
    left = max(A_YEAR * DAY - _taken(tx, user, now), 0) // DAY
    return Rest(away.ends_at if away else None, left, tuple(row.id for row in parties.ongoing_of(tx, user)))


def _current(tx: Transaction, user: int, now: int) -> Vacation | None:
    """The vacation that is not over yet; also one that has yet to begin, by a clock that was turned back."""
    return next(iter(vacations.vacations_since(tx, user, now)), None)


def _taken(tx: Transaction, user: int, now: int) -> int:
    """How many seconds of vacation he has taken, or is about to, in the year of ``now``."""
    starts, ends = _year(now)
    return sum(_in_year(away, starts, ends) for away in vacations.vacations_since(tx, user, starts))


def _in_year(away: Vacation, starts: int, ends: int) -> int:
    return max(min(away.ends_at, ends) - max(away.began_at, starts), 0)


def _year(now: int) -> tuple[int, int]:
    """When the year of ``now`` begins, and the next one."""
    year = datetime.fromtimestamp(now, UTC).year
    return int(datetime(year, 1, 1, tzinfo=UTC).timestamp()), int(datetime(year + 1, 1, 1, tzinfo=UTC).timestamp())


def _announce(tx: Transaction, user: int, message: type[WentAway | CameBack], now: int) -> None:
    """Each of his tables is told where somebody waits for him, and the hands show how the clocks stand."""
    for row in parties.ongoing_of(tx, user):
        seat = next(seat.seat for seat in parties.seats(tx, row.id) if seat.user == user)
        if row.house is None:
            tell(tx, row, Place.TABLE, message(seat), now)
        tell_hands(tx, row, RedrawHand(), now)
