"""Columns with personal data, and how ``forget`` erases each column."""

import hashlib
import hmac
import re
import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from bot.model.changes import PersonForgotten, PersonLanguage
from bot.model.ids import PRIVATE
from bot.model.leaderboards import LeaderboardKey, RankedBy
from data import leaderboard_places
from data.meta import get_meta, get_number, set_meta
from data.store.errors import DamagedValue
from data.store.transaction import Transaction


class Fate(StrEnum):
    DELETED = "deleted"
    """The row is deleted."""
    REPLACED = "replaced"
    """An arbitrary id replaces the id, equal in all rows."""
    DISGUISED = "disguised"
    """A keyed hash replaces the id, to recognise a returning person."""
    RENAMED = "renamed"
    """A sentence replaces the name."""
    CLEARED = "cleared"
    """NULL replaces the value."""
    HASHED = "hashed"
    """A hash replaces the words."""


@dataclass(frozen=True, slots=True)
class Held:
    """How to erase a column with people's ids or other personal values."""

    fate: Fate
    by: str = ""
    """The column with the person's id, if it is another column."""
    reader: str = ""
    """The column with the person who reads the value; a replacement name is in their language."""
    same_partie: bool = False
    """Whether only the person's own parties have the value, which speeds up the search."""


HELD: Final[Mapping[str, Mapping[str, Held]]] = {
    "users": {"id": Held(Fate.DELETED)},
    "names": {"user": Held(Fate.DELETED)},
    "vacations": {"user": Held(Fate.DELETED)},
    "rest_days": {"user": Held(Fate.DELETED)},
    "ratings": {"user": Held(Fate.DELETED)},
    "places": {"user": Held(Fate.DELETED)},
    "lessons": {"user": Held(Fate.DELETED)},
    "lesson_offers": {"user": Held(Fate.DELETED)},
    "problem_answers": {"user": Held(Fate.DELETED)},
    "training": {"user": Held(Fate.DELETED)},
    "brought": {"user": Held(Fate.DELETED)},
    "day_words": {"user": Held(Fate.DELETED)},
    "day_reminders": {"user": Held(Fate.DELETED)},
    "blocks": {
        "name": Held(Fate.RENAMED, by="blocked", reader="user"),
        "blocked": Held(Fate.DISGUISED),
        "user": Held(Fate.DELETED),
    },
    "results": {"user": Held(Fate.REPLACED, same_partie=True), "other": Held(Fate.REPLACED, same_partie=True)},
    "deal_results": {"user": Held(Fate.REPLACED, same_partie=True)},
    "challenges": {
        "challenger_name": Held(Fate.RENAMED, by="challenger", reader="opponent"),
        "opponent_name": Held(Fate.RENAMED, by="opponent", reader="challenger"),
        "cut_words": Held(Fate.HASHED, by="challenger"),
        "opponent_cut_words": Held(Fate.HASHED, by="opponent"),
        "challenger": Held(Fate.REPLACED),
        "opponent": Held(Fate.REPLACED),
        "first_dealer": Held(Fate.REPLACED),
    },
    "seats": {
        "name": Held(Fate.RENAMED, by="user"),
        "hand_channel": Held(Fate.CLEARED, by="user"),
        "hand_message": Held(Fate.CLEARED, by="user"),
        "user": Held(Fate.REPLACED),
    },
}
"""How to erase each column with personal data, by table and column.

``forget`` follows this order: a column found by an id precedes the id, and ``seats`` comes last, because it finds a
person's parties.
"""

NOBODYS: Final = frozenset(
    {
        *("meta", "guilds", "parties", "deals", "actions", "requests", "outbox", "posts", "crowds", "sqlite_sequence"),
        *("deal_secrets", "day_chains", "days", "day_posts", "pars"),
    }
)
"""Tables without personal ids. ``forget`` still deletes hand messages from ``outbox`` and DM channels from ``parties``.
"""

_COUNTER: Final = "forgotten"
_KEY: Final = "forgotten-key"
_FAR_BELOW: Final = 1 << 60
"""A disguised id is minus this number or lower: far below replacement ids, and within SQLite's integers."""
_OF_DAYS: Final = "SELECT id FROM parties WHERE day IN (SELECT id FROM days"
_IDS_OF_PARTIES: Final = {"results": ("user", "other"), "deal_results": ("user",), "seats": ("user",)}
"""Columns with a person's id in daily deals, ``seats`` last as in ``HELD``."""
_HAND_PLACES: Final = ((0, "hand0"), (1, "hand1"))


