"""Makes Discord requests fail or crashes the bot, and checks the partie afterwards."""

import re
import sys
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from itertools import accumulate, pairwise
from pathlib import Path

import simcord

from bot.kit.talk.talk import talk
from bot.kit.words import words
from bot.model.ids import PartieId
from bot.piquet.actions import Play
from bot.piquet.deal import Deal
from bot.piquet.record import RecordedPartie
from bot.piquet.view import view
from bot.runtime.delivering import LONGEST_DELAY
from data import posts
from data.posts import Post as Row
from tests.fakes.simcord_harness import Harness, Person
from tests.support.crash_injection import Crash
from tests.support.discord.database_rows import query, seq_of, stored_rows
from tests.support.discord.table_checks import bot_of, game_of
from tests.support.message_reader import Control
from tests.support.messages import Response, VisibleMessage
from tests.support.players import Player, at_table, plain_text
from tests.support.random_choice import by_dm
from tests.support.requests_seen import REFUSALS, Request, RequestFault, RequestKind

MOVED = "The table has moved here"


# ------------------------------------------------------------------------------ faults


@dataclass(frozen=True, slots=True)
class FaultCase:
    """Requests of this kind fail ``times`` times: before execution, or after it if ``lost``."""

    kind: RequestKind
    status: int
    code: int
    lost: bool
    times: int

    def __str__(self) -> str:
        return f"{self.kind} {self.status} {self.code}{' lost' if self.lost else ''} x{self.times}"


def fault_cases() -> list[FaultCase]:
    """Returns every Discord error for every request kind, once and three times; a 500 also after execution.

    Leaves out "unknown message" and "unknown channel" for tables, because other tests delete real messages and
    channels.
    """
    kinds = {
        kind: refusals for kind, refusals in REFUSALS.items() if kind not in (RequestKind.DELETE, RequestKind.OTHER)
    }
    return [
        FaultCase(kind, status, code, lost, times)
        for times in (1, 3)
        for kind, refusals in kinds.items()
        for status, code in refusals
        if (kind, status) not in ((RequestKind.EDIT, 404), (RequestKind.TABLE, 404))
        for lost in ((False, True) if status == 500 else (False,))
    ]


class OneThreadPerMessage(RequestFault):
    """Refuses a second thread on a message, as Discord does but SimCord does not."""

    def __init__(self, harness: Harness) -> None:
        super().__init__(RequestKind.THREAD)
        self._harness = harness

    def strikes(self, request: Request) -> bool:
        found = re.fullmatch(r"/channels/\d+/messages/(\d+)/threads", request.path)
        if found and int(found[1]) in self._harness.discord.env.backend.channels:
            raise simcord.BackendError(400, 160004, "A thread has already been created for this message")
        return False


@dataclass(frozen=True, slots=True)
class CrashPoint:
    """Where the bot crashes: before sending a request of this kind, or after its execution if ``done``."""

    kind: RequestKind
    done: bool


class CrashOnRequest(RequestFault):
    """Crashes the bot before or after a request: at the end of ``crash``'s countdown, or at ``goal``.

    An interaction cut off by the crash does not fail the test. ``crashed_at`` is the request; None before the crash,
    and after a crash between two requests.
    """

    def __init__(self, harness: Harness, crash: Crash, goal: CrashPoint | None = None) -> None:
        super().__init__(RequestKind.OTHER)
        self._harness = harness
        self._crash = crash
        self._goal = goal
        self.crashed_at: CrashPoint | None = None

    def strikes(self, request: Request) -> bool:
        alive = not self._crash.happened
        try:
            self._strike(request.kind)
        finally:
            self._harness.discord.struck += self._crash.happened
            if alive and self._crash.happened:
                self.crashed_at = CrashPoint(request.kind, done=sys.exc_info()[0] is None)
        return False

    def _strike(self, kind: RequestKind) -> None:
        self._crash.happened |= self._goal == CrashPoint(kind, done=False)
        self._crash.checkpoint()
        self._crash.happened |= self._goal == CrashPoint(kind, done=True)
        self._crash.pass_checkpoint()


# ------------------------------------------------------------------------------ players of a failing bot


class BotCrashed(Exception): ...


class PersistentPlayer(Player):
    """Searches the DMs and the table for their hand message until the bot crashes."""

    crash: Crash | None = None

    def _choice(self, post: VisibleMessage) -> Control:
        if self.crash is not None and self.crash.happened:
            raise BotCrashed
        return super()._choice(post)

    async def hand(self, seq: int) -> VisibleMessage:
        """Returns the hand message for decision ``seq``: in the DMs, or opened from a table message with a ping."""
        found = by_dm(self.person)
        if found is not None and all(control.seq == str(seq) for control in found.controls if control.verb != "help"):
            return found
        called = [post for post in at_table(self.person.harness) if self.person.mention in post.text]
        assert called, f"nothing has reached {self.person}, who is to act"
        shown = await self.person.click(called[-1], verb="hand")
        assert shown.post is not None
        return shown.post

    async def decide(self, post: VisibleMessage) -> Response:
        answer = await super().decide(post)
        self.shown = None
        return answer


