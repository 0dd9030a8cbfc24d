"""The beginner: the greedy player's rules of thumb with human mistakes. It bids by counting its high cards."""

from typing import Final

from bot.computer.choices.bid_choice import promised_tricks
from bot.computer.choices.call_choice import choose_answer
from bot.computer.levels.complete_player import is_time_to_look
from bot.computer.play.misere import misere_card
from bot.computer.players.greedy import GreedyPlayer
from bot.computer.players.player import Turn
from bot.computer.search.dice import Dice, dice_of
from bot.piquet.actions import Action, Call, Exchange, Look, Pass, Play, Yes
from bot.piquet.auction import Word
from bot.piquet.deal import Stage
from bot.piquet.rules import POINT
from bot.piquet.view import DealView

TIMID: Final = 0.3
"""The chance of exchanging fewer cards."""
FORGETFUL: Final = 0.2
"""The chance of forgetting a sequence or a set."""
THOUGHTLESS: Final = 0.2
"""The chance of a random card."""


class Beginner:
    """A player whose mistakes depend only on seed and view."""

    def __init__(self, seed: int = 0) -> None:
        self._seed = seed
        self._greedy = GreedyPlayer()

    def choose(self, turn: Turn) -> Action:
        deal, seat = turn.deal, turn.seat
        if deal.stage is Stage.AUCTION and not deal.may_announce:
            return word(deal, seat)
        if deal.pending:
            return choose_answer(deal, seat, deal.pending)
        if is_time_to_look(deal):
            return Look(seat)
        return self._mistaken(deal, self._greedy.choose(turn), dice_of(self._seed, deal))

    def _mistaken(self, deal: DealView, action: Action, dice: Dice) -> Action:
        match action:
            case Exchange(seat, cards) if dice.random() < TIMID:
                least, most = deal.exchange_limits or (0, 0)
                return Exchange(seat, cards[: dice.between(max(least, (most + 1) // 2), most)])
            case Call(seat, kind) if kind is not POINT and dice.random() < FORGETFUL:
                return self._forgotten(deal, action)
            case Play(seat):
                card = misere_card(deal.playable, deal.led) if deal.misere else action.card
                return Play(seat, dice.choice(list(deal.playable)) if dice.random() < THOUGHTLESS else card)
            case _:
                return action

    def _forgotten(self, deal: DealView, call: Call) -> Action:
        if call.seat == deal.elder:
            return Call(call.seat, call.kind, ())
        return Play(call.seat, min(deal.playable, key=lambda card: card.rank))


def word(deal: DealView, seat: int) -> Word:
    """Bids the tricks it hopes for, as low as possible; says *yes* to a bid it hopes to match."""
    hoped = promised_tricks(deal.hand)
    if deal.may_say_yes and deal.bid:
        return Yes(seat) if hoped >= deal.bid.tricks else Pass(seat)
    if deal.bid and seat != deal.dealer:
        return Pass(seat)
    return next((bid for bid in deal.bids if bid.tricks == hoped), Pass(seat))
