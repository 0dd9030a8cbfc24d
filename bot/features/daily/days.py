"""A server's days: when each opens and closes, and the chain of their secrets, each the commitment to the next.

A new day opens once the previous day is closed and a person asks for it. A skipped calendar day breaks a streak, unless
the bot was down.
"""

import secrets
from bisect import bisect_left
from collections.abc import Collection, Iterator, Sequence
from datetime import date, datetime, timedelta
from itertools import count, zip_longest
from typing import Final
from zoneinfo import ZoneInfo

from bot.features.parties import packs
from bot.features.results.service import end
from bot.model import errors
from bot.model.clock_pauses import zone_of
from bot.model.clocks import DAY, HOUR
from bot.model.results import EndedBy
from bot.model.servers import Guild
from bot.piquet.proof import SECRET_BYTES, day_before, is_hash, key
from bot.runtime.context import Context
from data import daily, parties, servers
from data.daily import DayChain, DayRow, NewDay, PostKind
from data.store.transaction import Transaction

CHAIN_DAYS: Final = 5000
"""The days of a chain, about thirteen years; then a new chain begins."""
SHORTEST: Final = DAY // 2
"""The shortest day, in seconds, after a late opening or a newly chosen hour."""
FOR_WORDS: Final = DAY // 2
"""The fewest seconds for giving words."""
MOST_WORDS: Final = 20
"""The most people who give words on a server."""
_NOT_NOTIFIED: Final = 0
"""The player's seat: as the actor they get no notice when the end of the day ends their deal."""
MOST_ENDED: Final = 40
"""The most parties ended in one transaction."""
_SHORTEST_PAUSE: Final = 23 * HOUR
"""Seconds in the shortest calendar day, when clocks go forward."""


def next_end(after: int, server: Guild) -> int:
    """Returns the next Unix time, from ``after`` on, at which a day of the server ends.

    If a clock change skips the server's hour, the day ends at the change. A repeated hour counts the first time.
    """
    zone = zone_of(server.daily_zone)
    today = datetime.fromtimestamp(after, zone).date()
    ends = (_time_of(today + timedelta(days=ahead), server.daily_hour, zone) for ahead in count(-1))
    return next(end for end in ends if end >= after)


def _time_of(day: date, hour: int, zone: ZoneInfo) -> int:
    wanted = datetime(day.year, day.month, day.day, hour)  # noqa: DTZ001 - what the clocks show
    early, late = sorted(int(wanted.replace(tzinfo=zone, fold=fold).timestamp()) for fold in (0, 1))
    if local_time(early, zone) == wanted:
        return early
    # Clocks skip the hour between these two times.
    return bisect_left(range(late), wanted, early, key=lambda time: local_time(time, zone))


def local_time(time: int, zone: ZoneInfo) -> datetime:
    return datetime.fromtimestamp(time, zone).replace(tzinfo=None)


def open_day(tx: Transaction, guild: int, now: int) -> DayRow | None:
    """Returns the server's open day. None if an overdue day must be closed or a new day opened."""
    day = daily.latest_day(tx, guild)
    return day if day is not None and day.closed_at is None and now < day.closes_at else None


class Calendar:
    """The numbers of a server's calendar days, including days without a daily deal."""

    def __init__(self, tx: Transaction, guild: int, now: int) -> None:
        down, zone = daily.outages(tx), zone_of(servers.get_server(tx, guild).daily_zone)
        latest = daily.latest_day(tx, guild)
        pauses = daily.pauses(tx, guild, _SHORTEST_PAUSE)
        self._missed = [(number, _days_between(start, until, zone, down)) for number, start, until in pauses]
        self.today = 0
        """The calendar day of ``now``."""
        if latest is not None:
            over = 1 + _days_between(latest.closes_at, now, zone, down) if now >= latest.closes_at else 0
            self.today = self.day_of(latest.number) + over

    def day_of(self, number: int) -> int:
        return number + sum(missed for later, missed in self._missed if later <= number)


