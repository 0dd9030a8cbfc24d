"""A player's actions, one class for each verb in a record.

Cards keep their order, so a record is written exactly as it was read. Constructors raise ValueError for a wrong seat
and TypeError for a wrong type; ``Deal.why_not`` decides legality.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import chain
from typing import ClassVar, Final

from .cards import Card, Hand, Suit, parse_cards, write_cards
from .rules import Kind
from .spelling import Told, Unwritten, another, listed, quoted, say, told_by

Cards = tuple[Card, ...]


def _check(seat: int, kind: type = object, *values: object) -> None:
    if type(seat) is not int or not 0 <= seat <= 1:
        raise ValueError(f"{seat!r} is no seat: the seats are 0 and 1")
    for value in values:
        if type(value) is not kind:
            raise TypeError(another(value, f"a {kind.__name__}", f"{kind.__name__}.parse"))


class _Written:
    __slots__ = ()

    def __repr__(self) -> str:
        return f"parse_action({str(self)!r})"


@dataclass(frozen=True, slots=True, repr=False)
class _Bare(_Written):
    VERB: ClassVar[str]
    seat: int

    def __post_init__(self) -> None:
        _check(self.seat)

    def __str__(self) -> str:
        return f"{self.seat} {self.VERB}"


class CarteBlanche(_Bare):
    """The announcement of a hand dealt without king, queen or knave.

    >>> str(CarteBlanche(0))
    '0 carte-blanche'
    """

    VERB = "carte-blanche"


@dataclass(frozen=True, slots=True, repr=False)
class Bid(_Written):
    """A bid to win ``tricks`` tricks, where the last counts two, and to leave ``left`` cards of the talon.

    >>> str(Bid(1, 8, 4)), Bid(1, 8, 4).value
    ('1 bid 8-4', 32)
    """

    seat: int
    tricks: int
    left: int

    def __post_init__(self) -> None:
        _check(self.seat, int, self.tricks, self.left)

    @property
    def value(self) -> int:
        """The bid's worth in points, by which bids are compared and contracts scored."""
        return self.tricks * self.left

    def __str__(self) -> str:
        return f"{self.seat} bid {self.tricks}-{self.left}"


class Yes(_Bare):
    """The answer *yes* to a bid: the player can match it."""

    VERB = "yes"


class Pass(_Bare):
    """A refusal to bid, to raise or to match a bid."""

    VERB = "pass"


@dataclass(frozen=True, slots=True, repr=False)
class Exchange(_Written):
    """A player's discards, replaced by an equal number of talon cards.

    >>> str(Exchange(0, parse_cards("KS 8C")))
    '0 exchange KS 8C'
    """

    seat: int
    cards: Cards

    def __post_init__(self) -> None:
        _check(self.seat, Card, *self.cards)

    def __str__(self) -> str:
        return f"{self.seat} exchange {write_cards(self.cards)}"


class Look(_Bare):
    """Younger's choice to look at the talon cards left."""

    VERB = "look"


@dataclass(frozen=True, slots=True, repr=False)
class NameSuit(_Written):
    """Elder's promise to lead a suit. If younger then looks at the talon cards left, elder sees them before leading.

    >>> str(NameSuit(0, Suit.HEARTS))
    '0 suit H'
    """

    seat: int
    suit: Suit

    def __post_init__(self) -> None:
        _check(self.seat, Suit, self.suit)

    def __str__(self) -> str:
        return f"{self.seat} suit {self.suit.letter}"


class Decline(_Bare):
    """Younger's choice not to look at the talon cards left."""

    VERB = "decline"


@dataclass(frozen=True, slots=True, repr=False)
class Call(_Written):
    """Elder's call, or younger's reckoning. The first group is the one announced; an empty call has no groups.

    >>> str(Call(0, Kind.SET, (parse_cards("JS JH JC"), parse_cards("TS TH TC"))))
    '0 set JS JH JC / TS TH TC'
    """

    seat: int
    kind: Kind
    groups: tuple[Cards, ...]
    hands: tuple[Hand, ...] = field(init=False, compare=False)
    """The groups as sets of cards."""

    def __post_init__(self) -> None:
        _check(self.seat, Kind, self.kind)
        _check(self.seat, Card, *chain.from_iterable(self.groups))
        object.__setattr__(self, "hands", tuple(map(Hand.of, self.groups)))

    def __str__(self) -> str:
        return f"{self.seat} {self.kind} {write_groups(self.groups)}"


