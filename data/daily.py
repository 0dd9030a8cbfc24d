"""Daily deals: each server's secrets, days and daily posts, and the cut words that people gave."""

import re
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

from bot.model.changes import DayBegan, DayChanged, WordsGiven
from bot.model.ids import PartieId
from data import meta
from data.forgetting import disguised, release_day
from data.store.errors import DamagedValue
from data.store.rows import added_row, columns, fetch_row, fetch_rows, put_row, read_row
from data.store.transaction import Transaction


@dataclass(frozen=True, slots=True)
class DayChain:
    """A server's chain of daily secrets.

    Each day's secret is the hash of the next day's secret. So ``last_secret`` yields all earlier secrets and finally
    ``anchor``.
    """

    guild: int
    """0 for people outside servers."""
    last_secret: str = field(repr=False)
    """The secret of ``last_day``."""
    first_day: int
    last_day: int
    anchor: str
    """The commitment to all secrets, published before ``first_day``."""
    opens_at: int
    """The earliest opening of ``first_day`` (Unix seconds); until it opens, people may give cut words."""


@dataclass(frozen=True, slots=True)
class DayRow:
    """A server's day with two daily deals. Times are Unix seconds."""

    id: int
    guild: int
    number: int
    """Counts a server's days from 1."""
    secret: str = field(repr=False)
    """As private as a hand until ``closed_at`` is set and no daily deal is in play."""
    words: str
    """The keys of people's cut words, given before the chain's first day and joined by spaces."""
    opened_at: int
    closes_at: int
    closed_at: int | None

    def __str__(self) -> str:
        return f"day {self.number} of server {self.guild}"


@dataclass(frozen=True, slots=True)
class NewDay:
    """A new ``DayRow`` to store."""

    guild: int
    number: int
    secret: str = field(repr=False)
    words: str
    opened_at: int
    closes_at: int


@dataclass(frozen=True, slots=True)
class DayDealRow:
    """A person's game of a daily deal against the house. The person has seat 0."""

    partie: PartieId
    deal: int
    """0 or 1."""
    user: int
    name: str
    began_at: int
    ended_at: int | None
    mine: int | None
    """The person's points; None unless the deal was finished."""
    theirs: int | None
    """The house's points; None unless the deal was finished."""


@dataclass(frozen=True, slots=True)
class PlayedDay:
    """A day on which a person began a daily deal of a server."""

    guild: int
    number: int
    closed: bool
    finished: int
    """The number of daily deals that the person finished."""


@dataclass(frozen=True, slots=True)
class PlayedWeek:
    """A person's weekly counts on a server: finished deals and rare scores, from daily deals and public parties."""

    user: int
    name: str
    deals: int
    cartes_blanches: int
    repiques: int
    capots: int


class PostKind(StrEnum):
    ANCHOR = "anchor"
    """Announces a new chain and its anchor, before the chain's first day."""
    DAY = "day"


@dataclass(frozen=True, slots=True)
class DayPostRow:
    """A message in a daily channel: a daily post, or the announcement of a new chain of secrets."""

    guild: int
    kind: PostKind
    number: int
    """The day's number; in an announcement, the number of the chain's first day."""
    channel: int
    message: int | None = None
    """None until Discord has confirmed the message."""
    shown: str = ""
    """A digest of the message's content."""


_AWAKE: Final = "days-awake-at"
_OUTAGES: Final = "days-outages"
_MOST_OUTAGES: Final = 100
_SPANS: Final = re.compile("([0-9]{1,15}-[0-9]{1,15}( |$))*")
_DEALS = """
    SELECT parties.id AS partie, parties.day_deal AS deal, seats."user", seats.name, parties.began_at,
        parties.ended_at, deals.score0 AS mine, deals.score1 AS theirs
"""
_EXCHANGED_BY = 8
"""Both exchanges, with any cartes blanches, take fewer decisions than this."""
_EXCHANGES = f"SELECT partie, text FROM actions WHERE seq < {_EXCHANGED_BY} AND text LIKE '0 exchange%' AND partie"  # noqa: S608 - a constant of this file
_FINISHED = """
    FROM parties JOIN seats ON seats.partie = parties.id AND seats.seat = 0
    JOIN deals ON deals.partie = parties.id AND deals.number = 0
    WHERE parties.day = ? AND deals.score0 IS NOT NULL
"""
_THEIR_SCORE = "LEFT JOIN deals ON deals.partie = parties.id AND deals.number = 0"


