"""Named values about the bot itself, such as the hash of the commands that it last registered with Discord."""

from data.store.transaction import Transaction


def get_meta(tx: Transaction, name: str) -> str | None:
    """The value stored under ``name``, or None."""
    row = tx.fetch_one("SELECT value FROM meta WHERE name = ?", name)
    return None if row is None else str(row["value"])


def set_meta(tx: Transaction, name: str, value: str) -> None:
    """Saves ``value`` under ``name``."""
    tx.execute(
        "INSERT INTO meta (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        name,
        value,
    )
