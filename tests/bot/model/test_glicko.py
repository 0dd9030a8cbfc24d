from math import exp, log, pi, sqrt

import pytest
from glicko2 import Player  # type: ignore[import-untyped]
from hypothesis import given
from hypothesis import strategies as st

from bot.model.glicko import START, WIDEST, RatedGame, Strength, grown_deviation, rate

strengths = st.builds(Strength, st.floats(400, 2900), st.floats(30, 345), st.floats(0.03, 0.09))
games = st.builds(RatedGame, strengths, st.sampled_from([0.0, 0.5, 1.0]))
times = st.floats(0, 200)


def test_the_example_in_the_paper_gives_the_published_numbers() -> None:
    # Glickman, "Example of the Glicko-2 system".
    played = [RatedGame(Strength(1400, 30), 1), RatedGame(Strength(1550, 100), 0), RatedGame(Strength(1700, 300), 0)]
    after = rate(Strength(1500, 200, 0.06), played)
    assert round(after.rating, 2) == 1464.05  # the paper has 1464.06, from rounded intermediate numbers
    assert round(after.deviation, 2) == 151.52
    assert round(after.volatility, 5) == 0.06000  # the paper has 0.05999, truncated
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)


@given(strengths, st.lists(games, min_size=1, max_size=5))
def test_the_glicko2_package_gives_the_same_ratings(player: Strength, played: list[RatedGame]) -> None:
    theirs = Player(player.rating, player.deviation, player.volatility)
    theirs.update_player(
        [game.other.rating for game in played],
        [game.other.deviation for game in played],
        [game.score for game in played],
    )
    ours = rate(player, played)
    # In step 5 the package uses the rating instead of the deviation, so its volatility and the rest are a bit off.
    off = abs(theirs.vol / ours.volatility - 1)
    assert ours.deviation == pytest.approx(theirs.rd, rel=off + 1e-5)
    assert ours.rating - player.rating == pytest.approx(theirs.rating - player.rating, rel=3 * off + 1e-4, abs=1e-3)


@given(strengths, st.lists(games, min_size=1, max_size=5))
def test_the_volatility_is_where_the_published_function_is_zero(player: Strength, played: list[RatedGame]) -> None:
    phi, tau, scale = player.deviation / 173.7178, 0.5, 173.7178
    g = [1 / sqrt(1 + 3 * (game.other.deviation / scale) ** 2 / pi**2) for game in played]
    e = [
        1 / (1 + exp(-weight * (player.rating - game.other.rating) / scale))
        for weight, game in zip(g, played, strict=True)
    ]
    v = 1 / sum(weight**2 * odds * (1 - odds) for weight, odds in zip(g, e, strict=True))
    delta = v * sum(weight * (game.score - odds) for weight, odds, game in zip(g, e, played, strict=True))

    def f(x: float) -> float:
        square = exp(x)
        return (
            square * (delta**2 - phi**2 - v - square) / (2 * (phi**2 + v + square) ** 2)
            - (x - log(player.volatility**2)) / tau**2
        )

    found = log(rate(player, played).volatility ** 2)
    assert f(found - 1e-4) > 0 > f(found + 1e-4)


@given(strengths, strengths, times)
def test_a_win_raises_a_loss_lowers_and_a_draw_lies_between(mine: Strength, other: Strength, time: float) -> None:
    won, drawn, lost = (rate(mine, [RatedGame(other, score)], time) for score in (1.0, 0.5, 0.0))
    assert lost.rating <= mine.rating <= won.rating
    assert lost.rating <= drawn.rating <= won.rating
    assert (drawn.rating - mine.rating) * (other.rating - mine.rating) >= -1e-6


@given(strengths, games, times)
def test_a_game_lowers_the_deviation_below_that_of_a_new_player(player: Strength, game: RatedGame, time: float) -> None:
    after = rate(player, [game], time)
    assert 0 < after.deviation <= WIDEST
    assert after.deviation < grown_deviation(Strength(player.rating, player.deviation, after.volatility), time) + 1e-9
    assert 0 < after.volatility < 1


@given(strengths, times, times)
def test_the_deviation_grows_with_time_the_same_in_steps_or_at_once(player: Strength, time: float, more: float) -> None:
    between = Strength(player.rating, grown_deviation(player, time), player.volatility)
    assert player.deviation <= between.deviation <= grown_deviation(player, time + more) <= WIDEST
    assert grown_deviation(between, more) == pytest.approx(grown_deviation(player, time + more))
    assert rate(player, [], time) == between


@given(strengths)
def test_zero_or_negative_time_leaves_the_deviation_unchanged(player: Strength) -> None:
    assert grown_deviation(player, 0) == grown_deviation(player, -3) == pytest.approx(player.deviation)


@given(st.floats(0.03, 0.09), times)
def test_equal_players_win_and_lose_the_same_points(volatility: float, time: float) -> None:
    start = Strength(START, WIDEST, volatility)
    won, lost = rate(start, [RatedGame(start, 1)], time), rate(start, [RatedGame(start, 0)], time)
    assert won.rating - START == pytest.approx(START - lost.rating)
    assert won.deviation == pytest.approx(lost.deviation)


def test_a_frequent_player_has_a_low_deviation_which_grows_without_games() -> None:
    player = Strength()
    for number in range(30):
        player = rate(player, [RatedGame(Strength(1500, 60), number % 2)], 1 / 7)
    assert 50 < player.deviation < 90
    assert grown_deviation(player, 52) == pytest.approx(
        sqrt(player.deviation**2 + 52 * (173.7178 * player.volatility) ** 2)
    )
