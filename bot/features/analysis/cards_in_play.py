"""Refuses to analyse a hand in play, because advice would help its player."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import permutations
from typing import Final

from bot.features.analysis.reading import hands_of
from bot.features.parties.loaded_partie import sights
from bot.model.errors import CardsInPlay
from bot.model.sight import Sight
from bot.piquet.cards import Hand, parse_cards
from data import daily, parties
from data.store.transaction import Transaction

ONE_APART: Final = 10
"""From this hand size on, hands are alike if all cards but one are: the advice would be nearly the same.

Two random hands of ten cards are alike once in 6,000 times, of twelve cards once in 40,000 times.
"""
_SUITS: Final = tuple(permutations(range(0, 32, 8)))


def check_not_in_play(tx: Transaction, user: int, hands: Sequence[Hand], now: int) -> None:
    """Raises CardsInPlay if a hand in ``hands``, even with suits renamed, is in play.

    Compares the user's own hands, and hands dealt in open daily deals. Skips other people's parties, because the error
    would let an opponent test guesses at hidden cards.
    """
    known = {*(row.id for row in parties.ongoing_of(tx, user)), *daily.begun_on_open_days(tx, user)}
    for sight in sights(tx, sorted(known), now, lambda loaded: loaded.seat_of(user)):
        if any(_is_alike(hand, held) for hand in hands for held in _held(sight)):
            raise CardsInPlay(why="daily" if sight.of_day else "game", number=str(sight.partie_id))
    imported = {_without_suit_names(hand) for hand in hands}
    if any(_without_suit_names(Hand.of(parse_cards(text))) in imported for text in daily.hands_of_open_days(tx)):
        raise CardsInPlay(why="daily", number="0")


def _held(sight: Sight) -> list[Hand]:
    seen = sight.deal
    return [] if seen is None or (seen.over and sight.of_day is None) else [*hands_of(seen)]


def _is_alike(one: Hand, other: Hand) -> bool:
    size = len(other)
    if size < 2 or len(one) != size:
        # A last card leaves no choice.
        return False
    least = size - (size >= ONE_APART)
    # Most hands differ in their ranks already, whatever the suits are called.
    if sum(map(min, _ranks(one), _ranks(other))) < least:
        return False
    mine = [one >> suit & 0xFF for suit in _SUITS[0]]
    return any(
        sum((cards & (other >> suit)).bit_count() for cards, suit in zip(mine, order, strict=True)) >= least
        for order in _SUITS
    )


@lru_cache(4096)
def _ranks(hand: Hand) -> tuple[int, ...]:
    return tuple((hand & (0x01010101 << rank)).bit_count() for rank in range(8))


def _without_suit_names(hand: Hand) -> tuple[int, ...]:
    return tuple(sorted(hand >> suit & 0xFF for suit in _SUITS[0]))
