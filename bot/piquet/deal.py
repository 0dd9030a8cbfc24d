"""One deal as a state machine: turn, legal actions, reasons for refusals, effects.

``why_not`` alone decides legality; ``can`` and ``do`` call it.
"""

from collections.abc import Iterable
from copy import copy
from enum import Enum
from hashlib import sha256
from itertools import chain
from typing import Any, Final

from . import calls, tricks
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
    parse_action,
)
from .auction import Auction, Word
from .cards import COURT_CARDS, PACK, SINGLE, SUIT_BITS, WHOLE_PACK, Card, Hand, Suit, parse_cards, write_cards
from .declaring import Declarations, Declared, Verdict
from .illegal import Illegal, Refusal
from .position import Line, deal_json, draw
from .reckoning import (
    CARTE_ROUGE,
    PIQUE_AT,
    REASON_OF,
    Item,
    Reason,
    Reckoning,
    Score,
    counted,
    sums,
    used_in_calls,
)
from .rules import AS_PLAYED, KINDS, Form, Kind, Rules
from .spelling import Unwritten, another, say
from .tricks import Trick

GAME: Final = 100
"""The points that win a game."""


class Stage(Enum):
    AUCTION = "auction"
    EXCHANGE = "exchange"
    CALLS = "calls"
    NAMED = "named"
    """Elder has named the suit of the first lead and has not led yet."""
    PLAY = "play"
    OVER = "over"


# Python 3.11 is slow to look up a member of an enum, and these are looked up at every action.
AUCTION, EXCHANGE, CALLS, NAMED, PLAY, OVER = Stage
LEAD, TRICK, GAMES = Reason.LEAD, Reason.TRICK, Form.GAMES


def pack_dealt(dealer: int, dealt: tuple[Cards, Cards], talon: Cards) -> Cards:
    """Returns the pack, top card first, from which these cards were dealt by threes, elder first."""
    elder, younger = dealt[1 - dealer], dealt[dealer]
    packets = (hand[at : at + 3] for at in range(0, 12, 3) for hand in (elder, younger))
    return (*chain.from_iterable(packets), *talon)


class BadDeal(ValueError):
    """No deal can have these cards, this dealer or this score. The error text names the wrong value."""


def _why_no_deal(dealer: int, parts: tuple[Cards, ...], game: Score) -> str | None:
    if type(dealer) is not int or not 0 <= dealer <= 1:
        return f"{dealer!r} is no dealer: the seats are 0 and 1"
    for part, number in zip(parts, (12, 12, 8), strict=True):
        if len(part) != number:
            return f"{len(part)} cards instead of {number}"
    cards = tuple(chain.from_iterable(parts))
    if set(map(type, cards)) != {Card}:
        return f"{next(card for card in cards if type(card) is not Card)!r} is not a card"
    if len(set(cards)) != len(cards):
        return f"{next(card for card in cards if cards.count(card) > 1)} is dealt twice"
    if set(map(type, game)) != {int} or len(game) != 2 or min(game) < 0 or max(game) >= GAME:
        return f"{game!r} is not the score of a game in play"
    return None


