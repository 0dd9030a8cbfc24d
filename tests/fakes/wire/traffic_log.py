"""Records of what passed over the wire: the bot's requests, and each version of each message."""

import json
from dataclasses import dataclass
from typing import Any

from tests.support.requests_seen import SeenContent, Upload


@dataclass(slots=True, eq=False)
class ReceivedRequest:
    """A request. ``route`` is its template; ``status`` the status of the answer, 0 if there was none.

    ``raw`` is the JSON as it came; of a form with files, its ``payload_json``. ``twin``: an earlier message has the
    same nonce, so no second one was made. ``trouble`` names the fault that hit the request.

    ``host`` is the name by which the bot called this Discord: it tells apart processes that call it by different names.
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
        """The JSON, None if there was none."""
        return json.loads(self.raw) if self.raw else None

    def __str__(self) -> str:
        return f"{self.method} {self.path} {self.status}" + (f" ({self.trouble})" if self.trouble else "")


@dataclass(frozen=True, slots=True, eq=False)
class MessageVersion:
    """A message as it was sent at one moment, new or edited, and who could see it.

    ``audience`` is None for everybody.
    """

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
