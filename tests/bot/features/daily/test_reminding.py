from collections.abc import AsyncIterator
from dataclasses import replace
from functools import partial

import pytest

from bot.features.clocks import vacation
from bot.features.daily import days, keeper, service
from bot.features.daily.keeper import AT_ONCE, BEFORE, LATEST, MOST_MISSED, DayReminders, DueReminder
from bot.features.servers import membership
from bot.model.clocks import DAY, HOUR
from bot.model.ids import PRIVATE
from bot.model.players import User
from bot.runtime.context import Context
from bot.runtime.messenger import Failure
from data.daily import DayRow
from data.players import day_reminders, users
from data.players.day_reminders import DayReminder
from data.store.errors import DamagedValue
from data.store.transaction import Transaction
from tests.bot.features.daily.test_days import finish
from tests.fakes.fake_messenger import DM
from tests.fakes.service_context import ADA, BEN, GUILD, ServiceContext


@pytest.fixture
async def reminders(services: ServiceContext) -> AsyncIterator[DayReminders]:
    """Returns the reminder service, which the test runs itself."""
    made = DayReminders(services.context, services.messenger)
    yield made
    await made.stop()


async def to(services: ServiceContext, reminders: DayReminders, time: int) -> None:
    """Advances the clock to this time, and sends each reminder when it is due."""
    while (due := await reminders.next_due()) is not None and due <= time:
        services.clock.now = max(services.clock.now, due)
        await reminders.do()
    services.clock.now = time


def told(services: ServiceContext, user: int = ADA) -> list[DueReminder]:
    return [one.what for one in services.messenger.at(DM + user) if isinstance(one.what, DueReminder)]


async def closes_at(services: ServiceContext, guild: int = GUILD) -> int:
    return (await service.today(services.context, guild)).closes_at


async def save(services: ServiceContext, user: User) -> None:
    await services.context.database.write(lambda tx: users.save_user(tx, user))


async def test_nobody_is_reminded_unasked(services: ServiceContext, reminders: DayReminders) -> None:
    await finish(services, deals=1)
    assert await reminders.next_due() is None


async def test_a_person_who_asked_is_reminded_once_a_day_before_the_close(
    services: ServiceContext, reminders: DayReminders
) -> None:
    close = await closes_at(services)
    await keeper.start_reminders(services.context, ADA, GUILD)
    await to(services, reminders, close - BEFORE - 1)
    assert told(services) == []
    await to(services, reminders, close - 1)
    assert told(services) == [DueReminder(ADA, GUILD, 1, close, 0, 0, is_last=False)]
    await to(services, reminders, close + DAY - 1)
    assert [one.number for one in told(services)] == [1, 2]


async def test_only_players_with_a_deal_left_are_reminded(services: ServiceContext, reminders: DayReminders) -> None:
    close = await closes_at(services)
    await keeper.start_reminders(services.context, ADA, GUILD)
    await finish(services)
    await to(services, reminders, close - 1)
    assert told(services) == []
    await to(services, reminders, close + HOUR)
    await finish(services, deals=1)
    await to(services, reminders, close + DAY - 1)
    assert [(one.number, one.finished, one.streak) for one in told(services)] == [(2, 1, 1)]


async def test_a_reminder_waits_for_the_end_of_quiet_hours_or_is_skipped(
    services: ServiceContext, reminders: DayReminders
) -> None:
    close = await closes_at(services)
    hour = close // HOUR % 24
    begins, ends = (hour - 6) % 24, (hour - 2) % 24
    await save(services, User(ADA, quiet=f"{begins}-{ends}", zone="UTC"))
    await keeper.start_reminders(services.context, ADA, GUILD)
    await to(services, reminders, close - 2 * HOUR - 1)
    assert told(services) == []
    await to(services, reminders, close - 1)
    assert len(told(services)) == 1
    await save(services, User(ADA, quiet=f"{begins}-{(hour + 1) % 24}", zone="UTC"))
    await to(services, reminders, close + DAY - 1)
    assert len(told(services)) == 1, "the quiet hours of the second day last until its close"


async def test_a_person_on_vacation_is_not_reminded(services: ServiceContext, reminders: DayReminders) -> None:
    close = await closes_at(services)
    await keeper.start_reminders(services.context, ADA, GUILD)
    await vacation.begin(services.context, ADA, 2)
    await to(services, reminders, close - 1)
    assert told(services) == []


async def test_after_reminders_that_brought_no_deal_the_next_is_the_last(
    services: ServiceContext, reminders: DayReminders
) -> None:
    close = await closes_at(services)
    await keeper.start_reminders(services.context, ADA, GUILD)
    await to(services, reminders, close - 1)
    await to(services, reminders, close + HOUR)
    await finish(services, deals=1)
    await to(services, reminders, close + 10 * DAY)
    assert [one.is_last for one in told(services)] == [False] * (MOST_MISSED + 2) + [True]
    assert not await keeper.is_reminded(services.context, ADA, GUILD)


async def test_a_reminder_that_discord_could_not_accept_is_sent_later(
    services: ServiceContext, reminders: DayReminders
) -> None:
    close = await closes_at(services)
    await keeper.start_reminders(services.context, ADA, GUILD)
    services.messenger.fails("send_day_reminder", Failure.LATER, times=3)
    await to(services, reminders, close - 1)
    assert [one.is_last for one in told(services)] == [False]
    assert services.messenger.sent.count("send_day_reminder") == 4


