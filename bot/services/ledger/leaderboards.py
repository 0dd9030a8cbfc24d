"""The boards of a server and of all servers: read by pages, with one's own place; and who wants to be on the latter."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from enum import Enum
from functools import partial
from typing import Final

from bot.piquet.rules import Form
from bot.services.core import glicko, house_seats
from bot.services.core.context import Context
from bot.services.core.glicko import Strength
from data import leaderboard_places, ratings, users
from data.leaderboard_places import LeaderboardKey, LeaderboardRow, RankedBy
from data.ratings import Rating
from data.store.transaction import Transaction

__all__ = [
    "EVERYWHERE",
    "PAGE",
    "POOLS",
    "Leaderboard",
    "LeaderboardKey",
    "LeaderboardRow",
    "RankedBy",
    "leaderboard",
    "list_everywhere",
]

EVERYWHERE: Final = 0
"""The guild of a board of all servers."""
ALL_TIME: Final = 0
POOLS: Final[Sequence[str]] = (*(form.value for form in Form), *house_seats.POOLS)
"""What is rated together, and counted together on the boards: parties of people, and apart from them with the house."""
PAGE: Final = 10
"""So many stand on a page."""
RESTS_AFTER: Final = 180 * 24 * 60 * 60
"""Who has finished no rated partie for so long, in seconds, rests: he stands on no board of ratings."""
AT_ONCE: Final = 20
"""So many are put to rest in a transaction."""


class Absence(Enum):
    """Why somebody does not stand on a board."""

    UNLISTED = "he has not asked to be on the boards of all servers"
    RESTING = "he has finished no rated partie for long"
    UNPLAYED = "he has nothing yet of what the board is by"


@dataclass(frozen=True, slots=True)
class Leaderboard:
    """A page of a board, counted from 0, of so many ``pages`` (one at least) and ``people``; and where he stands who
    asked, None where he does not: then ``absence`` is why, and ``played_at`` when his last rated partie ended, if he
    rests.
    """

    board: LeaderboardKey
    page: int
    pages: int
    people: int
    rows: tuple[LeaderboardRow, ...]
    own: LeaderboardRow | None
    absence: Absence | None = None
    played_at: int | None = None


def periods(at: int) -> tuple[int, int, int]:
    """The periods that a moment belongs to, in UTC: all time, its year, its month."""
    date = datetime.fromtimestamp(at, UTC)
    return ALL_TIME, date.year, date.year * 100 + date.month


async def leaderboard(context: Context, board: LeaderboardKey, user: int, page: int | None) -> Leaderboard:
    """A page of a board, the nearest where there is none of that number; None: that where he stands, or the first."""
    now = context.clock()
    while (found := await context.database.read(lambda tx: _leaderboard(tx, board, user, page, now))) is None:
        await context.database.write(partial(_put_to_rest, now=now))
    return found


def _leaderboard(tx: Transaction, board: LeaderboardKey, user: int, page: int | None, now: int) -> Leaderboard | None:
    """None where people rest who still stand on it."""
    if board.what is RankedBy.RATING and _resting(tx, now, 1):
        return None
    people = leaderboard_places.people(tx, board)
    pages = max(1, -(-people // PAGE))
    page, standings = _page(tx, board, user, page, pages)
    own = next((one for one in standings if one.user == user), None) or leaderboard_places.row_of(tx, board, user)
    absence, played_at = (None, None) if own else _absence(tx, board, user, now)
    return Leaderboard(
        board=board,
        page=page,
        pages=pages,
        people=people,
        rows=tuple(_aged(standing, now) for standing in standings),
        own=None if own is None else _aged(own, now),
        absence=absence,
        played_at=played_at,
    )


def _page(
    tx: Transaction, board: LeaderboardKey, user: int, page: int | None, pages: int
) -> tuple[int, list[LeaderboardRow]]:
    his = leaderboard_places.page_of(tx, board, user, PAGE) if page is None else None
    if his is not None:
        return his
    page = max(0, min(page or 0, pages - 1))
    return page, leaderboard_places.page(tx, board, page * PAGE, PAGE)


def _absence(tx: Transaction, board: LeaderboardKey, user: int, now: int) -> tuple[Absence, int | None]:
    if board.guild == EVERYWHERE and not users.get_user(tx, user).listed:
        return Absence.UNLISTED, None
    rating = ratings.get_rating(tx, user, board.pool) if board.what is RankedBy.RATING else None
    if rating is not None and rests(rating, now):
        return Absence.RESTING, rating.played_at
    return Absence.UNPLAYED, None


def _aged(standing: LeaderboardRow, now: int) -> LeaderboardRow:
    """With the deviation of the rating as it is now."""
    if standing.deviation is None or standing.volatility is None or standing.at is None:
        return standing
    strength = Strength(standing.value, standing.deviation, standing.volatility)
    return replace(standing, deviation=_grown(strength, standing.at, now), at=now)


def deviation(rating: Rating, now: int) -> float:
    """The deviation of a rating at ``now``: it grows with the time since his last rated partie."""
    return _grown(Strength(rating.rating, rating.deviation, rating.volatility), rating.played_at, now)


def _grown(strength: Strength, since: int, now: int) -> float:
    return glicko.grown_deviation(strength, (now - since) / glicko.PERIOD)


# Who rests.


def rests(rating: Rating, now: int) -> bool:
    """Whether he whose rating it is has finished no rated partie for so long that he rests."""
    return now - rating.played_at >= RESTS_AFTER


def _resting(tx: Transaction, now: int, most: int) -> list[Rating]:
    return ratings.resting_since(tx, now - RESTS_AFTER, most)


def _put_to_rest(tx: Transaction, now: int) -> None:
    """Takes those from the boards of ratings who have not played for long, as many as there are at once."""
    for rating in _resting(tx, now, AT_ONCE):
        for board, _ in leaderboard_places.values_of(tx, rating.user, RankedBy.RATING, rating.pool):
            leaderboard_places.put(tx, board, rating.user, None)
        ratings.set_resting(tx, rating.user, rating.pool)


# Who stands on the boards of all servers.


async def list_everywhere(context: Context, user: int, listed: bool) -> None:
    """Puts somebody on the boards of all servers, by what he has done in each; or takes him from them."""
    await context.database.write(partial(_list_everywhere, user=user, listed=listed))


def _list_everywhere(tx: Transaction, user: int, listed: bool) -> None:
    users.save_user(tx, replace(users.get_user(tx, user), listed=listed))
    for what in RankedBy:
        for pool in POOLS:
            relist(tx, user, what, pool, listed=listed)


def relist(tx: Transaction, user: int, what: RankedBy, pool: str, *, listed: bool) -> None:
    """His places on the boards of all servers, by those that he has in each."""
    here: dict[LeaderboardKey, list[int]] = {}
    for board, value in leaderboard_places.values_of(tx, user, what, pool):
        values = here.setdefault(replace(board, guild=EVERYWHERE), [])
        if board.guild != EVERYWHERE:
            values.append(value)
    for board, values in here.items():
        # His rating is the same everywhere; his points and parties are added up.
        sum_or_rating = max if what is RankedBy.RATING else sum
        leaderboard_places.put(tx, board, user, sum_or_rating(values) if listed and values else None)
