"""A player who decides at random among what the rules allow, in every rule set and at every stage of a deal."""

import random
from collections.abc import Sequence

from bot.computer.levels.beginner import Beginner
from bot.computer.players.player import Turn
from bot.model.sight import Sight
from bot.piquet.actions import Action, Play


def at_random(dice: random.Random, sight: Sight) -> Sequence[Action]:
    """A beginner's decision with mistakes of its own each time; half of the cards are any that may be played."""
    deal, me = sight.deal, sight.eye
    assert deal is not None
    assert me is not None
    action = Beginner(dice.getrandbits(32)).choose(Turn(deal, sight.shown.before))
    if isinstance(action, Play) and dice.random() < 0.5:
        return [Play(me, dice.choice(list(deal.playable)))]
    return [action]
