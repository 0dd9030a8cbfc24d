from bot.features.servers import membership
from bot.kit.controls import control_id
from bot.model.clocks import HOUR
from tests.discord.daily.test_daily import begin, play_out
from tests.fakes.simcord_harness import Harness, Person
from tests.support.discord.table_checks import bot_of
from tests.support.messages import VisibleMessage
from tests.support.requests_seen import RequestKind


async def finish(*people: Person) -> None:
    for person in people:
        for _ in range(2):
            await begin(person)
            await play_out(person)


async def in_dms(person: Person) -> VisibleMessage:
    answer = await person.slash("piquet daily", channel=person.dm)
    assert answer.post is not None
    return answer.post


def times_asked(harness: Harness) -> int:
    return sum("/members/" in request.path and request.method == "GET" for request in harness.requests)


async def test_a_person_who_left_no_longer_sees_anyone_from_that_server(harness: Harness) -> None:
    alice, bob = harness.alice, harness.bob
    await finish(alice, bob)
    page = await in_dms(alice)
    assert "**Bob** " in page.text
    harness.leave(alice)
    await harness.advance(HOUR)
    guild = harness.server.id
    for verb, arg in (("dayturn", ""), ("daycompare", "0"), ("daycompare", f"0.{bob.id}"), ("daily", "")):
        told = await alice.press(page, control_id(verb, guild, 1, arg))
        assert "You are no longer on that server" in told.text, verb
    shown = (await in_dms(alice)).text
    assert "the same cards for everyone who plays outside a server" in shown
    assert "Bob" not in shown
    harness.come_back(alice)
    await harness.advance(HOUR)
    assert "**Bob** " in (await in_dms(alice)).text


async def test_the_bot_checks_membership_hourly_and_skips_active_members(harness: Harness) -> None:
    alice = harness.alice
    await finish(alice)
    before = times_asked(harness)
    for _ in range(3):
        await in_dms(alice)
    assert times_asked(harness) == before
    await harness.advance(2 * HOUR)
    for _ in range(3):
        await in_dms(alice)
    assert times_asked(harness) == before + 1


async def test_a_person_whose_membership_cannot_be_checked_counts_as_present(harness: Harness) -> None:
    alice, bob = harness.alice, harness.bob
    await finish(alice, bob)
    await harness.advance(HOUR)
    with harness.fault(RequestKind.LOOK) as fault:
        assert "**Bob** " in (await in_dms(alice)).text
        assert fault.hits


async def test_the_days_of_a_server_that_the_bot_left_are_closed(harness: Harness) -> None:
    alice = harness.alice
    await finish(alice, harness.bob)
    page = await in_dms(alice)
    await membership.left(bot_of(harness).context, harness.server.id)
    told = await alice.press(page, control_id("dayturn", harness.server.id, 1))
    assert "I am no longer on that server" in told.text
    assert "Bob" not in (await in_dms(alice)).text
