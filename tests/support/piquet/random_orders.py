"""Chooses random orders, sensible or not, from a player's view."""

import random

from bot.piquet import calls
from bot.piquet.actions import Call, Cards
from bot.piquet.deal import Stage
from bot.piquet.knowledge.sure_cards import all_sure
from bot.piquet.orders import NO_ORDERS, Orders, can_be_left, may_leave, may_list_leads
from bot.piquet.rules import KINDS, Kind
from bot.piquet.view import DealView, SeenCall


def random_orders(dice: random.Random, seen: DealView) -> Orders:
    if all_sure(seen) and dice.random() < 0.5:
        return Orders(lays_down=True)
    made = _calls(dice, seen)
    leads = _some(dice, seen) if may_list_leads(seen) else ()
    orders = Orders(made, leads)
    if may_leave(seen):
        orders = Orders(made, leads, dice.random() < 0.5, _some(dice, seen), _some(dice, seen))
    # Where all calls are made together, a lead cannot be left between them.
    return orders if can_be_left(seen, orders) else NO_ORDERS


def _some(dice: random.Random, seen: DealView) -> Cards:
    return tuple(dice.sample(list(seen.hand), dice.randint(0, len(seen.hand))))


def _calls(dice: random.Random, seen: DealView) -> tuple[Call, ...]:
    if seen.stage not in (Stage.EXCHANGE, Stage.CALLS) or not may_list_leads(seen) or seen.eye is None:
        return NO_ORDERS.calls
    if any(isinstance(action, SeenCall) for action in seen.actions):
        return NO_ORDERS.calls
    every = [Call(seen.eye, kind, _best(seen, kind)) for kind in KINDS]
    if seen.rules.calls.together:
        return tuple(every)
    return tuple(call for call in every if call.groups and dice.random() < 0.7)


def _best(seen: DealView, kind: Kind) -> tuple[Cards, ...]:
    return tuple(tuple(group) for group in calls.best_call(seen.rules, kind, seen.hand))
