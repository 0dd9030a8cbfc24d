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
    """The address of a PostgreSQL database. As text it has no password, and nothing else that may be a secret."""

    url: str = field(repr=False)

    @property
    def is_readable(self) -> bool:
        """True if all its parts are in their places; otherwise the password may be in that of another part."""
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

    A symbolic link is resolved: the lock must recognise the same database by any path, and a database that is put in
    place must replace the old one and not the link.
    """
    scheme, separator, _ = text.partition("://")
    if separator and scheme.lower() in SCHEMES:
        return ServerAddress(text)
    return Path(os.path.realpath(text) if os.path.islink(text) else text)
