from typing import Any
from urllib.parse import parse_qs

from tests.fakes.wire.api_errors import ApiError, missing_permissions, unknown
from tests.fakes.wire.entities import DM, TEXT, THREAD, Channel, Json, Message
from tests.fakes.wire.messages import Messages
from tests.fakes.wire.payloads import channel_json, message_json
from tests.fakes.wire.permissions import demand
from tests.fakes.wire.rate_limits import RateLimits
from tests.fakes.wire.traffic_log import ReceivedRequest
from tests.fakes.wire.world import World

Reply = tuple[int, Any]


class ChannelEndpoints:
    """Each method takes a request, its body and path parts, and returns a status and JSON."""

    def __init__(self, world: World, messages: Messages, buckets: RateLimits) -> None:
        self._world = world
        self._messages = messages
        self._buckets = buckets

    def get(self, _: ReceivedRequest, __: Json, channel: str) -> Reply:
        found = self._world.find(channel)
        self._demand(found)
        return 200, channel_json(found, self._world.me)

    def change(self, _: ReceivedRequest, body: Json, channel: str) -> Reply:
        found = self._world.find(channel)
        if found.kind != THREAD or "locked" in body:
            self._demand(found, "manage_threads" if found.kind == THREAD else "manage_channels")
        found.name = body.get("name", found.name)
        found.archived = body.get("archived", found.archived)
        found.locked = body.get("locked", found.locked)
        found.archives_after = body.get("auto_archive_duration", found.archives_after)
        told = channel_json(found, self._world.me)
        self._world.emit("THREAD_UPDATE" if found.kind == THREAD else "CHANNEL_UPDATE", found.guild, lambda: told)
        return 200, told

    def delete(self, _: ReceivedRequest, __: Json, channel: str) -> Reply:
        found = self._world.find(channel)
        self._demand(found, "manage_threads" if found.kind == THREAD else "manage_channels")
        told = channel_json(found, self._world.me)
        if found.kind != DM:
            self._world.delete_channel(found)
        return 200, told

    def typing(self, _: ReceivedRequest, __: Json, channel: str) -> Reply:
        self._demand(self._world.find(channel), "send_messages")
        return 204, None

    # ------------------------------------------------------------------------------------------ messages

    def history(self, request: ReceivedRequest, _: Json, channel: str) -> Reply:
        found, asked = self._world.find(channel), parse_qs(request.query)
        self._demand(found)
        limit, before, after = (int(asked.get(key, ["0"])[0]) for key in ("limit", "before", "after"))
        there = [one for one in found.messages.values() if one.viewer is None and one.id > after]
        there = [one for one in there if not before or one.id < before]
        chosen = there[: limit or 50] if after else there[-(limit or 50) :]
        return 200, [message_json(one, self._world.me) for one in reversed(chosen)]

    def message(self, _: ReceivedRequest, __: Json, channel: str, message: str) -> Reply:
        found = self._world.find(channel)
        self._demand(found, "read_message_history")
        return 200, message_json(self._world.find_message(found, message), self._world.me)

    def post(self, request: ReceivedRequest, body: Json, channel: str) -> Reply:
        found = self._world.find(channel)
        self._demand(found, "send_messages_in_threads" if found.kind == THREAD else "send_messages")
        if found.locked:
            raise missing_permissions()
        self._world.check_dm(found)
        return 200, message_json(self._messages.post_once(request, found, body), self._world.me)

    def edit(self, request: ReceivedRequest, body: Json, channel: str, message: str) -> Reply:
        found = self._mine(channel, message)
        if found.channel.archived:
            raise ApiError(400, 50083, "Thread is archived")
        self._buckets.check_old(found, self._world.now())
        return 200, message_json(self._messages.edit(request, found, body), self._world.me)

    def delete_message(self, _: ReceivedRequest, __: Json, channel: str, message: str) -> Reply:
        found = self._world.find_message(self._world.find(channel), message)
        self._demand(found.channel, *([] if found.author is self._world.me else ["manage_messages"]))
        self._world.delete_message(found)
        return 204, None

    def _mine(self, channel: str, message: str) -> Message:
        place = self._world.find(channel)
        self._demand(place)
        found = self._world.find_message(place, message)
        if found.author is not self._world.me:
            raise ApiError(403, 50005, "Cannot edit a message authored by another user")
        return found

    # ------------------------------------------------------------------------------------------ threads

    def thread_on(self, _: ReceivedRequest, body: Json, channel: str, message: str) -> Reply:
        """Starts a thread on a message, with the message's id; a message has only one."""
        parent = self._parent(channel)
        hung = self._world.find_message(parent, message)
        if hung.id in self._world.channels:
            raise ApiError(400, 160004, "A thread has already been created for this message")
        made = self._start(parent, body, hung.id)
        hung.flags |= 1 << 5
        self._note(made, 21, {"message_id": str(hung.id), "channel_id": str(parent.id)})
        self._world.changed(hung)
        return 201, channel_json(made, self._world.me)

    def thread(self, _: ReceivedRequest, body: Json, channel: str) -> Reply:
        parent = self._parent(channel)
        made = self._start(parent, body, self._world.number())
        self._note(parent, 18, {"channel_id": str(made.id)})
        return 201, channel_json(made, self._world.me)

    def _parent(self, channel: str) -> Channel:
        parent = self._world.find(channel)
        self._demand(parent)
        if parent.kind != TEXT:
            raise ApiError(400, 50024, "Cannot execute action on this channel type")
        self._demand(parent, "create_public_threads")
        return parent

    def _start(self, parent: Channel, body: Json, number: int) -> Channel:
        return self._world.thread(parent, body["name"], number, body.get("auto_archive_duration") or 4320)

    def _note(self, channel: Channel, kind: int, refers_to: Json) -> None:
        world = self._world
        world.add(Message(world.number(), channel, world.me, world.now(), type=kind, refers_to=refers_to))

    def enter(self, _: ReceivedRequest, __: Json, channel: str, user: str) -> Reply:
        thread, number = self._thread_for(channel, user)
        assert thread.guild is not None
        if number not in thread.guild.members:
            raise unknown("Member")
        thread.inside.add(number)
        return 204, None

    def part(self, _: ReceivedRequest, __: Json, channel: str, user: str) -> Reply:
        thread, number = self._thread_for(channel, user)
        thread.inside.discard(number)
        return 204, None

    def inside(self, _: ReceivedRequest, __: Json, channel: str) -> Reply:
        thread, _mine = self._thread_for(channel, "@me")
        return 200, [{"id": str(thread.id), "user_id": str(one), "flags": 0} for one in sorted(thread.inside)]

    def _thread_for(self, channel: str, user: str) -> tuple[Channel, int]:
        thread = self._world.find(channel)
        self._demand(thread)
        if thread.kind != THREAD:
            raise ApiError(400, 50024, "Cannot execute action on this channel type")
        return thread, self._world.me.id if user == "@me" else int(user)

    def _demand(self, channel: Channel, *needed: str) -> None:
        demand(channel, self._world.me.id, *needed)
