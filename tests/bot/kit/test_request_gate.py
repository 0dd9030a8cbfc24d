from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field

import aiohttp
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from bot.kit.discord.request_gate import HeldBack, RequestGate
from bot.runtime import limits
from bot.runtime.limits import FIRST_PAUSE, IN_A_ROW, WINDOW, Refusals
from tests.fakes.service_context import Stopwatch

MOST = 500
MESSAGE, CLICK = "/api/v10/channels/1/messages", "/api/v10/interactions/1/token/callback"


def page(status: int) -> web.Response:
    return web.Response(status=status, text="<html>blocked</html>", content_type="text/html")


def told(status: int, code: int = 0) -> web.Response:
    return web.json_response({"code": code}, status=status, headers={"Via": "1.1 google"})


@dataclass
class Edge:
    session: aiohttp.ClientSession
    watch: Stopwatch
    answer: Callable[[], web.Response] = lambda: told(200)
    asked: list[str] = field(default_factory=list)
    gone: list[str] = field(default_factory=list)
    """An entry for each time that the gate reported a missing emoji."""

    async def ask(self, path: str = MESSAGE, times: int = 1) -> int:
        """Sends this many requests. Returns how many were held back."""
        held = 0
        for _ in range(times):
            try:
                async with self.session.post(path):
                    pass
            except HeldBack:
                held += 1
        return held


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    # 5,000 requests take long.
    monkeypatch.setattr(limits, "MOST", MOST)


@pytest.fixture
async def edge() -> AsyncIterator[Edge]:
    async def serve(request: web.BaseRequest) -> web.StreamResponse:
        there.asked.append(request.path)
        return there.answer()

    server, watch = TestServer(web.Application()), Stopwatch()
    server.app.router.add_route("*", "/{path:.*}", serve)
    await server.start_server()
    gone: list[str] = []
    gate = RequestGate(Refusals(watch), lambda: gone.append("gone"))
    trace = gate.watch(aiohttp.TraceConfig())
    async with aiohttp.ClientSession(server.make_url("/"), trace_configs=[trace]) as session:
        there = Edge(session, watch, gone=gone)
        yield there
    await server.close()


@pytest.mark.parametrize(
    "answer",
    [lambda: page(429), lambda: page(403), lambda: told(403, 40333), lambda: told(401)],
    ids=["429", "403", "403 as JSON", "401"],
)
async def test_a_bot_whose_every_request_is_refused_pauses_and_retries_once(
    edge: Edge, answer: Callable[[], web.Response]
) -> None:
    edge.answer = answer
    assert await edge.ask(times=IN_A_ROW + 20) == 20
    for pause in (FIRST_PAUSE, 2 * FIRST_PAUSE, 4 * FIRST_PAUSE):
        edge.watch.now += pause
        assert await edge.ask(times=10) == 9
    edge.watch.now += 8 * FIRST_PAUSE
    edge.answer = lambda: told(200)
    assert await edge.ask(times=10) == 0


async def test_an_answer_to_a_click_is_sent_even_during_a_pause(edge: Edge) -> None:
    edge.answer = lambda: page(429)
    await edge.ask(times=IN_A_ROW)
    assert await edge.ask(CLICK, times=30) == 0


@pytest.mark.parametrize("status", [403, 429])
async def test_a_refusal_by_discord_itself_in_one_place_delays_no_other_request(edge: Edge, status: int) -> None:
    edge.answer = lambda: told(status)
    assert await edge.ask(times=4 * IN_A_ROW) == 0


async def test_the_bot_stops_all_requests_before_discord_blocks_its_address(edge: Edge) -> None:
    edge.answer = lambda: told(403)
    await edge.ask(times=MOST)
    assert (await edge.ask(), await edge.ask(CLICK)) == (1, 1)
    assert len(edge.asked) == MOST
    edge.watch.now += WINDOW
    assert (await edge.ask(), await edge.ask(CLICK)) == (0, 0)


@pytest.mark.parametrize("code", ["BUTTON_COMPONENT_INVALID_EMOJI", "COMPONENT_INVALID_EMOJI"])
async def test_a_control_with_a_deleted_emoji_is_reported(edge: Edge, code: str) -> None:
    edge.answer = lambda: web.json_response({"errors": {"_errors": [{"code": "BASE_TYPE_BAD_LENGTH"}]}}, status=400)
    await edge.ask()
    assert edge.gone == []
    edge.answer = lambda: web.json_response({"errors": {"_errors": [{"code": code}]}}, status=400)
    for path in (MESSAGE, CLICK):
        await edge.ask(path)
    assert len(edge.gone) == 2
