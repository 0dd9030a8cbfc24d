"""What it is worth to play a rubber for its bonus, and not for the points of each deal.

``python -m tests.studies.rubbers DEALS`` holds the auction of every deal with both bidding for the points alone, and
at each standing with the dealer alone and with the other alone bidding for the rubber. It prints by how much more he
makes who does, on average of the standings, with the interval of 95 in a hundred: points, and what there is to be had
of the bonus afterwards. What the auction came to is valued as whoever bids values it, but with the hands that there
are. ``--played`` plays the deals to their end instead, which takes long and differs far more from deal to deal.
``--standings 00:80-0,10:40-90`` are the games and the scores below the line, the dealer's first; ``--imagined 20`` the
deals imagined for a word, ``--worlds 3`` for a card.
"""

import argparse
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.computer.arena.duel import packs
from bot.computer.auction.bid_choice import ImaginedDeal, Prospects
from bot.computer.levels.complete_player import CompletePlayer
from bot.computer.levels.thinking_player import SolvingPlayer
from bot.computer.play.misere import misere_value
from bot.computer.players.player import Player, Turn
from bot.computer.search.patterns import ELDER, YOUNGER
from bot.computer.search.solver import Solver
from bot.computer.stakes.settlement import Worth, worth_to
from bot.piquet.cards import Card
from bot.piquet.deal import Deal, Stage
from bot.piquet.partie import Standing, Tally
from bot.piquet.reckoning import Score
from bot.piquet.rules import COUNTERPIQUE, Form
from bot.piquet.view import DealView, view
from tests.studies.knowing import Remembering, tell

STANDINGS: Final = "00:0-0,00:80-0,00:0-80,11:80-80,11:60-60,10:40-90"


def for_points(seen: DealView) -> Turn:
    """A turn of which nothing says that the deal belongs to a rubber: it is as the first of several deals."""
    return Turn(seen._replace(settled=seen.settled._replace(rules=replace(seen.rules, form=Form.DEALS))))


class RubberMeasure:
    """One deal, with who plays for the rubber and who does not; what he does who does not is thought of but once."""

    def __init__(self, player: Player, pack: tuple[Card, ...], *, played: bool) -> None:
        self._player = player
        self._unknowing = Remembering(player)
        self._pack = pack
        self._played = played
        self._solver = Solver()
        self._neither = self._ended(None, Standing())

    def gains(self, standing: Standing) -> tuple[float, float]:
        """What seat 0, who deals, makes more if he plays for the rubber from this standing, and what the other does."""
        worth = worth_to(COUNTERPIQUE, standing, 0, 0)
        neither = self._made(self._neither, worth)
        dealer, other = (self._made(self._ended(seat, standing), worth) for seat in (0, 1))
        return dealer - neither, neither - other

    def _ended(self, knowing: int | None, standing: Standing) -> Deal:
        """The deal, or its auction."""
        deal = Deal.from_pack(COUNTERPIQUE, 0, self._pack)
        while deal.to_act is not None and (self._played or deal.stage is Stage.AUCTION):
            seen, told = view(deal, deal.to_act), deal.to_act == knowing
            deal.do(self._player.choose(Turn(seen, standing)) if told else self._unknowing.choose(for_points(seen)))
        return deal

    def _made(self, deal: Deal, worth: Worth) -> float:
        """By seat 0, whose worth this is."""
        if self._played:
            points, below = Tally.of(deal)
            return points[0] - points[1] - below[0] + below[1] + worth.below(*below)
        if deal.bid is None:
            hands = deal.hands[deal.elder], deal.hands[deal.younger]
            return misere_value(hands, YOUNGER if deal.elder else ELDER, worth)
        dealt = ImaginedDeal((deal.hands[0], deal.hands[1]), deal.talon)
        prospects = Prospects(view(deal, 0), self._solver, [dealt], worth)
        return prospects.as_younger(deal.bid) if deal.elder else prospects.as_elder(deal.bid)


def _standing(name: str) -> Standing:
    games, _, game = name.partition(":")
    return Standing(games=_pair(games), game=_pair(game.split("-")))


def _pair(two: Sequence[str]) -> Score:
    return int(two[0]), int(two[1])


def main() -> None:
    """Measures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("number", type=int)
    parser.add_argument("--played", action="store_true")
    parser.add_argument("--seed", type=int, default=51)
    parser.add_argument("--imagined", type=int, default=20)
    parser.add_argument("--worlds", type=int, default=3)
    parser.add_argument("--standings", default=STANDINGS)
    asked = parser.parse_args()
    player = CompletePlayer(SolvingPlayer(0, asked.worlds), 0, asked.imagined, asked.worlds)
    names = asked.standings.split(",")
    measures = (RubberMeasure(player, pack, played=asked.played) for pack in packs(asked.seed, asked.number))
    found = ([measure.gains(_standing(name)) for name in names] for measure in measures)
    tell(("dealer", "other"), names, found, every=25)


if __name__ == "__main__":
    main()
