import random
import re
from collections.abc import Callable, Iterator, Mapping
from itertools import combinations
from statistics import fmean

import pytest

from bot.features.lessons.lesson import LEARNER, Lesson, LessonStep
from bot.features.lessons.lesson_files import LESSONS
from bot.features.lessons.service import lesson_named
from bot.kit.words import languages, words
from bot.piquet import calls
from bot.piquet.actions import Answer, Call, Concede, Exchange, Play
from bot.piquet.cards import Card, Hand, Suit
from bot.piquet.declaring import Said, verdict_on
from bot.piquet.house.choices.call_values import worth_of_words
from bot.piquet.house.opinion.opinion import evaluate
from bot.piquet.house.play.card_choice import mean_worths, position_of, stakes_of, valuer
from bot.piquet.house.play.endgame import EndgameSearch
from bot.piquet.house.players.player import Turn
from bot.piquet.house.problems.options import word_options, words_of
from bot.piquet.house.problems.problem import AS_RIGHT
from bot.piquet.house.search.dice import dice_of
from bot.piquet.house.search.solver import Solver
from bot.piquet.house.search.worlds import fits
from bot.piquet.house.stakes.settlement import Worth, worth_to
from bot.piquet.knowledge.possible_groups import groups_called
from bot.piquet.knowledge.unseen import Unseen
from bot.piquet.partie import settle
from bot.piquet.reckoning import points_of
from bot.piquet.rules import POINT, RUBICON, SEQUENCE, SET, Kind
from bot.piquet.view import DealView
from tests.support.house.exact_play import ExactPlay

LAST_DEAL = lesson_named("last-deal")
MOST = 300
"""The most house hands over which a card is solved; from a larger number, this many are drawn."""
FORGO = 100
"""By how many points the last question's answer must be better, wherever the A♣ can be driven out."""
AS_GOOD = {
    ("first", "lead"): {"lower"},
    ("first", "again"): {"lower"},
    ("play", "winners"): {"sure"},
    ("play", "throw"): {"higher", "hidden"},
    ("play", "guard"): {"higher"},
    ("reading", "small"): {"same"},
    ("younger", "trusted"): {"lower"},
}
"""Mistakes in which every card wins as much. Their texts say so, or are about order or about what the card shows."""
PARTLY = {
    ("first", "lead"): {"other"},
    ("first", "again"): {"other"},
    ("first", "pique"): {"other"},
    ("play", "point"): {"lower"},
    ("reading", "small"): {"other"},
}
"""Mistakes in which some cards win as much. Their texts give a reason true of each card."""
every_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)


class Asked:
    def __init__(self, lesson: Lesson, number: int) -> None:
        self.key = lesson.name, lesson.step(number).name
        self.step: LessonStep = lesson.step(number)
        self.seen: DealView = lesson.seen(number)
        self.turn = Turn(self.seen, lesson.standing(number))
        self.worth = worth_to(RUBICON, lesson.standing(number), self.seen.elder, self.seen.elder)
        self.number = number
        at, place = lesson.places[number]
        self.theirs: Hand = lesson.deals[at].deal(place).hands[1 - LEARNER]
        """The cards that the house really holds."""

    @property
    def unseen(self) -> Hand:
        unseen = Unseen.of(self.seen)
        return unseen.held | Hand.of(unseen.maybe)

    @property
    def hands(self) -> list[Hand]:
        unseen, test = Unseen.of(self.seen), fits(self.seen)
        every = (unseen.held | Hand.of(more) for more in combinations(unseen.maybe, unseen.number))
        return [hand for hand in every if test(hand | unseen.played)]


def asked(lesson: Lesson) -> Iterator[Asked]:
    """Yields the steps in which a lesson asks the learner a question."""
    return (Asked(lesson, number) for number, step in enumerate(lesson.steps) if not step.reads)


QUESTIONS = {one.key: one for lesson in LESSONS for one in asked(lesson) if one.step.choices}


# Questions of fact: the right answers that follow from the rules and from what the learner has seen.


def verdicts(mine: str, theirs: str, kind: Kind) -> set[str]:
    """Returns the answer required by the rules, if one player calls ``theirs`` and the other holds ``mine``."""
    groups = (Hand.of(map(Card.parse, group.split())) for group in (mine, theirs))
    return {verdict_on(RUBICON, *(calls.strength(RUBICON, kind, group) for group in groups)).value}


def sayable(one: Asked) -> dict[str, Hand]:
    """Returns the learner's possible answers to the called point, each with its group."""
    pending = one.seen.pending
    assert pending is not None
    said = groups_called(RUBICON, pending.kind, pending.said)
    theirs = {calls.strength(RUBICON, pending.kind, group) for group in said if not group.without(one.unseen)}
    mine = {group: calls.strength(RUBICON, pending.kind, group) for group in groups_of(one, pending.kind)}
    return {
        verdict_on(RUBICON, strength, called).value: group
        for group, strength in {Hand(): calls.NOTHING, **mine}.items()
        for called in theirs
    }


