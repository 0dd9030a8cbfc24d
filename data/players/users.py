"""The settings of a person, whether their DMs are open, and their names on each server."""

from bot.model.changes import PersonLanguage
from bot.model.ids import PartieId
from bot.model.players import User
from data.store.rows import put_row, read_row
from data.store.transaction import Transaction


def get_user(tx: Transaction, user: int) -> User:
    """The settings of a person; the defaults if none are stored."""
    row = tx.fetch_one("SELECT * FROM users WHERE id = ?", user)
    return User(user) if row is None else read_row(User, row)


def users_at(tx: Transaction, partie_id: PartieId) -> dict[int, User]:
    """The stored settings of the people at a partie, by user id; a person without any is missing."""
    rows = tx.fetch_all(
        'SELECT users.* FROM seats JOIN users ON users.id = seats."user" WHERE seats.partie = ?', partie_id
    )
    return {row["id"]: read_row(User, row) for row in rows}


def save_user(tx: Transaction, user: User) -> None:
    """Saves all settings of a person."""
    put_row(tx, "users", user, "id")
    tx.note(PersonLanguage(user.id, user.language))


def languages_of_people(tx: Transaction) -> dict[int, str]:
    """The people who have chosen a language, and which."""
    rows = tx.fetch_all("SELECT id, language FROM users WHERE language > ''")
    return {row["id"]: row["language"] for row in rows}


def set_name(tx: Transaction, user: int, guild: int, name: str, ended_at: int) -> None:
    """Saves a player's name on a server (0: all servers) from a partie, unless a later partie gave a newer one.

    Their rows on that server's leaderboards show the name too.
    """
    as_before = tx.fetch_one(
        """
        UPDATE names SET ended_at = CASE WHEN ended_at < ? THEN ? ELSE ended_at END
        WHERE guild = ? AND "user" = ? AND name = ? RETURNING name
        """,
        ended_at,
        ended_at,
        guild,
        user,
        name,
    )
    if as_before is not None:
        return
    tx.execute(
        """
        INSERT INTO names (guild, "user", name, ended_at) VALUES (?, ?, ?, ?)
        ON CONFLICT (guild, "user") DO UPDATE SET name = excluded.name, ended_at = excluded.ended_at
        WHERE excluded.ended_at >= names.ended_at
        """,
        guild,
        user,
        name,
        ended_at,
    )
    tx.execute('UPDATE places SET name = ? WHERE "user" = ? AND guild = ?', name_of(tx, user, guild), user, guild)


def name_of(tx: Transaction, user: int, guild: int) -> str:
    """A player's name at the end of their last partie on a server (0: on any), "" if they finished none there."""
    row = tx.fetch_one('SELECT name FROM names WHERE guild = ? AND "user" = ?', guild, user)
    return "" if row is None else str(row["name"])
