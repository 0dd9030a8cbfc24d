"""Values cards against an opponent of unknown skill.

With a small probability the opponent follows the greedy player's rule in every trick, otherwise plays best. Each
imagined hand is weighted by the likelihood of the opponent's exchange and plays. If few hands are possible, all count
by weight; otherwise hands are drawn by weight. A card's worth is the average of its worth against the greedy rule
(``against_greedy``) and against best play.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from ...cards import Card, Hand
from ...rules import Following, any_of_suit
from ...tricks import following
from ...view import DealView
from ..players.greedy import greedy_card
from ..search.dice import Dice
from ..search.patterns import ELDER, YOUNGER
from ..search.solver import Solver
from ..search.worlds import worlds
from ..stakes.settlement import PLAIN, Worth
from .against_greedy import AgainstGreedy
from .card_choice import (
    LISTED_PER_WORLD,
    is_exact,
    mean_worths,
    position_of,
    stakes_of,
    valuer,
    within_limit,
)
from .endgame import EndgameSearch
from .ends_against_greedy import EndsAgainstGreedy

_GREEDY: Final = 0.1
"""The chance, before any card, of a greedy opponent."""
_SLIP: Final = 0.02
_LEADS: Final = 0.2
_FOLLOWS: Final = 0.9
_DISCARDS: Final = 0.6
"""The chances that an opponent who plays best still plays the rule's card, measured on the solving player."""
_DRAWN_PER_WORLD: Final = 5
_KEPT: Final = (5, 6, 7, 12, 12, 22, 100, 100)
"""By rank, the odds that a card is kept in the exchange, fitted on the master level's exchanges."""

OpponentPlay = tuple[Card | None, Card]
"""The card led (None if the opponent led), and the opponent's card."""


class LikelyHand(NamedTuple):
    other: Hand
    weight: float
    greedy: float


def expectations(deal: DealView, solver: Solver, dice: Dice, number: int, worth: Worth = PLAIN) -> dict[Card, float]:
    """Returns each card's mean worth over ``number`` imagined hands: the player's points less the other's."""
    stakes = stakes_of(deal, worth)
    play = valuer(deal, stakes, solver, worth)
    side = ELDER if deal.eye == deal.elder else YOUNGER
    if isinstance(play, EndgameSearch) and worth.short is None:
        greedy: AgainstGreedy | EndsAgainstGreedy = play.against_greedy(side)
    else:
        greedy = AgainstGreedy(stakes, side, deal.rules.following)

    def values(world: LikelyHand) -> dict[Card, float]:
        position = position_of(deal, world.other)
        solved, hoped = play.values(position), greedy.values(position)
        return {card: value + world.greedy * (hoped[card] - value) for card, value in solved.items()}

    drawn = within_limit(deal, play, _weighed(deal, dice, number, is_exact(deal, play)))
    return mean_worths(deal, ((values(world), weight) for world, weight in drawn))


def _weighed(deal: DealView, dice: Dice, number: int, exactly: bool) -> Iterable[tuple[LikelyHand, float]]:
    most = number * (LISTED_PER_WORLD if exactly else _DRAWN_PER_WORLD)
    played, rule = tuple(plays(deal)), deal.rules.following
    found = [likely_hand(played, other, rule) for other in worlds(deal, dice, most)]
    if exactly or len(found) < most:
        found.sort(key=lambda world: (-world.weight, world.other))
        return [(world, world.weight) for world in found]
    return Counter(dice.choices(found, [world.weight for world in found], number)).items()


def likely_hand(plays: Sequence[OpponentPlay], other: Hand, rule: Following = any_of_suit) -> LikelyHand:
    ruled, free, hand = _GREEDY, 1 - _GREEDY, other
    for led, card in reversed(plays):
        hand |= 1 << card
        suited = Hand(0) if led is None else following(hand, led, rule)
        choices = suited or hand
        if len(choices) == 1:
            continue
        agrees = _LEADS if led is None else _FOLLOWS if suited else _DISCARDS
        if greedy_card(choices, led) == card:
            ruled *= 1 - _SLIP
            free *= agrees
        else:
            ruled *= _SLIP / (len(choices) - 1)
            free *= (1 - agrees) / (len(choices) - 1)
    kept = 1
    for card in hand:
        kept *= _KEPT[card.rank]
    return LikelyHand(other, (ruled + free) * kept, ruled / (ruled + free))


def plays(deal: DealView) -> Iterator[OpponentPlay]:
    for trick in deal.tricks:
        yield (trick.led, trick.reply) if trick.leader == deal.eye else (None, trick.led)
    if deal.led is not None:
        yield None, deal.led
