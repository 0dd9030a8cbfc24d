"""Single facts about the bot itself, by name, such as the hash of the commands it last told Discord."""

from data.store.transaction import Transaction


def get_meta(tx: Transaction, name: str) -> str | None:
    """The value kept under ``name``, None where there is none."""
    row = tx.fetch_one("SELECT value FROM meta WHERE name = ?", name)
    return None if row is None else str(row["value"])


def set_meta(tx: Transaction, name: str, value: str) -> None:
    """Keep ``value`` under ``name``."""
    tx.execute(
        "INSERT INTO meta (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        name,
        value,
    )
