from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest

from bot.discord_messenger import DiscordMessenger
from bot.kit.pictures.picture import Renderer
from bot.runtime.languages import Languages


def failed(kind: type[discord.HTTPException], status: int, message: str | dict[str, Any]) -> discord.HTTPException:
    response: Any = SimpleNamespace(status=status, reason="")
    return kind(response, message)


class Server:
    def __init__(self, error: Exception) -> None:
        self.errors = [error]

    async def get_guild(self, _: int) -> dict[str, Any]:
        if self.errors:
            raise self.errors.pop()
        return {"preferred_locale": "fr"}


async def locales(error: Exception) -> list[str]:
    client: Any = SimpleNamespace(http=Server(error))
    messenger = DiscordMessenger(client, Renderer(), Languages())
    return [await messenger._asked_locale(77) for _ in range(2)]


@pytest.mark.parametrize(
    "error",
    [
        failed(discord.HTTPException, 401, {"message": "401: Unauthorized", "code": 0}),
        failed(discord.HTTPException, 429, "<html>"),
        failed(discord.Forbidden, 403, "<html>"),
        failed(discord.DiscordServerError, 500, ""),
        aiohttp.ClientError(),
    ],
    ids=["401", "429", "403", "500", "cut"],
)
async def test_the_bot_asks_for_a_locale_again_if_discord_did_not_answer(error: Exception) -> None:
    assert await locales(error) == ["en", "fr"]


@pytest.mark.parametrize(
    "error",
    [
        failed(discord.Forbidden, 403, {"message": "Missing Access", "code": 50001}),
        failed(discord.NotFound, 404, {"message": "Unknown Guild", "code": 10004}),
    ],
    ids=["403", "404"],
)
async def test_the_bot_asks_only_once_about_a_server_that_it_has_left(error: Exception) -> None:
    assert await locales(error) == ["en", "en"]
