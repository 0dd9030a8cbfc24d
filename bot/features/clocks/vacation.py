"""Vacations: thirty days a year with paused clocks. A vacation ends on time or at the person's next action."""

from dataclasses import dataclass
from datetime import UTC, datetime

from bot.features.clocks import turn_clock
from bot.model.clock_pauses import Vacation
from bot.model.clocks import DAY
from bot.model.errors import AlreadyAway, NotAway, NotOffered, NoVacationLeft
from bot.model.ids import PartieId
from bot.model.outbox_messages import Say, Says, Show
from bot.runtime.context import Context
from data import parties, vacations
from data.outbox import Place, enqueue, enqueue_for_hands
from data.store.transaction import Transaction

A_YEAR = 30
"""The most vacation days in a calendar year (UTC)."""


@dataclass(frozen=True, slots=True)
class VacationState:
    until: int | None
    """The vacation's end (Unix seconds); None without a vacation."""
    left: int
    """Vacation days left this year."""
    parties: tuple[PartieId, ...]


async def state(context: Context, user: int) -> VacationState:
    return await context.database.read(lambda tx: _state(tx, user, context.clock()))


async def begin(context: Context, user: int, days: int) -> VacationState:
    """Starts a vacation. Raises AlreadyAway, NoVacationLeft or NotOffered."""
    if days < 1:
        raise NotOffered("a vacation is a day or more")
    return await context.database.write(lambda tx: _begin(tx, user, days, context.clock()))


async def end(context: Context, user: int) -> VacationState:
    """Ends a person's vacation early. Raises NotAway."""

    def work(tx: Transaction) -> VacationState:
        now = context.clock()
        away = _current(tx, user, now)
        if away is None:
            raise NotAway
        finish(tx, away, now)
        return _state(tx, user, now)

    return await context.database.write(work)


def finish(tx: Transaction, away: Vacation, now: int) -> None:
    """Ends a vacation: clocks resume, and tables announce the person's return."""
    vacations.save_vacation(tx, Vacation(away.user, away.began_at, max(now, away.began_at)))
    turn_clock.restart_clocks(tx, away.user)
    _announce(tx, away.user, Says.BACK, now)


def _begin(tx: Transaction, user: int, days: int, now: int) -> VacationState:
    before = _state(tx, user, now)
    if before.until is not None:
        raise AlreadyAway(until=f"<t:{before.until}:D>")
    away = Vacation(user, now, now + days * DAY)
    # Days in the next year count towards that year's thirty.
    if _taken(tx, user, now) + _in_year(away, *_year(now)) > A_YEAR * DAY:
        raise NoVacationLeft(left=before.left)
    vacations.save_vacation(tx, away)
    turn_clock.restart_clocks(tx, user)
    _announce(tx, user, Says.AWAY, now)
    return _state(tx, user, now)


def _state(tx: Transaction, user: int, now: int) -> VacationState:
    away = _current(tx, user, now)
    left = max(A_YEAR * DAY - _taken(tx, user, now), 0) // DAY
    return VacationState(away.ends_at if away else None, left, tuple(row.id for row in parties.ongoing_of(tx, user)))


def _current(tx: Transaction, user: int, now: int) -> Vacation | None:
    # A vacation may lie in the future, if the clock was turned back.
    return next(iter(vacations.vacations_since(tx, user, now)), None)


def _taken(tx: Transaction, user: int, now: int) -> int:
    starts, ends = _year(now)
    return sum(_in_year(away, starts, ends) for away in vacations.vacations_since(tx, user, starts))


def _in_year(away: Vacation, starts: int, ends: int) -> int:
    return max(min(away.ends_at, ends) - max(away.began_at, starts), 0)


def _year(now: int) -> tuple[int, int]:
    year = datetime.fromtimestamp(now, UTC).year
    return int(datetime(year, 1, 1, tzinfo=UTC).timestamp()), int(datetime(year + 1, 1, 1, tzinfo=UTC).timestamp())


def _announce(tx: Transaction, user: int, news: Says, now: int) -> None:
    for row in parties.ongoing_of(tx, user):
        seat = next(seat.seat for seat in parties.seats(tx, row.id) if seat.user == user)
        if row.house is None:
            enqueue(tx, row, Place.TABLE, Say(news, seat), now)
        enqueue_for_hands(tx, row, Show(), now)
