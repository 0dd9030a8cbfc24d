"""The try-out's pages on loopback: the index with both sides, and SimCord's pages behind one address.

SimCord's own servers forbid to be framed, have a port each and fail where two people act at once. So they stand
behind this one, which lets our index frame them and hands on one action at a time.
"""

import html
import json
import re
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp
from aiohttp import web
from aiohttp.typedefs import Handler

from bot.tryout.simulated import PEOPLE, Place, Window, World
from bot.ui.kit.words import words

STATIC = Path(__file__).with_name("static")
HOST = "127.0.0.1"
PORTS_TRIED = 20
LARGEST_UPLOAD = 32 * 2**20
PAGES_REMEMBERED = 32

# Of ourselves nothing comes from elsewhere, and nobody else frames us.
HEADERS = {
    "Cache-Control": "no-store",
    "Content-Security-Policy": "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'self'",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
# Thirty megabytes of type for every page, which would be fetched each time anew.
KEPT = re.compile(r"/(fonts|vendor)/")
CAPABILITY = "X-Simcord-Capability"
CONTEXT = "X-Simcord-Context"
ASKED_WITH = ("Content-Type", CONTEXT, CAPABILITY)
NOT_ANSWERED_WITH = ("Connection", "Content-Encoding", "Content-Length", "Date", "Server", "Transfer-Encoding")

# How far the world's time is ahead of the browser's, and how far a click may move it on.
AHEAD = "X-Tryout-Ahead"
LATER = {"hour": 60 * 60, "day": 24 * 60 * 60}

ADDRESSES = {person.lower(): person for person in PEOPLE}


class Pages:
    """The handlers. ``windows`` are the pages opened so far, by the key that their requests carry."""

    def __init__(self, world: World, session: aiohttp.ClientSession) -> None:
        self._world = world
        self._session = session
        self._windows: dict[str, Window] = {}
        self._seen: dict[str, bytes] = {}

    def app(self) -> web.Application:
        app = web.Application(middlewares=[_from_here], client_max_size=LARGEST_UPLOAD)
        app.router.add_get("/", self.index)
        app.router.add_get("/tryout/places", self.places)
        app.router.add_post(f"/tryout/later/{{span:{'|'.join(LATER)}}}", self.later)
        app.router.add_get("/tryout/{file:[a-z]+[.](css|js|svg)}", self.file)
        app.router.add_get(f"/{{person:{'|'.join(ADDRESSES)}}}/{{place}}", self.page)
        app.router.add_get("/api/state", self.state)
        app.router.add_post("/api/action", self.action)
        app.router.add_route("*", "/api/{rest:.*}", self.pass_on)
        app.router.add_get("/{rest:.*}", self.asset)
        return app

    async def index(self, _: web.Request) -> web.Response:
        text = (STATIC / "index.html").read_text(encoding="utf-8")
        return web.Response(text=_worded(text), content_type="text/html", headers=HEADERS)

    async def places(self, _: web.Request) -> web.Response:
        """What each person can read, for the tabs of the index."""
        found = {at: [_told(place) for place in self._world.places(person)] for at, person in ADDRESSES.items()}
        return web.json_response(found, headers=HEADERS)

    async def later(self, request: web.Request) -> web.Response:
        """Lets time pass."""
        await self._world.later(LATER[request.match_info["span"]])
        return web.Response(status=204, headers=HEADERS)

    async def file(self, request: web.Request) -> web.FileResponse:
        return web.FileResponse(STATIC / request.match_info["file"], headers=HEADERS)

    async def page(self, request: web.Request) -> web.Response:
        """One place as one person sees it: SimCord's page in our dress."""
        person = ADDRESSES[request.match_info["person"]]
        place = _number(self._world.places(person), request.match_info["place"])
        try:
            window = await self._world.window(person, place)
        except KeyError:
            raise web.HTTPNotFound from None
        self._windows[window.key] = window
        async with self._session.get(window.address) as answer:
            text = _dressed(await answer.text(), person, window)
            headers = {**_headers(answer.headers), "Content-Type": "text/html; charset=utf-8"}
        return web.Response(body=text.encode(), headers=headers)

    async def state(self, request: web.Request) -> web.Response:
        """What a page shows; kept, to know what somebody had before him when he did something."""
        answer = await self.pass_on(request)
        answer.headers[AHEAD] = str(self._world.ahead)
        context = request.headers.get(CONTEXT, "")
        self._seen.pop(context, None)
        self._seen[context] = _bytes(answer)
        if len(self._seen) > PAGES_REMEMBERED:
            del self._seen[next(iter(self._seen))]
        return answer

    async def action(self, request: web.Request) -> web.Response:
        """What somebody did. All pages show what came of it before the one who did it is answered."""
        window, body = self._asked(request), await request.read()
        async with self._world.turn:
            answer = await self._ask(request, window, body)
            if _stale(request, answer) and (renewed := await self._renewed(request, window, body)):
                answer = await self._ask(request, window, renewed)
            await self._world.publish()
        return answer

    async def _renewed(self, request: web.Request, window: Window, body: bytes) -> bytes | None:
        """What somebody did on a page half a second old, if the message he did it to is still what he saw."""
        async with self._session.get(window.address + "api/state", headers=_asking(request)) as answer:
            now = await answer.json()
        seen = json.loads(self._seen.get(request.headers.get(CONTEXT, ""), b"{}"))
        action = json.loads(body)
        target = str(action.get("target_id"))
        if target != "None" and seen.get("messages", {}).get(target) != now["messages"].get(target):
            return None
        return json.dumps({**action, "published_revision": now["publishedRevision"]}).encode()

    async def pass_on(self, request: web.Request) -> web.Response:
        return await self._ask(request, self._asked(request), await request.read())

    async def asset(self, request: web.Request) -> web.Response:
        """A file of SimCord's pages: the same whichever of them is asked."""
        window = next(iter(self._windows.values()), None)
        if window is None:
            raise web.HTTPNotFound
        answer = await self._ask(request, window, b"")
        if KEPT.match(request.path):
            answer.headers["Cache-Control"] = "private, max-age=3600"
        return answer

    def _asked(self, request: web.Request) -> Window:
        window = self._windows.get(request.headers.get(CAPABILITY, ""))
        if window is None:
            raise web.HTTPGone
        return window

    async def _ask(self, request: web.Request, window: Window, body: bytes) -> web.Response:
        address = window.address.rstrip("/") + request.path_qs
        async with self._session.request(request.method, address, data=body, headers=_asking(request)) as answer:
            return web.Response(body=await answer.read(), status=answer.status, headers=_headers(answer.headers))


@asynccontextmanager
async def serving(world: World, port: int) -> AsyncIterator[str]:
    """The address of the index page, on loopback, at ``port`` or the next free one; OSError where there is none."""
    async with aiohttp.ClientSession(auto_decompress=True) as session:
        runner = web.AppRunner(Pages(world, session).app(), access_log=None, shutdown_timeout=1)
        await runner.setup()
        try:
            yield f"http://{HOST}:{await _listen(runner, port)}/"
        finally:
            await runner.cleanup()


async def _listen(runner: web.AppRunner, port: int) -> int:
    for tried in range(port, port + PORTS_TRIED):
        site = web.TCPSite(runner, HOST, tried)
        try:
            await site.start()
        except OSError:
            if tried == port + PORTS_TRIED - 1:
                raise
        else:
            break
    number: int = runner.addresses[0][1]
    return number


@web.middleware
async def _from_here(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuse what another site's page in this browser, or a name that only resolves to us, would have done."""
    port = request.transport.get_extra_info("sockname")[1] if request.transport else 0
    hosts = [f"{host}:{port}" for host in (HOST, "localhost")]
    origin = request.headers.get("Origin")
    if request.host not in hosts or (origin and origin not in [f"http://{host}" for host in hosts]):
        raise web.HTTPForbidden
    return await handler(request)


def _asking(request: web.Request) -> dict[str, str]:
    return {name: request.headers[name] for name in ASKED_WITH if name in request.headers}


def _bytes(answer: web.Response) -> bytes:
    return answer.body if isinstance(answer.body, bytes) else b""


def _stale(request: web.Request, answer: web.Response) -> bool:
    return request.content_type == "application/json" and b'"stale-revision"' in _bytes(answer)


def _headers(answer: Mapping[str, str]) -> dict[str, str]:
    """SimCord's headers, but that our index may frame its pages."""
    headers = {name: value for name, value in answer.items() if name not in NOT_ANSWERED_WITH}
    headers["X-Frame-Options"] = "SAMEORIGIN"
    policy = headers.get("Content-Security-Policy", "")
    headers["Content-Security-Policy"] = policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'")
    return headers


def _told(place: Place) -> dict[str, str]:
    # A browser's numbers are too short for the ids.
    return {"id": str(place.id), "name": place.name, "kind": place.kind, "newest": str(place.newest)}


def _number(places: list[Place], name: str) -> int:
    """The place of that kind that was made last, or of that number; 0 where there is none."""
    if name.isdecimal():
        return int(name)
    return next((place.id for place in places if place.kind == name), 0)


def _worded(text: str) -> str:
    """The page with the words of the catalogue at their keys: ``{{key}}``."""
    names = dict(zip(("first", "second"), PEOPLE, strict=True))
    return re.sub(r"{{([a-z-]+)}}", lambda found: html.escape(words()(found[1], **names)), text)


def _dressed(text: str, person: str, window: Window) -> str:
    """SimCord's page with our title, style and script, which know who looks, at what, and what opens the page."""
    head = (
        f"<title>{person} · {html.escape(window.name)}</title>"
        '<link rel="icon" href="/tryout/icon.svg"><link rel="stylesheet" href="/tryout/page.css">'
        f'<script src="/tryout/page.js" data-person="{person.lower()}" data-key="{window.key}"></script>'
    )
    return re.sub("<title>.*?</title>", "", text).replace("</head>", f"{head}</head>", 1)
