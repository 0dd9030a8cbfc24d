"""Database addresses: a SQLite file's path, or a PostgreSQL server's URL."""

import os
import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, TypeAlias
from urllib.parse import urlsplit

SCHEMES: Final = ("postgresql", "postgres")

_FORM: Final = re.compile(
    r"""
    postgres(?:ql)?:// (?:[^:@/?\#\[\]]* (?::[^@/?\#\[\]]*)? @)?
    (?:[\w.-]* | \[[\da-f:]+\]) (?::\d+)? (?:, (?:[\w.-]* | \[[\da-f:]+\]) (?::\d+)?)*
    (?:/ [^@/?\#]*)? (?:\? [^@\#]*)?
    """,
    re.VERBOSE | re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class ServerAddress:
    """A PostgreSQL address. ``str()`` hides its password."""

    url: str = field(repr=False)

    @property
    def is_readable(self) -> bool:
        """Whether the address has the expected form; otherwise any part of it may be the password."""
        return _FORM.fullmatch(self.url) is not None

    def __str__(self) -> str:
        if not self.is_readable:
            return "postgresql://…"
        parts = urlsplit(self.url)
        host = parts.netloc.rpartition("@")[2]
        user = parts.netloc.rpartition("@")[0].partition(":")[0]
        return f"postgresql://{user and user + '@'}{host}{parts.path}"


Address: TypeAlias = Path | ServerAddress


def address_of(text: str) -> Address:
    """Parses a server address or a file path, resolving a symbolic link.

    So all paths to a file share one lock, and a restore replaces the file instead of the link.
    """
    scheme, separator, _ = text.partition("://")
    if separator and scheme.lower() in SCHEMES:
        return ServerAddress(text)
    return Path(os.path.realpath(text) if os.path.islink(text) else text)
