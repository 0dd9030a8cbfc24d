"""The questions that bots hand out to thinkers on other machines, and the thinkers that are alive.

All times are by the database's clock, since the clocks of the machines may differ.
"""

from typing import Final, NamedTuple

from data.store.transaction import Transaction

ALIVE: Final = 5
"""Seconds without a beat after which a thinker counts as dead."""
PATIENCE: Final = 5
"""The seconds that a question waits for its answer beyond its budget; after that no thinker takes it."""
KEPT: Final = 60
"""Seconds after which a question is deleted in any case."""


class Question(NamedTuple):
    """A question that a thinker has taken. ``budget`` is in seconds of processor time."""

    id: int
    kind: str
    text: str
    budget: float


class Answers(NamedTuple):
    """The answers received (``come``), by question; None if the thinker failed.

    ``waiting`` is the number of other questions that no thinker has taken; ``thinking`` is whether a thinker is alive.
    """

    come: dict[int, str | None]
    waiting: int
    thinking: bool


def ask(tx: Transaction, asker: str, version: str, kind: str, text: str, budget: float) -> int | None:
    """Stores a question for the thinkers of this version and returns its id; None if no such thinker is alive."""
    _forget_old(tx)
    if version not in living_versions(tx):
        return None
    insert = f"""
        INSERT INTO thoughts (asker, version, kind, question, budget, asked_at)
        VALUES (?, ?, ?, ?, ?, {tx.dialect.now}) RETURNING id
    """  # noqa: S608 - words of the dialect
    return int(tx.fetch_value(insert, asker, version, kind, text, budget))


def answers(tx: Transaction, asker: str, version: str) -> Answers:
    """Takes the answers to an asker's questions out of the database."""
    delete = "DELETE FROM thoughts WHERE asker = ? AND (answer IS NOT NULL OR failed = 1) RETURNING id, answer"
    come = dict(tx.fetch_tuples(delete, asker))
    waiting = tx.fetch_value("SELECT count(*) FROM thoughts WHERE asker = ? AND taken_by IS NULL", asker)
    return Answers(come, waiting, version in living_versions(tx))


def withdraw(tx: Transaction, thought: int) -> None:
    """Deletes a question whose answer is not awaited any more."""
    tx.execute("DELETE FROM thoughts WHERE id = ?", thought)


def living_versions(tx: Transaction) -> set[str]:
    """The versions of the thinkers that are alive."""
    query = f"SELECT DISTINCT version FROM thinkers WHERE seen_at > {tx.dialect.now} - ?"  # noqa: S608 - words of the dialect
    return set(tx.fetch_column(query, ALIVE))


def beat(tx: Transaction, thinker: str, version: str) -> None:
    """Records that a thinker is alive, and deletes old thinkers and questions."""
    put = f"""
        INSERT INTO thinkers (id, version, seen_at) VALUES (?, ?, {tx.dialect.now})
        ON CONFLICT (id) DO UPDATE SET seen_at = excluded.seen_at
    """  # noqa: S608 - words of the dialect
    tx.execute(put, thinker, version)
    tx.execute(f"DELETE FROM thinkers WHERE seen_at < {tx.dialect.now} - ?", KEPT)  # noqa: S608 - words of the dialect
    _forget_old(tx)


def leave(tx: Transaction, thinker: str) -> None:
    """Removes a thinker that is stopping, which frees the questions it has taken."""
    tx.execute("DELETE FROM thinkers WHERE id = ?", thinker)


def take(tx: Transaction, thinker: str, version: str) -> Question | None:
    """Takes the oldest free question: taken by no thinker, or by one that died. None if there is none."""
    update = f"""
        UPDATE thoughts SET taken_by = ? WHERE id = (
            SELECT id FROM thoughts
            WHERE version = ? AND answer IS NULL AND failed = 0 AND asked_at + budget + ? > {tx.dialect.now}
                AND (taken_by IS NULL OR taken_by NOT IN
                    (SELECT id FROM thinkers WHERE seen_at > {tx.dialect.now} - ?))
            ORDER BY id LIMIT 1 {tx.dialect.skip_locked}
        ) RETURNING id, kind, question, budget
    """  # noqa: S608 - words of the dialect
    row = tx.fetch_one(update, thinker, version, PATIENCE, ALIVE)
    return None if row is None else Question(*row)


def finish(tx: Transaction, thinker: str, thought: int, answer: str | None) -> None:
    """Stores the answer to a question that this thinker has taken; None if it failed."""
    update = "UPDATE thoughts SET answer = ?, failed = ? WHERE id = ? AND taken_by = ?"
    tx.execute(update, answer, int(answer is None), thought, thinker)


def _forget_old(tx: Transaction) -> None:
    tx.execute(f"DELETE FROM thoughts WHERE asked_at < {tx.dialect.now} - ?", KEPT)  # noqa: S608 - words of the dialect
