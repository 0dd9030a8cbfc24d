"""A deal as a seat or the public may know it. Other packages show a deal only through a view.

``eye`` is a seat, or None for the public. A view holds no reference to the deal. Deals that differ only in facts hidden
from an eye give equal views.
"""

from typing import Final, NamedTuple

from . import calls
from .actions import (
    Action,
    Answer,
    Bid,
    Call,
    Cards,
    CarteBlanche,
    Concede,
    Decline,
    Exchange,
    Look,
    NameSuit,
    Pass,
    Play,
    Yes,
    write_groups,
)
from .cards import Card, Hand, Rank, Suit, write_cards
from .deal import CALLS, EXCHANGE, NAMED, OVER, PLAY, Deal, Stage
from .declaring import EQUAL, NOT_GOOD, Declared, Said, Verdict, said_of, told_of_better
from .position import PUBLIC, Line, deal_json, draw
from .reckoning import Item, Reason, Score
from .rules import Kind, Rules
from .tricks import Trick


class SeenExchange(NamedTuple):
    """An exchange as one seat or the public sees it."""

    seat: int
    number: int
    cards: Cards | None
    """The discards; None unless the viewing seat made the exchange."""

    def __str__(self) -> str:
        return f"{self.seat} exchange {write_cards((None,) * self.number if self.cards is None else self.cards)}"


class SeenCall(NamedTuple):
    """A call or reckoning as one seat or the public sees it."""

    seat: int
    kind: Kind
    number: int
    """The number announced: of cards, or 0 for an empty call."""
    tiebreak: int | None
    """The tie-break; None if not announced."""
    groups: tuple[Cards, ...] | None
    """The groups the viewer may know: its own, a good call's, an equal call's first, a reckoning's. Otherwise None."""
    suit: Suit | None = None
    """The suit; None if not announced."""

    def __str__(self) -> str:
        if self.groups is not None:
            return f"{self.seat} {self.kind} {write_groups(self.groups)}"
        return f"{self.seat} {self.kind} {_write_said(self.kind, self.said)}"

    @property
    def said(self) -> Said:
        return Said(self.number, self.tiebreak, self.suit)


def _write_said(kind: Kind, said: Said) -> str:
    words = [str(said.number)] if said.number else []
    if said.tiebreak is not None:
        words.append(str(said.tiebreak) if kind is Kind.POINT else Rank(said.tiebreak).letter)
    return " ".join(words if said.suit is None else [*words, said.suit.letter])


class SeenAnswer(NamedTuple):
    """Younger's answer as one seat or the public sees it."""

    seat: int
    kind: Kind
    verdict: Verdict
    asked: bool
    """Whether younger asked for the tie-break."""
    cards: Cards | None
    """Younger's group; None if the viewer may not know it."""
    own: bool
    """Whether the viewer is younger."""
    better: Said | None = None
    """The words that announced a better group; None if younger announced none."""

    def __str__(self) -> str:
        words = [] if self.own else [*(["making"] if self.asked else []), self.verdict]
        words += [_write_said(self.kind, self.better)] if self.better and not self.own else []
        cards = [] if self.cards is None else [write_cards(self.cards)]
        return " ".join([str(self.seat), "answer", self.kind, *words, *cards])


SeenAction = (
    SeenExchange | SeenCall | SeenAnswer | CarteBlanche | Bid | Yes | Pass | Look | NameSuit | Decline | Play | Concede
)


class _Settled(NamedTuple):
    """The fields of ``DealView`` that no longer change after the first trick."""

    rules: Rules
    eye: int | None
    dealer: int
    elder: int
    game: Score
    dealt: tuple[Cards | None, Cards | None]
    talon: tuple[Card | None, ...]
    first_actions: tuple[SeenAction, ...]
    drawn: tuple[int | None, int | None]
    discards: Cards
    taken: Cards
    bid: Bid | None
    misere: bool
    most: int
    named: Suit | None
    revealed: tuple[Hand, Hand]


class _Choices(NamedTuple):
    open_kinds: tuple[Kind, ...] = ()
    exchange_limits: tuple[int, int] | None = None
    may_announce: bool = False
    may_look: bool = False
    may_decline: bool = False
    suits: tuple[Suit, ...] = ()
    bids: tuple[Bid, ...] = ()
    may_say_yes: bool = False
    may_pass: bool = False
    may_concede: bool = False


