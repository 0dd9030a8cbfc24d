import time
from typing import Any

from tests.fakes.wire.api_errors import unknown
from tests.fakes.wire.entities import EPHEMERAL, LOADING, Json, Message
from tests.fakes.wire.interactions import HOW, Interaction, Interactions
from tests.fakes.wire.messages import Messages
from tests.fakes.wire.payloads import message_json, user_json
from tests.fakes.wire.traffic_log import ReceivedRequest
from tests.fakes.wire.world import World

Reply = tuple[int, Any]


class InteractionEndpoints:
    """Each method takes a request, its body and path parts, and returns a status and JSON."""

    def __init__(self, world: World, messages: Messages, interactions: Interactions) -> None:
        self._world = world
        self._messages = messages
        self._interactions = interactions

    def answer(self, request: ReceivedRequest, body: Json, number: str, token: str) -> Reply:
        found = self._interactions.to_answer(number, token)
        data, kind = body.get("data") or {}, body["type"]
        match kind:
            case 4 | 5:
                found.post = self._post(request, found, data, loading=kind == 5)
            case 7 if found.source is not None:
                found.post = self._messages.edit(request, found.source, data)
            case 6:
                found.post = found.source
            case 8:
                found.choices = data.get("choices") or []
            case 9:
                found.modal = data
        found.how, found.took = HOW[kind], time.monotonic() - found.began
        found.answered.set()
        self._world.noticed.set()
        if "with_response=1" not in request.query and "with_response=true" not in request.query.lower():
            return 204, None
        return 200, self._callback_json(found, kind)

    def _callback_json(self, found: Interaction, kind: int) -> Json:
        told: Json = {"id": str(found.id), "type": found.kind}
        told |= {"response_message_loading": kind == 5, "response_message_ephemeral": False}
        resource: Json = {"type": kind}
        if found.post is not None:
            told["response_message_id"] = str(found.post.id)
            told["response_message_ephemeral"] = found.post.is_ephemeral
            if kind in (4, 5, 7):
                resource["message"] = message_json(found.post, self._world.me)
        return {"interaction": told, "resource": resource}

    def _post(self, request: ReceivedRequest, found: Interaction, data: Json, *, loading: bool = False) -> Message:
        viewer = found.user.id if (data.get("flags") or 0) & EPHEMERAL else None
        asked_by = {
            "id": str(found.id),
            "type": found.kind,
            "user": user_json(found.user),
            "authorizing_integration_owners": {},
        }
        kind = 20 if found.source is None and not found.how else 0
        made = self._messages.post(request, found.channel, data, viewer=viewer, asked_by=asked_by, type=kind)
        made.flags |= LOADING if loading else 0
        return made

    # ------------------------------------------------------------------------------------------ follow-ups

    def follow(self, request: ReceivedRequest, body: Json, _: str, token: str) -> Reply:
        found = self._interactions.to_follow(token)
        if found.loading and found.post is not None:
            made = self._messages.edit(request, found.post, body)
        else:
            made = self._post(request, found, body)
            found.follow_ups.append(made)
        self._world.noticed.set()
        return 200, message_json(made, self._world.me)

    def get(self, _: ReceivedRequest, __: Json, ___: str, token: str, message: str) -> Reply:
        return 200, message_json(self._find(token, message), self._world.me)

    def edit(self, request: ReceivedRequest, body: Json, _: str, token: str, message: str) -> Reply:
        made = self._messages.edit(request, self._find(token, message), body)
        self._world.noticed.set()
        return 200, message_json(made, self._world.me)

    def delete(self, _: ReceivedRequest, __: Json, ___: str, token: str, message: str) -> Reply:
        self._world.delete_message(self._find(token, message))
        return 204, None

    def _find(self, token: str, message: str) -> Message:
        found = self._interactions.to_follow(token)
        mine = [found.post, *found.follow_ups]
        chosen = mine[:1] if message == "@original" else [one for one in mine if one and one.id == int(message)]
        if not chosen or chosen[0] is None or chosen[0].deleted:
            raise unknown("Message")
        return chosen[0]
