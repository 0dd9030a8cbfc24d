"""The score in a hundred game: its worth, and its effect on the house."""

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import chain, islice, product, repeat
from statistics import fmean, stdev

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from bot.piquet.actions import Play
from bot.piquet.cards import PACK, Hand, parse_cards
from bot.piquet.deal import GAME, Deal
from bot.piquet.house.play.card_choice import position_of
from bot.piquet.house.play.endgame import EndgameSearch
from bot.piquet.house.play.open_cards import SolvedPlay
from bot.piquet.house.players.greedy import GreedyPlayer
from bot.piquet.house.players.player import Turn
from bot.piquet.house.search.patterns import YOUNGER
from bot.piquet.house.search.position import Position
from bot.piquet.house.search.solver import Solver
from bot.piquet.house.stakes.chances import IN_ORDER
from bot.piquet.house.stakes.games_of_a_hundred import after_deal, ends
from bot.piquet.house.stakes.pending_scores import with_what_comes
from bot.piquet.house.stakes.points import stakes_of_play
from bot.piquet.house.stakes.settlement import PLAIN, Worth, worth_to
from bot.piquet.house.stakes.settlement_estimate import SettlementEstimate
from bot.piquet.partie import Games, Standing, Tally, outcome, standing
from bot.piquet.reckoning import CALLED, Reason, Score, counted, points_of, sums
from bot.piquet.rules import AU_CENT, HUNDRED, Form
from bot.piquet.view import view
from tests.piquet.house.play.test_endgame import choices, worth_of
from tests.piquet.house.play.test_open_cards import continued
from tests.support.house.played_parties import decisions

STANDINGS = ((0, 0), (1, 0), (1, 1), (0, 2), (2, 2))
score = st.integers(0, 99)
HAND = {Reason.CARTE_BLANCHE, *CALLED, Reason.REPIQUE}
EACH = list(product(STANDINGS, ((0, 0), (40, 20), (70, 80), (95, 49), (99, 99))))


def worth_at(game: Score, games: Score = (1, 1)) -> Worth:
    return worth_to(HUNDRED, Standing(game, games, game, deals=9), 0, 0)


@pytest.mark.parametrize(
    ("marks", "found"),
    [
        (((0, 0), (12, 9)), [(12, 9)]),
        (((0, 0), (40, 9)), [(20, 4)]),
        (((0, 0), (40, 30)), [(13, 10)]),
        (((0, 0), (40, 20)), [(20, 9), (19, 10)]),
        (((0, 0), (20, 0), (30, 30)), [(20, 0)]),
        (((5, 0), (19, 0), (20, 9), (30, 9)), [(20, 9)]),
        (((5, 10), (30, 30)), [(5, 10)]),
    ],
    ids=str,
)
def test_the_first_player_to_score_their_missing_points_ends_the_deal(
    marks: tuple[Score, ...], found: list[Score]
) -> None:
    assert list(ends((20, 10), marks)) == found


def test_a_game_that_ends_the_partie_is_worth_the_lead_in_games() -> None:
    assert after_deal((2, 1), (100, 60), elder=True) == 2
    assert after_deal((2, 1), (100, 49), elder=False) == 3
    assert after_deal((1, 2), (49, 100), elder=True) == -3
    assert after_deal((2, 2), (50, 100), elder=False) == -1


@pytest.mark.sampled(6)
@pytest.mark.parametrize(("games", "game"), EACH)
def test_the_gain_of_one_player_is_the_loss_of_the_other(games: Score, game: Score) -> None:
    for elder in (True, False):
        assert after_deal(games, game, elder=elder) == -after_deal(games[::-1], game[::-1], elder=not elder)


@pytest.mark.sampled(6)
@pytest.mark.parametrize(("games", "game"), EACH)
def test_a_score_is_worth_the_mean_after_the_next_deal(games: Score, game: Score) -> None:
    short = GAME - game[0], GAME - game[1]

    def brought(marks: tuple[Score, ...]) -> Iterator[Score]:
        return ((game[0] + one, game[1] + other) for one, other in ends(short, marks))

    later = [fmean(after_deal(games, score, elder=False) for score in brought(marks)) for marks in IN_ORDER]
    assert after_deal(games, game, elder=True) == pytest.approx(fmean(later))


@pytest.mark.parametrize(("games", "game"), [((0, 0), (0, 0)), ((1, 2), (47, 88))], ids=str)
def test_simulated_parties_have_the_computed_mean(games: Score, game: Score) -> None:
    dice = random.Random(3)
    found = [settled_at_random(dice, games, game) for _ in range(600)]
    assert fmean(found) == pytest.approx(after_deal(games, game, elder=True), abs=4 * stdev(found) / len(found) ** 0.5)


def settled_at_random(dice: random.Random, games: Score, game: Score) -> float:
    before = [Tally((100, 50) if seat == 0 else (50, 100)) for seat in (0, 1) for _ in range(games[seat])]
    tallies, elder = [*before, Tally(game)], 0
    while (result := outcome(HUNDRED, tallies)) is None:
        at = standing(HUNDRED, tallies).game
        found = dice.choice(ends((GAME - at[elder], GAME - at[1 - elder]), dice.choice(IN_ORDER)))
        tallies.append(Tally(found if elder == 0 else found[::-1]))
        elder = 1 - elder
    assert isinstance(result, Games)
    return result.games[0] - result.games[1]


