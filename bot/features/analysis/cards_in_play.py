"""Refuses brought cards that are in play, where an analysis would help the person."""

from collections.abc import Sequence
from itertools import permutations
from typing import Final

from bot.features.analysis.reading import hands_of
from bot.features.parties.loaded_partie import sights
from bot.model.errors import CardsInPlay
from bot.model.sight import Sight
from bot.piquet.cards import Hand, parse_cards
from data import daily, parties
from data.store.transaction import Transaction

ALIKE: Final = 11
"""Of twelve cards: with one changed, advice would be nearly the same. Two hands at random are so alike once in 40,000
times.
"""
_SUITS: Final = tuple(permutations(range(0, 32, 8)))


def check_not_in_play(tx: Transaction, user: int, hands: Sequence[Hand], now: int) -> None:
    """Raises CardsInPlay if a brought hand is in play, also with suits exchanged, which leave the advice unchanged.

    Compares only cards that the person knows or may see, so that the answer reveals nothing hidden:

    - their hands in their own parties in play, one card apart at most: the answer depends on no other cards;
    - the hand dealt in a begun open daily deal, on any server: every player of the day sees it. To learn it here, they
      would have to guess it whole.

    Other people's parties are not compared, although a friend may bring a position for a player: the friend may be the
    opponent, and an answer about the few hands left would reveal cards.
    """
    own = sights(tx, [row.id for row in parties.ongoing_of(tx, user)], now, lambda loaded: loaded.seat_of(user))
    for sight in own:
        if any(_is_alike(hand, held) for hand in hands for held in _held(sight)):
            raise CardsInPlay(why="daily" if sight.of_day else "game", number=str(sight.partie_id))
    brought = {_without_names(hand) for hand in hands}
    if any(_without_names(Hand.of(parse_cards(text))) in brought for text in daily.hands_of_open_days(tx)):
        raise CardsInPlay(why="daily", number="0")


def _held(sight: Sight) -> list[Hand]:
    seen = sight.deal
    return [] if seen is None or seen.over else [*hands_of(seen)]


def _is_alike(one: Hand, other: Hand) -> bool:
    mine = [one >> suit & 0xFF for suit in _SUITS[0]]
    return any(
        sum((cards & (other >> suit)).bit_count() for cards, suit in zip(mine, order, strict=True)) >= ALIKE
        for order in _SUITS
    )


def _without_names(hand: Hand) -> tuple[int, ...]:
    """Equal for hands that differ only in suit names."""
    return tuple(sorted(hand >> suit & 0xFF for suit in _SUITS[0]))
