"""A connection on which one chosen statement fails in a chosen manner."""

import sqlite3
from collections.abc import Callable
from enum import Enum
from pathlib import Path
from typing import Any, TypeVar

T = TypeVar("T")


class Manner(Enum):
    """How the chosen statement, or the commit, fails."""

    REFUSED = "nothing is done"
    UNDONE = "the whole transaction is undone, as SQLite does where the disk fails it"
    UNHEARD = "it is done, and nobody hears of it"
    STUCK = "nothing is done, and the transaction cannot be ended either"
    CANCELLED = "it is done, and the one who waits for it is cancelled meanwhile"


class Saboteur:
    """Opens connections, and makes one statement fail once ``arm`` is called."""

    def __init__(self) -> None:
        self.met = 0
        self.fired = False
        self._left = -1
        self._manner = Manner.REFUSED
        self._stuck = False
        self._cancel: Callable[[], object] = lambda: None

    def connect(self, path: Path) -> sqlite3.Connection:
        """Opens ``path`` as the bot does, but under the saboteur's control."""
        file = sqlite3.connect(path, isolation_level=None, check_same_thread=False, factory=Sabotaged)
        file.saboteur = self
        return file

    def arm(self, after: int, manner: Manner, cancel: Callable[[], object] = lambda: None) -> None:
        """Makes a statement fail after ``after`` others.

        Calls ``cancel``, from any thread, to cancel the waiting task.
        """
        self._left, self._manner, self._cancel, self.fired = after, manner, cancel, False

    def disarm(self) -> None:
        self._left, self._stuck = -1, False

    def does(self, file: "Sabotaged", statement: Callable[[], T]) -> T:
        self.met += 1
        self._left -= 1
        if self._left != -1:
            return statement()
        self.fired = True
        match self._manner:
            case Manner.CANCELLED:
                self._cancel()
                return statement()
            case Manner.UNHEARD:
                statement()
            case Manner.UNDONE:
                sqlite3.Connection.rollback(file)
            case Manner.STUCK:
                self._stuck = True
            case Manner.REFUSED:
                pass
        raise sqlite3.OperationalError("disk I/O error")

    def ends(self) -> None:
        """Raises once if the transaction is stuck and cannot end."""
        if self._stuck:
            self._stuck = False
            raise sqlite3.OperationalError("disk I/O error")


class Sabotaged(sqlite3.Connection):
    saboteur: Saboteur

    def execute(self, *arguments: Any) -> sqlite3.Cursor:
        return self.saboteur.does(self, lambda: sqlite3.Connection.execute(self, *arguments))

    def commit(self) -> None:
        self.saboteur.does(self, lambda: sqlite3.Connection.commit(self))

    def rollback(self) -> None:
        self.saboteur.ends()
        super().rollback()
