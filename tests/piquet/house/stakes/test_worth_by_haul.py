"""The house's goals in the play when the partie's score matters."""

import pytest

from bot.piquet.deal import Deal
from bot.piquet.house.play.card_choice import stakes_of
from bot.piquet.house.players.greedy import GreedyPlayer
from bot.piquet.house.players.player import Turn
from bot.piquet.house.stakes.settlement import PLAIN, worth_to
from bot.piquet.house.stakes.worth_by_haul import never_falling
from bot.piquet.partie import Standing
from bot.piquet.reckoning import Score
from bot.piquet.rules import RUBICON
from bot.piquet.view import view
from tests.support.piquet.deals import dealt_to_elder

HAND = "AS KS QS 9S AH KH 8H AD JD 7D TC 8C"


def after(tricks: int) -> Deal:
    deal = dealt_to_elder(HAND)
    while len(deal.tricks) < tricks:
        assert deal.to_move is not None
        deal.do(GreedyPlayer().choose(Turn(view(deal, deal.to_move))))
    return deal


def by_haul(totals: Score, tricks: int = 3) -> tuple[float, ...]:
    deal = after(tricks)
    assert deal.to_move is not None
    worth = worth_to(RUBICON, Standing(totals, deals=5), deal.elder, deal.elder)
    return stakes_of(view(deal, deal.to_move), worth).points


@pytest.mark.parametrize("totals", [(90, 80), (60, 140), (140, 70), (20, 150), (150, 10), (300, 150)])
def test_the_stakes_never_fall_as_the_haul_rises(totals: Score) -> None:
    worths = by_haul(totals)
    assert list(worths) == sorted(worths)
    assert worths[0] < worths[-1]


def test_far_ahead_past_the_rubicon_the_stakes_are_the_points() -> None:
    deal = after(3)
    plain = stakes_of(view(deal, deal.to_move), PLAIN).points
    worths = by_haul((400, 150))
    assert [one - worths[12] for one in worths] == pytest.approx([points - plain[12] for points in plain])


def test_reaching_a_hundred_is_worth_more_than_winning_the_cards() -> None:
    score = after(3).score[0]
    short = by_haul((96 - score, 190))
    assert short[13] - short[5] > 100


def test_a_player_sure_to_be_rubiconed_plays_for_six_tricks() -> None:
    lost = by_haul((10, 190))
    assert lost[13] > lost[6]
    assert lost[25] - lost[13] < 5


def test_a_player_plays_for_the_cards_against_a_player_sure_of_rubicon() -> None:
    won = by_haul((190, 10))
    assert won[14] - won[12] > 2
    assert won[12] - won[6] < 2


def test_more_tricks_never_cost_a_side_anything() -> None:
    assert never_falling([3, 3, 0, 5]) == (0, 0, 0, 5)
    assert never_falling([1, 5, 2, 1]) == (1, 5, 5, 5)
    assert never_falling([1, 2, 2, 4]) == (1, 2, 2, 4)
