"""What is kept of all that the bot asked for and said."""

import json
from dataclasses import dataclass
from typing import Any

from tests.support.requests_seen import SeenContent, Upload


@dataclass(slots=True, eq=False)
class ReceivedRequest:
    """A request. ``route`` is its template; ``status`` what it was answered with, 0 where it was not.

    ``raw`` is the JSON as it came; of a form with files, its ``payload_json``. ``twin``: the message was there already,
    under the same nonce. ``trouble`` names what a test let go wrong with it.
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

    @property
    def body(self) -> Any:
        """The JSON, None where there was none."""
        return json.loads(self.raw) if self.raw else None

    def __str__(self) -> str:
        return f"{self.method} {self.path} {self.status}" + (f" ({self.trouble})" if self.trouble else "")


@dataclass(frozen=True, slots=True, eq=False)
class MessageVersion:
    """A message at one moment of its life, as it was sent: made (``new``) or changed, and who could see it.

    ``audience`` None is everybody.
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
        """The same, to be read."""
        body = json.loads(self.raw)
        return SeenContent(self.audience, self.channel, body.get("data", body), self.files)

    @property
    def text(self) -> str:
        """All of it that can be read."""
        return self.seen.text
