from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.discord_messenger import attempt
from bot.runtime.messenger import Failure, Reply


def refusal(message: str | dict[str, Any]) -> discord.Forbidden:
    response: Any = SimpleNamespace(status=403, reason="Forbidden")
    return discord.Forbidden(response, message)


async def reply_to(error: Exception) -> Reply:
    async def send() -> Reply:
        raise error

    return await attempt(send)


@pytest.mark.parametrize(
    "message",
    [
        "<!DOCTYPE html><title>Access denied | discord.com used Cloudflare to restrict access</title>",
        "error code: 1015",
        "",
        {"message": "internal network error", "code": 40333},
    ],
    ids=["page", "text", "nothing", "JSON"],
)
async def test_a_cloudflare_block_does_not_count_against_the_person_or_channel(message: str | dict[str, Any]) -> None:
    assert await reply_to(refusal(message)) is Failure.LATER


@pytest.mark.parametrize(
    "message",
    [{"message": "Cannot send messages to this user", "code": 50007}, {"message": "403: Forbidden", "code": 0}],
    ids=["DMs", "unknown"],
)
async def test_a_discord_refusal_means_the_person_or_channel_is_closed(message: dict[str, Any]) -> None:
    assert await reply_to(refusal(message)) is Failure.CLOSED
