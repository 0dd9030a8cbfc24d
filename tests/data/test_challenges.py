import asyncio
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from bot.model.challenges import Challenge, ChallengeState
from bot.model.ids import PartieId
from data.challenges import close_challenge, expired_challenges, get_challenge, next_expiry, set_message
from data.store.database import Database
from data.store.transaction import Transaction
from tests.data.table import BEN, CLEO, SNOWFLAKE, a_challenge, a_partie, opened

FINAL = [state for state in ChallengeState if state is not ChallengeState.OPEN]


async def found(db: Database, challenge: int) -> Challenge | None:
    return await db.read(partial(get_challenge, challenge=challenge))


async def test_a_challenge_is_stored_as_it_was_made(db: Database) -> None:
    made = await db.write(a_challenge)
    assert await found(db, made.id) == made
    assert (made.opponent, made.opponent_name, made.state) == (BEN, "Ben", ChallengeState.OPEN)
    assert made.state is ChallengeState.OPEN
    assert await found(db, made.id + 1) is None


async def test_the_same_interaction_again_makes_no_second_challenge(db: Database) -> None:
    made = await db.write(a_challenge)
    again = await db.write(partial(a_challenge, opponent=CLEO, expires_at=901))
    assert again == made
    assert await found(db, made.id) == made


async def test_the_message_of_a_challenge_is_stored(db: Database) -> None:
    made = await db.write(a_challenge)
    await db.write(partial(set_message, challenge=made.id, message=SNOWFLAKE + 9))
    assert await found(db, made.id) == replace(made, message=SNOWFLAKE + 9)


async def test_the_opponent_of_an_open_challenge_is_stored_with_the_partie(db: Database) -> None:
    def accept(tx: Transaction) -> tuple[Challenge, PartieId]:
        made = a_challenge(tx, opponent=None)
        partie = a_partie(tx)
        assert close_challenge(
            tx, made.id, ChallengeState.ACCEPTED, partie=partie.id, opponent=CLEO, opponent_name="Cleo"
        )
        return made, partie.id

    made, partie = await db.write(accept)
    accepted = replace(made, state=ChallengeState.ACCEPTED, partie=partie, opponent=CLEO, opponent_name="Cleo")
    assert await found(db, made.id) == accepted


@pytest.mark.parametrize("first", FINAL)
@pytest.mark.parametrize("second", FINAL)
async def test_a_closed_challenge_is_not_answered_again(
    db: Database, first: ChallengeState, second: ChallengeState
) -> None:
    made = await db.write(a_challenge)
    assert await db.write(partial(close_challenge, challenge=made.id, state=first)) is True
    again = partial(close_challenge, challenge=made.id, state=second, opponent=CLEO, opponent_name="Cleo")
    assert await db.write(again) is False
    assert await found(db, made.id) == replace(made, state=first)


async def test_only_one_of_many_simultaneous_answers_succeeds(db: Database, path: Path) -> None:
    made = await db.write(partial(a_challenge, opponent=None))
    async with opened(path) as other:
        takers = range(2000, 2060)
        took = await asyncio.gather(
            *(
                (db, other)[taker % 2].write(
                    partial(
                        close_challenge,
                        challenge=made.id,
                        state=ChallengeState.ACCEPTED,
                        opponent=taker,
                        opponent_name=str(taker),
                    )
                )
                for taker in takers
            )
        )
    (winner,) = (taker for taker, seated in zip(takers, took, strict=True) if seated)
    kept = await found(db, made.id)
    assert kept == replace(made, state=ChallengeState.ACCEPTED, opponent=winner, opponent_name=str(winner))


async def test_challenges_expire_in_order_at_their_time(db: Database) -> None:
    assert await db.read(next_expiry) is None
    late = await db.write(partial(a_challenge, challenge=1, expires_at=903))
    soon = await db.write(partial(a_challenge, challenge=2, expires_at=901))
    done = await db.write(partial(a_challenge, challenge=3, expires_at=900))
    await db.write(partial(close_challenge, challenge=done.id, state=ChallengeState.DECLINED))
    assert await db.read(next_expiry) == 901
    assert await db.read(partial(expired_challenges, now=900)) == []
    assert await db.read(partial(expired_challenges, now=901)) == [soon]
    assert await db.read(partial(expired_challenges, now=903)) == [soon, late]
    for challenge in (soon, late):
        await db.write(partial(close_challenge, challenge=challenge.id, state=ChallengeState.EXPIRED))
    assert await db.read(partial(expired_challenges, now=999)) == []
    assert await db.read(next_expiry) is None