@dataclass(frozen=True, slots=True, repr=False)
class Answer(_Written):
    """Younger's answer to a call: the group that younger sets against it, or no cards to say *good*.

    >>> str(Answer(1, Kind.POINT, parse_cards("AD KD QD")))
    '1 answer point AD KD QD'
    """

    seat: int
    kind: Kind
    cards: Cards

    def __post_init__(self) -> None:
        _check(self.seat, Kind, self.kind)
        _check(self.seat, Card, *self.cards)

    def __str__(self) -> str:
        return f"{self.seat} answer {self.kind} {write_cards(self.cards)}"


@dataclass(frozen=True, slots=True, repr=False)
class Play(_Written):
    """A card led, or played to the other player's lead.

    >>> str(Play(0, Card.parse("AS")))
    '0 play AS'
    """

    seat: int
    card: Card

    def __post_init__(self) -> None:
        # Plays are made all the time, so they are checked without a call.
        if type(self.card) is not Card or type(self.seat) is not int or not 0 <= self.seat <= 1:
            _check(self.seat, Card, self.card)

    def __str__(self) -> str:
        return f"{self.seat} play {self.card}"


class Concede(_Bare):
    """A player's surrender of the rest of the deal (Cavendish: throws the cards down)."""

    VERB = "concede"


Action = CarteBlanche | Bid | Yes | Pass | Exchange | Look | NameSuit | Decline | Call | Answer | Play | Concede


class UnreadableAction(ValueError):
    """The text is not an action. The error text shows the correct form."""


def write_groups(groups: tuple[Cards, ...]) -> str:
    """Writes groups as in a record, separated by ``/``; ``-`` means no groups.

    >>> write_groups((parse_cards("AS KS QS"), parse_cards("TD 9D 8D")))
    'AS KS QS / TD 9D 8D'
    """
    return " / ".join(map(write_cards, groups)) or "-"


def parse_action(text: str) -> Action:
    """Parses an action line of a record. Raises UnreadableAction, with the correct form.

    >>> parse_action("0 play AS") == Play(0, Card.parse("AS"))
    True
    >>> parse_action("0 lead AS")  # doctest: +IGNORE_EXCEPTION_DETAIL
    Traceback (most recent call last):
    piquet.actions.UnreadableAction: `lead`: write `play`
    """
    if not isinstance(text, str):
        raise TypeError(f"{text!r} is not a line of text")
    seat, _, rest = text.partition(" ")
    verb, gap, what = rest.partition(" ")
    try:
        if seat not in ("0", "1") or (gap and not what):
            raise Unwritten(_no_seat(text))
        return _read(int(seat), verb, what)
    except ValueError as error:
        raise UnreadableAction(told_by(error)) from None


def _no_seat(text: str) -> Told:
    if text[:2] in ("0 ", "1 ") and len(text) > 2:
        return say("spaces")
    if text.strip() and text not in ("0", "1", "0 ", "1 "):
        return say("no-seat-but", found=quoted(text.split(" ", 1)[0]))
    return say("no-seat")


def _read(seat: int, verb: str, what: str) -> Action:
    match verb:
        case _ if not what or verb not in _EXAMPLES:
            return _bare(seat, verb, what)
        case "play":
            if " " in what or what == "-":
                raise Unwritten(say("one-card", found=quoted(what), example=f"{seat} {_EXAMPLES[verb]}"))
            return Play(seat, Card.parse(what))
        case "exchange":
            return Exchange(seat, parse_cards(what))
        case "point" | "sequence" | "set":
            _check_cards(what, "heard-call")
            return Call(seat, Kind(verb), () if what == "-" else tuple(map(_group, what.split(" / "))))
        case "answer":
            return _answer(seat, *what.partition(" ")[::2])
        case "suit":
            return NameSuit(seat, Suit.parse(what))
    if found := _BID.fullmatch(what):
        return Bid(seat, int(found[1]), int(found[2]))
    raise Unwritten(say("no-bid", found=quoted(what)))


