"""What it is worth in the play to know the score of a game, when a hundred are in reach of both players.

``python -m tests.lab.studies.races DEALS`` lets the greedy player exchange and call, and sets the score so that each
player is 2 to 8 points short of a hundred after the calls. It plays each deal three times: with nobody knowing the
score, with elder alone knowing it, and with younger alone. It prints by how many games more the partie brings to the
player who knows, with the 95 % interval.
"""

import argparse
import random
import sys
from collections.abc import Iterator
from statistics import fmean

from bot.computer.levels.complete_player import CompletePlayer
from bot.computer.levels.thinking_player import SolvingPlayer
from bot.computer.players.duel import half_interval, packs
from bot.computer.players.greedy import GreedyPlayer
from bot.computer.players.player import Player, Turn
from bot.computer.stakes.games_of_a_hundred import after_deal
from bot.piquet.actions import Play
from bot.piquet.cards import Card
from bot.piquet.deal import GAME, Deal
from bot.piquet.partie import Standing
from bot.piquet.reckoning import BEFORE_THE_PLAY, Score, points_of
from bot.piquet.rules import HUNDRED
from bot.piquet.view import view
from tests.lab.studies.comparison import Remembering, growing
from tests.lab.studies.standings import WON


class Race:
    """One deal and its score. Decisions without knowledge of the score are taken only once and remembered."""

    def __init__(self, player: Player, pack: tuple[Card, ...], game: Score) -> None:
        self._player = player
        self._unknowing = Remembering(player)
        self._pack = pack
        self._game = game

    def gains(self) -> tuple[float, float]:
        """What elder gains by knowing the score, and what younger gains by knowing it."""
        elder, younger, neither = map(self._played, (0, 1, None))
        return elder - neither, neither - younger

    def _played(self, knowing: int | None) -> float:
        deal, standing = Deal.from_pack(HUNDRED, 1, self._pack, self._game), Standing(self._game, WON, self._game)
        while deal.to_act is not None:
            seen = view(deal, deal.to_act)
            action = GreedyPlayer().choose(Turn(seen))
            if isinstance(action, Play):
                told = deal.to_act == knowing
                action = self._player.choose(Turn(seen, standing)) if told else self._unknowing.choose(Turn(seen))
            deal.do(action)
        return after_deal(WON, (self._game[0] + deal.score[0], self._game[1] + deal.score[1]), elder=False)


def races(player: Player, deals: int, seed: int) -> Iterator[Race]:
    """Deals in which nobody has more than a hundred by calls alone."""
    for at, pack in enumerate(packs(seed, deals)):
        dice = random.Random(f"{seed}/{at}")
        called = _called(Deal.from_pack(HUNDRED, 1, pack))
        game = GAME - called[0] - dice.randint(2, 8), GAME - called[1] - dice.randint(2, 8)
        if min(game) >= 0:
            yield Race(player, pack, game)


def _called(deal: Deal) -> Score:
    """The scores before the play, if greedy players exchange and call."""
    while not deal.tricks:
        deal.do(GreedyPlayer().choose(Turn(view(deal, deal.to_act))))
    return points_of(item for item in deal.reckoning.items if item.reason in BEFORE_THE_PLAY)


def main() -> None:
    """Measures and prints the result."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("deals", type=int)
    parser.add_argument("--seed", type=int, default=3)
    parser.add_argument("--worlds", type=int, default=6)
    asked = parser.parse_args()
    measured = races(CompletePlayer(SolvingPlayer(0, asked.worlds)), asked.deals, asked.seed)
    for found in growing((race.gains() for race in measured), 20):
        elder, younger = (f"{fmean(gains):.3f} ± {half_interval(gains):.3f}" for gains in zip(*found, strict=True))
        sys.stdout.write(f"{len(found)} deals: elder {elder} younger {younger}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
