import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import chain, takewhile
from typing import Final

from ..actions import Action, Answer, Call, Cards, Exchange, Look, Play, UnreadableAction, parse_action
from ..cards import UNKNOWN, Card, Hand, Rank, Suit, parse_cards
from ..declaring import NOT_GOOD, Said, Verdict
from ..rules import Kind, Rules
from ..spelling import quoted, say, told_by
from ..view import SeenAnswer, SeenCall, SeenExchange

ToldAction = Action | SeenExchange | SeenCall | SeenAnswer
"""An action as a seat sees it: in full, or (the ``Seen…`` classes) without the cards."""


@dataclass(frozen=True, slots=True)
class ToldDeal:
    """A deal as parsed from the record of seat ``eye``. Hidden hands and cards are None."""

    rules: Rules
    eye: int
    dealer: int
    hands: tuple[Cards | None, Cards | None]
    talon: tuple[Card | None, ...]
    actions: tuple[ToldAction, ...]

    @property
    def other(self) -> int:
        return 1 - self.eye

    @property
    def elder(self) -> int:
        """The seat that exchanged first; before an exchange the non-dealer."""
        return next((action.seat for action in self.actions if _exchanged(action) is not None), 1 - self.dealer)

    def took(self, seat: int) -> range:
        """Returns the talon indexes of the cards that a seat drew."""
        numbers = {action.seat: number for action in self.actions if (number := _exchanged(action)) is not None}
        first = 0 if seat == self.elder else numbers.get(self.elder, 0)
        return range(first, first + numbers.get(seat, 0))

    @property
    def had(self) -> Hand:
        """The cards that seat ``eye`` has been dealt or has drawn."""
        drawn = (card for at in self.took(self.eye) if (card := self.talon[at]) is not None)
        return Hand.of(chain(self.hands[self.eye] or (), drawn))

    def upto(self, number: int) -> "ToldDeal":
        return replace(self, actions=self.actions[:number])

    def elsewhere(self, action: ToldAction) -> Card | None:
        """Returns a card in the other player's action that they cannot have, because seat ``eye`` knows where it is."""
        took = self.took(self.other)
        known = self.had | Hand.of(card for at, card in enumerate(self.talon) if card is not None and at not in took)
        return next((card for card in shown_in(action) if card in known), None)

    def looked_before(self, action: ToldAction) -> bool:
        """Whether younger had looked at the cards left before this action."""
        before = takewhile(lambda done: done is not action, self.actions)
        return any(isinstance(done, Look) for done in before)

    def call(self, kind: Kind, seat: int) -> Call | SeenCall | None:
        made = (action for action in self.actions if isinstance(action, Call | SeenCall) and action.seat == seat)
        return next((action for action in made if action.kind is kind), None)

    def answer(self, kind: Kind) -> Answer | SeenAnswer | None:
        made = (action for action in self.actions if isinstance(action, Answer | SeenAnswer))
        return next((action for action in made if action.kind is kind), None)


def _exchanged(action: ToldAction) -> int | None:
    match action:
        case Exchange(cards=cards):
            return len(cards)
        case SeenExchange(number=number):
            return number
        case _:
            return None


def shown_in(action: ToldAction) -> Cards:
    """Returns the cards that an action shows to be in its player's hand.

    >>> shown_in(parse_action("1 play AS"))
    (Card.parse('AS'),)
    """
    match action:
        case Play(card=card):
            return (card,)
        case Call(groups=groups):
            return tuple(chain.from_iterable(groups))
        case Answer(cards=cards):
            return cards
        case _:
            return ()


def parse_told(text: str, eye: int) -> ToldAction:
    """Parses an action line written as seat ``eye`` sees it. Raises UnreadableAction with a correction.

    >>> parse_told("0 point 5 49", eye=1)
    SeenCall(seat=0, kind=<Kind.POINT: 'point'>, number=5, tiebreak=49, groups=None, suit=None)
    """
    if text[:2] != f"{1 - eye} ":
        if UNKNOWN in text.split(" "):
            raise UnreadableAction(say("own-hidden"))
        return parse_action(text)
    for pattern, read in _HIDDEN:
        if found := pattern.fullmatch(text):
            try:
                return read(1 - eye, found)
            except ValueError as error:
                raise UnreadableAction(told_by(error)) from None
    for beginning, kind in _NEARLY:
        if found := beginning.match(text):
            raise UnreadableAction(say(kind, found=quoted(found[1])))
    return parse_action(text)


_NEARLY: Final = (
    (re.compile(r"[01] exchange (.*\?\?.*)"), "exchange-hidden"),
    (re.compile(r"[01] answer (?:point|sequence|set) ((?:[a-z]|[1-9](?: |$)).*)"), "answer-heard"),
    (re.compile(r"[01] (?:point|sequence|set) ([0-9]+(?: .*)?)$"), "call-heard"),
)


_Match = re.Match[str]


def _exchange(seat: int, found: _Match) -> ToldAction:
    return SeenExchange(seat, found[1].count(UNKNOWN), None)


def _call(seat: int, found: _Match) -> ToldAction:
    kind = Kind(found[1])
    said = _said(kind, *found.group(2, 3, 4))
    return SeenCall(seat, kind, said.number, said.tiebreak, None, said.suit)


def _said(kind: Kind, number: str | None, tiebreak: str | None, suit: str | None) -> Said:
    return Said(
        int(number or 0),
        _tiebreak(kind, tiebreak) if tiebreak else None,
        Suit.parse(suit) if suit else None,
    )


def _tiebreak(kind: Kind, text: str) -> int:
    if kind is Kind.POINT and text.isdecimal():
        return int(text)
    for rank in Rank if kind is not Kind.POINT else ():
        if rank.letter == text:
            return rank
    raise ValueError(say(f"tie-break-{kind}", found=quoted(text)))


def _answer(seat: int, found: _Match) -> ToldAction:
    kind = Kind(found[1])
    if found[4]:
        return Answer(seat, kind, parse_cards(found[4]))
    return SeenAnswer(seat, kind, Verdict(found[3]), found[2] is not None, None, own=False)


def _better(seat: int, found: _Match) -> ToldAction:
    kind = Kind(found[1])
    said = Said(0, _tiebreak(kind, found[3])) if found[2] else _said(kind, *found.group(4, 5, 6))
    return SeenAnswer(seat, kind, NOT_GOOD, found[2] is not None, None, own=False, better=said)


_KIND: Final = "(point|sequence|set)"
_NUMBER: Final = "([1-9])"
_TIEBREAK: Final = "([1-9][0-9]|[AKQJT987])"
_SAID: Final = f"{_NUMBER}(?: {_TIEBREAK}(?: ([SHDC]))?)?"
_HIDDEN: Final[tuple[tuple[re.Pattern[str], Callable[[int, _Match], ToldAction]], ...]] = (
    (re.compile(r"[01] exchange (\?\?(?: \?\?)*)"), _exchange),
    (re.compile(rf"[01] {_KIND} {_SAID}"), _call),
    (re.compile(rf"[01] answer {_KIND} (?:(making) not-good {_TIEBREAK}|not-good {_SAID})"), _better),
    (re.compile(rf"[01] answer {_KIND} (making )?(good|not-good|equal)(?: (.+))?"), _answer),
)
