"""A rubber: how much scores below the line are worth beyond their points, for both players alike."""

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.piquet.actions import Action, Bid, Pass, Play
from bot.piquet.auction import BIDS
from bot.piquet.cards import PACK, Hand
from bot.piquet.deal import Deal
from bot.piquet.house.levels.complete_player import CompletePlayer
from bot.piquet.house.play.misere import misere_card, misere_value, weighed_cards
from bot.piquet.house.players.duel import packs
from bot.piquet.house.players.greedy import GreedyPlayer
from bot.piquet.house.players.player import Turn
from bot.piquet.house.search.dice import Dice
from bot.piquet.house.stakes.points import stakes_of_contract
from bot.piquet.house.stakes.points_estimate import Estimate
from bot.piquet.house.stakes.settlement import PLAIN, Worth, worth_to
from bot.piquet.partie import Rubber, Standing, Tally, outcome, standing
from bot.piquet.reckoning import Score
from bot.piquet.rules import COUNTERPIQUE
from bot.piquet.view import view
from tests.piquet.house.levels.test_complete_player import misere
from tests.support.piquet.deals import hand, say


def worth(stands: Standing, seat: int = 0) -> Worth:
    return worth_to(COUNTERPIQUE, stands, seat, 0)


SCORES = st.one_of(st.just(0), st.integers(21, 99))
SCORED = st.integers(21, 300)


@st.composite
def standings(draw: st.DrawFn) -> Standing:
    games = draw(st.integers(0, 1)), draw(st.integers(0, 1))
    scoreless = draw(st.integers(0, games[0])), draw(st.integers(0, games[1]))
    return Standing(games=games, scoreless=scoreless, game=(draw(SCORES), draw(SCORES)))


# What the rules say.


@pytest.mark.parametrize(
    "before",
    [
        # One game each; in no game, the third included, is a player without a score.
        [(45, 0), (0, 104), (60, 0), (0, 99), (80, 0), (0, 80)],
        # The first game is won while the other player has nothing.
        [(104, 0), (0, 70), (0, 40), (30, 0), (0, 21)],
        # The same in both games, and nothing in the third.
        [(0, 104), (104, 0)],
    ],
)
@pytest.mark.parametrize("seat", [0, 1])
def test_the_bonus_of_a_finished_rubber_is_that_of_the_rules(before: list[Score], seat: int) -> None:
    stands = standing(COUNTERPIQUE, [Tally(below, below) for below in before])
    won, lost = (_settled([*before, below], seat) for below in ((120, 0), (0, 105)))
    mine, theirs = ((120, 0), (0, 105)) if seat == 0 else ((0, 120), (105, 0))
    assert worth(stands, seat).below(*mine) - worth(stands, seat).below(*theirs) == pytest.approx(won - lost)


def _settled(deals: list[Score], seat: int) -> int:
    ended = outcome(COUNTERPIQUE, [Tally(below, below) for below in deals])
    assert isinstance(ended, Rubber)
    return ended.totals[seat] - ended.totals[1 - seat]


@settings(max_examples=40)
@given(standings(), SCORED)
def test_a_gain_of_one_player_is_the_same_loss_of_the_other(stands: Standing, score: int) -> None:
    mine, others = worth(stands, 0), worth(stands, 1)
    assert mine.below(score, 0) == pytest.approx(-others.below(0, score))
    assert mine.below(0, score) == pytest.approx(-others.below(score, 0))


@settings(max_examples=40)
@given(standings(), SCORED, SCORED)
def test_the_worth_is_the_same_with_the_seats_exchanged(stands: Standing, one: int, other: int) -> None:
    turned = Standing(games=stands.games[::-1], game=stands.game[::-1], scoreless=stands.scoreless[::-1])
    assert worth(stands, 0).below(one, 0) == pytest.approx(worth(turned, 1).below(one, 0))
    assert worth(stands, 0).below(0, other) == pytest.approx(worth(turned, 1).below(0, other))


@settings(max_examples=40)
@given(standings(), st.sampled_from(BIDS[0]))
def test_more_tricks_are_never_worth_less(stands: Standing, bid: Bid) -> None:
    points = stakes_of_contract(bid, (0, 0), worth=worth(stands)).points
    assert all(after - before > -1e-6 for before, after in pairwise(points))


