"""The try-out's web server: an index page with people side by side, and a proxy for SimCord's pages.

SimCord serves each page on its own port, forbids frames, and fails when two people act at once. This server shows the
pages in frames, on localhost only, and forwards one action at a time.
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

from bot.kit import card_emoji
from bot.kit.words import ENGLISH, Words, language_name, languages, words
from bot.tryout.simulated import PEOPLE, STARTS, SimulatedPlace, Window, World

STATIC = Path(__file__).with_name("static")
HOST = "127.0.0.1"
PORTS_TRIED = 20
LARGEST_UPLOAD = 32 * 2**20
PAGES_REMEMBERED = 32

# Our own pages load nothing from other sites, and no other site may frame them.
HEADERS = {
    "Cache-Control": "no-store",
    "Content-Security-Policy": "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'self'",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
FOREVER = {"Cache-Control": "private, max-age=31536000, immutable"}
# The browser caches these thirty megabytes of fonts and libraries.
CACHED = re.compile(r"/(fonts|vendor)/")
CAPABILITY = "X-Simcord-Capability"
CONTEXT = "X-Simcord-Context"
FORWARDED_HEADERS = ("Content-Type", CONTEXT, CAPABILITY)
DROPPED_HEADERS = ("Connection", "Content-Encoding", "Content-Length", "Date", "Server", "Transfer-Encoding")

AHEAD, LANGUAGE = "X-Tryout-Ahead", "X-Tryout-Language"
LATER = {"hour": 60 * 60, "day": 24 * 60 * 60}
"""The seconds by which each button moves the clock on."""

ADDRESSES = {person.lower(): person for person in PEOPLE}
NAMES = dict(zip(("first", "second", "third"), PEOPLE, strict=True))
PEOPLES = re.compile(r"{{#people}}(.*?){{/people}}", re.DOTALL)
"""The index page's part repeated for each person."""


class Pages:
    def __init__(self, world: World, session: aiohttp.ClientSession) -> None:
        self._world = world
        self._session = session
        self._windows: dict[str, Window] = {}
        self._seen: dict[str, bytes] = {}

    def app(self) -> web.Application:
        person = f"{{person:{'|'.join(ADDRESSES)}}}"
        app = web.Application(middlewares=[_refuse_other_sites], client_max_size=LARGEST_UPLOAD)
        app.router.add_get("/", self.index)
        app.router.add_get("/tryout/places", self.places)
        app.router.add_post(f"/tryout/later/{{span:{'|'.join(LATER)}}}", self.later)
        app.router.add_post(f"/tryout/start/{{how:{'|'.join(STARTS)}}}", self.start)
        app.router.add_post(f"/tryout/language/{person}/{{language:{'|'.join(languages())}}}", self.speak)
        app.router.add_get("/tryout/{file:[a-z]+[.](css|js|svg)}", self.file)
        app.router.add_get("/tryout/emoji/{file:[a-z0-9_]+[.]png}", self.emoji)
        app.router.add_get(f"/{person}/{{place}}", self.page)
        app.router.add_get("/api/state", self.state)
        app.router.add_post("/api/action", self.action)
        app.router.add_route("*", "/api/{rest:.*}", self.forward)
        app.router.add_get("/{rest:.*}", self.asset)
        return app

    async def index(self, request: web.Request) -> web.Response:
        text = (STATIC / "index.html").read_text(encoding="utf-8")
        say = words(_preferred(request.headers.get("Accept-Language", "")))
        return web.Response(text=_fill_in(say, text), content_type="text/html", headers=HEADERS)

    async def places(self, _: web.Request) -> web.Response:
        found = {at: [_as_json(place) for place in self._world.places(person)] for at, person in ADDRESSES.items()}
        return web.json_response({"places": found, "played": await self._world.has_played()}, headers=HEADERS)

    async def later(self, request: web.Request) -> web.Response:
        await self._world.later(LATER[request.match_info["span"]])
        return _done()

    async def start(self, request: web.Request) -> web.Response:
        # For visitors who do not know commands.
        await self._world.start_game(request.match_info["how"])
        return _done()

    async def speak(self, request: web.Request) -> web.Response:
        await self._world.speak(ADDRESSES[request.match_info["person"]], request.match_info["language"])
        return _done()

    async def file(self, request: web.Request) -> web.FileResponse:
        return web.FileResponse(STATIC / request.match_info["file"], headers=HEADERS)

    async def emoji(self, request: web.Request) -> web.FileResponse:
        # Cacheable, because its name has a hash.
        return web.FileResponse(card_emoji.FOLDER / request.match_info["file"], headers=HEADERS | FOREVER)

    async def page(self, request: web.Request) -> web.Response:
        person = ADDRESSES[request.match_info["person"]]
        place = _place_id(self._world.places(person), request.match_info["place"])
        try:
            window = await self._world.window(person, place)
        except KeyError:
            raise web.HTTPNotFound from None
        self._windows[window.key] = window
        async with self._session.get(window.address) as answer:
            text = _restyle(await answer.text(), person, window)
            headers = {**_answer_headers(answer.headers), "Content-Type": "text/html; charset=utf-8"}
        return web.Response(body=text.encode(), headers=headers)

    async def state(self, request: web.Request) -> web.Response:
        """Returns a page's content, and keeps it to check later actions against it."""
        answer = await self.forward(request)
        answer.headers[AHEAD] = str(self._world.ahead)
        answer.headers[LANGUAGE] = self._world.language(self._window(request).person)
        context = request.headers.get(CONTEXT, "")
        self._seen.pop(context, None)
        self._seen[context] = _bytes(answer)
        if len(self._seen) > PAGES_REMEMBERED:
            del self._seen[next(iter(self._seen))]
        return answer

    async def action(self, request: web.Request) -> web.Response:
        window, body = self._window(request), await request.read()
        async with self._world.turn:
            answer = await self._send(request, window, body)
            stale = request.content_type == "application/json" and b'"stale-revision"' in _bytes(answer)
            if stale and (renewed_body := await self._renew(request, window, body)):
                answer = await self._send(request, window, renewed_body)
            await self._world.publish()
        return answer

    async def _renew(self, request: web.Request, window: Window, body: bytes) -> bytes | None:
        async with self._session.get(window.address + "api/state", headers=_forwarded_headers(request)) as answer:
            now = await answer.json()
        seen = json.loads(self._seen.get(request.headers.get(CONTEXT, ""), b"{}"))
        action = json.loads(body)
        target = str(action.get("target_id"))
        if target != "None" and seen.get("messages", {}).get(target) != now["messages"].get(target):
            return None
        return json.dumps({**action, "published_revision": now["publishedRevision"]}).encode()

    async def forward(self, request: web.Request) -> web.Response:
        return await self._send(request, self._window(request), await request.read())

    async def asset(self, request: web.Request) -> web.Response:
        window = next(iter(self._windows.values()), None)
        if window is None:
            raise web.HTTPNotFound
        answer = await self._send(request, window, b"")
        if CACHED.match(request.path):
            answer.headers["Cache-Control"] = "private, max-age=3600"
        return answer

    def _window(self, request: web.Request) -> Window:
        window = self._windows.get(request.headers.get(CAPABILITY, ""))
        if window is None:
            raise web.HTTPGone
        return window

    async def _send(self, request: web.Request, window: Window, body: bytes) -> web.Response:
        address = window.address.rstrip("/") + request.path_qs
        headers = _forwarded_headers(request)
        async with self._session.request(request.method, address, data=body, headers=headers) as answer:
            return web.Response(body=await answer.read(), status=answer.status, headers=_answer_headers(answer.headers))


