"""Makes packs from a secret and both players' cut words (any text), so that anyone can check the deals.

The secret is 32 bytes. Its hash, the commitment, is published before anything else is known, the secret when the partie
is over. ``RECORD.md`` describes the hashes.

A daily deal uses the day's secret, and the server id (``0`` outside servers) as its number. The first player's words
are the keys (hashes) of the words that people on the server gave, oldest first, joined by single spaces; the second
player's are empty. Each day's secret gives the secret of the day before: the SHA-256 of the lines ``piquet 2``,
``day``, the number, and the day's secret. So the first day's commitment (the anchor) fixes all days.

Packs do not depend on earlier deals; otherwise the last player to move could influence the next pack.
"""

import hashlib
import hmac
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from itertools import count, pairwise
from typing import Any, Final, NamedTuple, Self

from .cards import WRITING_ORDER, Card, parse_cards, write_cards
from .partie import cut_won_by
from .rules import Rules
from .spelling import say

VERSION: Final = 2
SECRET_BYTES: Final = 32
LONGEST_CUT: Final = 100
"""The most characters that a player's cut words may have."""
RULE_OF_THUMB: Final = "rule-of-thumb"
"""The engine version recorded for an action chosen by a simple rule, because no engine process answered."""
_NAME: Final = f"piquet {VERSION}"
_KEY: Final = re.compile(r"key:([0-9a-f]{64})")
_NO_WORDS: Final = re.compile(r"(?:key|sha256):[0-9a-f]+", re.IGNORECASE)
_HEX: Final = re.compile(r"[0-9a-f]{64}")
_NUMBER: Final = re.compile(r"0|[1-9][0-9]*")
Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class HouseProof:
    """The published facts about the computer player in one partie."""

    seat: int
    level: str
    engines: dict[str, tuple[int, ...]]
    """The actions that each engine version (or ``RULE_OF_THUMB``) chose, counted from 0 over all deals.

    Actions not listed were forced, or made by the bot.
    """


class DayDeal(NamedTuple):
    """The numbers that identify a daily deal."""

    day: int
    """The day, counted from 1."""
    deal: int
    """The deal within the day, counted from 0."""


@dataclass(frozen=True, slots=True)
class Proof:
    """The published facts about a partie's packs."""

    number: str
    """The partie's number, or the server id for a daily deal; it enters the commitment."""
    commitment: str
    cuts: tuple[str, str]
    """The cut words by seat; "" for none."""
    secret: bytes | None = field(default=None, repr=False)
    """The secret; None until the partie or the day is over."""
    cut: str = ""
    """The cards cut for deal, such as ``KS KH / 9D AS``."""
    house: HouseProof | None = None
    of_day: DayDeal | None = None

    def while_in_play(self) -> Self:
        """Returns the part public during play, without ``secret`` and ``house`` (which reveals forced actions)."""
        return replace(self, secret=None, house=None)

    @property
    def matches_commitment(self) -> bool:
        """Whether the secret is known and matches the commitment."""
        if self.secret is None:
            return False
        committed = commitment_to if self.of_day is None else day_before
        return committed(self.number, self.secret) == self.commitment

    @property
    def shuffler(self) -> "Shuffler | None":
        """The Shuffler that makes the packs; None while the secret is unknown."""
        return None if self.secret is None else Shuffler(self.secret, self.number, self.cuts, self.of_day)


def write_proof(proof: Proof) -> Json:
    found: Json = {"version": VERSION, "number": proof.number, "commitment": proof.commitment, "cuts": list(proof.cuts)}
    if proof.secret is not None:
        found["secret"] = proof.secret.hex()
    if proof.cut:
        found["cut"] = proof.cut
    if proof.of_day is not None:
        found["day"] = list(proof.of_day)
    if (house := proof.house) is not None:
        engines = {engine: list(seqs) for engine, seqs in house.engines.items()}
        found["house"] = {"seat": house.seat, "level": house.level, "engines": engines}
    return found


