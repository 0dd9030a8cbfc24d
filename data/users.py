"""What a person has chosen, and whether he can be written to."""

from dataclasses import astuple, dataclass

from data.transaction import Transaction


@dataclass(frozen=True, slots=True)
class User:
    """A person: his language (a Discord locale), whether his DMs are closed, and how he wishes to play.

    ``quiet`` are the hours in which he is not reminded, as "22-7" by the clocks of ``zone`` (of the tz database), ""
    for none.
    """

    id: int
    locale: str = "en"
    dms_closed: bool = False
    asks_deal: bool = False
    answers_self: bool = False
    one_click: bool = False
    reminders: bool = True
    quiet: str = ""
    zone: str = "UTC"


def get_user(tx: Transaction, user: int) -> User:
    """The person, as everyone is at first where nothing is kept of him."""
    row = tx.fetch_one("SELECT * FROM users WHERE id = ?", user)
    if row is None:
        return User(user)
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
    )


def save_user(tx: Transaction, user: User) -> None:
    """Keep the person as he is now."""
    tx.execute(
        """
        INSERT INTO users (id, locale, dms_closed, asks_deal, answers_self, one_click, reminders, quiet, zone)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (id) DO UPDATE SET locale = excluded.locale, dms_closed = excluded.dms_closed,
            asks_deal = excluded.asks_deal, answers_self = excluded.answers_self, one_click = excluded.one_click,
            reminders = excluded.reminders, quiet = excluded.quiet, zone = excluded.zone
        """,
        *astuple(user),
    )
