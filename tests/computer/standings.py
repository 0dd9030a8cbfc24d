"""What it is worth to know how the partie stands, in its last deal.

``python -m tests.computer.standings LEVEL DEALS`` plays every deal with nobody knowing the standing, and at each
standing with elder alone and with younger alone knowing it, and prints by how much more the settlement brings who
knows it, on average of the standings, with the interval of 95 in a hundred. ``--only calls,play`` tells it at these
stages alone, ``--worlds 6`` makes a level cheaper than it is, ``--totals 90-80,10-190`` are elder's and younger's.
"""

import argparse
import sys
from collections.abc import Collection, Iterable, Sequence
from statistics import fmean
from typing import Final

from bot.computer.duel import half_interval, packs
from bot.computer.house import House
from bot.computer.levels import LEVELS
from bot.computer.player import Player, Turn
from bot.computer.solving import Solving, Weighing
from bot.computer.worth import settled
from bot.piquet.actions import Action
from bot.piquet.cards import Card
from bot.piquet.deal import Deal, Stage
from bot.piquet.partie import Standing
from bot.piquet.reckoning import Score
from bot.piquet.rules import RUBICON
from bot.piquet.view import DealView, view

STAGES: Final = ("exchange", "calls", "play")
TOTALS: Final = "90-80,80-90,70-95,60-120,120-60,80-160,160-80,95-95,190-10,10-190"


class Measure:
    """One deal, with who knows the standing and who does not; what he does who does not is thought of but once."""

    def __init__(self, player: Player, stages: Collection[str], pack: tuple[Card, ...]) -> None:
        self._player = player
        self._stages = stages
        self._pack = pack
        self._done: dict[tuple[int, str], Action] = {}
        self._points = self._played(None, Standing())

    def gains(self, totals: Score) -> Score:
        """What elder makes more of the settlement if he knows these totals, and what younger does."""
        standing = Standing(totals, deals=RUBICON.deals - 1)
        neither = _settled(totals, self._points)
        elder, younger = (_settled(totals, self._played(side, standing)) for side in (0, 1))
        return elder - neither, neither - younger

    def _played(self, knowing: int | None, standing: Standing) -> Score:
        deal = Deal.from_pack(RUBICON, 1, self._pack)
        while deal.to_act is not None:
            seen = view(deal, deal.to_act)
            told = deal.to_act == knowing and _stage(seen) in self._stages
            deal.do(self._player.choose(Turn(seen, standing)) if told else self._untold(seen))
        return deal.score

    def _untold(self, seen: DealView) -> Action:
        key = int(seen.hand), " ".join(map(str, seen.actions))
        if key not in self._done:
            self._done[key] = self._player.choose(Turn(seen))
        return self._done[key]


def _stage(seen: DealView) -> str:
    if seen.stage is Stage.EXCHANGE:
        return "exchange"
    return "calls" if seen.open_kinds or seen.pending else "play"


def _settled(totals: Score, points: Score) -> int:
    """To elder."""
    return round(settled(RUBICON, totals[0] + points[0], totals[1] + points[1]))


def _told(found: Sequence[float]) -> str:
    return f"{fmean(found):6.2f} ± {half_interval(found):.2f}"


def _lines(names: Sequence[str], deals: Sequence[Sequence[Score]]) -> Iterable[str]:
    for side, name in enumerate(("elder", "younger")):
        yield f"{name:>10}: {_told([fmean(gains[side] for gains in deal) for deal in deals])}"
    yield f"{'both':>10}: {_told([fmean(sum(gains) for gains in deal) for deal in deals])}"
    for at, name in enumerate(names):
        elder, younger = (_told([deal[at][side] for deal in deals]) for side in (0, 1))
        yield f"{name:>10}: elder {elder}, younger {younger}"


def main() -> None:
    """Measures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("level", choices=["club", "master"])
    parser.add_argument("deals", type=int)
    parser.add_argument("--seed", type=int, default=3)
    parser.add_argument("--only", default=",".join(STAGES))
    parser.add_argument("--worlds", type=int)
    parser.add_argument("--totals", default=TOTALS)
    asked = parser.parse_args()
    thinker = {"club": Solving, "master": Weighing}[asked.level]
    player = House(thinker(0, asked.worlds)) if asked.worlds else LEVELS[asked.level](0)
    names, stages, deals = asked.totals.split(","), asked.only.split(","), []
    for pack in packs(asked.seed, asked.deals):
        measure = Measure(player, stages, pack)
        deals.append([measure.gains((int(one), int(other))) for one, other in (name.split("-") for name in names)])
        if len(deals) > 1 and (len(deals) % 20 == 0 or len(deals) == asked.deals):
            sys.stdout.write("\n".join([f"{len(deals)} deals", *_lines(names, deals)]) + "\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
