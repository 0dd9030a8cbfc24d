"""Deals as elder may imagine them: younger exchanges and answers by rules of thumb."""

from collections.abc import Iterable
from typing import Final

from bot.piquet.actions import Bid, Call, CarteBlanche, Exchange, Pass, Yes
from bot.piquet.cards import WHOLE_PACK, Hand
from bot.piquet.deal import Deal, Stage
from bot.piquet.house.players.greedy import GreedyPlayer
from bot.piquet.house.players.player import Turn
from bot.piquet.house.search.dice import Dice
from bot.piquet.illegal import Illegal
from bot.piquet.view import DealView, SeenExchange, view

_GREEDY: Final = GreedyPlayer()


def imagined_deal(seen: DealView, dice: Dice) -> Deal | None:
    """Returns a deal after both exchanges, as elder may imagine it; None if the draw contradicts elder's view."""
    assert seen.eye is not None
    hand = seen.dealt[seen.eye]
    assert hand is not None
    theirs = seen.dealt[seen.younger]
    known = Hand.of([*hand, *(theirs or ()), *(card for card in seen.talon if card is not None)])
    rest = list(WHOLE_PACK.without(known))
    dice.shuffle(rest)
    talon = tuple(rest.pop() if card is None else card for card in seen.talon)
    dealt = (hand, theirs or tuple(rest))
    deal = Deal(seen.rules, seen.dealer, dealt if seen.eye == 0 else dealt[::-1], talon, seen.game)
    try:
        for action in seen.actions:
            match action:
                case SeenExchange(seat=seat, cards=cards):
                    deal.do(Exchange(seat, cards or ()))
                case Bid() | Yes() | Pass() | CarteBlanche():
                    deal.do(action)
        while deal.stage is Stage.EXCHANGE:
            _let_younger(deal)
    except Illegal:
        return None
    return deal


def make_calls(imagined: Deal, calls: Iterable[Call]) -> None:
    for call in calls:
        imagined.do(call)
        while imagined.to_move == imagined.younger:
            _let_younger(imagined)


def _let_younger(deal: Deal) -> None:
    deal.do(_GREEDY.choose(Turn(view(deal, deal.younger))))
