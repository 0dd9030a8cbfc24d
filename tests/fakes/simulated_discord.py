"""Extends SimCord, and holds all uses of its private names.

Adds closed DMs, ``nonce``, lost answers, clicks on deleted buttons, and tasks running during a request.
"""

import asyncio
import copy
import marshal
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping
from contextlib import AsyncExitStack, contextmanager, suppress
from dataclasses import dataclass
from functools import wraps
from types import SimpleNamespace
from typing import Any, Final
from unittest.mock import patch

import discord
import simcord
from simcord import components, gateway, interactions, results
from simcord._settlement import (
    _active_callbacks,
    _is_parked,
    _next_virtual_timer,
    _owned_tasks,
    _run_due_virtual_callbacks,
)
from simcord.backend import serializers
from simcord.backend.models import Interaction, Message, Overwrite
from simcord.enums import InteractionType, OverwriteType
from simcord.http import router
from simcord.http.client import FakeHTTPClient, FakeWebhookAdapter

from bot.runtime import queues
from tests.support.requests_seen import Request, RequestFault, RequestKind, SeenContent, Upload, kind_of

Json = dict[str, Any]

IDLE: Final = 0.001
"""Seconds between two checks for idleness. With SimCord's own 0.05, each click would take as long."""

DRY: Final = 1.0
"""Seconds for which the event loop runs freely. SimCord then fails a bot that is still busy."""

REST_SECONDS: Final = 300.0
"""Real seconds for the bot to become idle: only a hanging bot fails, not a slow machine."""

NONCE_SECONDS: Final = 300.0
"""Seconds for which a nonce prevents a second message. Discord says "the past few minutes"."""

_ORDINARY: Final = frozenset({0, 19, 20, 23})


@dataclass(frozen=True, slots=True)
class Press:
    """An interaction to deliver. ``data`` is the pressed or chosen value, or a form's content."""

    user: int
    message: Message
    data: Json
    form: bool = False