@settings(max_examples=40)
@given(standings(), SCORED, SCORED)
def test_a_higher_score_is_worth_more(stands: Standing, one: int, other: int) -> None:
    mine, less, more = worth(stands), min(one, other), max(one, other)
    assert mine.below(more, 0) - mine.below(less, 0) > more - less - 1e-6
    assert mine.below(0, more) - mine.below(0, less) < less - more + 1e-6


def test_outside_a_rubber_scores_below_the_line_count_as_points_only() -> None:
    assert PLAIN.below(35, 0) == 35
    assert PLAIN.below(0, 42) == -42


# Worked by hand.


def test_at_eighty_any_contract_wins_and_a_higher_one_adds_only_points() -> None:
    mine = worth(Standing(games=(1, 1), game=(80, 50)))
    assert mine.below(56, 0) - mine.below(21, 0) == pytest.approx(35)
    assert mine.below(21, 0) > 200


def test_against_eighty_the_first_trick_short_loses_the_game() -> None:
    points = stakes_of_contract(Bid(0, 9, 4), (0, 0), worth=worth(Standing(games=(1, 1), game=(30, 80)))).points
    assert points[2 * 9] - points[2 * 8] > 300
    assert points[2 * 8] - points[2 * 7] == pytest.approx(36)


def test_a_game_against_zero_is_worth_a_hundred_more() -> None:
    """This holds for the game that wins the rubber."""
    nothing, something = (worth(Standing(games=(1, 1), game=(0, score))) for score in (0, 21))
    ends = [(mine.below(104, 0) - mine.below(0, 104)) for mine in (nothing, something)]
    assert ends == pytest.approx([208 + 400 + 400, 208 + 400 + 300])


# The auction. Player 1 deals and speaks first; the scores are the dealer's and the other player's.


def opened(text: str, mine: int, theirs: int, deals: int = 16) -> Action:
    cards = hand(text)
    rest = tuple(card for card in PACK if card not in cards)
    deal = Deal(COUNTERPIQUE, 1, (rest[:12], cards), rest[12:])
    stands = Standing(games=(1, 1), game=(theirs, mine))
    return CompletePlayer(GreedyPlayer(), deals=deals).choose(Turn(view(deal, 1), stands))


def test_the_lowest_bid_is_made_at_eighty_the_richest_at_zero() -> None:
    hopes = "K AQT97 K9 AKT9"
    assert opened(hopes, 80, 60) == Bid(1, 7, 3)
    more = opened(hopes, 0, 60)
    assert isinstance(more, Bid)
    assert more.value > 40


def test_a_weak_hand_bids_only_against_a_player_near_the_game() -> None:
    weak = "KQ QJ8 JT7 QJ98"
    assert opened(weak, 80, 60) == Pass(1)
    assert opened(weak, 0, 80) == Bid(1, 7, 3)


# A misère.


def test_a_misere_is_valued_as_the_engine_scores_it() -> None:
    """The last trick counts two, so one player always has fewer."""
    for pack in packs(5, 20):
        deal = say(Deal.from_pack(COUNTERPIQUE, 1, pack), "1 pass", "0 pass")
        value = misere_value((deal.hands[0], deal.hands[1]))
        while deal.to_move is not None:
            deal.do(Play(deal.to_move, misere_card(deal.playable(deal.to_move), deal.led)))
        assert value == deal.score[0] - deal.score[1]


def test_a_misere_that_wins_the_game_is_worth_the_game() -> None:
    seen = view(misere("KQJ KQJ KQJ KQJ", "AT7 AT7 AT7 AT7"), 0)
    ahead = worth(Standing(games=(1, 1), game=(80, 80)))
    for_points, for_the_rubber = (dict(weighed_cards(seen, Dice(1), 4, one)) for one in (PLAIN, ahead))
    assert all(abs(for_the_rubber[card]) > 3 * abs(for_points[card]) > 0 for card in for_points)


# The exchange, and the play.


def test_hands_that_win_the_tricks_win_the_game() -> None:
    high, low = int(Hand.of(hand("AKQ AKQ AKQ AKQ"))), int(Hand.of(hand("T98 T98 T98 T98")))
    ahead, bid = worth(Standing(games=(1, 1), game=(70, 70))), Bid(0, 7, 5)
    plain, estimate = (Estimate(COUNTERPIQUE, bid, one) for one in (PLAIN, ahead))
    assert plain.in_play(high, low) == pytest.approx(35)
    assert estimate.in_play(high, low) == pytest.approx(ahead.below(35, 0))
    assert estimate.in_play(high, low) - estimate.in_play(low, high) > 600
