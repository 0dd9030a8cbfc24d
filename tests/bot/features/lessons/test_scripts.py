import re

import pytest

from bot.features.lessons.lesson import FEWER, LEARNER, NOTHING, OTHER, Lesson, LessonStep
from bot.features.lessons.lesson_files import LESSONS
from bot.features.lessons.service import lesson_named, lesson_numbered
from bot.kit.words import languages, words
from bot.piquet import calls
from bot.piquet.actions import Concede, Exchange, Play, parse_action
from bot.piquet.cards import Card, Hand, Rank, Suit
from bot.piquet.house.choices.call_values import worth_of_words
from bot.piquet.house.levels.house_players import PLAYERS
from bot.piquet.house.levels.thinking_player import worth_of
from bot.piquet.house.opinion.card_reasons import other_may_hold
from bot.piquet.house.opinion.judgement import judged
from bot.piquet.house.opinion.opinion import evaluate, reasons_for
from bot.piquet.house.opinion.reasons import Why
from bot.piquet.house.players.player import Turn, play_out
from bot.piquet.house.search.dice import dice_of
from bot.piquet.partie import settle, sum_of
from bot.piquet.reckoning import Reason
from bot.piquet.rules import RUBICON, SEQUENCE

FIRST, SECOND, *_ = LESSONS
EXCHANGE, READING, PLAY, LAST_DEAL = map(lesson_named, ("exchange", "reading", "play", "last-deal"))
SEEDS = 3
WORSE = 1.0
"""By how many points a lesson's choice may be worse than master's, as master judges."""
every_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)


def place_of(lesson: Lesson, name: str) -> int:
    return next(number for number, step in enumerate(lesson.steps) if step.name == name)


@every_lesson
def test_every_action_is_legal_and_learners_are_asked_on_their_turn(lesson: Lesson) -> None:
    for number in range(lesson.length):
        seen, step = lesson.seen(number), lesson.step(number)
        assert not seen.over or step.reads
        if not step.reads and not step.choices:
            assert (seen.eye, seen.pending) == (LEARNER, None)
    assert lesson.seen(lesson.length).eye == LEARNER


def test_no_two_lessons_or_steps_share_a_number_or_a_name() -> None:
    assert [lesson_numbered(lesson.number) for lesson in LESSONS] == list(LESSONS)
    # Buttons of earlier versions carry these.
    assert [lesson.number for lesson in LESSONS if lesson is not SECOND] == [1, 2, 3, 4, 5, 6, 7]
    assert len({lesson.name for lesson in LESSONS}) == len(LESSONS)
    for lesson in LESSONS:
        names = [step.name for step in lesson.steps]
        assert len(set(names)) == len(names)


def test_the_first_deal_scores_every_call_a_pique_and_the_cards() -> None:
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


def test_the_repique_alone_wins_the_second_deal_past_the_rubicon() -> None:
    at, before = {step.name: number for number, step in enumerate(SECOND.steps)}, SECOND.standing(0).totals
    assert [SECOND.seen(at[name]).score for name in ("answer", "reckon", "keep", "rest")] == [
        (0, 0),
        (0, 1),
        (35, 1),
        (95, 1),
    ]
    seen = SECOND.seen(SECOND.length)
    scored = {(item.reason, item.seat): item.points for item in seen.items}
    assert [scored[reason, LEARNER] for reason in (Reason.POINT, Reason.SEQUENCE, Reason.SET)] == [6, 15, 14]
    assert scored[Reason.REPIQUE, LEARNER] == 60
    mine, theirs = sum_of([before, seen.score])
    assert (mine, theirs) == (146, 111)
    assert settle(RUBICON, (mine, theirs)).winner == LEARNER
    assert mine - scored[Reason.REPIQUE, LEARNER] < RUBICON.rubicon


@pytest.mark.parametrize("language", languages())
def test_the_texts_of_the_second_deal_state_its_scores(language: str) -> None:
    mine, theirs = SECOND.standing(0).totals

    def numbers(text: str) -> set[int]:
        return {int(found) for found in re.findall(r"\d+", words(language)(f"lesson-second-{text}"))}

    assert settle(RUBICON, (mine, theirs)).points == theirs + mine + RUBICON.rubicon
    assert numbers("rubicon") == numbers("rubicon-right") == {mine, theirs, RUBICON.rubicon}
    assert numbers("reckon") == {6, 15, 14}
    assert numbers("keep") == {30, 60}
    assert numbers("end") == {146, 111}


