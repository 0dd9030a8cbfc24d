import asyncio
from collections.abc import Awaitable
from functools import partial
from pathlib import Path

import pytest

from bot.features.challenges import service as challenges
from bot.features.parties import deciding
from bot.features.players import service as players
from bot.features.players.service import PlayerChanges
from bot.model import errors
from bot.model.challenges import Challenge, ChallengeState
from bot.model.clocks import CHALLENGE_LIFETIME
from bot.model.ids import PartieId
from data import outbox, parties
from tests.fakes.service_context import ADA, BEN, CHANNEL, CLEO, ServiceContext, key, named, opened


def accept(
    services: ServiceContext, offer: Challenge, user: int = BEN, message: int | None = None
) -> Awaitable[Challenge]:
    return challenges.accept(services.context, offer.id, named(user), message)


async def number_of_parties(services: ServiceContext) -> int:
    return int(await services.context.database.read(lambda tx: tx.fetch_value("SELECT count(*) FROM parties")))


async def state(services: ServiceContext, offer: Challenge) -> ChallengeState:
    return (await challenges.get(services.context, offer.id)).state


async def test_the_same_request_makes_one_challenge(services: ServiceContext) -> None:
    request = key()
    assert await services.challenge(request=request) == await services.challenge(CLEO, request=request)


async def test_an_accepted_challenge_becomes_a_partie_with_three_waiting_messages(
    services: ServiceContext,
) -> None:
    taken = await accept(services, await services.challenge())
    assert taken.state is ChallengeState.ACCEPTED
    assert taken.partie is not None
    notices = await services.waiting(PartieId(taken.partie))
    assert {(notice.place.value, str(notice.message)) for notice in notices} == {
        ("table", "ring"),
        ("hand0", "ring"),
        ("hand1", "ring"),
    }
    row = await services.row(PartieId(taken.partie))
    assert row.first_dealer is not None
    assert row.to_act == 1 - row.first_dealer
    assert len(await services.context.database.read(partial(parties.deals, partie_id=row.id))) == 1


async def test_a_player_who_cut_the_higher_card_chooses_the_deal_on_request(services: ServiceContext) -> None:
    for user in (ADA, BEN):
        await players.save_player_settings(services.context, user, PlayerChanges(asks_deal=True))
    taken = await accept(services, await services.challenge())
    row = await services.row(taken.partie or PartieId(0))
    higher = row.cut.split(" / ")[-1].split(" ")
    ranks = ["789TJQKA".index(card[0]) for card in higher]
    assert row.chooser == row.to_act == ranks.index(max(ranks))
    assert row.first_dealer is None


async def test_if_several_people_accept_at_once_one_takes_the_seat(services: ServiceContext) -> None:
    await services.lift_limits()
    for _ in range(20):
        offer = await services.challenge(None)
        before = await number_of_parties(services)
        answers = await asyncio.gather(
            *(accept(services, offer, user) for user in (BEN, CLEO, BEN, CLEO)), return_exceptions=True
        )
        taken = [answer for answer in answers if isinstance(answer, Challenge)]
        assert len(taken) == 2  # the same person twice: the second time it is theirs already
        assert len({challenge.opponent for challenge in taken}) == 1
        assert {type(answer) for answer in answers if answer not in taken} == {errors.ChallengeClosed}
        assert await number_of_parties(services) == before + 1


@pytest.mark.two_processes
async def test_an_open_seat_is_taken_once_in_two_processes(tmp_path: Path) -> None:
    path = tmp_path / "piquet.sqlite3"
    async with opened(path, seed=1) as services, opened(path, seed=2) as other:
        for _ in range(10):
            offer, before = await services.challenge(None), await number_of_parties(services)
            answers = await asyncio.gather(
                accept(services, offer, BEN), accept(other, offer, CLEO), return_exceptions=True
            )
            assert sum(isinstance(answer, Challenge) for answer in answers) == 1
            assert await number_of_parties(services) == before + 1


