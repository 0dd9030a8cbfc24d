"""What it is worth to know the standing of the partie, in the last of several deals or in a game of a hundred.

``python -m tests.lab.studies.standings LEVEL DEALS`` plays every deal with nobody knowing the standing. Then, at each
standing, it plays the deal with elder alone knowing it, and with younger alone. It prints how much more the settlement
brings to the player who knows, on average of the standings, with the 95 % interval. ``--only calls,play`` uses the
knowledge at these stages alone. ``--worlds 6`` makes a level cheaper than it is. ``--totals 90-80,10-190`` sets the
standings, elder's total first. ``--rules hundred`` measures games ahead, each player having won one game before; if the
game goes on, the worth of its score counts (``bot.computer.stakes.games_of_a_hundred``).
"""

import argparse
from collections.abc import Collection
from typing import Final

from bot.computer.levels.complete_player import CompletePlayer
from bot.computer.levels.house_players import PLAYERS
from bot.computer.levels.thinking_player import SolvingPlayer, WeighingPlayer
from bot.computer.players.duel import packs
from bot.computer.players.player import Player, Turn
from bot.computer.stakes.games_of_a_hundred import after_deal
from bot.computer.stakes.settlement import settled
from bot.piquet.cards import Card
from bot.piquet.deal import Deal, Stage
from bot.piquet.partie import Standing
from bot.piquet.reckoning import Score
from bot.piquet.rules import HUNDRED, RUBICON, RULE_SETS, Form, Rules
from bot.piquet.view import DealView, view
from tests.lab.studies.comparison import Remembering, tell

STAGES: Final = ("exchange", "calls", "play")
TOTALS: Final = {
    RUBICON.name: "90-80,80-90,70-95,60-120,120-60,80-160,160-80,95-95,190-10,10-190",
    HUNDRED.name: "90-80,80-90,95-40,40-95,60-95,97-97,85-45,45-85,70-70,30-90",
}
WON: Final = (1, 1)
"""The games that each player has won before."""


class StandingMeasure:
    """One deal, with and without knowledge of the standing. Decisions without it are taken only once and remembered."""

    def __init__(self, rules: Rules, player: Player, stages: Collection[str], pack: tuple[Card, ...]) -> None:
        self._rules = rules
        self._player = player
        self._unknowing = Remembering(player)
        self._stages = stages
        self._pack = pack

    def gains(self, totals: Score) -> tuple[float, float]:
        """What elder gains of the settlement by knowing these totals, and what younger gains by knowing them."""
        standing = Standing(totals, WON, totals, deals=self._rules.deals - 1)
        elder, younger, neither = (self._settled(totals, self._played(knowing, standing)) for knowing in (0, 1, None))
        return elder - neither, neither - younger

    def _settled(self, totals: Score, points: Score) -> float:
        """The settlement to elder."""
        score = totals[0] + points[0], totals[1] + points[1]
        if self._rules.form is Form.GAMES:
            return after_deal(WON, score, elder=False)
        return settled(self._rules, *score)

    def _played(self, knowing: int | None, standing: Standing) -> Score:
        deal = Deal.from_pack(self._rules, 1, self._pack, standing.game if self._rules.form is Form.GAMES else (0, 0))
        while deal.to_act is not None:
            seen = view(deal, deal.to_act)
            told = deal.to_act == knowing and _stage(seen) in self._stages
            deal.do(self._player.choose(Turn(seen, standing)) if told else self._unknowing.choose(Turn(seen)))
        return deal.score


def _stage(seen: DealView) -> str:
    if seen.stage is Stage.EXCHANGE:
        return "exchange"
    return "calls" if seen.open_kinds or seen.pending else "play"


def main() -> None:
    """Measures and prints the result."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("level", choices=["club", "master"])
    parser.add_argument("deals", type=int)
    parser.add_argument("--seed", type=int, default=3)
    parser.add_argument("--only", default=",".join(STAGES))
    parser.add_argument("--worlds", type=int)
    parser.add_argument("--totals")
    parser.add_argument("--rules", choices=TOTALS, default=RUBICON.name)
    asked = parser.parse_args()
    thinker = {"club": SolvingPlayer, "master": WeighingPlayer}[asked.level]
    player = CompletePlayer(thinker(0, asked.worlds)) if asked.worlds else PLAYERS[asked.level](0)
    rules = RULE_SETS[asked.rules]
    names, stages = (asked.totals or TOTALS[asked.rules]).split(","), asked.only.split(",")
    standings = [(int(one), int(other)) for one, other in (name.split("-") for name in names)]
    measures = (StandingMeasure(rules, player, stages, pack) for pack in packs(asked.seed, asked.deals))
    found = ([measure.gains(totals) for totals in standings] for measure in measures)
    tell(("elder", "younger"), names, found, every=20)


if __name__ == "__main__":
    main()