@pytest.mark.parametrize(
    ("lesson", "name", "card"), [("play", "point-lower", "JD"), ("younger", "trusted-small", "TD")]
)
def test_a_lesson_says_may_lose_if_the_house_lacks_the_beating_card(lesson: str, name: str, card: str) -> None:
    asked = next(one for one in LESSONS if one.name == lesson)
    at, place = asked.places[place_of(asked, name.partition("-")[0])]
    assert Card.parse(card) not in asked.deals[at].deal(place).hands[1 - LEARNER]
    assert "may lose a trick" in words()(f"lesson-{lesson}-{name}")


def test_four_tens_beat_three_kings_and_only_four_aces_beat_four() -> None:
    number = place_of(READING, "blank")
    at, _ = READING.places[number]
    theirs = READING.deals[at].deal(0).hands[1 - LEARNER]
    assert len([card for card in theirs if card.rank is Rank.TEN]) == 4
    assert "four tens can beat" in words()("lesson-reading-blank-king")
    after, _ = READING.outcome(number)
    assert len([card for card in after.hand if card.rank is Rank.KING]) == 4
    assert "only four aces" in words()("lesson-reading-blank-right")


def test_the_last_lesson_does_not_call_its_run_the_only_one() -> None:
    seen = LAST_DEAL.seen(place_of(LAST_DEAL, "bold"))
    runs = {str(run) for run in calls.groups(RUBICON, SEQUENCE, seen.hand)}
    assert len(runs) == 2
    assert "only run" not in words()("lesson-last-deal-bold-hearts")


@every_lesson
def test_no_text_says_that_a_led_ace_could_lose(lesson: Lesson) -> None:
    """Nothing beats an ace that is led, because there are no trumps."""
    for number, step in enumerate(lesson.steps):
        match step.right:
            case Play(card=card) if card.rank is Rank.ACE and lesson.seen(number).led is None:
                text = words()(f"lesson-{lesson.name}-{step.name}-right")
                assert not re.search(r"could (win|take|beat)|may (take|beat)", text), text


@pytest.mark.sampled(3)
@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.long) for seed in range(1, SEEDS))])
@every_lesson
def test_master_would_do_what_a_lesson_asks_for(lesson: Lesson, seed: int) -> None:
    for number, step in enumerate(lesson.steps):
        if step.reads or step.choices:
            continue
        turn = Turn(lesson.seen(number), lesson.standing(number))
        if step.asks == NOTHING:
            assert isinstance(evaluate(turn.deal, turn.standing, seed)[0].action, Play), step.name
            continue
        assert not isinstance(step.right, str)
        cost = judged(turn, step.right, seed).cost
        assert cost <= WORSE, (step.name, cost)


@every_lesson
def test_the_answer_to_a_question_is_what_master_would_do(lesson: Lesson) -> None:
    for number, step in enumerate(lesson.steps):
        act = parse_action(step.then[0]) if step.choices and step.then else None
        # Master weighs neither giving up nor, at a lead to a pique, the rubicon: ``test_questions`` solves these.
        if step.name not in ("concede", "forgo") and act is not None and act.seat == LEARNER:
            cost = judged(Turn(lesson.seen(number), lesson.standing(number)), act).cost
            assert cost <= WORSE, (step.name, cost)


def test_answering_equal_costs_the_points_that_the_last_lesson_names() -> None:
    number = place_of(LAST_DEAL, "prevent")
    seen, standing = LAST_DEAL.seen(number), LAST_DEAL.standing(number)
    words = [parse_action(f"0 answer point {cards}") for cards in ("-", "AD QD JD TD 9D 8D")]
    turn = Turn(seen, standing)
    good, equal = worth_of_words(seen, words, dice_of(0, seen), worth_of(turn))
    assert good - equal == pytest.approx(6)


@pytest.mark.parametrize(("learner", "more"), [("master", 0), ("greedy", 1)])
def test_conceding_in_the_last_lesson_costs_no_more_than_playing_on(learner: str, more: int) -> None:
    number = place_of(LAST_DEAL, "concede")
    standing, players = LAST_DEAL.standing(number), (PLAYERS[learner](0), PLAYERS["master"](0))
    at, place = LAST_DEAL.places[number]
    given_up, played_on = (LAST_DEAL.deals[at].deal(place) for _ in range(2))
    before = given_up.score[LEARNER]
    given_up.do(Concede(LEARNER))
    play_out(played_on, players if LEARNER == 0 else players[::-1], standing)
    assert (before, given_up.score[LEARNER]) == (1, 2)
    # Of a player who is rubiconed, the points of both count against them.
    assert sum(given_up.score) + more <= sum(played_on.score)
    assert standing.totals[LEARNER] + played_on.score[LEARNER] < RUBICON.rubicon


