"""What a card is worth against an opponent of unknown skill; the solver's opponent always answers best.

The opponent is believed, with a small probability, to play by the greedy player's rule of thumb from the first card to
the last, and else to play best. The cards played soon tell which. In a world in which the rule would have played other
cards, the opponent hardly plays by it. A lead tells most; following suit tells almost nothing, since all players follow
alike.

So each world has two likelihoods of the cards that the opponent has played: by the rule, and otherwise. Their weighted
sum says how likely the world is, and worlds are drawn by it out of five times as many. The share of the rule in it says
how far a card counts in that world for what it brings against the rule to the end (``against_greedy``), and how far
for what the solver says.
"""

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from bot.computer.play.against_greedy import AgainstGreedy
from bot.computer.play.card_choice import affordable, on_average, position_of, stakes_of, valuing
from bot.computer.players.greedy import greedy_card
from bot.computer.search.patterns import ELDER, YOUNGER
from bot.computer.search.solver import Solver
from bot.computer.search.worlds import worlds
from bot.computer.stakes.settlement import PLAIN, Worth
from bot.piquet.cards import Card, Hand
from bot.piquet.view import DealView

_BY_THUMB: Final = 0.1
"""How likely he plays by thumb, before he has played."""
_SLIP: Final = 0.02
"""How often he who does so plays another card."""
_LEADS: Final = 0.2
_FOLLOWS: Final = 0.9
_DISCARDS: Final = 0.6
"""How often he who does not does the same as the rule: as the player who solves does, to the greedy player's hands."""
_TIMES: Final = 5
"""So many worlds are drawn for each that is valued."""

OpponentPlay = tuple[Card | None, Card]
"""The card led, if it was another's, and what was played."""


class LikelyHand(NamedTuple):
    """A hand of the other's: how likely it is, by what he has played, and how likely that he plays it by thumb."""

    other: Hand
    weight: float
    greedy: float


def expectations(
    deal: DealView, solver: Solver, dice: random.Random, number: int, worth: Worth = PLAIN
) -> dict[Card, float]:
    """What each card that may be played is worth on average over so many worlds: points of the eye less the other's.

    ``worth`` says what the deal's end is worth to elder.
    """
    stakes = stakes_of(deal, worth)
    play = valuing(deal, stakes, solver, worth)
    thumb = AgainstGreedy(stakes, ELDER if deal.eye == deal.elder else YOUNGER)

    def values(world: LikelyHand) -> dict[Card, float]:
        position = position_of(deal, world.other)
        solved, hoped = play.values(position), thumb.values(position)
        return {card: value + world.greedy * (hoped[card] - value) for card, value in solved.items()}

    drawn = affordable(play, _drawn(deal, dice, number).items())
    return on_average(deal, ((values(world), times) for world, times in drawn))


def _drawn(deal: DealView, dice: random.Random, number: int) -> Counter[LikelyHand]:
    """So many worlds, each as often as it was drawn."""
    plays = tuple(_plays(deal))
    found = [likely_hand(plays, other) for other in worlds(deal, dice, number * _TIMES)]
    return Counter(dice.choices(found, [world.weight for world in found], k=number))


def likely_hand(plays: Sequence[OpponentPlay], other: Hand) -> LikelyHand:
    """How this hand of the other's, from which he has made these plays already, has become likely."""
    ruled, free, hand = _BY_THUMB, 1 - _BY_THUMB, other
    for led, card in reversed(plays):
        hand |= 1 << card
        following = Hand(0) if led is None else hand.suited(led.suit)
        choices = following or hand
        if len(choices) == 1:
            continue
        agrees = _LEADS if led is None else _FOLLOWS if following else _DISCARDS
        if greedy_card(choices, led) == card:
            ruled *= 1 - _SLIP
            free *= agrees
        else:
            ruled *= _SLIP / (len(choices) - 1)
            free *= (1 - agrees) / (len(choices) - 1)
    return LikelyHand(other, ruled + free, ruled / (ruled + free))


def _plays(deal: DealView) -> Iterator[OpponentPlay]:
    """What the other has played, the first first."""
    for trick in deal.tricks:
        yield (trick.led, trick.reply) if trick.leader == deal.eye else (None, trick.led)
    if deal.led is not None:
        yield None, deal.led
