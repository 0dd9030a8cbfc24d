"""Positions from parties: what is offered to whom, what they see of it, and how its grade follows from the answers."""

from collections.abc import AsyncIterator
from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.computer.problems.problem import Grade
from bot.features.daily import service as daily
from bot.features.players.learner import Learner
from bot.features.players.service import PlayerChanges, save_player_settings
from bot.features.privacy import service as privacy
from bot.features.problems import positions, training
from bot.features.problems.positions import ENOUGH, SharedPosition, grade_of
from bot.model.errors import NoSuchProblem
from bot.model.house_seats import user_of
from bot.model.ids import PartieId
from bot.model.players import NamedPlayer
from bot.piquet.rules import rules_of
from data.players import positions as stored
from data.players.positions import PositionAnswer
from tests.fakes.service_context import ADA, BEN, CLEO, GUILD, ServiceContext
from tests.support.mistakes import train_on

DORA = 4004


@pytest.fixture
async def bot(services: ServiceContext) -> AsyncIterator[ServiceContext]:
    """A finished partie of Ada and Ben, with a decision of Ada's that she shares as position 7."""
    partie = await services.begin(rules=rules_of("rubicon", {"deals": 1}))
    await services.play(partie, 400)
    await services.context.database.write(partial(train_on, user=ADA, partie=partie, number=7))
    await share(services, shares=True)
    yield services
    await services.context.engine_pool.close()


async def share(services: ServiceContext, *, shares: bool) -> None:
    await save_player_settings(services.context, ADA, PlayerChanges(shares_positions=shares))


async def offered(services: ServiceContext, user: int = CLEO) -> SharedPosition | None:
    found = await positions.next_position(services.context, user)
    assert (await training.waiting(services.context, user)).others is (found is not None)
    return found


async def test_no_one_shares_anything_until_they_choose_to(bot: ServiceContext) -> None:
    assert await offered(bot) is not None
    await share(bot, shares=False)
    assert await offered(bot) is None
    with pytest.raises(NoSuchProblem):
        await positions.answer(bot.context, CLEO, 7, 0)


async def test_neither_player_of_the_partie_is_offered_it(bot: ServiceContext) -> None:
    assert await offered(bot, ADA) is None
    assert await offered(bot, BEN) is None


async def test_a_position_is_what_its_player_saw_and_names_nobody(bot: ServiceContext) -> None:
    asked = await offered(bot)
    assert asked is not None
    seen, _ = asked.position
    assert seen.eye == 0
    assert seen.hand
    sight = await positions.sight(bot.context, Learner(CLEO, "Cleo", "Opponent", "en"), asked)
    assert {*sight.people.names} == {"Cleo", "Opponent"}
    assert not {ADA, BEN} & {*sight.people.users}
    assert sight.partie_id == PartieId(0)


async def test_who_has_answered_is_not_offered_it_again_and_the_first_answer_stays(bot: ServiceContext) -> None:
    first = await positions.answer(bot.context, CLEO, 7, 1)
    assert (first.choice, first.answered, first.found) == (1, 1, 1)
    again = await positions.answer(bot.context, CLEO, 7, 0)
    assert (again.choice, again.answered, again.found) == (1, 1, 1)
    assert await offered(bot) is None
    assert await offered(bot, DORA) is not None


@pytest.mark.parametrize(("user", "number", "choice"), [(ADA, 7, 0), (CLEO, 8, 0), (CLEO, 7, 2)])
async def test_what_is_not_offered_cannot_be_answered(bot: ServiceContext, user: int, number: int, choice: int) -> None:
    with pytest.raises(NoSuchProblem):
        await positions.answer(bot.context, user, number, choice)


async def test_the_grade_comes_from_how_many_find_it(bot: ServiceContext) -> None:
    grades = []
    for person in range(2 * ENOUGH):
        asked = await positions.answer(bot.context, 9000 + person, 7, int(person >= ENOUGH))
        grades.append(asked.grade)
    assert grades[: ENOUGH - 1] == [Grade.MEDIUM] * (ENOUGH - 1)
    assert grades[ENOUGH - 1] is Grade.HARD
    assert grades[-1] is Grade.MEDIUM


@given(st.integers(0, 200), st.integers(0, 200))
def test_more_who_find_it_never_make_a_position_harder(answered: int, found: int) -> None:
    answered, found = max(answered, found), min(answered, found)
    grade = grade_of(answered, found)
    if answered < ENOUGH:
        assert grade is Grade.MEDIUM
    else:
        assert (grade is Grade.EASY) == (10 * found >= 7 * answered)
        assert (grade is Grade.HARD) == (20 * found < 7 * answered)


async def test_a_private_partie_is_offered_to_no_one(bot: ServiceContext) -> None:
    """Only its players may see it, unless it was against the house."""
    await bot.context.database.write(lambda tx: tx.execute("UPDATE parties SET guild = 0"))
    assert await offered(bot) is None
    await bot.context.database.write(lambda tx: tx.execute("UPDATE parties SET house = 1"))
    assert await offered(bot) is not None


async def test_a_deal_of_the_day_is_offered_once_its_day_is_closed(services: ServiceContext) -> None:
    """Before, others may still play the same cards."""
    context = services.context
    partie = await daily.play(context, NamedPlayer(ADA, "Ada"), NamedPlayer(user_of(daily.LEVEL), "The House"), GUILD)
    await services.play(partie, 200)
    await context.database.write(partial(train_on, user=ADA, partie=partie, number=7))
    await share(services, shares=True)
    assert await offered(services) is None
    services.clock.now = (await daily.today(context, GUILD)).closes_at
    await daily.today(context, GUILD)
    assert await offered(services) is not None


async def test_forgetting_the_player_removes_their_positions_and_the_answers_to_them(bot: ServiceContext) -> None:
    await positions.answer(bot.context, CLEO, 7, 1)
    await privacy.forget(bot.context, ADA, lambda _: "Somebody")
    assert await offered(bot, DORA) is None
    assert await bot.context.database.read(lambda tx: stored.counts(tx, 7)) == (0, 0)


async def test_forgetting_who_answered_removes_their_answer(bot: ServiceContext) -> None:
    await positions.answer(bot.context, BEN + 50, 7, 1)
    await bot.context.database.write(partial(stored.add_answer, answer=PositionAnswer(7, BEN, 1, True)))
    await privacy.forget(bot.context, BEN, lambda _: "Somebody")
    assert await bot.context.database.read(lambda tx: stored.counts(tx, 7)) == (1, 1)