class _Env(simcord.Env):
    """Notices an idle bot at once. Sleeping tasks follow only the virtual clock."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self._parked: dict[Any, Any] = {}

    async def _settle_internal(self, **options: Any) -> None:
        await self._run_dry()
        if self._at_rest():
            self._last_dispatch = options.get("dispatch")
        else:
            await super()._settle_internal(**{**options, "idle": IDLE})

    async def _run_dry(self) -> None:
        """SimCord checks every task and timer at each turn of the loop, which is slow."""
        loop: Any = self._loop
        deadline = loop.time() + DRY
        while loop.time() < deadline:
            if not loop._ready:
                _run_due_virtual_callbacks(self._settlement_state(), deadline)
            if not loop._ready:
                return
            await asyncio.sleep(0)

    def _at_rest(self) -> bool:
        """SimCord has found a task waiting: it still waits while its awaited object is unchanged.

        SimCord checks again where anything but the virtual clock may wake the bot.
        """
        loop: Any = self._loop
        state = self._settlement_state()
        waiting = self._real_advance_task, self._advance_task
        if loop._ready or self._work.executors or any(task not in (None, asyncio.current_task()) for task in waiting):
            return False
        if not all(self._sleeps(record) for record in _active_callbacks(state)):
            return False
        parked: dict[Any, Any] = {}
        for task in _owned_tasks(state):
            waiter: Any = getattr(task, "_fut_waiter", None)
            known = waiter is not None and not waiter.done() and self._parked.get(task) is waiter
            if not known and not _is_parked(state, task, loop.time() + self.settle_timeout):
                return False
            parked[task] = waiter
        self._parked = parked
        return True

    def _sleeps(self, record: Any) -> bool:
        real = record.real_handle
        return record.when is not None and record.when > self._virtual_time and (real is None or real.cancelled())

    def _schedule_timer(self, record: Any, *rest: Any) -> None:
        super()._schedule_timer(record, *rest)
        if record.real_handle is not None and record.when - self._virtual_time > IDLE:
            record.real_handle.cancel()
            record.real_handle = None

    def next_timer(self) -> float | None:
        """Seconds until the next sleeping task wakes, or None."""
        when = _next_virtual_timer(self._settlement_state())
        return None if when is None else when - self._virtual_time

    async def wake(self, seconds: float) -> None:
        """Advances an idle bot to its next timer. ``advance_time`` would wait for idleness three times."""
        self._move_clock(self._virtual_time + seconds)
        await self.settle()


class Discord:
    """A simulated Discord with one bot, and a record of all requests and interactions."""

    def __init__(self, bot: discord.Client, *, patience: float) -> None:
        self.env = _Env(
            bot,
            approved_intents=discord.Intents.default(),
            settle_timeout=REST_SECONDS,
            shard_count=1 if isinstance(bot, discord.AutoShardedClient) and bot.shard_count is None else None,
        )
        self.requests: list[Request] = []
        self.seen: list[SeenContent] = []
        self.faults: list[RequestFault] = []
        self.struck = 0
        self.gaps: list[str] = []
        self.closed: dict[int, int] = {}
        self.locales: dict[int, str] = {}
        self.groups: set[int] = set()
        """Group DMs without the bot: it can only answer interactions there."""
        self._without_bot: dict[int, Any] = {}
        self._patience = patience
        self._nonces: dict[tuple[int, str], tuple[int, float]] = {}
        self._stack = AsyncExitStack()

    async def start(self) -> None:
        async with AsyncExitStack() as stack:
            stack.enter_context(patch.object(router, "dispatch", self._intercept(router.dispatch)))
            for module in (router, gateway):
                stack.enter_context(patch.object(module, "copy", SimpleNamespace(deepcopy=_copied)))
            for module in (components, results, serializers):
                stack.enter_context(patch.object(module, "deepcopy", _copied))
            for transport in (FakeHTTPClient, FakeWebhookAdapter):
                stack.enter_context(patch.object(transport, "request", _with_latency(transport.request)))
            stack.enter_context(
                patch.object(interactions, "base_payload", self._in_language(interactions.base_payload))
            )
            # The house's workers take real time, which the virtual clock does not count.
            stack.enter_context(patch.object(queues, "BEAT", 0))
            stack.push_async_callback(self.env.shutdown)
            # A bot that fails during its start has opened its database, whose thread would outlive the tests.
            stack.push_async_exit(self._close_after)
            await self.env.start()
            await self.settle()
            self._stack = stack.pop_all()

    def _in_language(self, payload_of: Callable[..., Any]) -> Callable[..., Any]:
        """SimCord sends the locale "en-US" for everybody."""

        def localized(*arguments: Any, **options: Any) -> Any:
            record, payload = payload_of(*arguments, **options)
            person = payload.get("user") or payload["member"]["user"]
            payload["locale"] = self.locales.get(int(person["id"]), payload["locale"])
            if int(payload["channel_id"]) in self.groups:
                return record, _in_group(payload)
            if "guild_id" in payload:
                payload["guild_locale"] = self.env.backend.get_guild(int(payload["guild_id"])).preferred_locale
            return record, payload | _authorized(payload)

        return localized

    async def stop(self) -> None:
        await self._stack.aclose()

    async def restart(self, bot: discord.Client) -> None:
        """Closes the bot as a signal does, and starts another one on the server."""
        await self._close()
        await self.env.restart_bot(bot)
        await self.settle()

    @contextmanager
    def as_bot(self) -> Iterator[None]:
        with self.env._bot_scope():
            yield

    async def _close(self) -> None:
        with self.as_bot():
            await self.env.bot.close()

    async def _close_after(self, kind: type[BaseException] | None, *_: object) -> None:
        with suppress(*([Exception] if kind else [])):
            await self._close()

    async def settle(self) -> None:
        """Waits until the bot is idle, and its tasks sleep longer than ``patience``."""
        await self.env.settle()
        left = self._patience
        while (wait := self.env.next_timer()) is not None and wait <= left:
            await self.env.wake(wait)
            left -= wait

    # ------------------------------------------------------------------------------------------ servers and channels

    def withhold(self, channel: int, permissions: Iterable[str], user: int | None = None) -> None:
        """Denies exactly these permissions to a person, or to the bot (None), in a channel."""
        self._overwrite(channel, user or self.env.backend.bot_user.id, dict.fromkeys(permissions, False))

    def grant(self, channel: int, permissions: Iterable[str], user: int) -> None:
        self._overwrite(channel, user, dict.fromkeys(permissions, True))

    def _overwrite(self, channel: int, user: int, permissions: dict[str, bool]) -> None:
        allow, deny = discord.PermissionOverwrite(**permissions).pair()
        overwrite = Overwrite(user, OverwriteType.MEMBER, allow.value, deny.value)
        self.env.backend.set_overwrite(channel, overwrite)

    def dm_channel(self, user: int) -> int | None:
        """The channel for DMs between the person and the bot, or None."""
        return self.env.backend.dm_channels.get(user)

    def messages(self, channel: int, viewer: int | None = None) -> list[Message]:
        """A channel's messages, oldest first, with ephemeral answers to ``viewer``, without system messages."""
        there = self.env.backend.messages.get(channel, {}).values()
        return [one for one in there if one.type in _ORDINARY and one.visible_to(viewer)]

    def bot_in(self, server: simcord.GuildHandle) -> simcord.MemberActor:
        return simcord.MemberActor(self.env, server, simcord.UserHandle(self.env, self.env.backend.bot_user))

    def message(self, channel: int, message: int | None) -> Message | None:
        return self.env.backend.messages.get(channel, {}).get(message or 0)

    def payload(self, message: Message) -> Json:
        return dict(serializers.message_payload(self.env.backend, message))

    def delete_message(self, channel: int, message: int) -> None:
        self.env.backend.delete_message(channel, message)

    def delete_channel(self, channel: int) -> None:
        self.env.backend.delete_channel(channel)

    def remove_bot(self, guild: int) -> None:
        backend = self.env.backend
        kept = backend.get_guild(guild)
        places = [*kept.channel_ids, *kept.thread_ids]
        channels = {at: backend.channels[at] for at in places}
        self._without_bot[guild] = kept, channels, {at: backend.messages.get(at, {}) for at in places}
        backend.remove_guild(guild)

    def invite(self, guild: int) -> None:
        backend = self.env.backend
        kept, channels, messages = self._without_bot.pop(guild)
        backend.guilds[guild] = kept
        backend.channels.update(channels)
        backend.messages.update(messages)
        payload = dict(serializers.guild_create_payload(backend, kept))
        # By this Discord tells an invitation from the end of an outage.
        payload.pop("unavailable", None)
        backend.emit("GUILD_CREATE", payload)

    @property
    def emoji(self) -> list[str]:
        return [emoji.name for emoji in self.env.backend.application_emojis.values()]

    def clear_emoji(self) -> None:
        """Deletes the application's emoji, as its owner can in the Developer Portal."""
        self.env.backend.application_emojis.clear()

    def outage(self, guild: int) -> None:
        """Makes a server unavailable until ``recover``; the bot stays a member."""
        self.env.backend.emit("GUILD_DELETE", {"id": str(guild), "unavailable": True})

    def recover(self, guild: int) -> None:
        backend = self.env.backend
        payload = serializers.guild_create_payload(backend, backend.get_guild(guild))
        backend.emit("GUILD_CREATE", {**payload, "unavailable": False})

    def archive(self, thread: int, *, locked: bool) -> None:
        metadata = self.env.backend.channels[thread].thread_metadata
        assert metadata is not None
        metadata.archived, metadata.locked = True, locked

    def rename(self, channel: int, name: str) -> None:
        self.env.backend.channels[channel].name = name
        payload = serializers.channel_payload(self.env.backend, self.env.backend.channels[channel])
        self.env.backend.emit("CHANNEL_UPDATE", payload)

    def delete_account(self, user: int) -> None:
        """Deletes an account. Discord still shows it, under a name for deleted users."""
        self.env.backend.users[user].name = f"deleted_user_{user:x}"

    # ------------------------------------------------------------------------------------------ interactions

    async def deliver(self, *presses: Press, times: int = 1) -> list[Interaction]:
        """Delivers interactions before the bot handles the first, each ``times`` times under one id.

        Does not check whether the message is visible and has the component.
        """
        ready = [self._interaction(press) for press in presses]
        for _ in range(times):
            for _, payload in ready:
                self.env.backend.emit("INTERACTION_CREATE", payload)
        await self.settle()
        return [record for record, _ in ready]

    def _interaction(self, press: Press) -> tuple[Interaction, Json]:
        backend = self.env.backend
        record, payload = interactions.base_payload(
            backend,
            type=InteractionType.MODAL_SUBMIT if press.form else InteractionType.MESSAGE_COMPONENT,
            channel_id=press.message.channel_id,
            guild_id=backend.get_channel(press.message.channel_id).guild_id,
            user_id=press.user,
            data=press.data,
        )
        record.source_message_id = press.message.id
        return record, {**payload, "message": self.payload(press.message)}

    def response(self, message: Message) -> simcord.ResponseMessage:
        return simcord.ResponseMessage(self.env, message)

    @staticmethod
    def record(result: simcord.InteractionResult) -> Interaction:
        return result._interaction

    # ------------------------------------------------------------------------------------------ requests

    def _intercept(self, dispatch: Callable[..., Any]) -> Callable[..., Any]:
        @wraps(dispatch)
        def between(backend: Any, method: str, path: str, **rest: Any) -> Any:
            if backend is not self.env.backend:
                return dispatch(backend, method, path, **rest)
            request = self._request(method, path, rest.get("json"), rest.get("files") or ())
            self.requests.append(request)
            try:
                return self._serve(request, lambda: dispatch(backend, method, path, **rest))
            except (simcord.RouteNotImplemented, simcord.UnsupportedField) as gap:
                self.gaps.append(str(gap))
                raise
            except Exception as error:
                request.error = error
                raise

        return between

    def _serve(self, request: Request, dispatch: Callable[[], Any]) -> Any:
        fault = next((fault for fault in self.faults if fault.strikes(request)), None)
        if fault is not None and not fault.lost:
            raise self._strike(fault)
        if request.kind is RequestKind.DM and request.user in self.closed:
            raise simcord.BackendError(403, self.closed[request.user], "Cannot send messages to this user")
        if any(request.path.startswith(f"/channels/{group}") for group in self.groups):
            raise simcord.BackendError(403, 50001, "Missing Access")
        self._refuse_taken_name(request)
        answer = self._earlier_message(request) or dispatch()
        self._keep_nonce(request, answer)
        if not request.twin:
            self._witness(request, answer)
        if fault is not None:
            raise self._strike(fault)
        return answer

    def _refuse_taken_name(self, request: Request) -> None:
        if request.kind is RequestKind.EMOJI and request.body["name"] in {
            emoji.name for emoji in self.env.backend.application_emojis.values()
        }:
            raise simcord.BackendError(400, 50035, "APPLICATION_EMOJI_NAME_ALREADY_TAKEN")

    def _strike(self, fault: RequestFault) -> Exception:
        fault.hits += 1
        self.struck += 1
        return simcord.BackendError(fault.status, fault.code, "injected by the test")

    def _request(self, method: str, path: str, body: Any, files: Iterable[discord.File]) -> Request:
        kind, user = kind_of(method, path), self._person_of(path)
        if kind is RequestKind.TABLE and user is not None:
            kind = RequestKind.DM
        return Request(method, path, body, tuple(map(_upload, files)), kind, user)

    def _person_of(self, path: str) -> int | None:
        backend = self.env.backend
        match path.strip("/").split("/"):
            case ["channels", channel, *_] if int(channel) in backend.channels:
                return next(iter(backend.channels[int(channel)].recipient_ids), None)
            case ["interactions" | "webhooks", _, token, *_]:
                record = backend.interactions.get(backend.interaction_tokens.get(token, 0))
                return record.user_id if record is not None else None
        return None

    # ------------------------------------------------------------------------------------------ nonces

    def _earlier_message(self, request: Request) -> Json | None:
        key = _nonce(request)
        if key is None or key not in self._nonces:
            return None
        first, when = self._nonces[key]
        message = self.message(key[0], first)
        if message is None or self.env.backend.clock.elapsed - when > NONCE_SECONDS:
            return None
        request.twin = True
        return self.payload(message)

    def _keep_nonce(self, request: Request, answer: Any) -> None:
        if (key := _nonce(request)) is not None and not request.twin:
            self._nonces[key] = (int(answer["id"]), self.env.backend.clock.elapsed)

    # ------------------------------------------------------------------------------------------ who saw what

    def _witness(self, request: Request, answer: Any) -> None:
        if request.kind in (RequestKind.LOOK, RequestKind.OPEN_DM, RequestKind.EMOJI) or request.body is None:
            return
        body, message = request.body, self._shown(request, answer)
        if request.kind is RequestKind.ANSWER:
            body = body.get("data")
        if body:
            shown = body if isinstance(body, dict) else {"commands": body}
            self.seen.append(SeenContent(self._audience(request, message), _channel(message), shown, request.files))

    def _shown(self, request: Request, answer: Any) -> Message | None:
        found = answer.get("resource", {}).get("message", {}) if request.kind is RequestKind.ANSWER else answer
        if not isinstance(found, Mapping) or "channel_id" not in found:
            return None
        return self.message(int(found["channel_id"]), int(found["id"]))

    def _audience(self, request: Request, message: Message | None) -> frozenset[int] | None:
        if message is None:
            # A modal or autocomplete choices are seen only by the person who asked. What concerns no person is public.
            return None if request.user is None else frozenset({request.user})
        if message.is_ephemeral:
            owner = (message.interaction_metadata or {}).get("user", {}).get("id")
            return frozenset({int(owner)} if owner else set())
        recipients = self.env.backend.channels[message.channel_id].recipient_ids
        return frozenset(recipients) if recipients else None