class DealView(NamedTuple):
    """One deal as seat ``eye`` (or None for the public) sees it. Hidden cards and hands are None."""

    rules: Rules
    eye: int | None
    """The seat that sees this view, or None for the public."""
    dealer: int
    elder: int
    """The seat that is elder; before the end of an auction, the non-dealer."""
    game: Score
    """The score before the deal in a game of a hundred."""
    dealt: tuple[Cards | None, Cards | None]
    talon: tuple[Card | None, ...]
    """The eight talon cards, top first."""
    first_actions: tuple[SeenAction, ...]
    """The actions up to the end of the first trick."""
    drawn: tuple[int | None, int | None]
    """The number of cards each seat drew; None before its exchange."""
    discards: Cards
    taken: Cards
    """The cards ``eye`` drew."""
    bid: Bid | None
    misere: bool
    """Whether both players passed in the auction, so both try to lose tricks."""
    most: int
    """The most cards elder may exchange."""
    named: Suit | None
    """The suit that elder named for the first lead."""
    revealed: tuple[Hand, Hand]
    """The cards each seat has shown, still held or not."""

    open_kinds: tuple[Kind, ...]
    """The kinds ``eye`` may call or reckon now."""
    exchange_limits: tuple[int, int] | None
    """The fewest and most cards ``eye`` may exchange now."""
    may_announce: bool
    may_look: bool
    may_decline: bool
    suits: tuple[Suit, ...]
    """The suits ``eye`` may name for the first lead now."""
    bids: tuple[Bid, ...]
    """The bids ``eye`` may make now, lowest first."""
    may_say_yes: bool
    may_pass: bool
    may_concede: bool

    stage: Stage
    to_move: int | None
    plays: tuple[Play | Concede, ...]
    """The plays after the first trick, and any concession."""
    recorded: tuple[int, ...]
    """The number of items recorded by the end of each action."""
    tricks: tuple[Trick, ...]
    winners: tuple[int, ...]
    """Each trick's winner, including tricks given up by a concession."""
    led: Card | None
    """The card led to the unfinished trick."""
    items: tuple[Item, ...]
    score: Score
    shown: tuple[Hand, Hand]
    """The cards each seat has shown and still holds."""
    hand: Hand
    """The cards in the hand of ``eye``."""
    playable: Hand
    """The cards ``eye`` may play now."""

    @property
    def line(self) -> Line:
        hands = (write_cards((None,) * 12 if cards is None else cards) for cards in self.dealt)
        deal = deal_json(self.dealer, hands, write_cards(self.talon), map(str, self.actions))
        return Line(self.rules, deal, PUBLIC if self.eye is None else str(self.eye), {"game": self.game})

    @property
    def position(self) -> str:
        """All that ``eye`` knows, in one line: an information-state key, equal exactly for equal views.

        >>> from piquet import parse_action, rules_of, view_of
        >>> deal = Deal.from_pack(rules_of("rubicon"), dealer=1)
        >>> deal.do(parse_action("0 exchange 9S 8S"))
        >>> view_of(deal, 1).position.split("; ")[4:]
        ['0 exchange ?? ??']
        """
        return str(self.line)

    def __repr__(self) -> str:
        return f"parse_position({self.position!r})[0]"

    def __str__(self) -> str:
        turn = "over" if self.to_move is None else f"{self.stage.value}, {self.to_move} to move"
        hands, discards = (self._hand_of(0), self._hand_of(1)), (self._discards_of(0), self._discards_of(1))
        facts = self.talon[8 - self.left :], self.actions, self.tricks, self.led, self.score
        return draw(self.rules, self.dealer, self.elder, turn, hands, discards, *facts)

    def _hand_of(self, seat: int) -> tuple[Card | None, ...]:
        if seat == self.eye:
            return tuple(self.hand)
        held = 12 - len(self.tricks) - (seat == self.led_by)
        return (*self.shown[seat], *(None,) * (held - len(self.shown[seat])))

    def _discards_of(self, seat: int) -> tuple[Card | None, ...]:
        return self.discards if seat == self.eye else (None,) * (self.drawn[seat] or 0)

    @property
    def younger(self) -> int:
        return 1 - self.elder

    @property
    def actions(self) -> tuple[SeenAction, ...]:
        return self.first_actions + self.plays

    @property
    def conceded(self) -> int | None:
        last = self.plays[-1] if self.plays else None
        return last.seat if isinstance(last, Concede) else None

    @property
    def led_by(self) -> int | None:
        """The seat that led the card on the table, if any."""
        answers = self.conceded if self.to_move is None else self.to_move
        return None if self.led is None or answers is None else 1 - answers

    @property
    def over(self) -> bool:
        return self.stage is OVER

    @property
    def left(self) -> int:
        return 8 - (self.drawn[0] or 0) - (self.drawn[1] or 0)

    @property
    def looked(self) -> bool:
        return any(isinstance(action, Look) for action in self.first_actions)

    @property
    def pending(self) -> SeenCall | None:
        if self.stage is not Stage.CALLS or self.to_move != self.younger:
            return None
        answered = sum(isinstance(action, SeenAnswer) for action in self.actions)
        every = self.rules.calls.all_answered
        made = [action for action in self.actions if isinstance(action, SeenCall) and (action.number or every)]
        return made[answered]


