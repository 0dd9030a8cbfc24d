from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace

from ...cards import PACK, SUIT_BITS, Card, Hand
from ...rules import Following, any_of_suit
from ...tricks import following
from .patterns import ELDER, key_of

Pair = tuple[int, int]
Shape = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Position:
    """A position in the play: both known hands, elder's first, without the card led.

    ``won`` counts each side's tricks, ``first`` its tricks before the other side won any. ``rule`` is the rule for
    following suit.
    """

    hands: tuple[Hand, Hand]
    leader: int = ELDER
    led: Card | None = None
    won: Pair = (0, 0)
    first: Pair = (0, 0)
    rule: Following = any_of_suit

    @property
    def to_play(self) -> int:
        return self.leader if self.led is None else 1 - self.leader

    @property
    def left(self) -> int:
        return 12 - sum(self.won)

    @property
    def key(self) -> int:
        return key_of(*self.hands)

    @property
    def shape(self) -> Shape:
        """The leader, each card's owner, and how many cards the card led beats.

        Positions differing only by touching cards (without cards in play between them) have one shape and one worth.
        """
        led = self.led
        lower = 0 if led is None else SUIT_BITS[led >> 3] & self.hands[1 - self.leader] & (1 << led) - 1
        return self.leader, self.key, lower.bit_count()

    def playable(self) -> Hand:
        hand = self.hands[self.to_play]
        if self.led is None:
            return hand
        return following(hand, self.led, self.rule) or hand

    def worth_playing(self) -> Iterator[Card]:
        """Yields the playable cards that the search has to try.

        While no pique can be made, a best card is among them.
        """
        cards, led = self.playable(), self.led
        for suit in SUIT_BITS:
            suited = int(cards & suit)
            if led is not None and suit >> led & 1:
                higher = suited >> led << led
                yield from map(_lowest, filter(None, (higher, suited ^ higher)))
            elif suited:
                yield _lowest(suited)

    def after(self, card: Card) -> "Position":
        side, led = self.to_play, self.led
        hand = self.hands[side].without(1 << card)
        hands = (hand, self.hands[1]) if side == ELDER else (self.hands[0], hand)
        if led is None:
            return replace(self, hands=hands, led=card)
        winner = side if card > led and card >> 3 == led >> 3 else 1 - side
        won = one_more(self.won, winner)
        return Position(hands, winner, None, won, self.first if self.won[1 - winner] else won, self.rule)


def after_each(position: Position, cards: Iterable[Card], value: Callable[[Position], float]) -> dict[Card, float]:
    """Returns the position's value after each card. Calls ``value`` only once for touching (equivalent) cards."""
    known: dict[Shape, float] = {}
    values = {}
    for card in cards:
        after = position.after(card)
        if after.shape not in known:
            known[after.shape] = value(after)
        values[card] = known[after.shape]
    return values


def one_more(won: Pair, side: int) -> Pair:
    return (won[0] + 1, won[1]) if side == ELDER else (won[0], won[1] + 1)


def _lowest(cards: int) -> Card:
    return PACK[(cards & -cards).bit_length() - 1]
