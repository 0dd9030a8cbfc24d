"""The address of the database: a file of SQLite, or a PostgreSQL server."""

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
    """The address of a PostgreSQL database. Its text form contains no password and no other secret."""

    url: str = field(repr=False)

    @property
    def is_readable(self) -> bool:
        """True if the address is well formed; otherwise the password may be in the place of another part."""
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
    """The address of a server, or else the path of a file.

    A symbolic link is resolved, so that the lock recognises a database by any path, and a restored database replaces
    the old file and not the link.
    """
    scheme, separator, _ = text.partition("://")
    if separator and scheme.lower() in SCHEMES:
        return ServerAddress(text)
    return Path(os.path.realpath(text) if os.path.islink(text) else text)
