import re
import sqlite3
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

import discord
import pytest

from bot import application_emoji
from bot.application_emoji import ApplicationEmoji, store_emoji
from bot.client import PiquetBot
from bot.config import Settings
from bot.kit import card_emoji
from bot.kit.card_emoji import BACK, mention
from bot.runtime.agenda import Agenda
from tests.fakes.simcord_harness import Harness
from tests.support.discord.table_checks import bot_of
from tests.support.players import bot_at

ALL = sorted(card_emoji.files())
MINUTE, HOUR = 60, 3600


def limit_uploads(monkeypatch: pytest.MonkeyPatch, most: int) -> None:
    """Makes discord.py refuse each upload after ``most``, for an hour."""
    create, calls = discord.Client.create_application_emoji, count()

    async def limited(client: discord.Client, **given: Any) -> discord.Emoji:
        if next(calls) % (most + 1) == most:
            raise discord.RateLimited(HOUR)
        return await create(client, **given)

    monkeypatch.setattr(discord.Client, "create_application_emoji", limited)


def refuse_list(monkeypatch: pytest.MonkeyPatch) -> None:
    async def refused(_: discord.Client) -> list[discord.Emoji]:
        raise discord.RateLimited(HOUR)

    monkeypatch.setattr(discord.Client, "fetch_application_emojis", refused)


def without_emoji(database: Path) -> Harness:
    return Harness(bot_at(database), emoji=False)


def lines(harness: Harness) -> list[str]:
    return [line for line in harness.log_text.splitlines() if "bot.application_emoji" in line or "of cards" in line]


def posted(harness: Harness) -> int:
    return sum(request.path.endswith("/emojis") and request.method == "POST" for request in harness.discord.requests)


async def test_an_application_without_emoji_gets_all_of_them_once(database: Path) -> None:
    async with without_emoji(database) as harness:
        await harness.advance(MINUTE)
        assert sorted(harness.discord.emoji) == ALL
        assert mention(BACK) is not None
        await harness.restart()
        assert sorted(harness.discord.emoji) == ALL
        said = [re.sub(r".*?: ", "", line, count=1) for line in lines(harness)]
        assert said == [
            "cards are text until the application has all emoji of cards",
            "the application lacks 145 of 145 emoji of cards; uploading them",
            "the application has all 145 emoji of cards",
            "cards are emoji from now on",
        ]


async def test_emoji_that_the_application_has_are_not_uploaded_again(database: Path) -> None:
    async with Harness(bot_at(database)) as harness:
        assert posted(harness) == 0
        assert mention(BACK) is not None


async def test_a_restarted_bot_shows_emoji_before_discord_lists_them(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Harness(bot_at(database)) as harness:
        refuse_list(monkeypatch)
        card_emoji.install({})
        await harness.restart()
        assert mention(BACK) is not None


async def test_emoji_of_another_application_are_not_shown(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with Harness(bot_at(database)) as harness:
        context, ids = bot_of(harness).context, {name: number for number, name in enumerate(ALL)}
        await context.database.write(partial(store_emoji, application=1, ids=ids))
        with monkeypatch.context() as patched:
            refuse_list(patched)
            await harness.restart()
            assert mention(BACK) is None
        await harness.restart()
        assert mention(BACK) is not None


async def test_the_bot_waits_out_an_hour_long_rate_limit(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    limit_uploads(monkeypatch, 50)
    async with without_emoji(database) as harness:
        await harness.advance(MINUTE)
        for hour in range(1, 3):
            assert len(harness.discord.emoji) == 50 * hour
            assert mention(BACK) is None
            await harness.advance(HOUR)
        assert sorted(harness.discord.emoji) == ALL
        assert mention(BACK) is not None
        assert "the application has 50 of 145 emoji of cards" in harness.log_text
        assert not any("cannot be uploaded" in line for line in lines(harness))


async def test_an_upload_interrupted_by_a_restart_resumes_where_it_stopped(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    limit_uploads(monkeypatch, 60)
    async with without_emoji(database) as harness:
        await harness.advance(MINUTE)
        assert len(harness.discord.emoji) == 60
        await harness.restart()
        await harness.advance(MINUTE)
        assert len(harness.discord.emoji) == 120
        assert mention(BACK) is None
        await harness.restart()
        await harness.advance(MINUTE)
        assert sorted(harness.discord.emoji) == ALL
        assert mention(BACK) is not None


async def test_two_simultaneous_processes_upload_only_one_set(database: Path) -> None:
    async with without_emoji(database) as harness:
        bot = bot_of(harness)
        with harness.discord.as_bot():
            other = Agenda(bot.context)
            other.add(ApplicationEmoji(bot, bot.context, bot.application_id or 0))
            await other.start()
        await harness.advance(10 * MINUTE)
        assert sorted(harness.discord.emoji) == ALL
        assert mention(BACK) is not None


async def test_emoji_that_the_owner_deletes_come_back_at_the_next_start(database: Path) -> None:
    async with Harness(bot_at(database)) as harness:
        harness.discord.clear_emoji()
        await harness.restart()
        await harness.advance(MINUTE)
        assert sorted(harness.discord.emoji) == ALL
        back = await bot_of(harness).fetch_application_emojis()
        assert [mention(one.name[:-5]) for one in back] == [f"<:{one.name}:{one.id}>" for one in back]


async def test_stored_emoji_are_shown_once_the_database_can_be_read(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Harness(bot_at(database)) as harness:
        emoji, failures = bot_of(harness)._emoji, count()
        load = emoji.load

        async def failing() -> None:
            if next(failures) == 0:
                raise sqlite3.OperationalError("disk I/O error")
            await load()

        monkeypatch.setattr(emoji, "load", failing)
        await emoji.forget()
        await harness.advance(10 * MINUTE)
        assert mention(BACK) is not None


@pytest.mark.sampled(2)
@pytest.mark.parametrize(("status", "code"), [(500, 0), (403, 50001), (401, 0), (400, 30008), (400, 50035)])
async def test_the_bot_logs_a_refusal_once_and_tries_again(database: Path, status: int, code: int) -> None:
    harness = without_emoji(database)
    with harness.fault("emoji", status, code) as fault:
        async with harness:
            assert mention(BACK) is None
            await harness.advance(10 * MINUTE)
            assert len([line for line in lines(harness) if "cannot be uploaded" in line]) == 1
            fault.times = fault.hits
            await harness.advance(application_emoji.LONGEST_PAUSE)
            assert sorted(harness.discord.emoji) == ALL
            assert mention(BACK) is not None


async def test_a_host_can_turn_emoji_off(database: Path) -> None:
    async with Harness(lambda: PiquetBot(Settings(database=database, cards="text")), emoji=False) as harness:
        await harness.advance(MINUTE)
        assert harness.discord.emoji == []
    async with Harness(lambda: PiquetBot(Settings(database=database, cards="text"))) as harness:
        assert mention(BACK) is None


async def test_the_bot_logs_where_to_delete_emoji_when_the_application_is_full(database: Path) -> None:
    harness = without_emoji(database)
    with harness.fault("emoji", 400, 30008):
        async with harness:
            assert "so delete some on its page in Discord's Developer Portal" in harness.log_text


async def test_an_emoji_whose_upload_response_was_lost_is_not_uploaded_twice(database: Path) -> None:
    harness = without_emoji(database)
    with harness.fault("emoji", 500, times=1, lost=True):
        async with harness:
            await harness.advance(10 * MINUTE)
            assert sorted(harness.discord.emoji) == ALL
