import random
import re
from itertools import pairwise

import pytest

from bot.features.daily.standings import (
    GOOD_STREAK,
    PEOPLE_COUNT_FROM,
    STEPS,
    UNFINISHED,
    Highlight,
    beaten,
    best_of,
    par_with_people,
    ranking,
    steps,
)
from bot.kit.words import languages, signed, words


def test_steps_are_symmetric_and_never_fall_as_points_rise() -> None:
    points = [number / 4 for number in range(-600, 601)]
    found = [steps(one) for one in points]
    assert all(steps(-one) == -steps(one) for one in points)
    assert all(0 <= later - earlier <= 1 for earlier, later in pairwise(found))
    assert (found[0], found[-1], steps(0)) == (-len(STEPS), len(STEPS), 0)


@pytest.mark.parametrize("language", languages())
def test_the_rules_page_states_the_steps_and_the_score_for_unfinished_deals(language: str) -> None:
    told = words(language)("rules-page-daily-places-body")
    rows = [[int(number) for number in re.findall(r"\d+", row)] for row in told.split("```")[1].strip().splitlines()]
    assert [number for row in rows[::2] for number in row] == [*STEPS]
    assert [number for row in rows[1::2] for number in row] == [*range(1, len(STEPS) + 1)]
    assert signed(UNFINISHED) in told


@pytest.mark.parametrize("at", range(len(STEPS)))
def test_a_step_begins_at_its_points(at: int) -> None:
    assert (steps(STEPS[at]), steps(STEPS[at] - 0.01)) == (at + 1, at)


def test_few_people_do_not_change_par() -> None:
    assert par_with_people(80, 8, [200] * (PEOPLE_COUNT_FROM - 1)) == 10


def test_many_people_count_as_a_line_each_without_the_extremes() -> None:
    differences = [*range(20, 28), 500, -500]
    assert par_with_people(80, 8, differences) == pytest.approx((80 + sum(range(20, 28))) / 16)


def test_one_person_hardly_moves_par() -> None:
    dice = random.Random(7)
    for _ in range(200):
        others = [dice.randint(-60, 60) for _ in range(dice.randint(PEOPLE_COUNT_FROM - 1, 40))]
        pars = [par_with_people(0, 8, [*others, one]) for one in (-10_000, 10_000)]
        assert pars[0] <= pars[1] <= pars[0] + 120 / (8 + 8)


def test_ties_share_the_higher_place_and_the_next_place_is_left_out() -> None:
    dice = random.Random(3)
    for _ in range(100):
        scores = {name: dice.randint(-4, 4) for name in range(dice.randint(0, 12))}
        found = ranking(scores)
        assert {name for _, name in found} == set(scores)
        assert all(place == 1 + sum(other > scores[name] for other in scores.values()) for place, name in found)
        assert [place for place, _ in found] == sorted(place for place, _ in found)


def test_only_lower_scores_are_beaten() -> None:
    assert [beaten(mine, [-3, 1, 1, 4]) for mine in (-4, 1, 2, 5)] == [0, 1, 3, 4]


@pytest.mark.parametrize(
    ("mine", "others", "gain", "streak", "leads"),
    [
        (5, [-6, 3, 4], 4, 9, Highlight.BEAT_ALL),
        (5, [-6, 3, 5], 4, 9, Highlight.BEAT_HALF),
        (-9, [-12, 3, 5], 2, 9, Highlight.GAIN),
        (-9, [-12, 3, 5], -4, 9, Highlight.BEAT_SOME),
        (-9, [-9, 3, 5], -4, GOOD_STREAK, Highlight.STREAK),
        (-9, [-9, 3, 5], -4, GOOD_STREAK - 1, Highlight.FINISHED),
        (-9, [], 0, 1, Highlight.FINISHED),
    ],
)
def test_a_result_leads_with_the_best_that_is_true_of_it(
    mine: int, others: list[int], gain: int, streak: int, leads: Highlight
) -> None:
    assert best_of(mine, others, gain, streak) is leads


def test_a_better_score_never_leads_with_something_worse() -> None:
    dice, order = random.Random(11), list(Highlight)
    for _ in range(200):
        others = sorted(dice.randint(-12, 12) for _ in range(dice.randint(0, 9)))
        gain, streak = dice.randint(-6, 6), dice.randint(0, 5)
        found = [order.index(best_of(mine, others, gain, streak)) for mine in range(-13, 14)]
        assert found == sorted(found, reverse=True)
