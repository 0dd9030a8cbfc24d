"""The study of the deal of the day: its days are repeatable, and its shares are those counted by hand."""

import random
from statistics import fmean

import pytest

from bot.computer.players.duel import packs
from bot.features.daily.score import STEPS
from bot.features.daily.service import DEALS
from tests.lab.studies import daily
from tests.lab.studies.daily import (
    Day,
    PlayedDeal,
    against_par,
    by_points,
    different_packs,
    equal_steps,
    played_day,
    played_deal,
    report,
    same_packs,
)


def drawn(days: int) -> list[Day]:
    """Days of two levels, of which the first makes 9 points more a deal."""
    dice = random.Random(4)

    def deal() -> PlayedDeal:
        par = dice.gauss(0, 30)
        return PlayedDeal(par, (round(par + dice.gauss(0, 10)), round(par + dice.gauss(-9, 10))))

    return [tuple(deal() for _ in range(DEALS)) for _ in range(days)]


def test_a_day_is_played_alike_whenever_it_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(daily, "LINES", 1)
    levels = ["greedy", "beginner"]
    day = played_day(3, 28, levels)
    assert day == played_day(3, 28, levels)
    assert day != played_day(4, 28, levels)
    assert len(day) == DEALS


def test_par_is_of_the_persons_seat() -> None:
    pack = next(pack for pack in packs("28/1", DEALS))
    elder, younger = (played_deal(pack, 1, deal, ["club"]) for deal in range(DEALS))
    assert elder.par == -younger.par
    assert abs(elder.par) > 30
    for found in (elder, younger):
        assert abs(found.better(0)) < 20


def test_shares_are_those_counted_by_hand() -> None:
    days = [(PlayedDeal(0, (5, 3)),), (PlayedDeal(10, (9, 9)),), (PlayedDeal(2, (4, 6)),)]
    assert fmean(same_packs(days, by_points, 0, 1).of_days) == (1 + 0.5 + 0) / 3
    # 5 against 9 and 6, 9 against 3 and 6, 4 against 3 and 9.
    assert fmean(different_packs(days, by_points, 0, 1).of_days) == pytest.approx((0 + 0 + 1 + 1 + 1 + 0) / 6)
    # 5 against -1 and 4, -1 against 3 and 4, 2 against 3 and -1.
    assert fmean(different_packs(days, against_par, 0, 1).of_days) == pytest.approx((1 + 1 + 0 + 0 + 0 + 1) / 6)


def test_equal_steps_hold_equally_many_deals() -> None:
    days = drawn(400)
    sizes = [abs(deal.better(level)) for day in days for deal in day for level in (0, 1)]
    reached = [sum(size >= start for start in equal_steps(days)) for size in sizes]
    held = [reached.count(number) / len(reached) for number in range(len(STEPS) + 1)]
    assert held == pytest.approx([1 / len(held)] * len(held), abs=0.01)


def test_the_report_names_all_levels_and_scores() -> None:
    told = "\n".join(report(drawn(12), ["better", "worse"]))
    assert "better ahead of worse" in told
    assert told.count("different packs,") == told.count("the same packs,") == 4
