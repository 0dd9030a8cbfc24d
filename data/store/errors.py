"""The database's errors, in a form that never quotes a stored value, which may be a hand."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from data.store.address import Address


class UnusableDatabase(Exception):
    """The database cannot be used, and was not changed. The text says why, for the person who started the bot."""


class DatabaseInUse(Exception):
    """Another process uses this database."""

    def __init__(self, address: Address) -> None:
        super().__init__(str(address))
        self.address = address


class DamagedValue(Exception):
    """A stored value that no version of the bot can have written. The text is its column and row, never the value."""


class ClosedDatabase(Exception):
    """The database was closed; nothing was done."""


class ServerError(Exception):
    """PostgreSQL refused a statement. ``code`` is its SQLSTATE, "" if there is none."""

    def __init__(self, message: str, code: str = "") -> None:
        super().__init__(message)
        self.code = code


class BrokenConstraint(ServerError):
    """PostgreSQL refused a row that breaks a constraint of its table."""


class ServerGone(ServerError):
    """The PostgreSQL server cannot be reached; nothing was done."""


class UnknownOutcome(ServerGone):
    """The connection to the PostgreSQL server was lost during a COMMIT, so it is not known whether it took effect."""


SQLITE_ERRORS: Final = (sqlite3.Error, UnicodeDecodeError)
"""Python raises a UnicodeDecodeError if SQLite's own message holds bytes of the file that are not UTF-8."""
DATABASE_ERRORS: Final = (*SQLITE_ERRORS, ServerError)
CONSTRAINT_ERRORS: Final = (sqlite3.IntegrityError, BrokenConstraint)


def legible(error: Exception) -> Exception:
    """The error itself, or one without its text if that quotes a text that is not UTF-8."""
    if isinstance(error, UnicodeDecodeError):
        return sqlite3.DatabaseError("the schema is not UTF-8")
    if str(error).startswith("Could not decode to UTF-8"):
        return sqlite3.DatabaseError("a stored text is not UTF-8")
    return error


@contextmanager
def used(address: Address) -> Iterator[None]:
    """Turns every error of the database raised inside into UnusableDatabase, with the address."""
    try:
        yield
    except DamagedValue as error:
        raise UnusableDatabase(f"The database {address} cannot be used: {error} is damaged.") from None
    except DATABASE_ERRORS as error:
        raise unusable(address, error) from None


def unusable(address: Address, error: Exception) -> UnusableDatabase:
    """The database's message, as a sentence."""
    return UnusableDatabase(f"The database {address} cannot be used: {legible(error)}.")


_STORAGE_FAULTS: Final = (
    "SQLITE_FULL",
    "SQLITE_IOERR",
    "SQLITE_READONLY",
    "SQLITE_BUSY",
    "SQLITE_CANTOPEN",
    "SQLITE_CORRUPT",
)
"""How the names of errors begin that are caused by the disk or the file and not by the bot."""


_SERVER_FAULTS: Final = {"53": "the server's disk or memory", "58": "the server's disk", "25006": "a read-only server"}
"""The same for a server that can be reached, by how its SQLSTATE begins."""


def storage_fault(error: BaseException | None) -> str | None:
    """A name for an error caused by the disk, the file or the server; None for any other error."""
    if isinstance(error, ServerGone):
        return "the server"
    if isinstance(error, ServerError):
        return next((name for code, name in _SERVER_FAULTS.items() if error.code.startswith(code)), None)
    name: str = getattr(error, "sqlite_errorname", "")
    return name if name.startswith(_STORAGE_FAULTS) else None
