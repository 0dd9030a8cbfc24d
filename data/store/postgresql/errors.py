"""Converts PostgreSQL errors, leaving out texts that quote rows or values, such as hands."""

from typing import Final

import psycopg

from data.store.errors import BrokenConstraint, ServerError, ServerGone

QUOTING: Final = ("22", "P0", "XX")
"""Classes of errors with a first line that may quote a value."""
CONFLICTS: Final = ("40001", "40P01")
"""Codes of a conflict with another transaction."""
_CONSTRAINT: Final = "23"
_GONE: Final = ("08", "57P01", "57P02", "57P03", "25P03")
"""Codes of a server that ends the connection, or accepts none at the moment."""


class Conflict(ServerError):
    """The transaction conflicted with another and stored nothing. It may succeed if run again."""


def server_error(error: psycopg.Error, *, broken: bool = False) -> ServerError:
    """Converts a driver error, without stored values. ``broken`` means that the connection is lost."""
    code = error.sqlstate or ""
    if code in CONFLICTS:
        return Conflict(_text(error, code), code)
    if broken or code.startswith(_GONE):
        return ServerGone(_text(error, code), code)
    if code.startswith(_CONSTRAINT):
        return BrokenConstraint(_text(error, code), code)
    return ServerError(_text(error, code), code)


def _text(error: psycopg.Error, code: str) -> str:
    # Never the details: they quote whole rows.
    if code.startswith(QUOTING):
        return f"{type(error).__name__} ({code})"
    said = error.diag.message_primary or (str(error) if isinstance(error, psycopg.OperationalError) else "")
    line = " ".join(said.split()) or type(error).__name__
    return f"{line} ({code})" if code else line
