"""Whatever fails on the way to Discord, and wherever the bot is killed: all is told, once, and in order."""

import itertools
import json
import random
import re
from contextlib import suppress
from pathlib import Path

import pytest

from tests.fakes.simcord_harness import Harness, Person
from tests.support.crash_injection import Crash
from tests.support.discord.database_rows import SeededPacks, query, seq_of, stored_rows
from tests.support.discord.fault_injection import (
    BotCrashed,
    CrashOnRequest,
    CrashPoint,
    FaultCase,
    OneThreadPerMessage,
    PersistentPlayer,
    check_hands,
    check_places,
    expected_pings,
    fault_cases,
    recover,
    to_act,
)
from tests.support.discord.table_checks import bot_of, check_table_messages
from tests.support.messages import InteractionFailed
from tests.support.players import at_table, begin, bot_at, challenge
from tests.support.requests_seen import Request, RequestFault, RequestKind

LONG = pytest.mark.long


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the bot keeps what is decided; its packs are the same in every run."""
    monkeypatch.setattr("bot.client.shuffled_pack", SeededPacks(1))
    return tmp_path / "piquet.sqlite3"


def hardy(harness: Harness, seed: int) -> list[PersistentPlayer]:
    dice = random.Random(seed)
    return [PersistentPlayer(person, dice) for person in (harness.alice, harness.bob)]


async def play_in_trouble(
    harness: Harness, database: Path, players: list[PersistentPlayer], trouble: FaultCase
) -> None:
    """One decision, while something fails; then all is well again."""
    person = to_act(harness, database)
    (player,) = [player for player in players if player.person is person]
    seq = seq_of(database)
    hand = await player.hand(seq)
    with harness.fault(trouble.kind, trouble.status, trouble.code, times=trouble.times, lost=trouble.lost):
        await player.decide(hand)
        await recover(harness, database)
    assert seq_of(database) > seq
    check_hands(harness, database)


async def mend(harness: Harness, database: Path) -> None:
    """Those whose DMs were found closed open them again; a table without a place is asked for."""
    for (user,) in query(database, "SELECT id FROM users WHERE dms_closed"):
        person = next(one for one in (harness.alice, harness.bob) if one.id == user)
        await person.slash("piquet hand", harness.channel)
    if query(database, "SELECT id FROM parties WHERE table_channel IS NULL AND ended_at IS NULL"):
        await harness.alice.slash("piquet table", harness.channel)
    await recover(harness, database)


# ------------------------------------------------------------------------------ while a partie is played


@LONG
@pytest.mark.parametrize("seed", [1, 2])
async def test_a_partie_comes_through_every_failure_of_every_kind_of_request(database: Path, seed: int) -> None:
    """One failure after the other, at every decision another."""
    ready = fault_cases() * 6
    random.Random(seed).shuffle(ready)
    async with Harness(bot_at(database)) as harness:
        harness.discord.faults.append(OneThreadPerMessage(harness))
        await begin(harness)
        players, met = hardy(harness, seed), []
        while to_act(harness, database) is not None:
            met.append(ready.pop())
            try:
                await play_in_trouble(harness, database, players, met[-1])
                await mend(harness, database)
            except AssertionError as error:
                raise AssertionError(f"after {met[-1]}, decision {seq_of(database)}: {error}") from error
        assert {(one.kind, one.status, one.code, one.lost) for one in met} == {
            (one.kind, one.status, one.code, one.lost) for one in fault_cases()
        }
        await check_places(harness)
        assert stored_rows(database)["outbox"] == []
        assert harness.take_errors() == []


UNWELL = [trouble for trouble in fault_cases() if trouble.status == 500]


@pytest.mark.parametrize("trouble", [pytest.param(one, id=str(one), marks=LONG) for one in UNWELL])
async def test_what_fails_for_a_while_is_neither_lost_nor_said_nor_rung_twice(
    database: Path, trouble: FaultCase
) -> None:
    """Discord unwell in one way for a deal: as many bells as if nothing had been amiss, and one table."""
    async with Harness(bot_at(database)) as harness:
        harness.discord.faults.append(OneThreadPerMessage(harness))
        offer = await challenge(harness.alice, harness.bob)
        with harness.fault(trouble.kind, 500, times=trouble.times, lost=trouble.lost):
            await harness.bob.press(offer, offer.control(verb="accept").custom_id, may_fail=True)
            await recover(harness, database)
        players = hardy(harness, 4)
        while seq_of(database) < 34:
            await play_in_trouble(harness, database, players, trouble)
        await check_table_messages(harness)
        await check_places(harness)
        assert len(harness.threads) == 1
        assert [len(harness.alice.dms()), len(harness.bob.dms())] == await expected_pings(harness, database)


async def test_all_kinds_of_failure_at_once_are_come_through_with_as_many_bells_as_without(database: Path) -> None:
    dice = random.Random(5)
    async with Harness(bot_at(database)) as harness:
        harness.discord.faults.append(OneThreadPerMessage(harness))
        await begin(harness)
        players = hardy(harness, 5)
        while seq_of(database) < 40:
            await play_in_trouble(harness, database, players, dice.choice(UNWELL))
        await check_table_messages(harness)
        await check_places(harness)
        assert [len(harness.alice.dms()), len(harness.bob.dms())] == await expected_pings(harness, database)


async def test_the_partie_goes_on_while_nothing_can_be_told(database: Path) -> None:
    """No message gets through, in neither way: the players go on by what they see in the answers to their clicks."""
    async with Harness(bot_at(database)) as harness:
        await begin(harness)
        table, players = at_table(harness)[0], hardy(harness, 6)
        with (
            harness.fault(RequestKind.DM, 500),
            harness.fault(RequestKind.TABLE, 500, lost=True),
            harness.fault(RequestKind.EDIT, 500, lost=True),
        ):
            while seq_of(database) < 30:
                (player,) = [player for player in players if player.person is to_act(harness, database)]
                shown = await player.person.click(table, verb="hand")
                assert shown.post is not None
                await player.decide(shown.post)
            assert len(query(database, "SELECT id FROM outbox")) > 2
        await recover(harness, database)
        await check_table_messages(harness)
        await check_places(harness)
        check_hands(harness, database)


# ------------------------------------------------------------------------------ what is taken away


@pytest.mark.parametrize("seed", [1, *(pytest.param(seed, marks=LONG) for seed in (2, 3))])
async def test_what_somebody_takes_away_is_replaced(database: Path, seed: int) -> None:
    """Messages of the table, hands, the thread: gone between two decisions, or while the bot does not hear of it."""
    dice = random.Random(seed)
    async with Harness(bot_at(database)) as harness:
        harness.discord.faults.append(OneThreadPerMessage(harness))
        await begin(harness)
        players, deleted = hardy(harness, seed), set[int]()
        while to_act(harness, database) is not None and (seed > 1 or seq_of(database) < 90):
            await play_in_trouble(harness, database, players, FaultCase(RequestKind.OTHER, 500, 0, lost=False, times=1))
            what = dice.randrange(12)
            if what == 0:
                post = at_table(harness)[-1]
                deleted.add(post.id)
                await harness.delete(post)
            elif what == 1 and (hands := other(harness, database).lives()):
                harness.discord.delete_message(hands[-1].channel, hands[-1].id)
            elif what == 2 and seq_of(database) > 40 and harness.threads:
                deleted |= {post.id for post in harness.posts(harness.threads[0])}
                harness.discord.delete_channel(harness.threads[0].id)
            await recover(harness, database)
        await check_places(harness, deleted)
        assert harness.take_errors() == []


def other(harness: Harness, database: Path) -> Person:
    """He who waits for the other's decision."""
    return harness.bob if to_act(harness, database) is harness.alice else harness.alice


