import random
from dataclasses import replace

import pytest
from discord import ui

from bot.features.hands.view import EXPLAINED
from bot.features.house.advice import Advice, check_may_ask
from bot.features.house.advice_view import SHORT, advice_lines, whole_advice
from bot.features.house.reasons_text import aim
from bot.features.house.review import CostReview, Mistake, Review
from bot.features.house.review_view import ExplainFigures, how_view, review_view
from bot.kit.words import languages, words
from bot.model.errors import NoAdvice
from bot.model.house_seats import user_of
from bot.model.ids import PartieId
from bot.model.sight import Sight
from bot.piquet.actions import Action, Call, Play
from bot.piquet.cards import Card, Rank, Suit
from bot.piquet.house.levels.house_players import PLAYERS
from bot.piquet.house.opinion.opinion import reasons_for
from bot.piquet.house.opinion.reasons import Judged, Opinion, Why
from bot.piquet.partie import Standing
from bot.piquet.reckoning import Score
from bot.piquet.rules import HUNDRED, POINT, RUBICON, SET, Rules, rules_of
from bot.piquet.view import view
from tests.support.house.played_parties import decisions
from tests.support.message_reader import text_of
from tests.support.tiles import install_all, tiles_in
from tests.support.ui.laid_deals import laid_out, said, sight_of

HOUSE = user_of("club")
ELDER, YOUNGER = "AS KS QS 9S 8S 7S AH KH QH AD JD JC", "JS TS JH TH 9H 8H KD QD TD AC KC QC"

ONE_DEAL = rules_of("rubicon", {"deals": 1})

every_language = pytest.mark.parametrize("language", languages())


def page(sight: Sight, *mistakes: Mistake, decisions: int = 1) -> ui.LayoutView:
    deals = (Review(sight, mistakes, decisions),)
    return review_view(words(), CostReview(sight, whole=False, of=1, deals=deals))


def text(view: ui.LayoutView) -> str:
    return text_of({"components": view.to_components()})  # type: ignore[no-untyped-call]


def told(totals: Score, *, plain: bool, rules: Rules = RUBICON, deals: int = 5) -> tuple[str, str]:
    """Returns the advice on elder's lead after ``deals`` deals, and the explanation of its figures."""
    deal = said(laid_out(ELDER, YOUNGER, rules=rules))
    sight = sight_of(deal, 0, before=Standing(totals, deals=deals), rules=rules)
    best, other = Play(0, Card.parse("AS")), Play(0, Card.parse("JC"))
    opinions = Opinion(best, 12.0, (Why.ON_AVERAGE(),), plain), Opinion(other, -91.5, (), plain)
    assert sight.deal is not None
    mistake = Mistake(sight.deal, Judged(other, opinions[0], 103.5), 0)
    advice = whole_advice(words(), Advice(sight, opinions))
    assert "103.5 less" in advice
    assert "cost 104 points**" in text(page(sight, mistake))
    return advice, text(how_view(words(), ExplainFigures(PartieId(1), 0, aim(sight, opinions[0]))))


@pytest.mark.parametrize(
    ("rated", "house", "deals", "turn", "why"),
    [
        (False, None, 0, False, "not your turn"),
        (True, None, 0, True, "you both play without help"),
        (True, HOUSE, 1, True, "only give advice in the first deal"),
    ],
)
def test_refused_advice_states_the_true_reason(
    rated: bool, house: int | None, deals: int, turn: bool, why: str
) -> None:
    deal = said(laid_out(ELDER, YOUNGER))
    sight = sight_of(deal, 0 if turn else 1, before=Standing(deals=deals))
    sight = replace(sight, rated=rated, people=replace(sight.people, house=house))
    with pytest.raises(NoAdvice) as refused:
        check_may_ask(sight, sight.seq)
    assert why in words()("refused-no-advice", **refused.value.words)


@pytest.mark.parametrize(
    ("totals", "matters"),
    [((90, 80), "whether the loser reaches 100"), ((180, 150), "who wins the game, and by how much")],
)
def test_advice_near_the_end_says_that_the_settlement_counts(totals: Score, matters: str) -> None:
    advice, how = told(totals, plain=False)
    assert "final-settlement points on average" in advice
    assert matters in advice
    assert "Costs are in final-settlement points. The settlement is 100 plus the difference" in how


def test_first_deal_advice_does_not_say_the_partie_is_decided() -> None:
    advice, how = told((0, 0), plain=False, deals=0)
    assert "final-settlement points on average" in advice
    assert "final-settlement points" in how
    assert "who wins" not in advice + how


def test_advice_for_the_points_of_the_deal_names_no_settlement() -> None:
    advice, how = told((90, 80), plain=True)
    assert "points on average" in advice
    for read in (advice, how):
        assert "settlement" not in read
        assert "matters" not in read


def test_a_partie_of_one_deal_names_no_settlement() -> None:
    advice, how = told((0, 0), plain=False, rules=ONE_DEAL, deals=0)
    assert "settlement" not in advice + how
    assert "-# The figures are points on average, with a win counting as 100, as judged by the master level" in advice
    assert "Winning a one-deal game adds 100" in how


