"""Where the SQL of SQLite and of PostgreSQL differs: a word for each, in one place. All other SQL is common."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Dialect:
    """The words of one database.

    ``locks_rows`` is whether ``SELECT … FOR UPDATE`` keeps other writers from a row until the transaction ends.
    ``skip_locked`` after a SELECT locks its rows, and leaves out those that another transaction has locked. ``now`` is
    the time in unix seconds by the database's clock.
    ``month_of`` gives the month, as 202611, of the ``{column}`` in unix seconds, in UTC. ``rounded`` gives the whole
    number next to a positive ``{column}``, the higher one of two.
    """

    locks_rows: bool
    skip_locked: str
    now: str
    month_of: str
    rounded: str


SQLITE: Final = Dialect(
    # A SQLite file has one writer at a time.
    locks_rows=False,
    skip_locked="",
    now="CAST(strftime('%s', 'now') AS BIGINT)",
    month_of="CAST(strftime('%Y%m', {column}, 'unixepoch') AS BIGINT)",
    rounded="CAST({column} + 0.5 AS BIGINT)",
)
POSTGRESQL: Final = Dialect(
    locks_rows=True,
    skip_locked="FOR UPDATE SKIP LOCKED",
    now="CAST(floor(extract(epoch FROM clock_timestamp())) AS BIGINT)",
    month_of="CAST(to_char(to_timestamp({column}) AT TIME ZONE 'UTC', 'YYYYMM') AS BIGINT)",
    rounded="CAST(floor({column} + 0.5) AS BIGINT)",
)
