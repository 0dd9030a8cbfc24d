"""The scripts of the lessons: legal, complete, and such that master would do the same."""

import pytest

from bot.computer.opinion.opinion import opinions
from bot.computer.players.player import Turn
from bot.features.lessons.lesson import FEWER, LEARNER, NOTHING, OTHER, Lesson, LessonStep
from bot.features.lessons.service import LESSONS
from bot.piquet.actions import Exchange, Play
from bot.piquet.cards import Hand
from bot.piquet.deal import Stage
from bot.piquet.partie import Standing
from bot.piquet.reckoning import Reason

FIRST, EXCHANGE, SINKING = LESSONS
SEEDS = 3
every_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)


@every_lesson
def test_the_engine_accepts_every_action_and_the_learner_is_on_turn_when_asked(lesson: Lesson) -> None:
    for number in range(lesson.length):
        seen, step = lesson.seen(number), lesson.step(number)
        assert not seen.over or step.reads
        if not step.reads and not step.choices:
            assert (seen.eye, seen.pending) == (LEARNER, None)
    assert lesson.seen(lesson.length).eye == LEARNER


def test_the_numbers_and_the_names_of_the_lessons_and_of_their_steps_are_their_own() -> None:
    assert [lesson.number for lesson in LESSONS] == list(range(1, len(LESSONS) + 1))
    assert len({lesson.name for lesson in LESSONS}) == len(LESSONS)
    for lesson in LESSONS:
        names = [step.name for step in lesson.steps]
        assert len(set(names)) == len(names)


def test_the_first_deal_has_a_good_point_sequence_and_set_a_pique_and_the_cards() -> None:
    seen = FIRST.seen(FIRST.length)
    assert seen.over
    assert seen.score == (76, 3)
    mine = {item.reason: item.points for item in seen.items if item.seat == LEARNER}
    assert {mine[reason] for reason in (Reason.POINT, Reason.SEQUENCE, Reason.SET)} == {6, 15, 3}
    assert (mine[Reason.PIQUE], mine[Reason.CARDS], mine[Reason.LAST_TRICK]) == (30, 10, 1)


def test_the_texts_of_the_first_deal_state_its_scores() -> None:
    at = {step.name: number for number, step in enumerate(FIRST.steps)}
    assert FIRST.seen(at["lead"]).score == (24, 0)
    assert FIRST.seen(at["reckon"]).score == (25, 0)
    assert FIRST.seen(at["pique"]).score == (29, 0)
    assert FIRST.seen(at["follow"]).score[1] == 3


@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.long) for seed in range(1, SEEDS))])
@every_lesson
def test_master_would_do_what_a_lesson_asks_for(lesson: Lesson, seed: int) -> None:
    for number, step in enumerate(lesson.steps):
        seen = lesson.seen(number)
        if step.reads or step.choices or seen.stage is Stage.PLAY:
            continue
        best = opinions(Turn(seen, Standing()), seed)[0].action
        if step.asks == NOTHING:
            assert isinstance(best, Play), step.name
        elif isinstance(step.right, Play):
            # Cards in a row are worth the same.
            assert isinstance(best, Play)
            assert best.card.suit == step.right.card.suit
        else:
            assert step.mistake(best) is None, (step.name, str(best))


@every_lesson
def test_every_card_that_should_not_be_discarded_has_its_reason(lesson: Lesson) -> None:
    for number, step in enumerate(lesson.steps):
        if isinstance(step.right, Exchange):
            kept = lesson.seen(number).hand.without(Hand.of(step.right.cards))
            assert set(step.because) == set(map(str, Hand(kept))), step.name


def test_a_mistake_in_the_exchange_is_named_for_the_card_or_for_too_few() -> None:
    step = FIRST.steps[1]
    hand = FIRST.seen(1).hand
    low = step.right.cards if isinstance(step.right, Exchange) else ()
    assert step.mistake(Exchange(LEARNER, low)) is None
    assert step.mistake(Exchange(LEARNER, tuple(reversed(low)))) is None
    assert step.mistake(Exchange(LEARNER, low[:4])) == FEWER
    heart = next(card for card in hand if str(card) == "8H")
    assert step.mistake(Exchange(LEARNER, (*low[:4], heart))) == "hearts"


def test_a_step_without_a_reason_of_its_own_names_another_mistake() -> None:
    step = LessonStep("x", "play AH", because={"KH": "lower"})
    played = {str(card): step.mistake(Play(LEARNER, card)) for card in FIRST.seen(7).hand}
    assert (played["AH"], played["KH"], played["AS"]) == (None, "lower", OTHER)