def _authorized(payload: Json) -> Json:
    """SimCord leaves out the installation and the context kind."""
    if "guild_id" in payload:
        return {"context": 0, "authorizing_integration_owners": {"0": payload["guild_id"]}}
    return {"context": 1, "authorizing_integration_owners": {"0": "0"}}


def _in_group(payload: Json) -> Json:
    told = {key: value for key, value in payload.items() if key not in ("guild", "guild_id", "guild_locale", "member")}
    person = payload.get("user") or payload["member"]["user"]
    if resolved := told["data"].get("resolved"):
        told["data"] = {**told["data"], "resolved": {key: resolved[key] for key in resolved if key != "members"}}
    channel = {"id": payload["channel_id"], "type": 3, "name": "Friends", "recipients": []}
    owners = {"1": person["id"]}
    return told | {"user": person, "channel": channel, "context": 2, "authorizing_integration_owners": owners}


def _copied(thing: Any) -> Any:
    """Much faster than ``copy.deepcopy`` for JSON."""
    try:
        return marshal.loads(marshal.dumps(thing))  # noqa: S302 - bytes that it has just written
    except ValueError:
        return _rebuilt(thing)


def _rebuilt(thing: Any) -> Any:
    if type(thing) is dict:
        return {key: _rebuilt(value) for key, value in thing.items()}
    if type(thing) is list:
        return [_rebuilt(value) for value in thing]
    return thing if isinstance(thing, str | int | float | None) else copy.deepcopy(thing)


def _channel(message: Message | None) -> int:
    return message.channel_id if message is not None else 0


def _upload(file: discord.File) -> Upload:
    data = file.fp.read()
    file.fp.seek(0)
    return Upload(file.filename, file.description or "", data)


def _nonce(request: Request) -> tuple[int, str] | None:
    if request.kind not in (RequestKind.DM, RequestKind.TABLE) or not request.body.get("enforce_nonce"):
        return None
    return int(request.path.split("/")[2]), str(request.body["nonce"])


def _with_latency(request: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
    """Lets other tasks run during a request, and raises discord.py's errors."""

    @wraps(request)
    async def with_latency(*arguments: Any, **options: Any) -> Any:
        await asyncio.sleep(0)
        try:
            return await request(*arguments, **options)
        except discord.HTTPException as error:
            if error.status < 500:
                raise
            told = {"code": error.code, "message": error.text}
            raise discord.DiscordServerError(error.response, told) from error
        finally:
            await asyncio.sleep(0)

    return with_latency