def to_act(harness: Harness, database: Path) -> Person | None:
    """Returns the player to act, or None if no player is."""
    ((seat,),) = query(database, "SELECT to_act FROM parties WHERE id = 1")
    return None if seat is None else (harness.alice, harness.bob)[seat]


async def recover(harness: Harness, database: Path) -> None:
    """Advances the clock until the outbox is empty, or has only messages for a closed channel."""
    for _ in range(40):
        await harness.settle()
        due = query(database, "SELECT min(due_at) FROM outbox")[0][0]
        refused = query(database, "SELECT id FROM outbox WHERE place = 'table' AND kind = 'ring' AND attempts > 0")
        if due is None or (refused and due > harness.now.timestamp() + LONGEST_DELAY):
            return
        await harness.advance(max(due - harness.now.timestamp(), 0) + 1)
    raise AssertionError(f"never told: {stored_rows(database)['outbox']}")


# ------------------------------------------------------------------------------ checks


async def check_places(harness: Harness, deleted: Collection[int] = ()) -> None:
    """Checks that public messages report each action once, in order and as stored, without other messages.

    A moved table may repeat its unfinished deal. ``deleted`` has the ids of messages deleted by people.
    """
    game, rows = (
        await game_of(harness),
        await bot_of(harness).context.database.read(lambda tx: posts.posts(tx, PartieId(1))),
    )
    standing = {post.id: post for place in (harness.channel, *harness.threads) for post in harness.posts(place)}
    told = 0
    for table in _tables(rows, standing):
        talks = [row for row in table if row.first_seq <= row.last_seq]
        assert all(after.first_seq == before.last_seq + 1 for before, after in pairwise(talks)), talks
        assert not talks or talks[0].first_seq == told or (talks[0].first_seq <= told and _is_start(game, talks[0]))
        told = max(told, *(row.last_seq + 1 for row in table))
    assert told == sum(len(deal.log) for deal in game.deals)
    for row in rows:
        assert row.message in standing or row.message in deleted or row.channel not in _places(harness)
        if row.message in standing:
            _check_text(game, row, plain_text(standing[row.message].text))
    recorded = {row.message for row in rows}
    others = [post.text for post in standing.values() if post.id not in recorded and _of_table(post)]
    assert not others, f"said, and not known to have been said: {others}"


def _places(harness: Harness) -> set[int]:
    return {harness.channel.id, *(thread.id for thread in harness.threads)}


def _of_table(post: VisibleMessage) -> bool:
    return any(control.verb in ("hand", "rematch") for control in post.controls)


def _tables(rows: list[Row], standing: dict[int, VisibleMessage]) -> Iterator[list[Row]]:
    table: list[Row] = []
    for row in rows:
        if table and (row.channel != table[-1].channel or MOVED in getattr(standing.get(row.message), "text", "")):
            yield table
            table = []
        table.append(row)
    yield table


def _is_start(game: RecordedPartie, row: Row) -> bool:
    lengths = [len(deal.log) for deal in game.deals]
    return row.first_seq in (sum(lengths[:number]) for number in range(len(lengths)))


def _check_text(game: RecordedPartie, row: Row, text: str) -> None:
    before = 0
    for deal in game.deals:
        first, last = row.first_seq - before, row.last_seq + 1 - before
        if 0 <= first < last and first < len(deal.log):
            said = "\n".join(talk(words(), view(deal, None), game.players, first, last, beside=(Play,)))
            assert said in text.replace("\n-# ", "\n"), f"{row} should say\n{said}\nand says\n{text}"
            assert ("```" in text) == (deal.over and last == len(deal.log))
        before += len(deal.log)


def check_hands(harness: Harness, database: Path) -> None:
    """Checks that no player has two live hand messages, and the player to act has a current one or was pinged."""
    for one in (harness.alice, harness.bob):
        assert len(one.lives()) <= 1, [post.text for post in one.lives()]
    person, seq = to_act(harness, database), seq_of(database)
    if person is not None and (live := by_dm(person)) is not None:
        assert {control.seq for control in live.controls if control.verb != "help"} == {str(seq)}


async def expected_pings(harness: Harness, database: Path) -> list[int]:
    """Returns how many hand messages each seat gets if no request fails.

    A player gets one at the start, one for each further deal, one for each turn that began while they waited, and one
    if the opponent ends the partie.
    """
    game = await game_of(harness)
    turns, movers = _turns(game)
    dealt = set(accumulate(len(deal.log) for deal in game.deals[:-1]))
    decisions = [seq for (seq,) in query(database, "SELECT seq FROM requests ORDER BY seq")]
    rung = [1, 1]
    for seq, after in pairwise([*decisions, len(movers)]):
        other = 1 - movers[seq]
        if dealt & set(range(seq + 1, after + 1)):
            rung = [rung[0] + 1, rung[1] + 1]
            continue
        rung[other] += turns[after] is None or (turns[after] == other and turns[seq] != other)
    return rung


def _turns(game: RecordedPartie) -> tuple[list[int | None], list[int]]:
    turns: list[int | None] = []
    for deal in game.deals:
        again = Deal(deal.rules, deal.dealer, deal.dealt, deal.talon)
        for action in deal.log:
            turns.append(again.to_move)
            again.do(action)
    last = game.deals[-1]
    return [*turns, None if game.outcome else last.to_move], [action.seat for deal in game.deals for action in deal.log]
