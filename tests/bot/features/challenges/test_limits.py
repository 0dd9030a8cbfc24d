import asyncio
from collections.abc import Awaitable
from pathlib import Path
from typing import Any

import pytest

from bot.features.challenges import service as challenges
from bot.features.challenges.limits import MOST_WAITING
from bot.features.players import service as players
from bot.features.players.service import PlayerChanges
from bot.features.servers.service import BOUNDS, ServerChanges, save_server_settings
from bot.model import errors
from bot.model.challenges import Challenge
from bot.model.house_seats import user_of
from bot.model.players import NamedPlayer
from data import parties
from data.challenges import POSTED_WITHIN
from tests.fakes.service_context import ADA, BEN, CLEO, GUILD, ServiceContext, key, named, opened

OTHER_GUILD = 79
CHANGES = dict(zip(BOUNDS, ("open_challenges", "challenges_to_one", "parties_each", "tables_a_minute"), strict=True))


def offered(services: ServiceContext, by: int = ADA, to: int | None = None, **options: Any) -> Awaitable[Challenge]:
    return services.challenge(to, by=by, **options)


async def accept(services: ServiceContext, offer: Challenge, by: int = BEN) -> Challenge:
    return await challenges.accept(services.context, offer.id, named(by))


async def against_house(services: ServiceContext, by: int = ADA) -> Challenge:
    await players.save_player_settings(services.context, by, PlayerChanges(asks_cut=False))
    return await services.challenge(user_of("beginner"), by=by)


async def limit(services: ServiceContext, **limits: Any) -> None:
    await save_server_settings(services.context, GUILD, ServerChanges(**limits))


async def in_play(services: ServiceContext) -> int:
    return len(await services.context.database.read(parties.in_play))


async def at_once(*doing: Any) -> tuple[list[Challenge], set[type]]:
    answers = await asyncio.gather(*doing, return_exceptions=True)
    done = [answer for answer in answers if isinstance(answer, Challenge)]
    return done, {type(answer) for answer in answers} - {Challenge}


async def test_a_challenge_that_was_never_posted_holds_up_no_other_one(services: ServiceContext) -> None:
    """The bot was killed between the commit and the message, so nobody can accept or withdraw the challenge."""
    await limit(services, open_challenges=1)
    await offered(services, to=BEN)
    services.clock.now += POSTED_WITHIN - 1
    with pytest.raises(errors.ManyToOne):
        await offered(services, to=BEN)
    services.clock.now += 1
    await challenges.posted(services.context, (await offered(services, to=BEN)).id, 90)
    services.clock.now += POSTED_WITHIN
    with pytest.raises(errors.ManyToOne):
        await offered(services, to=BEN)
    with pytest.raises(errors.ManyChallenges):
        await offered(services, to=CLEO)


@pytest.mark.two_processes
async def test_two_processes_make_one_challenge_to_one_person(tmp_path: Path) -> None:
    path = tmp_path / "piquet.sqlite3"
    async with opened(path, seed=1) as services, opened(path, seed=2) as other:
        made, refused = await at_once(*(offered(one, to=BEN) for _ in range(10) for one in (services, other)))
    assert (len(made), refused) == (1, {errors.ManyToOne})


async def test_twenty_five_challenges_accepted_at_once_open_ten_tables_and_stay_open(services: ServiceContext) -> None:
    offers = [await offered(services, 2000 + number) for number in range(25)]
    taken, refused = await at_once(*(accept(services, offer) for offer in offers))
    assert (len(taken), refused) == (10, {errors.ManyTables})
    services.clock.now += 60
    taken, refused = await at_once(*(accept(services, offer) for offer in offers))
    assert (len(taken), refused) == (20, {errors.ManyTables})
    assert await in_play(services) == 20


async def test_parties_against_the_house_count_as_tables_and_as_parties(services: ServiceContext) -> None:
    await limit(services, tables_a_minute=2)
    made, refused = await at_once(*(against_house(services) for _ in range(4)))
    assert (len(made), refused) == (2, {errors.ManyTables})
    await limit(services, tables_a_minute=60, parties_each=3)
    made, refused = await at_once(*(against_house(services) for _ in range(4)))
    assert (len(made), refused) == (1, {errors.ManyParties})
    offer = await offered(services, CLEO)
    with pytest.raises(errors.ManyParties):
        await accept(services, offer, ADA)


