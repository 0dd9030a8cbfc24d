"""The gateway: bot sessions, outliving their sockets, and controls for tests to break both."""

import asyncio
import json
import secrets
import time
from collections import Counter, deque
from collections.abc import Callable

from aiohttp import WSMsgType, web

from tests.fakes.wire.entities import Guild, Json
from tests.fakes.wire.payloads import guild_json, to_json, user_json
from tests.fakes.wire.policy import Settings
from tests.fakes.wire.socket import Socket
from tests.fakes.wire.world import World

INTENTS = {
    "GUILD_": 0,
    "CHANNEL_": 0,
    "THREAD_": 0,
    "GUILD_MEMBER_": 1,
    "GUILD MESSAGE_": 9,
    "DIRECT MESSAGE_": 12,
}
"""The intent needed for an event, by the longest matching prefix. Other events need none."""

REPLAYED = 5_000
"""How many events a session stores for a RESUME."""

Shard = tuple[int, int]
"""Shard number and shard count."""


def hears(shard: Shard, guild: Guild | None) -> bool:
    """Whether a shard receives a server's events, or DM events (None)."""
    which, shards = shard
    return (0 if guild is None else (guild.id >> 22) % shards) == which


class Session:
    """A bot session's events, with or without a socket."""

    def __init__(self, intents: int, shard: Shard) -> None:
        self.id = secrets.token_hex(16)
        self.intents = intents
        self.shard = shard
        self.seq = 0
        self.kept: deque[tuple[int, str]] = deque(maxlen=REPLAYED)
        self.socket: Socket | None = None
        self.mute = False

    def wants(self, event: str, guild: Guild | None) -> bool:
        if not hears(self.shard, guild):
            return False
        begins = [beginning for beginning in INTENTS if event.startswith(beginning)]
        return not begins or bool(self.intents >> INTENTS[max(begins, key=len)] & 1)

    def dispatch(self, event: str, data: str) -> None:
        """Sends an event (``data`` is JSON), or stores it until the session is resumed."""
        self.seq += 1
        text = f'{{"op":0,"t":"{event.rpartition(" ")[2]}","s":{self.seq},"d":{data}}}'
        self.kept.append((self.seq, text))
        if self.socket is not None and not self.mute:
            self.socket.send(text)


