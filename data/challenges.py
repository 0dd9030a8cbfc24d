"""Challenges to one person or to anyone, open until accepted, declined, withdrawn or expired."""

from dataclasses import dataclass
from typing import Final

from bot.model.challenges import Challenge, ChallengeState
from bot.model.changes import ChallengeOpened
from bot.model.ids import PartieId
from bot.model.results import PAIR_PERIOD
from data.deal_secrets import drop_secret
from data.store.rows import add_row, columns, fetch_row, fetch_rows
from data.store.transaction import Transaction

POSTED_WITHIN: Final = 60
"""Seconds after which an open challenge without a Discord message is hidden: the bot was killed before posting it."""
_VISIBLE: Final = "state = 'open' AND expires_at > ? AND (message IS NOT NULL OR made_at > ?)"
_BEGINS: Final = "COALESCE((SELECT began_at FROM parties WHERE parties.id = challenges.partie), made_at)"
_SELECT: Final = f"""
    SELECT {columns(Challenge, "challenges", without=("rests", "opponent_rests", "rated_before"))},
        COALESCE((SELECT days FROM rest_days WHERE "user" = challenger ORDER BY from_at DESC LIMIT 1), '') AS rests,
        COALESCE((SELECT days FROM rest_days WHERE "user" = opponent ORDER BY from_at DESC LIMIT 1), '')
            AS opponent_rests,
        (SELECT count(*) FROM results WHERE results."user" = challenger AND other = opponent AND number IS NOT NULL
            AND ended_at <= {_BEGINS} AND ended_at > {_BEGINS} - {PAIR_PERIOD}) AS rated_before
    FROM challenges
"""  # noqa: S608 - a constant


@dataclass(frozen=True, slots=True)
class NewChallenge:
    """A new ``Challenge`` to store."""

    id: int
    guild: int
    channel: int
    challenger: int
    challenger_name: str
    rules: str
    made_at: int
    expires_at: int
    opponent: int | None = None
    opponent_name: str | None = None
    options: str = "{}"
    pace: int | None = None
    rated: bool = False
    first_dealer: int | None = None
    message: int | None = None
    pings: bool = True
    commitment: str = ""


def add_challenge(tx: Transaction, new: NewChallenge) -> Challenge:
    """Stores an open challenge. Its id is the interaction's id, so repeating an interaction adds nothing."""
    add_row(tx, "challenges", new, "ON CONFLICT DO NOTHING", state=ChallengeState.OPEN)
    tx.note(ChallengeOpened())
    (challenge,) = fetch_rows(tx, Challenge, f"{_SELECT} WHERE id = ?", new.id)
    return challenge


def get_challenge(tx: Transaction, challenge: int) -> Challenge | None:
    return fetch_row(tx, Challenge, f"{_SELECT} WHERE id = ?", challenge)


def set_message(tx: Transaction, challenge: int, message: int, channel: int | None = None) -> None:
    update = "UPDATE challenges SET message = ?, channel = COALESCE(?, channel) WHERE id = ?"
    tx.execute(update, message, channel, challenge)


def set_cut_words(tx: Transaction, challenge: int, words: str) -> None:
    tx.execute("UPDATE challenges SET cut_words = ? WHERE id = ?", words, challenge)


def set_opponent_cut_words(tx: Transaction, challenge: int, words: str) -> None:
    tx.execute("UPDATE challenges SET opponent_cut_words = ? WHERE id = ?", words, challenge)


def close_challenge(
    tx: Transaction,
    challenge: int,
    state: ChallengeState,
    *,
    partie: PartieId | None = None,
    opponent: int | None = None,
    opponent_name: str | None = None,
    gone: str | None = None,
) -> bool:
    """Closes an open challenge, and deletes its secret unless ``state`` is ACCEPTED.

    Returns False if it was not open.
    """
    update = """
        UPDATE challenges SET state = ?, partie = ?, opponent = COALESCE(?, opponent),
            opponent_name = COALESCE(?, opponent_name), gone = ?
        WHERE id = ? AND state = 'open' RETURNING id
    """
    closed = tx.fetch_one(update, state, partie, opponent, opponent_name, gone, challenge) is not None
    if closed and state is not ChallengeState.ACCEPTED:
        drop_secret(tx, challenge)
    return closed


def expired_challenges(tx: Transaction, now: int) -> list[Challenge]:
    """Returns challenges still marked open after their expiry, the longest overdue first."""
    query = f"{_SELECT} WHERE state = 'open' AND expires_at <= ? ORDER BY expires_at"
    return fetch_rows(tx, Challenge, query, now)


def next_expiry(tx: Transaction) -> int | None:
    return tx.fetch_number("SELECT min(expires_at) FROM challenges WHERE state = 'open'")


def number_open_in(tx: Transaction, challenger: int, guild: int, now: int) -> int:
    """Counts a person's open challenges on a server, without expired or unposted challenges."""
    query = f"SELECT count(*) FROM challenges WHERE challenger = ? AND guild = ? AND {_VISIBLE}"  # noqa: S608 - a constant of this file
    return int(tx.fetch_value(query, challenger, guild, now, now - POSTED_WITHIN))


def open_between(tx: Transaction, challenger: int, opponent: int, now: int) -> list[Challenge]:
    """Returns one person's open challenges to another, the oldest first, without expired or unposted challenges."""
    query = f"{_SELECT} WHERE challenger = ? AND opponent = ? AND {_VISIBLE} ORDER BY made_at, id"
    return fetch_rows(tx, Challenge, query, challenger, opponent, now, now - POSTED_WITHIN)


def open_of(tx: Transaction, user: int) -> list[Challenge]:
    query = f"""
        {_SELECT} WHERE challenger = ? AND state = 'open'
        UNION ALL {_SELECT} WHERE opponent = ? AND state = 'open'
    """
    return fetch_rows(tx, Challenge, query, user, user)


def last_of(tx: Transaction, challenger: int) -> Challenge | None:
    query = f"{_SELECT} WHERE challenger = ? ORDER BY made_at DESC, id DESC LIMIT 1"
    return fetch_row(tx, Challenge, query, challenger)


def number_open_to(tx: Transaction, opponent: int, now: int) -> int:
    """Counts open challenges to a person, without expired or unposted challenges."""
    query = f"SELECT count(*) FROM challenges WHERE opponent = ? AND {_VISIBLE}"  # noqa: S608 - a constant of this file
    return int(tx.fetch_value(query, opponent, now, now - POSTED_WITHIN))


def has_pinged(tx: Transaction, challenger: int, opponent: int, since: int) -> bool:
    """Whether a challenge to ``opponent``, posted after ``since``, notified them and was closed without acceptance."""
    query = """
        SELECT id FROM challenges
        WHERE challenger = ? AND opponent = ? AND made_at > ? AND message IS NOT NULL
            AND state IN ('declined', 'withdrawn', 'expired')
        LIMIT 1
    """
    return tx.fetch_one(query, challenger, opponent, since) is not None