def near_a_hundred(number: int, left: int = 3) -> Iterator[Deal]:
    dice = random.Random(8)
    parties = chain.from_iterable(decisions(GreedyPlayer(), dice, "au-cent") for _ in repeat(None))
    endings = (deal for deal, _ in parties if len(deal.tricks) == 12 - left and choices(deal))
    for deal in islice(endings, number):
        twin = deal.copy()
        short = [min(score + dice.randint(1, left + 9), GAME) for score in deal.score]
        twin.rules = replace(deal.rules, name="hundred", form=Form.GAMES)
        twin.game, twin.seen = (GAME - short[0], GAME - short[1]), {}
        yield twin


def test_the_last_cards_that_end_a_game_are_worth_their_score() -> None:
    for deal in near_a_hundred(12):
        seat = deal.to_move
        assert seat is not None
        worth = worth_to(deal.rules, Standing(deal.game, (1, 0), deal.game), deal.elder, deal.elder)
        seen = view(deal, seat)
        found = EndgameSearch(seen, worth).values(position_of(seen, deal.hands[1 - seat]))
        assert found == pytest.approx({card: worth_of(after, worth) for card, after in continued(deal)})


def lead_of_younger(elder: str, younger: str, short: Score, points: SolvedPlay | None = None) -> dict[str, float]:
    deal = next(near_a_hundred(1)).copy()
    deal.game, deal.seen = (GAME - short[0] - deal.score[deal.elder], GAME - short[1] - deal.score[deal.younger]), {}
    if deal.elder:
        deal.game = deal.game[::-1]
    worth = worth_to(deal.rules, Standing(deal.game, (1, 1), deal.game), deal.elder, deal.elder)
    hands = Hand.of(parse_cards(elder)), Hand.of(parse_cards(younger))
    values = EndgameSearch(view(deal, None), worth, points).values(Position(hands, YOUNGER, None, (5, 4), (0, 0)))
    return {str(card): -value for card, value in values.items()}


def test_a_player_who_needs_three_points_takes_three_safe_ones() -> None:
    found = lead_of_younger("AH KH 9S", "AS KS 7H", (3, 3))
    assert found["AS"] == found["KS"] > found["7H"]


def test_a_player_with_48_makes_sure_of_two_points() -> None:
    at_48, at_49 = (lead_of_younger("KH QH JH", "AS 8H 7H", (3, short)) for short in (52, 51))
    # With one point more every lead avoids the loss, and the leads differ only by the point of a trick.
    assert at_48["AS"] - at_48["8H"] > 5 * (at_49["AS"] - at_49["8H"]) > 0


def test_in_a_lost_game_points_are_played_for() -> None:
    given = "AH KH 9S", "AS KS 7H", (1, 40)
    lost = lead_of_younger(*given)
    assert lost["AS"] == lost["7H"]
    for_points = lead_of_younger(*given, SolvedPlay(stakes_of_play(HUNDRED, (0, 1)), Solver()))
    assert for_points["AS"] > for_points["7H"]


def test_the_first_to_a_hundred_in_play_follows_from_both_scores() -> None:
    worth = worth_at((90, 90))
    elder, younger = worth(10, 0), worth(0, 10)
    assert worth.on_the_way((0, 0), (12, 11)) == elder
    assert worth.on_the_way((4, 8), (12, 11)) == younger
    assert worth.on_the_way((0, 0), (11, 11)) == pytest.approx((elder + younger) / 2)


def test_before_the_first_lead_elder_counts_what_younger_will_reckon() -> None:
    for seed in range(30):
        deal = Deal.from_pack(AU_CENT, 1, random.Random(seed).sample(PACK, 32))
        while not isinstance(action := GreedyPlayer().choose(Turn(view(deal, deal.to_move))), Play):
            deal.do(action)
        counted_on = points_of(with_what_comes(view(deal, 0), deal.hands[1]))
        first_trick(deal)
        assert counted_on == points_of(item for item in deal.reckoning.items if item.reason in HAND)


def test_calls_are_reckoned_in_the_order_in_which_they_score() -> None:
    dice, ended = random.Random(2), 0
    for deal in called(dice, 60):
        game = dice.randint(70, 99), dice.randint(70, 99)
        worth = worth_at(game)
        scored = sums(deal.reckoning.items)
        mine, lost = ([scored.get(reason, (0, 0))[seat] for reason in CALLED] for seat in (0, 1))
        score = counted([item for item in deal.reckoning.items if item.reason in HAND], game, GAME)
        if max(game[0] + score[0], game[1] + score[1]) >= GAME:
            ended += 1
            assert SettlementEstimate(HUNDRED, worth).called(0, 0, list(zip(mine, lost, strict=True))) == pytest.approx(
                worth(*score)
            )
    assert ended > 15


def called(dice: random.Random, number: int) -> Iterator[Deal]:
    for _ in range(number):
        deal = Deal.from_pack(AU_CENT, 1, dice.sample(PACK, 32))
        first_trick(deal)
        if deal.blank is None:
            yield deal


def first_trick(deal: Deal) -> None:
    while not deal.tricks:
        deal.do(GreedyPlayer().choose(Turn(view(deal, deal.to_move))))


def test_at_the_start_of_a_game_only_the_points_count() -> None:
    for games in STANDINGS:
        assert worth_at((0, 0), games) is PLAIN
    assert not worth_at((90, 70)).plain


@given(score, score, st.booleans(), st.integers(1, 5))
@settings(max_examples=60)
def test_more_points_in_a_game_are_never_worth_less(mine: int, theirs: int, elder: bool, more: int) -> None:
    assume(mine + more < GAME)
    after, before = (after_deal((1, 1), (score, theirs), elder=elder) for score in (mine + more, mine))
    assert after >= before - 1e-9
