"""What a seat or the public may know of a deal: the only way out.

A view is made anew from the deal and holds no way back to it. Two deals that differ only in what an eye may not know
give that eye equal views. ``eye`` is a seat, or None for the public.
"""

from typing import Final, NamedTuple, cast

from bot.piquet import calls
from bot.piquet.actions import (
    Action,
    Answer,
    Bid,
    Call,
    Cards,
    CarteBlanche,
    Exchange,
    Look,
    Pass,
    Play,
    Yes,
    write_groups,
)
from bot.piquet.cards import Card, Hand, Rank, write_cards
from bot.piquet.deal import AUCTION, EXCHANGE, OVER, PLAY, Deal, Stage
from bot.piquet.declaring import EQUAL, Declared, Verdict
from bot.piquet.reckoning import Item, Reason, Score
from bot.piquet.rules import Kind, Rules
from bot.piquet.tricks import Trick

UNKNOWN = "??"


class SeenExchange(NamedTuple):
    """An exchange of so many cards; ``cards`` only to him who made it."""

    seat: int
    number: int
    cards: Cards | None

    def __str__(self) -> str:
        cards = " ".join([UNKNOWN] * self.number) or "-" if self.cards is None else write_cards(self.cards)
        return f"{self.seat} exchange {cards}"


class SeenCall(NamedTuple):
    """A call, or what younger reckons. ``number`` and ``tiebreak`` are what was said (the tie-break, once it was).

    ``groups`` are the cards, where the eye may know them: its own, those that are good, the first of those equal.
    """

    seat: int
    kind: Kind
    number: int
    tiebreak: int | None
    groups: tuple[Cards, ...] | None

    def __str__(self) -> str:
        if self.groups is not None:
            return f"{self.seat} {self.kind} {write_groups(self.groups)}"
        said = "" if self.tiebreak is None else f" {self._tiebreak_text(self.tiebreak)}"
        return f"{self.seat} {self.kind} {self.number}{said}"

    def _tiebreak_text(self, tiebreak: int) -> str:
        return str(tiebreak) if self.kind is Kind.POINT else Rank(tiebreak).letter


class SeenAnswer(NamedTuple):
    """Younger's answer: the word, whether he asked for the tie-break, and his cards where the eye may know them."""

    seat: int
    kind: Kind
    verdict: Verdict
    asked: bool
    cards: Cards | None
    own: bool

    def __str__(self) -> str:
        words = [] if self.own else [*(["making"] if self.asked else []), self.verdict]
        cards = [] if self.cards is None else [write_cards(self.cards)]
        return " ".join([str(self.seat), "answer", self.kind, *words, *cards])


SeenAction = SeenExchange | SeenCall | SeenAnswer | CarteBlanche | Bid | Yes | Pass | Look | Play


class DealView(NamedTuple):
    """One deal as an eye sees it. A card that it may not know is None; a hand that it may not know is None."""

    rules: Rules
    eye: int | None
    dealer: int
    elder: int
    """Until an auction is over: the non-dealer."""
    stage: Stage
    to_act: int | None
    dealt: tuple[Cards | None, Cards | None]
    talon: tuple[Card | None, ...]
    actions: tuple[SeenAction, ...]
    recorded: tuple[int, ...]
    """How many items there were after each action."""
    tricks: tuple[Trick, ...]
    led: Card | None
    drawn: tuple[int | None, int | None]
    items: tuple[Item, ...]
    score: Score
    game: Score
    """At what score the deal found a game of a hundred."""
    bid: Bid | None
    """The last bid; once the auction is over, what elder has undertaken."""
    misere: bool
    most: int
    """How many cards elder may, or might, exchange."""
    shown: tuple[Hand, Hand]
    """What each has shown and still holds."""
    hand: Hand
    """The eye's own cards; so are the fields that follow its own alone."""
    discards: Cards
    taken: Cards
    playable: Hand
    open_kinds: tuple[Kind, ...]
    exchange_limits: tuple[int, int] | None
    may_announce: bool
    may_look: bool
    bids: tuple[Bid, ...]
    may_say_yes: bool
    may_pass: bool

    @property
    def younger(self) -> int:
        """Who is not elder."""
        return 1 - self.elder

    @property
    def over(self) -> bool:
        """Whether all is played."""
        return self.stage is Stage.OVER

    @property
    def left(self) -> int:
        """How many cards lie in the talon."""
        return 8 - (self.drawn[0] or 0) - (self.drawn[1] or 0)

    @property
    def pending(self) -> SeenCall | None:
        """The call that waits for younger's answer."""
        if self.stage is not Stage.CALLS or self.to_act != self.younger:
            return None
        answered = sum(isinstance(action, SeenAnswer) for action in self.actions)
        made = [action for action in self.actions if isinstance(action, SeenCall) and action.number]
        return made[answered]