def read_proof(found: object) -> Proof | None:
    """Parses a record's proof; returns None for another version, which cannot be checked.

    Raises ValueError, which names the malformed part and the form it must have, but never its value.
    """
    if not isinstance(found, dict):
        raise ValueError(say("proof-object"))
    # True and 2.0 equal integers in Python, but are not versions.
    if type(version := found.get("version")) is not int or version != VERSION:
        return None
    for part, fits in _FORMS.items():
        if not fits(found.get(part)):
            raise ValueError(say(f"proof-{part}"))
    first, second = found["cuts"]
    return Proof(
        found["number"],
        found["commitment"],
        (first, second),
        _read_secret(found["secret"]) if "secret" in found else None,
        read_cut(found["cut"]) if "cut" in found else "",
        _read_house(found["house"]) if "house" in found else None,
        _read_day(found["day"]) if "day" in found else None,
    )


def is_hash(text: str) -> bool:
    """Whether a text is 64 lower-case hexadecimal digits.

    >>> is_hash("0" * 64), is_hash("A" * 64)
    (True, False)
    """
    return _HEX.fullmatch(text) is not None


def _has_key(words: object) -> bool:
    """Whether ``words`` is text without unpaired surrogates, which JSON can hold but UTF-8 cannot encode."""
    try:
        return isinstance(words, str) and bool(key(words))
    except UnicodeEncodeError:
        return False


_FORMS: Final[dict[str, Callable[[Any], bool]]] = {
    "number": lambda found: isinstance(found, str) and bool(_NUMBER.fullmatch(found)),
    "commitment": lambda found: isinstance(found, str) and is_hash(found),
    "cuts": lambda found: isinstance(found, list) and len(found) == 2 and all(map(_has_key, found)),
}


def _read_secret(found: object) -> bytes:
    if not (isinstance(found, str) and is_hash(found)):
        raise ValueError(say("proof-secret"))
    return bytes.fromhex(found)


def read_cut(found: object) -> str:
    """Returns ``found`` if it is a cut, written as pairs of cards. Otherwise raises ValueError.

    >>> read_cut("KS KH / 9D AS")
    'KS KH / 9D AS'
    """
    try:
        if isinstance(found, str) and all(len(parse_cards(pair)) == 2 for pair in found.split(" / ")):
            return found
    except ValueError:
        pass
    raise ValueError(say("proof-cut"))


def _read_house(found: object) -> HouseProof:
    match found:
        case {"seat": 0 | 1 as seat, "level": str(level), "engines": dict(engines)} if type(seat) is int:
            chosen = {engine: _read_numbers(seqs) for engine, seqs in engines.items()}
            if sum(map(len, chosen.values())) == len(set().union(*chosen.values())):
                return HouseProof(seat, level, chosen)
    raise ValueError(say("proof-house"))


def _read_day(found: object) -> DayDeal:
    match found:
        case [int(day), int(deal)] if type(day) is type(deal) is int and day > 0 and deal >= 0:
            return DayDeal(day, deal)
    raise ValueError(say("proof-day"))


def _read_numbers(found: object) -> tuple[int, ...]:
    if not (isinstance(found, list) and all(type(number) is int and number >= 0 for number in found)):
        raise ValueError(say("proof-actions"))
    if any(later <= number for number, later in pairwise(found)):
        raise ValueError(say("proof-order"))
    return tuple(found)


def commitment_to(number: str, secret: bytes) -> str:
    """Returns the commitment to a secret, as 64 hexadecimal digits.

    >>> commitment_to("7", bytes(32))[:12]
    '33cdd95a45b5'
    """
    return _digest(_NAME, "commitment", number, secret.hex())


def day_before(number: str, secret: bytes) -> str:
    """Returns the previous day's secret, as 64 hexadecimal digits. ``number`` is the server id."""
    return _digest(_NAME, "day", number, secret.hex())


def key(words: str) -> str:
    """Returns the key of cut words: their hash as 64 hexadecimal digits, or the digits in a text ``key:…``.

    >>> key("bonjour")[:12]
    '0fe88e786f13'
    >>> key("key:" + key("bonjour")) == key("bonjour")
    True
    """
    given = _KEY.fullmatch(words)
    return given[1] if given else _digest(_NAME, "words", words)


