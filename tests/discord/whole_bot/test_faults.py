import itertools
import json
import random
import re
from contextlib import suppress
from pathlib import Path

import pytest

from bot.features.tables import delivery
from bot.runtime import limits
from tests.fakes.simcord_harness import Harness, Person
from tests.support.crash_injection import Crash
from tests.support.discord.database_rows import SeededSecrets, query, seq_of, stored_rows
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


def sampled(case: FaultCase) -> bool:
    """Whether to run this failure at every commit: a lost answer for each request kind, and the first refusal."""
    refusals = [one for one in fault_cases() if one.kind is case.kind and one.times == 1 and one.status < 500]
    return case.lost or case in refusals[:1]


ONCE = [pytest.param(one, id=str(one), marks=() if sampled(one) else LONG) for one in fault_cases() if one.times == 1]
"""Every failure that happens once."""


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Returns the database path, and makes packs equal in every run."""
    monkeypatch.setattr("bot.client.new_secret", SeededSecrets(1))
    return tmp_path / "piquet.sqlite3"


def persistent_players(harness: Harness, seed: int) -> list[PersistentPlayer]:
    dice = random.Random(seed)
    return [PersistentPlayer(person, dice) for person in (harness.alice, harness.bob)]


async def decide_with_fault(harness: Harness, database: Path, players: list[PersistentPlayer], case: FaultCase) -> None:
    person = to_act(harness, database)
    (player,) = [player for player in players if player.person is person]
    seq = seq_of(database)
    hand = await player.hand(seq)
    with harness.fault(case.kind, case.status, case.code, times=case.times, lost=case.lost):
        await player.decide(hand)
        await recover(harness, database)
    assert seq_of(database) > seq
    check_hands(harness, database)


async def ask_for_what_is_missing(harness: Harness, database: Path) -> None:
    """Makes players ask for hands missing because of closed DMs, and for a table without a channel."""
    for (user,) in query(database, "SELECT id FROM users WHERE dms_closed"):
        person = next(one for one in (harness.alice, harness.bob) if one.id == user)
        await person.slash("piquet hand", harness.channel)
    if query(database, "SELECT id FROM parties WHERE table_channel IS NULL AND ended_at IS NULL"):
        await harness.alice.slash("piquet table", harness.channel)
    await recover(harness, database)


# ------------------------------------------------------------------------------ while a partie is played


@LONG
@pytest.mark.parametrize("seed", [1, 2])
async def test_a_partie_survives_every_failure_of_every_kind_of_request(database: Path, seed: int) -> None:
    # Each kind comes once before any comes again, since nobody knows how many decisions the partie has.
    dice, cases = random.Random(seed), fault_cases()
    ready = [case for _ in range(6) for case in dice.sample(cases, len(cases))]
    async with Harness(bot_at(database)) as harness:
        harness.discord.faults.append(OneThreadPerMessage(harness))
        await begin(harness)
        players, met = persistent_players(harness, seed), []
        while to_act(harness, database) is not None:
            met.append(ready.pop())
            try:
                await decide_with_fault(harness, database, players, met[-1])
                await ask_for_what_is_missing(harness, database)
            except AssertionError as error:
                raise AssertionError(f"after {met[-1]}, decision {seq_of(database)}: {error}") from error
        assert {(one.kind, one.status, one.code, one.lost) for one in met} == {
            (one.kind, one.status, one.code, one.lost) for one in fault_cases()
        }
        await check_places(harness)
        assert stored_rows(database)["outbox"] == []
        assert harness.take_errors() == []


SERVER_ERRORS = [case for case in fault_cases() if case.status == 500]


@pytest.mark.parametrize("case", [pytest.param(one, id=str(one), marks=LONG) for one in SERVER_ERRORS])
async def test_a_lasting_failure_loses_nothing_and_repeats_no_message_or_ping(database: Path, case: FaultCase) -> None:
    """Discord fails in one way for a whole deal: there are as many pings as without failures, and one table."""
    async with Harness(bot_at(database)) as harness:
        harness.discord.faults.append(OneThreadPerMessage(harness))
        offer = await challenge(harness.alice, harness.bob)
        with harness.fault(case.kind, 500, times=case.times, lost=case.lost):
            await harness.bob.press(offer, offer.control(verb="accept").custom_id, may_fail=True)
            await recover(harness, database)
        players = persistent_players(harness, 4)
        while seq_of(database) < 34:
            await decide_with_fault(harness, database, players, case)
        await check_table_messages(harness)
        await check_places(harness)
        assert len(harness.threads) == 1
        assert [len(harness.alice.dms()), len(harness.bob.dms())] == await expected_pings(harness, database)


async def test_many_simultaneous_failures_cause_no_additional_pings(database: Path) -> None:
    dice = random.Random(5)
    async with Harness(bot_at(database)) as harness:
        harness.discord.faults.append(OneThreadPerMessage(harness))
        await begin(harness)
        players = persistent_players(harness, 5)
        while seq_of(database) < 40:
            await decide_with_fault(harness, database, players, dice.choice(SERVER_ERRORS))
        await check_table_messages(harness)
        await check_places(harness)
        assert [len(harness.alice.dms()), len(harness.bob.dms())] == await expected_pings(harness, database)


async def test_a_partie_continues_while_no_message_gets_through(database: Path) -> None:
    """Neither DMs nor table messages get through; the players use the answers to their clicks."""
    async with Harness(bot_at(database)) as harness:
        await begin(harness)
        table, players = at_table(harness)[0], persistent_players(harness, 6)
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


# ------------------------------------------------------------------------------ deleted things


@pytest.mark.parametrize("seed", [1, *(pytest.param(seed, marks=LONG) for seed in (2, 3))])
async def test_deleted_messages_and_threads_are_replaced(database: Path, seed: int) -> None:
    """Deletes table messages, hands and the thread, between two decisions or while the bot is down."""
    dice = random.Random(seed)
    async with Harness(bot_at(database)) as harness:
        harness.discord.faults.append(OneThreadPerMessage(harness))
        await begin(harness)
        players, deleted = persistent_players(harness, seed), set[int]()
        while to_act(harness, database) is not None and (seed > 1 or seq_of(database) < 60):
            await decide_with_fault(
                harness, database, players, FaultCase(RequestKind.OTHER, 500, 0, lost=False, times=1)
            )
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
    return harness.bob if to_act(harness, database) is harness.alice else harness.alice


@pytest.mark.parametrize("permission", ["send_messages_in_threads", "view_channel"])
async def test_a_table_leaves_a_channel_that_refuses_the_bot(
    database: Path, permission: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(delivery, "FRESH", HALF_AN_HOUR)
    async with Harness(bot_at(database)) as harness:
        await begin(harness)
        players = persistent_players(harness, 7)
        for _ in range(6):
            await decide_with_fault(
                harness, database, players, FaultCase(RequestKind.OTHER, 500, 0, lost=False, times=1)
            )
        harness.withhold(permission)
        await harness.advance(HALF_AN_HOUR)  # past the time in which the last message would be changed
        for _ in range(3):
            await decide_with_fault(
                harness, database, players, FaultCase(RequestKind.OTHER, 500, 0, lost=False, times=1)
            )
        ((place,),) = query(database, "SELECT table_channel FROM parties")
        assert place == (None if permission == "view_channel" else harness.channel.id)
        harness.withhold()
        await ask_for_what_is_missing(harness, database)
        await check_places(harness)
        await decide_with_fault(harness, database, players, FaultCase(RequestKind.OTHER, 500, 0, lost=False, times=1))
        await check_places(harness)


# ------------------------------------------------------------------------------ the start


@pytest.mark.sampled(6)
@pytest.mark.parametrize("case", ONCE)
async def test_a_partie_starts_even_if_any_request_of_its_challenge_fails(database: Path, case: FaultCase) -> None:
    async with Harness(bot_at(database)) as harness:
        harness.discord.faults.append(OneThreadPerMessage(harness))
        with harness.fault(case.kind, case.status, case.code, times=1, lost=case.lost) as fault:
            answer = await harness.alice.slash("piquet challenge", opponent=harness.bob)
        if answer.post is None and not harness.posts():
            assert fault.hits  # nothing arrived, and the player knows it
            return
        offer = answer.post or harness.posts()[-1]
        with harness.fault(case.kind, case.status, case.code, times=1, lost=case.lost):
            await harness.bob.press(offer, offer.control(verb="accept").custom_id, may_fail=True)
            await recover(harness, database)
        assert len(query(database, "SELECT id FROM parties")) == 1
        await ask_for_what_is_missing(harness, database)
        players = persistent_players(harness, 8)
        for _ in range(3):
            await decide_with_fault(
                harness, database, players, FaultCase(RequestKind.OTHER, 500, 0, lost=False, times=1)
            )
        await check_places(harness)
        assert len(harness.threads) <= 1
        told = [
            post.text for post in (*harness.posts(), *(post for one in harness.threads for post in harness.posts(one)))
        ]
        assert sum("## Alice – Bob" in text for text in told) <= 2
        assert harness.take_errors() == []


# ------------------------------------------------------------------------------ stored before it is told


class Witness(RequestFault):
    """Records each request with the rows committed when it was sent."""

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


async def test_a_decision_is_committed_before_anything_is_sent(database: Path) -> None:
    async with Harness(bot_at(database)) as harness:
        witness = Witness(database)
        harness.discord.faults.append(witness)
        await begin(harness)
        decided = 0
        for player in itertools.cycle(persistent_players(harness, 10)):
            if seq_of(database) > 60:
                break
            if player.person is to_act(harness, database):
                await player.decide(await player.hand(seq_of(database)))
                assert witness.answered[-1]
                decided += 1
        assert witness.answered.count(True) == decided
        assert witness.early == []


# ------------------------------------------------------------------------------ crashes


HALF_AN_HOUR = 1800
"""Seconds until a table message is too old to edit, in this test; after a day the players would be reminded."""
CRASH_POINTS = [
    CrashPoint(kind, done)
    for kind in (RequestKind.ANSWER, RequestKind.DM, RequestKind.TABLE, RequestKind.EDIT)
    for done in (False, True)
]


@pytest.mark.parametrize("nonces", [pytest.param("remembered", marks=LONG), "forgotten"])
@pytest.mark.parametrize("most", [30, pytest.param(1000, marks=LONG)])
async def test_a_crash_at_any_checkpoint_loses_nothing_and_repeats_nothing(
    database: Path, monkeypatch: pytest.MonkeyPatch, most: int, nonces: str
) -> None:
    """Crashes the bot at one checkpoint after another, before and after transactions and requests.

    Every second crash is at a kind of request instead, one kind after another. With nonces forgotten, Discord does not
    recognise a repeated message, so the bot itself must find the sent message.
    """
    # SimCord waits for a restarted bot without letting its timers run: three messages would wait for each other.
    monkeypatch.setattr(limits, "APART", 0.0)
    monkeypatch.setattr(delivery, "FRESH", HALF_AN_HOUR)
    async with Harness(bot_at(database)) as harness:
        harness.discord.faults.append(OneThreadPerMessage(harness))
        await begin(harness)
        players, countdown, crashes = persistent_players(harness, 9), 0, list[CrashPoint | None]()
        while (person := to_act(harness, database)) is not None and seq_of(database) < most:
            (player,) = [player for player in players if player.person is person]
            await harness.advance(HALF_AN_HOUR if len(crashes) % 2 else 60)  # the table says it anew, or goes on
            goal = CRASH_POINTS[len(crashes) // 2 % len(CRASH_POINTS)] if len(crashes) % 2 else None
            crashed, point = await step_with_crash(harness, database, player, countdown if goal is None else -1, goal)
            if crashed:
                crashes.append(point)
                if nonces == "forgotten":
                    harness.discord._nonces.clear()
                await harness.restart()
            elif goal is None:
                countdown = -1
            countdown += goal is None
            await recover(harness, database)
            check_hands(harness, database)
        assert {None, *CRASH_POINTS} <= set(crashes)
        await check_table_messages(harness)
        await check_places(harness)
        assert [len(harness.alice.dms()), len(harness.bob.dms())] == await expected_pings(harness, database)
        assert harness.take_errors() == []


async def step_with_crash(
    harness: Harness, database: Path, player: PersistentPlayer, countdown: int, goal: CrashPoint | None
) -> tuple[bool, CrashPoint | None]:
    """Makes one decision, perhaps with a crash. Returns whether and at which request the bot crashed."""
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
