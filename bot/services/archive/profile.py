"""What somebody has done: his rating with its course, what his parties and deals have brought, and against whom."""

from dataclasses import dataclass

from bot.services.archive.replays import Reader, ended
from bot.services.core import house_seats
from bot.services.core.context import Context
from bot.services.core.errors import NoSuchPartie
from bot.services.ledger import leaderboards
from data import parties, ratings, results, users
from data.results import Best, Figures, Pair, Result, WinLossRecord
from data.store.transaction import Transaction

__all__ = [
    "Against",
    "Best",
    "Figures",
    "Mark",
    "Pair",
    "Profile",
    "Rated",
    "Reader",
    "Record",
    "Result",
    "WinLossRecord",
]

LAST = 5
"""So many parties with another are told one by one."""
Mark = tuple[int, float, float]
Person = tuple[int, str]
"""Somebody's id and how he is called, "" where that is not known here."""


@dataclass(frozen=True, slots=True)
class Rated:
    """A rating as it stands today, and its course, partie by partie, the oldest first: when it ended, in Unix seconds,
    what the rating was after it, and its deviation.

    ``rests`` is whether he has finished none for so long that he has left the boards.
    """

    rating: float
    deviation: float
    course: tuple[Mark, ...]
    played_at: int
    rests: bool


@dataclass(frozen=True, slots=True)
class Record:
    """What somebody has done in a pool; ``rated`` is None where he has finished no rated partie.

    ``best_at`` is the moment of its partie in which his best deal begins, None where the reader may not see it again.
    """

    pool: str
    rated: Rated | None
    figures: Figures
    best_at: int | None


@dataclass(frozen=True, slots=True)
class Against:
    """All parties of somebody with another, whatever the pool, and the last of them, the newest first.

    The points of the tally are those of the pool that the profile is of.
    """

    user: int
    name: str
    win_loss: WinLossRecord
    last: tuple[Result, ...]


@dataclass(frozen=True, slots=True)
class Profile:
    """Somebody, what he has done in a pool (None: he has finished no partie at all), and against another.

    ``pools`` are those in which he has finished parties, and how many: most first, but those against the house last.
    """

    user: int
    name: str
    pools: tuple[tuple[str, int], ...]
    record: Record | None
    against: Against | None


async def profile(
    context: Context, reader: Reader, person: Person, other: Person | None = None, pool: str | None = None
) -> Profile:
    """The profile of a person in a pool, or the one in which he has finished most; all servers are counted."""

    def work(tx: Transaction) -> Profile:
        user, now = person[0], context.clock()
        # Those against the house after those of people.
        pools = sorted(results.pools_of(tx, user), key=lambda pool: pool[0] in house_seats.POOLS)
        shown = pool if pool in dict(pools) else next(iter(dict(pools)), None)
        record = None if shown is None else _record(tx, user, shown, reader, now)
        against = (
            None if other is None or shown is None else _against(tx, user, other, house_seats.form_of(shown), reader)
        )
        return Profile(user, _name(tx, person, reader), tuple(pools), record, against)

    return await context.database.read(work)


def _name(tx: Transaction, person: Person, reader: Reader) -> str:
    user, name = person
    return name or users.name_of(tx, user, reader.guild or leaderboards.EVERYWHERE)


def _record(tx: Transaction, user: int, pool: str, reader: Reader, now: int) -> Record:
    figures = results.figures(tx, user, pool)
    best_at = None if figures.best is None else _beginning(tx, figures.best, reader)
    return Record(pool, _rated(tx, user, pool, now), figures, best_at)


def _beginning(tx: Transaction, best: Best, reader: Reader) -> int | None:
    """The moment in which a deal begins, as the replay counts them."""
    try:
        ended(tx, best.partie, reader)
    except NoSuchPartie:
        return None
    deals = parties.deals(tx, best.partie)
    return next((deal.first_seq + deal.number for deal in deals if deal.number == best.number), None)


def _rated(tx: Transaction, user: int, pool: str, now: int) -> Rated | None:
    kept = ratings.get_rating(tx, user, pool)
    if kept is None:
        return None
    course = tuple(results.course(tx, user, pool))
    return Rated(kept.rating, leaderboards.deviation(kept, now), course, kept.played_at, leaderboards.rests(kept, now))


def _against(tx: Transaction, user: int, other: Person, pool: str, reader: Reader) -> Against:
    tally = results.against(tx, user, other[0], pool)
    last = [one for one in results.of_user(tx, user, other=other[0], most=LAST) if one.outcome is not None]
    return Against(other[0], _name(tx, other, reader), tally, tuple(last))
