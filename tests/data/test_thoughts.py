"""A question is taken by one thinker that lives, is free again if that one dies, and does not stay."""

from functools import partial

import pytest

from data import thoughts
from data.store.database import Database
from data.thoughts import ALIVE, KEPT, PATIENCE, Answers

ONE, TWO = "thinker-1", "thinker-2"
BUDGET = 10.0


async def beat(db: Database, thinker: str = ONE, version: str = "1") -> None:
    await db.write(partial(thoughts.beat, thinker=thinker, version=version))


async def try_asking(db: Database, text: str = "{}", asker: str = "bot") -> int | None:
    return await db.write(partial(thoughts.ask, asker=asker, version="1", kind="decide", text=text, budget=BUDGET))


async def ask(db: Database, text: str = "{}", asker: str = "bot") -> int:
    thought = await try_asking(db, text, asker)
    assert thought is not None
    return thought


async def take(db: Database, thinker: str = ONE, version: str = "1") -> str | None:
    """The text of the question that this thinker takes."""
    question = await db.write(partial(thoughts.take, thinker=thinker, version=version))
    return None if question is None else question.text


async def answers(db: Database, asker: str = "bot") -> Answers:
    return await db.write(partial(thoughts.answers, asker=asker, version="1"))


async def pass_seconds(db: Database, table: str, column: str, seconds: float) -> None:
    """Lets rows of a table be older."""
    await db.write(lambda tx: tx.execute(f"UPDATE {table} SET {column} = {column} - ?", int(seconds)))  # noqa: S608


async def rows(db: Database) -> int:
    return int(await db.read(lambda tx: tx.fetch_value("SELECT count(*) FROM thoughts")))


async def test_a_question_is_handed_out_only_while_a_thinker_of_its_version_lives(db: Database) -> None:
    assert await try_asking(db) is None
    await beat(db, TWO, version="2")
    assert await try_asking(db) is None
    await beat(db)
    await ask(db)
    await pass_seconds(db, "thinkers", "seen_at", ALIVE)
    assert await try_asking(db) is None
    await beat(db)
    await db.write(partial(thoughts.leave, thinker=ONE))
    assert await try_asking(db) is None
    assert await rows(db) == 1


async def test_questions_are_taken_once_and_in_order_and_by_their_version_alone(db: Database) -> None:
    await beat(db)
    await beat(db, TWO)
    for text in ("first", "second"):
        await ask(db, text)
    assert await take(db, version="2") is None
    assert [await take(db), await take(db, TWO), await take(db)] == ["first", "second", None]


async def test_an_answer_goes_to_who_asked_and_is_gone_from_the_database(db: Database) -> None:
    await beat(db)
    asked, failed = await ask(db), await ask(db)
    other = await ask(db, asker="another bot")
    assert await answers(db) == Answers({}, waiting=2, thinking=True)
    while await take(db) is not None:
        pass
    for thought, answer in ((asked, "yes"), (failed, None), (other, "no")):
        await db.write(partial(thoughts.finish, thinker=ONE, thought=thought, answer=answer))
    assert await answers(db) == Answers({asked: "yes", failed: None}, waiting=0, thinking=True)
    assert await answers(db) == Answers({}, waiting=0, thinking=True)
    assert await rows(db) == 1


@pytest.mark.parametrize("leaves", [True, False])
async def test_what_a_thinker_leaves_when_it_ends_or_dies_another_takes(db: Database, *, leaves: bool) -> None:
    await beat(db)
    thought = await ask(db, "question")
    assert await take(db) == "question"
    if leaves:
        await db.write(partial(thoughts.leave, thinker=ONE))
    else:
        await pass_seconds(db, "thinkers", "seen_at", ALIVE)
    assert not (await answers(db)).thinking
    await beat(db, TWO)
    assert await take(db, TWO) == "question"
    # The first comes too late, should it live after all.
    await db.write(partial(thoughts.finish, thinker=ONE, thought=thought, answer="late"))
    await db.write(partial(thoughts.finish, thinker=TWO, thought=thought, answer="in time"))
    assert (await answers(db)).come == {thought: "in time"}


async def test_nobody_takes_a_question_that_its_asker_has_given_up(db: Database) -> None:
    await beat(db)
    thought = await ask(db)
    await db.write(partial(thoughts.withdraw, thought=thought))
    await ask(db)
    await pass_seconds(db, "thoughts", "asked_at", BUDGET + PATIENCE)
    assert await take(db) is None


async def test_what_is_old_is_deleted_by_the_next_beat_or_question(db: Database) -> None:
    for deletes in (beat, try_asking):
        await beat(db)
        await ask(db)
        await pass_seconds(db, "thoughts", "asked_at", KEPT + 1)
        await pass_seconds(db, "thinkers", "seen_at", KEPT + 1)
        await deletes(db)
        assert await rows(db) == 0
