"""Habits (systematic human mistakes), and the levels of the computer player that follow them.

A habit function returns an action to replace the judged action (the level's choice without habits), or None. A level
follows its first applicable habit, unless it pays attention in this turn.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from ... import calls
from ...actions import Action, Bid, Call, Exchange, NameSuit, Pass, Play, Yes, same
from ...calls import SET_RANKS
from ...cards import COURT_CARDS, Card, Hand, Rank
from ...rules import POINT, SEQUENCE
from ..choices.bid_choice import promised_tricks
from ..players import greedy
from ..players.player import Turn
from ..search.dice import dice_of
from .complete_player import CompletePlayer
from .thinking_player import SolvingPlayer

Habit = Callable[[Turn, Action], Action | None]


# The exchange.


def keeps_aces(turn: Turn, judged: Action) -> Action | None:
    return _spared(turn, judged, turn.deal.hand.ranked(Rank.ACE))


def keeps_pictures(turn: Turn, judged: Action) -> Action | None:
    """Keeps every court card, even at the cost of exchanging fewer cards."""
    if not isinstance(judged, Exchange):
        return None
    least, _ = turn.deal.exchange_limits or (0, 0)
    out = tuple(card for card in judged.cards if card not in COURT_CARDS)
    return Exchange(judged.seat, out) if least <= len(out) < len(judged.cards) else None


def keeps_high_cards(turn: Turn, judged: Action) -> Action | None:
    """Discards the lowest cards, whatever their suits."""
    if not isinstance(judged, Exchange):
        return None
    return Exchange(judged.seat, tuple(_lowest(turn.deal.hand)[: len(judged.cards)]))


def bares_kings(turn: Turn, judged: Action) -> Action | None:
    """Keeps every king, but discards its small guards."""
    if not isinstance(judged, Exchange):
        return None
    hand = turn.deal.hand
    guards = [card for card in _lowest(hand) if card.rank <= Rank.TEN and _guards_a_king(hand, card)]
    bared = Exchange(judged.seat, _first((*guards, *judged.cards), len(judged.cards)))
    return _spared(turn, bared, hand.ranked(Rank.KING)) or bared


def _guards_a_king(hand: Hand, card: Card) -> bool:
    suit = hand.suited(card.suit)
    return len(suit) <= _SHORT and suit.top.rank is Rank.KING


_SHORT: Final = 3
"""The longest suit whose guards are thrown; longer suits are kept for the point."""


def loves_trios(turn: Turn, judged: Action) -> Action | None:
    """Keeps trios of tens or higher cards, and pairs that could become trios."""
    hand = turn.deal.hand
    pairs = Hand.of(card for rank in SET_RANKS if len(hand.ranked(rank)) > 1 for card in hand.ranked(rank))
    return _spared(turn, judged, pairs)


def _spared(turn: Turn, judged: Action, dear: Hand) -> Exchange | None:
    if not isinstance(judged, Exchange) or not dear & Hand.of(judged.cards):
        return None
    rest = [card for card in judged.cards if card not in dear]
    others = _lowest(turn.deal.hand.without(dear | Hand.of(rest)))
    last = [card for card in judged.cards if card in dear]
    return Exchange(judged.seat, _first((*rest, *others, *last), len(judged.cards)))


def _lowest(cards: Iterable[Card]) -> list[Card]:
    return sorted(cards, key=lambda card: card.rank)


def _first(cards: Iterable[Card], number: int) -> tuple[Card, ...]:
    return tuple(dict.fromkeys(cards))[:number]


# The auction of Counterpique.


def bids_by_high_cards(turn: Turn, judged: Action) -> Action | None:
    """Bids as many tricks as the hand's high cards promise, and passes if the auction is higher."""
    if not isinstance(judged, Bid | Yes | Pass):
        return None
    deal, seat = turn.deal, turn.seat
    hoped = promised_tricks(deal.hand)
    if deal.may_say_yes and deal.bid:
        return Yes(seat) if hoped >= deal.bid.tricks else Pass(seat)
    if deal.bid and seat != deal.dealer:
        return Pass(seat)
    return next((bid for bid in deal.bids if bid.tricks == hoped), Pass(seat))


# The calls.


def miscounts_suits(turn: Turn, judged: Action) -> Action | None:
    """Calls a point of five or more cards one card too short."""
    if not isinstance(judged, Call) or judged.kind is not POINT or judged.seat != turn.deal.elder or not judged.groups:
        return None
    counted = judged.groups[0][:-1]
    long = len(judged.groups[0]) > _SHORT + 1
    return Call(judged.seat, POINT, (counted,)) if long and _is_point(turn, counted) else None


def _is_point(turn: Turn, cards: tuple[Card, ...]) -> bool:
    return calls.is_group(turn.deal.rules, POINT, Hand.of(cards))


def overlooks_tierces(turn: Turn, judged: Action) -> Action | None:
    if not isinstance(judged, Call) or judged.kind is not SEQUENCE or judged.seat != turn.deal.elder:
        return None
    seen = tuple(group for group in judged.groups if len(group) > _SHORT)
    return Call(judged.seat, SEQUENCE, seen) if len(seen) < len(judged.groups) else None


def never_sinks(turn: Turn, judged: Action) -> Action | None:
    if not turn.deal.open_kinds or not isinstance(judged, Call | Play):
        return None
    return greedy.call(turn.deal, turn.seat)


