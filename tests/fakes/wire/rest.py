import asyncio
import re
import traceback
from collections.abc import Callable, Set
from typing import Any

from aiohttp import BodyPartReader, web

from tests.fakes.wire.api_errors import ApiError, invalid_form, no_such_route, unauthorized, unknown_emoji
from tests.fakes.wire.payloads import to_json
from tests.fakes.wire.policy import Fault, FaultKind, Faults, Settings
from tests.fakes.wire.rate_limits import RateLimited, RateLimits
from tests.fakes.wire.routes import Route, Routes
from tests.fakes.wire.traffic_log import ReceivedRequest
from tests.support.limits import check_request
from tests.support.requests_seen import Upload

BASE = "/api/v10"
_EMOJI = re.compile(r'"emoji": ?{[^{}]*"id": ?"?([0-9]+)')
"""The id of an emoji on a button or in a menu."""
_BANNED = b"<!DOCTYPE html><html><head><title>Access denied | discord.com used Cloudflare</title></head></html>"
_VIA = {"Via": "1.1 google"}


class Rest:
    def __init__(self, routes: Routes, settings: Settings, buckets: RateLimits, token: str) -> None:
        self._routes = routes
        self._settings = settings
        self._buckets = buckets
        self._authorization = f"Bot {token}"
        self.faults = Faults()
        self.requests: list[ReceivedRequest] = []
        self.served = 0
        self.now: Callable[[], float] = lambda: 0.0
        self.wrong: Callable[[str], None] = lambda _: None
        self.emoji: Callable[[], Set[str]] = frozenset
        """The ids of the emoji that controls may show."""

    async def serve(self, request: web.BaseRequest) -> web.StreamResponse:
        path = request.path.removeprefix(BASE)
        found = self._routes.find(request.method, path)
        received = await self._receive(request, path, "" if found is None else found[0].template)
        received.host = request.host.partition(":")[0]
        self.served += 1
        if self._settings.witness:
            self.requests.append(received)
        fault = self.faults.on(received) if self.faults.all else None
        answer = await self._apply_fault(fault, received, lambda: self._answer(request, received, found))
        if answer is None:
            if request.transport is not None:
                request.transport.abort()
            return web.Response()
        received.status = answer.status
        return answer

    async def _receive(self, request: web.BaseRequest, path: str, route: str) -> ReceivedRequest:
        query = request.query_string
        if request.content_type != "multipart/form-data":
            return ReceivedRequest(self.now(), request.method, path, route, await request.read(), query)
        raw, files = b"", []
        async for part in await request.multipart():
            assert isinstance(part, BodyPartReader)
            data = bytes(await part.read())
            if part.name == "payload_json":
                raw = data
            else:
                files.append(Upload(part.filename or "", "", data))
        return ReceivedRequest(self.now(), request.method, path, route, raw, query, tuple(files))

    async def _apply_fault(
        self, fault: Fault | None, received: ReceivedRequest, answer: Callable[[], web.Response]
    ) -> web.Response | None:
        if fault is None:
            return answer()
        received.trouble = fault.trouble
        match fault.trouble:
            case FaultKind.REFUSED:
                return _failed(fault)
            case FaultKind.DONE_BUT_REFUSED:
                answer()
                return _failed(fault)
            case FaultKind.DROPPED:
                return None
            case FaultKind.LOST:
                answer()
                return None
            case FaultKind.LATE:
                answered = answer()
                await asyncio.sleep(fault.delay)
                return answered
            case FaultKind.SLOW:
                await asyncio.sleep(fault.delay)
                return answer()

    def _answer(
        self, request: web.BaseRequest, received: ReceivedRequest, found: tuple[Route, list[str]] | None
    ) -> web.Response:
        headers: dict[str, str] = {}
        try:
            if found is None:
                self.wrong(f"{received.method} {received.path}: this Discord has no such address")
                raise no_such_route()
            route, arguments = found
            if not route.template.startswith(("/interactions", "/webhooks")):
                self._check_token(request)
            headers = self._buckets.count(received.method, route.template, arguments[0] if arguments else "")
            body = received.body
            self._check_limits(received, body)
            if (used := set(_EMOJI.findall(received.raw.decode()))) and not used <= self.emoji():
                raise unknown_emoji()
            status, told = route.handler(received, {} if body is None else body, *arguments)
            return _response(status, told, headers)
        except RateLimited as many:
            return _too_many(many.retry_after, everywhere=many.everywhere, headers=many.headers)
        except ApiError as refusal:
            received.code = refusal.code
            return _response(refusal.status, refusal.body, headers)
        except Exception:
            self.wrong(f"{received}: this Discord failed\n{traceback.format_exc()}")
            return _response(500, {"message": "500: Internal Server Error", "code": 0}, headers)

    def _check_token(self, request: web.BaseRequest) -> None:
        if request.headers.get("Authorization") != self._authorization:
            raise unauthorized()

    def _check_limits(self, received: ReceivedRequest, body: Any) -> None:
        if not self._settings.limits or body is None:
            return
        try:
            breaches = check_request(received.method, received.path, body)
        except (KeyError, TypeError) as gap:
            breaches = [f"body: {gap!r}"]
        if breaches:
            self.wrong(f"{received}: {'; '.join(breaches)}")
            raise invalid_form(breaches)


def _response(status: int, told: Any, headers: dict[str, str]) -> web.Response:
    if told is None:
        return web.Response(status=status, headers=headers)
    body = to_json(told).encode()
    return web.Response(body=body, status=status, headers=headers, content_type="application/json")


def _failed(fault: Fault) -> web.Response:
    if fault.status != 429:
        told = {"message": f"{fault.status}: injected by the test", "code": fault.code}
        return _response(fault.status, told, {})
    if fault.via:
        return _too_many(fault.retry_after, everywhere=fault.everywhere, headers={}, code=fault.code)
    return web.Response(body=_BANNED, status=429, headers={"Retry-After": "3600"}, content_type="text/html")


def _too_many(retry_after: float, *, everywhere: bool, headers: dict[str, str], code: int = 0) -> web.Response:
    told = {"message": "You are being rate limited.", "retry_after": retry_after, "global": everywhere}
    scope = {"X-RateLimit-Scope": "global" if everywhere else "user", "Retry-After": f"{retry_after:.3f}"}
    if everywhere:
        scope["X-RateLimit-Global"] = "true"
    return _response(429, told | ({"code": code} if code else {}), {**headers, **scope, **_VIA})