async def test_a_refused_partie_against_the_house_leaves_no_challenge(services: ServiceContext) -> None:
    await limit(services, tables_a_minute=1)
    await against_house(services)
    with pytest.raises(errors.ManyTables):
        await against_house(services)
    assert await services.context.database.read(lambda tx: tx.fetch_value("SELECT count(*) FROM challenges")) == 1


async def test_the_house_has_as_many_parties_as_people_want(services: ServiceContext) -> None:
    await limit(services, parties_each=1)
    made, refused = await at_once(*(against_house(services, 2000 + number) for number in range(10)))
    assert (len(made), refused) == (10, set())


async def test_limits_count_on_their_server_but_challenges_to_one_person_everywhere(services: ServiceContext) -> None:
    await offered(services, to=BEN)
    with pytest.raises(errors.ManyToOne):
        await offered(services, to=BEN, guild=OTHER_GUILD)
    await limit(services, open_challenges=1, parties_each=1)
    with pytest.raises(errors.ManyChallenges):
        await offered(services)
    await accept(services, await offered(services, guild=OTHER_GUILD))
    await offered(services, CLEO, ADA)


async def test_ten_challenges_wait_for_one_person_at_most(services: ServiceContext) -> None:
    for number in range(MOST_WAITING):
        last = await offered(services, 2000 + number, BEN)
    with pytest.raises(errors.Unavailable):
        await offered(services, ADA, BEN)
    await challenges.decline(services.context, last.id, BEN)
    await offered(services, ADA, BEN)


async def test_a_repeated_request_is_not_checked_against_the_limits_again(services: ServiceContext) -> None:
    request = key()
    offer = await offered(services, to=BEN, request=request)
    assert await offered(services, to=BEN, request=request) == offer
    taken = await accept(services, offer)
    await limit(services, parties_each=1, tables_a_minute=1)
    assert await accept(services, offer) == taken


@pytest.mark.parametrize("option", BOUNDS)
async def test_a_limit_out_of_its_bounds_is_refused(services: ServiceContext, option: str) -> None:
    for value in (-1, 0, BOUNDS[option] + 1, 10**15):
        with pytest.raises(errors.LimitOutOfBounds) as refused:
            await limit(services, **{CHANGES[option]: value})
        assert refused.value.words == {"option": option, "most": BOUNDS[option]}
    for value in (1, BOUNDS[option]):
        await limit(services, **{CHANGES[option]: value})


async def test_a_block_and_a_challenge_at_once_leave_no_open_challenge(services: ServiceContext) -> None:
    for _ in range(10):
        await asyncio.gather(
            offered(services, to=BEN), players.block(services.context, BEN, named(ADA)), return_exceptions=True
        )
        with pytest.raises(errors.Unavailable):
            await offered(services, to=BEN)
        await players.unblock(services.context, BEN, str(ADA))


async def test_a_person_blocks_fifty_people_and_no_more(services: ServiceContext) -> None:
    for number in range(players.MOST_BLOCKED):
        await players.block(services.context, BEN, named(2000 + number))
    await players.block(services.context, BEN, named(2000))
    with pytest.raises(errors.ManyBlocked):
        await players.block(services.context, BEN, named(ADA))


async def test_blocks_of_people_with_one_name_are_lifted_by_id(services: ServiceContext) -> None:
    for user in (2000, 2001):
        await players.block(services.context, BEN, NamedPlayer(user, "Sam"))
    with pytest.raises(errors.NotBlocked):
        await players.unblock(services.context, BEN, "Sam")
    lifted, left = await players.unblock(services.context, BEN, "2000")
    assert (lifted.blocked, [block.blocked for block in left]) == (2000, [2001])
    await players.unblock(services.context, BEN, " sam ")
    assert await players.blocked_by(services.context, BEN) == ()


async def test_a_hand_arrives_silently_after_a_blocked_person_moves(services: ServiceContext) -> None:
    partie = await services.begin()
    await services.tell(partie)
    await services.play(partie, 1)
    assert services.messenger.silent == []
    await players.block(services.context, ADA, named(BEN))
    await services.play(partie, 2)
    assert set(services.messenger.silent) == {ADA}
