"""Whether the cards that a person brought are in play, so that an analysis would help them there."""

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
    """Raises CardsInPlay if a brought hand is in play; under other names of the suits too, as advice is the same then.

    It is compared with what the person knows or may look at, so that the answer tells nothing of hidden cards:

    - their hands in their own parties in play, one card apart at most: whatever the opponent and the talon hold, the
      answer stays;
    - the hand that people are dealt in an open daily deal, on any server, once anyone has begun it: every player of
      the day sees it. To learn it from here, they would have to guess it whole.

    Other people's parties are not compared, although a friend may bring a position for a player. The friend may be the
    opponent: they know their own cards, later also most of the others, so that few hands are left to bring, and each
    answer would say whether one is right.
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
    """Equal for hands that differ in the names of suits."""
    return tuple(sorted(hand >> suit & 0xFF for suit in _SUITS[0]))
