from collections.abc import AsyncIterator
from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.features.house import review
from bot.features.house.review import CostReview
from bot.features.par import service as par
from bot.features.players.learner import Learner
from bot.features.privacy import service as privacy
from bot.features.problems import training
from bot.features.problems.training import DISTANCES, NOTHING, TIMES, AskedMistake, Waiting
from bot.features.problems.training_view import mistake_view
from bot.kit.card_text import face
from bot.kit.words import words
from bot.model.errors import NoSuchProblem
from bot.model.ids import PartieId
from bot.piquet.actions import Action, Play
from bot.piquet.house.opinion.reasons import Judged
from bot.piquet.house.problems.problem import PiquetQuestion
from bot.piquet.partie import Standing
from bot.piquet.rules import rules_of
from bot.piquet.view import DealView
from data import parties
from data.players.training import TrainingRow
from data.store.errors import DamagedValue
from tests.fakes.fake_engine import asked_by_thumb, judged_by_thumb, line_by_thumb, not_at_all
from tests.fakes.service_context import ADA, BEN, ServiceContext
from tests.support.message_reader import text_of

ONE = rules_of("rubicon", {"deals": 1})
DAY = 24 * 3600


@pytest.fixture(autouse=True)
async def bot(services: ServiceContext, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[ServiceContext]:
    monkeypatch.setattr(review, "judge", judged_always_costly)
    monkeypatch.setattr(training, "ask_again", asked_by_thumb)
    monkeypatch.setattr(par, "par_line", line_by_thumb)
    yield services
    await services.context.engine_pool.close()


def judged_always_costly(deal: DealView, standing: Standing, action: Action) -> Judged:
    return replace(judged_by_thumb(deal, standing, action), cost=5.0)


def judged_costly_if_a_card(deal: DealView, standing: Standing, action: Action) -> Judged:
    return replace(judged_by_thumb(deal, standing, action), cost=5.0 if isinstance(action, Play) else 0.0)


def asked_for_the_settlement(deal: DealView, standing: Standing, action: Action) -> PiquetQuestion:
    return replace(asked_by_thumb(deal, standing, action), plain=False)


def asked_about_any_card(deal: DealView, standing: Standing, action: Action) -> PiquetQuestion:
    """Returns a question in which two equally good actions form one choice."""
    question = asked_by_thumb(deal, standing, action)
    other = next((Play(action.seat, card) for card in deal.hand if Play(action.seat, card) != action), action)
    done, best = question.choices
    return replace(question, choices=(replace(done, actions=(other, action)), replace(best, actions=(other,))))


async def finished(bot: ServiceContext) -> PartieId:
    partie = await bot.begin(rules=ONE)
    await bot.play(partie, 400)
    return partie


async def reviewed(bot: ServiceContext, partie: PartieId, user: int = ADA, number: int = 0) -> CostReview:
    async def progress(known: CostReview, done: int, of: int) -> None:
        pass

    return await review.review(bot.context, partie, user, number, progress)


async def kept(bot: ServiceContext, user: int = ADA) -> Waiting:
    return await training.store_mistakes(bot.context, user, await reviewed(bot, await finished(bot), user))


async def asked(bot: ServiceContext, user: int = ADA) -> AskedMistake:
    found = await training.next_mistake(bot.context, user)
    assert found is not None
    return found


async def answered(bot: ServiceContext, found: AskedMistake, *, right: bool, user: int = ADA) -> AskedMistake:
    choice = found.question.best if right else (found.question.best + 1) % len(found.question.choices)
    where = found.partie, found.deal, found.place
    return await training.answer(bot.context, user, *where, nth=found.round, choice=choice)


async def test_the_decisions_of_a_review_come_back_after_three_days(bot: ServiceContext) -> None:
    waiting = await kept(bot)
    assert waiting == Waiting(0, bot.clock.now + 3 * DAY)
    assert await training.next_mistake(bot.context, ADA) is None
    bot.clock.now += 3 * DAY
    assert (await training.waiting(bot.context, ADA)).due == review.MOST
    assert await training.waiting(bot.context, BEN) == NOTHING


async def test_a_question_shows_the_decision_as_its_player_saw_it(bot: ServiceContext) -> None:
    partie = await finished(bot)
    found = await reviewed(bot, partie)
    await training.store_mistakes(bot.context, ADA, found)
    bot.clock.now += 3 * DAY
    mistakes = [mistake for _, mistake in found.costliest]
    seen_then = {mistake.place: mistake.seen for mistake in mistakes}
    for _ in range(len(mistakes)):
        one = await asked(bot)
        seen, before = one.position
        assert seen == seen_then[one.place]
        assert before == found.sight.shown.before
        action = next(mistake.judged.action for mistake in mistakes if mistake.place == one.place)
        assert action in one.question.choices[one.done].actions
        await answered(bot, one, right=True)


async def test_a_review_of_a_partie_in_play_stores_no_questions(bot: ServiceContext) -> None:
    """A question must not help in the partie it comes from."""
    partie = await bot.begin(rules=rules_of("rubicon", {"deals": 2}))
    while (await bot.context.database.read(lambda tx: parties.deals(tx, partie)))[-1].number == 0:
        await bot.play(partie, 1)
    found = await reviewed(bot, partie)
    assert found.costliest
    assert await training.store_mistakes(bot.context, ADA, found) == NOTHING
    bot.clock.now += 30 * DAY
    assert await training.next_mistake(bot.context, ADA) is None


async def test_a_second_review_changes_nothing(bot: ServiceContext) -> None:
    partie = await finished(bot)
    await training.store_mistakes(bot.context, ADA, await reviewed(bot, partie))
    bot.clock.now += 3 * DAY
    first = await answered(bot, await asked(bot), right=True)
    waiting = await training.store_mistakes(bot.context, ADA, await reviewed(bot, partie))
    assert waiting == first.waiting


async def test_an_unanswered_position_is_left_out_until_the_next_review(
    bot: ServiceContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    partie = await finished(bot)
    with monkeypatch.context() as patch:
        patch.setattr(training, "ask_again", not_at_all)
        assert await training.store_mistakes(bot.context, ADA, await reviewed(bot, partie)) == NOTHING
    assert (await training.store_mistakes(bot.context, ADA, await reviewed(bot, partie))).next_at is not None


async def test_only_the_first_answer_to_a_question_counts(bot: ServiceContext) -> None:
    await kept(bot)
    bot.clock.now += 3 * DAY
    one = await asked(bot)
    right = await answered(bot, one, right=True)
    again = await answered(bot, one, right=False)
    assert (again.choice, again.due_at, again.round) == (right.choice, right.due_at, right.round)
    assert right.due_at == bot.clock.now + 7 * DAY


@pytest.mark.sampled(2)
@pytest.mark.parametrize("change", [{"round": 1}, {"place": 99}, {"deal": 1}, {"partie": PartieId(99)}])
async def test_a_question_that_was_never_asked_cannot_be_answered(bot: ServiceContext, change: dict[str, int]) -> None:
    await kept(bot)
    one = await asked_after(bot, 3 * DAY)
    with pytest.raises(NoSuchProblem):
        await answered(bot, replace(one, **change), right=True)  # type: ignore[arg-type]


async def asked_after(bot: ServiceContext, time: int) -> AskedMistake:
    bot.clock.now += time
    return await asked(bot)


async def test_only_its_owner_may_answer_and_only_with_an_offered_choice(bot: ServiceContext) -> None:
    await kept(bot)
    one = await asked_after(bot, 3 * DAY)
    with pytest.raises(NoSuchProblem):
        await answered(bot, one, right=True, user=BEN)
    with pytest.raises(NoSuchProblem):
        await training.answer(bot.context, ADA, one.partie, one.deal, one.place, nth=0, choice=2)


async def test_a_forgotten_person_is_no_longer_asked_but_the_opponent_is(bot: ServiceContext) -> None:
    partie = await finished(bot)
    for user in (ADA, BEN):
        await training.store_mistakes(bot.context, user, await reviewed(bot, partie, user))
    late = await reviewed(bot, partie)
    await privacy.forget(bot.context, ADA, lambda _: "Somebody")
    assert await training.store_mistakes(bot.context, ADA, late) == NOTHING
    bot.clock.now += 3 * DAY
    assert await training.waiting(bot.context, ADA) == NOTHING
    seen, _ = (await asked(bot, BEN)).position
    assert seen.eye == 1


async def test_the_error_for_a_damaged_question_names_its_place(bot: ServiceContext) -> None:
    await kept(bot)
    bot.clock.now += 3 * DAY
    await bot.context.database.write(lambda tx: tx.execute("UPDATE training SET question = 'x'"))
    with pytest.raises(DamagedValue, match=r"training.question 1/1/\d+"):
        await training.next_mistake(bot.context, ADA)


async def shown(bot: ServiceContext, asked: AskedMistake) -> str:
    sight = await training.sight(bot.context, Learner(ADA, "Ada", "Opponent", "en"), asked)
    return text_of({"components": mistake_view(sight, asked).to_components()})  # type: ignore[no-untyped-call]


@pytest.mark.parametrize("deals", [1, 2])
async def test_a_question_calls_a_deal_the_last_only_after_other_deals(
    bot: ServiceContext, monkeypatch: pytest.MonkeyPatch, deals: int
) -> None:
    """Any deal can lead to a question about the settlement."""
    monkeypatch.setattr(training, "ask_again", asked_for_the_settlement)
    partie = await bot.begin(rules=rules_of("rubicon", {"deals": deals}))
    await bot.play(partie, 400)
    for number in range(deals):
        await training.store_mistakes(bot.context, ADA, await reviewed(bot, partie, number=number))
    bot.clock.now += 3 * DAY
    told = {}
    while (found := await training.next_mistake(bot.context, ADA)) is not None:
        told[found.deal] = "This is the last deal" in await shown(bot, found)
        await answered(bot, found, right=True)
    assert told == ({0: False} if deals == 1 else {0: False, 1: True})


async def test_the_answer_names_only_the_played_card_among_equally_good_ones(
    bot: ServiceContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(review, "judge", judged_costly_if_a_card)
    monkeypatch.setattr(training, "ask_again", asked_about_any_card)
    await kept(bot)
    bot.clock.now += 3 * DAY
    found = await asked(bot)
    assert isinstance(found.action, Play)
    text = await shown(bot, await answered(bot, found, right=True))
    line = next(line for line in text.splitlines() if line.startswith("In the game you chose to "))
    assert face(words("en"), found.action.card) in line
    assert " or " not in line


ROW = TrainingRow(PartieId(1), 0, 0, ADA, "{}", 0)


@given(st.lists(st.booleans(), max_size=30))
def test_a_decision_comes_back_at_growing_intervals_until_solved_twice(answers: list[bool]) -> None:
    row, times = ROW, [0]
    for right in answers:
        assert row.due_at is not None
        times.append(row.due_at)
        row = training.after_answer(row, 0, row.due_at, right=right)
        if answers[: row.answers].count(True) == TIMES:
            assert row.due_at is None
            break
    distances = [later - earlier for earlier, later in pairwise(times[1:])]
    assert distances == [DISTANCES[min(nth, 2)] for nth in range(1, len(distances) + 1)]
    assert row.answers == len(times) - 1