@asynccontextmanager
async def serve_pages(world: World, port: int) -> AsyncIterator[str]:
    """Serves the pages and yields the index page's address. Raises OSError if no port is free."""
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
async def _refuse_other_sites(request: web.Request, handler: Handler) -> web.StreamResponse:
    # Another site can also reach this machine through a host name of its own.
    port = request.transport.get_extra_info("sockname")[1] if request.transport else 0
    hosts = [f"{host}:{port}" for host in (HOST, "localhost")]
    origin = request.headers.get("Origin")
    if request.host not in hosts or (origin and origin not in [f"http://{host}" for host in hosts]):
        raise web.HTTPForbidden
    return await handler(request)


def _done() -> web.Response:
    return web.Response(status=204, headers=HEADERS)


def _forwarded_headers(request: web.Request) -> dict[str, str]:
    return {name: request.headers[name] for name in FORWARDED_HEADERS if name in request.headers}


def _bytes(answer: web.Response) -> bytes:
    return answer.body if isinstance(answer.body, bytes) else b""


def _answer_headers(answer: Mapping[str, str]) -> dict[str, str]:
    headers = {name: value for name, value in answer.items() if name not in DROPPED_HEADERS}
    headers["X-Frame-Options"] = "SAMEORIGIN"
    policy = headers.get("Content-Security-Policy", "")
    headers["Content-Security-Policy"] = policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'")
    return headers


def _as_json(place: SimulatedPlace) -> dict[str, str]:
    # The ids are strings, because they are too large for JavaScript's numbers.
    return {"id": str(place.id), "name": place.name, "kind": place.kind, "newest": str(place.newest)}


def _place_id(places: list[SimulatedPlace], name: str) -> int:
    if name.isdecimal():
        return int(name)
    return next((place.id for place in places if place.kind == name), 0)


def _preferred(accepted: str) -> str:
    # Weights are ignored, because browsers sort by them.
    wanted = [one.partition(";")[0].strip().partition("-")[0].lower() for one in accepted.split(",")]
    return next((one for one in wanted if one in languages()), ENGLISH)


def _fill_in(say: Words, text: str) -> str:
    offered = "".join(f'<option value="{code}">{html.escape(language_name(code))}</option>' for code in languages())
    text = PEOPLES.sub(lambda found: "".join(_for_person(found[1], at, name) for at, name in ADDRESSES.items()), text)
    text = text.replace("{{*language}}", html.escape(say.language)).replace("{{*languages}}", offered)
    return re.sub(r"{{([a-z-]+)}}", lambda found: html.escape(say(found[1], **NAMES)), text)


def _for_person(text: str, address: str, name: str) -> str:
    return text.replace("{{*person}}", address).replace("{{*name}}", html.escape(name))


def _restyle(text: str, person: str, window: Window) -> str:
    head = (
        f"<title>{person} · {html.escape(window.name)}</title>"
        '<link rel="icon" href="/tryout/icon.svg"><link rel="stylesheet" href="/tryout/page.css">'
        f'<script src="/tryout/page.js" data-person="{person.lower()}" data-key="{window.key}"></script>'
    )
    return re.sub("<title>.*?</title>", "", text).replace("</head>", f"{head}</head>", 1)