class Gateway:
    """All sessions and sockets. Tests cut, mute and invalidate the bot's connection."""

    def __init__(self, world: World, settings: Settings, token: str) -> None:
        self._world = world
        self._settings = settings
        self._token = token
        self.address = ""
        self.sessions: list[Session] = []
        self.sockets: list[Socket] = []
        self.begun_on: Counter[int] = Counter()
        """How many sessions have begun on each shard."""
        self.resumed = self.beats = self.replayed = 0
        """How many times a session was resumed, heartbeats received, and events sent again."""
        self.refused = False
        """Whether new sockets are refused (503)."""
        self.held: set[int] = set()
        """The shards whose sessions begin only after ``release``."""
        self._waiting: list[tuple[Socket, Json]] = []
        self._begins_at: dict[int, float] = {}
        """When the next session may begin, by the shard's number modulo ``Settings.concurrency``."""
        self.turned_away = 0
        """How many sockets were refused."""
        self.hurried = 0
        """How many sessions were refused because they came too soon after another."""
        self.forgets = False
        """Whether the next RESUME is answered with "invalid session" (op 9)."""
        self.wrong: Callable[[str], None] = lambda _: None
        self.begun: Callable[[Shard], None] = lambda _: None
        """Called when a session begins on a shard."""
        world.emit = self.emit

    def emit(self, event: str, guild: Guild | None, data: Callable[[], Json]) -> None:
        self._world.noticed.set()
        hearing = [session for session in self.sessions if session.wants(event, guild)]
        if hearing and (guild is None or guild.joined or event == "GUILD_DELETE"):
            text = to_json(data())
            for session in hearing:
                session.dispatch(event, text)

    @property
    def up(self) -> bool:
        """Whether the bot receives events on each shard with a session."""
        return bool(self.sessions) and all(session.socket is not None for session in self.sessions)

    @property
    def identified(self) -> int:
        return self.begun_on.total()

    def hears(self, guild: Guild | None) -> bool:
        """Whether the bot receives a server's events, or DM events (None)."""
        return any(session.socket is not None and hears(session.shard, guild) for session in self.sessions)

    def session(self, shard: int) -> Session | None:
        return next((session for session in self.sessions if session.shard[0] == shard), None)

    # ------------------------------------------------------------------------------------------ for a test

    def reconnect(self) -> None:
        """Sends op 7: asks the bot to connect again and resume."""
        self._all({"op": 7, "d": None})

    def invalidate(self, *, resumable: bool) -> None:
        """Sends op 9: ends the session, or asks the bot to resume it at once (``resumable``)."""
        if not resumable:
            self.sessions.clear()
        self._all({"op": 9, "d": resumable})

    def ask_heartbeat(self) -> None:
        """Sends op 1: asks the bot for a heartbeat."""
        self._all({"op": 1, "d": None})

    async def cut(self, code: int | None = None, *, shard: int | None = None) -> None:
        """Cuts every socket, or one shard's, with a close code or without a close frame (None)."""
        of_shard = None if shard is None else self.session(shard)
        for socket in list(self.sockets) if of_shard is None else [of_shard.socket]:
            if socket is not None:
                self._detach(socket)
                await socket.close(code)

    def release(self) -> None:
        self.held.clear()
        for socket, asked in self._waiting:
            if socket in self.sockets:
                self._begin(socket, asked)
        self._waiting.clear()

    def mute(self) -> None:
        """Withholds events until the bot resumes its session."""
        for session in self.sessions:
            session.mute = True

    def _all(self, message: Json) -> None:
        for socket in self.sockets:
            socket.send(json.dumps(message))

    # ------------------------------------------------------------------------------------------ sockets

    async def serve(self, request: web.BaseRequest) -> web.StreamResponse:
        if self.refused:
            self.turned_away += 1
            self._world.noticed.set()
            return web.Response(status=503)
        socket = await Socket.open(request)
        self.sockets.append(socket)
        try:
            socket.send(json.dumps({"op": 10, "d": {"heartbeat_interval": int(self._settings.heartbeat * 1000)}}))
            async for message in socket.messages():
                if message.type is not WSMsgType.TEXT or not await self._handle(socket, json.loads(message.data)):
                    break
        finally:
            self._detach(socket)
            self.sockets.remove(socket)
            await socket.end()
        return socket.response

    def _detach(self, socket: Socket) -> None:
        for session in self.sessions:
            if session.socket is socket:
                session.socket = None
        self._world.noticed.set()

    async def _handle(self, socket: Socket, message: Json) -> bool:
        match message["op"]:
            case 1:
                self._beat(socket)
            case 2:
                return await self._identify(socket, message["d"])
            case 6:
                self._resume(socket, message["d"])
            case 3 | 4 | 8:
                pass
            case unknown:
                self.wrong(f"the gateway was sent op {unknown}")
                await socket.close(4001)
                return False
        return True

    def _beat(self, socket: Socket) -> None:
        self.beats += 1
        self._world.noticed.set()
        delay, text = self._settings.ack_delay, json.dumps({"op": 11, "d": None})
        if delay == 0:
            socket.send(text)
        elif delay is not None:
            asyncio.get_running_loop().call_later(delay, socket.send, text)

    async def _identify(self, socket: Socket, asked: Json) -> bool:
        if asked["token"] != self._token:
            await socket.close(4004)
            return False
        which, shards = _shard(asked)
        if not 0 <= which < shards:
            await socket.close(4010)
            return False
        if which in self.held:
            self._waiting.append((socket, asked))
            self._world.noticed.set()
        else:
            self._begin(socket, asked)
        return True

    def _may_begin(self, which: int) -> bool:
        """Some shards may not begin together, and wait for each other."""
        turn, now = which % self._settings.concurrency, time.monotonic()
        if now < self._begins_at.get(turn, 0.0):
            return False
        self._begins_at[turn] = now + self._settings.sessions_apart
        return True

    @property
    def waiting(self) -> int:
        """The number of sessions waiting for ``release``."""
        return len(self._waiting)

    def _begin(self, socket: Socket, asked: Json) -> None:
        shard = _shard(asked)
        if not self._may_begin(shard[0]):
            self.hurried += 1
            socket.send(json.dumps({"op": 9, "d": False}))
            return
        # A new process knows none of the old sessions: nobody will resume those that have no socket, nor those from
        # when there were more shards or fewer.
        self.sessions = [
            one for one in self.sessions if one.socket is not None or (one.shard != shard and one.shard[1] == shard[1])
        ]
        session = Session(asked["intents"], shard)
        session.socket = socket
        self.sessions.append(session)
        self.begun_on[shard[0]] += 1
        self.begun(shard)
        session.dispatch("READY", json.dumps(self._ready(session)))
        for guild in self._world.guilds.values():
            if guild.joined and session.wants("GUILD_CREATE", guild):
                session.dispatch("GUILD_CREATE", json.dumps(guild_json(guild, self._world.me)))
        self._world.noticed.set()

    def _ready(self, session: Session) -> Json:
        me, guilds = self._world.me, self._world.guilds.values()
        mine = [guild for guild in guilds if guild.joined and session.wants("GUILD_CREATE", guild)]
        return {
            "v": 10,
            "user": user_json(me) | {"email": None, "mfa_enabled": True, "verified": True, "flags": 0},
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in mine],
            "session_id": session.id,
            "session_type": "normal",
            "resume_gateway_url": self.address,
            "application": {"id": str(me.id), "flags": 0},
            "shard": list(session.shard),
            "private_channels": [],
            "relationships": [],
            "presences": [],
            "guild_join_requests": [],
            "geo_ordered_rtc_regions": [],
            "user_settings": {},
            "auth": {},
            "_trace": [],
        }

    def _resume(self, socket: Socket, asked: Json) -> None:
        session = next((one for one in self.sessions if one.id == asked["session_id"]), None)
        missed = asked["seq"] or 0
        if self.forgets or session is None or asked["token"] != self._token or missed > session.seq:
            self.forgets = False
            socket.send(json.dumps({"op": 9, "d": False}))
            return
        again = [text for number, text in session.kept if number > missed]
        for text in again:
            socket.send(text)
        self.replayed += len(again)
        self.resumed += 1
        session.socket, session.mute = socket, False
        session.dispatch("RESUMED", '{"_trace":[]}')
        self._world.noticed.set()


def _shard(asked: Json) -> Shard:
    which, shards = asked.get("shard") or (0, 1)
    return which, shards