async def test_accepting_and_withdrawing_at_once_does_exactly_one_of_the_two(services: ServiceContext) -> None:
    await services.lift_limits()
    for _ in range(20):
        offer, before = await services.challenge(), await number_of_parties(services)
        answers = await asyncio.gather(
            accept(services, offer), challenges.withdraw(services.context, offer.id, ADA), return_exceptions=True
        )
        (won,) = [answer for answer in answers if isinstance(answer, Challenge)]
        assert await state(services, offer) is won.state
        assert await number_of_parties(services) == before + (won.state is ChallengeState.ACCEPTED)


async def test_a_caller_cancelled_at_any_moment_leaves_all_or_nothing(services: ServiceContext) -> None:
    await services.lift_limits()
    whole = 0
    for moment in range(40):
        offer = await services.challenge()
        caller = asyncio.ensure_future(accept(services, offer))
        await asyncio.sleep(moment / 10_000)
        caller.cancel()
        await asyncio.gather(caller, return_exceptions=True)
        await services.context.database.write(outbox.next_due)  # what was begun has ended
        kept = await challenges.get(services.context, offer.id)
        assert (kept.state is ChallengeState.ACCEPTED) == (kept.partie is not None)
        assert kept.partie is None or len(await services.waiting(PartieId(kept.partie))) == 3
        whole += kept.partie is not None
    assert whole


async def test_a_closed_challenge_stays_as_it_is(services: ServiceContext) -> None:
    declined = await services.challenge()
    await challenges.decline(services.context, declined.id, BEN)
    assert (await challenges.decline(services.context, declined.id, BEN)).state is ChallengeState.DECLINED
    withdrawn = await services.challenge()
    await challenges.withdraw(services.context, withdrawn.id, ADA)
    accepted = await accept(services, await services.challenge())
    for offer in (declined, withdrawn):
        with pytest.raises(errors.ChallengeClosed):
            await accept(services, offer)
    for closing in (
        challenges.withdraw(services.context, accepted.id, ADA),
        challenges.decline(services.context, accepted.id, BEN),
        challenges.withdraw(services.context, declined.id, ADA),
    ):
        with pytest.raises(errors.ChallengeClosed):
            await closing
    with pytest.raises(errors.NoSuchChallenge):
        await challenges.get(services.context, accepted.id + 1)


async def test_a_challenge_lasts_a_day(services: ServiceContext) -> None:
    offer = await services.challenge()
    services.clock.now += CHALLENGE_LIFETIME - 1
    assert await state(services, offer) is ChallengeState.OPEN
    services.clock.now += 1
    with pytest.raises(errors.ChallengeClosed) as caught:
        await accept(services, offer)
    assert caught.value.words == {"state": "expired"}


async def test_a_click_records_a_challenge_message_that_the_bot_did_not_know(services: ServiceContext) -> None:
    offer = await services.challenge()
    assert offer.message is None
    assert (await accept(services, offer, message=4711)).message == 4711
    known = await services.challenge()
    await challenges.posted(services.context, known.id, 4712)
    assert (await accept(services, known, message=666)).message == 4712


async def test_a_rematch_changes_the_dealer_and_only_the_players_may_ask(services: ServiceContext) -> None:
    partie = await services.begin(first_dealer=BEN)
    with pytest.raises(errors.PartieInPlay):
        await challenges.rematch(services.context, key(), partie, ADA, CHANNEL)
    await deciding.decide(services.context, partie, ADA, deciding.resign, key=key())
    with pytest.raises(errors.NotSeated):
        await challenges.rematch(services.context, key(), partie, CLEO, CHANNEL)
    request = key()
    offer = await challenges.rematch(services.context, request, partie, BEN, CHANNEL)
    assert (offer.challenger, offer.opponent, offer.first_dealer) == (BEN, ADA, ADA)
    assert await challenges.rematch(services.context, request, partie, BEN, CHANNEL) == offer
    row = await services.row((await accept(services, offer, ADA)).partie or PartieId(0))
    assert row.cut == ""
    assert row.first_dealer == 1


async def test_a_partie_that_ended_before_its_first_deal_can_be_played_again(services: ServiceContext) -> None:
    for user in (ADA, BEN):
        await players.save_player_settings(services.context, user, PlayerChanges(asks_deal=True))
    partie = await services.begin(first_dealer=None)
    await deciding.decide(services.context, partie, ADA, deciding.resign, key=key())
    assert (await challenges.rematch(services.context, key(), partie, ADA, CHANNEL)).first_dealer is None