@every_language
def test_points_in_a_one_deal_game_have_their_own_wording(language: str) -> None:
    say = words(language)
    for message in ("points-on-average", "hindsight-open", "review-costs-count"):
        assert "100" in say(message, aim="one", cards="") != say(message, aim="other", cards=""), message


def test_costs_that_are_not_deal_points_are_explained_above_them() -> None:
    for rules, plain, note in [
        (ONE_DEAL, False, "-# Winning a one-deal game adds 100"),
        (RUBICON, False, "-# Costs are in final-settlement points"),
        (RUBICON, True, ""),
    ]:
        sight = sight_of(said(laid_out(ELDER, YOUNGER, rules=rules)), 0, rules=rules)
        assert sight.deal is not None
        judged = Judged(Play(0, Card.parse("JC")), Opinion(Play(0, Card.parse("AS")), 12.0, (), plain), 103.5)
        above, _ = text(page(sight, Mistake(sight.deal, judged, 0))).split("cost 104 points**")
        assert (note in above) if note else ("-#" not in above), above
        assert "-# Winning" not in text(page(sight))


def test_advice_in_games_names_the_race_to_a_hundred() -> None:
    advice, how = told((0, 0), plain=False, rules=HUNDRED)
    assert "by what they are worth in the" in advice
    assert "who reaches 100 first" in advice
    assert "how much they help win the match" in how


def test_advice_without_a_comparison_names_no_points() -> None:
    sight = sight_of(said(laid_out(ELDER, YOUNGER)), 0)
    only = Advice(sight, (Opinion(Play(0, Card.parse("AS")), None, (Why.ONLY_CARD(),)),))
    for told in (whole_advice(words(), only), advice_lines(words(), only)):
        assert told == "**I would lead A♠**: no other card may be played."


@pytest.mark.sampled(2)
@every_language
@pytest.mark.parametrize("rules", ["rubicon", "counterpique"])
def test_advice_in_the_hand_has_two_or_three_lines(language: str, rules: str) -> None:
    say, longest = words(language), ""
    for deal, action in decisions(PLAYERS["beginner"](1), random.Random(rules), rules, 3):
        sight = sight_of(deal, action.seat, rules=deal.rules)
        told = advice_lines(say, Advice(sight, (Opinion(action, None, reasons_for(view(deal, action.seat), action)),)))
        longest = max(longest, told, key=len)
    assert 80 < len(longest) <= SHORT, longest


@every_language
def test_an_explanation_in_the_hand_has_two_or_three_lines(language: str) -> None:
    assert {len(words(language)(f"hand-explain-{page}")) > SHORT for page in EXPLAINED} == {False}


@every_language
def test_a_call_of_many_sets_is_named_in_short(language: str) -> None:
    seat_of_elder = sight_of(laid_out(ELDER, YOUNGER), 0)
    trios = tuple(tuple(Card.of(rank, suit) for suit in Suit)[:3] for rank in (Rank.ACE, Rank.KING, Rank.QUEEN))
    told = advice_lines(words(language), Advice(seat_of_elder, (Opinion(Call(0, SET, trios), None, ()),)))
    assert len(told) <= SHORT


def test_a_review_without_a_mistake_says_that_there_is_nothing_to_improve() -> None:
    read = text(page(sight_of(said(laid_out(ELDER, YOUNGER)), 0), decisions=5))
    assert "Nothing to improve:** no decision cost as much as a point" in read


@pytest.mark.parametrize(
    ("action", "best", "when"),
    [
        (Play(0, Card.parse("JC")), Play(0, Card.parse("AS")), "Trick 1, leading"),
        (Play(0, Card.parse("JC")), Call(0, POINT, ((Card.parse("AS"),),)), "In the calls"),
        (Call(0, POINT, ()), Play(0, Card.parse("AS")), "In the calls"),
    ],
)
def test_a_mistake_belongs_to_the_calls_only_if_a_call_was_possible(action: Action, best: Action, when: str) -> None:
    sight = sight_of(laid_out(ELDER, YOUNGER), 0)
    assert sight.deal is not None
    mistake = Mistake(sight.deal, Judged(action, Opinion(best, 3.0, (Why.ON_AVERAGE(),)), 3.0), 0)
    assert f"**{when}: cost 3 points**" in text(page(sight, mistake))


def test_a_mistake_is_shown_with_the_faces_of_the_hand() -> None:
    install_all()
    sight = sight_of(laid_out(ELDER, YOUNGER), 0)
    assert sight.deal is not None
    best, other = Play(0, Card.parse("AS")), Play(0, Card.parse("JC"))
    mistake = Mistake(sight.deal, Judged(other, Opinion(best, 3.0, (Why.ON_AVERAGE(),)), 3.0), 0)
    shown = page(sight, mistake).to_components()  # type: ignore[no-untyped-call]
    assert sorted(tiles_in(str(shown))) == sorted(sight.deal.hand)