# The play.


def forgets_calls(turn: Turn, judged: Action) -> Action | None:
    """Leads a court card although the other player has shown a higher card in its suit."""
    shown = turn.deal.shown[1 - turn.seat]
    beaten = Hand.of(card for card in turn.deal.playable & COURT_CARDS if shown.suited(card.suit) >> card)
    return Play(turn.seat, greedy.greedy_card(beaten, None)) if beaten and _leads(turn, judged) else None


def leads_highest(turn: Turn, judged: Action) -> Action | None:
    return Play(turn.seat, greedy.greedy_card(turn.deal.playable, None)) if _leads(turn, judged) else None


def takes_every_trick(turn: Turn, judged: Action) -> Action | None:
    """Wins every trick possible, with the lowest winning card."""
    winning = _winning(turn, judged)
    return Play(turn.seat, min(winning, key=lambda card: card.rank)) if winning else None


def spends_highest(turn: Turn, judged: Action) -> Action | None:
    winning = _winning(turn, judged)
    return Play(turn.seat, max(winning, key=lambda card: card.rank)) if winning else None


def throws_guards(turn: Turn, judged: Action) -> Action | None:
    """Plays the lowest card when unable to follow suit, even a king's guard."""
    led = turn.deal.led
    if led is None or not _plays(turn, judged) or turn.deal.hand.suited(led.suit):
        return None
    return Play(turn.seat, _lowest(turn.deal.playable)[0])


def _plays(turn: Turn, judged: Action) -> bool:
    return isinstance(judged, Play) and not turn.deal.misere


def _leads(turn: Turn, judged: Action) -> bool:
    return turn.deal.led is None and _plays(turn, judged)


def _winning(turn: Turn, judged: Action) -> list[Card]:
    led = turn.deal.led
    if led is None or not _plays(turn, judged):
        return []
    return [card for card in turn.deal.playable if card.suit is led.suit and card > led]


HABITS: Final[Mapping[str, Habit]] = {
    "keeps-aces": keeps_aces,
    "bares-kings": bares_kings,
    "loves-trios": loves_trios,
    "keeps-pictures": keeps_pictures,
    "keeps-high-cards": keeps_high_cards,
    "bids-by-high-cards": bids_by_high_cards,
    "miscounts-suits": miscounts_suits,
    "overlooks-tierces": overlooks_tierces,
    "never-sinks": never_sinks,
    "forgets-calls": forgets_calls,
    "leads-highest": leads_highest,
    "throws-guards": throws_guards,
    "spends-highest": spends_highest,
    "takes-every-trick": takes_every_trick,
}
"""Every habit by name, in the order tried."""


@dataclass(frozen=True, slots=True)
class Character:
    """The habits of a level, and its chance (``attention``) of following no habit in a turn."""

    habits: tuple[str, ...]
    attention: float

    def actions(self, turn: Turn, judged: Action) -> Iterator[tuple[str, Action]]:
        """Yields each habit that changes the judged action, with the resulting action."""
        for name in self.habits:
            action = HABITS[name](turn, judged)
            if action is not None and not same(action, judged):
                yield name, action


CHARACTERS: Final[Mapping[str, Character]] = {
    "beginner": Character(tuple(HABITS), 0.45),
    "casual": Character(
        (
            "keeps-aces",
            "bares-kings",
            "loves-trios",
            "bids-by-high-cards",
            "never-sinks",
            "forgets-calls",
            "leads-highest",
            "throws-guards",
        ),
        0.6,
    ),
    "club": Character(("keeps-aces", "never-sinks", "throws-guards", "takes-every-trick"), 0.5),
}
"""The levels with habits, weakest first."""
_WORLDS: Final = 1
_DEALS: Final = 4
_WORLDS_OF_MISERE: Final = 4


class Judgement:
    """Chooses as a level would without its habits. Judges each possible card in one imagined deal."""

    def __init__(self, seed: int = 0) -> None:
        self._player = CompletePlayer(SolvingPlayer(seed, _WORLDS), seed, _DEALS, _WORLDS_OF_MISERE)

    def choose(self, turn: Turn) -> Action:
        """Returns the best action.

        Never names a suit before leading, because beginners would not know what to reply.
        """
        weighed = self._player.weighed(turn)
        return next(one.action for one in weighed if not isinstance(one.action, NameSuit))


class HabitualPlayer:
    def __init__(self, character: Character, seed: int = 0) -> None:
        self._character = character
        self._seed = seed
        self._judgement = Judgement(seed)

    def choose(self, turn: Turn) -> Action:
        judged = self._judgement.choose(turn)
        if self._attends(turn):
            return judged
        return next((action for _, action in self._character.actions(turn, judged)), judged)

    def _attends(self, turn: Turn) -> bool:
        return dice_of(f"attention {self._seed}", turn.deal).random() < self._character.attention


def habits_behind(turn: Turn, action: Action) -> tuple[tuple[str, str], ...]:
    """Returns a (level, habit) pair for each habit that would make its level choose ``action``."""
    judged = Judgement().choose(turn)
    return tuple(
        (level, habit)
        for level, character in CHARACTERS.items()
        for habit, done in character.actions(turn, judged)
        if same(done, action)
    )
