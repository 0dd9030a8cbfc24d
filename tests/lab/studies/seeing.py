"""What master loses to a master that sees all cards in the play.

``python -m tests.lab.studies.seeing PAIRS`` plays mirrored deals of master against a master that sees the other hand
from the first lead on, and plays the card that is then worth most. It prints the points a pair that the seeing player
has more, with the 95 % interval.
"""

import argparse
import sys
from statistics import fmean
from typing import Final

from bot.computer.levels.house_players import PLAYERS
from bot.computer.opinion.judgement import open_worths
from bot.computer.players.duel import half_interval, packs
from bot.computer.players.player import Turn
from bot.piquet.actions import Play
from bot.piquet.cards import Card, Hand
from bot.piquet.deal import Deal
from bot.piquet.rules import RUBICON
from bot.piquet.view import DealView, view
from tests.lab.studies.comparison import Remembering, growing

TOLD: Final = 5
"""After so many pairs, the result so far is printed."""


class Seeing:
    """The deals of one pack. Decisions without seeing are taken only once and remembered."""

    def __init__(self, pack: tuple[Card, ...]) -> None:
        self._master = Remembering(PLAYERS["master"](0))
        self._pack = pack

    def gain(self) -> int:
        """What the seeing player has more than the other in a pair of mirrored deals."""
        return self._elders_more(0) - self._elders_more(1)

    def _elders_more(self, seer: int) -> int:
        deal = Deal.from_pack(RUBICON, 1, self._pack)
        while (seat := deal.to_act) is not None:
            seen = view(deal, seat)
            action = self._master.choose(Turn(seen))
            if seat == seer and isinstance(action, Play):
                action = _best_seeing(seen, deal.hands[1 - seat]) or action
            deal.do(action)
        elder, younger = deal.score
        return elder - younger


def _best_seeing(seen: DealView, other: Hand) -> Play | None:
    """The best card with open cards; None if there is no choice, or if a call may still prevent a pique."""
    worths, seat = open_worths(Turn(seen), other), seen.to_act
    return Play(seat, worths[0][0]) if worths and seat is not None else None


def main() -> None:
    """Measures and prints the result."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("pairs", type=int)
    parser.add_argument("--seed", type=int, default=5)
    asked = parser.parse_args()
    for found in growing((Seeing(pack).gain() for pack in packs(asked.seed, asked.pairs)), TOLD):
        sys.stdout.write(f"{len(found)} pairs: {fmean(found):.1f} ± {half_interval(found):.1f}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