def enters(words: str) -> bool:
    """Whether a text counts as cut words. An empty text does not, nor does its key.

    >>> enters("bonjour"), enters("key:" + key(""))
    (True, False)
    """
    return bool(words) and key(words) != key("")


def shown_key(words: str) -> str:
    """Returns the key of cut words as players see it, or "" for no words.

    >>> shown_key("bonjour")[:12]
    '0fe88e786f13'
    """
    return key(words) if enters(words) else ""


def as_key(words: str) -> str:
    """Returns a text ``key:…`` to replace cut words without changing the packs, or "" for no words.

    >>> as_key("bonjour")[:12]
    'key:0fe88e78'
    """
    return f"key:{key(words)}" if words else ""


def stands_for_words(words: str) -> bool:
    """Whether a text looks like a key or a hash, so players may not give it as cut words.

    >>> stands_for_words("bonjour"), stands_for_words("key:12ab")
    (False, True)
    """
    return _NO_WORDS.fullmatch(words) is not None


@dataclass(frozen=True, slots=True)
class Shuffler:
    """Makes a partie's packs, its cut for deal, and the computer player's seed from the secret, number and cut words.

    Raises ValueError unless the secret has 32 bytes.

    >>> from piquet import rules_of
    >>> shuffler = Shuffler(bytes(32), "7", ("bonjour", ""))
    >>> print(*shuffler.pack(0)[:6])
    7H JS 8S AC KC AH
    >>> shuffler.cut(rules_of("rubicon"))
    ('JD TH', 0)
    """

    secret: bytes = field(repr=False)
    number: str
    cuts: tuple[str, str]
    of_day: DayDeal | None = None

    def __post_init__(self) -> None:
        # HMAC pads a shorter key with zeros, so several secrets would give the same packs.
        if len(self.secret) != SECRET_BYTES:
            raise ValueError("a secret of another length")

    def pack(self, deal: int) -> tuple[Card, ...]:
        """Returns a deal's pack, top card first. Deals count from 0."""
        return self._shuffled(f"pack {deal}")

    def cut(self, rules: Rules) -> tuple[str, int]:
        """Returns the cards that both players cut, until their ranks differ, and the seat that wins the cut."""
        packs = (self._shuffled(f"cut {number}") for number in count())
        return next(filter(None, (cut_for_deal(pack, rules) for pack in packs)))

    def house_seed(self) -> int:
        """Returns the computer player's random seed, from 0 to 2⁶⁴ - 1."""
        stream = self._stream("house")
        return int.from_bytes(bytes(next(stream) for _ in range(8)), "big")

    def _shuffled(self, purpose: str) -> tuple[Card, ...]:
        pack, stream = list(WRITING_ORDER), self._stream(purpose)
        for last in range(len(pack) - 1, 0, -1):
            other = _below(last + 1, stream)
            pack[last], pack[other] = pack[other], pack[last]
        return tuple(pack)

    def _stream(self, purpose: str) -> Iterator[int]:
        if self.of_day is not None:
            purpose = f"day {self.of_day.day} {self.of_day.deal} {purpose}"
        head = _NAME, purpose, self.number, *map(key, self.cuts)
        for block in count():
            yield from hmac.digest(self.secret, _lines(*head, f"block {block}"), "sha256")


def cut_for_deal(pack: tuple[Card, ...], rules: Rules) -> tuple[str, int] | None:
    """Returns the pairs cut from this pack until two ranks differ, and the winning seat; None if no ranks differ."""
    cuts = []
    for pair in list(pairwise(pack))[::2]:
        cuts.append(write_cards(pair))
        if pair[0].rank != pair[1].rank:
            return " / ".join(cuts), cut_won_by(rules, pair)
    return None


def _below(number: int, stream: Iterator[int]) -> int:
    """Returns a number below ``number``. Skips the bytes that would favour some numbers."""
    most = 256 - 256 % number
    return next(byte for byte in stream if byte < most) % number


def _lines(*lines: str) -> bytes:
    return "".join(f"{line}\n" for line in lines).encode()


def _digest(*lines: str) -> str:
    return hashlib.sha256(_lines(*lines)).hexdigest()
