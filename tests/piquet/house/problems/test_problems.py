"""Every stored problem can be shown and answered, and master finds its answer with three seeds."""

import random
from collections import Counter
from dataclasses import replace
from itertools import islice

import pytest

from bot.features.problems.service import FILE, all_problems
from bot.piquet.actions import Exchange, Play
from bot.piquet.cards import UNKNOWN, Hand, parse_cards
from bot.piquet.deal import Deal
from bot.piquet.house.opinion.card_reasons import other_may_hold
from bot.piquet.house.opinion.opinion import evaluate, reasons_for, true_of
from bot.piquet.house.opinion.reasons import Why
from bot.piquet.house.players.greedy import GreedyPlayer
from bot.piquet.house.players.player import Turn
from bot.piquet.house.problems.checking import Flaw, flaws, judged_again
from bot.piquet.house.problems.making import Wanted, problems
from bot.piquet.house.problems.options import touching
from bot.piquet.house.problems.posing import SEEDS
from bot.piquet.house.problems.problem import (
    CLEAR,
    Choice,
    Grade,
    PiquetProblem,
    Topic,
    parse_problem,
    read_problems,
    write_problem,
)
from bot.piquet.rules import RUBICON
from bot.piquet.view import view
from tests.support.piquet.deals import dealt_to_elder

SAMPLE = 40


def test_there_are_many_problems_of_every_grade_and_topic() -> None:
    grades = Counter(problem.grade for problem in all_problems())
    topics = Counter(problem.topic for problem in all_problems())
    assert len(all_problems()) >= 300
    assert all(grades[grade] >= 50 for grade in Grade)
    assert all(topics[topic] >= 15 for topic in Topic)


def test_every_problem_is_a_legal_position_with_one_clear_answer() -> None:
    assert list(flaws(all_problems())) == []


def test_a_problem_holds_nothing_that_its_seat_does_not_see() -> None:
    """Reading a record already refuses hidden facts; here the other hand itself is checked."""
    for problem in all_problems():
        for deal in problem.record["deals"]:
            other = deal["hands"][1 - problem.seat]
            assert set(other.split(" ")) == {UNKNOWN} or any("carte-blanche" in action for action in deal["actions"])
            exchanged = [action for action in deal["actions"] if action.startswith(f"{1 - problem.seat} exchange")]
            assert all(set(action.split(" ")[2:]) <= {UNKNOWN, "-"} for action in exchanged)


def test_every_reason_in_the_file_tells_its_choice_apart_from_the_best() -> None:
    for problem in all_problems():
        deal, _ = problem.position
        best = problem.choices[problem.best].actions[0]
        for choice in problem.choices:
            for reason in choice.reasons:
                assert reason in reasons_for(deal, choice.actions[0])
                assert not true_of(deal, best, reason)
            for reason in choice.against:
                if reason.why is not Why.BETTER:
                    assert reason in reasons_for(deal, best)
                    assert not true_of(deal, choice.actions[0], reason)
            assert bool(choice.against) is (choice.actions[0] != best)


def test_a_problem_is_easy_exactly_when_the_rules_of_thumb_solve_it() -> None:
    for problem in all_problems():
        if problem.topic is Topic.CALLS:
            continue
        done = GreedyPlayer().choose(Turn(*problem.position))
        best = problem.choices[problem.best].actions
        if isinstance(done, Exchange):
            found = any(isinstance(one, Exchange) and Hand.of(one.cards) == Hand.of(done.cards) for one in best)
        else:
            found = done in best
        assert found is (problem.grade is Grade.EASY)


def test_a_line_of_the_file_is_read_back_as_it_was() -> None:
    for line in FILE.read_text(encoding="utf-8").splitlines():
        assert write_problem(parse_problem(line)) == line


@pytest.mark.parametrize("number", random.Random(len(all_problems())).sample(range(len(all_problems())), 3))
def test_master_still_finds_the_answer(number: int) -> None:
    assert judged_again(all_problems()[number]) is None


