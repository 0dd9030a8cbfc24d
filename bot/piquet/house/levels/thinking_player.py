from functools import cache
from typing import Final

from ...actions import Action, Call, Exchange, Play
from ...cards import Card
from ...view import DealView
from ..choices.book_discard import book_discard
from ..choices.call_choice import call
from ..choices.discard_choice import ROUNDS, Rounds, weighed_discards
from ..choices.sinking import next_call
from ..play import fallible_opponent
from ..play.card_choice import expectations
from ..players.greedy import GreedyPlayer
from ..players.player import Turn, Weighed
from ..search.dice import Dice, dice_of
from ..search.solver import Solver
from ..stakes.settlement import Worth, worth_to

WORLDS: Final = 20
_ANY_SEED: Final = 0
"""The seed for discards: players of every seed imagine the same deals, and discard alike."""


def worth_of(turn: Turn) -> Worth:
    deal = turn.deal
    return worth_to(deal.rules, turn.standing, deal.elder, deal.elder)


class SolvingPlayer:
    """A player that exchanges by the books, calls everything, and solves several imagined hands for each card."""

    _expectations = staticmethod(expectations)

    def __init__(self, seed: int = 0, worlds: int = WORLDS) -> None:
        self._seed = seed
        self._worlds = worlds
        self._greedy = GreedyPlayer()
        self._solver = cache(Solver)

    def choose(self, turn: Turn) -> Action:
        return self.weighed(turn)[0].action

    def weighed(self, turn: Turn) -> list[Weighed]:
        """Returns actions with worths, best first. The lowest of equally good cards comes first."""
        action = self._greedy.choose(turn)
        if isinstance(action, Exchange):
            return self._discards(turn)
        if isinstance(action, Call):
            action = self._call(turn, action) or Play(turn.seat, next(iter(turn.deal.playable)))
        if not isinstance(action, Play) or turn.deal.misere or len(turn.deal.playable) == 1:
            return [Weighed(action, None)]
        worth = self._worth(turn)
        cards = sorted(worth, key=lambda card: (-worth[card], card.rank))
        return [Weighed(Play(action.seat, card), worth[card]) for card in cards]

    def _discards(self, turn: Turn) -> list[Weighed]:
        return [Weighed(book_discard(turn), None)]

    def _call(self, turn: Turn, honest: Call) -> Call | None:
        worth = worth_of(turn)
        return honest if _calls_for_points(worth) else next_call(turn.deal, turn.seat, self._dice(turn.deal), worth)

    def _worth(self, turn: Turn) -> dict[Card, float]:
        deal, solver = turn.deal, self._solver(turn.deal.rules.following)
        return self._expectations(deal, solver, self._dice(deal), self._worlds, worth_of(turn))

    def _dice(self, deal: DealView) -> Dice:
        return dice_of(self._seed, deal)


class DoubtingPlayer(SolvingPlayer):
    _expectations = staticmethod(fallible_opponent.expectations)


class WeighingPlayer(DoubtingPlayer):
    """A ``DoubtingPlayer`` that compares discards over imagined deals, and calls no set that is probably beaten."""

    def __init__(self, seed: int = 0, worlds: int = WORLDS, rounds: Rounds = ROUNDS) -> None:
        super().__init__(seed, worlds)
        self._rounds = rounds

    def _discards(self, turn: Turn) -> list[Weighed]:
        discards = weighed_discards(turn.deal, dice_of(_ANY_SEED, turn.deal), self._rounds, worth_of(turn))
        hand = turn.deal.hand
        return [Weighed(Exchange(turn.seat, tuple(hand.without(kept))), worth) for kept, worth in discards]

    def _call(self, turn: Turn, honest: Call) -> Call | None:
        if _calls_for_points(worth_of(turn)):
            return call(turn.deal, turn.seat, self._dice(turn.deal))
        return super()._call(turn, honest)


def _calls_for_points(worth: Worth) -> bool:
    # In a game of a hundred, more points are never worse.
    return worth.plain or worth.short is not None
