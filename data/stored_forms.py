"""Reads stored values for the doctor (``bot/admin/doctor``), because the database does not check their form."""

from collections.abc import Iterator
from typing import Final

from data.par import ParRow
from data.players.training import TrainingRow
from data.store.rows import columns, fetch_rows, read_row
from data.store.transaction import Transaction

PAGE: Final = 1_000
"""Rows read at once."""


def values(tx: Transaction, table: str, column: str, key: str, where: str = "1 = 1") -> list[tuple[int, str | int]]:
    """Returns a column's distinct values as (key of one row with the value, value)."""
    query = f'SELECT min("{key}"), "{column}" FROM {table} WHERE {where} GROUP BY "{column}" ORDER BY 1'  # noqa: S608 - the doctor's own names
    return tx.fetch_tuples(query)


def terms(tx: Transaction) -> list[tuple[int, str, str]]:
    """Returns each combination of rules as (id of one challenge with it, rule set, house rules)."""
    return tx.fetch_tuples("SELECT min(id), rules, options FROM challenges GROUP BY rules, options ORDER BY 1")


def training(tx: Transaction) -> Iterator[tuple[TrainingRow, str | None]]:
    """Yields training decisions with their action's text.

    The text is None unless the person made the action in a finished partie.
    """
    query = f"""
        SELECT {columns(TrainingRow, "training")}, actions.text FROM training
        LEFT JOIN parties ON parties.id = training.partie AND parties.ended_at IS NOT NULL
        LEFT JOIN deals ON deals.partie = parties.id AND deals.number = training.deal
        LEFT JOIN seats ON seats.partie = parties.id AND seats."user" = training."user"
        LEFT JOIN actions ON actions.partie = parties.id AND actions.deal = training.deal
            AND actions.seq = deals.first_seq + training.place AND substr(actions.text, 1, 1) = CAST(seats.seat AS TEXT)
        WHERE (training.partie, training.deal, training.place) > (?, ?, ?)
        ORDER BY training.partie, training.deal, training.place LIMIT ?
    """  # noqa: S608 - a constant
    after = (-1, -1, -1)
    while page := tx.fetch_all(query, *after, PAGE):
        for row in page:
            yield read_row(TrainingRow, row), row["text"]
        after = (page[-1]["partie"], page[-1]["deal"], page[-1]["place"])


def pars(tx: Transaction) -> Iterator[ParRow]:
    query = """
        SELECT {columns} FROM pars WHERE (pack, rules, options) > (?, ?, ?) ORDER BY pack, rules, options LIMIT ?
    """
    after = ("", "", "")
    while page := fetch_rows(tx, ParRow, query, *after, PAGE):
        yield from page
        after = (page[-1].pack, page[-1].rules, page[-1].options)


_TIMES: Final = (
    ("day_words", "given_at", '"user"'),
    ("day_chains", "opens_at", "guild"),
    ("days", "opened_at", "id"),
    ("day_reminders", "due_at", '"user"'),
    ("training", "due_at", "partie"),
    ("brought", "brought_at", "id"),
)
"""Columns with a time, and the column that names their row."""
_IMPOSSIBLE: Final = {
    # A chain's words are deleted when its first day begins.
    "day_words.guild": """
        SELECT day_words."user" FROM day_words JOIN day_chains ON day_chains.guild = day_words.guild
        WHERE EXISTS (SELECT 1 FROM days WHERE days.guild = day_words.guild AND days.number >= day_chains.first_day)
    """,
    "day_reminders.guild": 'SELECT "user" FROM day_reminders WHERE guild < 0',
    "day_reminders.missed": 'SELECT "user" FROM day_reminders WHERE missed > 3',
    "day_posts.number": """
        SELECT guild FROM day_posts WHERE kind = 'day' AND NOT EXISTS (
            SELECT 1 FROM days WHERE days.guild = day_posts.guild AND days.number = day_posts.number
        )
    """,
    "day_posts.channel": "SELECT guild FROM day_posts WHERE channel <= 0",
    "parties.day_deal": "SELECT id FROM parties WHERE day_deal NOT IN (0, 1)",
    "training.found": "SELECT partie FROM training WHERE found > answers",
    "training.choice": "SELECT partie FROM training WHERE (choice IS NULL) <> (answers = 0)",
    # Guild 0 stands for all servers, which no one leaves.
    "names.gone": 'SELECT "user" FROM names WHERE guild = 0 AND gone = 1',
}
"""By column, the rows with a value that the bot never stores."""


def impossible(tx: Transaction, latest: int) -> list[tuple[str, int]]:
    """Returns (column, row key) for impossible values, including times after ``latest``."""
    found = [(column, row) for column, query in _IMPOSSIBLE.items() for row in tx.fetch_column(query)]
    for table, column, row in _TIMES:
        query = f"SELECT {row} FROM {table} WHERE {column} < 0 OR {column} > ?"  # noqa: S608 - constants
        found += [(f"{table}.{column}", one) for one in tx.fetch_column(query, latest)]
    return found
