"""With open cards, values equal the engine's scores for the last tricks, in every rule set that scores tricks."""

import random
from collections.abc import Iterator

import pytest

from bot.piquet import actions
from bot.piquet.actions import parse_action
from bot.piquet.cards import Card
from bot.piquet.deal import Deal
from bot.piquet.house.play.open_cards import SolvedPlay
from bot.piquet.house.search.position import Pair, Position
from bot.piquet.house.search.solver import Solver
from bot.piquet.house.stakes.points import Stakes, stakes_of_contract, stakes_of_play
from bot.piquet.reckoning import CALLED, Reason, Score, points_of
from tests.support.piquet import reference_play
from tests.support.piquet.playing import play_through, random_table, shuffled_table

IN_HAND = {Reason.CARTE_BLANCHE, *CALLED, Reason.CARTE_ROUGE, Reason.REPIQUE}
RULE_SETS = ("rubicon", "club", "au-cent", "french-1896", "carte-rouge", "counterpique")


def worth(deal: Deal) -> int:
    if deal.over:
        return deal.score[deal.elder] - deal.score[deal.younger]
    choose = max if deal.to_move == deal.elder else min
    return choose(worth(after) for _, after in continued(deal))


def continued(deal: Deal) -> Iterator[tuple[Card, Deal]]:
    seat = deal.to_move
    assert seat is not None
    for card in deal.playable(seat):
        after = deal.copy()
        after.do(actions.Play(seat, card))
        yield card, after


def by_side(deal: Deal, score: Score | list[int]) -> Pair:
    return score[deal.elder], score[deal.younger]


def stakes_of(deal: Deal) -> Stakes:
    bonus = any(item.reason is Reason.REPIQUE for item in deal.reckoning.items)
    called = (item for item in deal.reckoning.items if item.reason in IN_HAND - {Reason.REPIQUE})
    toward = by_side(deal, points_of(called))
    if deal.bid:
        return stakes_of_contract(deal.bid, toward, bonus=bonus)
    return stakes_of_play(deal.rules, toward, bonus=bonus)


def position_of(deal: Deal) -> Position:
    assert deal.to_move is not None
    won, first = [0, 0], [0, 0]
    for trick in deal.tricks:
        won[trick.winner] += 1
        if not won[1 - trick.winner]:
            first[trick.winner] += 1
    leader = deal.to_move if deal.led is None else 1 - deal.to_move
    hands = deal.hands[deal.elder], deal.hands[deal.younger]
    return Position(hands, int(leader == deal.younger), deal.led, by_side(deal, won), by_side(deal, first))


def near_the_end(dice: random.Random, rules: str, left: int) -> Deal | None:
    make = random_table if dice.randrange(2) else shuffled_table
    table = make(dice, rules, dice.randrange(2))
    list(play_through(dice, table))
    deal = reference_play.deal_of(table)
    for line in table.lines:
        if len(deal.tricks) == 12 - left and (deal.led is not None or dice.randrange(2)):
            break
        deal.do(parse_action(line))
    return None if deal.over or deal.misere else deal


@pytest.mark.parametrize("rules", RULE_SETS)
def test_the_engine_scores_what_the_solver_says(rules: str) -> None:
    dice, solver = random.Random(rules), Solver()
    for left in (1, 2, 2, 3, 3, 3, 4):
        held_against_the_engine(near_the_end(dice, rules, left), solver)


@pytest.mark.long
@pytest.mark.parametrize("rules", RULE_SETS)
def test_the_engine_scores_what_the_solver_says_of_many_deals(rules: str) -> None:
    dice, solver = random.Random(1), Solver()
    for _ in range(30):
        held_against_the_engine(near_the_end(dice, rules, dice.randint(2, 5)), solver)


def held_against_the_engine(deal: Deal | None, solver: Solver) -> None:
    if deal is None:
        return
    values = SolvedPlay(stakes_of(deal), solver).values(position_of(deal))
    assert values == {card: worth(after) - in_hand(deal) for card, after in continued(deal)}


def in_hand(deal: Deal) -> int:
    elder, younger = by_side(deal, points_of(item for item in deal.reckoning.items if item.reason in IN_HAND))
    return elder - younger
