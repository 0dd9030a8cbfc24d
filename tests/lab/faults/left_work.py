from time import time
from typing import Final, TypeAlias

from tests.fakes.process.scenario import UNTOLD
from tests.lab.faults.books import Books

LATER: Final = 3600
"""Seconds. A notice due later than this does not wait for a process."""
_NOTICES: Final = f"""
SELECT outbox.id, first_seq, partie, place, kind, tried, attempts, outbox.due_at
FROM outbox JOIN parties ON parties.id = outbox.partie
WHERE outbox.id IN ({UNTOLD}) AND outbox.due_at <= ? AND (parties.guild = ? OR ? = 0)
"""  # noqa: S608 - a query of our own
_HOUSE_TURNS: Final = "SELECT id, seq FROM parties WHERE ended_at IS NULL AND to_act = house AND (guild = ? OR ? = 0)"

Left: TypeAlias = dict[tuple[str, int, int], str]
"""Work left: a text by kind and two numbers that identify it."""


def left_work(books: Books, ahead: int = 0, guild: int = 0) -> Left:
    """Returns the messages due within ``ahead`` seconds and the house's turns, in one server's parties or in all."""
    now, found = int(time()), Left()
    for number, first, partie, place, kind, tried, attempts, due in books.ask(_NOTICES, now + ahead, guild, guild):
        # A partly delivered notice keeps its id.
        found["notice", number, first] = (
            f"notice {number} of partie {partie}, {kind} for {place} from decision {first} on,"
            f" {'tried' if tried else 'not tried'}, {attempts} attempts, due in {due - now} s"
        )
    for partie, seq in books.ask(_HOUSE_TURNS, guild, guild):
        found["house", partie, seq] = f"the house in partie {partie} after {seq} decisions"
    return found
