"""Lists stored values whose form the database cannot check, most of them once, with the id of a row that has them."""

from typing import Final

from data.par import ParRow
from data.players.training import TrainingRow
from data.store.rows import columns, fetch_rows, read_row
from data.store.transaction import Transaction


def languages(tx: Transaction) -> list[tuple[str, int, str]]:
    """The languages of people and servers as (column, id, language), without "" where it means none."""
    return tx.fetch_tuples(
        """
        SELECT 'users.locale' AS "column", min(id) AS id, locale AS language FROM users GROUP BY locale
        UNION ALL
        SELECT 'users.language', min(id), language FROM users WHERE language <> '' GROUP BY language
        UNION ALL
        SELECT 'guilds.language', min(id), language FROM guilds WHERE language <> '' GROUP BY language
        ORDER BY 1, 2
        """
    )


def lessons(tx: Transaction) -> list[tuple[int, str]]:
    """The lessons that people have begun, as (person, name)."""
    return tx.fetch_tuples('SELECT min("user"), lesson FROM lessons GROUP BY lesson ORDER BY lesson')


def problems(tx: Transaction) -> list[tuple[int, int]]:
    """The problems that people have answered, as (person, number)."""
    return tx.fetch_tuples('SELECT min("user"), problem FROM problem_answers GROUP BY problem ORDER BY problem')


def training(tx: Transaction) -> list[tuple[TrainingRow, str | None]]:
    """All decisions to train on, with the action as text if it was made by this person in a finished partie."""
    query = f"""
        SELECT {columns(TrainingRow, "training")}, actions.text FROM training
        LEFT JOIN parties ON parties.id = training.partie AND parties.ended_at IS NOT NULL
        LEFT JOIN deals ON deals.partie = parties.id AND deals.number = training.deal
        LEFT JOIN seats ON seats.partie = parties.id AND seats."user" = training."user"
        LEFT JOIN actions ON actions.partie = parties.id AND actions.deal = training.deal
            AND actions.seq = deals.first_seq + training.place AND substr(actions.text, 1, 1) = CAST(seats.seat AS TEXT)
        ORDER BY training.partie, training.deal, training.place
    """  # noqa: S608 - a constant
    return [(read_row(TrainingRow, row), row["text"]) for row in tx.fetch_all(query)]


def closed_terms(tx: Transaction) -> list[tuple[int, str, str]]:
    """The terms of challenges that are not open, as (challenge, rule set, house rules)."""
    query = "SELECT min(id), rules, options FROM challenges WHERE state <> 'open' GROUP BY rules, options ORDER BY 1"
    return tx.fetch_tuples(query)


def clock_settings(tx: Transaction) -> list[tuple[int, str, str]]:
    """The clock settings of people who chose some, as (person, quiet hours, time zone)."""
    return tx.fetch_tuples("SELECT id, quiet, zone FROM users WHERE quiet <> '' OR zone <> 'UTC' ORDER BY id")


def server_zones(tx: Transaction) -> list[tuple[int, str]]:
    """The time zones that servers have chosen, as (server, time zone)."""
    return tx.fetch_tuples("SELECT id, daily_zone FROM guilds WHERE daily_zone <> 'UTC' ORDER BY id")


def rest_settings(tx: Transaction) -> list[tuple[int, str, str]]:
    """The days of rest that people have chosen, as (person, days, time zone)."""
    return tx.fetch_tuples('SELECT "user", days, zone FROM rest_days ORDER BY "user", from_at')


def pars(tx: Transaction) -> list[ParRow]:
    """All pars in the order of their key."""
    return fetch_rows(tx, ParRow, "SELECT {columns} FROM pars ORDER BY pack, rules, options")


def word_keys(tx: Transaction) -> list[tuple[int, str]]:
    """The keys of the words given for days to come, as (person, key)."""
    return tx.fetch_tuples('SELECT "user", key FROM day_words ORDER BY "user"')


_OUT_OF_TIME: Final = (
    ("day_words", "given_at", '"user"'),
    ("day_chains", "opens_at", "guild"),
    ("days", "opened_at", "id"),
    ("day_reminders", "due_at", '"user"'),
    ("training", "due_at", "partie"),
)
"""Columns with a time, and the column that names their row."""
_IMPOSSIBLE: Final = {
    # The words of a chain are deleted as its first day begins.
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
"""For each column, the rows with a value that the bot never stores there."""


def impossible(tx: Transaction, latest: int) -> list[tuple[str, int]]:
    """Values that the bot never stores, as (column, id of the row). No stored time is later than ``latest``."""
    found = [(column, row) for column, query in _IMPOSSIBLE.items() for row in tx.fetch_column(query)]
    for table, column, row in _OUT_OF_TIME:
        query = f"SELECT {row} FROM {table} WHERE {column} < 0 OR {column} > ?"  # noqa: S608 - constants
        found += [(f"{table}.{column}", one) for one in tx.fetch_column(query, latest)]
    return found


def paces(tx: Transaction) -> list[tuple[str, int, int]]:
    """The paces of servers, open challenges and parties in play, as (table, id, pace)."""
    return tx.fetch_tuples(
        """
        SELECT 'guilds' AS "table", min(id) AS id, pace FROM guilds WHERE pace IS NOT NULL GROUP BY pace
        UNION ALL
        SELECT 'challenges', min(id), pace FROM challenges WHERE state = 'open' AND pace IS NOT NULL GROUP BY pace
        UNION ALL
        SELECT 'parties', min(id), pace FROM parties WHERE ended_at IS NULL AND pace IS NOT NULL GROUP BY pace
        """
    )