def chain_of(tx: Transaction, guild: int) -> DayChain | None:
    return fetch_row(tx, DayChain, "SELECT {columns} FROM day_chains WHERE guild = ?", guild)


def chains(tx: Transaction) -> list[DayChain]:
    return fetch_rows(tx, DayChain, "SELECT {columns} FROM day_chains WHERE guild >= 0 ORDER BY guild")


def put_chain(tx: Transaction, chain: DayChain) -> None:
    put_row(tx, "day_chains", chain, "guild")


def add_words(tx: Transaction, guild: int, user: int, key: str, now: int) -> None:
    """Stores the key (hash) of a person's cut words, replacing an earlier key."""
    insert = """
        INSERT INTO day_words (guild, "user", key, given_at) VALUES (?, ?, ?, ?)
        ON CONFLICT (guild, "user") DO UPDATE SET key = excluded.key, given_at = excluded.given_at
    """
    tx.execute(insert, guild, user, key, now)
    tx.note(WordsGiven(guild))


def words_given(tx: Transaction, guild: int) -> list[tuple[int, str]]:
    """Returns (person, key of their cut words) for a server, the earliest first."""
    return tx.fetch_tuples('SELECT "user", key FROM day_words WHERE guild = ? ORDER BY given_at, "user"', guild)


def pauses(tx: Transaction, guild: int, least: int) -> list[tuple[int, int, int]]:
    """Returns pauses of at least ``least`` seconds between days.

    Each is (later day's number, earlier day's close, later day's opening).
    """
    query = """
        SELECT later.number, earlier.closes_at, later.opened_at FROM days AS earlier
        JOIN days AS later ON later.guild = earlier.guild AND later.number = earlier.number + 1
        WHERE earlier.guild = ? AND later.opened_at - earlier.closes_at >= ? ORDER BY later.number
    """
    return tx.fetch_tuples(query, guild, least)


def last_heartbeat(tx: Transaction) -> int | None:
    return meta.get_number(tx, _AWAKE)


def store_heartbeat(tx: Transaction, now: int) -> None:
    meta.set_meta(tx, _AWAKE, str(now))


def outages(tx: Transaction) -> list[tuple[int, int]]:
    """Returns the bot's outages as (begin, end) in Unix seconds. Raises DamagedValue."""
    stored = meta.get_meta(tx, _OUTAGES) or ""
    if not _SPANS.fullmatch(stored):
        raise DamagedValue(f"meta.value {_OUTAGES}")
    return [(int(began), int(ends)) for began, _, ends in (span.partition("-") for span in stored.split())]


def add_outage(tx: Transaction, began: int, ends: int) -> None:
    kept = [*outages(tx), (began, ends)][-_MOST_OUTAGES:]
    meta.set_meta(tx, _OUTAGES, " ".join(f"{one}-{other}" for one, other in kept))


def number_begun(tx: Transaction, day: int) -> int:
    return int(tx.fetch_value("SELECT count(*) FROM parties WHERE day = ? AND day_deal = 0", day))


def number_finished(tx: Transaction, day: int) -> int:
    # Everyone has one or two deals, so deals minus people gives the people with two.
    query = f'SELECT count(*) - count(DISTINCT seats."user") {_FINISHED}'
    return int(tx.fetch_value(query, day))


def first_finishers(tx: Transaction, day: int, most: int) -> list[str]:
    """Returns the names of the first ``most`` people who finished both deals of a day."""
    query = f"""
        SELECT max(seats.name) {_FINISHED} GROUP BY seats."user" HAVING count(*) > 1
        ORDER BY max(parties.ended_at), max(parties.id) LIMIT ?
    """
    return tx.fetch_column(query, day, most)


def drop_words(tx: Transaction, guild: int) -> None:
    tx.execute("DELETE FROM day_words WHERE guild = ?", guild)


def add_day(tx: Transaction, new: NewDay) -> DayRow:
    row = added_row(tx, "days", new, f"RETURNING {columns(DayRow)}")
    assert row is not None  # noqa: S101 - nothing keeps it from being added
    day = read_row(DayRow, row)
    tx.note(DayBegan(day.guild))
    return day


def day_with(tx: Transaction, day: int) -> DayRow | None:
    return fetch_row(tx, DayRow, "SELECT {columns} FROM days WHERE id = ?", day)


def days_of(tx: Transaction, guild: int) -> list[DayRow]:
    return fetch_rows(tx, DayRow, "SELECT {columns} FROM days WHERE guild = ? ORDER BY number", guild)


def days_in_play(tx: Transaction) -> set[int]:
    return set(tx.fetch_column("SELECT DISTINCT day FROM parties WHERE day > 0 AND ended_at IS NULL"))


