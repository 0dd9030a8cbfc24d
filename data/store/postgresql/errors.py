"""Converts PostgreSQL's errors to ours. They quote rows and values, which may be hands, so little of them is kept."""

from typing import Final

import psycopg

from data.store.errors import BrokenConstraint, ServerError, ServerGone

QUOTING: Final = ("22", "P0", "XX")
"""The classes of errors whose first line may quote a value."""
CONFLICTS: Final = ("40001", "40P01")
"""The transaction conflicted with another one, and runs again."""
_CONSTRAINT: Final = "23"
_GONE: Final = ("08", "57P01", "57P02", "57P03", "25P03")
"""The server ends the connection, or accepts none now."""


class Conflict(ServerError):
    """The transaction conflicted with another one and did nothing; it may succeed if it runs again."""


def server_error(error: psycopg.Error, *, broken: bool = False) -> ServerError:
    """Our error for a driver error, stripped of stored values; ``broken`` means that the connection is lost."""
    code = error.sqlstate or ""
    if code in CONFLICTS:
        return Conflict(_text(error, code), code)
    if broken or code.startswith(_GONE):
        return ServerGone(_text(error, code), code)
    if code.startswith(_CONSTRAINT):
        return BrokenConstraint(_text(error, code), code)
    return ServerError(_text(error, code), code)


def _text(error: psycopg.Error, code: str) -> str:
    """The first line of the error, and never its details, which quote whole rows."""
    if code.startswith(QUOTING):
        return f"{type(error).__name__} ({code})"
    said = error.diag.message_primary or (str(error) if isinstance(error, psycopg.OperationalError) else "")
    line = " ".join(said.split()) or type(error).__name__
    return f"{line} ({code})" if code else line
