"""Looks for the secrets of packs where nobody may see them: in messages, requests, logs and figures.

A secret may be seen once the partie that is dealt from it is over, and never if its challenge comes to nothing.
"""

import base64
from collections.abc import Iterable
from dataclasses import dataclass

from bot.piquet.proof import Shuffler
from data.store.transaction import Transaction


@dataclass(frozen=True, slots=True)
class KeptSecret:
    """A secret as the database keeps it; ``public`` is whether its partie is over."""

    challenge: int
    secret: bytes
    cuts: tuple[str, str]
    public: bool

    @property
    def forms(self) -> frozenset[str]:
        """The secret as it would stand in a text: in digits of any kind, or as Python shows it; and what it decides."""
        in_64 = base64.b64encode(self.secret).decode()
        numbers = int.from_bytes(self.secret, "big"), Shuffler(self.secret, str(self.challenge), self.cuts).house_seed()
        texts = self.secret.hex(), in_64, in_64.translate(str.maketrans("+/", "-_")), repr(self.secret)[2:-1]
        return frozenset({*texts, self.secret.hex().upper(), self.secret.decode("latin-1"), *map(str, numbers)})


def kept_secrets(tx: Transaction) -> list[KeptSecret]:
    """All secrets that are kept."""
    rows = tx.fetch_all(
        """
        SELECT deal_secrets.challenge, secret, cut_words, opponent_cut_words, ended_at
        FROM deal_secrets JOIN challenges ON challenges.id = deal_secrets.challenge
        LEFT JOIN parties ON parties.id = challenges.partie
        """
    )
    return [
        KeptSecret(number, bytes.fromhex(secret), (first, second), ended_at is not None)
        for number, secret, first, second, ended_at in map(tuple, rows)
    ]


class SecretWatch:
    """Remembers every secret that it has seen kept, and finds those that are not public yet."""

    def __init__(self) -> None:
        self._hidden: dict[int, frozenset[str]] = {}
        self._known: dict[int, frozenset[str]] = {}

    def see(self, kept: Iterable[KeptSecret]) -> None:
        """Takes note of what is kept now."""
        for one in kept:
            self._known[one.challenge] = self._known.get(one.challenge, frozenset()) | one.forms
            if one.public:
                self._hidden.pop(one.challenge, None)
            else:
                self._hidden[one.challenge] = self._known[one.challenge]

    def shown(self, text: str) -> list[str]:
        """A line for each secret in a text that nobody may see yet."""
        return [f"the secret of challenge {one}" for one, forms in self._hidden.items() if _stands(forms, text)]

    def named(self, text: str) -> list[str]:
        """A line for each secret in a text that tells none at all, even when it is public."""
        return [f"the secret of challenge {one}" for one, forms in self._known.items() if _stands(forms, text)]


def _stands(forms: Iterable[str], text: str) -> bool:
    return any(form in text for form in forms)
