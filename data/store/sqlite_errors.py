"""What Python raises for a database that SQLite refuses or cannot read, in a form that quotes no stored text."""

import sqlite3
from typing import Final

SQLITE_ERRORS: Final = (sqlite3.Error, UnicodeDecodeError)
"""Python raises a UnicodeDecodeError if SQLite's own message holds bytes of the file that are not UTF-8."""


def legible(error: sqlite3.Error | UnicodeDecodeError) -> sqlite3.Error:
    """The same error, but one about text that is not UTF-8 without that text, which may be a hand."""
    if isinstance(error, UnicodeDecodeError):
        return sqlite3.DatabaseError("the schema is not UTF-8")
    if str(error).startswith("Could not decode to UTF-8"):
        return sqlite3.DatabaseError("a stored text is not UTF-8")
    return error


_STORAGE_FAULTS: Final = (
    "SQLITE_FULL",
    "SQLITE_IOERR",
    "SQLITE_READONLY",
    "SQLITE_BUSY",
    "SQLITE_CANTOPEN",
    "SQLITE_CORRUPT",
)
"""The names of errors that come from the disk or the file and not from the bot. Each stands for all that begin so."""


def storage_fault(error: BaseException | None) -> str | None:
    """SQLite's name for an error that comes from the disk or the file; None for any other error."""
    name: str = getattr(error, "sqlite_errorname", "")
    return name if name.startswith(_STORAGE_FAULTS) else None