def view(deal: Deal, eye: int | None) -> DealView:
    """Returns the deal as a seat (0 or 1) or the public (None) may see it. Raises ValueError for another eye.

    >>> from piquet import parse_action, rules_of, view_of
    >>> deal = Deal.from_pack(rules_of("rubicon"), dealer=1)
    >>> deal.do(parse_action("0 exchange 9S 8S"))
    >>> [str(view_of(deal, eye).actions[0]) for eye in (0, 1)]
    ['0 exchange 9S 8S', '0 exchange ?? ??']
    """
    if eye not in _EYES:
        raise ValueError(f"{eye!r} is no eye: a seat, 0 or 1, or None for the public")
    if not isinstance(deal, Deal):
        raise TypeError(f"{deal!r} is not a deal")
    settled: _Settled = deal.seen.get(eye) or _settle(deal, eye)
    hands, revealed = deal.hands, settled.revealed
    choices = _NO_CHOICES if eye is None else _choices(deal, eye)
    # Calls ``_make``, since a constructor call with forty arguments takes three times as long.
    return DealView._make(
        settled
        + choices
        + (
            deal.stage,
            deal.to_move,
            tuple(deal.log[len(settled.first_actions) :]),
            tuple(deal.recorded),
            tuple(deal.tricks),
            tuple(deal.winners),
            deal.led,
            _items(deal, settled),
            deal.score,
            (_held(hands[0], revealed[0]), _held(hands[1], revealed[1])),
            _NOTHING if eye is None else hands[eye],
            deal.playable(eye) if eye is not None and eye == deal.to_move else _NOTHING,
        )
    )


def _held(hand: Hand, revealed: Hand) -> Hand:
    return hand & revealed if revealed else _NOTHING


_EYES: Final = (0, 1, None)
_NOTHING: Final = Hand()
_NO_CHOICES: Final = _Choices()
_MAY_CONCEDE: Final = _Choices(may_concede=True)
_HIDDEN: Final[tuple[Card | None, ...]] = (None,) * 8


def _choices(deal: Deal, eye: int) -> _Choices:
    if deal.tricks:
        return _MAY_CONCEDE if deal.may_concede(eye) else _NO_CHOICES
    acts, stage = eye == deal.to_move, deal.stage
    if stage is CALLS or stage is NAMED or stage is PLAY:
        look, announce = deal.may_look(eye), deal.rules.exchange.blank_at_once and deal.may_announce(eye)
        if not acts:
            return _Choices(may_look=True) if look else _NO_CHOICES
        return _Choices(deal.open_kinds(eye), None, announce, look, deal.may_decline(eye), deal.suits_to_name(eye))
    announce = deal.may_announce(eye)
    if not acts:
        return _Choices(may_announce=True) if announce else _NO_CHOICES
    if stage is EXCHANGE:
        return _Choices((), deal.exchange_limits(eye), announce)
    auction = deal.auction
    assert auction is not None  # noqa: S101 - it is not over
    may_say_yes, may_pass = auction.may(Yes), auction.may(Pass)
    return _Choices(may_announce=announce, bids=auction.bids(), may_say_yes=may_say_yes, may_pass=may_pass)


def _settle(deal: Deal, eye: int | None) -> _Settled:
    settled = _Settled(
        deal.rules,
        eye,
        deal.dealer,
        deal.elder,
        deal.game,
        (_dealt(deal, 0, eye), _dealt(deal, 1, eye)),
        _talon(deal, eye),
        tuple([_see(deal, action, eye) for action in deal.log[: _first_trick(deal)]]),
        (deal.drawn[0], deal.drawn[1]),
        () if eye is None else deal.discards[eye],
        () if eye is None else deal.drawn_cards(eye),
        deal.bid,
        deal.misere,
        deal.most,
        deal.named,
        (_revealed(deal, 0), _revealed(deal, 1)),
    )
    if deal.tricks:
        deal.seen[eye] = settled
    return settled


def _first_trick(deal: Deal) -> int:
    if not deal.tricks:
        return len(deal.log)
    conceded = isinstance(deal.log[-1], Concede)
    return len(deal.log) - 2 * (len(deal.tricks) - 1) - (deal.led is not None) - conceded


def _has_led(deal: Deal) -> bool:
    return deal.stage is PLAY or deal.stage is OVER


def _dealt(deal: Deal, seat: int, eye: int | None) -> Cards | None:
    """Returns the cards dealt to a seat, if ``eye`` may know them.

    A carte blanche is public after the other player's discard; in rule sets with an auction, at once.
    """
    shown = deal.blank == seat and (deal.rules.auction or deal.drawn[1 - seat] is not None)
    return deal.dealt[seat] if shown or seat == eye else None


