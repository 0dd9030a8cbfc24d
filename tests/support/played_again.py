"""Replays a partie with its orders, and finds automatic actions and orders still waiting."""

from collections.abc import Iterator, Sequence

from bot.piquet.actions import Action, Answer, Play
from bot.piquet.deal import Deal, Stage
from bot.piquet.orders import NO_ORDERS, Orders, lowest, next_action, remaining
from bot.piquet.tricks import ALL
from bot.piquet.view import DealView, view


class PlayedAgain:
    """Replays a partie's deals from the beginning: ``leave`` adds orders, ``do`` carries out actions."""

    def __init__(self, deals: Sequence[Deal]) -> None:
        self._unplayed = list(deals)
        self.orders = [NO_ORDERS, NO_ORDERS]
        """Each seat's pending orders."""
        self.deal: Deal | None = None
        self._begin()

    def _begin(self) -> None:
        if self._unplayed:
            deal = self._unplayed.pop(0)
            self.deal = Deal(deal.rules, deal.dealer, deal.dealt, deal.talon, deal.game)
            self.orders = [NO_ORDERS, NO_ORDERS]

    def seen(self, seat: int) -> DealView | None:
        return None if self.deal is None else view(self.deal, seat)

    @property
    def to_act(self) -> int | None:
        return None if self.deal is None else self.deal.to_move

    def due(self) -> Action | None:
        """Returns the action due without a click: carte blanche, last trick, reply to a hand laid down, or order."""
        deal = self.deal
        if deal is None or deal.to_move is None:
            return None
        if told := deal.carte_blanche_to_tell():
            return told
        seat = deal.to_move
        if deal.stage is Stage.PLAY and len(deal.tricks) == ALL - 1:
            (card,) = deal.hands[seat]
            return Play(seat, card)
        if self.orders[1 - seat].lays_down:
            return Play(seat, lowest(view(deal, seat)))
        action = next_action(view(deal, seat), self.orders[seat])
        return action if action is not None and deal.can(action) else None

    def leave(self, seat: int, orders: Orders) -> None:
        self.orders[seat] = orders

    def decides(self, seat: int) -> None:
        """Cancels a player's orders for their current turn, because they decide by a click."""
        if seat == self.to_act:
            self.orders[seat] = self.orders[seat].for_the_deal

    def do(self, action: Action) -> None:
        """Carries out an action. A deal's last action begins the next deal."""
        assert self.deal is not None
        self.deal.do(action)
        for seat, orders in enumerate(self.orders):
            if orders:
                self.orders[seat] = remaining(view(self.deal, seat), orders)
        if self.deal.over:
            self.orders = [NO_ORDERS, NO_ORDERS]
            self._begin()


def log_of(deals: Sequence[Deal]) -> list[Action]:
    return [action for deal in deals for action in deal.log]


def decisions_since(deals: Sequence[Deal], seq: int) -> int:
    """Counts people's decisions after action ``seq`` in a partie without orders.

    Leaves out answers and automatic actions. AssertionError if an automatic action is missing.
    """
    return sum(_decisions(deals, seq))


def _decisions(deals: Sequence[Deal], seq: int) -> Iterator[bool]:
    again = PlayedAgain(deals)
    for number, action in enumerate(log_of(deals)):
        due = again.due()
        assert due in (None, action), f"action {number} is not what is due"
        if number >= seq:
            yield due is None and not isinstance(action, Answer)
        again.do(action)
    assert again.due() is None, "what is due was not done"
