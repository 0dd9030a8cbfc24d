"""The settings of a person, whether their DMs are open, and their names on each server."""

from dataclasses import astuple

from bot.model.changes import PersonLanguage
from bot.model.ids import PartieId
from bot.model.players import User
from data.store.transaction import Row, Transaction


def get_user(tx: Transaction, user: int) -> User:
    """The settings of a person; the defaults if none are stored."""
    row = tx.fetch_one("SELECT * FROM users WHERE id = ?", user)
    return User(user) if row is None else _user(row)


def users_at(tx: Transaction, partie_id: PartieId) -> dict[int, User]:
    """The stored settings of the people at a partie, by user id; a person without any is missing."""
    rows = tx.fetch_all(
        'SELECT users.* FROM seats JOIN users ON users.id = seats."user" WHERE seats.partie = ?', partie_id
    )
    return {row["id"]: _user(row) for row in rows}


def save_user(tx: Transaction, user: User) -> None:
    """Saves all settings of a person."""
    tx.execute(
        """
        INSERT INTO users (id, locale, dms_closed, asks_deal, answers_self, one_click, reminders, quiet, zone,
            listed, pictures, four_colours, sure_leads, language, asks_cut)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (id) DO UPDATE SET locale = excluded.locale, dms_closed = excluded.dms_closed,
            asks_deal = excluded.asks_deal, answers_self = excluded.answers_self, one_click = excluded.one_click,
            reminders = excluded.reminders, quiet = excluded.quiet, zone = excluded.zone,
            listed = excluded.listed, pictures = excluded.pictures,
            four_colours = excluded.four_colours, sure_leads = excluded.sure_leads,
            language = excluded.language, asks_cut = excluded.asks_cut
        """,
        *astuple(user),
    )
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


def _user(row: Row) -> User:
    return User(
        id=row["id"],
        locale=row["locale"],
        dms_closed=bool(row["dms_closed"]),
        asks_deal=bool(row["asks_deal"]),
        answers_self=bool(row["answers_self"]),
        one_click=bool(row["one_click"]),
        reminders=bool(row["reminders"]),
        quiet=row["quiet"],
        zone=row["zone"],
        listed=bool(row["listed"]),
        pictures=bool(row["pictures"]),
        four_colours=bool(row["four_colours"]),
        sure_leads=bool(row["sure_leads"]),
        language=row["language"],
        asks_cut=bool(row["asks_cut"]),
    )