def test_holding_back_a_winner_reaches_exactly_a_hundred_in_the_last_lesson() -> None:
    number = place_of(LAST_DEAL, "must")
    after, _ = LAST_DEAL.outcome(number)
    assert LAST_DEAL.standing(number).totals[LEARNER] + after.score[LEARNER] == RUBICON.rubicon


def test_the_deal_that_cavendish_prints_ends_in_the_lesson_as_printed() -> None:
    after, _ = PLAY.outcome(place_of(PLAY, "certain"))
    assert (after.over, after.score) == (True, (28, 23))


def test_the_learner_avoids_a_repique_in_the_last_lesson() -> None:
    number = place_of(LAST_DEAL, "save")
    at, place = LAST_DEAL.places[number]
    deal = LAST_DEAL.deals[at].deal(place)
    for action in ("0 answer point -", "1 sequence AS KS QS JS TS", "0 answer sequence -", "1 set AS AH AD AC"):
        deal.do(parse_action(action))
    for action in ("0 answer set -", "1 play AS", "0 play 7H"):
        deal.do(parse_action(action))
    assert deal.reckoning.has(Reason.REPIQUE, 1 - LEARNER)


def test_the_house_can_hold_the_run_of_the_lesson_only_in_hearts() -> None:
    unseen = other_may_hold(EXCHANGE.seen(place_of(EXCHANGE, "against")))
    both = [suit for suit in Suit if {"J", "T"} <= {str(card)[0] for card in unseen.suited(suit)}]
    assert both == [Suit.HEARTS]


@every_lesson
def test_every_wrong_card_has_its_reason_where_no_other_mistake_is_possible(lesson: Lesson) -> None:
    for number, step in enumerate(lesson.steps):
        seen = lesson.seen(number)
        match step.right:
            case Exchange(cards=cards):
                wrong = Hand(seen.hand.without(Hand.of(cards)))
            case Play(card=card):
                wrong = Hand(seen.playable.without(Hand.of([card])))
            case _:
                continue
        assert step.closed == (set(step.because) == set(map(str, wrong))), step.name
        assert step.closed or isinstance(step.right, Play), step.name


def test_the_lesson_on_reading_describes_the_other_hand_correctly() -> None:
    at = {step.name: number for number, step in enumerate(READING.steps)}

    def unseen(name: str) -> Hand:
        return other_may_hold(READING.seen(at[name]))

    def their_cards(name: str) -> str:
        deal, place = READING.places[at[name]]
        return str(READING.deals[deal].deal(place).hands[1 - LEARNER])

    assert [len(unseen("failed").suited(suit)) for suit in Suit] == [4, 4, 6, 2]
    assert [len(unseen("given").suited(suit)) for suit in Suit] == [3, 4, 5, 3]
    assert str(unseen("void")) == their_cards("void")
    assert "C" not in their_cards("uncalled")


def test_the_house_gives_the_reasons_that_the_lessons_teach() -> None:
    throw, void = place_of(PLAY, "throw"), place_of(READING, "void")
    assert Why.THROWS_DECLARED() in reasons_for(PLAY.seen(throw), Play(LEARNER, Card.parse("9H")))
    assert Why.THROWS_DECLARED() not in reasons_for(PLAY.seen(throw), Play(LEARNER, Card.parse("JC")))
    spades = Why.FOLLOWED_NONE(Hand.of(map(Card.parse, ("AS", "KS", "TS", "7S"))))
    assert spades in reasons_for(READING.seen(void), Play(LEARNER, Card.parse("AS")))
    assert not any(
        one.why is Why.FOLLOWED_NONE for one in reasons_for(READING.seen(void), Play(LEARNER, Card.parse("AC")))
    )


def test_a_mistake_in_the_exchange_names_the_card_or_the_number() -> None:
    step = FIRST.steps[1]
    hand = FIRST.seen(1).hand
    low = step.right.cards if isinstance(step.right, Exchange) else ()
    assert step.mistake(Exchange(LEARNER, low)) is None
    assert step.mistake(Exchange(LEARNER, tuple(reversed(low)))) is None
    assert step.mistake(Exchange(LEARNER, low[:4])) == FEWER
    heart = next(card for card in hand if str(card) == "8H")
    assert step.mistake(Exchange(LEARNER, (*low[:4], heart))) == "hearts"


def test_a_wrong_card_without_its_own_reason_gets_the_reason_other() -> None:
    step = LessonStep("x", "play AH", because={"KH": "lower"})
    played = {str(card): step.mistake(Play(LEARNER, card)) for card in FIRST.seen(7).hand}
    assert (played["AH"], played["KH"], played["AS"]) == (None, "lower", OTHER)
