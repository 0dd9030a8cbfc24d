"""The house: it takes every decision of every rule set.

What it is asked for before, beside and in place of the exchange, the calls and the play (the choice of the deal, the
auction, the answers, the cards left, a misère) is decided here; for the rest it asks a player who thinks.
"""

import random
from typing import Final

from bot.computer.answering import honest_answer
from bot.computer.bidding import best_word
from bot.computer.misere import losing_card
from bot.computer.player import Player, Turn
from bot.computer.solver import Solver
from bot.piquet.actions import Action, CarteBlanche, Look, Play
from bot.piquet.deal import Stage
from bot.piquet.rules import Form, Rules
from bot.piquet.view import DealView

DEALS: Final = 40
"""Imagined for a word of the auction: each is solved for every number of cards that may be promised."""
WORLDS: Final = 24
"""Imagined for a card of a misère."""


def wants_to_deal(rules: Rules) -> bool:
    """Whether who may choose deals first: then he is elder in the last deal of several, else in the first."""
    return rules.form is Form.DEALS and rules.deals > 1


class House:
    """Asks another player where he exchanges, calls or plays; ``deals`` are imagined for a word of the auction."""

    def __init__(self, thinker: Player, seed: int = 0, deals: int = DEALS, worlds: int = WORLDS) -> None:
        self._thinker = thinker
        self._seed = seed
        self._deals = deals
        self._worlds = worlds
        self._solver = Solver()

    def choose(self, turn: Turn) -> Action:
        """What it does."""
        deal, seat = turn.deal, turn.seat
        if deal.may_announce:
            return CarteBlanche(seat)
        if deal.stage is Stage.AUCTION:
            return best_word(deal, self._solver, dice_of(self._seed, deal), self._deals)
        if deal.misere and len(deal.playable) > 1:
            return Play(seat, losing_card(deal, dice_of(self._seed, deal), self._worlds))
        if deal.pending:
            return honest_answer(deal, seat, deal.pending)
        # Once elder has led: his answers told younger nothing yet, and elder sees the cards no sooner.
        return Look(seat) if deal.may_look and deal.led is not None else self._thinker.choose(turn)


def dice_of(seed: int, deal: DealView) -> random.Random:
    """Chance that falls the same for the same seed and the same view."""
    return random.Random(f"{seed} {deal.hand} {' '.join(map(str, deal.actions))}")  # noqa: S311