def latest_day(tx: Transaction, guild: int) -> DayRow | None:
    return fetch_row(tx, DayRow, "SELECT {columns} FROM days WHERE guild = ? ORDER BY number DESC LIMIT 1", guild)


def day_numbered(tx: Transaction, guild: int, number: int) -> DayRow | None:
    return fetch_row(tx, DayRow, "SELECT {columns} FROM days WHERE guild = ? AND number = ?", guild, number)


def days_to_close(tx: Transaction, now: int, most: int) -> list[DayRow]:
    """Returns at most ``most`` open days past their closing time, the longest overdue first."""
    query = "SELECT {columns} FROM days WHERE closed_at IS NULL AND closes_at <= ? ORDER BY closes_at, id LIMIT ?"
    return fetch_rows(tx, DayRow, query, now, most)


def days_since(tx: Transaction, since: int, most: int) -> list[int]:
    """Returns the ids of at most ``most`` days that close after ``since``, the earliest close first."""
    return tx.fetch_column("SELECT id FROM days WHERE closes_at > ? ORDER BY closes_at, id LIMIT ?", since, most)


def next_close(tx: Transaction) -> int | None:
    return tx.fetch_number("SELECT min(closes_at) FROM days WHERE closed_at IS NULL")


def close_early(tx: Transaction, now: int) -> None:
    """Moves each open day's closing time to ``now``, unless already earlier."""
    tx.execute("UPDATE days SET closes_at = ? WHERE closed_at IS NULL AND closes_at > ?", now, now)


def close_day(tx: Transaction, day: DayRow, now: int) -> None:
    """Closes a day. Gives arbitrary ids to players who deleted their data."""
    release_day(tx, day.id)
    tx.execute("UPDATE days SET closed_at = ? WHERE id = ?", now, day.id)
    tx.note(DayChanged(day.id))


def deals_of_day(tx: Transaction, day: int, after: int, most: int) -> list[DayDealRow]:
    query = f"""
        {_DEALS} FROM parties JOIN seats ON seats.partie = parties.id AND seats.seat = 0 {_THEIR_SCORE}
        WHERE parties.day = ? AND parties.id > ? ORDER BY parties.id LIMIT ?
    """
    return fetch_rows(tx, DayDealRow, query, day, after, most)


def deals_of(tx: Transaction, day: int, user: int) -> list[DayDealRow]:
    # The join begins with the person, who has fewer parties than the day.
    query = f"""
        {_DEALS} FROM seats CROSS JOIN parties {_THEIR_SCORE}
        WHERE seats."user" = ? AND seats.seat = 0 AND parties.id = seats.partie AND parties.day = ?
        ORDER BY parties.day_deal
    """
    return fetch_rows(tx, DayDealRow, query, user, day)


def was_forgotten(tx: Transaction, day: int, user: int) -> bool:
    """Whether a person played on this open day before deleting their data."""
    unknown = disguised(tx, user)
    return unknown is not None and bool(deals_of(tx, day, unknown))


def withheld_until(tx: Transaction, partie: PartieId, day: int) -> int | None:
    """Returns how long to hide a conceded daily deal's cards: until the day's close, or None if they may be shown."""
    query = """
        SELECT days.closes_at FROM days JOIN deals ON deals.partie = ? AND deals.number = 0
        WHERE days.id = ? AND days.closed_at IS NULL AND deals.score0 IS NULL
    """
    return tx.fetch_number(query, partie, day)


def hands_of_open_days(tx: Transaction) -> list[str]:
    """Returns the hand dealt to players in each daily deal of open days."""
    query = """
        SELECT deals.hand0 FROM deals WHERE deals.number = 0 AND deals.partie IN (
            SELECT min(parties.id) FROM days CROSS JOIN parties
            WHERE days.closed_at IS NULL AND days.closes_at > 0 AND parties.day = days.id
            GROUP BY days.id, parties.day_deal
        )
    """
    return tx.fetch_column(query)


def begun_on_open_days(tx: Transaction, user: int) -> list[PartieId]:
    query = """
        SELECT parties.id FROM seats JOIN parties ON parties.id = seats.partie JOIN days ON days.id = parties.day
        WHERE seats."user" = ? AND seats.seat = 0 AND days.closed_at IS NULL ORDER BY parties.id
    """
    return tx.fetch_column(query, user)


def in_play_on(tx: Transaction, day: int, most: int) -> list[PartieId]:
    query = "SELECT id FROM parties WHERE day = ? AND ended_at IS NULL ORDER BY id LIMIT ?"
    return tx.fetch_column(query, day, most)