def _answer(seat: int, kind: str, cards: str) -> Answer:
    if kind not in _KINDS:
        raise Unwritten(_instead(kind, _KINDS) or say("no-call", found=quoted(kind), choices=listed(_KINDS)))
    if not cards:
        raise Unwritten(_needs(1, "answer"))
    _check_cards(cards, "heard-answer")
    return Answer(seat, Kind(kind), parse_cards(cards))


def _bare(seat: int, verb: str, what: str) -> Action:
    if verb in _BARE and not what:
        return _BARE[verb](seat)
    if verb in _BARE and what.strip():
        raise Unwritten(say("stands-alone", found=quoted(what), verb=verb, instead=f"{seat} {verb}"))
    if verb in _EXAMPLES:
        raise Unwritten(_needs(1 if verb == "answer" else seat, verb))
    if not verb:
        raise Unwritten(say("spaces"))
    raise Unwritten(_instead(verb, _VERBS) or say("no-action", found=quoted(verb), choices=listed(_VERBS)))


def _needs(seat: int, verb: str) -> Told:
    kind = {"bid": "needs-bid", "suit": "needs-suit", "play": "needs-card", "answer": "needs-call"}.get(verb)
    return say(kind or "needs-cards", verb=verb, example=f"{seat} {_EXAMPLES[verb]}")


def _instead(word: str, known: Iterable[str]) -> Told | None:
    meant = _SYNONYMS.get(word.lower(), word.lower())
    return say("write-instead", word=quoted(word), instead=meant) if meant in known else None


def _check_cards(text: str, heard: str) -> None:
    if _HEARD.match(text):
        raise Unwritten(say(heard, found=quoted(text)))
    if "/" in text and any(not group.strip(" ") for group in re.split(r"(?:^| )/(?= |$)", text)):
        raise Unwritten(say("empty-group"))


def _group(text: str) -> Cards:
    cards = parse_cards(text)
    if not cards:
        raise Unwritten(say("empty-group"))
    return cards


_BID: Final = re.compile("([1-9][0-9]?)-([1-9])")
_HEARD: Final = re.compile(r"(?:[1-9]|making|good|not-good|equal)(?: |$)")
_BARE: Final = {made.VERB: made for made in (CarteBlanche, Yes, Pass, Look, Decline, Concede)}
_KINDS: Final = ("point", "sequence", "set")
_EXAMPLES: Final = {
    "bid": "bid 8-4",
    "exchange": "exchange KS 8C",
    "point": "point AH KH QH JH 8H",
    "sequence": "sequence AH KH QH JH",
    "set": "set JS JH JC / TS TH TC TD",
    "answer": "answer point AD KD QD",
    "suit": "suit H",
    "play": "play AS",
}
_VERBS: Final = (
    *("carte-blanche", "bid", "yes", "pass", "exchange", "look", "point", "sequence", "set", "answer", "suit"),
    *("decline", "play", "concede"),
)
_SYNONYMS: Final = {
    **dict.fromkeys(("discard", "draw", "change"), "exchange"),
    **dict.fromkeys(("lead", "card", "follow"), "play"),
    **dict.fromkeys(("trio", "quatorze", "sets"), "set"),
    **dict.fromkeys(("tierce", "quart", "quint", "run", "sequences"), "sequence"),
    **dict.fromkeys(("blank", "blanche", "carte_blanche", "carteblanche"), "carte-blanche"),
    **dict.fromkeys(("resign", "give-up"), "concede"),
    "points": "point",
}


def same(one: Action, other: Action) -> bool:
    """Whether two actions are equal, ignoring the order of their cards.

    >>> one, other = parse_action("0 exchange KS 8C"), parse_action("0 exchange 8C KS")
    >>> one == other, same(one, other)
    (False, True)
    """
    match one, other:
        case Exchange(), Exchange():
            return Hand.of(one.cards) == Hand.of(other.cards)
        case Call(), Call():
            return one.kind == other.kind and set(one.hands) == set(other.hands)
        case Answer(), Answer():
            return one.kind == other.kind and Hand.of(one.cards) == Hand.of(other.cards)
        case _:
            return one == other