@pytest.mark.long
def test_master_still_finds_the_answer_of_many_problems() -> None:
    sample = random.sample(all_problems(), min(SAMPLE, len(all_problems())))
    assert [(problem.number, flaw) for problem in sample if (flaw := judged_again(problem))] == []


@pytest.mark.long
def test_problems_are_found_in_played_deals_and_are_sound() -> None:
    found = [problem for _, problem in problems(RUBICON, 5, Wanted(1, [Grade.EASY]), 1) if problem]
    assert [problem.number for problem in found] == [1]
    assert list(flaws(found)) == []
    for problem in found:
        for seed in SEEDS:
            best = evaluate(*problem.position, seed)[0]
            if problem.topic is not Topic.CALLS:
                assert best.action in problem.choices[problem.best].actions
    known = {str(problem.record) for problem in found}
    again = islice(problems(RUBICON, 5, Wanted(1, [Grade.EASY]), 1, known), 1)
    assert not [problem for _, problem in again if problem and str(problem.record) in known]


def test_only_touching_cards_are_equivalent() -> None:
    deal = dealt_to_elder("AS KS QS JS TS 8S AH KH TH AD KD AC")
    for action in (Exchange(0, parse_cards("8S")), Exchange(1, deal.dealt[1][:1])):
        deal.do(action)
    _until_the_lead(deal)
    seen = view(deal, 0)
    assert touching(seen, parse_cards("KS")[0]) >= Hand.of(parse_cards("AS KS QS JS TS"))
    for higher, lower in zip(seen.hand, islice(seen.hand, 1, None), strict=False):
        between = [card for card in other_may_hold(seen) if lower < card < higher]
        if higher.suit is lower.suit:
            assert (lower in touching(seen, higher)) is not bool(between)


def _until_the_lead(deal: Deal) -> None:
    while not (deal.to_move == 0 and isinstance(action := GreedyPlayer().choose(Turn(view(deal, 0))), Play)):
        assert deal.to_move is not None
        deal.do(action if deal.to_move == 0 else GreedyPlayer().choose(Turn(view(deal, deal.to_move))))


def broken(flaw: Flaw) -> list[PiquetProblem]:
    sound = next(one for one in all_problems() if one.topic is Topic.LEAD)
    first, *others = sound.choices
    match flaw:
        case Flaw.NUMBER:
            return [replace(sound, number=2)]
        case Flaw.TWICE:
            return [replace(sound, number=1), replace(sound, number=2)]
        case Flaw.UNREADABLE:
            return [replace(sound, number=1, seat=1 - sound.seat)]
        case Flaw.TOPIC:
            return [replace(sound, number=1, topic=Topic.FOLLOW)]
        case Flaw.ILLEGAL:
            return [replace(sound, number=1, choices=(first, Choice((Exchange(sound.seat, ()),), -99.0), *others))]
        case _:
            near = Choice(others[0].actions, max(one.worth for one in sound.choices) - CLEAR / 2, (), ())
            return [replace(sound, number=1, choices=(sound.choices[sound.best], near))]


@pytest.mark.parametrize("flaw", [flaw for flaw in Flaw if flaw not in {Flaw.ANSWER, Flaw.FIGURES}])
def test_the_check_finds_a_flaw(flaw: Flaw) -> None:
    assert flaw in {found.flaw for found in flaws(broken(flaw))}


def test_the_check_finds_a_changed_answer_and_changed_figures() -> None:
    sound = next(one for one in all_problems() if one.topic is Topic.LEAD)
    worths = [choice.worth for choice in sound.choices]
    turned = tuple(replace(choice, worth=-worth) for choice, worth in zip(sound.choices, worths, strict=True))
    assert judged_again(replace(sound, choices=turned)) is Flaw.ANSWER
    raised = tuple(replace(choice, worth=worth + 1) for choice, worth in zip(sound.choices, worths, strict=True))
    assert judged_again(replace(sound, choices=raised)) is Flaw.FIGURES


def test_a_missing_file_holds_no_problems() -> None:
    assert read_problems(FILE.with_name("none.jsonl")) == ()
