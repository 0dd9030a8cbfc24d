"""Prints self-play results, as ``bot.piquet.house.stakes.chances`` stores them.

``python -m tests.support.house.outcomes RULES DEALS`` prints a line per deal: elder's and younger's points, points
below the line, elder's tricks, lead changes, whether elder dealt, and both scores before the play with any pique.
"""

import sys
from collections.abc import Iterator

from bot.piquet.deal import Deal
from bot.piquet.house.levels.house_players import PLAYERS
from bot.piquet.house.players.duel import packs
from bot.piquet.house.players.player import Player, Turn
from bot.piquet.partie import Tally
from bot.piquet.reckoning import BEFORE_THE_PLAY, Reason, points_of
from bot.piquet.rules import RULE_SETS, Rules
from bot.piquet.view import view

_CALLED = BEFORE_THE_PLAY | {Reason.PIQUE}


def outcomes(rules: Rules, deals: int, seed: int = 7) -> Iterator[tuple[int, ...]]:
    """Yields deal results for the expert level against itself."""
    player = PLAYERS["expert"](0)
    for pack in packs(seed, deals):
        yield _outcome(_played(Deal.from_pack(rules, 1, pack), player))


def _played(deal: Deal, player: Player) -> Deal:
    while deal.to_move is not None:
        deal.do(player.choose(Turn(view(deal, deal.to_move))))
    return deal


def _outcome(deal: Deal) -> tuple[int, ...]:
    elder, younger = deal.elder, deal.younger
    points, below = Tally.of(deal)
    won = sum(trick.winner == elder for trick in deal.tricks)
    changes = sum(trick.winner != trick.leader for trick in deal.tricks)
    haul = 2 * won + (deal.tricks[-1].winner == elder)
    called = points_of(item for item in deal.reckoning.items if item.reason in _CALLED)
    told = points[elder], points[younger], below[elder], below[younger], haul, changes, deal.dealer == elder
    return *told, called[elder], called[younger]


if __name__ == "__main__":
    for told in outcomes(RULE_SETS[sys.argv[1]], int(sys.argv[2])):
        sys.stdout.write(" ".join(map(str, map(int, told))) + "\n")
