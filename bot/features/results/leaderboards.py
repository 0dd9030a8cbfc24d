import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from enum import Enum
from functools import partial
from typing import Final

from bot.model import glicko, house_seats
from bot.model.glicko import Strength
from bot.model.leaderboards import LeaderboardKey, LeaderboardRow, RankedBy
from bot.piquet.rules import Form
from bot.runtime.context import Context
from data import leaderboard_places, ledger_sums, ratings
from data.players import users
from data.ratings import Rating
from data.store.transaction import Transaction

EVERYWHERE: Final = 0
"""The guild id for leaderboards of all servers."""
ALL_TIME: Final = 0
POOLS: Final[Sequence[str]] = (*(form.value for form in Form), *house_seats.POOLS)
"""The pools, each with its own leaderboards: parties between people by form, then against the house."""
PAGE: Final = 10
INACTIVE_AFTER: Final = 180 * 24 * 60 * 60
"""Seconds without a finished rated partie until a player leaves rankings by rating."""
PATIENCE: Final = 1.0
"""Seconds, at most, for which a page waits for Discord."""
IsOn = Callable[[int, int], Awaitable[bool]]
"""Whether a user is on a server."""
AT_ONCE: Final = 20
"""The most inactive players removed in one transaction."""


class Absence(Enum):
    UNLISTED = "the player has not asked to be on the leaderboards of all servers"
    INACTIVE = "the player has finished no rated partie for a long time"
    UNPLAYED = "the player has no rating, points or wins to be ranked by yet"


@dataclass(frozen=True, slots=True)
class Leaderboard:
    board: LeaderboardKey
    page: int
    """From 0."""
    pages: int
    """At least 1."""
    people: int
    rows: tuple[LeaderboardRow, ...]
    own: LeaderboardRow | None
    """The reader's row."""
    absence: Absence | None = None
    played_at: int | None = None
    """End of an inactive player's last rated partie."""
    elsewhere: tuple[tuple[str, int], ...] = ()
    """Other pools with players in this ranking, server and period, and how many."""


def periods(at: int) -> tuple[int, int, int]:
    """Returns 0 for all time, the year, and the month (202611), in UTC."""
    date = datetime.fromtimestamp(at, UTC)
    return ALL_TIME, date.year, date.year * 100 + date.month


async def leaderboard(context: Context, board: LeaderboardKey, user: int, page: int | None) -> Leaderboard:
    """Returns the leaderboard page nearest to ``page``. None means the player's own page or, without one, the first."""
    now = context.clock()
    while (found := await context.database.read(lambda tx: _leaderboard(tx, board, user, page, now))) is None:
        await context.database.write(partial(_remove_inactive, now=now))
    return found


async def without_leavers(
    context: Context, is_on: IsOn, board: LeaderboardKey, user: int, page: int | None
) -> Leaderboard:
    """Returns a leaderboard page without people who have left the server, but keeps ``user``.

    Waits at most ``PATIENCE`` seconds for Discord, and keeps people it could not check.
    """
    shown = await leaderboard(context, board, user, page)
    if board.guild == EVERYWHERE:
        return shown
    with suppress(TimeoutError):
        async with asyncio.timeout(PATIENCE):
            while left := await _leavers(is_on, board.guild, [row.user for row in shown.rows if row.user != user]):
                await context.database.write(partial(_remove_leavers, guild=board.guild, left=left))
                shown = await leaderboard(context, board, user, page)
    return shown


async def _leavers(is_on: IsOn, guild: int, people: Sequence[int]) -> list[int]:
    asked = [user for user in people if not house_seats.is_house(user)]
    found = await asyncio.gather(*(is_on(user, guild) for user in asked))
    return [user for user, here in zip(asked, found, strict=True) if not here]


def _remove_leavers(tx: Transaction, guild: int, left: Sequence[int]) -> None:
    for user in left:
        set_left(tx, guild, user, left=True)


def set_left(tx: Transaction, guild: int, user: int, *, left: bool) -> None:
    if guild != EVERYWHERE and users.set_gone(tx, user, guild, left):
        ledger_sums.rewrite_places(tx, user)


async def seen(context: Context, guild: int, user: int) -> None:
    """Lists a person on leaderboards again after they return to a server."""
    if await context.database.read(lambda tx: users.is_gone(tx, user, guild)):
        await context.database.write(lambda tx: set_left(tx, guild, user, left=False))


