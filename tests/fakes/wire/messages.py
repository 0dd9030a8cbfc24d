"""Creates and edits messages from request bodies, and records who sees them and who is pinged."""

import re
from collections.abc import Callable
from typing import Any

from tests.fakes.wire.api_errors import invalid_form
from tests.fakes.wire.entities import EPHEMERAL, LOADING, Channel, Json, Message
from tests.fakes.wire.policy import Settings
from tests.fakes.wire.traffic_log import MessageVersion, ReceivedRequest
from tests.fakes.wire.world import World
from tests.support.limits import COMPONENTS_V2, walk

_MENTION = re.compile(r"<@!?(\d+)>")
_SETTABLE = COMPONENTS_V2 | EPHEMERAL | 1 << 2 | 1 << 12


class Messages:
    def __init__(self, world: World, settings: Settings) -> None:
        self._world = world
        self._settings = settings
        self.said: list[MessageVersion] = []
        self.heard: Callable[[MessageVersion], None] = lambda _: None
        self._nonces: dict[tuple[int, str], Message] = {}

    def post(self, request: ReceivedRequest, channel: Channel, body: Json, **more: Any) -> Message:
        world = self._world
        made = Message(world.number(), channel, world.me, world.now(), nonce=body.get("nonce"), **more)
        made.flags = (body.get("flags") or 0) & _SETTABLE
        _fill(made, request, body)
        made.rang = _pinged(made, body)
        world.add(made)
        self._witness(request, made, new=True)
        return made

    def post_once(self, request: ReceivedRequest, channel: Channel, body: Json) -> Message:
        """Creates a message, or returns the earlier message with its nonce."""
        if not body.get("enforce_nonce") or body.get("nonce") is None:
            return self.post(request, channel, body)
        key = (channel.id, str(body["nonce"]))
        first = self._nonces.get(key)
        if first is None or self._world.now() - first.when > self._settings.nonce_life:
            first = self._nonces[key] = self.post(request, channel, body)
        else:
            request.twin = True
        return first

    def edit(self, request: ReceivedRequest, message: Message, body: Json) -> Message:
        """Edits the message fields in the body. Raises ApiError."""
        modern = message.flags & COMPONENTS_V2
        if modern and (body.get("content") or body.get("embeds")):
            raise invalid_form(["components v2 alone: content or embeds"])
        first = message.flags & LOADING
        message.flags = message.flags & ~LOADING | (body.get("flags") or 0) & COMPONENTS_V2
        _fill(message, request, body)
        message.edited = None if first else self._world.now()
        self._world.changed(message)
        self._witness(request, message, new=bool(first))
        return message

    def _witness(self, request: ReceivedRequest, message: Message, *, new: bool) -> None:
        if self._settings.witness:
            now, where = self._world.now(), message.channel.id
            said = MessageVersion(now, new, message.id, where, message.audience, request.raw, request.files)
            self.said.append(said)
            self.heard(said)


def _fill(message: Message, request: ReceivedRequest, body: Json) -> None:
    if "content" in body:
        message.content = body["content"] or ""
    if "embeds" in body:
        message.embeds = body["embeds"] or []
    if "components" in body:
        message.components = body["components"] or []
    if "attachments" in body or request.files:
        message.attachments = [
            {
                "id": str(number),
                "filename": file.name,
                "description": file.description,
                "size": len(file.data),
                "url": f"https://cdn.discordapp.com/attachments/{message.id}/{file.name}",
                "proxy_url": f"https://media.discordapp.net/attachments/{message.id}/{file.name}",
            }
            for number, file in enumerate(request.files)
        ]


def _pinged(message: Message, body: Json) -> frozenset[int]:
    texts = [message.content, *(part.get("content") or "" for part in walk(message.components))]
    named = {int(found) for text in texts if "<@" in text for found in _MENTION.findall(text)}
    allowed = body.get("allowed_mentions")
    if allowed is None or "users" in (allowed.get("parse") or ()):
        return frozenset(named)
    return frozenset(named & {int(one) for one in allowed.get("users") or ()})