def _days_between(start: int, until: int, zone: ZoneInfo, down: Sequence[tuple[int, int]]) -> int:
    # Nobody could play during downtime, so it does not count.
    lost = sum(max(0, min(ends, until) - max(began, start)) for began, ends in down)
    # By local clock readings, every day has 24 hours.
    return max(0, (local_time(until, zone) - local_time(start, zone)) // timedelta(seconds=1) - lost) // DAY


def begin_chain(tx: Transaction, guild: int, secret: bytes, opens_at: int) -> DayChain:
    before = daily.latest_day(tx, guild)
    first = 1 if before is None else before.number + 1
    anchor = _earlier(guild, secret.hex(), CHAIN_DAYS)
    chain = DayChain(guild, secret.hex(), first, first + CHAIN_DAYS - 1, anchor, opens_at)
    daily.put_chain(tx, chain)
    daily.drop_words(tx, guild)
    return chain


def announced_chain(tx: Transaction, context: Context, guild: int) -> DayChain:
    """Returns the server's chain of secrets.

    Begins a chain if there is none, or if the current chain was not announced in time.
    """
    now, kept = context.clock(), daily.chain_of(tx, guild)
    if kept is None:
        opens_at = next_end(now + FOR_WORDS, servers.get_server(tx, guild))
        return begin_chain(tx, guild, _random(context), opens_at)
    last = last_before_new(tx, kept, now)
    return kept if last is None else begin_chain(tx, guild, _random(context), last.closes_at)


def is_announced(tx: Transaction, chain: DayChain, now: int) -> bool:
    """Whether the chain's commitment was posted in a channel, or can still be posted before its first day."""
    posted = daily.post_of(tx, chain.guild, PostKind.ANCHOR, chain.first_day) is not None
    return posted or takes_words(tx, chain, now)


def last_before_new(tx: Transaction, chain: DayChain, now: int) -> DayRow | None:
    """Returns the open day if a new chain of secrets must follow it, because the current chain was not announced in
    time.

    Returns None otherwise, or if the day closes too soon for people to give cut words.
    """
    if is_announced(tx, chain, now):
        return None
    day = open_day(tx, chain.guild, now)
    return day if day is not None and day.closes_at - now >= FOR_WORDS else None


def takes_words(tx: Transaction, chain: DayChain, now: int) -> bool:
    """Whether people may still give cut words: until the first day of ``chain`` may open."""
    day = daily.latest_day(tx, chain.guild)
    return (day is None or day.number < chain.first_day) and now < chain.opens_at


def take_words(tx: Transaction, guild: int, user: int, words: str, now: int) -> str:
    """Stores the hash of a person's cut words for a server's daily deals, and returns the cleaned words.

    Raises DayHasBegun, WordsAreEnough, NoWords or EmptyWords.
    """
    chain = daily.chain_of(tx, guild)
    if chain is None or not takes_words(tx, chain, now):
        raise errors.DayHasBegun
    given = dict(daily.words_given(tx, guild))
    if user not in given and len(given) >= MOST_WORDS:
        raise errors.WordsAreEnough(most=MOST_WORDS)
    found = packs.cleaned(words)
    if not found:
        raise errors.EmptyWords
    daily.add_words(tx, guild, user, key(found), now)
    return found


def today(tx: Transaction, context: Context, guild: int) -> DayRow:
    """Returns the open day, or opens the next; call ``end_overdue`` first. Raises DayYetToBegin."""
    now = context.clock()
    if day := open_day(tx, guild, now):
        return day
    before = daily.latest_day(tx, guild)
    if before is not None and before.closed_at is None:
        close(tx, before, now)
    number = 1 if before is None else before.number + 1
    chain = daily.chain_of(tx, guild)
    if chain is None or chain.last_day < number:
        chain = begin_chain(tx, guild, _random(context), now)
    if now < chain.opens_at:
        raise errors.DayYetToBegin(time=chain.opens_at)
    if number == chain.first_day or before is None:
        words = " ".join(given for _, given in daily.words_given(tx, guild))
        daily.drop_words(tx, guild)
    else:
        words = before.words
    secret = _earlier(guild, chain.last_secret, chain.last_day - number)
    # If the clock was turned back, a day must not begin before the last one closed.
    opens = now if before is None else max(now, before.closed_at or now)
    closes = next_end(opens + SHORTEST, servers.get_server(tx, guild))
    return daily.add_day(tx, NewDay(guild, number, secret, words, opens, closes))


async def end_overdue(context: Context, guild: int) -> None:
    """Ends an overdue day's parties, in batches so that other writes need not wait."""

    def work(tx: Transaction) -> bool:
        now, day = context.clock(), daily.latest_day(tx, guild)
        is_overdue = day is not None and day.closed_at is None and day.closes_at <= now
        return is_overdue and day is not None and _end_some(tx, day, now)

    while await context.database.write(work):
        pass


def close(tx: Transaction, day: DayRow, now: int) -> None:
    """Closes a day and so publishes its secret. Call ``end_overdue`` first."""
    while _end_some(tx, day, now):
        pass
    daily.close_day(tx, day, now)


def _end_some(tx: Transaction, day: DayRow, now: int) -> bool:
    in_play = daily.in_play_on(tx, day.id, MOST_ENDED)
    for partie in in_play:
        row = parties.get_partie(tx, partie)
        assert row is not None  # noqa: S101 - just found
        end(tx, row, now, by=EndedBy.DAY, winner=None, actor=_NOT_NOTIFIED)
    return len(in_play) == MOST_ENDED


def commitment(day: DayRow) -> str:
    """Returns the day's commitment: the previous day's secret, or for a first day the announced anchor."""
    return day_before(str(day.guild), bytes.fromhex(day.secret))


def renew_chains(tx: Transaction, now: int) -> None:
    """Begins new chains of secrets after a database restore, because people may know the coming packs."""
    for chain in daily.chains(tx):
        begin_chain(tx, chain.guild, secrets.token_bytes(SECRET_BYTES), now)
    daily.close_early(tx, now)


def faults(chain: DayChain, every: Sequence[DayRow], in_play: Collection[int]) -> Iterator[str]:
    """Yields the column and id of each damaged value in a server's chain or days (``every``).

    ``in_play`` has the ids of days with a partie in play.
    """
    known = _secrets(chain)
    if known is None:
        yield f"day_chains.last_secret {chain.guild}"
    if not 1 <= chain.first_day <= len(every) + 1:
        yield f"day_chains.first_day {chain.guild}"
    first_words: str | None = None
    for at, (day, later) in enumerate(zip_longest(every, every[1:]), 1):
        of_chain = day.number >= chain.first_day
        if of_chain and first_words is None:
            first_words = day.words
        if day.number != at:
            yield f"days.number {day.id}"
        elif not is_hash(day.secret) or (of_chain and known and known.get(day.number) != day.secret):
            yield f"days.secret {day.id}"
        if not all(map(is_hash, day.words.split())) or first_words not in (None, day.words):
            yield f"days.words {day.id}"
        if not day.opened_at <= day.closes_at <= day.opened_at + 2 * DAY:
            yield f"days.closes_at {day.id}"
        if not _is_closed_soundly(day, later, in_play):
            yield f"days.closed_at {day.id}"


def _is_closed_soundly(day: DayRow, later: DayRow | None, in_play: Collection[int]) -> bool:
    if day.closed_at is None:
        return later is None
    in_time = day.closes_at <= day.closed_at and (later is None or day.closed_at <= later.opened_at)
    return in_time and day.id not in in_play


def _secrets(chain: DayChain) -> dict[int, str] | None:
    if not is_hash(chain.last_secret) or chain.last_day - chain.first_day != CHAIN_DAYS - 1:
        return None
    *secrets_of_days, anchor = _links(chain.guild, chain.last_secret, CHAIN_DAYS)
    if anchor != chain.anchor:
        return None
    return dict(zip(range(chain.last_day, chain.first_day - 1, -1), secrets_of_days, strict=True))


def _earlier(guild: int, secret: str, days: int) -> str:
    *_, found = _links(guild, secret, days)
    return found


def _links(guild: int, secret: str, days: int) -> Iterator[str]:
    yield secret
    for _ in range(days):
        secret = day_before(str(guild), bytes.fromhex(secret))
        yield secret


def _random(context: Context) -> bytes:
    return context.new_secret() or secrets.token_bytes(SECRET_BYTES)
