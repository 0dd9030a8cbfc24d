"""The most that can be gained on the greedy player, by a player that foresees every card of the greedy player.

``python -m tests.lab.studies.foreseeing PAIRS --seed SEED`` plays mirrored deals, and prints the points a pair that
this player has more than the greedy player, with the 95 % interval: once with master's discards, once with discards
chosen for this purpose, which bring most on average in imagined deals played the same way. Both discards are chosen
from the player's own view. From the first lead on the player sees all cards, so a player that sees only its own hand
makes less. With the same seed the packs are those of ``python -m bot duel``. The player calls all that it holds, since
the greedy player learns nothing from calls.
"""

import argparse
import sys
from collections.abc import Callable
from statistics import fmean
from typing import Final

from bot.computer.choices.discard_choice import weighed_discards
from bot.computer.levels.house_players import PLAYERS
from bot.computer.play.against_greedy import AgainstGreedy
from bot.computer.play.card_choice import position_of, stakes_of
from bot.computer.players.duel import half_interval, packs
from bot.computer.players.greedy import GreedyPlayer
from bot.computer.players.player import Turn
from bot.computer.search.dice import Dice
from bot.computer.search.patterns import ELDER, YOUNGER
from bot.piquet.actions import Action, Exchange, Play
from bot.piquet.cards import PACK, Card
from bot.piquet.deal import Deal
from bot.piquet.rules import RUBICON
from bot.piquet.view import DealView, view
from tests.lab.studies.comparison import growing

ROUNDS: Final = (12, 120), (60, 40), (400, 10)
"""The rounds in which the estimate sifts the discards; the last ten are compared by deals played to their ends."""
DEALS: Final = 40
"""How many deals are imagined to compare the last discards."""
TOLD: Final = 5
"""After so many pairs, the result so far is printed."""
_GREEDY: Final = GreedyPlayer()


def gains(pack: tuple[Card, ...]) -> tuple[int, int]:
    """The gain on the greedy player in a pair of mirrored deals: with master's discards, and with chosen ones."""
    both = [_in_seat(pack, seat) for seat in (0, 1)]
    return both[0][0] + both[1][0], both[0][1] + both[1][1]


def _in_seat(pack: tuple[Card, ...], seat: int) -> tuple[int, int]:
    deal = to_the_exchange(Deal.from_pack(RUBICON, 1, pack), seat)
    seen = view(deal, seat)
    usual = PLAYERS["master"](0).choose(Turn(seen))
    assert isinstance(usual, Exchange)
    return played(deal, seat, usual.cards), played(deal, seat, _chosen(seen, seat))


def to_the_exchange(deal: Deal, seat: int) -> Deal:
    """The deal played by greedy players until this seat is to exchange."""
    return greedily_until(deal, lambda action: isinstance(action, Exchange) and action.seat == seat)


def _chosen(seen: DealView, seat: int) -> tuple[Card, ...]:
    """The discard that brings most on average in imagined deals played the same way."""
    dice = Dice(f"{seen.hand}")
    imagined = [to_the_exchange(_imagined(seen, seat, dice), seat) for _ in range(DEALS)]

    def worth(discards: tuple[Card, ...]) -> int:
        return sum(played(deal, seat, discards) for deal in imagined)

    return max((tuple(seen.hand.without(kept)) for kept, _ in weighed_discards(seen, dice, ROUNDS)), key=worth)


def _imagined(seen: DealView, seat: int, dice: Dice) -> Deal:
    """A deal in which this seat has the same cards."""
    rest = [card for card in PACK if card not in seen.hand]
    dice.shuffle(rest)
    hands = tuple(seen.hand), tuple(rest[:12])
    return Deal(seen.rules, seen.dealer, hands if seat == 0 else hands[::-1], tuple(rest[12:]))


def played(begun: Deal, seat: int, discards: tuple[Card, ...]) -> int:
    """The points of the seat less the other's when it discards these, calls all, and foresees every card."""
    deal, side, foresight = begun.copy(), ELDER if seat == begun.elder else YOUNGER, None
    deal.do(Exchange(seat, discards))
    while deal.to_act is not None:
        seen = view(deal, deal.to_act)
        action = _GREEDY.choose(Turn(seen))
        if deal.to_act == seat and isinstance(action, Play):
            foresight = foresight or AgainstGreedy(stakes_of(view(reckoned(deal), seat)), side)
            values = foresight.values(position_of(seen, deal.hands[1 - seat]))
            action = Play(seat, (max if side == ELDER else min)(values, key=values.__getitem__))
        deal.do(action)
    return deal.score[seat] - deal.score[1 - seat]


def reckoned(deal: Deal) -> Deal:
    """The deal after younger has reckoned, which does not depend on the first lead."""
    after = deal.copy()
    return greedily_until(after, lambda action: isinstance(action, Play) and after.led is not None)


def greedily_until(deal: Deal, stop: Callable[[Action], bool]) -> Deal:
    """The deal played by greedy players up to the first action for which ``stop`` holds, which is not done."""
    while deal.to_act is not None and not stop(action := _GREEDY.choose(Turn(view(deal, deal.to_act)))):
        deal.do(action)
    return deal


def main() -> None:
    """Measures and prints the result."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("pairs", type=int)
    parser.add_argument("--seed", type=int, default=5)
    asked = parser.parse_args()
    for found in growing(map(gains, packs(asked.seed, asked.pairs)), TOLD):
        usual, chosen = (f"{fmean(one):.1f} ± {half_interval(one):.1f}" for one in zip(*found, strict=True))
        sys.stdout.write(f"{len(found)} pairs: master's discards {usual}, chosen ones {chosen}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
