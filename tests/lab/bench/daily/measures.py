"""Measures viewing and closing a day with ten people and with ten thousand."""

import asyncio
import gc
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from pathlib import Path
from statistics import median
from time import process_time
from typing import Final

from bot.features.daily import channel, compare, standings
from bot.features.daily.day_posts import PAUSE, DayPosts
from bot.features.daily.keeper import DayCloser
from bot.features.daily.page import page_of
from bot.features.daily.service import AT_ONCE
from bot.features.daily.view import day_view
from bot.features.servers.service import ServerChanges, save_server_settings
from bot.kit.words import words
from bot.model.changes import DayChanged
from data import daily
from data.daily import DayRow
from data.store.kept_reads import RENEWED_AFTER
from data.store.transaction import Transaction
from tests.fakes.fake_messenger import FakeMessenger
from tests.fakes.service_context import hear
from tests.lab.bench import goals
from tests.lab.bench.daily.filled import CHANNEL, GUILD, IN_PLAY, PLAYERS, FilledDay, filled_day
from tests.support.figures import Figure, Goal

FEW: Final = 10
MANY: Final = 10_000
TIMES: Final = 60
"""Views per figure, alternating between both days, one clock second apart."""
MINUTE: Final = 60
SHARE: Final = 8
"""The most processor time, in percent, for the work repeated every ten seconds."""
STATEMENTS: Final = 100
LONGEST: Final = 200
"""The most milliseconds for a reading transaction, because clicks wait for it."""
EDITS: Final = 6
"""The most channel message edits per minute."""


Look = Callable[[FilledDay, int], Awaitable[object]]
"""A person's view of a day."""


def day_of_many() -> Iterator[Figure]:
    with tempfile.TemporaryDirectory(prefix="piquet-day-") as folder:
        yield from asyncio.run(_measured(Path(folder)))


async def _measured(folder: Path) -> list[Figure]:
    async with filled_day(folder / "few.sqlite3", FEW) as few, filled_day(folder / "many.sqlite3", MANY) as many:
        # The bot does this once it has started (bot/admin/cli/run.py).
        gc.collect()
        gc.freeze()
        return [
            *await _looked("a page of the day", goals.DAY_PAGE, (few, many), _page),
            *await _looked("Compare", goals.DAY_COMPARE, (few, many), _comparison),
            await _open_message(many),
            await _edits(many),
            *await _closed(many),
        ]


async def _looked(name: str, goal: Goal, days: tuple[FilledDay, FilledDay], look: Look) -> list[Figure]:
    took: tuple[list[float], list[float]] = ([], [])
    statements, longest = 0, 0.0
    for number in range(TIMES):
        for day, times in zip(days, took, strict=True):
            day.clock.now += 1
            await day.context.database.write(partial(_changes, day=day))
            finishers = day.finishers
            day.watch.statements, day.watch.longest = 0, 0.0
            began = process_time()
            await look(day, finishers[number % len(finishers)])
            times.append(process_time() - began)
        statements, longest = max(statements, days[1].watch.statements), max(longest, days[1].watch.longest)
    few, many = took
    return [
        goal.measured(median(many) / median(few)),
        _share(f"everyone's results for {name}", max(many)),
        Figure(f"the same: statements, {AT_ONCE:,} rows each", statements, "at the most", STATEMENTS),
        Figure("the same: longest transaction", 1e3 * longest, "milliseconds of the processor", LONGEST),
    ]


def _share(name: str, took: float) -> Figure:
    return Figure(f"{name}, read at most every ten seconds", 100 * took / RENEWED_AFTER, "% of a processor", SHARE)


def _changes(tx: Transaction, day: FilledDay) -> None:
    tx.note(DayChanged(day.day.id))


async def _page(day: FilledDay, user: int) -> object:
    page = await page_of(day.context, user, GUILD)
    assert page.me is not None
    assert page.me.place is not None
    return day_view(words("en"), page, here=True)


async def _comparison(day: FilledDay, user: int) -> object:
    return await compare.comparison(day.context, day.day, 0, user)


async def _open_message(day: FilledDay) -> Figure:
    row = await day.context.database.read(partial(_row, day=day))
    took = []
    for _ in range(TIMES // 10):
        began = process_time()
        await day.context.database.read(lambda tx: channel.open_post(tx, row))
        took.append(process_time() - began)
    return _share("the open message of the channel", median(took))


def _row(tx: Transaction, day: FilledDay) -> DayRow:
    row = daily.day_with(tx, day.day.id)
    assert row is not None
    return row


async def _edits(day: FilledDay) -> Figure:
    await save_server_settings(day.context, GUILD, ServerChanges(daily_channel=CHANNEL))
    messenger = FakeMessenger()
    posts = DayPosts(day.context, messenger)
    unsubscribe = hear(day.context, posts)
    for _ in range(2):
        # The anchor is posted as well, then its claim.
        posts.check_soon(GUILD)
        await posts.do()
        day.clock.now += PAUSE
    messenger.sent.clear()
    for _ in range(MINUTE):
        day.clock.now += 1
        await day.one_more()
        due = await posts.next_due()
        if due is not None and due <= day.clock.now:
            await posts.do()
    unsubscribe()
    edits = messenger.sent.count("edit_day")
    assert edits, messenger.sent
    return Figure("edits of the message of the channel while someone finishes each second", edits, "a minute", EDITS)


async def _closed(day: FilledDay) -> list[Figure]:
    day.clock.now, day.watch.statements, day.watch.longest = day.day.closes_at, 0, 0.0
    began = process_time()
    await DayCloser(day.context).do()
    took, longest = process_time() - began, day.watch.longest
    in_play = MANY // PLAYERS * len(IN_PLAY)
    day.watch.longest = 0
    row = await day.context.database.read(partial(_row, day=day))
    began = process_time()
    found = await standings.results(day.context, row.id)
    table = await day.context.database.read(lambda tx: channel.closed_post(tx, row, found))
    of_table = process_time() - began
    assert table.results is not None
    assert len(table.results.people) == channel.SHOWN
    return [
        Figure(f"the close of a day with {in_play:,} deals in play", took, "seconds of the processor"),
        goals.DAY_CLOSE.measured(longest),
        _share("the closed table of the channel", of_table),
        Figure("the same: longest transaction", 1e3 * day.watch.longest, "milliseconds of the processor", LONGEST),
    ]
