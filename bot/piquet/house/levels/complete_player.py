from collections.abc import Iterable, Iterator
from typing import Final

from ...actions import Action, CarteBlanche, Look, NameSuit, Play
from ...cards import Suit
from ...deal import Stage
from ...view import DealView
from ..choices.bid_choice import weighed_words
from ..choices.call_choice import choose_answer
from ..play.misere import weighed_cards
from ..players.player import Turn, Weighed, Weigher
from ..search.dice import dice_of
from ..search.solver import Solver
from ..stakes.settlement import Worth, worth_to

DEALS: Final = 40
"""The deals imagined for a bid or pass, each solved for every possible number of cards left."""
WORLDS: Final = 24


def is_time_to_look(deal: DealView) -> bool:
    """Whether younger should look at the talon cards left: after elder has led or named a suit.

    Waiting costs nothing, because elder sees the cards only after choosing the suit.
    """
    return deal.may_look and (deal.led is not None or deal.may_decline)


class CompletePlayer:
    """A player that leaves exchanges, calls and cards to another player, and decides everything else itself."""

    def __init__(self, thinker: Weigher, seed: int = 0, deals: int = DEALS, worlds: int = WORLDS) -> None:
        self._thinker = thinker
        self._seed = seed
        self._deals = deals
        self._worlds = worlds
        self._solver = Solver()

    def choose(self, turn: Turn) -> Action:
        return self.weighed(turn)[0].action

    def weighed(self, turn: Turn) -> list[Weighed]:
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
            return [Weighed(choose_answer(deal, seat, deal.pending), None)]
        if is_time_to_look(deal):
            return [Weighed(Look(seat), None)]
        weighed = self._thinker.weighed(turn)
        return list(_naming_suits(weighed)) if deal.suits else weighed


def _worth(turn: Turn) -> Worth:
    return worth_to(turn.deal.rules, turn.standing, turn.seat, turn.deal.elder)


def _naming_suits(weighed: Iterable[Weighed]) -> Iterator[Weighed]:
    # After naming a suit, elder sees any cards that younger looks at before choosing the card, so it costs nothing.
    named: set[Suit] = set()
    for one in weighed:
        match one.action:
            case Play(seat, card) if card.suit not in named:
                named.add(card.suit)
                yield Weighed(NameSuit(seat, card.suit), one.worth)
            case _:
                pass
        yield one
