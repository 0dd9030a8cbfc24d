"""The secrets from which packs are made, one for each challenge and its partie. See ``bot/piquet/proof.py``."""

import re
from dataclasses import dataclass, field
from typing import Final

from data.store.errors import DamagedValue
from data.store.transaction import Transaction

_SECRET: Final = re.compile("[0-9a-f]{64}")


@dataclass(frozen=True, slots=True)
class DealSecret:
    """A secret and the words mixed into it: the cut words of challenger and opponent, "" for none.

    ``version`` is the version of the proof that the secret was made for. ``commitment`` is "" if none was made.
    """

    number: int
    version: int
    commitment: str
    secret: bytes = field(repr=False)
    cuts: tuple[str, str]


def add_secret(tx: Transaction, challenge: int, version: int, secret: bytes) -> None:
    """Saves the secret of a challenge, unless it already has one."""
    insert = "INSERT INTO deal_secrets (challenge, version, secret) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
    tx.execute(insert, challenge, version, secret.hex())


def renew_secret(tx: Transaction, challenge: int, version: int, secret: bytes) -> None:
    """Replaces the secret of a challenge, and clears the cut words and the commitment, which was to the old secret."""
    tx.execute("UPDATE deal_secrets SET version = ?, secret = ? WHERE challenge = ?", version, secret.hex(), challenge)
    tx.execute("UPDATE challenges SET commitment = '', cut_words = '', opponent_cut_words = '' WHERE id = ?", challenge)
    tx.execute("UPDATE parties SET commitment = '' WHERE id = (SELECT partie FROM challenges WHERE id = ?)", challenge)


def secret_of(tx: Transaction, challenge: int | None) -> DealSecret | None:
    """The secret of a challenge; None if it has none, or if ``challenge`` is None. Raises DamagedValue."""
    query = """
        SELECT version, commitment, secret, cut_words, opponent_cut_words
        FROM deal_secrets JOIN challenges ON challenges.id = deal_secrets.challenge WHERE challenge = ?
    """
    row = None if challenge is None else tx.fetch_one(query, challenge)
    if challenge is None or row is None:
        return None
    if _SECRET.fullmatch(row["secret"]) is None:
        raise DamagedValue(f"deal_secrets.secret {challenge}")
    cuts = row["cut_words"], row["opponent_cut_words"]
    return DealSecret(challenge, row["version"], row["commitment"], bytes.fromhex(row["secret"]), cuts)


def drop_secret(tx: Transaction, challenge: int) -> None:
    """Deletes the secret of a challenge that comes to nothing."""
    tx.execute("DELETE FROM deal_secrets WHERE challenge = ?", challenge)
