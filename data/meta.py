"""Named values about the bot itself."""

import re
from typing import Final

from data.store.errors import DamagedValue
from data.store.transaction import Transaction

_NUMBER: Final = re.compile("[0-9]{1,18}")
"""A number within the database's integers."""


def get_meta(tx: Transaction, name: str) -> str | None:
    value: str | None = tx.fetch_value("SELECT value FROM meta WHERE name = ?", name)
    return value


def get_number(tx: Transaction, name: str) -> int | None:
    """Returns a stored whole number, or None if ``name`` has no value. Raises DamagedValue."""
    stored = get_meta(tx, name)
    if stored is not None and _NUMBER.fullmatch(stored) is None:
        raise DamagedValue(f"meta.value {name}")
    return None if stored is None else int(stored)


def set_meta(tx: Transaction, name: str, value: str) -> None:
    put = "INSERT INTO meta (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
    tx.execute(put, name, value)