def view(deal: Deal, eye: int | None) -> DealView:
    """The deal as a seat (0 or 1) or the public (None) may see it."""
    known, hands = _known(deal, eye), deal.hands
    acts = eye is not None and eye == deal.to_act
    auction = deal.auction if acts and deal.stage is AUCTION else None
    begins = eye if not deal.tricks else None
    return DealView(
        deal.rules,
        eye,
        deal.dealer,
        deal.elder,
        deal.stage,
        deal.to_act,
        known.dealt,
        known.talon,
        (*known.actions, *cast("list[Play]", deal.log[len(known.actions) :])),
        tuple(deal.recorded),
        tuple(deal.tricks),
        deal.led,
        known.drawn,
        _items(deal, known),
        deal.score,
        deal.game,
        known.bid,
        known.misere,
        known.most,
        (_held(hands[0], known.shown[0]), _held(hands[1], known.shown[1])),
        _NOTHING if eye is None else hands[eye],
        known.discards,
        known.taken,
        deal.playable(eye) if acts and eye is not None else _NOTHING,
        deal.open_kinds(begins) if acts and begins is not None else (),
        deal.exchange_limits(begins) if acts and begins is not None and deal.stage is EXCHANGE else None,
        begins is not None and deal.may_announce(begins),
        begins is not None and deal.may_look(begins),
        auction.bids() if auction else (),
        auction is not None and auction.may(Yes),
        auction is not None and auction.may(Pass),
    )


def _held(hand: Hand, shown: Hand) -> Hand:
    return hand & shown if shown else _NOTHING


class _Known(NamedTuple):
    """What an eye knows of the time before the play, and what was settled then."""

    dealt: tuple[Cards | None, Cards | None]
    talon: tuple[Card | None, ...]
    actions: tuple[SeenAction, ...]
    shown: tuple[Hand, Hand]
    drawn: tuple[int | None, int | None]
    discards: Cards
    taken: Cards
    bid: Bid | None
    misere: bool
    most: int


_NOTHING: Final = Hand()
_HIDDEN: Final = (None,) * 8


def _known(deal: Deal, eye: int | None) -> _Known:
    """After the first trick nothing of it changes any more: it is worked out once."""
    found: _Known | None = deal.seen.get(eye)
    if found is None:
        found = _Known(
            (_dealt(deal, 0, eye), _dealt(deal, 1, eye)),
            _talon(deal, eye),
            tuple([action if isinstance(action, Play) else _see(deal, action, eye) for action in deal.log]),
            (_shown(deal, 0), _shown(deal, 1)),
            (deal.drawn[0], deal.drawn[1]),
            () if eye is None else deal.discards[eye],
            () if eye is None else deal.drawn_cards(eye),
            deal.bid,
            deal.misere,
            deal.most,
        )
        if deal.tricks:
            deal.seen[eye] = found
    return found


def _has_led(deal: Deal) -> bool:
    return deal.stage is PLAY or deal.stage is OVER


def _dealt(deal: Deal, seat: int, eye: int | None) -> Cards | None:
    """A hand shown for carte blanche is shown once the other has discarded; with an auction, at once."""
    shown = deal.blank == seat and (deal.rules.auction or deal.drawn[1 - seat] is not None)
    return deal.dealt[seat] if shown or seat == eye else None