def _leaderboard(tx: Transaction, board: LeaderboardKey, user: int, page: int | None, now: int) -> Leaderboard | None:
    if board.what is RankedBy.RATING and ratings.inactive_since(tx, now - INACTIVE_AFTER, 1):
        return None
    people = leaderboard_places.people(tx, board)
    pages = max(1, -(-people // PAGE))
    page, rows = _page(tx, board, user, page, pages)
    own = next((one for one in rows if one.user == user), None) or leaderboard_places.row_of(tx, board, user)
    absence, played_at = (None, None) if own else _absence(tx, board, user, now)
    return Leaderboard(
        board=board,
        page=page,
        pages=pages,
        people=people,
        rows=tuple(_aged(row, now) for row in rows),
        own=None if own is None else _aged(own, now),
        absence=absence,
        played_at=played_at,
        elsewhere=tuple(
            (pool, number) for pool, number in _players(tx, board).items() if pool != board.pool and number
        ),
    )


def _players(tx: Transaction, board: LeaderboardKey) -> dict[str, int]:
    return {pool: leaderboard_places.people(tx, replace(board, pool=pool)) for pool in POOLS}


async def fullest(context: Context, boards: Sequence[LeaderboardKey], pools: Sequence[str]) -> LeaderboardKey:
    """Returns the first board with players in ``pools`` (rating pools), for the fullest of these pools."""

    def work(tx: Transaction) -> LeaderboardKey:
        for board in boards:
            players = {pool: number for pool, number in _players(tx, board).items() if pool in pools and number}
            if players:
                return replace(board, pool=max(players, key=lambda pool: players[pool]))
        return replace(boards[0], pool=pools[0])

    return await context.database.read(work)


def _page(
    tx: Transaction, board: LeaderboardKey, user: int, page: int | None, pages: int
) -> tuple[int, list[LeaderboardRow]]:
    own_page = leaderboard_places.page_of(tx, board, user, PAGE) if page is None else None
    if own_page is not None:
        return own_page
    page = max(0, min(page or 0, pages - 1))
    return page, leaderboard_places.page(tx, board, page * PAGE, PAGE)


def _absence(tx: Transaction, board: LeaderboardKey, user: int, now: int) -> tuple[Absence, int | None]:
    if board.guild == EVERYWHERE and not users.get_user(tx, user).listed:
        return Absence.UNLISTED, None
    rating = ratings.get_rating(tx, user, board.pool) if board.what is RankedBy.RATING else None
    if rating is not None and is_inactive(rating, now):
        return Absence.INACTIVE, rating.played_at
    return Absence.UNPLAYED, None


def _aged(row: LeaderboardRow, now: int) -> LeaderboardRow:
    if row.deviation is None or row.volatility is None or row.at is None:
        return row
    strength = Strength(row.value, row.deviation, row.volatility)
    return replace(row, deviation=_grown(strength, row.at, now), at=now)


def deviation(rating: Rating, now: int) -> float:
    """Returns the rating deviation now. It grows with time since the last rated partie."""
    return _grown(Strength(rating.rating, rating.deviation, rating.volatility), rating.played_at, now)


def _grown(strength: Strength, since: int, now: int) -> float:
    return glicko.grown_deviation(strength, (now - since) / glicko.PERIOD)


# Inactive players.


def is_inactive(rating: Rating, now: int) -> bool:
    return now - rating.played_at >= INACTIVE_AFTER


def _remove_inactive(tx: Transaction, now: int) -> None:
    for rating in ratings.inactive_since(tx, now - INACTIVE_AFTER, AT_ONCE):
        for board, _ in leaderboard_places.values_of(tx, rating.user, RankedBy.RATING, rating.pool):
            leaderboard_places.put(tx, board, rating.user, None)
        ratings.set_inactive(tx, rating.user, rating.pool)


# Players listed on the leaderboards of all servers.


async def list_everywhere(context: Context, user: int, listed: bool) -> None:
    def work(tx: Transaction) -> None:
        users.save_user(tx, replace(users.get_user(tx, user), listed=listed))
        # Calculated from results, because private parties appear on no other leaderboard.
        ledger_sums.rewrite_places(tx, user)

    await context.database.write(work)
