"""Decides at random within the rules, in every rule set and stage."""

import random
from collections.abc import Sequence

from bot.model.sight import Sight
from bot.piquet.actions import Action, Call, Exchange, Look, Pass, Play
from bot.piquet.house.levels.complete_player import is_time_to_look
from bot.piquet.house.levels.habits import bids_by_high_cards
from bot.piquet.house.players.greedy import GreedyPlayer
from bot.piquet.house.players.player import Turn
from bot.piquet.rules import POINT


def at_random(dice: random.Random, sight: Sight) -> Sequence[Action]:
    """Decides by the rule of thumb, but half the time plays a random legal card."""
    deal, me = sight.deal, sight.eye
    assert deal is not None
    assert me is not None
    if is_time_to_look(deal):
        return [Look(me)]
    turn = Turn(deal, sight.shown.before)
    action = GreedyPlayer().choose(turn)
    match action:
        case Pass():
            return [bids_by_high_cards(turn, action) or action]
        case Exchange(_, cards) if dice.random() < 0.3:
            least, most = deal.exchange_limits or (0, 0)
            return [Exchange(me, cards[: dice.randint(max(least, (most + 1) // 2), most)])]
        case Call(_, kind) if kind is not POINT and me == deal.elder and dice.random() < 0.2:
            return [Call(me, kind, ())]
        case Play() if dice.random() < 0.6:
            return [Play(me, dice.choice(list(deal.playable)))]
        case _:
            return [action]
