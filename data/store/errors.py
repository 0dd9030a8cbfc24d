"""Database errors, without stored values, which may be hands."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from data.store.address import Address


class UnusableDatabase(Exception):
    """The database cannot be used, and was not changed. The text is for the host."""


class ServerAway(UnusableDatabase):
    """The PostgreSQL server cannot be reached now."""


class DatabaseInUse(Exception):
    def __init__(self, address: Address) -> None:
        super().__init__(str(address))
        self.address = address


class DamagedValue(Exception):
    """A value that no version of the bot stores. The text is its column and row."""


class ClosedDatabase(Exception): ...


class ServerError(Exception):
    """PostgreSQL refused a statement. ``code`` is its SQLSTATE, or ""."""

    def __init__(self, message: str, code: str = "") -> None:
        super().__init__(message)
        self.code = code


class BrokenConstraint(ServerError): ...


class ServerGone(ServerError):
    """The PostgreSQL server cannot be reached; nothing was done."""


class UnknownOutcome(ServerGone):
    """The connection was lost during a COMMIT, which may have taken effect."""


SQLITE_ERRORS: Final = (sqlite3.Error, UnicodeDecodeError)
"""UnicodeDecodeError: SQLite's message holds bytes that are not UTF-8."""
DATABASE_ERRORS: Final = (*SQLITE_ERRORS, ServerError)
CONSTRAINT_ERRORS: Final = (sqlite3.IntegrityError, BrokenConstraint)


def legible(error: Exception) -> Exception:
    """Returns the error; its text is replaced if it is not UTF-8."""
    if isinstance(error, UnicodeDecodeError):
        return sqlite3.DatabaseError("the schema is not UTF-8")
    if str(error).startswith("Could not decode to UTF-8"):
        return sqlite3.DatabaseError("a stored text is not UTF-8")
    return error


@contextmanager
def errors_of(address: Address) -> Iterator[None]:
    """Turns database errors into UnusableDatabase."""
    try:
        yield
    except DamagedValue as error:
        raise UnusableDatabase(f"The database {address} cannot be used: {error} is damaged.") from None
    except DATABASE_ERRORS as error:
        raise unusable(address, error) from None


def unusable(address: Address, error: Exception) -> UnusableDatabase:
    """Returns ServerAway if another attempt may succeed, else UnusableDatabase."""
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
"""Prefixes of error names caused by disk or file."""


_SERVER_FAULTS: Final = {"53": "the server's disk or memory", "58": "the server's disk", "25006": "a read-only server"}
"""Prefixes of SQLSTATEs caused by the server."""


def storage_fault(error: BaseException | None) -> str | None:
    """Names an error caused by disk, file or server; None for any other."""
    if isinstance(error, ServerGone):
        return "the server"
    if isinstance(error, ServerError):
        return next((name for code, name in _SERVER_FAULTS.items() if error.code.startswith(code)), None)
    name: str = getattr(error, "sqlite_errorname", "")
    return name if name.startswith(_STORAGE_FAULTS) else None
