"""The house: it takes every decision of every rule set.

What it is asked for before, beside and in place of the exchange, the calls and the play (the choice of the deal, the
auction, the answers, the cards left, a misère) is decided here; for the rest it asks a player who thinks.
"""

import random
from typing import Final

from bot.computer.auction.bid_choice import weighed_words
from bot.computer.calls.answer_choice import honest_answer
from bot.computer.play.misere import weighed_cards
from bot.computer.players.player import Turn, Weighed, Weigher
from bot.computer.search.solver import Solver
from bot.computer.stakes.settlement import Worth, worth_to
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


class CompletePlayer:
    """Asks another player where he exchanges, calls or plays; ``deals`` are imagined for a word of the auction."""

    def __init__(self, thinker: Weigher, seed: int = 0, deals: int = DEALS, worlds: int = WORLDS) -> None:
        self._thinker = thinker
        self._seed = seed
        self._deals = deals
        self._worlds = worlds
        self._solver = Solver()

    def choose(self, turn: Turn) -> Action:
        """What it does."""
        return self.weighed(turn)[0].action

    def weighed(self, turn: Turn) -> list[Weighed]:
        """What it does, and what else it weighed."""
        deal, seat = turn.deal, turn.seat
        if deal.may_announce:
            return [Weighed(CarteBlanche(seat), None)]
        if deal.stage is Stage.AUCTION:
            words = weighed_words(deal, self._solver, dice_of(self._seed, deal), self._deals, _worth(turn))
            return [Weighed(word, worth) for word, worth in words]
        if deal.misere and len(deal.playable) > 1:
            cards = weighed_cards(deal, dice_of(self._seed, deal), self._worlds, _worth(turn))
            return [Weighed(Play(seat, card), worth) for card, worth in cards]
        if deal.pending:
            return [Weighed(honest_answer(deal, seat, deal.pending), None)]
        # Once elder has led: his answers told younger nothing yet, and elder sees the cards no sooner.
        if deal.may_look and deal.led is not None:
            return [Weighed(Look(seat), None)]
        return self._thinker.weighed(turn)


def _worth(turn: Turn) -> Worth:
    """To him whose turn it is."""
    return worth_to(turn.deal.rules, turn.standing, turn.seat, turn.deal.elder)


def dice_of(seed: int, deal: DealView) -> random.Random:
    """Chance that falls the same for the same seed and the same view."""
    return random.Random(f"{seed} {deal.hand} {' '.join(map(str, deal.actions))}")  # noqa: S311