@pytest.mark.parametrize("permission", ["send_messages_in_threads", "view_channel"])
async def test_a_place_where_the_bot_may_not_write_any_more_is_left_for_another(
    database: Path, permission: str
) -> None:
    async with Harness(bot_at(database)) as harness:
        await begin(harness)
        players = hardy(harness, 7)
        for _ in range(6):
            await play_in_trouble(harness, database, players, FaultCase(RequestKind.OTHER, 500, 0, lost=False, times=1))
        harness.withhold(permission)
        await harness.advance(1900)  # past the time in which the last message would be changed
        for _ in range(3):
            await play_in_trouble(harness, database, players, FaultCase(RequestKind.OTHER, 500, 0, lost=False, times=1))
        ((place,),) = query(database, "SELECT table_channel FROM parties")
        assert place == (None if permission == "view_channel" else harness.channel.id)
        harness.withhold()
        await mend(harness, database)
        await check_places(harness)
        await play_in_trouble(harness, database, players, FaultCase(RequestKind.OTHER, 500, 0, lost=False, times=1))
        await check_places(harness)


# ------------------------------------------------------------------------------ at the beginning


@pytest.mark.parametrize("trouble", [pytest.param(one, id=str(one)) for one in fault_cases() if one.times == 1])
async def test_a_partie_begins_whatever_fails_as_its_challenge_is_made_and_accepted(
    database: Path, trouble: FaultCase
) -> None:
    async with Harness(bot_at(database)) as harness:
        harness.discord.faults.append(OneThreadPerMessage(harness))
        with harness.fault(trouble.kind, trouble.status, trouble.code, times=1, lost=trouble.lost) as fault:
            answer = await harness.alice.slash("piquet challenge", opponent=harness.bob)
        if answer.post is None and not harness.posts():
            assert fault.hits  # nothing arrived, and he knows it
            return
        offer = answer.post or harness.posts()[-1]
        with harness.fault(trouble.kind, trouble.status, trouble.code, times=1, lost=trouble.lost):
            await harness.bob.press(offer, offer.control(verb="accept").custom_id, may_fail=True)
            await recover(harness, database)
        assert len(query(database, "SELECT id FROM parties")) == 1
        await mend(harness, database)
        players = hardy(harness, 8)
        for _ in range(3):
            await play_in_trouble(harness, database, players, FaultCase(RequestKind.OTHER, 500, 0, lost=False, times=1))
        await check_places(harness)
        assert len(harness.threads) <= 1
        told = [
            post.text for post in (*harness.posts(), *(post for one in harness.threads for post in harness.posts(one)))
        ]
        assert sum("## Alice – Bob" in text for text in told) <= 2
        assert harness.take_errors() == []