def _talon(deal: Deal, eye: int | None) -> tuple[Card | None, ...]:
    talon, (first, last) = deal.talon, _seen_of_talon(deal, eye)
    looked = deal.looked and (eye == deal.younger or (eye == deal.elder and (_has_led(deal) or deal.named is not None)))
    end = max(last, 8 - deal.left) if looked else 8
    return _HIDDEN[:first] + talon[first:last] + _HIDDEN[last:end] + talon[end:] if last or looked else _HIDDEN


def _seen_of_talon(deal: Deal, eye: int | None) -> tuple[int, int]:
    elders, youngers = deal.drawn[deal.elder], deal.drawn[deal.younger]
    if eye == deal.elder and elders is not None:
        return 0, max(elders, deal.rules.exchange.most) if deal.rules.exchange.looks else elders
    if eye == deal.younger and elders is not None and youngers is not None:
        return elders, elders + youngers
    return 0, 0


def _items(deal: Deal, settled: _Settled) -> tuple[Item, ...]:
    """Returns the items scored, without the cards of a carte blanche that is not yet shown."""
    items = tuple(deal.reckoning.items)
    if deal.blank is None or settled.dealt[deal.blank] is not None:
        return items
    return tuple(item._replace(cards=_NOTHING) if item.reason is Reason.CARTE_BLANCHE else item for item in items)


def _revealed(deal: Deal, seat: int) -> Hand:
    """Returns the cards shown by a seat's calls, answers and reckonings.

    Younger's cards are shown after elder's first lead.
    """
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
        case CarteBlanche() | Bid() | Yes() | Pass() | Look() | NameSuit() | Decline() | Play() | Concede():
            return action


def _see_call(deal: Deal, call: Call, eye: int | None) -> SeenCall:
    if not call.groups:
        return SeenCall(call.seat, call.kind, 0, None, ())
    if call.seat == deal.younger:
        return SeenCall(
            call.seat, call.kind, len(call.groups[0]), calls.tiebreak(call.kind, call.hands[0]), call.groups
        )
    made = deal.calls.made[call.kind]
    number, tiebreak, suit = said_of(deal.rules, call.kind, call.hands[0], asked=made.asked)
    groups = call.groups if call.seat == eye else _public_groups(made)
    return SeenCall(call.seat, call.kind, number, tiebreak, groups, suit)


def _see_answer(deal: Deal, answer: Answer, eye: int | None) -> SeenAnswer:
    made = deal.calls.made[answer.kind]
    assert made.verdict is not None  # noqa: S101 - it is answered
    own = answer.seat == eye
    known = own or (made.verdict is EQUAL and _has_led(deal))
    cards = answer.cards if known else None
    better = _told_of_better(deal, answer, made)
    return SeenAnswer(answer.seat, answer.kind, made.verdict, made.asked, cards, own, better)


def _told_of_better(deal: Deal, answer: Answer, made: Declared) -> Said | None:
    if made.verdict is not NOT_GOOD:
        return None
    return told_of_better(deal.rules, answer.kind, Hand.of(answer.cards), asked=made.asked)


class Opened(NamedTuple):
    """The whole deal after one of its actions, with nothing hidden. Only for use after the partie."""

    seen: DealView
    """The public's view."""
    hands: tuple[Hand, Hand]
    discards: tuple[Cards, Cards]
    taken: tuple[Cards, Cards]
    """The cards each seat drew."""
    talon: Cards
    """The talon cards left, top first."""
    groups: tuple[Cards, ...]
    """The groups of the last call or answer, otherwise none."""
    open_kinds: tuple[Kind, ...]


def opened(deal: Deal) -> Opened:
    """Returns the whole deal as it is now. Show it to no one before the partie is over."""
    taken = deal.drawn_cards(0), deal.drawn_cards(1)
    return Opened(
        view(deal, None),
        (deal.hands[0], deal.hands[1]),
        (deal.discards[0], deal.discards[1]),
        taken,
        deal.talon[8 - deal.left :],
        _groups(deal.log[-1]) if deal.log else (),
        () if deal.to_move is None else deal.open_kinds(deal.to_move),
    )


def _groups(action: Action) -> tuple[Cards, ...]:
    match action:
        case Call(groups=groups):
            return groups
        case Answer(cards=cards) if cards:
            return (cards,)
        case _:
            return ()


def truthful_answer(deal: Deal) -> Answer:
    """Returns younger's truthful answer to the pending call."""
    pending, younger = deal.pending, deal.younger
    assert pending is not None  # noqa: S101 - there is a call to answer
    hand, kind = deal.hands[younger], pending.call.kind
    called = pending.groups[0] if pending.groups else Hand()
    return Answer(younger, kind, tuple(calls.honest_answer(deal.rules, kind, called, hand, deal.seen_by_younger)))
