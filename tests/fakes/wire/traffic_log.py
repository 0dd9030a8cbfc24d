"""Records wire traffic: bot requests, and each message version."""

import json
from dataclasses import dataclass
from typing import Any

from tests.support.requests_seen import SeenContent, Upload


@dataclass(slots=True, eq=False)
class ReceivedRequest:
    """A request. ``route`` is its template, ``status`` the response's, 0 without a response.

    ``raw`` is the JSON as received; for a form with files, its ``payload_json``. ``twin``: Discord created no message,
    because an earlier message has this nonce. ``trouble`` names the injected fault. ``host`` is the host name used by
    the bot; it differs between processes.
    """

    when: float
    method: str
    path: str
    route: str
    raw: bytes
    query: str = ""
    files: tuple[Upload, ...] = ()
    status: int = 0
    code: int = 0
    twin: bool = False
    trouble: str = ""
    host: str = ""

    @property
    def body(self) -> Any:
        return json.loads(self.raw) if self.raw else None

    def __str__(self) -> str:
        return f"{self.method} {self.path} {self.status}" + (f" ({self.trouble})" if self.trouble else "")


@dataclass(frozen=True, slots=True, eq=False)
class MessageVersion:
    """A message as sent, new or edited. ``audience`` is None for everybody."""

    when: float
    new: bool
    message: int
    channel: int
    audience: frozenset[int] | None
    raw: bytes
    files: tuple[Upload, ...] = ()

    @property
    def seen(self) -> SeenContent:
        body = json.loads(self.raw)
        return SeenContent(self.audience, self.channel, body.get("data", body), self.files)

    @property
    def text(self) -> str:
        return self.seen.text