def forget(tx: Transaction, user: int, name: Callable[[str], str], as_key: Callable[[str], str]) -> int:
    """Erases a person without a partie in play. Returns their replacement id.

    ``name`` returns the replacement name for a reader's Discord locale; ``as_key`` hashes cut words into a key. In an
    open day's deals, a disguised id replaces the person until the day closes.
    """
    replacement = _next_replacement(tx)
    _leave_leaderboards(tx, user)
    _leave_messages(tx, user)
    for table, columns in HELD.items():
        for column, held in columns.items():
            if held.fate is Fate.HASHED:
                _hash_words(tx, table, column, held, user, as_key)
            else:
                _forget_column(tx, table, column, held, user, replacement, name)
    _exchange(tx, f"{_OF_DAYS} WHERE closed_at IS NULL)", (), replacement, lambda: _disguised(tx, user))
    tx.note(PersonLanguage(user, ""))
    tx.note(PersonForgotten())
    return replacement


def _forget_column(
    tx: Transaction, table: str, column: str, held: Held, user: int, replacement: int, name: Callable[[str], str]
) -> None:
    where = f'"{held.by or column}" = ?'
    if held.same_partie:
        where += ' AND partie IN (SELECT partie FROM seats WHERE "user" = ?)'
    person = (user, user) if held.same_partie else (user,)
    update = f'UPDATE {table} SET "{column}" = ? WHERE {where}'  # noqa: S608 - names of HELD only
    match held.fate:
        case Fate.DELETED:
            tx.execute(f"DELETE FROM {table} WHERE {where}", *person)  # noqa: S608 - names of HELD only
        case Fate.REPLACED:
            tx.execute(update, replacement, *person)
        case Fate.DISGUISED:
            # Two people blocked by the same person stay two rows; a person who was forgotten before stays one.
            others = f'SELECT "user" FROM {table} WHERE {where}'  # noqa: S608 - names of HELD only
            delete = f'DELETE FROM {table} WHERE "{column}" = ? AND "user" IN ({others})'  # noqa: S608 - names of HELD only
            tx.execute(delete, _disguised(tx, user), *person)
            tx.execute(update, _disguised(tx, user), *person)
        case Fate.CLEARED:
            tx.execute(update, None, *person)
        case Fate.RENAMED if held.reader:
            for reader, locale in _readers(tx, table, held, user):
                theirs = (f'"{held.reader}" = ?', reader) if reader is not None else (f'"{held.reader}" IS NULL',)
                tx.execute(f"{update} AND {theirs[0]}", name(locale), *person, *theirs[1:])
        case Fate.RENAMED:
            for partie, seat, locale in tx.fetch_tuples(_OPPONENTS, user):
                tx.execute("UPDATE seats SET name = ? WHERE partie = ? AND seat = ?", name(locale or ""), partie, seat)


def _hash_words(tx: Transaction, table: str, column: str, held: Held, user: int, as_key: Callable[[str], str]) -> None:
    query = f'SELECT DISTINCT "{column}" FROM {table} WHERE "{held.by}" = ? AND "{column}" <> \'\''  # noqa: S608 - names of HELD only
    update = f'UPDATE {table} SET "{column}" = ? WHERE "{held.by}" = ? AND "{column}" = ?'  # noqa: S608 - names of HELD only
    for words in tx.fetch_column(query, user):
        tx.execute(update, as_key(words), user, words)


def _readers(tx: Transaction, table: str, held: Held, user: int) -> list[tuple[int | None, str]]:
    query = f"""
        SELECT DISTINCT held."{held.reader}" AS reader, {_LANGUAGE} FROM {table} AS held
        LEFT JOIN users ON users.id = held."{held.reader}" WHERE held."{held.by}" = ?
    """  # noqa: S608 - names of HELD only
    return [(reader, locale or "") for reader, locale in tx.fetch_tuples(query, user)]


_LANGUAGE: Final = "CASE language WHEN '' THEN locale ELSE language END AS locale"
_OPPONENTS: Final = f"""
    SELECT mine.partie, mine.seat, {_LANGUAGE} FROM seats AS mine
    JOIN seats AS theirs ON theirs.partie = mine.partie AND theirs.seat <> mine.seat
    LEFT JOIN users ON users.id = theirs."user" WHERE mine."user" = ?
"""  # noqa: S608 - constants of this file only


def number_forgotten(tx: Transaction) -> int:
    return get_number(tx, _COUNTER) or 0


