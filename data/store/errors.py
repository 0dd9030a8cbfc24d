"""Database errors. Their texts contain no stored values, because a value may be a hand."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from data.store.address import Address


class UnusableDatabase(Exception):
    """The database cannot be used, and was not changed. The text is a sentence for the operator."""


class ServerAway(UnusableDatabase):
    """The PostgreSQL server cannot be reached at the moment."""


class DatabaseInUse(Exception):
    def __init__(self, address: Address) -> None:
        super().__init__(str(address))
        self.address = address


class DamagedValue(Exception):
    """A stored value has an impossible form. The text names its column and row."""


class ClosedDatabase(Exception): ...


class ServerError(Exception):
    """PostgreSQL refused a statement."""

    def __init__(self, message: str, code: str = "") -> None:
        super().__init__(message)
        self.code = code
        """The SQLSTATE, or "" without one."""


class BrokenConstraint(ServerError): ...


class ServerGone(ServerError):
    """The PostgreSQL server cannot be reached, and nothing was stored."""


class UnknownOutcome(ServerGone):
    """The connection was lost during a COMMIT, so the transaction may or may not be stored."""


SQLITE_ERRORS: Final = (sqlite3.Error, UnicodeDecodeError)
"""Python raises UnicodeDecodeError if SQLite's message has bytes that are not UTF-8."""
DATABASE_ERRORS: Final = (*SQLITE_ERRORS, ServerError)
CONSTRAINT_ERRORS: Final = (sqlite3.IntegrityError, BrokenConstraint)


def legible(error: Exception) -> Exception:
    """Returns the error, or a readable replacement if its text is not UTF-8."""
    if isinstance(error, UnicodeDecodeError):
        return sqlite3.DatabaseError("the schema is not UTF-8")
    if str(error).startswith("Could not decode to UTF-8"):
        return sqlite3.DatabaseError("a stored text is not UTF-8")
    return error


@contextmanager
def errors_of(address: Address) -> Iterator[None]:
    """Raises UnusableDatabase for any database error in its block."""
    try:
        yield
    except DamagedValue as error:
        raise UnusableDatabase(f"The database {address} cannot be used: {error} is damaged.") from None
    except DATABASE_ERRORS as error:
        raise unusable(address, error) from None


def unusable(address: Address, error: Exception) -> UnusableDatabase:
    """Converts a database error to ServerAway if another attempt may succeed, else to UnusableDatabase."""
    kind = ServerAway if isinstance(error, ServerGone) else UnusableDatabase
    return kind(f"The database {address} cannot be used: {legible(error)}.")


_STORAGE_FAULTS: Final = (
    "SQLITE_FULL",
    "SQLITE_IOERR",
    "SQLITE_READONLY",
    "SQLITE_BUSY",
    "SQLITE_CANTOPEN",
    "SQLITE_CORRUPT",
)
"""Beginnings of the SQLite error names for faults of disk or file."""


_SERVER_FAULTS: Final = {"53": "the server's disk or memory", "58": "the server's disk", "25006": "a read-only server"}
"""Beginnings of the SQLSTATEs for faults of the server, each with the cause."""


def storage_fault(error: BaseException | None) -> str | None:
    """Returns the cause of a disk, file or server error, or None for any other error."""
    if isinstance(error, ServerGone):
        return "the server"
    if isinstance(error, ServerError):
        return next((name for code, name in _SERVER_FAULTS.items() if error.code.startswith(code)), None)
    name: str = getattr(error, "sqlite_errorname", "")
    return name if name.startswith(_STORAGE_FAULTS) else None
