"""Lists stored values whose form the database cannot check, most of them once, with the id of a row that has them."""

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
