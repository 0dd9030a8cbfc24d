"""The greedy player, which decides by rules of thumb; other players are measured against it.

It keeps its longest suit and its trios, and exchanges as many other cards as it may, lowest first. It calls everything.
It leads its highest card, and follows with the lowest winning card, or else its lowest. It passes in auctions, and does
not look at the talon cards left. Of equal ranks it takes the first suit.
"""

from typing import Final

from ... import calls
from ...actions import Action, Answer, Call, CarteBlanche, Decline, Exchange, Pass, Play
from ...cards import RANK_BITS, SUIT_BITS, Card, Hand
from ...deal import Stage
from ...knowledge.possible_groups import reckonable_groups
from ...view import DealView, SeenCall
from .player import Turn, Weighed


class GreedyPlayer:
    def choose(self, turn: Turn) -> Action:
        deal, seat = turn.deal, turn.seat
        if deal.may_announce:
            return CarteBlanche(seat)
        match deal.stage:
            case Stage.AUCTION:
                return Pass(seat)
            case Stage.EXCHANGE:
                return Exchange(seat, discards(deal))
            case _:
                return _in_calls_or_play(deal, seat)

    def weighed(self, turn: Turn) -> list[Weighed]:
        return [Weighed(self.choose(turn), None)]


def _in_calls_or_play(deal: DealView, seat: int) -> Action:
    if deal.pending:
        return answer(deal, seat, deal.pending)
    if deal.may_decline:
        return Decline(seat)
    return call(deal, seat) or Play(seat, card(deal))


def discards(deal: DealView) -> tuple[Card, ...]:
    _, most = deal.exchange_limits or (0, 0)
    kept = _kept(deal.hand)
    return tuple(sorted(thrown(deal.hand, most), key=lambda card: (card in kept, card.rank)))


def thrown(hand: Hand, number: int) -> Hand:
    """Returns the ``number`` cards a greedy player discards."""
    kept, out = _kept(hand), 0
    for cards in (hand & ~kept, kept):
        for rank in RANK_BITS:
            low = int(cards) & rank
            while low:
                if not number:
                    return Hand(out)
                out |= low & -low
                low &= low - 1
                number -= 1
    return Hand(out)


def _kept(hand: Hand) -> Hand:
    one, two, three, four = hand & 255, hand >> 8 & 255, hand >> 16 & 255, hand >> 24
    lengths = _LENGTHS[one], _LENGTHS[two], _LENGTHS[three], _LENGTHS[four]
    longest = SUIT_BITS[lengths.index(max(lengths))]
    return hand & (longest | calls.set_ranks(hand) * RANK_BITS[0])


_LENGTHS: Final = tuple((cards.bit_count(), Hand(cards).pips) for cards in range(256))


def answer(deal: DealView, seat: int, called: SeenCall) -> Answer:
    """Answers a call with the hand's best group, or with *good* if the call is better."""
    held = calls.best_call(deal.rules, called.kind, deal.hand)
    return Answer(seat, called.kind, tuple(held[0]) if held else ())


def call(deal: DealView, seat: int) -> Call | None:
    """Returns elder's next call, or what younger reckons next: all groups of a kind. None if no group is left."""
    for kind in deal.open_kinds:
        held = reckonable_groups(deal, kind)
        if held or (deal.rules.calls.all_called and seat == deal.elder):
            return Call(seat, kind, tuple(map(tuple, held)))
    return None


def card(deal: DealView) -> Card:
    return greedy_card(deal.playable, deal.led)


def greedy_card(playable: Hand, led: Card | None) -> Card:
    if led is None:
        return max(playable, key=_rank)
    winning = [card for card in playable if card.suit == led.suit and card > led]
    return min(winning or playable, key=_rank)


def _rank(card: Card) -> int:
    return card.rank