@pytest.mark.parametrize("missed", [0, MOST_MISSED])
@pytest.mark.parametrize("failure", [Failure.LATER, Failure.CLOSED])
async def test_a_choice_made_while_a_reminder_fails_is_kept(
    services: ServiceContext, reminders: DayReminders, missed: int, failure: Failure
) -> None:
    close = await closes_at(services)
    for choose, guild in ((partial(keeper.start_reminders, guild=PRIVATE), PRIVATE), (keeper.stop_reminders, None)):
        services.clock.now = close - BEFORE
        row = DayReminder(ADA, GUILD, services.clock.now, missed)
        await services.context.database.write(partial(day_reminders.put_reminder, row=row))
        services.messenger.meanwhile("send_day_reminder", partial(choose, services.context, ADA)).failure = failure
        await reminders.do()
        kept = await services.context.database.read(partial(day_reminders.reminder_of, user=ADA))
        assert (kept and kept.guild) == guild


async def test_a_reminder_that_may_have_arrived_is_not_sent_again(
    services: ServiceContext, reminders: DayReminders
) -> None:
    close = await closes_at(services)
    await keeper.start_reminders(services.context, ADA, GUILD)
    services.messenger.fails("send_day_reminder", Failure.LATER, arrives=True)
    await to(services, reminders, close - BEFORE)
    assert len(told(services)) == 1
    await to(services, DayReminders(services.context, services.messenger), close - 1)
    assert len(told(services)) == 1


async def test_a_reminder_that_cannot_be_made_stops_no_other(
    services: ServiceContext, reminders: DayReminders, monkeypatch: pytest.MonkeyPatch
) -> None:
    close = await closes_at(services)
    today = days.today

    def damaged(tx: Transaction, context: Context, guild: int) -> DayRow:
        if guild == PRIVATE:
            raise DamagedValue("day_chains.last_secret 0")
        return today(tx, context, guild)

    for user, guild in ((ADA, PRIVATE), (BEN, GUILD)):
        row = DayReminder(user, guild, close - BEFORE)
        await services.context.database.write(partial(day_reminders.put_reminder, row=row))
    monkeypatch.setattr(days, "today", damaged)
    services.clock.now = close - BEFORE
    with pytest.raises(DamagedValue):
        await reminders.do()
    assert len(told(services, BEN)) == 1


async def test_nobody_is_reminded_while_discord_refuses_everything(
    services: ServiceContext, reminders: DayReminders, monkeypatch: pytest.MonkeyPatch
) -> None:
    close = await closes_at(services)
    await keeper.start_reminders(services.context, ADA, GUILD)
    with monkeypatch.context() as refusing:
        refusing.setattr(services.context.throttle.refusals, "wait", lambda: 300.0)
        await to(services, reminders, close - HOUR)
        assert services.messenger.sent == []
    await to(services, reminders, close - 1)
    assert len(told(services)) == 1


async def test_a_person_with_closed_dms_is_not_tried_again(services: ServiceContext, reminders: DayReminders) -> None:
    close = await closes_at(services)
    await keeper.start_reminders(services.context, ADA, GUILD)
    services.messenger.shut.add(ADA)
    await to(services, reminders, close - 1)
    assert not await keeper.is_reminded(services.context, ADA, GUILD)


async def test_after_downtime_nobody_is_reminded_too_late(services: ServiceContext, reminders: DayReminders) -> None:
    close = await closes_at(services)
    await keeper.start_reminders(services.context, ADA, GUILD)
    services.clock.now = close - LATEST + 1
    await to(services, reminders, close - 1)
    assert told(services) == []


async def test_asking_on_another_server_moves_the_reminder(services: ServiceContext, reminders: DayReminders) -> None:
    await keeper.start_reminders(services.context, ADA, PRIVATE)
    await keeper.start_reminders(services.context, ADA, GUILD)
    close = await closes_at(services)
    await to(services, reminders, close - 1)
    assert [one.guild for one in told(services)] == [GUILD]
    await membership.left(services.context, GUILD)
    await to(services, reminders, close + DAY - 1)
    assert len(told(services)) == 1
    assert not await keeper.is_reminded(services.context, ADA, GUILD)


async def test_a_reminder_opens_a_day_that_nobody_opened(services: ServiceContext, reminders: DayReminders) -> None:
    await keeper.start_reminders(services.context, ADA, PRIVATE)
    await to(services, reminders, services.clock.now + 2 * DAY)
    first = told(services)[0]
    assert replace(first, closes_at=0) == DueReminder(ADA, PRIVATE, 1, 0, 0, 0, is_last=False)


async def test_more_people_than_are_read_at_once_are_all_reminded(
    services: ServiceContext, reminders: DayReminders
) -> None:
    close = await closes_at(services)
    people = range(1000, 1000 + 2 * AT_ONCE + 1)
    for user in people:
        await keeper.start_reminders(services.context, user, GUILD)
    await to(services, reminders, close - 1)
    assert all(len(told(services, user)) == 1 for user in people)
