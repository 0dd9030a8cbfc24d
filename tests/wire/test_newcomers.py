import asyncio

import pytest

from bot.runtime.direct_messages import MOST, SECONDS
from data.store.database import Database
from tests.fakes.process.scenario import Scenario
from tests.fakes.wire.people import Person
from tests.support.lifted_limits import lift_limits

pytestmark = pytest.mark.asyncio(loop_scope="session")

OPENING = ("POST", "/users/@me/channels")
PATIENCE = 240
"""Seconds of the bot's clock to wait for a hand."""


async def newcomers_accept(scenario: Scenario, number: int) -> list[Person]:
    """Alice challenges this many newcomers, who all accept within a second. Returns the newcomers."""
    people = [Person(scenario.wire, scenario.guild, f"Newcomer {one}") for one in range(number)]
    offers = [await scenario.alice.slash("piquet challenge", opponent=one) for one in people]
    posts = [offer.post for offer in offers if offer.post is not None]
    await asyncio.gather(*(one.click(post, verb="accept") for one, post in zip(people, posts, strict=True)))
    return [scenario.alice, *people]


async def waits(scenario: Scenario, people: list[Person]) -> list[int | None]:
    """Returns each person's seconds until their first hand; None for more than ``PATIENCE``."""
    began, found = scenario.wire.world.now(), dict[int, int]()
    while len(found) < len(people) and scenario.wire.world.now() < began + PATIENCE:
        await scenario.wire.quiet(0.05)
        for one in people:
            if one.dms():
                found.setdefault(one.id, round(scenario.wire.world.now() - began))
        scenario.wire.advance(1)
    return [found.get(one.id) for one in people]


async def use_production_limit(scenario: Scenario) -> None:
    scenario.bot.follow_clock()
    scenario.bot.set_environment(WIRE_OPENS_FREELY="")
    database = await Database.open(scenario.bot.database)
    try:
        await database.write(lambda tx: lift_limits(tx, scenario.guild.id))
    finally:
        await database.close()


def openings(scenario: Scenario) -> int:
    return sum((one.method, one.route) == OPENING for one in scenario.wire.requests)


def check_in_turn(waited: list[int | None]) -> None:
    """Checks that the first ten people get their hand at once, then ten more every ten seconds."""
    assert None not in waited
    later = [one for one in waited if one is not None and one > 3]
    assert len(later) <= max(0, len(waited) - MOST)
    assert max(later, default=0) <= SECONDS * len(waited) / MOST + 3


@pytest.mark.sampled(1)
@pytest.mark.parametrize("number", [5, 9, pytest.param(12, marks=pytest.mark.long), 24])
async def test_newcomers_who_accept_at_the_same_time_get_hands_in_turn(scenario: Scenario, number: int) -> None:
    await use_production_limit(scenario)
    async with scenario:
        people = await newcomers_accept(scenario, number)
        check_in_turn(await waits(scenario, people))
    assert openings(scenario) == len(people)


async def test_after_a_restart_newcomers_still_get_their_hands_in_turn(scenario: Scenario) -> None:
    await use_production_limit(scenario)
    async with scenario:
        people = await newcomers_accept(scenario, 14)
        await scenario.wire.until(lambda: sum(bool(one.dms()) for one in people) == MOST)
        await scenario.wire.quiet()
        await scenario.bot.restart()
        check_in_turn(await waits(scenario, people))
    assert openings(scenario) == len(people)


async def test_a_challenger_reads_a_refusal_where_they_made_the_challenge(scenario: Scenario) -> None:
    async with scenario:
        await scenario.start_partie()
        await scenario.wire.until(lambda: scenario.alice.dms() and scenario.bob.dms())
        await scenario.carol.slash(
            "piquet challenge", scenario.wire.world.dm(scenario.carol.user), opponent=scenario.bob
        )
        challenge = next(post for post in scenario.bob.dms() if any(one.verb == "decline" for one in post.controls))
        await scenario.bob.click(challenge, verb="decline")
        await scenario.wire.until(lambda: "decline" in scenario.carol.dms()[-1].text)
    assert openings(scenario) == 2
