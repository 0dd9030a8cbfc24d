"""How much of the luck of a deal each estimate of a player's strength takes away.

``nice python -m tests.lab.studies.luck --deals DEALS --level LEVEL`` has a level play deals against the house, half of
them as elder and half as younger. Each estimate is the level's points less the house's, less terms for its luck. After
every 50 deals it prints the mean of each estimate with the 95 % interval, the standard deviation of a deal, and by how
much it falls short of that of the plain points.

**Why none is biased.** A term may be any function whose mean is 0 whatever the level does. The deal is shuffled before
anyone plays, and the seat is fixed before that, so the seat says nothing about the pack.

- *par* is a function of the pack and of seeds that only it uses, with the other sign for the other seat. Elder's mean
  par is therefore taken away in one half of the deals and added in the other.
- *open* is the same for another value of the pack: both exchange and call like the greedy player, then play with all
  cards open. It takes a few milliseconds, par a second.
- *draw* is the worth of the level's own discard over the greedy player's, in this deal, less its mean over deals in
  which the other twenty cards lie otherwise. The level chooses its discard by its own hand alone, and the house always
  exchanges all that it may, so all orders of those twenty cards are equally likely when the discard is made.
- *house* is, for each card of the house, the worth of its card with all cards open, less the mean worth of the cards
  that it plays in that very view with other seeds. All seeds are equally likely whatever was played before. This is the
  term of a known strategy of AIVAT (arXiv 1612.06915). The calls and the exchange of club hang on no seed.

The sum of two terms of mean 0 has the mean 0 too. What is left is what the level itself chose, and what the values that
the terms are made of do not see.
"""

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from multiprocessing import Pool
from statistics import fmean, stdev
from typing import Final, NamedTuple

from bot.computer.levels.house_players import PLAYERS
from bot.computer.play.card_choice import position_of, stakes_of
from bot.computer.play.open_cards import SolvedPlay
from bot.computer.players.duel import half_interval, packs
from bot.computer.players.greedy import GreedyPlayer
from bot.computer.players.player import Player, Turn
from bot.computer.search.dice import Dice
from bot.computer.search.solver import Solver
from bot.features.daily.service import LEVEL, RULES
from bot.features.par.line import par_line
from bot.features.par.service import LINES
from bot.piquet.actions import Exchange, Play
from bot.piquet.cards import PACK, Card
from bot.piquet.deal import Deal
from bot.piquet.reckoning import BEFORE_THE_PLAY, points_of
from bot.piquet.view import view
from tests.lab.studies.comparison import growing
from tests.lab.studies.foreseeing import greedily_until, reckoned

IMAGINED: Final = 64
"""The orders of the other cards that are imagined for the mean worth of a discard."""
SEEDS: Final = 8
"""The seeds that say what else the house might have played."""
TOLD: Final = 50
"""After so many deals, the result so far is printed."""
_ELDER, _DEALER = 0, 1
_HOUSE: Final = 1_000_000
_PERSON: Final = 2_000_000
_OTHER: Final = 3_000_000
"""The first seeds of the house, of the level, and of what the house might have played; those of par begin at 0."""


class Luck(NamedTuple):
    """A deal as one seat sees it: the points more than the house's, and the terms for its luck."""

    points: float
    par: float
    open: float
    draw: float
    house: float


ESTIMATES: Final[dict[str, Callable[[Luck], float]]] = {
    "plain points": lambda deal: deal.points,
    "less open": lambda deal: deal.points - deal.open,
    "less par": lambda deal: deal.points - deal.par,
    "less par, draw": lambda deal: deal.points - deal.par - deal.draw,
    "less par, house": lambda deal: deal.points - deal.par - deal.house,
    "less par, draw, house": lambda deal: deal.points - deal.par - deal.draw - deal.house,
    "less open, draw, house": lambda deal: deal.points - deal.open - deal.draw - deal.house,
}


def played(number: int, seed: int, level: str) -> Luck:
    """The deal with this number as the level plays it: as elder if the number is even."""
    pack, seat = next(iter(packs(f"{seed}/{number}", 1))), number % 2
    person, house = PLAYERS[level](_PERSON + number), PLAYERS[LEVEL](_HOUSE + number)
    others = [PLAYERS[LEVEL](_OTHER + SEEDS * number + at) for at in range(SEEDS)]
    deal, values, luck = Deal.from_pack(RULES, _DEALER, pack), OpenValues(), 0.0
    if told := deal.carte_blanche_to_tell():
        deal.do(told)
    discard = None
    while deal.to_act is not None:
        seen = view(deal, deal.to_act)
        action = (person if deal.to_act == seat else house).choose(Turn(seen))
        if isinstance(action, Exchange) and action.seat == seat:
            discard = action
        elif isinstance(action, Play) and action.seat != seat:
            luck += values.luck_of_card(deal, action, others)
        deal.do(action)
    assert discard is not None
    sign = 1 if seat == _ELDER else -1
    return Luck(
        deal.score[seat] - deal.score[1 - seat],
        sign * fmean(par_line(pack, RULES, line) for line in range(LINES)),
        sign * values.worth(Deal.from_pack(RULES, _DEALER, pack)),
        sign * values.luck_of_draw(pack, discard, Dice(f"{seed}/{number} imagined")),
        sign * luck,
    )


