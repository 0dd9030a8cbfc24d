"""The value of a deal's end is the partie's settlement in points."""

import pytest

from bot.piquet.house.stakes.chances import DEALS, chances
from bot.piquet.house.stakes.settlement import PLAIN, worth_to
from bot.piquet.partie import Standing, settle
from bot.piquet.reckoning import Score
from bot.piquet.rules import RUBICON, rules_of


def differences(standing: Standing, brought: list[Score], name: str = "rubicon") -> list[float]:
    worth = worth_to(rules_of(name), standing, 0, 0)
    return [worth(*points) - worth(*brought[0]) for points in brought[1:]]


@pytest.mark.parametrize("totals", [(90, 80), (30, 150), (140, 131), (260, 90)])
def test_the_last_deal_is_worth_its_settlement(totals: Score) -> None:
    brought = [(20, 18), (9, 30), (31, 2), (8, 40), (60, 12)]
    settlements = [settle(RUBICON, (totals[0] + mine, totals[1] + theirs)) for mine, theirs in brought]
    won = [settlement.points * (-1 if settlement.winner else 1) for settlement in settlements]
    assert differences(Standing(totals, deals=5), brought) == [value - won[0] for value in won[1:]]


def test_equal_totals_are_worth_nothing() -> None:
    won, lost = differences(Standing((120, 120), deals=5), [(20, 20), (21, 20), (20, 21)])
    assert (won, lost) == (101, -101)


def test_the_second_deal_after_a_tie_is_the_last() -> None:
    assert differences(Standing((140, 150), deals=7), [(15, 5), (16, 5), (14, 5)]) == [101, -101]
    assert differences(Standing((125, 125), deals=6), [(15, 5), (16, 5)])[0] == pytest.approx(1, abs=0.5)


def test_a_player_who_cannot_avoid_the_rubicon_wants_no_score_at_all() -> None:
    fewer_of_mine, fewer_of_theirs = differences(Standing((20, 180), deals=5), [(15, 25), (5, 25), (15, 15)])
    assert fewer_of_mine == fewer_of_theirs == 10


@pytest.mark.parametrize(
    "standing",
    [Standing(), Standing((33, 18), deals=1), Standing((50, 50), deals=2), Standing((300, 150), deals=4)],
    ids=lambda standing: f"{standing.deals} deals",
)
def test_where_the_score_does_not_matter_the_worth_is_the_difference(standing: Standing) -> None:
    assert worth_to(RUBICON, standing, 0, 0) is PLAIN
    assert PLAIN(30, 12) == 18


def test_a_player_ahead_prefers_a_rubicon_to_a_score() -> None:
    mine, theirs = differences(Standing((130, 70), deals=4), [(20, 20), (30, 20), (20, 10)])
    assert 0 < 2 * mine < theirs


def test_both_see_the_same_worth_from_their_sides() -> None:
    standing = Standing((110, 75), deals=3)
    mine, others = worth_to(RUBICON, standing, 0, 0), worth_to(RUBICON, standing, 1, 0)
    gained, lost = mine(40, 10) - mine(20, 20), others(10, 40) - others(20, 20)
    assert gained == pytest.approx(-lost)


def test_the_distribution_of_chances_has_the_same_mean_as_the_sample() -> None:
    for step in (10, 20):
        assert sum(chance for _, _, chance in chances(step)) == pytest.approx(1)
        for side in (0, 1):
            mean = sum(deal[side] for deal in DEALS) / len(DEALS)
            assert sum(chance * points[side] for *points, chance in chances(step)) == pytest.approx(mean)