def groups_of(one: Asked, kind: Kind) -> tuple[Hand, ...]:
    return calls.groups(RUBICON, kind, one.seen.hand)


def suits_of(one: Asked, kind: Kind) -> set[str]:
    five = groups_called(RUBICON, kind, Said(5))
    return {group.top.suit.name.lower() for group in five if not group.without(one.unseen)}


def surely_thrown(one: Asked) -> set[str]:
    return {suit.name.lower() for suit in Suit if all(one.unseen.without(hand).suited(suit) for hand in one.hands)}


def cards_known(one: Asked) -> set[str]:
    unseen = Unseen.of(one.seen)
    return {"every"} if len(unseen.maybe) == unseen.number else {str(len(unseen.held))}


def held_silently(one: Asked, card: str) -> set[str]:
    unseen = Unseen.of(one.seen)
    before = [hand | unseen.played for hand in one.hands if Card.parse(card) in hand]
    return {"yes" if any(not calls.groups(RUBICON, SEQUENCE, hand) for hand in before) else "no"}


FACTS: dict[tuple[str, str], Callable[[Asked], set[str]]] = {
    ("first", "beaten"): lambda _: verdicts("TS TH TD TC", "AS AH AD", SET),
    ("first", "same"): lambda _: verdicts("AS KS QS JS TS", "AH KH QH JH TH", SEQUENCE),
    ("second", "rubicon"): lambda one: {"added" if settle(RUBICON, one.turn.standing.totals).rubicon else "off"},
    ("exchange", "against"): lambda one: suits_of(one, SEQUENCE),
    ("reading", "admit"): lambda one: set(sayable(one)),
    ("reading", "failed"): lambda one: suits_of(one, POINT),
    ("reading", "given"): surely_thrown,
    ("reading", "void"): cards_known,
    ("reading", "uncalled"): lambda one: held_silently(one, "JC"),
    ("younger", "counted"): lambda one: {"yes" if Card.parse("AS") in one.unseen else "no"},
}
"""Questions whose answer follows from the rules, or is equal for each possible hand of the house."""


@pytest.mark.parametrize("key", FACTS, ids="-".join)
def test_a_factual_question_has_one_answer_that_the_learner_can_know(key: tuple[str, str]) -> None:
    assert FACTS[key](QUESTIONS[key]) == {QUESTIONS[key].step.asks}


# Questions of value: what each answer is worth to the learner.


def worths_of_cards(one: Asked, *, exact: bool = False) -> dict[Card, float]:
    deal, hands, worth = one.seen, one.hands, one.worth
    drawn = hands if len(hands) <= MOST else random.Random(0).sample(hands, MOST)
    play = EndgameSearch(deal, worth) if exact else valuer(deal, stakes_of(deal, worth), Solver(), worth)
    return mean_worths(deal, ((play.values(position_of(deal, hand)), 1) for hand in drawn))


def of_a_lead(one: Asked, card: str) -> dict[str, float]:
    worths = worths_of_cards(one)
    led = worths.pop(Card.parse(card))
    return {"yes": led, "no": max(worths.values())}


def of_answers(one: Asked) -> dict[str, float]:
    said = sayable(one)
    words = [Answer(LEARNER, POINT, tuple(group)) for group in said.values()]
    return dict(zip(said, worth_of_words(one.seen, words, dice_of(0, one.seen), one.worth), strict=True))


def of_giving_up(one: Asked) -> dict[str, float]:
    deal = LAST_DEAL.deals[LAST_DEAL.places[one.number][0]].deal(LAST_DEAL.places[one.number][1])
    deal.do(Concede(LEARNER))
    mine, theirs = deal.score[LEARNER], deal.score[1 - LEARNER]
    return {"yes": -one.worth(theirs, mine), "no": max(worths_of_cards(one, exact=True).values())}


def of_the_pique(one: Asked, hand: Hand) -> dict[str, float]:
    position, scored = position_of(one.seen, hand), points_of(one.seen.items)
    pique = ExactPlay(one.worth, must_pique=True).value(position, scored)
    return {"pique": pique, "cards": ExactPlay(one.worth).after_lead(position, Card.parse("KC"), scored)}


def over_all(one: Asked, number: int | None = None) -> dict[str, float]:
    hands = one.hands if number is None else random.Random(0).sample(one.hands, number)
    found = [of_the_pique(one, hand) for hand in (one.theirs, *hands)]
    return {word: fmean(each[word] for each in found) for word in found[0]}


VALUES: dict[tuple[str, str], Callable[[Asked], Mapping[str, float]]] = {
    ("second", "answer"): of_answers,
    ("play", "certain"): lambda one: of_a_lead(one, "AS"),
    ("last-deal", "save"): of_answers,
    ("last-deal", "spoil"): of_answers,
    ("last-deal", "concede"): of_giving_up,
    ("last-deal", "prevent"): of_answers,
    ("last-deal", "forgo"): lambda one: over_all(one, 10),
}
"""Questions whose answers have different worth. Answers impossible with the learner's hand are left out."""


