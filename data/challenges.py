"""Challenges: to one person or to anyone, open until answered, withdrawn or expired."""

from dataclasses import dataclass
from typing import Final

from bot.model.challenges import Challenge, ChallengeState
from bot.model.changes import ChallengeOpened
from bot.model.ids import PartieId
from data.deal_secrets import drop_secret
from data.store.rows import add_row
from data.store.transaction import Row, Transaction

POSTED_WITHIN: Final = 60
"""After so many seconds nobody has seen a challenge without a message: the bot was killed before it posted it."""
_STANDS: Final = "state = 'open' AND expires_at > ? AND (message IS NOT NULL OR made_at > ?)"
_SELECT: Final = """
    SELECT challenges.*,
        COALESCE((SELECT days FROM rest_days WHERE "user" = challenger ORDER BY from_at DESC LIMIT 1), '') AS rests,
        COALESCE((SELECT days FROM rest_days WHERE "user" = opponent ORDER BY from_at DESC LIMIT 1), '')
            AS opponent_rests
    FROM challenges
"""


@dataclass(frozen=True, slots=True)
class NewChallenge:
    """A challenge that is made, with the columns of ``Challenge`` that are known by then."""

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
    """Adds an open challenge and returns it. Its id is the request's, so a repeated request adds no second one."""
    add_row(tx, "challenges", new, "ON CONFLICT DO NOTHING", state=ChallengeState.OPEN)
    tx.note(ChallengeOpened())
    return _challenge(tx.fetch_only(f"{_SELECT} WHERE id = ?", new.id))


def get_challenge(tx: Transaction, challenge: int) -> Challenge | None:
    """The challenge with this id, or None."""
    row = tx.fetch_one(f"{_SELECT} WHERE id = ?", challenge)
    return None if row is None else _challenge(row)


def set_message(tx: Transaction, challenge: int, message: int, channel: int | None = None) -> None:
    """Saves which message shows the challenge, and in which channel, if that was not known before."""
    tx.execute(
        "UPDATE challenges SET message = ?, channel = COALESCE(?, channel) WHERE id = ?", message, channel, challenge
    )


def cut_words(tx: Transaction, challenge: int | None) -> tuple[str, str]:
    """The cut words of the challenger and of the opponent, "" for none."""
    row = tx.fetch_one("SELECT cut_words, opponent_cut_words FROM challenges WHERE id = ?", challenge)
    return ("", "") if row is None else (row["cut_words"], row["opponent_cut_words"])


def set_cut_words(tx: Transaction, challenge: int, words: str) -> None:
    """Saves the cut words of the challenger."""
    tx.execute("UPDATE challenges SET cut_words = ? WHERE id = ?", words, challenge)


def set_opponent_cut_words(tx: Transaction, challenge: int, words: str) -> None:
    """Saves the cut words of the opponent."""
    tx.execute("UPDATE challenges SET opponent_cut_words = ? WHERE id = ?", words, challenge)


def close_challenge(
    tx: Transaction,
    challenge: int,
    state: ChallengeState,
    *,
    partie: PartieId | None = None,
    opponent: int | None = None,
    opponent_name: str | None = None,
) -> bool:
    """Closes an open challenge with this final state; its secret is deleted unless it was accepted.

    False, with no change, if it was closed before.
    """
    row = tx.fetch_one(
        """
        UPDATE challenges SET state = ?, partie = ?, opponent = COALESCE(?, opponent),
            opponent_name = COALESCE(?, opponent_name)
        WHERE id = ? AND state = 'open' RETURNING id
        """,
        state,
        partie,
        opponent,
        opponent_name,
        challenge,
    )
    if row is not None and state is not ChallengeState.ACCEPTED:
        drop_secret(tx, challenge)
    return row is not None


def expired_challenges(tx: Transaction, now: int) -> list[Challenge]:
    """The open challenges that have expired by ``now``, the oldest first."""
    rows = tx.fetch_all(f"{_SELECT} WHERE state = 'open' AND expires_at <= ? ORDER BY expires_at", now)
    return [_challenge(row) for row in rows]


def next_expiry(tx: Transaction) -> int | None:
    """When the next open challenge expires, in unix seconds; None if none is open."""
    row = tx.fetch_only("SELECT min(expires_at) AS expiry FROM challenges WHERE state = 'open'")
    expiry: int | None = row["expiry"]
    return expiry


def number_open_in(tx: Transaction, challenger: int, guild: int, now: int) -> int:
    """How many open challenges that stand somewhere a person has on a server."""
    row = tx.fetch_only(
        f"SELECT count(*) AS number FROM challenges WHERE challenger = ? AND guild = ? AND {_STANDS}",  # noqa: S608 - a constant of this file
        challenger,
        guild,
        now,
        now - POSTED_WITHIN,
    )
    return int(row["number"])


def open_between(tx: Transaction, challenger: int, opponent: int, now: int) -> list[Challenge]:
    """The open challenges of one person to another that stand somewhere, on all servers, the oldest first."""
    rows = tx.fetch_all(
        f"{_SELECT} WHERE challenger = ? AND opponent = ? AND {_STANDS} ORDER BY made_at, id",
        challenger,
        opponent,
        now,
        now - POSTED_WITHIN,
    )
    return [_challenge(row) for row in rows]


def open_of(tx: Transaction, user: int) -> list[Challenge]:
    """The open challenges that a person has made, or that wait for their answer, on all servers."""
    rows = tx.fetch_all(
        f"""
        {_SELECT} WHERE challenger = ? AND state = 'open'
        UNION ALL {_SELECT} WHERE opponent = ? AND state = 'open'
        """,
        user,
        user,
    )
    return [_challenge(row) for row in rows]


def last_of(tx: Transaction, challenger: int) -> Challenge | None:
    """The newest challenge that a person has made, open or closed; None if they have made none."""
    row = tx.fetch_one(f"{_SELECT} WHERE challenger = ? ORDER BY made_at DESC, id DESC LIMIT 1", challenger)
    return None if row is None else _challenge(row)


def number_open_to(tx: Transaction, opponent: int, now: int) -> int:
    """How many open challenges that stand somewhere wait for the answer of a person, on all servers."""
    row = tx.fetch_only(
        f"SELECT count(*) AS number FROM challenges WHERE opponent = ? AND {_STANDS}",  # noqa: S608 - a constant of this file
        opponent,
        now,
        now - POSTED_WITHIN,
    )
    return int(row["number"])


def has_pinged(tx: Transaction, challenger: int, opponent: int, since: int) -> bool:
    """Whether a person has notified another after ``since`` by a challenge that came to nothing."""
    row = tx.fetch_one(
        """
        SELECT id FROM challenges
        WHERE challenger = ? AND opponent = ? AND made_at > ? AND message IS NOT NULL
            AND state IN ('declined', 'withdrawn', 'expired')
        LIMIT 1
        """,
        challenger,
        opponent,
        since,
    )
    return row is not None


def _challenge(row: Row) -> Challenge:
    return Challenge(**dict(row) | {"state": ChallengeState(row["state"])})
