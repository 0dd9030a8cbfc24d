"""Questions on house players' mistakes: the played action is offered, and is not the best."""

import random
from itertools import islice

import pytest

from bot.piquet.actions import Action, Call, Exchange, Look, Play, same
from bot.piquet.cards import Card, parse_cards
from bot.piquet.house.levels.house_players import PLAYERS
from bot.piquet.house.opinion.judgement import judged
from bot.piquet.house.players.greedy import GreedyPlayer
from bot.piquet.house.players.player import Turn
from bot.piquet.house.problems.mistakes import question_about
from bot.piquet.house.problems.problem import AS_RIGHT, Choice, PiquetQuestion, Topic, place_of
from bot.piquet.view import view
from tests.support.house.played_parties import decisions
from tests.support.piquet.deals import dealt_to_elder

HAND = "AS KS QS JS TS 8S AH KH TH AD KD AC"


def asked(rules: str, seed: int, number: int) -> list[tuple[Turn, Action, PiquetQuestion]]:
    found = []
    for deal, action in islice(decisions(PLAYERS["beginner"](seed), random.Random(seed), rules, 1), number):
        turn = Turn(view(deal, 0))
        if (question := question_about(turn, action)) is not None:
            found.append((turn, action, question))
    return found


@pytest.mark.sampled(1)
@pytest.mark.parametrize("seed", range(3))
def test_the_choices_include_the_action_taken_and_a_clearly_better_one(seed: int) -> None:
    found = asked("rubicon", seed, 12)
    assert found
    for turn, action, question in found:
        place = place_of(question, action)
        assert place is not None
        assert question.cost(place) >= AS_RIGHT
        assert not question.is_right(place)
        assert question.is_right(question.best)
        assert question.choices[place].against
        actions = [one for choice in question.choices for one in choice.actions]
        assert not any(same(one, two) for at, one in enumerate(actions) for two in actions[:at])
        assert all(one.seat == turn.seat for one in actions)


def test_a_costly_discard_costs_about_what_the_review_says() -> None:
    turn, done = Turn(view(dealt_to_elder(HAND), 0)), Exchange(0, parse_cards("AS KS QS"))
    question = question_about(turn, done)
    assert question is not None
    assert question.topic is Topic.EXCHANGE
    assert 2 <= len(question.choices) <= 4
    place = place_of(question, Exchange(0, parse_cards("QS AS KS")))
    assert place is not None
    assert question.cost(place) == pytest.approx(judged(turn, done).cost, rel=0.15)


def test_an_action_as_good_as_the_best_produces_no_question() -> None:
    turn = Turn(view(dealt_to_elder(HAND), 0))
    question = question_about(turn, Exchange(0, parse_cards("AS KS QS")))
    assert question is not None
    assert question_about(turn, question.choices[question.best].actions[0]) is None


def test_sinking_a_point_produces_a_calls_question_without_duplicate_choices() -> None:
    deal = dealt_to_elder(HAND)
    for action in (Exchange(0, parse_cards("8S")), Exchange(1, deal.dealt[1][:1])):
        deal.do(action)
    question = question_about(Turn(view(deal, 0)), Play(0, Card.parse("AC")))
    assert question is not None
    assert question.topic is Topic.CALLS
    place = place_of(question, Play(0, Card.parse("AS")))
    assert place is not None, "any card says that nothing is called"
    assert not question.is_right(place)


def test_a_younger_who_reckons_nothing_gets_a_question_about_reckoning() -> None:
    deal = dealt_to_elder("AS KS QS 9S 8S 7S AH KH QH AD JD JC")
    for action in (Exchange(0, parse_cards("7S")), Exchange(1, deal.dealt[1][:1])):
        deal.do(action)
    while deal.to_move != 1 or not view(deal, 1).playable:
        deal.do(GreedyPlayer().choose(Turn(view(deal, deal.to_move or 0))))
    deal.do(Look(1))
    seen = view(deal, 1)
    best = GreedyPlayer().choose(Turn(seen))
    assert isinstance(best, Call), "younger has something good"
    done = Play(1, max(seen.playable))
    question = question_about(Turn(seen), done)
    assert question is not None
    assert place_of(question, done) is not None
    assert question.best == place_of(question, best)


def test_looking_at_the_cards_left_produces_no_question() -> None:
    deal = dealt_to_elder(HAND)
    for action in (Exchange(0, parse_cards("8S")), Exchange(1, deal.dealt[1][:1])):
        deal.do(action)
    while deal.to_move != 0 or not view(deal, 0).playable:
        deal.do(GreedyPlayer().choose(Turn(view(deal, deal.to_move or 0))))
    assert question_about(Turn(view(deal, 0)), Look(0)) is None


def test_an_action_that_is_not_offered_is_none_of_the_choices() -> None:
    question = PiquetQuestion(Topic.FOLLOW, True, tuple(Choice((Play(0, card),), 0) for card in parse_cards("AS KS")))
    assert place_of(question, Play(0, Card.parse("QS"))) is None
    assert place_of(question, Play(0, Card.parse("KS"))) == 1
