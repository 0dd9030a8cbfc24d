"""Looks for pack secrets that nobody may see yet, in messages, requests, logs and figures.

A secret may be seen once its partie is over or its day closed. The secret of a failed challenge or a chain of days may
never be seen.
"""

import base64
from collections.abc import Iterable
from dataclasses import dataclass

from bot.features.daily.service import DEALS
from bot.piquet.proof import DayDeal, Shuffler
from data.store.transaction import Transaction

_DAYS = "SELECT id, guild, number, secret, words, closed_at FROM days"


@dataclass(frozen=True, slots=True)
class KeptSecret:
    """A stored secret; ``public`` once people may see it.

    ``of`` names its owner: a challenge, a day, or a chain of days. ``deals`` are a day's deals.
    """

    of: str
    number: str
    secret: bytes
    cuts: tuple[str, str]
    public: bool
    deals: tuple[DayDeal | None, ...] = (None,)

    @property
    def forms(self) -> frozenset[str]:
        """The secret in every spelling (hexadecimal, base64, Python repr), and the house's seeds made from it."""
        in_64 = base64.b64encode(self.secret).decode()
        shufflers = [Shuffler(self.secret, self.number, self.cuts, deal) for deal in self.deals]
        numbers = int.from_bytes(self.secret, "big"), *(shuffler.house_seed() for shuffler in shufflers)
        texts = self.secret.hex(), in_64, in_64.translate(str.maketrans("+/", "-_")), repr(self.secret)[2:-1]
        return frozenset({*texts, self.secret.hex().upper(), self.secret.decode("latin-1"), *map(str, numbers)})


def kept_secrets(tx: Transaction) -> list[KeptSecret]:
    rows = tx.fetch_all(
        """
        SELECT deal_secrets.challenge, secret, cut_words, opponent_cut_words, ended_at
        FROM deal_secrets JOIN challenges ON challenges.id = deal_secrets.challenge
        LEFT JOIN parties ON parties.id = challenges.partie
        """
    )
    of_challenges = [
        KeptSecret(f"challenge {number}", str(number), bytes.fromhex(secret), (first, second), ended_at is not None)
        for number, secret, first, second, ended_at in map(tuple, rows)
    ]
    of_days = [
        KeptSecret(f"day {day}", str(guild), bytes.fromhex(secret), (words, ""), closed_at is not None, _deals(number))
        for day, guild, number, secret, words, closed_at in map(tuple, tx.fetch_all(_DAYS))
    ]
    of_chains = [
        KeptSecret(f"chain {guild}", str(guild), bytes.fromhex(secret), ("", ""), False)
        for guild, secret in map(tuple, tx.fetch_all("SELECT guild, last_secret FROM day_chains"))
    ]
    return [*of_challenges, *of_days, *of_chains]


def _deals(day: int) -> tuple[DayDeal, ...]:
    return tuple(DayDeal(day, deal) for deal in range(DEALS))


class SecretWatch:
    def __init__(self) -> None:
        self._hidden: dict[str, frozenset[str]] = {}
        self._known: dict[str, frozenset[str]] = {}

    def see(self, kept: Iterable[KeptSecret]) -> None:
        for one in kept:
            self._known[one.of] = self._known.get(one.of, frozenset()) | one.forms
            if one.public:
                self._hidden.pop(one.of, None)
            else:
                self._hidden[one.of] = self._known[one.of]

    def shown(self, text: str) -> list[str]:
        """Returns a line for each secret in a text, if it is not public yet."""
        return [f"the secret of {one}" for one, forms in self._hidden.items() if _stands(forms, text)]

    def named(self, text: str) -> list[str]:
        """Returns a line for each secret in a text, even if it is public."""
        return [f"the secret of {one}" for one, forms in self._known.items() if _stands(forms, text)]


def _stands(forms: Iterable[str], text: str) -> bool:
    return any(form in text for form in forms)
