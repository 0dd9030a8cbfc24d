"""Measures how stable master's exchanges are across samples and seeds, what changes cost in points, and the time."""

from collections.abc import Iterator, Sequence
from math import fsum
from time import process_time
from typing import Final

from bot.piquet.actions import Exchange
from bot.piquet.cards import Card, Hand
from bot.piquet.deal import Deal
from bot.piquet.house.choices.discard_choice import ImaginedDeals, weighed_discards
from bot.piquet.house.levels.house_players import PLAYERS
from bot.piquet.house.players.duel import packs
from bot.piquet.house.players.greedy import GreedyPlayer
from bot.piquet.house.players.player import Turn
from bot.piquet.house.search.dice import Dice
from bot.piquet.rules import RUBICON
from bot.piquet.view import DealView, view
from tests.lab.bench import goals
from tests.support.figures import Figure, Progress

HANDS: Final = 30
"""The number of hands for elder, and for younger."""
SEEDS: Final = range(3)
FRESH: Final = 15504
"""The number of deals imagined to value the differing discards, with equal deals for each discard."""


def exchanges() -> Iterator[Figure]:
    """Measures 60 exchanges with three independent samples each, and with three seeds."""
    turns = [Turn(_exchanging(pack, seat)) for seat in (0, 1) for pack in packs(f"exchange {seat}", HANDS)]
    progress, spreads, seconds, by_seed = Progress("exchanges", len(turns)), [], 0.0, 0
    for number, turn in enumerate(turns, 1):
        begun = process_time()
        kept = {weighed_discards(turn.deal, Dice(f"sample {seed}"))[0][0] for seed in SEEDS}
        seconds += process_time() - begun
        if len(kept) > 1:
            spreads.append(spread(turn.deal, sorted(kept)))
        by_seed += len({_discard(turn, seed) for seed in SEEDS}) > 1
        progress(number)
    yield goals.EXCHANGES_BY_SEED.measured(by_seed)
    yield goals.EXCHANGES_BY_SAMPLE.measured(len(spreads))
    yield goals.EXCHANGE_SPREAD.measured(max(spreads, default=0.0))
    yield goals.EXCHANGE_TIME.measured(seconds / len(turns) / len(SEEDS))


def spread(deal: DealView, keeps: Sequence[Hand]) -> float:
    """Returns the difference in mean gain between the best and the worst of these discards."""
    imagining = ImaginedDeals(deal, Dice("fresh"))
    means = [fsum(imagining.gains(kept, 0, FRESH)) / FRESH for kept in keeps]
    return max(means) - min(means)


def _exchanging(pack: tuple[Card, ...], seat: int) -> DealView:
    deal = Deal.from_pack(RUBICON, 1, pack)
    while deal.to_move is not None:
        seen = view(deal, deal.to_move)
        if seen.exchange_limits and seen.eye == seat:
            return seen
        deal.do(GreedyPlayer().choose(Turn(seen)))
    raise AssertionError(pack)


def _discard(turn: Turn, seed: int) -> Hand:
    action = PLAYERS["master"](seed).choose(turn)
    assert isinstance(action, Exchange)
    return Hand.of(action.cards)
