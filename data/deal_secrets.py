"""Deal secrets, one per challenge. ``bot/piquet/proof.py`` explains how packs follow from a secret."""

import re
from dataclasses import dataclass, field
from typing import Final

from data.store.errors import DamagedValue
from data.store.transaction import Transaction

_SECRET: Final = re.compile("[0-9a-f]{64}")


@dataclass(frozen=True, slots=True)
class DealSecret:
    """A challenge's secret, from which its partie's packs are computed."""

    number: int
    """The challenge id."""
    version: int
    """The proof version."""
    commitment: str
    secret: bytes = field(repr=False)
    cuts: tuple[str, str]
    """The cut words of challenger and opponent."""


def add_secret(tx: Transaction, challenge: int, version: int, secret: bytes) -> None:
    """Stores a challenge's secret, unless it already has one."""
    insert = "INSERT INTO deal_secrets (challenge, version, secret) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
    tx.execute(insert, challenge, version, secret.hex())


def renew_secret(tx: Transaction, challenge: int, version: int, secret: bytes) -> None:
    """Replaces a challenge's secret, and clears the old secret's commitment and cut words."""
    tx.execute("UPDATE deal_secrets SET version = ?, secret = ? WHERE challenge = ?", version, secret.hex(), challenge)
    tx.execute("UPDATE challenges SET commitment = '', cut_words = '', opponent_cut_words = '' WHERE id = ?", challenge)
    tx.execute("UPDATE parties SET commitment = '' WHERE id = (SELECT partie FROM challenges WHERE id = ?)", challenge)


def secret_of(tx: Transaction, challenge: int | None) -> DealSecret | None:
    """Returns a challenge's secret, or None if it has none. Raises DamagedValue."""
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
    tx.execute("DELETE FROM deal_secrets WHERE challenge = ?", challenge)
