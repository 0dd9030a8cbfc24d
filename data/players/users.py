"""People's settings, DM channels, and names per server."""

from bot.model.changes import PersonLanguage
from bot.model.players import User
from data import parties
from data.store.rows import fetch_row, put_row
from data.store.transaction import Transaction


def get_user(tx: Transaction, user: int) -> User:
    return fetch_row(tx, User, "SELECT {columns} FROM users WHERE id = ?", user) or User(user)


def save_user(tx: Transaction, user: User) -> None:
    put_row(tx, "users", user, "id")
    tx.note(PersonLanguage(user.id, user.language))


def dm_channel(tx: Transaction, user: int) -> int | None:
    """Returns the DM channel last opened for a person, or else the channel of their newest hand message."""
    known: int | None = tx.fetch_value("SELECT dm_channel FROM users WHERE id = ?", user)
    return parties.dm_channel(tx, user) if known is None else known


def newest_dm_channels(tx: Transaction, number: int) -> list[int]:
    query = "SELECT dm_channel FROM users WHERE dm_channel IS NOT NULL ORDER BY dm_channel DESC LIMIT ?"
    return [channel for (channel,) in tx.fetch_tuples(query, number)]


def add_user(tx: Transaction, user: int) -> None:
    put_row(tx, "users", get_user(tx, user), "id")


def save_dm_channel(tx: Transaction, user: int, channel: int) -> None:
    """Stores a person's DM channel, unless the person was forgotten."""
    tx.execute("UPDATE users SET dm_channel = ? WHERE id = ?", channel, user)


def languages_of_people(tx: Transaction) -> dict[int, str]:
    return dict(tx.fetch_tuples("SELECT id, language FROM users WHERE language > ''"))


def is_gone(tx: Transaction, user: int, guild: int) -> bool:
    return tx.fetch_one('SELECT 1 FROM names WHERE guild = ? AND "user" = ? AND gone = 1', guild, user) is not None


def set_gone(tx: Transaction, user: int, guild: int, gone: bool) -> bool:
    """Stores whether a player has left a server. Returns False if nothing has changed."""
    update = 'UPDATE names SET gone = ? WHERE guild = ? AND "user" = ? AND gone <> ? RETURNING gone'
    return tx.fetch_one(update, int(gone), guild, user, int(gone)) is not None


def set_name(tx: Transaction, user: int, guild: int, name: str, ended_at: int) -> None:
    """Stores a player's name, also on leaderboards, unless a later partie has set it. ``guild`` 0 means all servers."""
    update = """
        UPDATE names SET ended_at = CASE WHEN ended_at < ? THEN ? ELSE ended_at END
        WHERE guild = ? AND "user" = ? AND name = ? RETURNING name
    """
    put = """
        INSERT INTO names (guild, "user", name, ended_at) VALUES (?, ?, ?, ?)
        ON CONFLICT (guild, "user") DO UPDATE SET name = excluded.name, ended_at = excluded.ended_at
        WHERE excluded.ended_at >= names.ended_at
    """
    if tx.fetch_one(update, ended_at, ended_at, guild, user, name) is None:
        tx.execute(put, guild, user, name, ended_at)
        shown = name_of(tx, user, guild)
        tx.execute('UPDATE places SET name = ? WHERE "user" = ? AND guild = ?', shown, user, guild)


def name_of(tx: Transaction, user: int, guild: int) -> str:
    """Returns a player's name in their last partie on a server (``guild`` 0: on any server), or "" without a partie."""
    return tx.fetch_value('SELECT name FROM names WHERE guild = ? AND "user" = ?', guild, user) or ""
