"""Values whose form the database itself cannot check: each once, with the column and the row in which it is first."""

from data.store.transaction import Transaction


def languages(tx: Transaction) -> list[tuple[str, int, str]]:
    """The languages of people and servers, with their columns and an id. "" is left out where it means none."""
    rows = tx.fetch_all(
        """
        SELECT 'users.locale' AS "column", min(id) AS id, locale AS language FROM users GROUP BY locale
        UNION ALL
        SELECT 'users.language', min(id), language FROM users WHERE language <> '' GROUP BY language
        UNION ALL
        SELECT 'guilds.language', min(id), language FROM guilds WHERE language <> '' GROUP BY language
        ORDER BY 1, 2
        """
    )
    return [(row["column"], row["id"], row["language"]) for row in rows]


def lessons(tx: Transaction) -> list[tuple[int, str]]:
    """The names of the lessons that people have begun, each with a person."""
    rows = tx.fetch_all('SELECT min("user") AS "user", lesson FROM lessons GROUP BY lesson ORDER BY lesson')
    return [(row["user"], row["lesson"]) for row in rows]


def problems(tx: Transaction) -> list[tuple[int, int]]:
    """The numbers of the problems that people have answered, each with a person."""
    rows = tx.fetch_all('SELECT min("user") AS "user", problem FROM problem_answers GROUP BY problem ORDER BY problem')
    return [(row["user"], row["problem"]) for row in rows]


def closed_terms(tx: Transaction) -> list[tuple[int, str, str]]:
    """The rule sets and house rules of the challenges that are not open, each with a challenge."""
    rows = tx.fetch_all(
        """
        SELECT min(id) AS id, rules, options FROM challenges WHERE state <> 'open' GROUP BY rules, options ORDER BY 1
        """
    )
    return [(row["id"], row["rules"], row["options"]) for row in rows]
