"""Holds requests back while Discord refuses everything, or while another bot process may be active."""

import json
from collections.abc import Awaitable, Callable
from typing import Final

import aiohttp

from bot.runtime.limits import Refusals

BAD_REQUEST: Final = 400
UNAUTHORIZED: Final = 401
FORBIDDEN: Final = 403
TOO_MANY: Final = 429
BLOCKED: Final = 40333
"""Cloudflare's error code for a blocked bot. The status is 403, as in Discord's own refusals."""
UNKNOWN_EMOJI: Final = b"INVALID_EMOJI"
"""Part of Discord's answer (400) to a control with a deleted emoji."""
_API: Final = "/api/"
_ANSWERS: Final = ("/interactions/", "/webhooks/")


class HeldBack(aiohttp.ClientError):
    """Raised instead of sending a request. The sender retries it like a lost request."""


class RequestGate:
    def __init__(
        self,
        refusals: Refusals,
        on_unknown_emoji: Callable[[], None] = lambda: None,
        # Whether this process may change Discord; the argument tells whether the request answers a click.
        may_act: Callable[[bool], Awaitable[bool]] | None = None,
    ) -> None:
        self._refusals = refusals
        self._may_act = may_act
        self._on_unknown_emoji = on_unknown_emoji

    def watch(self, trace: aiohttp.TraceConfig) -> aiohttp.TraceConfig:
        trace.on_request_start.append(self._begins)
        trace.on_request_end.append(self._ended)
        return trace

    async def _begins(self, _: object, __: object, request: aiohttp.TraceRequestStartParams) -> None:
        path = request.url.path
        answers_click = _answers_click(path)
        if request.method != "GET" and self._may_act is not None and not await self._may_act(answers_click):
            raise HeldBack(f"{request.method} is held back, because another process may have taken over")
        if path.startswith(_API) and not self._refusals.may_send(answers_click=answers_click):
            raise HeldBack(f"{request.method} is held back, because Discord refuses all requests")

    async def _ended(self, _: object, __: object, request: aiohttp.TraceRequestEndParams) -> None:
        path, status = request.url.path, request.response.status
        if path.startswith(_API):
            refused = status in (UNAUTHORIZED, FORBIDDEN, TOO_MANY)
            whole_bot = refused and (status == UNAUTHORIZED or not await _is_of_discord(request.response))
            self._refusals.record(refused=refused, whole_bot=whole_bot, answers_click=_answers_click(path))
            if status == BAD_REQUEST and UNKNOWN_EMOJI in await request.response.read():
                self._on_unknown_emoji()


def _answers_click(path: str) -> bool:
    return any(part in path for part in _ANSWERS)


async def _is_of_discord(response: aiohttp.ClientResponse) -> bool:
    # Cloudflare can block the bot's address, with answers of its own.
    if response.status == TOO_MANY and "Via" not in response.headers:
        return False
    if response.content_type != "application/json":
        return False
    return response.status != FORBIDDEN or _code_of(await response.read()) != BLOCKED


def _code_of(body: bytes) -> object:
    try:
        told = json.loads(body)
    except ValueError:
        return None
    return told.get("code") if isinstance(told, dict) else None
