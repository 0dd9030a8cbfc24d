"""The greedy player with another play: he solves it in worlds that fit what he knows."""

import random
from typing import Final

from bot.computer.cardplay import expectations
from bot.computer.greedy import Greedy
from bot.computer.player import Turn
from bot.computer.solver import Solver
from bot.piquet.actions import Action, Play
from bot.piquet.cards import Card
from bot.piquet.view import DealView

WORLDS: Final = 20


class Solving:
    """Exchanges and calls like the greedy player. ``worlds``: how many he draws for each card that he plays."""

    def __init__(self, seed: int = 0, worlds: int = WORLDS) -> None:
        self._seed = seed
        self._worlds = worlds
        self._greedy = Greedy()
        self._solver = Solver()

    def choose(self, turn: Turn) -> Action:
        """What he does."""
        action = self._greedy.choose(turn)
        if not isinstance(action, Play) or turn.deal.misere or len(turn.deal.playable) == 1:
            return action
        return Play(action.seat, self._card(turn.deal))

    def _card(self, deal: DealView) -> Card:
        """Of the cards worth most the lowest."""
        # The same view draws the same worlds.
        dice = random.Random(f"{self._seed} {deal.hand} {' '.join(map(str, deal.actions))}")  # noqa: S311
        worth = expectations(deal, self._solver, dice, self._worlds)
        return max(worth, key=lambda card: (worth[card], -card.rank))