# ------------------------------------------------------------------------------ kept before it is told


class Witness(RequestFault):
    """Sees with each request what is committed as it is sent."""

    def __init__(self, database: Path) -> None:
        super().__init__(RequestKind.OTHER)
        self._database = database
        self.answered: list[bool] = []
        self.early: list[Request] = []

    def strikes(self, request: Request) -> bool:
        shown = [int(seq) for seq in re.findall(r'"pq:1:[a-z]+:1:([0-9]+)', json.dumps(request.body))]
        if shown and max(shown) > seq_of(self._database):
            self.early.append(request)
        if request.kind is RequestKind.ANSWER:
            key = int(request.path.split("/")[2])
            self.answered.append(bool(query(self._database, "SELECT key FROM requests WHERE key = ?", key)))
        return False


async def test_a_decision_is_committed_before_anything_is_sent_of_it(database: Path) -> None:
    async with Harness(bot_at(database)) as harness:
        witness = Witness(database)
        harness.discord.faults.append(witness)
        await begin(harness)
        decided = 0
        for player in itertools.cycle(hardy(harness, 10)):
            if seq_of(database) > 60:
                break
            if player.person is to_act(harness, database):
                await player.decide(await player.hand(seq_of(database)))
                assert witness.answered[-1]
                decided += 1
        assert witness.answered.count(True) == decided
        assert witness.early == []


# ------------------------------------------------------------------------------ killed


STROKES = [
    CrashPoint(kind, done)
    for kind in (RequestKind.ANSWER, RequestKind.DM, RequestKind.TABLE, RequestKind.EDIT)
    for done in (False, True)
]


@pytest.mark.parametrize("nonces", ["remembered", "forgotten"])
@pytest.mark.parametrize("most", [30, pytest.param(1000, marks=LONG)])
async def test_killed_at_every_point_of_a_decision_and_started_again_nothing_is_lost_or_told_twice(
    database: Path, most: int, nonces: str
) -> None:
    """Each other life of the bot ends one point later, before or after a transaction or a request; the lives between
    end with one kind of request after the other.

    With nonces forgotten the next life begins when Discord knows of none: what was sent must be found where it stands.
    """
    async with Harness(bot_at(database)) as harness:
        harness.discord.faults.append(OneThreadPerMessage(harness))
        await begin(harness)
        players, countdown, deaths = hardy(harness, 9), 0, list[CrashPoint | None]()
        while (person := to_act(harness, database)) is not None and seq_of(database) < most:
            (player,) = [player for player in players if player.person is person]
            await harness.advance(1900 if len(deaths) % 2 else 60)  # the table says it anew, or goes on
            goal = STROKES[len(deaths) // 2 % len(STROKES)] if len(deaths) % 2 else None
            died, fell = await mortal_step(harness, database, player, countdown if goal is None else -1, goal)
            if died:
                deaths.append(fell)
                if nonces == "forgotten":
                    harness.discord._nonces.clear()
                await harness.restart()
            elif goal is None:
                countdown = -1
            countdown += goal is None
            await recover(harness, database)
            check_hands(harness, database)
        assert {None, *STROKES} <= set(deaths)
        await check_table_messages(harness)
        await check_places(harness)
        assert [len(harness.alice.dms()), len(harness.bob.dms())] == await expected_pings(harness, database)
        assert harness.take_errors() == []


async def mortal_step(
    harness: Harness, database: Path, player: PersistentPlayer, countdown: int, goal: CrashPoint | None
) -> tuple[bool, CrashPoint | None]:
    """One decision, during which the bot may crash; whether it crashed, and at which request."""
    hand = await player.hand(seq_of(database))
    crash = Crash(countdown)
    on_request = CrashOnRequest(harness, crash, goal)
    crash.watch(bot_of(harness).context.database)
    harness.discord.faults.append(on_request)
    player.crash = crash
    with suppress(BotCrashed, InteractionFailed):
        await player.decide(hand)
    await harness.settle()
    player.crash = None
    harness.discord.faults.remove(on_request)
    return crash.happened, on_request.crashed_at