def _talon(deal: Deal, eye: int | None) -> tuple[Card | None, ...]:
    """What the eye drew, what elder left of his five and saw, and what was looked at; the rest is hidden."""
    talon, (first, last) = deal.talon, _seen_of_talon(deal, eye)
    looked = deal.looked and (eye == deal.younger or (eye == deal.elder and _has_led(deal)))
    end = max(last, 8 - deal.left) if looked else 8
    return (*_HIDDEN[:first], *talon[first:last], *_HIDDEN[last:end], *talon[end:])


def _seen_of_talon(deal: Deal, eye: int | None) -> tuple[int, int]:
    """The first of the cards that a seat took or saw as it exchanged, and the first beyond them."""
    elders, youngers = deal.drawn[deal.elder], deal.drawn[deal.younger]
    if eye == deal.elder and elders is not None:
        return 0, max(elders, deal.rules.most) if deal.rules.looks else elders
    if eye == deal.younger and elders is not None and youngers is not None:
        return elders, elders + youngers
    return 0, 0


def _items(deal: Deal, known: _Known) -> tuple[Item, ...]:
    """What was scored, without the cards of a carte blanche that is not shown yet."""
    items = tuple(deal.reckoning.items)
    if deal.blank is None or known.dealt[deal.blank] is not None:
        return items
    return tuple(item._replace(cards=_NOTHING) if item.reason is Reason.CARTE_BLANCHE else item for item in items)


def _shown(deal: Deal, seat: int) -> Hand:
    """The cards of calls that were good or equal, younger's once elder has led."""
    if not deal.calls.made and not deal.calls.reckoned:
        return _NOTHING
    bits = 0
    if seat == deal.elder:
        for made in deal.calls.made.values():
            for group in made.groups[: made.public]:
                bits |= group
    elif _has_led(deal):
        for made in deal.calls.made.values():
            if made.verdict is EQUAL:
                bits |= Hand.of(made.answer)
        for call in deal.calls.reckoned.values():
            for group in call.hands:
                bits |= group
    return Hand(bits)


def _public_groups(made: Declared) -> tuple[Cards, ...] | None:
    return made.call.groups[: made.public] or (None if made.call.groups else ())


def _see(deal: Deal, action: Action, eye: int | None) -> SeenAction:
    match action:
        case Exchange():
            return SeenExchange(action.seat, len(action.cards), action.cards if action.seat == eye else None)
        case Call():
            return _see_call(deal, action, eye)
        case Answer():
            return _see_answer(deal, action, eye)
        case CarteBlanche() | Bid() | Yes() | Pass() | Look() | Play():
            return action


def _see_call(deal: Deal, call: Call, eye: int | None) -> SeenCall:
    if not call.groups:
        return SeenCall(call.seat, call.kind, 0, None, ())
    number = len(call.groups[0])
    if call.seat == deal.younger:
        tiebreak = calls.tiebreak(call.kind, Hand.of(call.groups[0]))
        return SeenCall(call.seat, call.kind, number, tiebreak, call.groups)
    made = deal.calls.made[call.kind]
    said = made.tiebreak if made.asked or call.kind in deal.rules.names else None
    return SeenCall(call.seat, call.kind, number, said, call.groups if call.seat == eye else _public_groups(made))


def _see_answer(deal: Deal, answer: Answer, eye: int | None) -> SeenAnswer:
    made = deal.calls.made[answer.kind]
    assert made.verdict is not None  # noqa: S101 - it is answered
    own = answer.seat == eye
    known = own or (made.verdict is EQUAL and _has_led(deal))
    return SeenAnswer(answer.seat, answer.kind, made.verdict, made.asked, answer.cards if known else None, own)


def write_talon(talon: tuple[Card | None, ...]) -> str:
    """A talon as a record has it, ``??`` for a card unknown."""
    return " ".join(UNKNOWN if card is None else str(card) for card in talon)


def write_dealt(cards: Cards | None) -> str:
    """A dealt hand as a record has it, ``??`` for each card unknown."""
    return " ".join([UNKNOWN] * 12) if cards is None else write_cards(cards)
