"""Bot requests received by a fake Discord: kinds, faults, and content by viewer."""

import fnmatch
import json
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final

from tests.support.message_reader import text_of

Json = dict[str, Any]


class RequestKind(StrEnum):
    """A request's purpose, as far as tests distinguish it."""

    OPEN_DM = "open dm"
    DM = "dm"
    TABLE = "table message"
    EDIT = "edit"
    DELETE = "delete"
    THREAD = "thread"
    ANSWER = "interaction answer"
    FOLLOW_UP = "follow-up"
    ANSWER_EDIT = "edit of an answer"
    EMOJI = "emoji"
    LOOK = "look"
    OTHER = "other"


_PATHS: Final[tuple[tuple[str, str, RequestKind], ...]] = (
    ("GET", "*", RequestKind.LOOK),
    ("POST", "/users/@me/channels", RequestKind.OPEN_DM),
    ("POST", "/channels/*/threads", RequestKind.THREAD),
    ("POST", "/channels/*/messages", RequestKind.TABLE),
    ("PATCH", "/channels/*/messages/*", RequestKind.EDIT),
    ("DELETE", "/channels/*/messages/*", RequestKind.DELETE),
    ("POST", "/interactions/*/callback", RequestKind.ANSWER),
    ("POST", "/webhooks/*", RequestKind.FOLLOW_UP),
    ("PATCH", "/webhooks/*/messages/*", RequestKind.ANSWER_EDIT),
    ("POST", "/applications/*/emojis", RequestKind.EMOJI),
)


def kind_of(method: str, path: str) -> RequestKind:
    """Returns a request's kind by its path, with DM messages as table messages."""
    return next(
        (kind for verb, form, kind in _PATHS if verb == method and fnmatch.fnmatch(path, form)), RequestKind.OTHER
    )


REFUSALS: Final[Mapping[RequestKind, tuple[tuple[int, int], ...]]] = {
    RequestKind.OPEN_DM: ((500, 0), (403, 50007)),
    RequestKind.DM: ((500, 0), (403, 50007), (403, 50278), (404, 10003)),
    RequestKind.TABLE: ((500, 0), (403, 50001), (403, 50013), (404, 10003)),
    RequestKind.EDIT: ((500, 0), (403, 50001), (403, 50013), (404, 10003), (404, 10008)),
    RequestKind.DELETE: ((500, 0), (403, 50001), (404, 10003), (404, 10008)),
    RequestKind.THREAD: ((500, 0), (403, 50001), (403, 50013), (404, 10003), (404, 10008)),
    RequestKind.ANSWER: ((500, 0), (404, 10062), (400, 40060)),
    RequestKind.FOLLOW_UP: ((500, 0), (404, 10015), (401, 50027)),
    RequestKind.ANSWER_EDIT: ((500, 0), (404, 10008), (404, 10015), (401, 50027)),
    RequestKind.EMOJI: ((500, 0), (403, 50013), (400, 30008), (400, 50035)),
    RequestKind.LOOK: ((500, 0), (403, 50001), (404, 10003), (404, 10008)),
    RequestKind.OTHER: ((500, 0),),
}
"""The statuses and codes with which Discord may refuse each kind of request in everyday operation."""


@dataclass(frozen=True, slots=True)
class Upload:
    name: str
    description: str
    data: bytes


@dataclass(slots=True)
class Request:
    """A bot request.

    ``user`` is the person whose DM or interaction it is for. ``error`` is Discord's refusal, before or after execution.
    ``twin``: Discord created no message, because an earlier message has this nonce.
    """

    method: str
    path: str
    body: Any
    files: tuple[Upload, ...]
    kind: RequestKind
    user: int | None
    error: Exception | None = None
    twin: bool = False


@dataclass(slots=True)
class RequestFault:
    """Makes requests of a kind fail: Discord refuses them, or with ``lost`` carries them out without an answer."""

    kind: RequestKind
    status: int = 500
    code: int = 0
    user: int | None = None
    times: int | None = None
    lost: bool = False
    channel: int | None = None
    hits: int = 0

    def strikes(self, request: Request) -> bool:
        spent = self.times is not None and self.hits >= self.times
        here = self.channel is None or f"/channels/{self.channel}/" in request.path
        return not spent and here and request.kind is self.kind and self.user in (None, request.user)


@dataclass(frozen=True, slots=True)
class SeenContent:
    """Content shown to ``audience``, or to everybody if None."""

    audience: frozenset[int] | None
    channel: int
    body: Json
    files: tuple[Upload, ...]

    @property
    def text(self) -> str:
        """The readable text, file names and descriptions included."""
        files = [{"filename": file.name, "description": file.description} for file in self.files]
        return text_of({**self.body, "attachments": files})

    @property
    def raw(self) -> str:
        """Everything received by the Discord client, ids and values included."""
        return json.dumps(self.body, ensure_ascii=False) + "".join(f"\n{file.name}" for file in self.files)