def misplaced_ids(tx: Transaction) -> list[tuple[str, int]]:
    """Returns each impossible person id as (column, id). Raises DamagedValue.

    Ids below 0 are possible only in ``REPLACED`` columns, disguised ids only in block lists and rows of open days.
    """
    of_open_day = f'"{{0}}" <= {-_FAR_BELOW:d} AND partie IN ({_OF_DAYS} WHERE closed_at IS NULL))'
    bounds = {
        Fate.DELETED: '"{0}" <= 0',
        Fate.REPLACED: f'"{{0}}" < {-number_forgotten(tx):d}',
        Fate.DISGUISED: f'"{{0}}" <= 0 AND "{{0}}" > {-_FAR_BELOW:d}',
    }
    found = []
    for table, columns in HELD.items():
        for column, held in columns.items():
            if not held.by:
                where = bounds[held.fate].format(column)
                if table in _IDS_OF_PARTIES:
                    where += f" AND NOT ({of_open_day.format(column)})"
                ids = tx.fetch_column(f'SELECT DISTINCT "{column}" FROM {table} WHERE {where} ORDER BY 1')  # noqa: S608 - names of HELD only
                found += [(f"{table}.{column}", stray) for stray in ids]
    return found


def _leave_leaderboards(tx: Transaction, user: int) -> None:
    query = 'SELECT DISTINCT guild, what, pool, period FROM places WHERE "user" = ?'
    for guild, what, pool, period in tx.fetch_tuples(query, user):
        if what not in set(RankedBy):
            raise DamagedValue(f"places.what {user}")
        leaderboard_places.put(tx, LeaderboardKey(guild, RankedBy(what), pool, period), user, None)


def _leave_messages(tx: Transaction, user: int) -> None:
    seated = 'SELECT partie FROM seats WHERE "user" = ? AND seat = ?'
    for seat, place in _HAND_PLACES:
        tx.execute(f"DELETE FROM outbox WHERE place = ? AND partie IN ({seated})", place, user, seat)  # noqa: S608 - fixed
    update = 'UPDATE parties SET channel = 0 WHERE guild = ? AND id IN (SELECT partie FROM seats WHERE "user" = ?)'
    tx.execute(update, PRIVATE, user)
    tx.execute("UPDATE challenges SET channel = 0 WHERE guild = ? AND ? IN (challenger, opponent)", PRIVATE, user)


def number_to_forget(tx: Transaction, user: int) -> int:
    found = 0
    for table, columns in HELD.items():
        for column, held in columns.items():
            if not held.by:
                counted = f'SELECT count(*) FROM {table} WHERE "{column}" = ?'  # noqa: S608 - names of HELD only
                found += tx.fetch_value(counted, user)
    return found


# Blocks outlast forgetting: a blocked person could otherwise be forgotten and return without the block. So do deals of
# an open day: a person could otherwise return for a second attempt with equal cards.


def disguised(tx: Transaction, user: int) -> int | None:
    """Returns the disguised id (a keyed hash) of ``user``, or None if nobody was ever forgotten."""
    return None if disguise_key(tx) is None else _disguised(tx, user)


def release_day(tx: Transaction, day: int) -> None:
    """Replaces the hashed ids of a closing day's players who deleted their data with arbitrary ids."""
    query = 'SELECT DISTINCT "user" FROM seats WHERE "user" <= ? AND partie IN (SELECT id FROM parties WHERE day = ?)'
    for user in tx.fetch_column(query, -_FAR_BELOW, day):
        _exchange(tx, f"{_OF_DAYS} WHERE id = ?)", (day,), user, lambda: _next_replacement(tx))


def _exchange(tx: Transaction, parties: str, values: tuple[int, ...], user: int, other: Callable[[], int]) -> None:
    if not tx.fetch_value(f'SELECT count(*) FROM seats WHERE "user" = ? AND partie IN ({parties})', user, *values):  # noqa: S608 - fixed
        return
    new = other()
    for table, columns in _IDS_OF_PARTIES.items():
        for column in columns:
            update = f'UPDATE {table} SET "{column}" = ? WHERE "{column}" = ? AND partie IN ({parties})'  # noqa: S608 - fixed
            tx.execute(update, new, user, *values)


def _next_replacement(tx: Transaction) -> int:
    replacement = -(number_forgotten(tx) + 1)
    set_meta(tx, _COUNTER, str(-replacement))
    return replacement


def disguise_key(tx: Transaction) -> str | None:
    """Returns the hash key for disguised ids, or None until the first person is forgotten. Raises DamagedValue."""
    kept = get_meta(tx, _KEY)
    if kept is not None and re.fullmatch("[0-9a-f]{64}", kept) is None:
        raise DamagedValue(f"meta.value {_KEY}")
    return kept


def _disguised(tx: Transaction, user: int) -> int:
    secret = disguise_key(tx)
    if secret is None:
        secret = secrets.token_hex(32)
        set_meta(tx, _KEY, secret)
    digest = hmac.digest(secret.encode(), str(user).encode(), hashlib.sha256)
    return -(int.from_bytes(digest[:7]) | _FAR_BELOW)
