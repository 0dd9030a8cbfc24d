"""What it is worth to bid for the bonus of a rubber, and not only for the points of each deal.

``python -m tests.lab.studies.rubbers DEALS`` holds the auction of every deal with both players bidding for points
alone, and, at each standing, with the dealer alone and with the other player alone bidding for the rubber. It prints
how much more that player makes, on average of the standings, with the 95 % interval: points, and the expected bonus
afterwards. The result of an auction is valued as a bidder values it, but with the real hands. ``--played`` plays the
deals to their end instead, which takes long and varies far more. ``--standings 00:80-0,10:40-90`` gives the games and
the scores below the line, the dealer's first. ``--imagined 20`` is the number of deals imagined for a word, ``--worlds
3`` for a card.
"""

import argparse
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.computer.choices.bid_choice import ImaginedDeal, Prospects
from bot.computer.levels.complete_player import CompletePlayer
from bot.computer.levels.thinking_player import SolvingPlayer
from bot.computer.play.misere import misere_value
from bot.computer.players.duel import packs
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
from tests.lab.studies.comparison import Remembering, tell

STANDINGS: Final = "00:0-0,00:80-0,00:0-80,11:80-80,11:60-60,10:40-90"


def for_points(seen: DealView) -> Turn:
    """A turn without any sign that the deal belongs to a rubber: as if it were the first of several deals."""
    return Turn(seen._replace(rules=replace(seen.rules, form=Form.DEALS)))


class RubberMeasure:
    """One deal, bid for the rubber or for points. Decisions for points are taken only once and remembered."""

    def __init__(self, player: Player, pack: tuple[Card, ...], *, played: bool) -> None:
        self._player = player
        self._unknowing = Remembering(player)
        self._pack = pack
        self._played = played
        self._solver = Solver()
        self._neither = self._ended(None, Standing())

    def gains(self, standing: Standing) -> tuple[float, float]:
        """What seat 0, the dealer, gains by playing for the rubber from this standing, and what the other gains."""
        worth = worth_to(COUNTERPIQUE, standing, 0, 0)
        neither = self._made(self._neither, worth)
        dealer, other = (self._made(self._ended(seat, standing), worth) for seat in (0, 1))
        return dealer - neither, neither - other

    def _ended(self, knowing: int | None, standing: Standing) -> Deal:
        """The deal after its auction; with ``--played`` after its end."""
        deal = Deal.from_pack(COUNTERPIQUE, 0, self._pack)
        while deal.to_act is not None and (self._played or deal.stage is Stage.AUCTION):
            seen, told = view(deal, deal.to_act), deal.to_act == knowing
            deal.do(self._player.choose(Turn(seen, standing)) if told else self._unknowing.choose(for_points(seen)))
        return deal

    def _made(self, deal: Deal, worth: Worth) -> float:
        """What seat 0 makes; ``worth`` is seat 0's."""
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
    """Measures and prints the result."""
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