def days_played(tx: Transaction, user: int) -> list[PlayedDay]:
    query = """
        SELECT days.guild, days.number, days.closed_at IS NOT NULL AS closed, count(deals.score0) AS finished
        FROM seats JOIN parties ON parties.id = seats.partie JOIN days ON days.id = parties.day
        LEFT JOIN deals ON deals.partie = parties.id AND deals.number = 0
        WHERE seats."user" = ? AND seats.seat = 0
        GROUP BY days.id, days.guild, days.number, days.closed_at ORDER BY days.id DESC
    """
    return fetch_rows(tx, PlayedDay, query, user)


def exchange_of(tx: Transaction, partie: PartieId) -> str:
    """Returns the person's exchange in a daily deal, in record notation; "" before their exchange."""
    found: dict[PartieId, str] = dict(tx.fetch_tuples(f"{_EXCHANGES} = ?", partie))
    return found.get(partie, "")


def exchanges_of(tx: Transaction, day: int, deal: int, most: int) -> dict[PartieId, str]:
    """Returns {partie: exchange in record notation} for the first ``most`` finished games of a daily deal."""
    query = f"""
        {_EXCHANGES} IN (SELECT parties.id {_FINISHED} AND parties.day_deal = ? ORDER BY parties.id LIMIT ?)
    """
    return dict(tx.fetch_tuples(query, day, deal, most))


def days_with_finishers(tx: Transaction, guild: int, most: int) -> list[int]:
    query = """
        SELECT number FROM days WHERE guild = ? AND EXISTS (
            SELECT 1 FROM parties JOIN deals ON deals.partie = parties.id
            WHERE parties.day = days.id AND deals.score0 IS NOT NULL
        ) ORDER BY number DESC LIMIT ?
    """
    return tx.fetch_column(query, guild, most)


def played_in(tx: Transaction, guild: int, first: int, last: int, since: int, until: int) -> list[PlayedWeek]:
    """Counts each person's finished deals and rare scores, the busiest person first.

    Includes daily deals of days ``first`` to ``last``, and public parties ended from ``since`` to before ``until``.
    """
    query = """
        SELECT deal_results."user", max(seats.name) AS name, count(*) AS deals,
            sum(CASE WHEN deal_results.carte_blanche > 0 THEN 1 ELSE 0 END) AS cartes_blanches,
            sum(deal_results.repique) AS repiques, sum(deal_results.capot) AS capots
        FROM parties JOIN deal_results ON deal_results.partie = parties.id
        JOIN seats ON seats.partie = parties.id AND seats.seat = deal_results.seat
        WHERE deal_results."user" > 0 AND (parties.house IS NULL OR parties.house <> deal_results.seat)
        AND parties.id IN (
            SELECT parties.id FROM days JOIN parties ON parties.day = days.id
            WHERE days.guild = ? AND days.number BETWEEN ? AND ?
            UNION ALL SELECT id FROM parties WHERE guild = ? AND ended_at >= ? AND ended_at < ?
        )
        GROUP BY deal_results."user" ORDER BY count(*) DESC, min(parties.id)
    """
    return fetch_rows(tx, PlayedWeek, query, guild, first, last, guild, since, until)


# The messages in the channels of servers.


def post_of(tx: Transaction, guild: int, kind: PostKind, number: int) -> DayPostRow | None:
    query = "SELECT {columns} FROM day_posts WHERE guild = ? AND kind = ? AND number = ?"
    return fetch_row(tx, DayPostRow, query, guild, kind, number)


def anyone_played(tx: Transaction, guild: int) -> bool:
    """Whether a partie or daily deal ever began on a server."""
    query = """
        SELECT 1 WHERE EXISTS (SELECT 1 FROM parties WHERE guild = ?)
        OR EXISTS (SELECT 1 FROM days JOIN parties ON parties.day = days.id WHERE days.guild = ?)
    """
    return tx.fetch_one(query, guild, guild) is not None


def first_posted(tx: Transaction, guild: int) -> int | None:
    return tx.fetch_number("SELECT min(number) FROM day_posts WHERE guild = ? AND kind = ?", guild, PostKind.DAY)


def put_post(tx: Transaction, post: DayPostRow) -> None:
    put_row(tx, "day_posts", post, "guild", "kind", "number")


def servers_with_channel(tx: Transaction) -> list[int]:
    return tx.fetch_column("SELECT id FROM guilds WHERE daily_channel > 0 ORDER BY daily_channel")