class Deal:
    """A deal in play. Seats are 0 and 1. The dealer is younger, unless an auction makes the dealer elder.

    >>> from piquet import Deal, parse_action, rules_of
    >>> deal = Deal.from_pack(rules_of("rubicon"), dealer=1)
    >>> deal.stage, deal.to_move, deal.exchange_limits(0)
    (<Stage.EXCHANGE: 'exchange'>, 0, (1, 5))
    >>> deal.why_not(parse_action("1 exchange AH"))
    Illegal('not-your-turn')
    >>> deal.do(parse_action("0 exchange 9S 8S 7S 7H 9D"))
    >>> deal.do(parse_action("1 exchange QS JS TS"))
    >>> print(deal.hands[1])
    AH TH 9H 8H AD KD QD 8D 7D AC KC QC
    """

    __slots__ = (
        "auction", "blank", "calls", "dealer", "dealt", "declined", "discards", "drawn", "elder", "game",
        "hands", "led", "log", "looked", "named", "reckoning", "recorded", "rules", "seen", "stage", "talon", "to_move",
        "tricks", "winners", "younger",
    )  # fmt: skip

    def __init__(
        self, rules: Rules, dealer: int, dealt: tuple[Cards, Cards], talon: Cards, game: Score = (0, 0)
    ) -> None:
        """Raises BadDeal for impossible values, TypeError unless ``rules`` is a Rules."""
        if type(rules) is not Rules:
            raise TypeError(another(rules, "a rule set", "rules_of"))
        if wrong := _why_no_deal(dealer, (*dealt, talon), game):
            raise BadDeal(wrong)
        hands = [Hand.of(dealt[0]), Hand.of(dealt[1])]
        self.rules = rules
        self.dealer = self.younger = dealer
        self.elder = 1 - dealer
        self.dealt = dealt
        self.talon = talon
        """The eight talon cards, top first."""
        self.game = game
        """The score before the deal in a game of a hundred."""
        self.auction = Auction(dealer) if rules.auction else None
        self.hands = hands
        """The cards each seat holds now."""
        self.discards: list[Cards] = [(), ()]
        self.drawn: list[int | None] = [None, None]
        """The number of cards each seat drew; None before its exchange."""
        self.blank: int | None = None
        """The seat that announced carte blanche, if any."""
        self.looked = False
        """Whether younger has looked at the cards left."""
        self.declined = False
        """Whether younger has chosen not to look."""
        self.named: Suit | None = None
        """The suit that elder named for the first lead."""
        self.calls = Declarations(rules)
        self.led: Card | None = None
        """The card led to the unfinished trick."""
        self.tricks: list[Trick] = []
        """The tricks played."""
        self.winners: list[int] = []
        """Each trick's winner, including tricks given up by a concession."""
        self.reckoning = Reckoning()
        self.stage = AUCTION if self.auction else EXCHANGE
        self.to_move: int | None = self.auction.to_move if self.auction else self.elder
        self.log: list[Action] = []
        """All actions so far."""
        self.recorded: list[int] = []
        """The number of items recorded by the end of each action."""
        self.seen: dict[int | None, Any] = {}
        """A cache, by viewer, for the parts of views that no longer change."""

    @staticmethod
    def from_pack(rules: Rules, dealer: int, pack: Iterable[Card] = PACK, game: Score = (0, 0)) -> "Deal":
        """Deals a pack (top card first) by threes, elder first (Cavendish allows twos or threes). Raises BadDeal."""
        cards = tuple(pack)
        elder = tuple(card for at in range(0, 24, 6) for card in cards[at : at + 3])
        younger = tuple(card for at in range(3, 24, 6) for card in cards[at : at + 3])
        return Deal(rules, dealer, (elder, younger) if dealer else (younger, elder), cards[24:], game)

    @property
    def pack(self) -> Cards:
        """The pack, top card first, from which ``from_pack`` makes this deal."""
        return pack_dealt(self.dealer, self.dealt, self.talon)

    @staticmethod
    def random(rules: Rules, seed: int | str, dealer: int = 1, game: Score = (0, 0)) -> "Deal":
        """Deals a pack shuffled by a seed, identically on every machine. Raises BadDeal.

        >>> from piquet import rules_of
        >>> print(Deal.random(rules_of("rubicon"), 7).hands[0])
        AS QS JS 7S QH 8H AD JD 9D 7D JC 7C
        """
        pack = sorted(PACK, key=lambda card: sha256(f"{seed} {card}".encode()).digest())
        return Deal.from_pack(rules, dealer, pack, game)

    @staticmethod
    def parse(text: str) -> "Deal":
        """Rebuilds a deal from its ``position``. Raises ValueError for a bad position, Illegal for an illegal action.

        >>> from piquet import rules_of
        >>> deal = Deal.random(rules_of("club"), 7)
        >>> Deal.parse(deal.position) == deal
        True
        """
        line = Line.parse(text)
        first, second, talon = map(parse_cards, (*line.deal["hands"], line.deal["talon"]))
        deal = Deal(line.rules, line.deal["dealer"], (first, second), talon, line.scores.get("game", (0, 0)))
        for told in line.deal["actions"]:
            deal.do(parse_action(told))
        if deal.position != text:
            raise Unwritten(say("no-whole-deal"))
        return deal

    @property
    def line(self) -> Line:
        deal = deal_json(self.dealer, map(write_cards, self.dealt), write_cards(self.talon), map(str, self.log))
        return Line(self.rules, deal, scores={"game": self.game})

    @property
    def position(self) -> str:
        """The whole deal as one line of text, nothing hidden; ``Deal.parse`` reads the line."""
        return str(self.line)

    def __str__(self) -> str:
        turn = "over" if self.to_move is None else f"{self.stage.value}, {self.to_move} to move"
        left, discards = self.talon[8 - self.left :], (self.discards[0], self.discards[1])
        facts = left, self.log, self.tricks, self.led, self.score
        return draw(self.rules, self.dealer, self.elder, turn, (self.hands[0], self.hands[1]), discards, *facts)

    def __repr__(self) -> str:
        return f"Deal.parse({self.position!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Deal) and self._played == other._played

    # A deal changes.
    __hash__ = None  # type: ignore[assignment]

    @property
    def _played(self) -> tuple[object, ...]:
        return self.rules, self.dealer, self.dealt, self.talon, self.game, self.log

    def copy(self) -> "Deal":
        """Returns an independent copy.

        >>> from piquet import rules_of
        >>> deal = Deal.random(rules_of("club"), 7)
        >>> deal.copy() == deal, deal.copy() is deal
        (True, False)
        """
        twin = Deal.__new__(Deal)
        for name in Deal.__slots__:
            setattr(twin, name, getattr(self, name))
        twin.auction = copy(self.auction)
        twin.calls, twin.reckoning = self.calls.copy(), self.reckoning.copy()
        twin.hands, twin.discards, twin.drawn = self.hands[:], self.discards[:], self.drawn[:]
        twin.tricks, twin.winners = self.tricks[:], self.winners[:]
        twin.log, twin.recorded = self.log[:], self.recorded[:]
        twin.seen = self.seen.copy()
        return twin

    @property
    def over(self) -> bool:
        return self.stage is OVER

    @property
    def left(self) -> int:
        """The number of cards left in the talon."""
        return 8 - (self.drawn[0] or 0) - (self.drawn[1] or 0)

    @property
    def score(self) -> tuple[int, int]:
        """The score by seat so far. In a game of a hundred, scoring stops when a player reaches a hundred."""
        first, second = self.reckoning.score
        if self.rules.form is GAMES and (first + self.game[0] >= GAME or second + self.game[1] >= GAME):
            return counted(self.reckoning.items, self.game, GAME)
        return first, second

    @property
    def score_sheet(self) -> dict[Reason, Score]:
        """The points by reason and seat, in scoring order. Reasons without points are left out."""
        return sums(self.reckoning.items)

    @property
    def bid(self) -> Bid | None:
        """The last bid (after the auction, elder's contract), or None before any bid."""
        return self.auction.bid if self.auction else None

    @property
    def misere(self) -> bool:
        """Whether both players have passed, so both try to lose tricks."""
        return self.auction is not None and self.auction.over and self.auction.bid is None

    @property
    def pending(self) -> Declared | None:
        """The call that awaits younger's answer, if any."""
        return self.calls.pending if self.stage is CALLS else None

    @property
    def seen_by_younger(self) -> Hand:
        """The cards younger holds, has discarded, or has seen among the talon cards left."""
        left = self.talon[8 - self.left :] if self.looked else ()
        return self.hands[self.younger] | Hand.of(self.discards[self.younger] + left)

    def drawn_cards(self, seat: int) -> Cards:
        first = 0 if seat == self.elder else self.drawn[self.elder] or 0
        return self.talon[first : first + (self.drawn[seat] or 0)]

    def playable(self, seat: int) -> Hand:
        """Returns the cards this seat may play now; empty when it is not the seat's turn."""
        stage, hand = self.stage, self.hands[seat]
        may_lead = stage is PLAY or stage is NAMED or (stage is CALLS and not self._why_no_lead())
        if seat != self.to_move or not may_lead or (stage is not PLAY and seat != self.elder):
            return Hand()
        if stage is NAMED and self.named is not None:
            return hand.suited(self.named)
        if self.led is None:
            return hand
        return tricks.following(hand, self.led, self.rules.following) or hand

    def open_kinds(self, seat: int) -> tuple[Kind, ...]:
        """Returns the kinds (point, sequence or set) this seat may call or reckon now."""
        if seat == self.elder:
            if self.stage is not CALLS or self.pending:
                return ()
            return tuple([kind for kind in KINDS if self.calls.not_calling(kind) is None])
        if self.stage is not PLAY or self.tricks or self.led is None or self.misere:
            return ()
        return tuple([kind for kind in KINDS if self.calls.not_reckoning(kind) is None])

    def may_announce(self, seat: int) -> bool:
        return self._not_announcing(seat) is None

    def carte_blanche_to_tell(self) -> CarteBlanche | None:
        """Returns the carte blanche that must be announced right after dealing, or None."""
        told = (CarteBlanche(seat) for seat in (0, 1) if self.rules.exchange.blank_dealt and self.may_announce(seat))
        return next(told, None)

    def may_look(self, seat: int) -> bool:
        return self._not_looking(seat) is None

    def suits_to_name(self, seat: int) -> tuple[Suit, ...]:
        return () if self._not_naming(seat) else tuple(suit for suit in Suit if self.hands[seat].suited(suit))

    def may_decline(self, seat: int) -> bool:
        return self._not_declining(seat) is None

    def may_concede(self, seat: int) -> bool:
        return self.stage is PLAY and self._not_conceding(seat) is None

    def undo(self) -> Action:
        """Takes back the last action and returns it. Raises IndexError if there is none.

        >>> from piquet import parse_action, rules_of
        >>> deal = Deal.random(rules_of("rubicon"), 7)
        >>> deal.do(parse_action("0 exchange 7S 8H"))
        >>> deal.undo()
        parse_action('0 exchange 7S 8H')
        """
        last = self.log[-1]
        before = Deal(self.rules, self.dealer, self.dealt, self.talon, self.game)
        for action in self.log[:-1]:
            before.do(action)
        for name in Deal.__slots__:
            setattr(self, name, getattr(before, name))
        return last

    def can(self, action: Action) -> bool:
        return self.why_not(action) is None

    def why_not(self, action: Action) -> Illegal | None:
        """Returns why the rules refuse an action; None if it is legal. Raises TypeError for other objects."""
        if self.stage is OVER and isinstance(action, Action):
            return Illegal(Refusal.DEAL_OVER)
        match action:
            case Play():
                return self._why_not_play(action)
            case Call():
                return self._why_not_call(action)
            case Answer():
                return self._why_not_answer(action)
            case Exchange():
                return self._why_not_exchange(action)
            case NameSuit():
                return self._why_not_name(action)
            case Look() | Decline() | Concede():
                refusal = self._not_now(action)
                return Illegal(refusal) if refusal else None
            case CarteBlanche():
                refusal = self._not_announcing(action.seat)
                court = Hand.of(self.dealt[action.seat]) & COURT_CARDS if refusal is Refusal.COURT_CARD else 0
                return Illegal(refusal, cards=court) if refusal else None
            case Bid() | Yes() | Pass():
                return self.auction.why_not(action) if self.auction else Illegal(Refusal.NOT_IN_THIS_GAME)
            case _:
                raise TypeError(another(action, "an action", "parse_action"))

    def _not_now(self, action: Look | Decline | Concede) -> Refusal | None:
        match action:
            case Look(seat):
                return self._not_looking(seat)
            case Decline(seat):
                return self._not_declining(seat)
            case Concede(seat):
                return self._not_conceding(seat)

    def do(self, action: Action) -> None:
        """Does an action. Raises Illegal, changing nothing, if the rules refuse it."""
        illegal = self.why_not(action)
        if illegal:
            raise illegal
        match action:
            case Play():
                self._play(action)
            case Call():
                self._call(action)
            case Answer():
                self._answer(action)
            case Exchange():
                self._exchange(action)
            case NameSuit() | Look() | Decline():
                self._elect(action)
            case Concede():
                self._concede(action)
            case CarteBlanche():
                self._announce(action)
            case Bid() | Yes() | Pass():
                self._say(action)
        self.log.append(action)
        self.recorded.append(len(self.reckoning.items))

    # The auction, carte blanche and the exchange.

    def _say(self, word: Word) -> None:
        auction = self.auction
        assert auction is not None  # noqa: S101 - why_not has checked it
        auction.say(word)
        self.to_move = auction.to_move
        if auction.over:
            self.elder, self.younger = auction.elder, 1 - auction.elder
            self.to_move = self.elder
            self.stage = EXCHANGE if auction.bid else PLAY

    def _not_announcing(self, seat: int) -> Refusal | None:
        if refusal := self._not_at_once(seat) if self.rules.exchange.blank_at_once else self._announcing_late(seat):
            return refusal
        if self.blank == seat:
            return Refusal.ALREADY_DONE
        return Refusal.COURT_CARD if Hand.of(self.dealt[seat]) & COURT_CARDS else None

    def _announcing_late(self, seat: int) -> Refusal | None:
        if self.auction:
            late = seat in self.auction.spoken
        else:
            late = self.drawn[self.elder if self.rules.exchange.blank_dealt else seat] is not None
        return Refusal.TOO_LATE if late or self.stage not in (AUCTION, EXCHANGE) else None

    def _not_at_once(self, seat: int) -> Refusal | None:
        """Refuses a carte blanche at the wrong time.

        Younger's belongs between the exchanges, elder's before any call (Boussac).
        """
        if self.drawn[1 - seat] is None:
            return Refusal.NOT_NOW
        if seat == self.younger:
            return None if self.drawn[seat] is None else Refusal.TOO_LATE
        return None if self.stage is CALLS and not self.calls.made else Refusal.TOO_LATE

    def _announce(self, action: CarteBlanche) -> None:
        seat = self.blank = action.seat
        cards = Hand.of(self.dealt[seat])
        self.reckoning.add(Item(Reason.CARTE_BLANCHE, seat, self.rules.scoring.carte_blanche, cards))

    def exchange_limits(self, seat: int) -> tuple[int, int]:
        """Returns the fewest and most cards a seat may exchange: at least one, elder at most five (law 12).

        Raises ValueError unless the seat is 0 or 1.
        """
        if seat not in (0, 1):
            raise ValueError(f"{seat!r} is no seat: the seats are 0 and 1")
        if seat == self.elder:
            return self.rules.exchange.least[0], self.most
        return self.rules.exchange.least[1], self.left

    @property
    def most(self) -> int:
        """The most cards elder may exchange: five or, after an auction, eight less the cards the bid leaves."""
        return 8 - self.bid.left if self.bid else self.rules.exchange.most

    def _why_not_exchange(self, action: Exchange) -> Illegal | None:
        seat, cards = action.seat, Hand.of(action.cards)
        if self.stage is AUCTION:
            return Illegal(Refusal.AUCTION_FIRST)
        if self.stage is not EXCHANGE or self.drawn[seat] is not None:
            return Illegal(Refusal.TOO_LATE)
        if seat != self.to_move:
            return Illegal(Refusal.NOT_YOUR_TURN)
        if missing := cards.without(self.hands[seat]):
            return Illegal(Refusal.NOT_HELD, cards=missing)
        if len(cards) < len(action.cards):
            return Illegal(Refusal.CARD_TWICE, cards=cards)
        least, most = self.exchange_limits(seat)
        if len(action.cards) < least:
            return Illegal(Refusal.EXCHANGE_MORE, number=least)
        if len(action.cards) > most:
            return Illegal(Refusal.EXCHANGE_FEWER, number=most)
        return None

    def _exchange(self, action: Exchange) -> None:
        seat = action.seat
        self.discards[seat] = action.cards
        self.drawn[seat] = len(action.cards)
        kept = ~Hand.of(action.cards) & self.hands[seat]
        self.hands[seat] = Hand(kept | Hand.of(self.drawn_cards(seat)))
        if seat == self.elder:
            self.to_move = self.younger
        else:
            self.stage, self.to_move = CALLS, self.elder

    def _not_looking(self, seat: int) -> Refusal | None:
        if not self.rules.exchange.looks:
            return Refusal.NOT_IN_THIS_GAME
        if seat != self.younger or self.drawn[seat] is None:
            return Refusal.NOT_NOW
        if self.left == 0:
            return Refusal.NOTHING_LEFT
        if self.looked:
            return Refusal.ALREADY_DONE
        return Refusal.TOO_LATE if self.tricks or self.declined else None

    def _elect(self, action: NameSuit | Look | Decline) -> None:
        if isinstance(action, NameSuit):
            self.stage, self.named = NAMED, action.suit
        else:
            self.looked = isinstance(action, Look)
            self.declined = not self.looked
        if self.stage is NAMED:
            self.to_move = self.elder if self.looked or self.declined else self.younger

    def _not_declining(self, seat: int) -> Refusal | None:
        if not self.rules.exchange.names_lead:
            return Refusal.NOT_IN_THIS_GAME
        if seat != self.younger or self.stage is not NAMED:
            return Refusal.NOT_NOW
        return Refusal.ALREADY_DONE if seat != self.to_move else None

    def _not_naming(self, seat: int) -> Refusal | None:
        if not self.rules.exchange.names_lead:
            return Refusal.NOT_IN_THIS_GAME
        if self.stage in (AUCTION, EXCHANGE):
            return Refusal.NOT_NOW
        if self.stage is not CALLS:
            return Refusal.ALREADY_DONE if self.stage is NAMED else Refusal.TOO_LATE
        if refusal := self._why_no_lead():
            return refusal
        if seat != self.elder:
            return Refusal.NOT_YOUR_TURN
        return None if self.left else Refusal.NOTHING_LEFT

    def _why_not_name(self, action: NameSuit) -> Illegal | None:
        if refusal := self._not_naming(action.seat):
            return Illegal(refusal)
        return None if self.hands[action.seat].suited(action.suit) else Illegal(Refusal.NO_SUCH_SUIT)

    # Calls, answers, and younger's reckoning.

    def _why_not_call(self, action: Call) -> Illegal | None:
        if self.misere:
            return Illegal(Refusal.MISERE)
        younger = action.seat == self.younger
        refusal = self._not_reckoning(action) if younger else self._not_calling(action)
        if refusal:
            return Illegal(refusal)
        illegal = self.calls.why_not_held(action, self.hands[action.seat])
        return illegal or (self.calls.why_not_better(action) if younger else None)

    def _not_calling(self, action: Call) -> Refusal | None:
        if self.stage is not CALLS:
            return Refusal.NOT_NOW if self.stage in (AUCTION, EXCHANGE) else Refusal.TOO_LATE
        return Refusal.CALL_PENDING if self.pending else self.calls.not_calling(action.kind)

    def _not_reckoning(self, action: Call) -> Refusal | None:
        if self.tricks:
            return Refusal.TOO_LATE
        if self.stage is not PLAY:
            return Refusal.NOT_NOW
        return self.calls.not_reckoning(action.kind) or (None if action.groups else Refusal.NOT_GOOD)

    def _call(self, action: Call) -> None:
        if action.seat == self.younger:
            self.calls.reckon(action)
            self._score(action.seat, action.kind, action.hands)
        else:
            self.calls.call(action)
            self.to_move = self.younger if self.pending else self.elder

    def _score(self, seat: int, kind: Kind, groups: tuple[Hand, ...]) -> None:
        for group in groups:
            self.reckoning.add(Item(REASON_OF[kind], seat, calls.value(kind, group), group))
        if self.rules.scoring.carte_rouge:
            self._find_carte_rouge(seat)

    def _find_carte_rouge(self, seat: int) -> None:
        hand, reckoning = self.hands[seat], self.reckoning
        if not hand.without(used_in_calls(reckoning.items, seat)) and not reckoning.has(Reason.CARTE_ROUGE, seat):
            barred = self.rules.scoring.carte_rouge_bar and seat == self.younger
            reckoning.add(Item(Reason.CARTE_ROUGE, seat, CARTE_ROUGE, hand, barred))

    def _why_not_answer(self, action: Answer) -> Illegal | None:
        if self.pending and action.seat != self.younger:
            return Illegal(Refusal.NOT_YOUR_TURN)
        return self.calls.why_no_answer(action, self.hands[action.seat])

    def _answer(self, action: Answer) -> None:
        made = self.calls.answer(action, lambda: WHOLE_PACK.without(self.seen_by_younger))
        if made.verdict is Verdict.GOOD:
            self._score(self.elder, action.kind, made.groups)
        self.to_move = self.younger if self.pending else self.elder

    # Play.

    def _why_not_play(self, action: Play) -> Illegal | None:
        if self.stage is AUCTION:
            return Illegal(Refusal.AUCTION_FIRST)
        if self.stage is EXCHANGE:
            return Illegal(Refusal.NOT_NOW)
        if action.seat != self.to_move:
            return Illegal(Refusal.NOT_YOUR_TURN)
        if self.stage is NAMED and action.seat != self.elder:
            return Illegal(Refusal.NOT_NOW)
        if self.stage is CALLS and (refusal := self._why_no_lead()):
            return Illegal(refusal)
        hand, card, led = self.hands[action.seat], action.card, self.led
        if not hand >> card & 1:
            return Illegal(Refusal.NOT_HELD, cards=1 << card)
        if self.stage is NAMED and card.suit is not self.named:
            return Illegal(Refusal.SUIT_NAMED, cards=self.playable(action.seat))
        if led is None or not (suited := SUIT_BITS[led >> 3] & hand):
            return None
        if led >> 3 != card >> 3:
            return Illegal(Refusal.FOLLOW_SUIT, cards=suited)
        allowed = self.rules.following(suited, led)
        return None if allowed >> card & 1 else Illegal(Refusal.WIN_TRICK, cards=allowed)

    def _why_no_lead(self) -> Refusal | None:
        if self.calls.incomplete:
            return Refusal.CALLS_FIRST
        return Refusal.CALL_PENDING if self.pending else None

    def _play(self, action: Play) -> None:
        seat, card = action.seat, action.card
        self.hands[seat] = Hand(self.hands[seat] ^ 1 << card)
        if self.led is not None:
            self._finish_trick(seat, card, self.led)
            return
        self.stage, self.led, self.to_move = PLAY, card, 1 - seat
        if self.auction is None:
            self.reckoning.add(Item(LEAD, seat, 1, SINGLE[card]))

    def _finish_trick(self, seat: int, card: Card, led: Card) -> None:
        if not self.tricks:
            self.reckoning.close_hand(as_played=self.rules.scoring.pique == AS_PLAYED)
        won = card > led and card >> 3 == led >> 3
        winner = seat if won else 1 - seat
        self.tricks.append(Trick(1 - seat, led, card, winner))
        self.winners.append(winner)
        self.led, self.to_move = None, winner
        if self.auction:
            self._finish_contract_trick(winner)
        else:
            self._score_trick(winner, Hand(1 << led | 1 << card), won=won)

    def _end(self) -> None:
        self.stage, self.to_move = OVER, None

    # A concession.

    def _not_conceding(self, seat: int) -> Refusal | None:
        if self.auction:
            return Refusal.NOT_IN_THIS_GAME
        if not self.tricks:
            return Refusal.CONCEDE_LATER
        return None if seat == self.to_move else Refusal.NOT_YOUR_TURN

    def _concede(self, action: Concede) -> None:
        other = 1 - action.seat
        leader = action.seat if self.led is None else other
        if self.led is None:
            self.reckoning.add(Item(LEAD, leader, 1))
        self._give_trick(other, leader)
        while self.stage is not OVER:
            self.reckoning.add(Item(LEAD, other, 1))
            self._give_trick(other, other)

    def _give_trick(self, winner: int, leader: int) -> None:
        self.winners.append(winner)
        self._score_trick(winner, Hand(), won=winner != leader)

    # Tricks that score by themselves.

    def _score_trick(self, winner: int, cards: Hand, *, won: bool) -> None:
        if won:
            self.reckoning.add(Item(TRICK, winner, 1, cards))
        if self.rules.scoring.cards_make_pique:
            self._find_early_cards()
        if len(self.winners) == tricks.ALL:
            self.reckoning.add(Item(Reason.LAST_TRICK, winner, 1, cards))
            self._score_cards()
            self._end()
        elif self.rules.form is GAMES and self._game_won():
            self._end()

    def _find_early_cards(self) -> None:
        if len(self.winners) == tricks.MAJORITY and tricks.first_seven_by(self.winners, self.elder):
            cards = tricks.cards_of(self.tricks, self.elder)
            self.reckoning.add(Item(Reason.CARDS, self.elder, self.rules.scoring.cards, cards))

    def _score_cards(self) -> None:
        had = self.reckoning.has(Reason.CARDS, self.elder)
        for item in tricks.the_cards(self.rules, self.winners, self.tricks):
            if not had:
                self.reckoning.add_uncounted(item)
            elif item.reason is Reason.CAPOT:
                self.reckoning.add_uncounted(item._replace(points=item.points - self.rules.scoring.cards))

    def _game_won(self) -> bool:
        score = self.score
        return score[0] + self.game[0] >= GAME or score[1] + self.game[1] >= GAME

    # Tricks that score a contract.

    def _finish_contract_trick(self, winner: int) -> None:
        all_played = len(self.tricks) == tricks.ALL
        if self.bid:
            self._count_trick(winner, 2 if all_played else 1)
            self._score_contract(self.bid)
        elif all_played:
            self.reckoning.add_uncounted(tricks.the_misere(self.winners))
        if all_played or (self.reckoning.has(Reason.CONTRACT, self.elder) and not self._may_still_pique()):
            self._end()

    def _score_contract(self, bid: Bid) -> None:
        item = tricks.the_contract(self.winners, bid, self.elder)
        if item and not self.reckoning.has(item.reason, item.seat):
            self.reckoning.add_uncounted(item)

    def _count_trick(self, winner: int, number: int) -> None:
        """Counts a trick toward a pique. With a pique, younger (not elder) also scores its tricks (Parlett)."""
        before = self.reckoning.bonus
        self.reckoning.count(winner, number)
        if winner == self.younger and before != self.reckoning.bonus:
            won = tricks.won_by(self.winners, winner)
            cards = tricks.cards_of(self.tricks, winner)
            self.reckoning.add_uncounted(Item(Reason.PIQUE_TRICKS, winner, won, cards))

    def _may_still_pique(self) -> bool:
        toward = self.reckoning.toward
        to_come = tricks.ALL - len(self.tricks) + 1
        return self.reckoning.bonus is None and not toward[self.younger] and toward[self.elder] + to_come >= PIQUE_AT
