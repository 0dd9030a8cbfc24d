from collections.abc import Iterator
from typing import Final

from ...cards import SINGLE, Card, Hand, Suit
from ...knowledge.unseen import Unseen
from ...tricks import ALL, MAJORITY, won_by
from ...view import DealView
from ..play.card_choice import stakes_of
from ..search.patterns import ELDER, YOUNGER
from .discard_reasons import guarded
from .reasons import Because, Why

_NEAR_CAPOT: Final = 6
_HIGHER: Final = 2


def reasons_to_play(deal: DealView, card: Card) -> Iterator[Because]:
    """Yields the reasons to play a card, most important first."""
    if len(deal.playable) == 1:
        yield Why.ONLY_CARD()
        return
    if deal.misere:
        yield from _in_a_misere(deal, card)
        return
    out = other_may_hold(deal)
    wins = surely_wins(deal, card, out)
    yield from _what_depends_on_it(deal, wins=wins)
    yield from _to_lead(deal, card, out) if deal.led is None else _to_follow(deal, card, deal.led)
    yield from _what_is_kept(deal, card, out)


def other_may_hold(deal: DealView) -> Hand:
    unseen = Unseen.of(deal)
    return unseen.held | Hand.of(unseen.maybe)


def surely_wins(deal: DealView, card: Card, out: Hand) -> bool:
    """Whether this card wins the trick, whichever cards of ``out`` the other player holds."""
    if deal.led is not None:
        return card.suit is deal.led.suit and card > deal.led
    return not any(other > card for other in out.suited(card.suit))


def sure_in(hand: Hand, suit: Suit, out: Hand) -> Hand:
    """Returns the suit's cards that win when led from the top, whichever cards of ``out`` the other player holds."""
    mine, theirs = hand.suited(suit), out.suited(suit)
    high = Hand.of(card for card in mine if not theirs or card > theirs.top)
    return mine if len(high) >= len(theirs) else high


def _what_depends_on_it(deal: DealView, *, wins: bool) -> Iterator[Because]:
    assert deal.eye is not None  # noqa: S101 - it is the eye's turn
    mine, theirs = deal.winners.count(deal.eye), deal.winners.count(1 - deal.eye)
    stakes, side = stakes_of(deal), ELDER if deal.eye == deal.elder else YOUNGER
    won = (mine, theirs) if side == ELDER else (theirs, mine)
    # At the first lead younger may still reckon something that prevents the pique.
    calls_are_over = bool(deal.tricks) or deal.led is not None
    if stakes.pique and stakes.open_after(won) and wins and calls_are_over:
        yield Why.TOWARD_PIQUE(stakes.pique.tricks - mine) if stakes.pique.side == side else Why.STOPS_PIQUE()
    if deal.bid:
        more = deal.bid.tricks - won_by(deal.winners, deal.elder)
        if wins and side == ELDER and more > 0:
            yield Why.TOWARD_CONTRACT(more)
    elif wins:
        yield from _of_the_cards(mine, theirs)


def _of_the_cards(mine: int, theirs: int) -> Iterator[Because]:
    if not mine and theirs >= _NEAR_CAPOT:
        yield Why.SAVES_CAPOT(theirs)
    elif not theirs and mine > _NEAR_CAPOT:
        yield Why.TOWARD_CAPOT(mine)
    elif mine == MAJORITY - 1:
        yield Why.WINS_THE_CARDS()
    elif mine == ALL - MAJORITY and theirs > 1:
        yield Why.SAVES_THE_CARDS()


def _to_lead(deal: DealView, card: Card, out: Hand) -> Iterator[Because]:
    sure = sure_in(deal.hand, card.suit, out)
    if card in sure and surely_wins(deal, card, out):
        yield Why.RUNS(sure)
        if _followed_none(deal, card.suit):
            yield Why.FOLLOWED_NONE(sure)
    elif driven := driven_out(deal.hand, card, out):
        yield driven


def _followed_none(deal: DealView, suit: Suit) -> bool:
    return any(
        trick.leader == deal.eye and trick.led.suit is suit and trick.reply.suit is not suit for trick in deal.tricks
    )


def driven_out(hand: Hand, card: Card, out: Hand) -> Because | None:
    """Returns the reason to lead ``card`` if this makes other cards in ``hand`` the highest of the suit, otherwise
    None.

    The lead drives out one or two higher cards in ``out`` (cards not seen).
    """
    theirs = out.suited(card.suit)
    higher = Hand.of(other for other in theirs if other > card)
    rest, left = hand.suited(card.suit).without(SINGLE[card]), theirs.without(higher)
    high = Hand.of(mine for mine in rest if not left or mine > left.top)
    return Why.DRIVES_OUT(higher, high) if 0 < len(higher) <= _HIGHER and high else None


def _to_follow(deal: DealView, card: Card, led: Card) -> Iterator[Because]:
    following = [mine for mine in deal.playable if mine.suit is led.suit]
    winning = [mine for mine in following if mine > led]
    if card in winning:
        if card == min(winning):
            yield Why.WINS_CHEAPLY()
    elif winning:
        yield Why.HOLDS_UP(min(winning))
    elif card == min(deal.playable.suited(card.suit)):
        yield Why.CANNOT_WIN()


def _what_is_kept(deal: DealView, card: Card, out: Hand) -> Iterator[Because]:
    after = deal.hand.without(SINGLE[card])
    if deal.led is not None and card.suit is not deal.led.suit:
        high = Hand.of(one for suit in Suit if suit is not card.suit for one in _high(after.suited(suit), out))
        if high:
            yield Why.KEEPS_HIGH(high)
    if deal.led is not None and card.suit is deal.led.suit:
        return
    guards = (guarded(after.suited(suit), out) for suit in Suit if suit is not card.suit)
    if (kept := next((card for card in guards if card is not None), None)) is not None:
        yield Why.STAYS_GUARDED(kept)
    if deal.led is not None and _only_declared(deal, card):
        yield Why.THROWS_DECLARED()


def _only_declared(deal: DealView, card: Card) -> bool:
    assert deal.eye is not None  # noqa: S101 - it is the eye's turn
    declared = deal.shown[deal.eye]
    return card in declared and bool(deal.playable.without(declared))


def _high(suited: Hand, out: Hand) -> Iterator[Card]:
    return (card for card in suited if not any(other > card for other in out.suited(card.suit)))


def _in_a_misere(deal: DealView, card: Card) -> Iterator[Because]:
    if deal.led is None:
        return
    under = [mine for mine in deal.playable if mine.suit is not deal.led.suit or mine < deal.led]
    if card.suit is deal.led.suit and card in under and card == max(under):
        yield Why.PLAYS_UNDER()
