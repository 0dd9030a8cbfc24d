"""A person who plays like a house player and leaves orders, and sees only their own view."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import IntEnum
from typing import Final

from bot.features.hands.clicks import several_leads
from bot.model.sight import Sight
from bot.piquet.actions import Action, Call, Cards, Play
from bot.piquet.cards import Card
from bot.piquet.deal import Deal, Stage
from bot.piquet.house.play.card_choice import position_of, stakes_of
from bot.piquet.house.play.open_cards import SolvedPlay
from bot.piquet.house.players.player import Player, Turn
from bot.piquet.house.search.dice import dice_of
from bot.piquet.house.search.patterns import ELDER, YOUNGER
from bot.piquet.house.search.solver import Solver
from bot.piquet.house.search.worlds import worlds
from bot.piquet.knowledge.sure_cards import all_sure
from bot.piquet.orders import Orders, can_be_left, cheapest, may_leave, may_open
from bot.piquet.partie import Standing
from bot.piquet.view import DealView, view
from tests.lab.bench.orders.forecast import Imagined, Replies, leads_after, planned_leads, planned_replies
from tests.lab.bench.orders.imagined_deals import imagined_deal, make_calls


class Orderly(IntEnum):
    """How many orders a person leaves."""

    NOTHING = 0
    OWN_TURNS = 1
    """Orders in one's own turn: the opening, lists of leads, and laying down a hand."""
    REPLIES = 2
    """Also orders for replies: how to follow, what to throw, and what to lead after winning."""


@dataclass(frozen=True, slots=True)
class Limits:
    """The greatest regret, in points, for each kind of planned card."""

    opening: float = 2.0
    leads: float = 0.6
    replies: float = 0.6


IMAGINED: Final = 6
"""How many hands of the other player are imagined for a plan, about as many as the club level weighs for a card."""


Steps = list[Action | Orders]
"""Actions and orders confirmed together."""


class OrderingPlayer:
    """Decides as ``player`` does, and leaves orders for the next actions."""

    def __init__(self, player: Player, orderly: Orderly, seed: int = 0, limits: Limits = Limits()) -> None:
        self._player = player
        self._orderly = orderly
        self._seed = seed
        self._limits = limits
        self._solver = Solver()
        self._replies = Replies((), ())

    def decide(self, sight: Sight) -> list[Steps]:
        """Returns orders for later replies, then one decision."""
        deal = _deal(sight)
        if self._orderly and deal.stage is Stage.PLAY and all_sure(deal):
            return [[Orders(lays_down=True)]]
        action = self._player.choose(Turn(deal, sight.shown.before))
        self._replies = Replies((), ())
        if not self._orderly or not isinstance(action, Play) or deal.misere:
            return [[action]]
        leads = self._planned(deal, action.card)
        if leads:
            return [several_leads(sight, (action.card, *leads))]
        return self._reply(deal, sight.orders, action) if deal.led is not None else [[action]]

    def leave(self, sight: Sight) -> Iterator[Orders]:
        deal, orders = _deal(sight), sight.orders
        if self._orderly and may_open(deal) and not orders.calls:
            for opening in self._openings(deal, sight.shown.before):
                orders = replace(orders, calls=opening.calls, leads=opening.leads)
                yield orders
        for left in self._for_replies(deal, orders):
            orders = left
            yield left
        then = _held(deal, self._replies.then)
        if may_leave(deal) and deal.stage is Stage.PLAY and orders.then != then:
            yield replace(orders, then=then)

    def _reply(self, deal: DealView, orders: Orders, action: Play) -> list[Steps]:
        """Orders for later replies come first, because the other player may lead at once by an order of their own.

        From the second trick on, a fitting order is carried out as soon as it is left, and is itself the reply.
        """
        if self._orderly < Orderly.REPLIES or deal.led is None:
            return [[action]]
        if not deal.tricks:
            before: list[Steps] = [[left] for left in self._for_replies(deal, orders)]
            return [*before, [action]]
        suited, throws = deal.playable.suited(deal.led.suit), _held(deal, self._replies.throws)
        if not suited:
            first, last = replace(orders, follows=True), (action.card, *throws)
            return [[first], [replace(first, throws=last)]] if first != orders else [[replace(first, throws=last)]]
        thrown = replace(orders, throws=throws)
        by_order = cheapest(suited, deal.led) == action.card
        reply: Steps = [replace(thrown, follows=True) if by_order else action]
        return [[thrown], reply] if thrown != orders else [reply]

    def _for_replies(self, deal: DealView, orders: Orders) -> Iterator[Orders]:
        if self._orderly < Orderly.REPLIES or not may_leave(deal):
            return
        if not orders.follows:
            orders = replace(orders, follows=True)
            yield orders
        throws = _held(deal, self._replies.throws)
        if deal.stage is Stage.PLAY and orders.throws != throws:
            yield replace(orders, throws=throws)

    def _planned(self, deal: DealView, card: Card) -> Cards:
        side = ELDER if deal.eye == deal.elder else YOUNGER
        play = SolvedPlay(stakes_of(deal), self._solver)
        dice = dice_of(self._seed, deal)
        imagined = [Imagined(position_of(deal, hand), side, play) for hand in worlds(deal, dice, IMAGINED)]
        if deal.led is None:
            leads, lost = leads_after(imagined, card, self._limits.leads)
        else:
            leads, lost = (), [world.after(card) for world in imagined]
        if self._orderly is Orderly.REPLIES:
            self._replies = planned_replies([world for world in lost if not world.leads], self._limits.replies)
        return leads

    # The opening.

    def _openings(self, deal: DealView, standing: Standing) -> Iterator[Orders]:
        dice = dice_of(self._seed, deal)
        found = [imagined for _ in range(IMAGINED) if (imagined := imagined_deal(deal, dice)) is not None]
        if not found:
            return
        calls = self._calls(found[0].copy(), standing)
        if calls:
            yield Orders(calls)
        for imagined in found:
            make_calls(imagined, calls)
        leads, _ = planned_leads([self._seen_whole(imagined) for imagined in found], self._limits.opening)
        if leads and can_be_left(deal, Orders(calls, leads)):
            yield Orders(calls, leads)

    def _calls(self, imagined: Deal, standing: Standing) -> tuple[Call, ...]:
        made: list[Call] = []
        while isinstance(action := self._player.choose(Turn(view(imagined, imagined.elder), standing)), Call):
            make_calls(imagined, [action])
            made.append(action)
        return tuple(made)

    def _seen_whole(self, deal: Deal) -> Imagined:
        seen = view(deal, deal.elder)
        play = SolvedPlay(stakes_of(seen), self._solver)
        return Imagined(position_of(seen, deal.hands[deal.younger]), ELDER, play)


def _deal(sight: Sight) -> DealView:
    assert sight.deal is not None
    return sight.deal


def _held(deal: DealView, cards: Cards) -> Cards:
    return tuple(card for card in cards if card in deal.hand)
