"""Finds blunders in the last tricks of a partie's last deal: cards with a loss of settlement points.

Plays each ending with many seeds and values its cards over every possible hand of the other player, weighted by
master's opponent model. A blunder loses more than one settlement point against the best card.
"""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from math import fsum
from statistics import fmean
from time import process_time
from typing import Final

from bot.piquet.actions import Play
from bot.piquet.cards import Card, Hand
from bot.piquet.deal import Deal
from bot.piquet.house.levels.house_players import PLAYERS
from bot.piquet.house.levels.thinking_player import worth_of
from bot.piquet.house.play.card_choice import position_of
from bot.piquet.house.play.endgame import EndgameSearch
from bot.piquet.house.play.fallible_opponent import likely_hand, plays
from bot.piquet.house.players.duel import packs
from bot.piquet.house.players.greedy import GreedyPlayer
from bot.piquet.house.players.player import Turn
from bot.piquet.house.search.patterns import ELDER, YOUNGER
from bot.piquet.house.search.worlds import fits
from bot.piquet.house.stakes.points import stakes_of_play
from bot.piquet.knowledge.unseen import Unseen
from bot.piquet.partie import Standing
from bot.piquet.reckoning import IN_HAND, points_of
from bot.piquet.rules import RUBICON
from bot.piquet.tricks import ALL
from bot.piquet.view import DealView, view
from tests.lab.bench import goals
from tests.support.figures import Figure, Progress

ENDINGS: Final = 200
SEEDS: Final = 10
LAST: Final = (8, 7, 6, 7, 5, 7, 4, 3)
"""Tricks left, in turn."""
AT_STAKE: Final = 10
"""An ending's worst card costs at least this settlement."""
BLUNDER: Final = 1.0
_BEFORE: Final = RUBICON.deals - 1


@dataclass(frozen=True, slots=True)
class Ending:
    """A turn in the last tricks, with each card's mean worth over all possible hands."""

    turn: Turn
    hands: int
    worths: dict[Card, float]

    @property
    def best(self) -> float:
        return max(self.worths.values())

    def cost(self, card: Card) -> float:
        return self.best - self.worths[card]


def endings() -> Iterator[Figure]:
    """Measures master's blunders in the endings, and its processor time."""
    costs, times, hands = list[float](), list[float](), list[int]()
    progress = Progress("endings", ENDINGS)
    for ending in drawn_endings(ENDINGS):
        for seed in range(SEEDS):
            player, begun = PLAYERS["master"](seed), process_time()
            action = player.choose(ending.turn)
            times.append(process_time() - begun)
            assert isinstance(action, Play)
            costs.append(ending.cost(action.card))
        hands.append(ending.hands)
        progress(len(hands))
    yield Figure("endings with the settlement at stake", len(hands), f"each with {SEEDS} seeds")
    yield Figure("hands that fit an ending, mean", fmean(hands), "")
    yield Figure("settlement lost by a card, mean of a hundred cards", 100 * fmean(costs), "points")
    yield Figure("an answer in an ending, mean", 1e3 * fmean(times), "milliseconds of processor")
    yield Figure("an answer in an ending, the longest", 1e3 * max(times), "milliseconds of processor")
    yield goals.BLUNDERS.measured(sum(cost > BLUNDER for cost in costs))


def drawn_endings(number: int, seed: str = "endings") -> Iterator[Ending]:
    """Draws endings with totals near a hundred or a tie."""
    dice, found = random.Random(seed), 0
    for pack in packs(seed, 100 * number):
        left = LAST[found % len(LAST)]
        deal = _played(dice, pack, left)
        if deal.to_move is None or len(deal.playable(deal.to_move)) < 2:
            continue
        ending = valued(Turn(view(deal, deal.to_move), Standing(_totals(dice, deal, left), deals=_BEFORE)))
        if max(map(ending.cost, ending.worths)) >= AT_STAKE:
            found += 1
            yield ending
        if found == number:
            return


def _played(dice: random.Random, pack: tuple[Card, ...], left: int) -> Deal:
    deal, greedy = Deal.from_pack(RUBICON, 1, pack), GreedyPlayer()
    replies = dice.random() < 1 / 2
    while deal.to_move is not None and (len(deal.tricks) < ALL - left or (replies and deal.led is None)):
        action = greedy.choose(Turn(view(deal, deal.to_move)))
        if isinstance(action, Play) and dice.random() < 1 / 4:
            action = Play(action.seat, dice.choice(list(deal.playable(deal.to_move))))
        deal.do(action)
    return deal


def _totals(dice: random.Random, deal: Deal, left: int) -> tuple[int, int]:
    wanted = dice.randint(1, left + 2) + dice.choice((0, 0, 10))
    near, far = RUBICON.rubicon - wanted, dice.randint(60, 160)
    match dice.randrange(3):
        case 0:
            before = near - deal.score[0], far
        case 1:
            before = far, near - deal.score[1]
        case _:
            before = far, far + deal.score[0] - deal.score[1] + dice.randint(-left - 10, left + 10)
    return max(before[0], 0), max(before[1], 0)


def valued(turn: Turn) -> Ending:
    """Values every card exhaustively, without sampling and without ending a search early."""
    deal, worth = turn.deal, worth_of(turn)
    side = ELDER if deal.eye == deal.elder else YOUNGER
    toward = points_of(item for item in deal.items if item.reason in IN_HAND)
    pique = stakes_of_play(deal.rules, (toward[deal.elder], toward[deal.younger])).pique
    play = EndgameSearch(deal, worth, pique=pique)
    greedy = play.against_greedy(side)
    played = tuple(plays(deal))
    worlds = [likely_hand(played, hand, deal.rules.following) for hand in every_hand(deal)]
    sums: dict[Card, list[float]] = {card: [] for card in deal.playable}
    for world in worlds:
        position = position_of(deal, world.other)
        solved, hoped = play.values(position), greedy.values(position)
        for card, terms in sums.items():
            terms.append(world.weight * (world.greedy * hoped[card] + (1 - world.greedy) * solved[card]))
    total, sign = fsum(world.weight for world in worlds), 1 if side == ELDER else -1
    return Ending(turn, len(worlds), {card: sign * fsum(terms) / total for card, terms in sums.items()})


def every_hand(deal: DealView) -> list[Hand]:
    """Returns every hand consistent with the other player's known cards and calls."""
    unseen, test = Unseen.of(deal), fits(deal)
    every = [unseen.held | Hand.of(cards) for cards in combinations(unseen.maybe, unseen.number)]
    return [hand for hand in every if test(hand | unseen.played)] or every