@pytest.mark.parametrize("key", VALUES, ids="-".join)
def test_the_right_answer_is_worth_more_than_any_other(key: tuple[str, str]) -> None:
    one = QUESTIONS[key]
    worths = dict(VALUES[key](one))
    right = worths.pop(one.step.asks)
    assert worths
    assert set(worths) <= set(one.step.choices)
    assert all(right - other >= AS_RIGHT for other in worths.values()), (right, worths)


def test_every_lesson_question_is_about_either_fact_or_value() -> None:
    assert set(QUESTIONS) == {*FACTS, *VALUES}
    assert not set(FACTS) & set(VALUES)


@pytest.mark.parametrize("number", [20, pytest.param(None, marks=pytest.mark.long)])
def test_the_pique_is_worth_less_and_far_less_against_the_ace(number: int | None) -> None:
    one = QUESTIONS["last-deal", "forgo"]
    hands = one.hands if number is None else random.Random(1).sample(one.hands, number)
    assert Card.parse("AC") in one.theirs
    for hand in (one.theirs, *hands):
        found = of_the_pique(one, hand)
        assert found["cards"] - found["pique"] >= (FORGO if Card.parse("AC") in hand else 0), str(hand)


def test_the_pique_in_the_last_lesson_would_save_the_house_from_rubicon() -> None:
    one = QUESTIONS["last-deal", "forgo"]
    before = one.turn.standing.totals[1 - LEARNER]
    position, scored = position_of(one.seen, one.theirs), points_of(one.seen.items)
    # The fewest points of the house, if that were all that its opponent played for.
    fewest = Worth(lambda points: -points[1])
    assert -ExactPlay(fewest, must_pique=True).value(position, scored) == 19
    assert before + 19 >= RUBICON.rubicon > before - ExactPlay(fewest).after_lead(position, Card.parse("KC"), scored)


# Steps that ask for an action.


@pytest.mark.sampled(3)
@every_lesson
def test_each_wrong_card_costs_points_unless_its_text_denies_it(lesson: Lesson) -> None:
    for one in asked(lesson):
        if not isinstance(one.step.right, Play):
            continue
        worths = worths_of_cards(one)
        best = max(worths.values())
        assert worths[one.step.right.card] == pytest.approx(best), one.key
        as_good: dict[str, set[bool]] = {}
        for card, worth in worths.items():
            mistake = one.step.mistake(Play(LEARNER, card))
            if mistake is not None:
                as_good.setdefault(mistake, set()).add(best - worth < AS_RIGHT)
        assert {name for name, found in as_good.items() if found == {True}} == AS_GOOD.get(one.key, set()), one.key
        assert {name for name, found in as_good.items() if len(found) > 1} == PARTLY.get(one.key, set()), one.key


@pytest.mark.sampled(3)
@every_lesson
def test_each_wrong_discard_that_master_weighs_costs_points(lesson: Lesson) -> None:
    for one in asked(lesson):
        if isinstance(one.step.right, Exchange):
            best, *others = evaluate(one.turn.deal, one.turn.standing)
            assert one.step.mistake(best.action) is None, one.key
            assert best.worth is not None
            for other in others:
                assert other.worth is not None
                assert best.worth - other.worth >= AS_RIGHT, (one.key, str(other.action))


@every_lesson
def test_each_call_that_a_lesson_asks_for_beats_calling_nothing(lesson: Lesson) -> None:
    for one in asked(lesson):
        if isinstance(one.step.right, Call):
            options = word_options(one.turn, list(words_of(one.seen, LEARNER)), (0,))
            worths = {action: option.worth for option in options for action in option.actions}
            right = next(worth for action, worth in worths.items() if one.step.mistake(action) is None)
            assert right == max(worths.values()), one.key
            assert all(right - worths[a] >= AS_RIGHT for a in worths if isinstance(a, Play)), one.key


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", ["rubicon", "silent", "save", "spoil", "concede", "prevent", "lose", "must", "forgo"])
def test_the_texts_of_the_last_lesson_state_the_scores_of_their_deals(name: str, language: str) -> None:
    number = next(at for at, step in enumerate(LAST_DEAL.steps) if step.name == name)
    (mine, theirs), here = LAST_DEAL.standing(number).totals, LAST_DEAL.seen(number).score[LEARNER]
    stated = {
        int(found)
        for found in re.findall(r"(?<![♠♥♦♣\d])\d{2,3}(?![♠♥♦♣])", words(language)(f"lesson-last-deal-{name}"))
    }
    pips, pique = 58, 30
    assert stated <= {mine, theirs, here, pips, pique, RUBICON.rubicon, RUBICON.rubicon - mine - here}, stated