class OpenValues:
    """Values of a deal to elder if both play the rest of it with all cards open, and the luck by such values."""

    def __init__(self) -> None:
        self._solver = Solver()

    def worth(self, deal: Deal, discard: Exchange | None = None) -> float:
        """The worth of a deal before the exchange, in which one seat may have a discard of its own."""
        rest = _to_exchange(deal, discard.seat) if discard else deal
        if discard:
            rest.do(discard)
        rest = greedily_until(rest.copy(), lambda action: isinstance(action, Play))
        points = points_of(item for item in reckoned(rest).reckoning.items if item.reason in BEFORE_THE_PLAY)
        play, seen = self._play(rest), view(rest, rest.elder)
        return points[rest.elder] - points[rest.younger] + play.value(position_of(seen, rest.hands[rest.younger]))

    def luck_of_draw(self, pack: Sequence[Card], discard: Exchange, dice: Dice) -> float:
        """The worth of a discard over the greedy player's, less its mean over other orders of the other cards."""
        begun = Deal.from_pack(RULES, _DEALER, pack)
        hand = begun.dealt[discard.seat]
        usual = _greedy_discard(begun, discard.seat)
        if set(usual.cards) == set(discard.cards):
            return 0.0
        rest = [card for card in PACK if card not in hand]

        def gain(deal: Deal) -> float:
            return self.worth(deal.copy(), discard) - self.worth(deal.copy(), usual)

        return gain(begun) - fmean(gain(_imagined(hand, discard.seat, rest, dice)) for _ in range(IMAGINED))

    def luck_of_card(self, deal: Deal, played: Play, others: Sequence[Player]) -> float:
        """The worth of the house's card, less the mean worth of those that these players play in its view."""
        seen = view(deal, played.seat)
        if len(seen.playable) < 2:
            return 0.0
        cards = [player.choose(Turn(seen)) for player in others]
        if all(card == played for card in cards):
            return 0.0
        worth = self._play(deal).values(position_of(seen, deal.hands[1 - played.seat]))
        return worth[played.card] - fmean(worth[card.card] for card in cards if isinstance(card, Play))

    def _play(self, deal: Deal) -> SolvedPlay:
        """Values positions of the play of a deal, once both have called."""
        counted = deal if deal.tricks else reckoned(deal)
        return SolvedPlay(stakes_of(view(counted, counted.to_act)), self._solver)


def _to_exchange(deal: Deal, seat: int) -> Deal:
    return greedily_until(deal, lambda action: isinstance(action, Exchange) and action.seat == seat)


def _greedy_discard(deal: Deal, seat: int) -> Exchange:
    action = GreedyPlayer().choose(Turn(view(_to_exchange(deal.copy(), seat), seat)))
    assert isinstance(action, Exchange)
    return action


def _imagined(hand: Sequence[Card], seat: int, rest: Sequence[Card], dice: Dice) -> Deal:
    """A deal in which this seat has the same hand."""
    cards = list(rest)
    dice.shuffle(cards)
    other = tuple(cards[:12])
    return Deal(RULES, _DEALER, (tuple(hand), other) if seat == _ELDER else (other, tuple(hand)), tuple(cards[12:]))


def report(deals: Sequence[Luck]) -> Iterator[str]:
    """The lines of the results of four deals or more.

    Two deals that follow each other, one in each seat, count as one, so that what a seat gives is not taken for luck.
    """
    yield f"{len(deals)} deals"
    whole = deals[: len(deals) // 2 * 2]
    plain = 0.0
    for name, estimate in ESTIMATES.items():
        found = [fmean(map(estimate, pair)) for pair in zip(whole[::2], whole[1::2], strict=True)]
        deviation = stdev(found) * 2**0.5
        plain = plain or deviation
        less = f"deviation {deviation:5.2f}, {100 * (1 - deviation / plain):4.1f} % less"
        yield f"{name:>24}: {fmean(found):6.2f} ± {half_interval(found):.2f}, {less}"


def main() -> None:
    """Measures and prints the result."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--level", default=LEVEL)
    parser.add_argument("--seed", type=int, default=29)
    parser.add_argument("--processes", type=int, default=1)
    asked = parser.parse_args()
    with Pool(asked.processes) as pool:
        deal = partial(played, seed=asked.seed, level=asked.level)
        for found in growing(pool.imap(deal, range(asked.deals)), TOLD):
            sys.stdout.write("\n".join(report(found)) + "\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
